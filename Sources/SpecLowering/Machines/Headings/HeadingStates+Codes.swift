import SpecModel
import SpecSyntax
import SpecText

extension HeadingStates {
  /// Takes out headings that begin with a code as their siblings do, most of which name no states: "UI-036 — Empty state"
  /// beside "UI-035 — Badge" and "UI-037 — Card" is one more component.
  ///
  /// - Complexity: the siblings are looked at only where such a heading names a state.
  func takeOutCoded(_ named: inout [Int: StateName]) {
    let coded = named.keys.filter { isCoded($0) }
    guard !coded.isEmpty else { return }
    var counts: [String: (all: Int, states: Int)] = [:]
    for section in document.sections.indices.dropFirst() {
      guard isCoded(section), let kind = kindOfCode(section) else { continue }
      counts[kind, default: (0, 0)].all += 1
      if named[section].map({ $0.form != .group }) == true { counts[kind]?.states += 1 }
    }
    for section in coded {
      guard let count = kindOfCode(section).flatMap({ counts[$0] }), count.all > 2,
        count.states * 2 < count.all
      else { continue }
      named[section] = nil
    }
  }

  /// Whether a heading may begin with a code, behind a number or not: a test on bytes.
  private func isCoded(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard (8...120).contains(text.count) else { return false }
    return document.plain[text].prefix(24).contains(ASCII.hyphen)
      && document.plain[text].prefix(24).contains(where: ASCII.isDigit)
  }

  /// The level and the letters of the code before a dash or a colon: "3UI-CMP-" of "### 45. UI-CMP-036 — Empty state".
  private func kindOfCode(_ section: Int) -> String? {
    let title = StateName.withoutNumbering(document.title(ofSection: section))
    let code = title.utf8.prefix {
      ASCII.isUpper($0) || ASCII.isDigit($0) || $0 == ASCII.hyphen
    }
    let letters = code.prefix { !ASCII.isDigit($0) }
    guard letters.count > 2, letters.last == ASCII.hyphen, letters.first != ASCII.hyphen,
      (1...4).contains(code.count - letters.count),
      code.dropFirst(letters.count).allSatisfy(ASCII.isDigit),
      let next = title[code.endIndex...].first, " :：".contains(next)
    else { return nil }
    return String(document.sections[section].level) + String(title[..<letters.endIndex])
  }
}
