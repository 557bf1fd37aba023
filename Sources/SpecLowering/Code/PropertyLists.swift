import SpecModel
import SpecSyntax
import SpecText

/// Reads measures from fences without a language that list properties, "Height: 48px" or "- Padding: 12px 24px".
///
/// A line that ends in a colon names what the lines below it describe. Lines inside a drawn frame are the drawing's.
struct PropertyLists {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let document: Document
  private let scope: [String]
  private var subject: String
  private var above: [WordKey] = []
  private var found: [Constraint] = []

  /// The measures of one block; none where its language is named.
  static func read(
    _ code: CodeFacts, _ bytes: UnsafeBufferPointer<UInt8>, _ context: LoweringContext
  ) -> [Constraint] {
    let block = context.document.codeBlocks[code.block]
    guard code.language == .text || code.language == .drawing, plainTags.contains(block.language)
    else { return [] }
    let section = Int(context.document.nodes[Int(block.node)].section)
    let subject = title(above: Int(block.node), context) ?? code.subject
    var lists = PropertyLists(
      bytes: bytes, document: context.document,
      scope: section < context.facts.scopes.count ? context.facts.scopes[section] : [],
      subject: subject)
    for line in block.lines { lists.read(line.offsets, subject) }
    return lists.found
  }

  /// "**Ticket button**", with a remark in brackets at most: the line in bold right above a block, which names what the
  /// block describes.
  private static func title(above node: Int, _ context: LoweringContext) -> String? {
    let document = context.document
    let next = context.firstLine(at: node)
    guard next > 0, case let line = context.lines[next - 1], line.holder == .paragraph,
      line.label == nil, line.text.count <= 80,
      document.nodes[line.node].section == document.nodes[node].section,
      let bold = document.span(at: line.text.lowerBound, of: line.node, in: .strong),
      bold.lowerBound == line.text.lowerBound,
      case let rest = document.string(plain: bold.upperBound..<line.text.upperBound),
      rest.isEmpty || rest.hasPrefix(" (") && rest.hasSuffix(")")
    else { return nil }
    return document.string(plain: bold)
  }

  private static let plainTags = FenceTags.plain

  /// Longest label of a property, in bytes.
  private static let longestLabel = 40

  private init(
    bytes: UnsafeBufferPointer<UInt8>, document: Document, scope: [String], subject: String
  ) {
    self.bytes = bytes
    self.document = document
    self.scope = scope
    self.subject = subject
  }

  private mutating func read(_ line: Range<Int>, _ lead: String) {
    let text = Bytes.trim(line, in: bytes)
    guard !text.isEmpty else {
      subject = lead
      above = []
      return
    }
    guard let label = label(of: text) else { return }
    let value = Bytes.trim(label.upperBound + 1..<text.upperBound, in: bytes)
    if value.isEmpty {
      subject = bytes.string(label)
      above = Words.all(bytes, label).map(\.key)
      return
    }
    guard startsMeasure(value) else { return }
    add(label, value)
  }

  /// The words before the first colon, without a bullet.
  private func label(of text: Range<Int>) -> Range<Int>? {
    var start = text.lowerBound
    for bullet: StaticString in ["- ", "* ", "+ ", "• "]
    where Bytes.matches(bullet, at: start, end: text.upperBound, in: bytes) {
      start += bullet.utf8CodeUnitCount
      break
    }
    let limit = min(text.upperBound, start + Self.longestLabel)
    guard start < limit, Bytes.isLetter(bytes[start]),
      let colon = (start..<limit).first(where: { bytes[$0] == 0x3A }),
      (start..<colon).allSatisfy({ isLabel(bytes[$0]) })
    else { return nil }
    return start..<colon
  }

  private func isLabel(_ byte: UInt8) -> Bool {
    Bytes.isWord(byte) || byte >= 0x80 || byte == 0x20 || byte == 0x2D || byte == 0x2F
      || byte == 0x28 || byte == 0x29
  }

  /// Whether a value begins with a number, with or without a sign or a bound before it.
  private func startsMeasure(_ value: Range<Int>) -> Bool {
    var offset = value.lowerBound
    while offset < value.upperBound,
      [0x3C, 0x3D, 0x3E, 0x7E, 0x20].contains(bytes[offset])
        || bytes[offset] >= 0xC2
    {
      offset += 1
      while offset < value.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset < value.upperBound && Bytes.isDigit(bytes[offset])
  }

  private mutating func add(_ label: Range<Int>, _ value: Range<Int>) {
    let line = label.lowerBound..<value.upperBound
    let names = Words.all(bytes, label)
    let words = Words.all(bytes, line)
    let measures = QuantityScanner.scan(bytes, line).filter {
      $0.range.lowerBound >= value.lowerBound
    }
    guard !names.contains(where: { Self.compounds.contains($0.key) }) else { return }
    let isType = names.contains { Self.type.contains($0.key) }
    for (index, measure) in measures.enumerated() where measure.unit?.isLength == true {
      // "448px (28rem)" says it again.
      if index > 0, measure.unit != measures[0].unit { continue }
      guard
        var kind = isType
          ? .typeSize
          : ConstraintKinds.kind(
            of: measure, words: words[...], label: names.map(\.key), above: above, in: bytes)
      else { continue }
      if kind == .typeSize, measure.joint == .slash { continue }
      let next = index + 1 < measures.count ? measures[index + 1].joint : .none
      if kind == .size, measure.joint == .times { kind = .height }
      if kind == .size, next == .times { kind = .width }
      found.append(
        Constraint(
          kind: kind, subject: isProperty(names) ? subject : bytes.string(label),
          quantity: quantity(measure, names), scope: scope,
          origin: origin(measure.range), lineOrigin: origin(line)))
    }
  }

  private static let sides = WordKey.set(
    "min", "max", "minimum", "maximum", "horizontal", "vertical", "top", "bottom", "left", "right",
    "inner", "outer", "internal", "external", "default")
  /// Properties whose numbers are parts of one value.
  private static let compounds = WordKey.set("shadow", "shadows", "elevation", "transform")
  private static let type = WordKey.set("font", "typography")
  private static let minimum = WordKey.set("min", "minimum")
  private static let maximum = WordKey.set("max", "maximum")

  /// Whether a label names a property of what is described, and no part of it.
  private func isProperty(_ names: [Words.Word]) -> Bool {
    names.allSatisfy { ConstraintKinds.cues[$0.key] != nil || Self.sides.contains($0.key) }
  }

  private func quantity(_ measure: Measure, _ names: [Words.Word]) -> Quantity {
    var measure = measure
    guard measure.bound == .none, let first = names.first else { return measure.quantity }
    if Self.minimum.contains(first.key) { measure.bound = .atLeast }
    if Self.maximum.contains(first.key) { measure.bound = .atMost }
    return measure.quantity
  }

  private func origin(_ range: Range<Int>) -> Origin {
    document.origin(SourceRange(range.lowerBound, range.upperBound))
  }
}
