import SpecModel
import SpecSyntax
import SpecText

/// What a length measures by what stands right beside it, and by words of further languages.
extension ConstraintPass {
  /// The kind that the words of a line tell, with what its place and the words beside it add.
  static func settled(
    _ told: Constraint.Kind?, _ measure: Measure, ofLine index: Int, _ reader: FactReader
  ) -> Constraint.Kind? {
    let line = reader.context.lines[index]
    var kind = told
    if kind == .grid, line.holder == .cell, let header = reader.header(ofCell: line.node) {
      // Below "Data grid" the column "Row height" has heights.
      kind = ConstraintKinds.column(Words.keys(reader.bytes, header)) ?? kind
    }
    if reader.isBreakpoint(measure, in: line)
      || isTurningPoint(measure, told, ofLine: index, reader)
    {
      return .breakpoint
    }
    if kind == .radius, isStepOfGrid(measure, line.text, reader.bytes) { return .grid }
    if kind == .size, isOfLetters(measure, in: line, reader) { kind = .typeSize }
    if kind == .size || kind == .typeSize {
      if isStroke(measure, line.text, reader.bytes) { return .stroke }
      if isDistance(measure, line.text, reader.bytes) { return .spacing }
    }
    if kind == .size || kind == .spacing || kind == .padding, line.holder != .cell,
      ForeignMeasures.isGrid(measure, reader.bytes, end: line.text.upperBound)
    {
      return .grid
    }
    if kind == .size || kind == .height || kind == .width,
      ForeignMeasures.isOfTarget(measure, line.text, reader.bytes)
    {
      return .targetSize
    }
    if kind == .size { kind = foreignKind(of: measure, ofLine: index, reader) ?? kind }
    if kind == .spacing, let label = line.label, ForeignMeasures.isInside(label, reader.bytes) {
      kind = .padding
    }
    return kind == .size ? side(of: measure, ofLine: index, reader: reader) ?? kind : kind
  }

  /// Whether a length without a word for what it measures stands among type styles.
  private static func isOfLetters(
    _ measure: Measure, in line: TextLine, _ reader: FactReader
  ) -> Bool {
    reader.topic(of: line).tokens == .kind(.typography) && measure.unit?.isLength == true
      && measure.low >= 8 && measure.joint != .times
      && !Words.contain(pictures, reader.bytes, line.text)
  }

  private static let pictures = WordKey.set(
    "icon", "icons", "image", "avatar", "logo", "illustration", "circle", "square", "badge")

  /// "1px rgba(120, 90, 200, 0.2)", "2px #7A5AC8", "1px solid": a line, by the colour or the style behind its width.
  private static func isStroke(
    _ measure: Measure, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let start = measure.range.upperBound + 1
    guard measure.unit?.isLength == true, measure.high <= 8, start < text.upperBound,
      bytes[start - 1] == 0x20
    else { return false }
    let values: [StaticString] = [
      "rgba(", "rgb(", "hsl", "oklch(", "#", "solid", "dashed", "dotted",
    ]
    return values.contains { Bytes.matches($0, at: start, end: text.upperBound, in: bytes) }
      && (bytes[start] != 0x23 || TokenLiteral.color(bytes, start..<text.upperBound) != nil)
  }

  /// "`20px` → `var(--height-s)`": a value that a name takes the place of.
  static func isReplaced(
    _ measure: Measure, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var offset = measure.range.upperBound
    func skipBlanks() { while offset < text.upperBound, bytes[offset] == 0x20 { offset += 1 } }
    skipBlanks()
    let arrows: [StaticString] = ["→", "->", "=>"]
    guard
      let arrow = arrows.first(where: {
        Bytes.matches($0, at: offset, end: text.upperBound, in: bytes)
      })
    else { return false }
    offset += arrow.utf8CodeUnitCount
    skipBlanks()
    return ["var(", "--", "$"].contains { (name: StaticString) in
      Bytes.matches(name, at: offset, end: text.upperBound, in: bytes)
    }
  }

  private static let besides = WordKey.set("above", "below", "beneath", "apart")

  /// "6px above the field": how far one thing stands from another.
  private static func isDistance(
    _ measure: Measure, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let start = measure.range.upperBound + 1
    guard measure.unit?.isLength == true, measure.isSingle, measure.high <= 64,
      start < text.upperBound, bytes[start - 1] == 0x20
    else { return false }
    var end = start
    while end < text.upperBound, Bytes.isLetter(bytes[end]) { end += 1 }
    return end > start && besides.contains(WordKey(bytes, start..<end))
  }

  /// What a length measures by words of other languages and scripts, where no other word tells.
  private static func foreignKind(
    of measure: Measure, ofLine index: Int, _ reader: FactReader
  ) -> Constraint.Kind? {
    let line = reader.context.lines[index]
    guard measure.unit?.isLength == true, measure.joint != .times else { return nil }
    var label = line.label
    if label == nil, line.holder == .cell, let first = reader.firstCell(ofRowOf: index) {
      label = reader.context.lines[first].text
    }
    return label.flatMap { ForeignMeasures.kind(ofLabel: $0, reader.bytes) }
  }
}
