import SpecModel
import SpecSyntax
import SpecText

/// The appearance that the headings above a place name.
struct ColorAppearances {
  /// By section: the appearance that its nearest titled heading names; empty where they do not name both.
  private var modes: [ModeWords.Mode?] = []
  private let hasBoth: Bool
  /// By section: whether it is about the dark appearance as a whole, and not about a colour that is dark.
  private var isDarkTheme: [Bool] = []
  private let document: Document

  init(_ document: Document) {
    self.document = document
    var own: [ModeWords.Mode?] = []
    var dark: [Bool] = []
    own.reserveCapacity(document.sections.count)
    dark.reserveCapacity(document.sections.count)
    for index in document.sections.indices {
      let section = document.sections[index]
      let above = section.parent >= 0 && section.parent < index ? Int(section.parent) : nil
      let title = section.heading >= 0 ? document.title(ofSection: index) : ""
      let named = title.isEmpty ? nil : ModeWords.mode(in: title)
      own.append((section.level > 1 ? named : nil) ?? above.flatMap { own[$0] })
      dark.append(
        above.map { dark[$0] } == true
          || index > 0 && named == .dark && ModeWords.isDarkTheme(title))
    }
    hasBoth = own.contains(.light) && own.contains(.dark)
    if hasBoth { modes = own }
    if dark.contains(true) { isDarkTheme = dark }
  }

  /// The appearance of a place; `nil` where a document has headings for one alone.
  func mode(_ origin: Origin) -> ModeWords.Mode? {
    guard hasBoth, let section = section(of: origin) else { return nil }
    return modes.indices.contains(section) ? modes[section] : nil
  }

  /// Whether a place is in a section about the dark appearance.
  func isDark(_ origin: Origin) -> Bool {
    guard !isDarkTheme.isEmpty, let section = section(of: origin) else { return false }
    return isDarkTheme.indices.contains(section) && isDarkTheme[section]
  }

  private func section(of origin: Origin) -> Int? {
    document.lastNode(startingBy: origin.range.start).map { Int(document.nodes[$0].section) }
  }
}
