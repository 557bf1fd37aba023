import SpecModel
import SpecText

extension ArrowSide {
  /// The declared name behind an article and an adjective that say in what form it opens: "a blank Entry Screen".
  static func described(_ words: [Substring], _ known: KnownStates) -> String? {
    guard words.count > 1, !known.isEmpty else { return nil }
    let isArticle = TransitionWords.articles.contains(words[0].lowercased())
    let rest = words.dropFirst(isArticle ? 1 : 0)
    // "Empty basket" is a name of its own.
    guard let first = rest.first, rest.count > 1, first.first?.isLowercase == true,
      rest.dropFirst().first?.first?.isUppercase == true, adjectives.contains(first.lowercased())
    else { return nil }
    return known.name(of: rest.dropFirst().joined(separator: " "))
  }

  /// The declared name before a word for the way that leads to it: "Done through recalculation", "Done without a seal".
  static func beforeWay(_ words: [Substring], _ known: KnownStates) -> String? {
    guard words.count > 2, !known.isEmpty,
      let place = words.dropFirst().dropLast().firstIndex(where: { ways.contains($0.lowercased()) })
    else { return nil }
    return known.name(of: words[..<place].joined(separator: " "))
  }

  private static let ways: Lexicon = [
    "through", "without", "durch", "ohne", "sans", "mediante", "sin", "sem", "attraverso", "senza",
    "zonder", "melalui", "tanpa", "через", "без", "przez", "bez",
  ]

  /// How a screen is when it opens; data, in lower case.
  private static let adjectives: Lexicon = [
    "blank", "empty", "new", "fresh", "full", "same", "corresponding", "respective", "relevant",
    "matching", "prefilled", "pre-filled", "filtered", "updated", "read-only", "main", "associated",
    "leere", "leeren", "leerer", "neue", "neuen", "neuer", "jeweilige", "passende", "nouvel",
    "nouvelle", "nouveau", "nueva", "nuevo", "correspondiente", "nova", "novo", "respectiva",
    "nuova", "nuovo", "vuota", "nieuwe", "lege",
  ]

  /// The name of a dialog, sheet or screen that a target calls so, with or without a verb that says that it is shown:
  /// "confirmation dialog", "picker overlay appears", "Report screen".
  static func surface(in text: String) -> String? {
    let bare = StateName.splitQualifier(StateName.withoutStop(unwrapped(text))).name
    guard bare.utf8.count <= 60, !bare.contains(where: { ",;:/|+=%".contains($0) }) else {
      return nil
    }
    if bare.utf8.last ?? 0 >= 0x80 {
      let name =
        TransitionWords.movesBehind.first(where: bare.hasSuffix)
        .map { String(bare.dropLast($0.count)) } ?? bare
      guard let mark = surfaceMarks.first(where: name.hasSuffix), name.count > mark.count + 1,
        name.count <= 16, !name.contains(where: { "、。をがは ".contains($0) })
      else { return nil }
      return name
    }
    var words = bare.split(separator: " ")
    // "ConfirmDialog": the name of its type.
    if words.count == 1, EventName.isIdentifier(bare), bare.first?.isUppercase == true,
      case let parts = Names.words(bare), (2...4).contains(parts.count),
      surfaceNouns.contains(parts[parts.count - 1])
    {
      return bare
    }
    // "Dialog "Coming soon"": the noun before what stands on it.
    if words.count > 1, surfaceHeads.contains(words[0].lowercased()),
      ArrowLine.isCopy(String(bare.dropFirst(words[0].count)))
    {
      return bare
    }
    while words.count > 2, let last = words.last, appearances.contains(last.lowercased()) {
      words.removeLast()
    }
    while words.count > 2, leads.contains(words[0].lowercased()) { words.removeFirst() }
    guard (2...4).contains(words.count), let last = words.last?.lowercased(),
      surfaceNouns.contains(last),
      words.dropLast().allSatisfy({ word in
        !TransitionWords.annotations.contains(word.lowercased())
          && !TransitionWords.pronouns.contains(word.lowercased())
          && !TransitionWords.denials.contains(word.lowercased())
          && !closing.contains(word.lowercased())
      })
    else { return nil }
    return words.joined(separator: " ")
  }

