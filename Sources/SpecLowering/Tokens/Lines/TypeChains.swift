import SpecModel
import SpecSyntax
import SpecText

/// Reads styles of type that one line lists: "Sizes: Title 26px/32px · Section 17px/600 · Body 14px/21px".
struct TypeChains {
  private let reader: FactReader
  private var bytes: UnsafeBufferPointer<UInt8> { reader.bytes }

  private struct Style {
    var name: Range<Int>
    var text: String
    var size: Range<Int>
    var end: Int
  }

  /// Adds the styles of a line below a heading about type; false where it lists none.
  static func read(_ index: Int, reader: FactReader, into sink: inout TokenSink) -> Bool {
    let line = reader.context.lines[index]
    guard line.holder == .item || line.holder == .paragraph, (20...600).contains(line.text.count),
      reader.topic(of: line).tokens == .kind(.typography), sink.frontMatter[.typography] == nil,
      reader.cues(of: index).contains(.number)
    else { return false }
    let text: Range<Int>
    if let label = line.label {
      let words = UnmarkedWords.keys(reader.bytes, label)
      guard words.count < 4, words.contains(where: wholes.contains) else { return false }
      text = line.value
    } else {
      text = line.text
    }
    let chain = TypeChains(reader: reader)
    let parts = chain.parts(of: text)
    let styles = parts.compactMap(chain.style)
    guard styles.count > 1, styles.count * 2 > parts.count,
      Set(styles.map { reader.string($0.name) }).count == styles.count
    else { return false }
    for style in styles {
      sink.add(
        .init(
          name: reader.string(style.name), kind: .typography, value: style.text,
          origin: reader.origin(style.name.lowerBound..<style.end),
          valueOrigin: reader.origin(style.size), theme: reader.topic(of: line).theme))
    }
    return true
  }

  /// Labels over several styles, none of which they name.
  private static let wholes = WordKey.set(
    "sizes", "scale", "styles", "levels", "hierarchy", "grossen", "schriftgrossen", "skala",
    "stile", "stufen", "hierarchie", "tailles", "echelle", "styles", "tamanos", "escala", "estilos",
    "jerarquia", "tamanhos", "hierarquia", "dimensioni", "scala", "stili", "gerarchia", "groottes",
    "schaal", "stijlen", "storlekar", "rozmiary", "velikosti", "boyutlar", "ukuran", "размеры",
    "кегли")

  /// What raised dots, bars or semicolons part.
  private func parts(of text: Range<Int>) -> [Range<Int>] {
    for mark: StaticString in ["·", "•", " | ", ";"] {
      var parts: [Range<Int>] = []
      var start = text.lowerBound
      while let place = Bytes.find(mark, in: start..<text.upperBound, of: bytes) {
        parts.append(Bytes.trim(start..<place, in: bytes))
        start = place + mark.utf8CodeUnitCount
      }
      guard !parts.isEmpty else { continue }
      return (parts + [Bytes.trim(start..<text.upperBound, in: bytes)]).filter { !$0.isEmpty }
    }
    return []
  }

  /// "Section 17px/600 upper case": one to three words, a size, and what else belongs to the style.
  private func style(_ part: Range<Int>) -> Style? {
    guard let digit = part.first(where: { Bytes.isDigit(bytes[$0]) && bytes[$0 - 1] == 0x20 }),
      digit > part.lowerBound + 1
    else { return nil }
    var name = Bytes.trim(part.lowerBound..<digit, in: bytes)
    if let last = name.last, bytes[last] == 0x3A { name = name.lowerBound..<last }
    let words = UnmarkedWords.keys(bytes, name)
    guard (1...3).contains(words.count), name.count < 40, !words.contains(where: bounds.contains),
      name.allSatisfy({
        Bytes.isWord(bytes[$0]) || [0x20, 0x2D].contains(bytes[$0]) || bytes[$0] >= 0x80
      }),
      !name.contains(where: { bytes[$0] == 0xE2 })
    else { return nil }
    let rest = digit..<part.upperBound
    guard let size = QuantityScanner.scan(bytes, rest).first, size.range.lowerBound == digit,
      size.isSingle, size.unit?.isLength == true, (6...200).contains(size.low) || size.unit == .rem
    else { return nil }
    let text = TypeLine.style(rest, bytes) ?? reader.string(size.range)
    return Style(name: name, text: text, size: size.range, end: part.upperBound)
  }

  /// "Help text never below 12px" is a bound, and no style.
  private var bounds: WordSet { Self.boundWords }
  private static let boundWords = WordKey.set(
    "never", "not", "at", "least", "most", "min", "max", "minimum", "maximum", "above", "below",
    "under", "over", "nie", "nicht", "unter", "mindestens", "maximal", "jamais", "moins", "plus",
    "nunca", "menos", "mas", "mais", "mai", "meno", "nooit", "minstens", "up", "to", "from", "than")
}
