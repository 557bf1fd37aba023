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

  /// Whether the sections of a series are guidelines of WCAG, of which a document speaks of some: "1.1 Text
  /// Alternatives", "1.3 Adaptable".
  func areGuidelines(_ sections: [Int], _ document: Document) -> Bool {
    document.mentions("WCAG")
      && sections.count {
        Names.hasWord(document.title(ofSection: $0), in: Self.guidelines)
      } * 2 > sections.count
  }
}
