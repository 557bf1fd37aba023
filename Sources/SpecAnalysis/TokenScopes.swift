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

  /// Folders whose documents serve the folders beside them, data only.
  private static let sharedFolders: Lexicon = [
    "design-system", "designsystem", "design-tokens", "tokens", "styles", "style-guide",
    "styleguide", "foundations", "foundation", "theme", "themes", "brand", "shared", "common",
  ]
  /// Names of documents that serve the folders below theirs, data only.
  private static let sharedNames: Lexicon = [
    "style-guide", "styleguide", "design", "design-tokens", "design-system", "tokens", "theme",
    "foundations",
  ]

  private var definitions: [String: [(document: Int, token: Token)]] = [:]
  private let folders: [[Substring]]
  private let names: [String]
  private let linked: [Set<Int>]

  /// Collects the definitions of all documents.
  public init(_ facts: WorkspaceFacts) {
    let paths = facts.documents.map { $0.source.path.split(separator: "/") }
    folders = paths.map { Array($0.dropLast()) }
    names = paths.map { path in
      let stem = path.last?.split(separator: ".").first ?? ""
      return Names.hyphenated(String(stem))
    }
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
    let own = folders[document]
    let folder = folders[other]
    if folder == own { return (.folder, 0) }
    let isSharedFolder = folder.last.map { Self.sharedFolders.contains($0.lowercased()) } ?? false
    let served = isSharedFolder ? folder.dropLast() : folder[...]
    let isShared = isSharedFolder || Self.sharedNames.contains(names[other])
    if isShared, own.starts(with: served) { return (.above, own.count - served.count) }
    return (.workspace, 0)
  }
}
