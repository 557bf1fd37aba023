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
    let all = named
    for (section, name) in all where name.form == .suffixed {
      guard let first = Names.firstWord(name.name), Self.isRuling(first),
        !hasSibling(section, in: all)
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
  ///
  /// Rules do not keep each other in: where one of them asks for something ("One shared state"), what only rules something
  /// out ("No scattered state") is no other state.
  private func hasSibling(_ section: Int, in named: [Int: StateName]) -> Bool {
    let parent = document.sections[section].parent
    var others = 0
    var denials = 0
    let own = named[section].flatMap { Names.firstWord($0.name) } ?? ""
    var demands = Self.demands.contains(own)
    for (other, name) in named where other != section && document.sections[other].parent == parent {
      let first = Names.firstWord(name.name) ?? ""
      if Self.demands.contains(first) {
        demands = true
      } else if Self.denials.contains(first) {
        denials += 1
      } else {
        others += 1
      }
    }
    return others > 0 || denials > 0 && !demands
  }

  private static func isRuling(_ word: String) -> Bool {
    denials.contains(word) || demands.contains(word)
  }

  /// Whether a title ends, or begins, with a word for principles, and does not speak of states.
  private static func isOverRules(_ title: String) -> Bool {
    let words = Names.words(StateName.withoutNumbering(title))
    guard words.count < 6, let first = words.first, let last = words.last else { return false }
    return StateVocabulary.principles.contains(last) || StateVocabulary.principles.contains(first)
      || ruleMarks.contains(where: last.hasSuffix)
  }

  private static let ruleMarks = ["原則", "原则", "방침", "원칙"]

  /// Words that begin a rule on what is not to be, but also a state ("No results"); data, in lower case.
  private static let denials: Lexicon = [
    "no", "not", "kein", "keine", "keinen", "aucun", "aucune", "pas", "ningún", "sin", "nenhum",
    "nenhuma", "sem", "nessuno", "nessuna", "geen", "tanpa", "никакого",
  ]
  /// Words that begin a rule on what is to be, or never to be; data, in lower case.
  private static let demands: Lexicon = [
    "never", "avoid", "one", "single", "shared", "nie", "jamais", "nunca", "mai", "единое",
  ]
}
