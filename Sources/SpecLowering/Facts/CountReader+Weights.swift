import SpecModel
import SpecText

/// Weights of letters: "Title weight: 600", "The title is bold (700)".
extension CountReader {
  private static let weight = WordKey("weight")
  private static let fillers = WordKey.set("font", "text", "type", "letter")
  private static let names = WordKey.set(of: TypeLine.namesOfWeights + ["fett", "halbfett"])

  /// Whether a number is the weight of letters, by its label or by the name of the weight before its brackets.
  static func isWeight(_ measure: Measure, _ line: TextLine, _ reader: FactReader) -> Bool {
    guard line.holder == .item || line.holder == .paragraph, measure.isSingle,
      measure.bound == .none, (100...900).contains(measure.low),
      measure.low.truncatingRemainder(dividingBy: 100) == 0
    else { return false }
    let (start, end) = (measure.range.lowerBound, measure.range.upperBound)
    if let label = line.label, case let words = Words.keys(reader.bytes, label),
      words.last == weight
    {
      // "Weight" alone is a part of the style that stands above.
      guard words.contains(where: { $0 != weight && !fillers.contains($0) }) else { return false }
      return Bytes.trim(line.value, in: reader.bytes).lowerBound == start
    }
    guard start > line.text.lowerBound + 2, end < line.text.upperBound,
      reader.bytes[start - 1] == 0x28, reader.bytes[end] == 0x29,
      let word = reader.word(before: start - 1, in: line.text)
    else { return false }
    return names.contains(word)
  }
}
