import SpecModel
public import SpecSyntax
public import SpecText

/// Metadata that a document writes as bold lines instead of front matter.
public enum MetadataLines {
  /// A line such as `**Status:** Draft`.
  public struct Line: Sendable, Hashable {
    /// The label without colon.
    public var label: String
    /// The label as a front-matter key.
    public var key: String
    /// The words after it.
    public var value: String
    /// The whole line.
    public var range: SourceRange
    /// The words after the label.
    public var valueRange: SourceRange
  }

  /// Labels of which at least one must occur, so that the lines count as metadata.
  static let known: Lexicon = [
    "status", "date", "version", "author", "authors", "owner", "created", "updated", "designer",
    "created-by", "updated-by", "last-updated", "feature", "priority", "platform", "platforms",
    "epic", "ticket", "reviewers", "team",
  ]

  /// The lines before the second heading, in order; empty unless a known label is among them.
  public static func find(in document: Document) -> [Line] {
    var lines: [Line] = []
    var headings = 0
    for node in document.nodes.indices.dropFirst() {
      let kind = document.nodes[node].kind
      if kind == .heading { headings += 1 }
      if headings > 1 || kind == .list || kind == .table || kind == .codeBlock { break }
      guard kind == .paragraph else { continue }
      let found = lines.count
      lines += read(paragraph: node, in: document)
      if lines.count == found, !lines.isEmpty { break }
    }
    return lines.contains { known.contains($0.key) } ? lines : []
  }

  private static func read(paragraph node: Int, in document: Document) -> [Line] {
    let text = document.nodes[node].text
    var result: [Line] = []
    var start = Int(text.lowerBound)
    while start < Int(text.upperBound) {
      let line = document.plain[start..<Int(text.upperBound)]
      let end = line.firstIndex(of: 0x0A) ?? Int(text.upperBound)
      guard let read = read(start..<end, in: document) else { return [] }
      result.append(read)
      start = end + 1
    }
    return result
  }

  private static func read(_ range: Range<Int>, in document: Document) -> Line? {
    let plain = document.plain
    let run = document.run(at: range.lowerBound)
    guard run >= 0, document.runs[run].style.contains(.strong),
      let colon = plain[range].firstIndex(of: 0x3A), colon - range.lowerBound <= 40
    else { return nil }
    let label = document.string(plain: range.lowerBound..<colon)
    let key = Names.hyphenated(label)
    var value = (colon + 1)..<range.upperBound
    while let first = plain[value].first, first == 0x20 {
      value = (value.lowerBound + 1)..<value.upperBound
    }
    while let last = plain[value].last, last == 0x20 {
      value = value.lowerBound..<(value.upperBound - 1)
    }
    guard !key.isEmpty, !value.isEmpty else { return nil }
    let line = document.source.lineIndex(of: Int(document.sourceRange(plain: range).start))
    return Line(
      label: label, key: key, value: document.string(plain: value),
      range: document.source.lineRange(line), valueRange: document.sourceRange(plain: value))
  }

  /// A value as a YAML scalar: plain where that is safe, quoted otherwise.
  public static func scalar(_ value: String) -> String {
    let isPlain = value.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || " -_./()".unicodeScalars.contains($0)
    }
    if isPlain, value.first?.isLetter == true { return value }
    var quoted = "\""
    for character in value {
      if character == "\"" || character == "\\" { quoted += "\\" }
      quoted.append(character)
    }
    return quoted + "\""
  }
}
