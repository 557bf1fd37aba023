import SpecModel
import SpecSyntax
import SpecText

extension BareHeadings {
  /// Whether a group holds nothing but states, of which some have been found.
  func isWhole(_ section: Int, _ holder: Holder, _ states: [Int]) -> Bool {
    isUnspacedGroup(section, holder)
      || !states.isEmpty && Self.namesSpecials(document.title(ofSection: section))
  }

  /// Whether a remark behind a name says that it is a screen or a view: "main view".
  static func callsItselfSurface(_ remark: String) -> Bool {
    endsAsScreen(remark)
      || Names.wordCount(remark) <= 3
        && Names.words(remark).last.map(TransitionWords.surfaces.contains) == true
  }

  /// "Boat page" of "Boat page /boats/:id".
  static func withoutRoute(_ title: String) -> String {
    guard title.utf8.contains(ASCII.slash), let space = title.lastIndex(of: " "),
      Route.isWhole(String(title[title.index(after: space)...])),
      case let name = StateName.trimmed(String(title[..<space])),
      name.last?.isLetter == true
        || name.last == ")"
    else { return title }
    return name
  }

  /// Whether a heading over states says that they are those besides the usual one: "Special states", "Sonderzustände",
  /// "Особые состояния", "例外状態". What stands below it are states, whatever their names.
  static func namesSpecials(_ title: String) -> Bool {
    let words = Names.words(StateName.splitQualifier(StateName.withoutNumbering(title)).name)
    guard let last = words.last, words.count <= 3 else { return false }
    if words.contains(where: specials.contains), words.contains(where: StateNouns.isState) {
      return true
    }
    if words.count == 1, last.utf8.first ?? 0 < 0xE3 {
      return specialStems.prefix(of: last) != nil && last.hasSuffix("zustände")
    }
    return StateVocabulary.unspacedNouns.contains { noun in
      title.hasSuffix(noun) && specialMarks.suffix(of: title.dropLast(noun.count)) != nil
    }
  }

  private static let specials: Lexicon = [
    "special", "edge", "exceptional", "besondere", "especiales", "excepcionales", "spéciaux",
    "particuliers", "exceptionnels", "especiais", "excepcionais", "speciali", "eccezionali",
    "speciale", "bijzondere", "khusus", "особые", "исключительные", "граничные", "особливі",
    "виняткові", "specjalne", "szczególne", "wyjątkowe", "özel", "istisnai", "zvláštní",
    "speciella", "särskilda",
  ]
  private static let specialStems: Phrases = ["sonder", "ausnahme", "rand", "grenz", "spezial"]
  private static let specialMarks: Phrases = [
    "特殊", "例外", "特別", "異常", "异常", "边缘", "邊緣", "特殊 ", "예외 ", "특수 ", "예외", "특수",
  ]
}
