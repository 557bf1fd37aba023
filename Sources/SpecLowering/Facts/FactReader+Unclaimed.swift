import SpecModel
import SpecSyntax
import SpecText

/// Times of which a sentence says that it asks for nothing.
extension FactReader {
  /// "Ads of 30 seconds are out of scope", "No dependence on 1 s ticks": whether the sentence puts its subject outside of
  /// what the document asks for, or denies that anything hangs on the time.
  func isUnclaimed(_ measure: Measure, _ line: TextLine) -> Bool {
    guard line.holder == .paragraph || line.holder == .item else { return false }
    let (start, end) = (measure.range.lowerBound, measure.range.upperBound)
    if isAgeClass(measure, line) { return true }
    // Most lines hold neither.
    let near = max(line.text.lowerBound, start - 80)..<min(line.text.upperBound, end + 100)
    if isDependence(start, near) { return true }
    let marks = Self.outsides.lazy.compactMap { Bytes.find($0, in: near, of: self.bytes) }
    guard let mark = marks.first else { return false }
    return sentence(around: measure.range, in: line.text).contains(mark)
  }

  /// "< 1 hour: "Added 45 minutes ago"": whether a label is no more than an age, and the value how it is worded.
  private func isAgeClass(_ measure: Measure, _ line: TextLine) -> Bool {
    guard measure.bound == .atMost || !measure.isSingle, let label = line.label, label.count <= 24,
      label.contains(measure.range.lowerBound), let quote = line.value.first,
      bytes[quote] == 0x22 || Bytes.matches("“", at: quote, end: line.value.upperBound, in: bytes)
        || Bytes.matches("„", at: quote, end: line.value.upperBound, in: bytes)
        || Bytes.matches("「", at: quote, end: line.value.upperBound, in: bytes),
      Bytes.trim(measure.range.rest(of: label), in: bytes).isEmpty
    else { return false }
    let text = line.value.lowerBound..<min(line.value.upperBound, line.value.lowerBound + 80)
    return UnmarkedWords.keys(bytes, text).contains(where: Self.agos.contains)
      || ["前", "전"].contains { (sign: StaticString) in
        Bytes.find(sign, in: text, of: bytes) != nil
      }
  }

  private static let agos = WordKey.set(
    "ago", "vor", "hace", "ha", "atras", "fa", "geleden", "lalu", "yang", "sedan", "temu", "назад")

  /// Phrases in small letters.
  private static let outsides: [StaticString] = [
    "out of scope", "outside the scope", "outside of scope", "not in scope", "beyond the scope",
    "not covered here", "not part of this spec", "nicht teil dieser", "nicht gegenstand",
    "hors périmètre", "hors du périmètre", "fuera de alcance", "fuera del alcance",
    "fora do escopo", "fora de escopo", "fuori ambito", "fuori dall'ambito", "buiten scope",
    "buiten de scope", "di luar cakupan", "対象外", "不在范围", "不在本文档范围", "범위 밖", "вне рамок",
  ]

  private static let dependences = WordKey.set(
    "dependence", "dependency", "depend", "depends", "reliance", "rely", "relies", "assumption",
    "abhangigkeit", "abhangig", "dependance", "dependencia", "depende", "dipendenza",
    "dipende", "afhankelijk", "bergantung")
  private static let denied = WordKey.set(
    "no", "not", "never", "without", "doesn", "don", "nicht", "keine", "kein", "ohne", "ne", "sans",
    "pas", "sin", "nao", "sem", "non", "senza", "niet", "geen", "zonder", "tidak", "tanpa")

  /// Whether a denied word for dependence stands before a time, with no more than two words between.
  private func isDependence(_ start: Int, _ near: Range<Int>) -> Bool {
    let words = UnmarkedWords.keys(bytes, near.lowerBound..<max(near.lowerBound, start))
    guard let place = words.suffix(4).lastIndex(where: Self.dependences.contains) else {
      return false
    }
    return words[..<place].suffix(3).contains(where: Self.denied.contains)
  }
}
