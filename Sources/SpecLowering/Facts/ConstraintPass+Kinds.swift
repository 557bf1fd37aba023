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
    // "Mixed states (e.g. 70% calm, 30% alert)": numbers that stand for any others.
    if told == .percentage, measure.bound == .none,
      let open = reader.open(before: measure.range.lowerBound, in: line.text), reader.hasLead(open)
    {
      return nil
    }
    if told != .targetSpacing, measure.unit?.isLength == true,
      let declared = declared(before: measure.range.lowerBound, reader),
      declared == .padding || declared == .spacing || told == .padding || told == .spacing
    {
      return declared
    }
    var kind = told == .radius && isOfBlur(line, reader) ? .size : told
    if kind == .grid, line.holder == .cell, let header = reader.header(ofCell: line.node) {
      // Below "Data grid" the column "Row height" has heights.
      kind = ConstraintKinds.column(Words.keys(reader.bytes, header)) ?? kind
    }
    // "Large displays (1920×1080+)" are no widths that divide.
    if reader.isBreakpoint(measure, in: line)
      && side(of: measure, ofLine: index, reader: reader) == nil
      || isTurningPoint(measure, told, ofLine: index, reader)
    {
      return .breakpoint
    }
    if kind == .percentage, isOfOpacity(measure, line.text, reader.bytes) { return .opacity }
    if kind == .radius, isStepOfGrid(measure, line.text, reader.bytes) { return .grid }
    if kind == .size, isOfLetters(measure, in: line, reader) { kind = .typeSize }
    // "Body: 420×220px": letters have one size, what has two is a box.
    if kind == .typeSize, reader.topic(of: line).tokens != .kind(.typography),
      side(of: measure, ofLine: index, reader: reader) != nil
    {
      kind = .size
    }
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
    return sided(kind, measure, ofLine: index, reader)
  }

  /// Of "Header: 360×56px" the first is no height.
  private static func sided(
    _ kind: Constraint.Kind?, _ measure: Measure, ofLine index: Int, _ reader: FactReader
  ) -> Constraint.Kind? {
    guard kind == .size || kind == .height || kind == .width,
      let side = side(of: measure, ofLine: index, reader: reader)
    else { return kind }
    return isOfTestDevice(index, reader) ? nil : side
  }

  private static let blurs = WordKey.set("blur", "shadow", "glow")

  /// "Blur radius: 6px": how soft a shadow is, which rounds no corner.
  private static func isOfBlur(_ line: TextLine, _ reader: FactReader) -> Bool {
    line.label.map { Words.contain(blurs, reader.bytes, $0) } ?? false
  }

  private static let tests = WordKey.set("test", "testing", "tested", "tests")
  private static let testBeds = WordKey.set(
    "device", "devices", "resolution", "resolutions", "viewport", "viewports", "screens")

  /// "Old phone: 320×568px" below "Test devices:": how large that is on which the interface is tried, and nothing in it.
  private static func isOfTestDevice(_ index: Int, _ reader: FactReader) -> Bool {
    guard reader.context.lines[index].holder == .item, let owner = reader.ownerLabel(of: index),
      owner.count < 60
    else { return false }
    return Words.contain(tests, reader.bytes, owner) && Words.contain(testBeds, reader.bytes, owner)
  }

  /// "`padding: 14px 18px` + min-width 96px": the distance or the side that a declaration of CSS gives with the values
  /// before an offset; `nil` before any other value.
  private static func declared(before offset: Int, _ reader: FactReader) -> Constraint.Kind? {
    guard let code = reader.context.document.span(at: offset, in: .code) else { return nil }
    let bytes = reader.bytes
    var end = offset
    // The values before this one: digits, units and blanks.
    while end > code.lowerBound, offset - end < 48,
      Bytes.isWord(bytes[end - 1]) || [0x20, 0x25, 0x2E].contains(bytes[end - 1])
    {
      end -= 1
    }
    guard end > code.lowerBound, bytes[end - 1] == 0x3A else { return nil }
    end -= 1
    var start = end
    while start > code.lowerBound, Bytes.isLetter(bytes[start - 1]) || bytes[start - 1] == 0x2D {
      start -= 1
    }
    // "padding-top"
    let head = start..<(bytes[start..<end].firstIndex(of: 0x2D) ?? end)
    return distances[WordKey(bytes, head)] ?? sides[WordKey(bytes, start..<end)]
  }

  private static let distances: WordTable<Constraint.Kind> = WordKey.table(
    (.padding, ["padding"]), (.spacing, ["margin", "gap"]))
  private static let sides: WordTable<Constraint.Kind> = WordKey.table(
    (.height, ["height", "min-height", "max-height"]),
    (.width, ["width", "min-width", "max-width"]))

  /// "Opacità al 40 %", "Deckkraft 38 %": whether the word for opacity is among the last three before a share.
  private static func isOfOpacity(
    _ measure: Measure, _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let start = max(text.lowerBound, measure.range.lowerBound - 40)
    guard start < measure.range.lowerBound else { return false }
    return UnmarkedWords.keys(bytes, start..<measure.range.lowerBound).suffix(3)
      .contains(where: opacities.contains)
  }
  private static let opacities = WordKey.set(
    "opacita", "opacite", "opacidad", "opacidade", "deckkraft", "dekking", "opaciteit", "opasitas",
    "opacitet")

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
