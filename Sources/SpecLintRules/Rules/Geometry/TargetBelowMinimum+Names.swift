import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// The name of a control in a sentence that gives its size.
extension TargetBelowMinimum {
  private static let tails: Lexicon = extents.union([
    "is", "are", "be", "of", "a", "an", "the", "has", "have", "with", "at", "measures", "measure",
  ])

  /// The words of a subject up to the verb: "icon buttons" of "Icon buttons are 32×".
  static func withoutTail(_ words: [String]) -> ArraySlice<String> {
    var core = words[...]
    while core.count > 1, let last = core.last,
      tails.contains(last) || last.allSatisfy(\.isNumber)
    { core.removeLast() }
    return core
  }

  private static let particles = ["は", "が", "の", "为", "為", "是", "的", "은", "는", "이", "가", "의"]

  /// A name without the words that lead to a number: "閉じるボタン" of "閉じるボタンは高さ", "关闭按钮" of "关闭按钮的高度为".
  static func bare(_ word: String) -> String {
    var result = word
    for _ in 0..<2 {
      if let last = particles.first(where: result.hasSuffix) {
        result.removeLast(last.count)
      }
      result = withoutExtent(result)
    }
    return particles.first(where: result.hasSuffix).map { String(result.dropLast($0.count)) }
      ?? result
  }

  private static let articles: Lexicon = [
    "a", "an", "the", "each", "every", "one", "ein", "eine", "einen", "un", "une", "una", "um",
    "uma",
  ]
  private static let kindsOf: Lexicon = [
    "close", "back", "send", "play", "icon", "round", "circular", "square", "ghost", "primary",
    "secondary", "outline", "outlined", "text", "small", "compact", "pill", "menu", "more", "add",
    "delete", "clear", "search", "toggle", "submit", "save", "cancel", "tall", "high",
  ]

  /// The control right behind a length to which an article leads: "close button" of "A 32px close button sits at the
  /// right".
  func controlBehind(_ constraint: Constraint, _ document: Document) -> String? {
    guard constraint.kind == .size || constraint.kind == .height else { return nil }
    let line = document.firstLine(of: constraint.origin.range)
    let place = constraint.origin.range
    guard line.start <= place.start, place.end < line.end, line.offsets.count < 400 else {
      return nil
    }
    let before = document.source.string(
      SourceRange(max(Int(line.start), Int(place.start) - 12), Int(place.start)))
    let after = document.source.string(
      SourceRange(Int(place.end), min(Int(line.end), Int(place.end) + 48)))
    guard before.last == " ", let article = Names.words(before).last,
      Self.articles.contains(article),
      after.first == " "
    else { return nil }
    let words = Names.words(String(after.prefix { !",.;:()|—–`".contains($0) }))
    guard let control = words.prefix(3).firstIndex(where: Self.controls.contains),
      words[..<control].allSatisfy(Self.kindsOf.contains)
    else { return nil }
    if let next = words.dropFirst(control + 1).first,
      Self.parts.contains(next) || Self.rounds.contains(next) || Self.wholes.contains(next)
    {
      return nil
    }
    return words[...control].joined(separator: " ")
  }

  private static let wholes: Lexicon = [
    "group", "row", "bar", "area", "grid", "column", "list", "size", "sizes", "width", "stack",
    "strip",
  ]
}
