import SpecModel
import SpecSyntax
import SpecText

/// Reads breakpoints from headings that name a kind of device and its widths: "### Tablet (640px – 1024px)".
struct BreakpointHeadings {
  private let reader: FactReader
  private var bytes: UnsafeBufferPointer<UInt8> { reader.bytes }

  private struct Found {
    var heading: Int
    var name: Range<Int>
    var value: Range<Int>
  }

  /// Adds the widths of the sections inside of one section, where two or more of them give theirs.
  static func read(_ reader: FactReader, into sink: inout TokenSink) {
    let headings = BreakpointHeadings(reader: reader)
    let sections = reader.context.document.sections
    var found: [Int: [Found]] = [:]
    for section in sections.indices.dropFirst() {
      guard let width = headings.width(Int(sections[section].heading)) else { continue }
      found[Int(sections[section].parent), default: []].append(width)
    }
    for (_, widths) in found.sorted(by: { $0.key < $1.key }) where widths.count > 1 {
      for width in widths { headings.add(width, to: &sink) }
    }
  }

  private func add(_ width: Found, to sink: inout TokenSink) {
    let document = reader.context.document
    // A table has it already, maybe in another spelling: "320px - 767px" and "320-767px".
    let slug = TokenSink.slug(reader.string(width.name))
    let start = Self.firstNumber(reader.string(width.value))
    let isTold = sink.tokens.contains { token in
      token.kind == .breakpoint && TokenSink.slug(token.name) == slug
        && Self.firstNumber(token.value) == start
    }
    if isTold { return }
    sink.add(
      .init(
        name: reader.string(width.name), kind: .breakpoint, value: reader.string(width.value),
        origin: document.origin(document.nodes[width.heading].range),
        valueOrigin: reader.origin(width.value)))
  }

  /// The first number of a width, with the sign before it: "320" of "320px – 767px", "<640" of "< 640px".
  private static func firstNumber(_ value: String) -> [UInt8] {
    let bytes = value.utf8.filter { $0 != ASCII.space }
    guard let first = bytes.firstIndex(where: ASCII.isDigit) else { return [] }
    return Array(bytes[..<first]) + Array(bytes[first...].prefix(while: ASCII.isDigit))
  }

  /// A name with a word for a device, and behind it a width in parentheses or behind a colon.
  private func width(_ heading: Int) -> Found? {
    let text = Self.unnumbered(reader.textRange(heading), bytes)
    guard text.count <= 80,
      let mark = text.first(where: { bytes[$0] == 0x28 || bytes[$0] == 0x3A }),
      mark > text.lowerBound
    else { return nil }
    var end = text.upperBound
    if bytes[mark] == 0x28 {
      guard bytes[end - 1] == 0x29 else { return nil }
      end -= 1
    }
    let name = Bytes.trim(text.lowerBound..<mark, in: bytes)
    let keys = Words.keys(bytes, name)
    guard (1...4).contains(keys.count), keys.contains(where: TokenTables.devices.contains),
      let value = measure(Bytes.trim(mark + 1..<end, in: bytes))
    else { return nil }
    return Found(heading: heading, name: name, value: value)
  }

  /// A heading without the number of its section: "5.1 Tablet".
  static func unnumbered(
    _ heading: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    let text = Bytes.trim(heading, in: bytes)
    let start = text.first { !Bytes.isDigit(bytes[$0]) && bytes[$0] != 0x2E && bytes[$0] != 0x20 }
    return (start ?? text.upperBound)..<text.upperBound
  }

  /// "< 640px", "640px – 1024px", "max-width: 640px".
  private func measure(_ text: Range<Int>) -> Range<Int>? {
    var text = text
    if let colon = text.first(where: { bytes[$0] == 0x3A }) {
      let words = Words.keys(bytes, text.lowerBound..<colon)
      guard !words.isEmpty, words.allSatisfy(Self.bounds.contains) else { return nil }
      text = Bytes.trim(colon + 1..<text.upperBound, in: bytes)
    }
    guard let literal = TokenLiteral.read(bytes, text), literal.kind == .spacing else {
      return nil
    }
    let rest = Bytes.trim(literal.range.rest(of: text), in: bytes)
    let isWhole =
      rest.isEmpty || rest.count == 1 && bytes[rest.lowerBound] == 0x2B
      || Words.keys(bytes, rest).allSatisfy(Self.open.contains) && rest.count <= 12
    guard isWhole else { return nil }
    let isPlus = rest.count == 1
    return isPlus ? text.lowerBound..<rest.upperBound : literal.range
  }

  private static let bounds = WordKey.set("max", "min", "width", "breakpoint", "viewport")
  private static let open = WordKey.set("and", "up", "above", "below", "wide", "larger", "width")
}
