import SpecModel
import SpecText

extension TokenAttributes {
  private static let fillers = WordKey.set(
    "mode", "theme", "appearance", "scheme", "in", "on", "modus", "modo", "thema", "tema", "im",
    "en", "no", "em", "nel", "mod", "motiv")

  /// The appearance that the label above a list names and nothing else, up to a dash or a parenthesis:
  /// "**Light mode** — on `--deck` and bright panels:".
  static func mode(above index: Int, _ reader: FactReader) -> String? {
    guard let owner = reader.ownerLabel(of: index) else { return nil }
    let near = owner.lowerBound..<min(owner.upperBound, owner.lowerBound + 40)
    let marks: [StaticString] = [" — ", " – ", " - ", " ("]
    let end = marks.compactMap { Bytes.find($0, in: near, of: reader.bytes) }.min()
    guard let end = end ?? (near.upperBound == owner.upperBound ? near.upperBound : nil) else {
      return nil
    }
    let words = UnmarkedWords.keys(reader.bytes, owner.lowerBound..<end)
    let modes = words.compactMap { TokenColumns.mode(ofWord: $0) }
    guard words.count < 5, modes.count == 1,
      words.allSatisfy({ fillers.contains($0) || TokenColumns.mode(ofWord: $0) != nil })
    else { return nil }
    return modes[0]
  }
}
