public import SpecSyntax
public import SpecText

/// A file that a document points at, by a link or in its front matter.
public struct LinkTarget: Sendable, Hashable {
  /// The path as written, without fragment.
  public var written: String
  /// The same path seen from where the documents' own paths are printed.
  public var path: String
  /// What follows `#`, decoded; `nil` where there is none.
  public var fragment: String?
  /// Where the path is written.
  public var origin: Origin
  /// Whether it stands in front matter.
  public var isFrontMatter: Bool
  /// The visible text of the link; empty in front matter.
  public var text: String
  /// The same path seen from the folders above that of the document, nearest first, for a bare one in front matter.
  public var fromAbove: [String] = []
  /// Whether a key lists it that names what a document builds on, and not what is related to it.
  public var isDependency = false
}

/// The files that documents point at.
public enum LinkTargets {
  /// Words of a front-matter key that lists files.
  private static let listKeys: Lexicon = [
    "related-files", "related", "related-docs", "related-documents", "related-documentation",
    "related-specs", "see-also",
  ]

  /// All targets of a document on the same disk, front matter first, in order.
  ///
  /// A target without a path (`#anchor`) has the path of the document itself.
  /// - Complexity: O(links).
  public static func targets(of document: Document) -> [LinkTarget] {
    var result = frontMatterTargets(of: document)
    for link in document.links {
      guard let parts = parts(of: link.destination) else { continue }
      let own = parts.path.isEmpty
      guard !own || parts.fragment != nil else { continue }
      let base = document.source.path
      guard let path = own ? base : resolve(parts.path, from: base) else { continue }
      result.append(
        LinkTarget(
          written: parts.path, path: path, fragment: parts.fragment,
          origin: document.origin(link.destinationRange), isFrontMatter: false,
          text: document.string(plain: Int(link.text.lowerBound)..<Int(link.text.upperBound))))
    }
    return result
  }

  /// The paths whose existence the rules want to know, without those seen from folders above.
  public static func paths(of documents: [Document]) -> Set<String> {
    var result: Set<String> = []
    for document in documents { insert(targets(of: document), into: &result) }
    return result
  }

  /// The same for documents that are analysed already.
  public static func paths(of analyses: [DocumentAnalysis]) -> Set<String> {
    var result: Set<String> = []
    for analysis in analyses {
      insert(analysis.linkTargets, into: &result)
      for reference in analysis.references { if let path = reference.path { result.insert(path) } }
    }
    return result
  }

  private static func insert(_ targets: [LinkTarget], into result: inout Set<String>) {
    for target in targets where !target.written.isEmpty { result.insert(target.path) }
  }

  /// The entry of front matter that lists related files, if there is one.
  public static func relatedEntry(of document: Document) -> YAMLNode.Entry? {
    document.frontMatter?.root.entries.first { entry in
      var key = entry.key.lowercased()
      key = String(key.map { $0 == "_" || $0 == " " ? "-" : $0 })
      return listKeys.contains(key) && !entry.value.items.isEmpty
    }
  }

  private static let dependencyKeys: Lexicon = [
    "dependencies", "depends-on", "depends", "requires", "references", "builds-on",
  ]

  private static func frontMatterTargets(of document: Document) -> [LinkTarget] {
    var result: [LinkTarget] = []
    if let entry = relatedEntry(of: document) { result += targets(in: entry, document) }
    for entry in document.frontMatter?.root.entries ?? []
    where !entry.value.items.isEmpty {
      let key = String(entry.key.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
      guard dependencyKeys.contains(key) else { continue }
      // "@scope/name" and "name/name" are packages.
      for var target in targets(in: entry, document) where target.written.hasSuffix(".md") {
        target.isDependency = true
        result.append(target)
      }
    }
    return result
  }

  private static func targets(in entry: YAMLNode.Entry, _ document: Document) -> [LinkTarget] {
    entry.value.items.compactMap { item in
      guard looksLikePath(item.text), let parts = parts(of: item.text), !parts.path.isEmpty,
        let path = resolve(parts.path, from: document.source.path)
      else { return nil }
      return LinkTarget(
        written: parts.path, path: path, fragment: parts.fragment,
        origin: document.origin(item.range), isFrontMatter: true, text: "",
        fromAbove: fromAbove(parts.path, document.source.path))
    }
  }

  /// How many folders above a document may be the root from which its paths count.
  private static let height = 8

  /// A bare path seen from each folder above that of a document: "wiki/grid.md" may count from the root of a vault.
  private static func fromAbove(_ written: String, _ documentPath: String) -> [String] {
    guard !written.hasPrefix("."), written.contains("/") else { return [] }
    var result: [String] = []
    var up = ""
    for _ in 0..<height {
      up += "../"
      guard let path = resolve(up + written, from: documentPath), !result.contains(path) else {
        break
      }
      result.append(path)
    }
    return result
  }

  /// A list item counts as a path when it has a slash or ends like a file name.
  static func looksLikePath(_ text: String) -> Bool {
    if text.contains(" ") { return false }
    if text.contains("/") { return true }
    guard let dot = text.lastIndex(of: "."), dot != text.startIndex else { return false }
    let suffix = text[text.index(after: dot)...]
    return (2...4).contains(suffix.count) && suffix.allSatisfy { $0.isLetter }
  }

  /// Splits a destination; `nil` for addresses elsewhere and for placeholders.
  static func parts(of destination: String) -> (path: String, fragment: String?)? {
    if destination.isEmpty || destination.hasPrefix("/") { return nil }
    if destination.utf8.contains(where: isPlaceholderMark) || hasScheme(destination) { return nil }
    var path = Substring(destination)
    var fragment: String?
    if let hash = path.firstIndex(of: "#") {
      fragment = decoded(String(path[path.index(after: hash)...]))
      path = path[..<hash]
    }
    if let query = path.firstIndex(of: "?") { path = path[..<query] }
    return (decoded(String(path)), fragment)
  }

  private static func isPlaceholderMark(_ byte: UInt8) -> Bool {
    switch byte {
    // { } < > * $ [ ] and the backslash
    case 0x7B, 0x7D, 0x3C, 0x3E, 0x2A, 0x24, 0x5B, 0x5D, 0x5C: true
    default: false
    }
  }

  private static func hasScheme(_ destination: String) -> Bool {
    guard destination.utf8.contains(0x3A) else { return false }
    guard let colon = destination.firstIndex(of: ":") else { return false }
    return destination[..<colon].allSatisfy {
      $0.isLetter || $0.isNumber || $0 == "+" || $0 == "." || $0 == "-"
    }
  }

  /// Undoes percent-encoding (RFC 3986, 2.1).
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(0x25) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x25, index + 2 < bytes.count,
        let value = UInt8(
          String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        result.append(value)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What stands between the slashes of a path.
  private static func pieces(of path: String) -> [Substring] {
    path.utf8.split(separator: 0x2F).map(Substring.init)
  }

  /// A path seen from the folder of another file, with "." and ".." taken out; `nil` for an empty one.
  public static func resolve(_ written: String, from documentPath: String) -> String? {
    var parts: [Substring] = pieces(of: documentPath).dropLast()
    for part in pieces(of: written) {
      switch part {
      case ".": continue
      case "..":
        if let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
      default: parts.append(part)
      }
    }
    if parts.isEmpty { return documentPath.hasPrefix("/") ? "/" : "." }
    return (documentPath.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
