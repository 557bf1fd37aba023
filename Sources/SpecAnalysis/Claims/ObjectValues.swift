import SpecModel
import SpecSyntax
import SpecText

/// The lengths that nested objects of code give to names: `radius: { button: 12 }` gives 12 to "radius button".
struct ObjectValues {
  /// A number with the words of the keys around it.
  struct Value {
    var words: [String]
    var value: Double
    var origin: Origin
  }

  private let document: Document
  private var found: [Value] = []

  private static let languages: Lexicon = [
    "ts", "tsx", "js", "jsx", "typescript", "javascript", "json5", "jsonc",
  ]

  /// The values of all such blocks, in order.
  ///
  /// - Complexity: O(lines of code).
  static func read(_ document: Document) -> [Value] {
    var reader = ObjectValues(document: document)
    for block in document.codeBlocks
    where languages.contains(block.language) && block.lines.count <= 400 {
      reader.read(block)
    }
    return reader.found
  }

  private init(document: Document) { self.document = document }

  private mutating func read(_ block: Document.CodeBlock) {
    let bytes = document.source.bytes
    var keys: [[String]] = []
    for line in block.lines {
      var start = line.offsets.lowerBound
      for offset in line.offsets {
        switch bytes[offset] {
        case 0x7B:
          keys.append(key(endingAt: offset, start))
          start = offset + 1
        case 0x7D:
          value(start..<offset, keys)
          if !keys.isEmpty { keys.removeLast() }
          start = offset + 1
        case 0x2C:
          value(start..<offset, keys)
          start = offset + 1
        default: continue
        }
      }
      value(start..<line.offsets.upperBound, keys)
    }
  }

  /// The words of the key in front of a brace: `radius: {`, `const theme = {`.
  private func key(endingAt end: Int, _ start: Int) -> [String] {
    let text = document.source.string(SourceRange(start, end))
    return text.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }.last
      .map { Names.words(String($0)) } ?? []
  }

  /// Adds "button: 12" and "'button': '12px'".
  private mutating func value(_ range: Range<Int>, _ keys: [[String]]) {
    let bytes = document.source.bytes
    guard !keys.isEmpty, range.count < 80, let colon = ASCII.find(ASCII.colon, in: bytes, range)
    else { return }
    let rest = ASCII.trimmed(bytes, colon + 1..<range.upperBound)
    guard let amount = AmountReader.read(bytes, rest).only, amount.unit == .none || amount.isLength
    else { return }
    let around =
      bytes[rest.lowerBound..<amount.range.lowerBound]
      + bytes[amount.range.rest(of: rest)]
    guard around.allSatisfy({ $0 == 0x22 || $0 == 0x27 }) else { return }
    let own = key(endingAt: colon, range.lowerBound)
    found.append(
      Value(
        words: keys.flatMap(\.self) + own, value: amount.value,
        origin: document.origin(
          SourceRange(amount.range.lowerBound, amount.range.upperBound))))
  }
}
