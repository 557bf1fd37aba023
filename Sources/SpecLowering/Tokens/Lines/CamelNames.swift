import SpecModel
import SpecSyntax
import SpecText

/// Reads numbers behind names of several words in one, "`maxPanelWidth`: `960`", in lists whose other items, half of them
/// at least, all define values: the names of such a list are those of values to use again.
enum CamelNames {
  private struct Pair {
    var name: Range<Int>
    var value: Range<Int>
  }

  /// - Complexity: O(items) of lists that begin with a name in code.
  static func read(_ reader: FactReader, into sink: inout TokenSink) {
    let document = reader.context.document
    for list in document.lists {
      let items = document.children(of: list)
      guard (3...200).contains(items.count), let first = items.first,
        name(of: first, reader) != nil, let found = pairs(items, reader, sink)
      else { continue }
      for pair in found {
        let name = reader.string(pair.name)
        sink.add(
          .init(
            name: name,
            kind: TokenKinds.kind(of: name, literal: TokenLiteral(kind: .other, range: pair.value)),
            value: reader.string(pair.value),
            origin: reader.origin(pair.name.lowerBound..<pair.value.upperBound),
            valueOrigin: reader.origin(pair.value)))
      }
    }
  }

  /// The items that nothing has read, where all others define values and are as many.
  private static func pairs(_ items: [Int], _ reader: FactReader, _ sink: TokenSink) -> [Pair]? {
    var result: [Pair] = []
    for item in items {
      guard let name = name(of: item, reader) else { return nil }
      if sink.defines(reader.string(name)) { continue }
      guard isCamel(name, reader.bytes), let value = number(behind: name, of: item, reader) else {
        return nil
      }
      result.append(Pair(name: name, value: value))
    }
    return !result.isEmpty && result.count * 2 <= items.count ? result : nil
  }

  /// The name in code that begins an item before a colon.
  private static func name(of item: Int, _ reader: FactReader) -> Range<Int>? {
    guard let leaf = reader.context.document.firstChild(of: item) else { return nil }
    let text = reader.textRange(leaf)
    guard (4...120).contains(text.count),
      let name = TokenPass.codeSpan(at: text.lowerBound, reader),
      name.upperBound + 1 < text.upperBound, reader.bytes[name.upperBound] == ASCII.colon
    else { return nil }
    return name
  }

  /// The whole number that is all of an item behind its name.
  private static func number(
    behind name: Range<Int>, of item: Int, _ reader: FactReader
  ) -> Range<Int>? {
    guard let leaf = reader.context.document.firstChild(of: item) else { return nil }
    let end = reader.textRange(leaf).upperBound
    let value = Bytes.trim(name.upperBound + 1..<end, in: reader.bytes)
    guard (1...5).contains(value.count), value.allSatisfy({ Bytes.isDigit(reader.bytes[$0]) })
    else { return nil }
    return value
  }

  /// "maxPanelWidth": letters and digits, the first one small and another one a capital.
  private static func isCamel(_ name: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard (5...48).contains(name.count), ASCII.isLower(bytes[name.lowerBound]) else { return false }
    return name.allSatisfy { ASCII.isLetter(bytes[$0]) || ASCII.isDigit(bytes[$0]) }
      && name.contains { ASCII.isUpper(bytes[$0]) }
  }
}
