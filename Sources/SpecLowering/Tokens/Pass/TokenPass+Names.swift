import SpecModel
import SpecSyntax
import SpecText

/// What of a label or a cell is a name.
extension TokenPass {
  /// Whether a label is a sentence about values: "For charts we take five stops of grey".
  static func isSentence(_ label: Range<Int>, _ line: TextLine, _ reader: FactReader) -> Bool {
    guard label.count > 24 else { return false }
    let most = line.holder == .item ? 8 : 5
    return UnmarkedWords.keys(reader.bytes, label).count > most
  }

  /// "Letter spacing: -0.02em" beside "Size: 40px": a part of the style that the heading names.
  static func isPartOfStyle(_ label: Range<Int>, _ index: Int, _ reader: FactReader) -> Bool {
    label.count < 24 && TypeParts.areTracking(Words.keys(reader.bytes, label))
      && TokenAttributes.isBesideSize(index, reader)
  }

  /// "DB_HOST", "API_KEY": a variable of a program's surroundings, or a constant.
  static func isConstantName(_ name: String) -> Bool {
    name.utf8.contains(0x5F)
      && name.utf8.allSatisfy { $0 &- 0x41 < 26 || $0 == 0x5F || ASCII.isDigit($0) }
  }

  /// A palette name with a step: "Neutral-50", "Blue 500".
  static func hasStep(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = range.upperBound
    while start > range.lowerBound, Bytes.isDigit(bytes[start - 1]) { start -= 1 }
    let digits = range.upperBound - start
    guard digits == 2 || digits == 3, start - 1 > range.lowerBound else { return false }
    let mark = bytes[start - 1]
    guard mark == 0x2D || mark == 0x20 || mark == 0x2F, Bytes.isLetter(bytes[start - 2]) else {
      return false
    }
    return bytes[range.upperBound - 1] == 0x30 && Bytes.isLetter(bytes[range.lowerBound])
  }
}
