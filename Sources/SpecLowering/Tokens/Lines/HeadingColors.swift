import SpecModel
import SpecSyntax
import SpecText

/// Reads colours from headings that give their value: "### Barn red — #AA3322", "### Hay (`colors.hay` — `#EEDD88`)".
struct HeadingColors {
  private let reader: FactReader
  private var bytes: UnsafeBufferPointer<UInt8> { reader.bytes }

  private struct Found {
    var heading: Int
    var name: Range<Int>
    /// The name of the colour in code.
    var reference: Range<Int>?
    var value: Range<Int>
  }

  /// Adds the colours of the headings inside of one section: all of them below a title about colours or tokens, two or
  /// more elsewhere.
  static func read(_ reader: FactReader, into sink: inout TokenSink) {
    let headings = HeadingColors(reader: reader)
    let sections = reader.context.document.sections
    var found: [Int: [Found]] = [:]
    for section in sections.indices.dropFirst() {
      guard let color = headings.color(Int(sections[section].heading)) else { continue }
      found[Int(sections[section].parent), default: []].append(color)
    }
    for (parent, colors) in found.sorted(by: { $0.key < $1.key }) {
      let topic = headings.topic(ofSection: parent)
      // "Usage of colours" tells what to do with those of the palette.
      guard topic == .kind(.color) || colors.count > 1 && topic != .elements else { continue }
      for color in colors { headings.add(color, to: &sink) }
    }
  }

  private func topic(ofSection section: Int) -> TokenTopic {
    let topics = reader.context.facts.topics
    return section < topics.count ? topics[section].tokens : .none
  }

  private func add(_ color: Found, to sink: inout TokenSink) {
    let document = reader.context.document
    let origin = document.origin(document.nodes[color.heading].range)
    sink.addOrRepeat(
      .init(
        name: reader.string(color.reference ?? color.name), kind: .color,
        value: reader.string(color.value), origin: origin, valueOrigin: reader.origin(color.value),
        theme: reader.context.topic(ofNode: color.heading).theme,
        aliases: color.reference == nil ? [] : [reader.string(color.name)]))
  }

  /// A name of up to five words, behind a mark a colour, and no more than a remark in brackets behind that.
  private func color(_ heading: Int) -> Found? {
    let text = BreakpointHeadings.unnumbered(reader.textRange(heading), bytes)
    guard text.count <= 100, let sign = text.first(where: { bytes[$0] == 0x23 }),
      sign > text.lowerBound, let value = TokenLiteral.color(bytes, sign..<text.upperBound),
      value.range.count > 4 || value.range.contains(where: { Bytes.isLetter(bytes[$0]) }),
      isEnd(value.range.rest(of: text))
    else { return nil }
    let names = parts(text.lowerBound..<sign)
    guard let name = names.first, names.count <= 2,
      (1...5).contains(UnmarkedWords.keys(bytes, name).count)
    else { return nil }
    if names.count == 2, !isCode(names[1]), !areNames(name, names[1]) { return nil }
    return Found(
      heading: heading, name: name, reference: names.count == 2 ? names[1] : nil,
      value: value.range)
  }

  /// Nothing, a closing bracket, or a remark in brackets.
  private func isEnd(_ rest: Range<Int>) -> Bool {
    var rest = Bytes.trim(rest, in: bytes)
    if let first = rest.first, bytes[first] == 0x29 {
      rest = Bytes.trim(first + 1..<rest.upperBound, in: bytes)
    }
    guard let first = rest.first, let last = rest.last else { return true }
    return bytes[first] == 0x28 && bytes[last] == 0x29 && rest.count <= 40
  }

  /// What stands between opening brackets, colons, equals signs and dashes.
  private func parts(_ text: Range<Int>) -> [Range<Int>] {
    let dashes: [StaticString] = [" - ", " – ", " — ", "—", "："]
    var parts: [Range<Int>] = []
    var start = text.lowerBound
    var offset = start
    while offset < text.upperBound {
      let width: Int
      switch bytes[offset] {
      case 0x28, 0x3A, 0x3D, 0x2F, 0x2C: width = 1
      default:
        width =
          dashes.first { Bytes.matches($0, at: offset, end: text.upperBound, in: bytes) }?
          .utf8CodeUnitCount ?? 0
      }
      guard width > 0 else {
        offset += 1
        continue
      }
      parts.append(Bytes.trim(start..<offset, in: bytes))
      offset += width
      start = offset
    }
    parts.append(Bytes.trim(start..<text.upperBound, in: bytes))
    return parts.filter { !$0.isEmpty }
  }

  /// "Accent colour: Calm Plum": a role of up to three words, and a name of up to three that all begin with capitals.
  private func areNames(_ role: Range<Int>, _ name: Range<Int>) -> Bool {
    let words = Words.all(bytes, name)
    return UnmarkedWords.keys(bytes, role).count < 4 && (2...3).contains(words.count)
      && words.allSatisfy { ASCII.isUpper(bytes[$0.range.lowerBound]) }
      && name.allSatisfy { Bytes.isLetter(bytes[$0]) || bytes[$0] == ASCII.space }
  }

  /// "colors.hay", "--hay", "hay": one word of code.
  private func isCode(_ text: Range<Int>) -> Bool {
    text.count <= 40
      && text.allSatisfy {
        Bytes.isWord(bytes[$0]) || bytes[$0] == 0x2D || bytes[$0] == 0x2E || bytes[$0] == 0x24
      }
  }
}
