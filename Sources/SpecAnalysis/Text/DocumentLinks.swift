import SpecModel
public import SpecSyntax
public import SpecText

/// A link of a document to another file, to a place in one, or to a spec by name.
public struct DocumentLink: Sendable, Hashable {
  /// What the document says about the other one.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// It belongs to the same subject.
    case related
    /// This document needs it.
    case dependency
    /// This document adds to it.
    case extends
    /// It defines design values that this document uses.
    case tokens
    /// A link in the text.
    case link
  }

  /// What the run knows about the target.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    /// It is a document of the run.
    case read
    /// It exists, but is no part of the run.
    case notRead = "not-read"
    /// No file is there.
    case missing
    /// The disk was not asked, or the target is a name that no document of the run has.
    case unknown
  }

  /// The target as written, without fragment.
  public var target: String
  /// Its path as printed; `nil` where the target is a name that no document has.
  public var path: String?
  /// What follows `#`.
  public var fragment: String?
  /// What the document says about it.
  public var kind: Kind
  /// What the run knows about it.
  public var status: Status
  /// The number of the document of the run.
  public var document: Int?
  /// The state whose section the fragment names.
  public var state: String?
  /// Where it is written.
  public var origin: Origin
}

/// An entry of front matter that names another document.
public struct FrontMatterReference: Sendable, Hashable {
  /// As written, without fragment.
  public var written: String
  /// The path as printed; `nil` where the entry is a name.
  public var path: String?
  /// What follows `#`.
  public var fragment: String?
  /// What the key says.
  public var kind: DocumentLink.Kind
  /// Where it is written.
  public var origin: Origin
}

/// Reads the entries of front matter that name other documents.
public enum FrontMatterReferences {
  /// What a key says, data only; keys are in lower case with hyphens.
  private static let kinds: [String: DocumentLink.Kind] = [
    "related-files": .related, "related": .related, "related-docs": .related,
    "related-documents": .related, "related-documentation": .related, "related-specs": .related,
    "see-also": .related, "see": .related, "references": .related, "links": .related,
    "dependencies": .dependency, "depends-on": .dependency, "requires": .dependency,
    "uses": .dependency, "extends": .extends, "inherits": .extends, "based-on": .extends,
    "parent": .extends, "design-tokens": .tokens, "tokens-file": .tokens, "style-guide": .tokens,
    "design-system": .tokens, "theme": .tokens,
  ]

  /// The references of a document, in order; values that are mappings define and refer to nothing.
  public static func find(in document: Document) -> [FrontMatterReference] {
    var result: [FrontMatterReference] = []
    for entry in document.frontMatter?.root.entries ?? [] {
      let key = Names.hyphenated(entry.key)
      guard let kind = kinds[key] else { continue }
      let isList = !entry.value.items.isEmpty
      for item in isList ? entry.value.items : [entry.value] {
        guard case .string(let text) = item.value, !text.isEmpty else { continue }
        result.append(read(text, kind, document.origin(item.range), document.source.path))
      }
    }
    return result
  }

  private static func read(
    _ text: String, _ kind: DocumentLink.Kind, _ origin: Origin, _ base: String
  ) -> FrontMatterReference {
    var reference = FrontMatterReference(written: text, kind: kind, origin: origin)
    guard LinkTargets.looksLikePath(text), let parts = LinkTargets.parts(of: text),
      !parts.path.isEmpty, let path = LinkTargets.resolve(parts.path, from: base)
    else { return reference }
    reference.written = parts.path
    reference.path = path
    reference.fragment = parts.fragment
    return reference
  }
}

extension WorkspaceFacts {
  /// The links of a document of the run: those of its front matter, then those of its text.
  ///
  /// - Complexity: O(links + states of the targets).
  public func links(of number: Int) -> [DocumentLink] {
    var result = analyses[number].references.map { link($0) }
    let own = documents[number].source.path
    for target in analyses[number].linkTargets where !target.isFrontMatter {
      guard !target.written.isEmpty else { continue }
      var link = DocumentLink(
        target: target.written, path: target.path, fragment: target.fragment, kind: .link,
        status: .unknown, origin: target.origin)
      settle(&link)
      if link.path != own { result.append(link) }
    }
    return result
  }

  private func link(_ reference: FrontMatterReference) -> DocumentLink {
    var link = DocumentLink(
      target: reference.written, path: reference.path, fragment: reference.fragment,
      kind: reference.kind, status: .unknown, origin: reference.origin)
    if reference.path == nil { link.path = path(ofDocumentNamed: reference.written) }
    settle(&link)
    return link
  }

  /// Says what the run knows about a target.
  private func settle(_ link: inout DocumentLink) {
    guard let path = link.path else { return }
    if let number = document(at: path) {
      link.status = .read
      link.document = number
      link.state = link.fragment.flatMap { state($0, of: number) }
    } else if let exists = exists(path) {
      link.status = exists ? .notRead : .missing
    }
  }

  /// The state whose section has an anchor.
  private func state(_ fragment: String, of number: Int) -> String? {
    guard let section = analyses[number].anchors.section(fragment) else { return nil }
    let heading = Int(documents[number].sections[section].heading)
    guard heading >= 0 else { return nil }
    let range = documents[number].nodes[heading].range
    for machine in specs[number].machines {
      for state in machine.states where range.contains(state.origin.range) { return state.key }
    }
    return nil
  }
}
