import SpecModel
public import SpecSyntax
public import SpecText

/// A file of design values that a document names, "`src/styles/tokens.css`".
public struct TokenSource: Sendable, Hashable {
  /// The path as written.
  public var path: String
  /// Where it stands.
  public var origin: Origin

  private static let extensions: Lexicon = [
    "css", "scss", "sass", "less", "ts", "tsx", "js", "json", "yaml", "yml", "md", "swift", "kt",
    "dart", "xml", "py", "toml", "qss", "pcss", "styl",
  ]
  /// Extensions of style sheets, which hold values whatever they are called.
  private static let styleSheets: Lexicon = [
    "css", "scss", "sass", "less", "qss", "pcss", "styl",
  ]
  private static let subjects: Lexicon = [
    "token", "tokens", "theme", "themes", "variables", "vars", "color", "colors", "colour",
    "colours", "palette", "style", "styles", "styleguide", "design", "globals", "tailwind",
    "typography", "spacing", "foundations", "dimens", "brand", "redesign", "ui", "ux", "guide",
    "guidelines",
  ]

  /// The first file of design values that a document names and that is no document of the run; a linked document that
  /// is not on disk is none.
  ///
  /// - Complexity: O(bytes).
  public static func find(in document: Document, _ facts: WorkspaceFacts) -> TokenSource? {
    let bytes = document.source.bytes
    var offset = 0
    while let dot = ASCII.find(ASCII.dot, in: bytes, offset..<bytes.count) {
      offset = dot + 1
      var end = offset
      while end < bytes.count, ASCII.isLetter(bytes[end]) { end += 1 }
      // "tokens.json§focus"
      guard (2...5).contains(end - offset), end == bytes.count || !ASCII.isDigit(bytes[end]) else {
        continue
      }
      let kind = String(decoding: bytes[offset..<end], as: UTF8.self).lowercased()
      guard extensions.contains(kind) else { continue }
      var start = dot
      while start > 0, dot - start < 120, isPath(bytes[start - 1]) { start -= 1 }
      let path = String(decoding: bytes[start..<end], as: UTF8.self)
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let words = Names.words(String(name.dropLast(kind.utf8.count + 1)))
      guard !words.isEmpty,
        styleSheets.contains(kind) || words.contains(where: subjects.contains)
          || kind == "md" && isLabelled(start, bytes),
        !isRead(name, facts), !(kind == "md" && isMissing(name, document, facts))
      else { continue }
      return TokenSource(path: path, origin: document.origin(SourceRange(start, end)))
    }
    return package(in: document)
  }

  private static let labels: Lexicon = ["token", "tokens", "palette"]

  /// Whether the line of a path begins with a label for design values: "**Design tokens:** `spec.md`".
  private static func isLabelled(_ start: Int, _ bytes: ContiguousArray<UInt8>) -> Bool {
    var first = start
    while first > 0, start - first < 60, bytes[first - 1] != 0x0A { first -= 1 }
    guard let colon = ASCII.find(ASCII.colon, in: bytes, first..<start) else { return false }
    let label = String(decoding: bytes[first..<colon], as: UTF8.self)
    return Names.hasWord(label, in: labels, ofAtMost: 4)
  }

  /// The first package of design values, "token package `@acme/tokens`".
  private static func package(in document: Document) -> TokenSource? {
    guard document.mentions("@") else { return nil }
    for leaf in document.leaves(with: "@") where document.nodes[leaf].kind != .codeBlock {
      let text = document.plainText(of: leaf)
      guard let start = ASCII.find(0x40, in: document.plain, text) else { continue }
      var end = start + 1
      while end < text.upperBound, isPath(document.plain[end]) { end += 1 }
      while end > start, document.plain[end - 1] == ASCII.dot { end -= 1 }
      let path = document.string(plain: start..<end)
      let line = document.string(plain: document.line(around: start, in: leaf))
      guard path.split(separator: "/").count == 2, path.first == "@",
        Names.hasWord(line, in: subjects)
      else { continue }
      return TokenSource(
        path: path, origin: document.origin(document.sourceRange(plain: start..<end)))
    }
    return nil
  }

  private static func isPath(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || [ASCII.slash, ASCII.dot, ASCII.hyphen, 0x40].contains(byte)
  }

  /// Whether the document links to a file of this name that is not on disk, and so gives nothing a value.
  private static func isMissing(
    _ name: String, _ document: Document, _ facts: WorkspaceFacts
  ) -> Bool {
    let number = Int(document.file.index)
    guard facts.analyses.indices.contains(number) else { return false }
    return facts.analyses[number].linkTargets.contains { target in
      target.path.split(separator: "/").last.map { $0 == name } == true
        && facts.isMissing(target)
    }
  }

  private static func isRead(_ name: String, _ facts: WorkspaceFacts) -> Bool {
    facts.fileNames.contains(name)
  }
}
