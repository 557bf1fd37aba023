import SpecModel
import SpecSyntax
import SpecText

/// What becomes of the rows of a fence.
extension FenceRows {
  /// What a bold line right above the fence is about, or else its heading: "**Waiting (amber)**".
  func group(before node: Int, _ document: Document) -> String {
    var title: Range<Int>?
    if node > 1, document.nodes[node - 1].kind == .paragraph {
      let text = document.plainText(of: node - 1)
      if let span = document.span(at: text.lowerBound, of: node - 1, in: .strong),
        text.upperBound - span.upperBound < 2
      {
        title = span
      }
    }
    let section = Int(document.nodes[node].section)
    var text = title.map(document.string(plain:)) ?? document.title(ofSection: section)
    // "Scale in use (phone, since May):"
    while text.last == ":" || text.last == "：" { text.removeLast() }
    let name = StateName.withoutNumbering(StateName.splitQualifier(text).name)
    return name.utf8.count <= 32 ? name : ""
  }

  /// The mode that a short line right above the fence names: "Light mode:".
  func mode(before node: Int, _ document: Document) -> String? {
    guard node > 1, document.nodes[node - 1].kind == .paragraph else { return nil }
    let text = document.plainText(of: node - 1)
    guard text.count <= 40 else { return nil }
    return document.plain.withUnsafeBufferPointer { TokenColumns.mode(Words.keys($0, text)) }
  }

  /// Whether only values of other kinds have a name: a shadow and a curve may both be "calm".
  private func isOfOthers(_ name: String, _ kind: Token.Kind, _ sink: TokenSink) -> Bool {
    let slug = TokenSink.slug(name)
    let same = sink.tokens.filter { TokenSink.slug($0.name) == slug }
    return !same.isEmpty && same.allSatisfy { $0.kind != kind }
  }

  /// Whether a token has the name, pictures and marks aside, and the value.
  private func tells(_ name: String, _ value: String, _ sink: TokenSink) -> Bool {
    let slug = TokenSink.slug(name)
    return sink.tokens.contains { $0.value == value && TokenSink.slug($0.name) == slug }
  }

  func add(
    _ row: Row, mode: String?, theme: TokenTheme, _ document: Document, into sink: inout TokenSink
  ) {
    let mode = row.mode ?? mode
    let value = row.text ?? bytes.string(row.value.range)
    let valueOrigin = document.origin(
      SourceRange(row.value.range.lowerBound, row.value.range.upperBound))
    if retells(row.value.range, sink) {
      return sink.repeated(
        value, at: document.origin(SourceRange(row.line.lowerBound, row.line.upperBound)),
        value: valueOrigin)
    }
    var name = bytes.string(row.name)
    if row.value.kind == .duration { note(row, name, valueOrigin, into: &sink) }
    if let ramp = row.ramp, !ramp.isEmpty { name = ramp + " " + name }
    let kind = row.kind ?? row.value.kind
    if let trunk = row.trunk, sink.defines(name), !tells(name, value, sink) {
      // "Light" of one colour and of another.
      name = StateName.splitQualifier(bytes.string(trunk)).name + " " + name
    } else if let title = row.title {
      // "Text" over "Primary" tells it from the primary colour.
      let isTaken = sink.defines(name) && !isOfOthers(name, kind, sink)
      if isTaken, !row.isOfTitle, tells(name, value, sink) { return }
      if isTaken || row.isOfTitle { name = bytes.string(title) + " " + name }
    } else if sink.defines(name), mode != nil || !isOfOthers(name, kind, sink) {
      if let mode {
        return sink.add(mode: mode, value: value, of: name, valueOrigin: valueOrigin)
      }
      // Below "Dark theme" a name has another value.
      if theme == .none {
        guard let group = row.group, !group.isEmpty, !tells(name, value, sink) else { return }
        name = group + " " + name
        sink.noteRow(at: row.value.range)
      }
    }
    sink.add(
      .init(
        name: name, kind: kind, value: value,
        origin: document.origin(SourceRange(row.line.lowerBound, row.line.upperBound)),
        valueOrigin: valueOrigin, theme: theme))
    addModes(of: row, name: name, document, into: &sink)
  }

  /// Adds the values of the other columns of a row.
  private func addModes(
    of row: Row, name: String, _ document: Document, into sink: inout TokenSink
  ) {
    for (mode, value) in row.modes {
      guard let value else { continue }
      let text = bytes.string(value.range)
      if value.range == row.value.range {
        sink.note(mode: mode, value: text, of: name)
      } else {
        sink.add(
          mode: mode, value: text, of: name,
          valueOrigin: document.origin(
            SourceRange(value.range.lowerBound, value.range.upperBound)))
      }
    }
  }

  /// Keeps the time of a class of a utility framework, which stands in quotation marks: "'duration-150'".
  private func note(
    _ row: Row, _ name: String, _ origin: Origin, into sink: inout TokenSink
  ) {
    guard
      Bytes.matches(
        "duration-", at: row.value.range.lowerBound, end: row.value.range.upperBound, in: bytes),
      let time = MotionCode.utilityClasses(row.value.range, bytes).first
    else { return }
    sink.note(
      DurationFact(
        quantity: time.quantity, subject: name, role: .animation, scope: [], origin: origin))
  }
}
