import SpecModel
import SpecSyntax
import SpecText

extension HeadingStates {
  /// The sections whose heading is an id and how a check of it ended, "SC-001 — PASS": nobody is in a state there.
  ///
  /// One of them at least must have passed; "S-03 — BLOCKED" alone is a state.
  ///
  /// - Complexity: O(sections); the titles of short headings in capitals are read alone.
  func sectionsOfVerdicts() -> Set<Int> {
    var result: Set<Int> = []
    var isPassed = false
    for section in document.sections.indices.dropFirst() {
      let text = document.plainText(of: Int(document.sections[section].heading))
      guard (6...48).contains(text.count), let last = text.last,
        ASCII.isUpper(document.plain[last])
      else { continue }
      let words = document.string(plain: text).split { " :—–-|".contains($0) }
      guard let verdict = words.last, Self.verdicts.contains(String(verdict)), words.count < 5,
        words.dropLast().contains(where: { $0.utf8.allSatisfy(ASCII.isDigit) })
      else { continue }
      isPassed = isPassed || verdict.hasPrefix("PASS")
      result.insert(section)
    }
    return isPassed ? result : []
  }

  private static let verdicts: Lexicon = [
    "PASS", "PASSED", "FAIL", "FAILED", "PARTIAL", "BLOCKED", "SKIP", "SKIPPED", "OK", "NOK",
  ]
}
