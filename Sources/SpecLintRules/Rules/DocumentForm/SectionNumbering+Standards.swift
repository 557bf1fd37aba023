import SpecAnalysis
import SpecModel
import SpecSyntax
import SpecText

/// Numbers that a standard gives.
extension SectionNumbering {
  /// Words of the principles and guidelines of WCAG, which have numbers of their own.
  ///
  /// - Source: WCAG 2.2, headings of levels two and three.
  private static let guidelines: Lexicon = [
    "perceivable", "operable", "understandable", "robust", "alternatives", "adaptable",
    "distinguishable", "navigable", "readable", "predictable", "seizures", "compatible",
    "modalities",
  ]

  /// Whether a section between two of a level is numbered in another way: "4 to 13 – Questions".
  func hasRange(between first: Int, and last: Int, _ document: Document) -> Bool {
    let own = document.sections[last]
    return (first + 1..<last).contains { section in
      document.sections[section].parent == own.parent
        && document.title(ofSection: section).utf8.prefix(24).contains(where: ASCII.isDigit)
    }
  }

  /// "Module 2 – Sign-in" below "What must hold", where a section of a higher level is "Module 2": the title names it.
  func isReference(
    _ found: Numbered, _ series: [String: [Numbered]], _ document: Document
  ) -> Bool {
    found.prefix.contains(where: \.isLetter)
      && series.values.contains { others in
        others.contains {
          $0.prefix == found.prefix && $0.number == found.number
            && document.sections[$0.section].level < document.sections[found.section].level
        }
      }
  }

  private static let stages: Lexicon = [
    "phase", "phases", "stage", "sprint", "milestone", "etappe", "fase", "etapa", "этап", "фаза",
  ]

  /// Whether two sections tell of one stage, "Phase 1: tokens" and "Phase 1: fonts", and the next one follows it.
  func isShared(_ index: Int, _ found: [(prefix: String, number: Int)]) -> Bool {
    let own = found[index]
    return own.number == found[index - 1].number && Names.hasWord(own.prefix, in: Self.stages)
      && (index + 1 == found.count || found[index + 1].number == own.number + 1)
  }

  /// Whether the sections of a series are guidelines of WCAG, of which a document speaks of some: "1.1 Text
  /// Alternatives", "1.3 Adaptable".
  func areGuidelines(_ sections: [Int], _ document: Document) -> Bool {
    document.mentions("WCAG")
      && sections.count {
        Names.hasWord(document.title(ofSection: $0), in: Self.guidelines)
      } * 2 > sections.count
  }
}
