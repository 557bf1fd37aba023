import SpecAnalysis
import SpecModel
import SpecText

/// Shows each document line by line with what became of each line.
///
/// - Source: `docs/reference/understanding.md`.
public struct UnderstandingText: Exporter {
  /// The name on the command line.
  public static let name = "map"
  /// One line for the help text.
  public static let summary = "the document, each line marked with what became of it"

  /// Makes the exporter.
  public init() {}

  /// A block for each document: a summary, then its lines.
  public func export(_ input: ExportInput) -> ContiguousArray<UInt8> {
    var text = ""
    for spec in input.specs {
      guard let map = input.map(of: spec), let source = input.files[spec.file] else { continue }
      if !text.isEmpty { text += "\n" }
      MapPrinter(map: map, source: source, usesColor: input.usesColor).write(to: &text)
    }
    return ContiguousArray((text.isEmpty ? "\n" : text).utf8)
  }
}

/// The text of a line in a map.
enum MapLine {
  /// The line without what a terminal would obey, cut where it is very long.
  static func text(_ index: Int, of source: SourceText) -> String {
    var text = ""
    let range = source.lineRange(index)
    let isLong = range.count > 600
    let end = isLong ? Int(range.start) + 400 : Int(range.end)
    for scalar in source.string(SourceRange(Int(range.start), end)).unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      text.unicodeScalars.append(scalar == "\t" || isControl ? " " : scalar)
    }
    return isLong ? text + "…" : text
  }
}

/// Writes the map of one document.
private struct MapPrinter {
  let map: UnderstandingMap
  let source: SourceText
  let usesColor: Bool

  func write(to text: inout String) {
    text += paint("1", map.path) + ": " + map.summary + "\n"
    text += "  " + counts + "\n\n"
    let width = String(map.marks.count).utf8.count
    let labels = min(28, map.marks.map(\.label.utf8.count).max() ?? 0)
    for (index, mark) in map.marks.enumerated() {
      let number = Self.padded(String(index + 1), width, isRight: true)
      let sign = mark.kind.sign
      let label = Self.padded(mark.label, labels)
      let words = MapLine.text(index, of: source)
      text += paint("2", number) + " " + paint(mark.kind.color, "\(sign) \(label)")
      text += paint("2", " │")
      if !words.isEmpty { text += " " + paint(mark.kind.textColor, words) }
      text += "\n"
      guard let reason = mark.note else { continue }
      let indent = String(repeating: " ", count: width + labels + 4)
      text += paint("33", "\(indent)╰ \(reason)") + "\n"
    }
  }

  private var counts: String {
    LineMark.Kind.allCases.map { "\($0.sign) \(map.count($0)) \($0.words)" }
      .joined(separator: ", ")
  }

  private func paint(_ parameters: String, _ text: String) -> String {
    usesColor && !parameters.isEmpty ? "\u{1B}[\(parameters)m\(text)\u{1B}[0m" : text
  }

  private static func padded(_ text: String, _ width: Int, isRight: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.utf8.count))
    return isRight ? space + text : text + space
  }
}

extension LineMark.Kind {
  /// The sign before a line.
  fileprivate var sign: String {
    switch self {
    case .compiled: "+"
    case .notUnderstood: "?"
    case .notNormative: "-"
    case .prose: " "
    case .structure: "."
    }
  }

  /// The colour of sign and label (ECMA-48, 8.3.117).
  fileprivate var color: String {
    switch self {
    case .compiled: "32"
    case .notUnderstood: "1;33"
    case .notNormative: "35"
    case .prose: ""
    case .structure: "2"
    }
  }

  /// The colour of the line itself.
  fileprivate var textColor: String {
    switch self {
    case .notUnderstood: "33"
    case .notNormative, .structure: "2"
    default: ""
    }
  }
}
