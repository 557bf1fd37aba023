public import SpecModel
import SpecSyntax
import SpecText

/// Finds the definition that a use of a design value means: the nearest one, never one of several.
public struct TokenScopes: Sendable {
  /// How far the definition is from the use, nearest first.
  public enum Scope: String, Sendable, Hashable, CaseIterable {
    case file, linked, folder, above, workspace
  }

  /// What a name means in a document.
  public enum Meaning: Sendable, Hashable {
    /// One definition, or several that agree.
    case defined(Token, Scope)
    /// Several documents that are equally near define it differently.
    case ambiguous([Token], Scope)
    /// No document of the run defines it.
    case undefined
  }

  private var definitions: [String: [(document: Int, token: Token)]] = [:]
  private let folders: [ServedFolders]
  private let linked: [Set<Int>]

  /// Collects the definitions of all documents.
  public init(_ facts: WorkspaceFacts) {
    folders = facts.documents.map { ServedFolders(path: $0.source.path) }
    linked = facts.documents.indices.map { number in
      Set(facts.links(of: number).filter { $0.kind != .link }.compactMap(\.document))
    }
    for (number, spec) in facts.specs.enumerated() {
      for token in spec.tokens {
        let keys: Set<String> = [TokenIndex.key(token.name), TokenIndex.key(token.id)]
        for key in keys { definitions[key, default: []].append((number, token)) }
      }
    }
  }

  /// What a name means in a document.
  ///
  /// - Complexity: O(definitions of the name).
  public func meaning(of name: String, in document: Int) -> Meaning {
    guard let found = definitions[TokenIndex.key(name)] else { return .undefined }
    var nearest: (scope: Scope, distance: Int, tokens: [Token])?
    for (number, token) in found {
      let (scope, distance) = scope(of: number, from: document)
      let order = (Self.rank(scope), distance)
      guard let best = nearest, order >= (Self.rank(best.scope), best.distance) else {
        nearest = (scope, distance, [token])
        continue
      }
      if order == (Self.rank(best.scope), best.distance) { nearest?.tokens.append(token) }
    }
    guard let nearest, let first = nearest.tokens.first else { return .undefined }
    // One file may give a value for each mode: that is no doubt about which definition is meant.
    let others = nearest.tokens.filter { $0.origin.file != first.origin.file }
    let agree = others.allSatisfy { $0.value == first.value }
    return agree
      ? .defined(first, nearest.scope) : .ambiguous([first] + others, nearest.scope)
  }

  private static func rank(_ scope: Scope) -> Int { Scope.allCases.firstIndex(of: scope) ?? 0 }

  /// How far a document is from another one; the distance counts folders upwards.
  private func scope(of other: Int, from document: Int) -> (Scope, Int) {
    if other == document { return (.file, 0) }
    if linked[document].contains(other) { return (.linked, 0) }
    let folder = folders[other]
    if folder.folder == folders[document].folder { return (.folder, 0) }
    if folder.isShared, let distance = folder.distance(to: folders[document]) {
      return (.above, distance)
    }
    return (.workspace, 0)
  }
}
