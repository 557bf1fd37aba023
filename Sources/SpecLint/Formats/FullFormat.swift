package import SpecDiagnostics
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
    // A block has some 750 bytes. A buffer that grows is held twice for a moment, on top of all documents.
    bytes.reserveCapacity(min(report.diagnostics.count, 1 << 15) << 10)
    write(report, style: style) { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// Hands out the same bytes block by block, for reports with very many findings.
  public func write(
    _ report: LintReport, style: FormatStyle, to sink: (ContiguousArray<UInt8>) -> Void
  ) {
    let paint = Paint(style.usesColor)
    for (index, diagnostic) in report.diagnostics.enumerated() {
      var block = FullBlock(report: report, diagnostic: diagnostic, paint: paint)
      sink(block.written(after: index > 0 ? "\n" : ""))
    }
  }
}

/// ANSI colours, or nothing.
package struct Paint {
  private let isOn: Bool

  /// Makes colours, or none.
  package init(_ isOn: Bool) { self.isOn = isOn }

  /// What turns a colour on, given by SGR parameters (ECMA-48, 8.3.117).
  package func start(_ parameters: String) -> String { isOn ? "\u{1B}[\(parameters)m" : "" }

  /// What turns all colours off.
  package var end: String { isOn ? "\u{1B}[0m" : "" }

  /// The colour of frames and places.
  package static let frame = "34"
  /// What stands out.
  package static let bold = "1"

  /// The colour of a severity.
  package static func color(of severity: Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .info: "1;36"
    }
  }
}

/// Writes the lines of one finding.
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
  private var bytes: ContiguousArray<UInt8> = []

  init(report: LintReport, diagnostic: Diagnostic, paint: Paint) {
    self.report = report
    self.diagnostic = diagnostic
    self.paint = paint
    let origins = [diagnostic.origin] + diagnostic.related.map(\.origin)
    let last = origins.map { report.files.line($0) }.max() ?? 1
    gutter = max(2, String(last).utf8.count)
  }

  /// All lines, behind a text that divides them from what was written before.
  mutating func written(after divider: String) -> ContiguousArray<UInt8> {
    bytes.reserveCapacity(1 << 10)
    let severity = diagnostic.severity
    add(divider)
    add("\(severity.name)[\(diagnostic.code)]", in: Paint.color(of: severity))
    add(": \(TerminalText.singleLine(diagnostic.message))", in: Paint.bold)
    endLine()
    addPlaces()
    addNotes()
    return bytes
  }

  // MARK: Bytes

  private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func add(_ text: String, in color: String) {
    add(paint.start(color))
    add(text)
    add(paint.end)
  }

  /// One ASCII character again and again.
  private mutating func add(_ byte: UInt8, _ count: Int) {
    for _ in 0..<max(0, count) { bytes.append(byte) }
  }

  private mutating func endLine() { bytes.append(ASCII.lineFeed) }

  /// The empty gutter and a sign of the frame.
  private mutating func addFrame(_ sign: String) {
    add(ASCII.space, gutter)
    add(sign, in: Paint.frame)
  }

  // MARK: Places

  /// The marks in order of file and line, the primary file first.
  private var marks: [Mark] {
    let primary = Mark(origin: diagnostic.origin, label: diagnostic.label, isPrimary: true)
    if diagnostic.related.isEmpty { return [primary] }
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

  private mutating func addPlaces() {
    var previous: (file: FileID, line: Int)?
    for mark in marks {
      guard let text = report.files[mark.origin.file] else { continue }
      let line = report.files.line(mark.origin)
      if mark.origin.file != previous?.file {
        let shown = mark.origin.file == diagnostic.origin.file ? diagnostic.origin : mark.origin
        let place = report.files.start(shown)
        addFrame("┌─")
        add(" \(text.path):\(place.line):\(place.column)\n")
        previous = nil
      }
      if text.bytes.isEmpty { continue }
      let excerpt = SourceExcerpt(text, mark.origin.range)
      if line != previous?.line {
        if let previous, line > previous.line + 1 { addGap(before: mark) }
        addSourceLine(line, excerpt.line)
      }
      addUnderline(mark, excerpt)
      previous = (mark.origin.file, line)
    }
  }

  private mutating func addGap(before mark: Mark) {
    addFrame("⋮")
    if let title = report.sectionTitle(of: mark.origin) {
      add("  ")
      add(TerminalText.singleLine(title))
    }
    endLine()
  }

  private mutating func addSourceLine(_ number: Int, _ text: String) {
    let digits = String(number)
    add(paint.start(Paint.frame))
    add(ASCII.space, gutter - digits.utf8.count)
    add(digits)
    add("│")
    add(paint.end)
    if !text.isEmpty {
      add(" ")
      add(text)
    }
    endLine()
  }

  private mutating func addUnderline(_ mark: Mark, _ excerpt: SourceExcerpt) {
    addFrame("│")
    add(ASCII.space, excerpt.indent + 1)
    add(paint.start(mark.isPrimary ? Paint.color(of: diagnostic.severity) : Paint.frame))
    add(UInt8(ascii: mark.isPrimary ? "^" : "-"), excerpt.length)
    if !mark.label.isEmpty {
      add(" ")
      add(TerminalText.singleLine(mark.label))
    }
    add(paint.end)
    endLine()
  }

  // MARK: Notes

  private mutating func addNotes() {
    if let why = diagnostic.why { addNote("why", why) }
    if let help = diagnostic.help { addNote("help", help) }
    if let fix = diagnostic.fix {
      let safety = fix.safety == .displayOnly ? "shown only" : "\(fix.safety.rawValue) fix"
      addNote("fix", "\(fix.title)   [\(safety)]")
    }
    addNote("rule", "\(diagnostic.name): plumb rule \(diagnostic.code)")
  }

  private mutating func addNote(_ word: String, _ text: String) {
    addFrame("=")
    add(" ")
    add(word, in: Paint.bold)
    add(" ")
    add(TerminalText.singleLine(text))
    endLine()
  }
}
