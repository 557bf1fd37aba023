import SpecModel
import SpecSyntax
import SpecText

extension MachineDrafts {
  /// Makes the screen that the title of a document names the source of what leads on below its heading "Interactions",
  /// which is a part of that screen and no state.
  ///
  /// - Complexity: O(edges); the title is read only where a change leaves such a heading.
  mutating func settleOwnScreen(in document: Document) {
    var declared: Set<String>?
    var page: NameReference??
    for matrix in matrices.indices {
      for edge in matrices[matrix].edges.indices {
        let own = matrices[matrix].edges[edge]
        guard let source = own.source, source.text.utf8.count <= 40,
          Self.partsOfScreens.contains(Names.words(source.text).joined(separator: " "))
        else { continue }
        let states = declared ?? Set(states.map(\.key))
        declared = states
        guard !states.contains(source.key) else { continue }
        let screen = page ?? Self.screen(titling: document)
        page = .some(screen)
        guard let screen, screen.key != own.target.key else { continue }
        matrices[matrix].edges[edge].source = screen
      }
    }
  }

  /// The screen that the only title of the first level names: "Shelf Screen Specification", "Screen spec: Shelf".
  private static func screen(titling document: Document) -> NameReference? {
    guard document.sections.count > 1, document.sections[1].level == 1,
      document.sections.dropFirst(2).allSatisfy({ $0.level > 1 })
    else { return nil }
    let title = StateName.splitQualifier(
      StateName.withoutNumbering(document.title(ofSection: 1))
    ).name
    let parts = TextSplit.pieces(of: title, at: titleMarks).map(withoutKindOfDocument)
    guard (1...3).contains(parts.count) else { return nil }
    let origin = document.origin(document.nodes[Int(document.sections[1].heading)].range)
    if let name = parts.first(where: { callsItselfScreen($0) }) {
      return NameReference(text: name, origin: origin)
    }
    guard parts.count == 2, ArrowSide.isName(parts[1]),
      TransitionWords.screenNouns.contains(parts[0].lowercased())
    else { return nil }
    return NameReference(text: parts[1], origin: origin)
  }

  /// Whether a name has a word for a screen, and is more than that word.
  private static func callsItselfScreen(_ name: String) -> Bool {
    !TransitionWords.screenNouns.contains(name.lowercased()) && ArrowSide.isName(name)
      && ScreenNames.kind(of: name) == .screen
  }

  /// "Shelf Screen" of "Shelf Screen Specification", "棚画面" of "棚画面仕様書".
  private static func withoutKindOfDocument(_ title: String) -> String {
    var words = title.split(separator: " ")
    while words.count > 1, let last = words.last, kindsOfDocument.contains(last.lowercased()) {
      words.removeLast()
    }
    let rest = words.joined(separator: " ")
    guard let mark = unspacedKinds.suffix(of: rest), mark.count < rest.count else { return rest }
    return StateName.trimmed(String(rest.dropLast(mark.count)))
  }

  private static let titleMarks: Phrases = [" — ", " – ", " - ", ": ", "：", " | "]

  private static let kindsOfDocument: Lexicon = [
    "specification", "specifications", "spec", "specs", "design", "documentation", "document",
    "requirements", "ux", "ui", "spezifikation", "entwurf", "especificación", "especificação",
    "spécification", "specifica", "specificatie", "spesifikasi", "спецификация",
  ]
  private static let unspacedKinds: Phrases = [
    "仕様書", "仕様", "設計書", "设计文档", "设计", "规格", "說明", "说明", "명세서", "명세", "설계",
  ]

  /// Headings over what can be done on a screen; data, in lower case.
  private static let partsOfScreens: Lexicon = [
    "interactions", "interaction", "user interactions", "user interaction", "interaction design",
    "behavior", "behaviour", "behaviors", "behaviours", "actions", "user actions", "gestures",
    "interaktionen", "interaktion", "aktionen", "verhalten", "gesten", "actions utilisateur",
    "comportement", "gestes", "interacciones", "interacción", "acciones", "comportamiento",
    "gestos", "interações", "interação", "ações", "comportamento", "interazioni", "interazione",
    "azioni", "gesti", "interacties", "interactie", "acties", "gedrag", "interaksi", "aksi",
    "tindakan", "perilaku", "взаимодействия", "взаимодействие", "действия", "жесты",
    "インタラクション", "操作", "アクション", "交互", "交互操作", "交互行为", "인터랙션", "상호작용", "동작",
  ]
}
