import SpecModel
import SpecSyntax
import SpecText

extension HeadingStates {
  /// Takes out headings below "Key principles" and the like that rule something out or ask for one thing: "No scattered
  /// state", "One shared state".
  ///
  /// Such a word alone tells nothing: "No results state" is a state of a list. Nor does one beside other states.
  ///
  /// - Complexity: the headings around are read only where a name begins with such a word.
  func takeOutRules(_ named: inout [Int: StateName]) {
    for (section, name) in named where name.form == .suffixed {
      guard let first = Names.firstWord(name.name), Self.rulings.contains(first),
        !hasSibling(section, in: named)
      else { continue }
      var outer = Int(document.sections[section].parent)
      while outer > 0 {
        if Self.isOverRules(document.title(ofSection: outer)) {
          named[section] = nil
          break
        }
        outer = Int(document.sections[outer].parent)
      }
    }
  }

  /// Whether another heading beside one names a state as well, "Loading state" beside "No results state".
  private func hasSibling(_ section: Int, in named: [Int: StateName]) -> Bool {
    let parent = document.sections[section].parent
    return named.keys.contains { $0 != section && document.sections[$0].parent == parent }
  }

  /// Whether a title ends, or begins, with a word for principles, and does not speak of states.
  private static func isOverRules(_ title: String) -> Bool {
    let words = Names.words(StateName.withoutNumbering(title))
    guard words.count < 6, let first = words.first, let last = words.last else { return false }
    return StateVocabulary.principles.contains(last) || StateVocabulary.principles.contains(first)
      || ruleMarks.contains(where: last.hasSuffix)
  }

  private static let ruleMarks = ["原則", "原则", "방침", "원칙"]

  /// Words that begin a rule; data, in lower case.
  private static let rulings: Lexicon = [
    "no", "not", "never", "avoid", "one", "single", "shared", "kein", "keine", "keinen", "nie",
    "aucun", "aucune", "pas", "jamais", "ningún", "sin", "nunca", "nenhum", "nenhuma", "sem",
    "nessuno", "nessuna", "mai", "geen", "tanpa", "никакого", "единое",
  ]
}
