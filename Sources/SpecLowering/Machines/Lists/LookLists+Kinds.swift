import SpecModel
import SpecSyntax
import SpecText

/// Lists of the looks of a control that no pointer brings about: "Default", "Active" and "Error" below "Input fields".
extension LookLists {
  /// Whether three different names at least, that of the look at rest among them, stand below the name of a control.
  func areKinds(_ names: [LocatedText], _ section: Int) -> Bool {
    guard section > 0, names.count > 2,
      Set(names.map { Names.key($0.text) }).count == names.count,
      Self.holdRest(names)
    else { return false }
    let title = StateName.withoutNumbering(document.title(ofSection: section))
    let words = Names.words(StateName.splitQualifier(title).name)
    return (1...4).contains(words.count)
      && words.contains { word in
        ComponentSections.parts.contains(word)
          || word.hasSuffix("s") && ComponentSections.parts.contains(String(word.dropLast()))
      }
  }

  /// Whether the look at rest is among some names.
  static func holdRest(_ names: [LocatedText]) -> Bool {
    names.contains { Names.hasWord($0.text, in: rests) }
  }

  private static let rests: Lexicon = [
    "default", "normal", "rest", "resting", "idle", "standard", "ruhe", "ruhezustand", "repos",
    "défaut", "reposo", "normale", "riposo", "normaal", "默认", "正常", "通常", "기본",
    "predeterminado", "padrão", "predefinito", "standaard", "standar", "обычное", "デフォルト",
  ]

  /// Whether two of the usual names stand as labels in the document: a test on bytes.
  func mayHoldKinds() -> Bool {
    let plain = document.plain
    // What closes bold words may stand before a wide colon, which is no mark between words.
    let cues = document.source.mayShow(Self.kindCues) + Self.wideKindCues
    return cues.lazy.filter { ASCII.find($0, in: plain, 0..<plain.count) != nil }
      .prefix(2).count > 1
  }

  private static let kindCues: [StaticString] = [
    "Default:", "Normal:", "Active:", "Selected:", "Error:", "Loading:", "Standard:", "Aktiv:",
    "Repos:", "Actif:", "Reposo:", "Activo:", "Ativo:", "Attivo:", "Riposo:", "기본:",
  ]
  private static let wideKindCues: [StaticString] = ["默认：", "通常："]
}
