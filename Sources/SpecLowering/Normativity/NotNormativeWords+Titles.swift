import SpecModel

/// Words of titles that join two reasons, over other products, or over what is about to go, and those that let the title
/// of a document say that it is no spec; data only.
extension NotNormativeWords {
  /// Words between two things of a title: "References and inspiration".
  static let conjunctions = WordKey.set(
    "and", "und", "et", "y", "e", "ed", "en", "och", "og", "i", "dan", "ve", "a", "ja")

  /// Words before an example or a scenario that count it: "Second scenario".
  static let ordinals = WordKey.set(
    "first", "second", "third", "fourth", "another", "erstes", "zweites", "drittes", "weiteres",
    "premier", "deuxième", "troisième", "autre", "primer", "segundo", "tercer", "otro",
    "primeiro", "terceiro", "outro", "primo", "secondo", "terzo", "altro", "eerste", "tweede",
    "derde")

  /// Words for the makers of other products.
  static let competitors = WordKey.set(
    "competitor", "competitors", "competition", "competitive", "competing", "wettbewerb",
    "wettbewerber", "mitbewerber", "konkurrenz", "konkurrenten", "concurrent", "concurrents",
    "concurrence", "competidor", "competidores", "competencia", "concorrente", "concorrentes",
    "concorrência", "concorrenti", "concorrenza", "concurrent", "concurrenten", "concurrentie",
    "konkurrenter", "konkurencja", "konkurencji", "konkurence", "pesaing", "kompetitor", "rakip",
    "rakipler")
  /// What is written about them.
  static let studies = WordKey.set(
    "note", "notes", "notizen", "notas", "appunti", "notities", "notatki", "catatan",
    "anteckningar",
    "review", "overview", "overzicht", "teardown", "teardowns", "screenshots", "examples",
    "observations", "beobachtungen", "überblick", "übersicht", "vergleich", "comparison",
    "comparaison", "comparación", "comparação", "confronto", "vergelijking", "aperçu", "resumen",
    "panorama", "observaciones", "observações", "osservazioni", "study", "studies", "audit",
    "scan", "survey", "watch")
  /// Words that say nothing beside the two.
  static let studyFillers = WordKey.set(
    "on", "of", "the", "our", "about", "from", "zu", "zum", "zur", "der", "die", "des", "sur",
    "les", "de", "la", "los", "dos", "da", "sobre", "sui", "sulla", "dei", "van", "over", "tentang")

  /// Remarks behind the title of what is still there and about to go.
  static let leaving: WordTable<Bool> = WordKey.phrases(
    (
      true,
      [
        "to be replaced", "will be replaced", "being replaced", "to be retired",
        "to be superseded", "wird ersetzt", "werden ersetzt", "zu ersetzen", "wird abgelöst",
        "abzulösen", "à remplacer", "sera remplacé", "sera remplacée", "seront remplacés",
        "por reemplazar", "por sustituir", "a reemplazar", "a sustituir", "se sustituirá",
        "será sustituido", "será reemplazado", "a substituir", "será substituído",
        "será substituída", "da sostituire", "sarà sostituito", "sarà sostituita",
        "te vervangen", "wordt vervangen", "ska ersättas", "skal erstattes", "do zastąpienia",
        "do wymiany", "akan diganti", "değiştirilecek",
      ]
    ))
  /// The same in scripts without spaces.
  static let leavingScripts: [StaticString] = [
    "置き換え予定", "置換予定", "差し替え予定", "廃止予定", "将被替换", "待替换", "将被取代", "將被取代", "교체 예정",
    "대체 예정",
  ]

  /// Words that, as the whole title of a document, say that it is no spec; "History" and "Archive" may be screens.
  static let ownTitles = WordKey.set(
    "changelog", "learnings", "retrospective", "postmortem", "references", "bibliography",
    "referencias", "références", "referências", "riferimenti", "referenties", "referensi",
    "moodboard", "competitors", "wettbewerber", "mitbewerber", "concorrentes", "concorrenti",
    "concurrenten", "änderungsprotokoll", "änderungshistorie", "versionshistorie",
    "revisionshistorie", "versionsgeschichte", "versiegeschiedenis", "versiehistorie",
    "wijzigingshistorie")
  /// Words of headings below such a title that make the document a spec all the same.
  static let specParts = WordKey.set(
    "spec", "specification", "requirements", "screens", "screen", "flow", "flows", "components",
    "layout", "accessibility", "interaction", "behavior", "behaviour", "state", "navigation",
    "bildschirme", "ablauf", "komponenten", "écrans", "parcours", "composants", "pantallas",
    "flujo", "componentes", "telas", "fluxo", "schermate", "flusso", "componenti", "schermen",
    "layar", "alur")
  static let specScripts: [StaticString] = [
    "画面", "状態", "遷移", "状态", "界面", "页面", "流程", "상태", "화면", "전환",
  ]
}
