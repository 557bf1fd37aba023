import SpecDiagnostics
import SpecText

/// The format for people: source lines with all places that a finding speaks of, reason, help and fix.
public struct FullFormat: FindingsFormat {
  /// The name on the command line.
  public static let name = "full"

  /// Makes the format.
  public init() {}

  /// A block of lines for each finding, separated by empty lines.
  public func format(_ report: LintReport, style: FormatStyle) -> ContiguousArray<UInt8> {
    var bytes: ContiguousArray<UInt8> = []
    write(report, style: style) { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// Hands out the same bytes block by block, for reports with very many findings.
  public func write(
    _ report: LintReport, style: FormatStyle, to sink: (ContiguousArray<UInt8>) -> Void
  ) {
    let paint = Paint(style.usesColor)
    for (index, diagnostic) in report.diagnostics.enumerated() {
      let block = FullBlock(report: report, diagnostic: diagnostic, paint: paint)
      sink(ContiguousArray(lines: index > 0 ? [""] + block.lines : block.lines))
    }
  }
}

/// ANSI colours, or nothing.
struct Paint {
  private let isOn: Bool

  init(_ isOn: Bool) { self.isOn = isOn }

  /// Colours a text with SGR parameters (ECMA-48, 8.3.117).
  func callAsFunction(_ parameters: String, _ text: String) -> String {
    isOn ? "\u{1B}[\(parameters)m\(text)\u{1B}[0m" : text
  }

  static let frame = "34"
  static let bold = "1"

  static func color(of severity: Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .info: "1;36"
    }
  }
}

/// The lines of one finding.
private struct FullBlock {
  /// A place that the finding speaks of.
  struct Mark {
    var origin: Origin
    var label: String
    var isPrimary: Bool
  }

  let report: LintReport
  let diagnostic: Diagnostic
  let paint: Paint
  private let gutter: Int

  init(report: LintReport, diagnostic: Diagnostic, paint: Paint) {
    self.report = report
    self.diagnostic = diagnostic
    self.paint = paint
    let origins = [diagnostic.origin] + diagnostic.related.map(\.origin)
    let last = origins.map { report.files.start($0).line }.max() ?? 1
    gutter = max(2, String(last).utf8.count)
  }

  var lines: [String] {
    let severity = diagnostic.severity
    let head = paint(Paint.color(of: severity), "\(severity.name)[\(diagnostic.code)]")
    let message = TerminalText.singleLine(diagnostic.message)
    return [head + paint(Paint.bold, ": \(message)")] + places + notes
  }

  /// The marks in order of file and line, the primary file first.
  private var marks: [Mark] {
    let primary = Mark(origin: diagnostic.origin, label: diagnostic.label, isPrimary: true)
    let related = diagnostic.related.map {
      Mark(origin: $0.origin, label: $0.message, isPrimary: false)
    }
    return ([primary] + related).enumerated().sorted { a, b in
      let home = diagnostic.origin.file
      let left = a.element.origin
      let right = b.element.origin
      if left.file != right.file {
        if left.file == home || right.file == home { return left.file == home }
        return left.file < right.file
      }
      if left.range.start != right.range.start { return left.range.start < right.range.start }
      return a.offset < b.offset
    }.map(\.element)
  }

  private var places: [String] {
    var lines: [String] = []
    var previous: (file: FileID, line: Int)?
    for mark in marks {
      guard let text = report.files[mark.origin.file] else { continue }
      let start = report.files.start(mark.origin)
      if mark.origin.file != previous?.file {
        let shown = mark.origin.file == diagnostic.origin.file ? diagnostic.origin : mark.origin
        let place = report.files.start(shown)
        lines.append(rule("┌─", " \(text.path):\(place.line):\(place.column)"))
        previous = nil
      }
      if text.bytes.isEmpty { continue }
      let excerpt = SourceExcerpt(text, mark.origin.range)
      if start.line != previous?.line {
        if let previous, start.line > previous.line + 1 { lines.append(gap(before: mark)) }
        lines.append(sourceLine(start.line, excerpt.line))
      }
      lines.append(underline(mark, excerpt))
      previous = (mark.origin.file, start.line)
    }
    return lines
  }

  private func gap(before mark: Mark) -> String {
    rule("⋮", report.sectionTitle(of: mark.origin).map { "  \(TerminalText.singleLine($0))" } ?? "")
  }

  private func sourceLine(_ number: Int, _ text: String) -> String {
    let digits = String(number)
    let padding = TerminalText.run(of: 0x20, gutter - digits.utf8.count)
    return paint(Paint.frame, padding + digits + "│") + (text.isEmpty ? "" : " " + text)
  }

  private func underline(_ mark: Mark, _ excerpt: SourceExcerpt) -> String {
    let sign = UInt8(ascii: mark.isPrimary ? "^" : "-")
    let color = mark.isPrimary ? Paint.color(of: diagnostic.severity) : Paint.frame
    let line = TerminalText.run(of: sign, excerpt.length)
    let label = mark.label.isEmpty ? "" : " \(TerminalText.singleLine(mark.label))"
    return rule(
      "│", " " + TerminalText.run(of: 0x20, excerpt.indent) + paint(color, line + label))
  }

  private var notes: [String] {
    var lines: [String] = []
    if let why = diagnostic.why { lines.append(note("why", why)) }
    if let help = diagnostic.help { lines.append(note("help", help)) }
    if let fix = diagnostic.fix {
      let safety = fix.safety == .displayOnly ? "shown only" : "\(fix.safety.rawValue) fix"
      lines.append(note("fix", "\(fix.title)   [\(safety)]"))
    }
    lines.append(note("rule", "\(diagnostic.name): plumb rule \(diagnostic.code)"))
    return lines
  }

  private func note(_ word: String, _ text: String) -> String {
    rule("=", " " + paint(Paint.bold, word) + " " + TerminalText.singleLine(text))
  }

  private func rule(_ sign: String, _ text: String) -> String {
    TerminalText.run(of: 0x20, gutter) + paint(Paint.frame, sign) + text
  }
}
