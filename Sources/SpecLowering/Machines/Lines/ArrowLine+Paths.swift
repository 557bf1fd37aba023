import SpecModel
import SpecSyntax
import SpecText

extension ArrowLine {
  /// "iOS: Settings → Accessibility → Motion": where a setting of the system lies, and no change of the app.
  static func isPathOfSystem(_ line: TextLine, _ document: Document) -> Bool {
    guard let label = line.label, label.count <= 40 else { return false }
    // "iOS" is two words where capitals divide names.
    let words = document.string(plain: label).lowercased().split(separator: " ").map(String.init)
    guard (1...3).contains(words.count), words.contains(where: TransitionWords.platforms.contains)
    else { return false }
    return ArrowText(document.string(plain: line.value)).map { arrows in
      Names.words(arrows.sides[0]).contains(where: TransitionWords.settings.contains)
    } ?? false
  }
}