  /// "Exit" of "Exit automatically": how a change comes about is no part of the name.
  static func withoutAdverb(_ name: String) -> String {
    guard let space = name.utf8.lastIndex(of: 0x20),
      directness.contains(name[name.utf8.index(after: space)...].lowercased())
    else { return name }
    return StateName.trimmed(String(name[..<space]))
  }

  /// The name of a small part over the screen behind a verb that opens or shows it, "Open image picker", "Show
  /// confirmation"; without the verb such words may be anything.
  static func opened(in text: String) -> String? {
    let bare = StateName.splitQualifier(StateName.withoutStop(unwrapped(text))).name
    guard bare.utf8.count <= 48, bare.utf8.allSatisfy({ $0 < 0xE3 }),
      !bare.contains(where: { ",;:/|+=%\"".contains($0) })
    else { return nil }
    var words = bare.split(separator: " ")
    guard (2...5).contains(words.count), openingVerbs.contains(words[0].lowercased()) else {
      return nil
    }
    words.removeFirst()
    while words.count > 1, TransitionWords.articles.contains(words[0].lowercased()) {
      words.removeFirst()
    }
    guard let first = words.first?.lowercased(), let last = words.last?.lowercased(),
      openedNouns.contains(last) || openedHeads.contains(first), !closing.contains(first)
    else { return nil }
    return words.joined(separator: " ")
  }

  private static let openingVerbs: Lexicon = [
    "open", "opens", "show", "shows", "display", "displays", "launch", "launches", "present",
    "presents", "öffnet", "zeigt", "öffne", "zeige", "ouvre", "ouvrir", "affiche", "afficher",
    "abre", "abrir", "muestra", "mostrar", "mostra", "exibe", "apre", "aprire", "mostrare", "opent",
    "toont", "buka", "tampilkan", "открыть", "показать",
  ]
  private static let openedNouns: Lexicon = [
    "confirmation", "picker", "prompt", "bestätigung", "auswahl", "bildauswahl", "bevestiging",
    "kiezer", "konfirmasi", "подтверждение",
  ]
  /// The same in languages that put the noun first: "selector de imagen".
  private static let openedHeads: Lexicon = [
    "confirmación", "confirmação", "conferma", "confirmation", "selector", "seletor", "sélecteur",
    "selettore", "picker",
  ]

  private static let surfaceNouns: Lexicon = [
    "dialog", "dialogue", "overlay", "sheet", "screen", "modal", "popup", "drawer",
  ]
  private static let surfaceHeads = surfaceNouns.union([
    "dialogfeld", "fenster", "boîte", "fenêtre", "modale", "diálogo", "ventana", "janela",
    "dialogo", "finestra", "dialoog", "venster", "jendela", "диалог", "okno", "pencere",
  ])
  private static let surfaceMarks = [
    "ダイアログ", "モーダル", "弹窗", "对话框", "對話框", "モーダル画面", "다이얼로그", "모달", "팝업",
  ]
  private static let appearances: Lexicon = [
    "appears", "opens", "shows", "shown", "displayed", "up", "slides", "pops", "is", "in", "comes",
  ]
  private static let leads: Lexicon = [
    "the", "a", "an", "opens", "open", "shows", "show", "displays", "presents", "present",
    "launches",
    "brings", "up",
  ]
  /// What takes something away, or says that it is what it was.
  private static let closing: Lexicon = [
    "close", "closes", "dismiss", "dismisses", "hide", "hides", "exit", "leave", "leaves", "no",
    "full", "same", "entire", "whole", "current", "stays", "on", "off", "this", "to", "of", "from",
    "half", "home", "lock", "split",
  ]

  /// The declared name behind a word for how it comes: "slide-up Detail panel", "full-screen Setup".
  static func behindManner(_ words: [Substring], _ known: KnownStates) -> String? {
    guard (2...6).contains(words.count), !known.isEmpty else { return nil }
    var rest = words[...]
    while rest.count > 1, let first = rest.first, manners.contains(first.lowercased()) {
      rest = rest.dropFirst()
    }
    guard rest.count < words.count else { return nil }
    return known.name(of: rest.joined(separator: " "))
  }

  private static let manners: Lexicon = [
    "slide-up", "slide-in", "slide-over", "full-screen", "fullscreen", "modal", "bottom", "pop-up",
    "popup", "overlay", "expanded", "vollbild", "modale", "modaler", "emergente",
  ]
}
