import SpecModel
import SpecSyntax
import SpecText

extension BareHeadings {
  /// Adds sibling sections that all call themselves phases, "ROLL Phase", "고르기 단계", "Etapa de reparto", where a line
  /// in one leads to another: "After three throws → go to PICK Phase".
  ///
  /// - Complexity: O(sections + lines); lines are looked at only where there are such siblings.
  mutating func addPhases(_ lines: [TextLine]) {
    var titles: [Int: String] = [:]
    for section in children.indices where section > 0 {
      let phases = children[section].filter { named[$0] == nil && isPhase($0) }
      guard phases.count > 1, phases.count * 2 >= children[section].count, !isOfPlan(section),
        !isInsideFound(section)
      else { continue }
      for phase in phases { titles[phase] = Self.key(document.title(ofSection: phase)) }
    }
    guard !titles.isEmpty else { return }
    var led: Set<Int> = []
    for line in lines where line.holder != .heading && line.holder != .cell {
      let section = Int(document.nodes[line.node].section)
      guard titles[section] != nil, line.text.count <= 400,
        ArrowGlyph.mayOccur(in: document.plain, line.text),
        let target = ArrowText(document.string(plain: line.text))?.sides.last
      else { continue }
      let parent = Int(document.sections[section].parent)
      let text = target.lowercased()
      let isLed = children[parent].contains { sibling in
        sibling != section && titles[sibling].map(text.contains) == true
      }
      if isLed { led.insert(parent) }
    }
    for parent in led.sorted() {
      for phase in children[parent] where titles[phase] != nil && found[phase] == nil {
        add(phase, isNested: false)
      }
    }
  }

  private static func key(_ title: String) -> String {
    StateName.splitQualifier(StateName.withoutNumbering(title)).name.lowercased()
  }

  /// Whether a title ends, or in languages that put the noun first begins, with a word for a phase.
  private func isPhase(_ section: Int) -> Bool {
    let words = bareWords(of: section)
    guard let first = words.first, let last = words.last, words.count <= 5 else { return false }
    if words.count > 1 {
      return Self.phases.contains(last)
        || Self.phases.contains(first) && !words[1].isEmpty
          && words[1].first?.isFigure == false
    }
    return last.utf8.count > 7 && Self.phaseEndings.contains(where: last.hasSuffix)
  }

  /// The same at the ends of compounds.
  static let phaseEndings = ["phase", "fase", "フェーズ", "阶段", "階段", "단계", "페이즈"]

  /// Whether a section or one around it is about a plan of work.
  private func isOfPlan(_ section: Int) -> Bool {
    document.path(ofSection: section).contains { outer in
      words(of: outer).contains(where: Self.plans.contains)
    }
  }
}
