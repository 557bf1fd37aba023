import SpecModel
import SpecSyntax
import SpecText

/// How often the parts of a sum count: "2 × 8px", "two 8px gaps", "two gaps of 8px", "8px × 2".
enum Factors {
  /// How often a part counts, and whether it is room at an edge, which may stand for both sides.
  struct Share {
    var factor: Double
    var isEdge: Bool
  }

  /// The factors of the parts of a text, in order; `nil` where the words leave one open.
  static func find(
    _ parts: [Range<Int>], in whole: Range<Int>, _ document: Document
  ) -> [Share]? {
    var result: [Share] = []
    for (index, part) in parts.enumerated() {
      let low = index > 0 ? parts[index - 1].upperBound : whole.lowerBound
      let high = index + 1 < parts.count ? parts[index + 1].lowerBound : whole.upperBound
      guard low <= part.lowerBound, part.upperBound <= high else { return nil }
      let before = lastPiece(document.string(plain: low..<part.lowerBound))
      let behind = firstPiece(document.string(plain: part.upperBound..<high))
      guard let one = factor(before: before), let other = factor(behind: behind) else {
        return nil
      }
      let isEdge =
        one * other == 1
        && (Names.hasWord(behind, in: AuditWords.edges)
          || Names.hasWord(String(before), in: AuditWords.edges))
      result.append(Share(factor: one * other, isEdge: isEdge))
    }
    return result
  }

  /// The factor of the one part of a list's item; `nil` where its label may count: "2 paddings: 8px".
  static func find(
    _ part: Range<Int>, inItem leaf: Range<Int>, _ document: Document
  ) -> Double? {
    guard let share = find([part], in: leaf, document)?.first else { return nil }
    let label = words(document.string(plain: leaf.lowerBound..<part.lowerBound)[...])
    let mayCount = label.count > 1 && label.first.flatMap(number).map { $0 > 1 } == true
    return share.factor == 1 && mayCount ? nil : share.factor
  }

  /// Words for one side of a thing, whose room stands there once.
  private static let sides: Lexicon = [
    "top", "bottom", "left", "right", "leading", "trailing", "above", "below", "oben", "unten",
    "links", "rechts", "haut", "bas", "gauche", "droite", "arriba", "abajo", "superior", "inferior",
    "sopra", "sotto", "boven", "onder", "atas", "bawah",
  ]

  /// The parts of a sum, those at edges counted twice where that brings it nearer to a total and no word names a side.
  static func suited(
    _ shares: [Share], to total: Double, _ values: [Double], in text: String
  ) -> [Share] {
    guard shares.contains(where: \.isEdge), !Names.hasWord(text, in: sides) else { return shares }
    let both = shares.map { $0.isEdge ? Share(factor: $0.factor * 2, isEdge: true) : $0 }
    func distance(_ shares: [Share]) -> Double {
      abs(zip(values, shares).reduce(0) { $0 + $1.0 * $1.1.factor } - total)
    }
    return distance(both) < distance(shares) ? both : shares
  }

  /// "2 × 8" for a part that counts twice.
  static func text(_ value: Double, _ share: Share) -> String {
    share.factor == 1
      ? Numbers.text(value) : "\(Numbers.text(share.factor)) × \(Numbers.text(value))"
  }

  // MARK: Pieces

  private static let joints = [" and ", " und ", " et ", " y ", " e ", " en ", " plus ", " then "]

  private static func isBoundary(_ character: Character) -> Bool {
    ",;:+=()|−–—".contains(character)
  }

  /// What stands behind the last mark or "and" of a text.
  private static func lastPiece(_ text: String) -> Substring {
    var piece = text[...]
    if let mark = piece.lastIndex(where: isBoundary) { piece = piece[piece.index(after: mark)...] }
    for joint in joints {
      while let place = piece.firstRange(of: joint) { piece = piece[place.upperBound...] }
    }
    return piece
  }

  private static func firstPiece(_ text: String) -> String {
    var piece = text[...]
    if let mark = piece.firstIndex(where: isBoundary) { piece = piece[..<mark] }
    for joint in joints {
      if let place = piece.firstRange(of: joint) { piece = piece[..<place.lowerBound] }
    }
    return String(piece)
  }

  // MARK: Factors

  private static let ofs: Lexicon = ["of", "at", "à", "de", "zu", "je", "von", "mit", "di", "van"]
  /// Words by which a length counts more than once.
  private static let doublers: Lexicon = [
    "twice", "both", "double", "doubled", "sides", "edges", "either", "pair", "pairs", "zweimal",
    "doppelt", "beidseitig", "beiden", "deux", "ambos", "lados", "côtés", "seiten", "respectively",
  ]

  private static func number(_ word: Substring) -> Double? {
    Double(word) ?? AuditWords.number(word.lowercased())
  }

  private static func words(_ text: Substring) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "." }
      .drop { $0.lowercased() == "its" || Articles.words.contains($0.lowercased()) }.map { $0 }
  }

  private static func factor(before text: Substring) -> Double? {
    var piece = text
    while let last = piece.last, " `*_\n".contains(last), !endsInProduct(piece) {
      piece.removeLast()
    }
    if endsInProduct(piece) {
      let words = words(piece.dropLast(piece.last == " " ? 2 : 1))
      // "2 ×", "3 rows ×"
      guard let first = words.last.flatMap(number) ?? words.first.flatMap(number),
        words.count < 5, words.count(where: { number($0) != nil }) == 1
      else { return nil }
      return first
    }
    let words = words(piece)
    if words.contains(where: { doublers.contains($0.lowercased()) }) { return nil }
    guard words.contains(where: { number($0) != nil }) else { return 1 }
    guard let first = words.first.flatMap(number), words.count(where: { number($0) != nil }) == 1,
      words.count == 1 || words.last.map({ ofs.contains($0.lowercased()) }) == true
    else { return nil }
    return first
  }

  /// Whether a text ends in a sign for a product: "2 ×", "2x", "2 * ".
  private static func endsInProduct(_ text: Substring) -> Bool {
    let trimmed = text.last == " " ? text.dropLast() : text
    guard let last = trimmed.last, let before = trimmed.dropLast().last else { return false }
    switch last {
    case "×", "·": return true
    case "x": return before.isNumber || before == " "
    case "*": return before == " " || before.isNumber
    default: return false
    }
  }

  private static func factor(behind text: String) -> Double? {
    let piece = text.drop { $0 == " " || $0 == "`" }
    if let sign = piece.first, "×·x*".contains(sign), let next = piece.dropFirst().first,
      next == " " || next.isNumber, let first = words(piece.dropFirst()).first.flatMap(number)
    {
      return first
    }
    return Names.hasWord(text, in: doublers) ? nil : 1
  }
}
