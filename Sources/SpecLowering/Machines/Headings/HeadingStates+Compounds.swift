import SpecModel
import SpecSyntax
import SpecText

extension HeadingStates {
  /// The state of a heading that writes the word for state in one with what is so, "Fehlerzustand", "Foutstaat", or in
  /// Dutch behind an adjective, "Volle staat": where it tells when it holds, or a sibling has the same form.
  ///
  /// - Parameter siblings: how many headings of this form each section holds, once it is known.
  /// - Complexity: O(sections) for the first such heading, O(1) for each other.
  func compoundState(of section: Int, _ siblings: inout [Int32: Int]?) -> StateName? {
    guard let name = compoundName(of: section) else { return nil }
    if condition(of: section) != nil { return name }
    let counts = siblings ?? compoundCounts()
    siblings = counts
    return counts[document.sections[section].parent] ?? 0 > 1 ? name : nil
  }

  private func compoundName(of section: Int) -> StateName? {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard (6...48).contains(text.count), CompoundStates.mayEnd(document.plain, text) else {
      return nil
    }
    let (name, qualifier) = StateName.splitQualifier(
      StateName.withoutNumbering(document.string(plain: text)))
    return CompoundStates.name(in: name).map { StateName(bare: $0, qualifier: qualifier) }
  }

  private func compoundCounts() -> [Int32: Int] {
    var counts: [Int32: Int] = [:]
    for section in document.sections.indices.dropFirst() where compoundName(of: section) != nil {
      counts[document.sections[section].parent, default: 0] += 1
    }
    return counts
  }
}

/// Words that are written in one with the word for state.
private enum CompoundStates {
  private static let nouns = ["zustand", "toestand", "staat", "tillstånd", "tilstand"]

  /// Stems that make the word one for how things stand, or for states in general.
  private static let general: Lexicon = [
    "anwendungs", "system", "gesamt", "ist", "soll", "ziel", "app", "global", "server", "client",
    "gesundheits", "daten", "akku", "programm", "ui", "bildschirm", "komponenten", "sitzungs",
    "ausnahme", "natur", "rechts", "bundes", "sozial", "scherm", "systeem", "rust", "gast",
    "skärm", "skjerm", "skærm", "unter", "wider", "auf", "ver", "an", "be", "bei", "ab",
    "aan", "op", "in", "over", "ont", "på", "mot", "bi",
  ]
  private static let openers: Lexicon = [
    "der", "die", "das", "dem", "den", "ein", "eine", "einen", "einem", "de", "het", "een", "in",
    "im", "op", "bij", "van", "von", "zum", "det", "den", "en", "ett", "huidige", "aktueller",
    "gewenste", "lokale", "globale", "interne",
  ]

  /// A quick test on the last letters.
  static func mayEnd(_ plain: ContiguousArray<UInt8>, _ text: Range<Int>) -> Bool {
    var end = text.upperBound
    if plain[end - 1] == 0x29 {
      while end > text.lowerBound, plain[end - 1] != 0x28 { end -= 1 }
      end = max(text.lowerBound, end - 1)
      while end > text.lowerBound, plain[end - 1] == ASCII.space { end -= 1 }
    }
    guard end - text.lowerBound > 5 else { return false }
    let last = plain[end - 1] | 0x20
    return (last == 0x64 || last == 0x74)
      && [0x61, 0x6E].contains(plain[end - 2] | 0x20)
  }

  /// The name: the whole compound, or the adjective before the word.
  static func name(in text: String) -> String? {
    let words = Names.words(text)
    guard let last = words.last, words.count <= 2,
      text.allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" }),
      let noun = nouns.first(where: last.hasSuffix)
    else { return nil }
    let stem = String(last.dropLast(noun.count))
    if words.count == 1 {
      return stem.count > 2 && !general.contains(stem) && text.first?.isUppercase == true
        ? text : nil
    }
    // "Volle staat"; "Leere Ladezustand" is none.
    guard noun == "staat", stem.isEmpty, !openers.contains(words[0]), words[0].count > 2,
      let space = text.firstIndex(of: " ")
    else { return nil }
    return String(text[..<space])
  }
}
