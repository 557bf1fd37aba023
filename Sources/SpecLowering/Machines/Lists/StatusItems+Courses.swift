import SpecModel
import SpecSyntax
import SpecText

/// Headings over what a thing goes through: "Lifecycle", "Upload lifecycle", "Stages" of a toast.
extension StatusItems {
  /// Whether a heading is over the lifecycle of a thing that is no program and no work, or over the stages of a thing of
  /// the interface, and no item below it tells a change.
  func isOverCourse(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    guard (6...48).contains(text.count) else { return false }
    let title = StateName.splitQualifier(
      StateName.withoutNumbering(document.title(ofSection: section))
    ).name
    let words = Names.words(title)
    guard (1...5).contains(words.count), let last = words.last else { return false }
    let isLifecycle =
      LifecycleWords.areIn(words)
      || title.utf8.contains { $0 >= 0xE3 } && LifecycleWords.marks.suffix(of: title) != nil
    let isOfStages = words.count < 3 && Self.stages.contains(last)
    guard isLifecycle || isOfStages, !context.isSystem(section) else { return false }
    let path = document.path(ofSection: section)
    let isOfWork = path.contains { outer in
      let title = document.title(ofSection: outer)
      // The title of a document has the name of the product, "Delivery app".
      let isTitle = outer != section && document.sections[outer].level < 2
      return Names.hasWord(title, in: isTitle ? Self.plans : Self.works)
        || Self.wideWorks.isIn(title)
    }
    guard !isOfWork,
      isLifecycle
        || path.contains(where: { Names.hasWord(document.title(ofSection: $0), in: Self.things) })
    else { return false }
    return !context.lines(in: document.sections[section].ownNodes).contains { line in
      line.holder == .item && ArrowGlyph.mayOccur(in: document.plain, line.text)
    }
  }

  private static let stages: Lexicon = [
    "stages", "phases", "phasen", "stadien", "étapes", "etapas", "fases", "fasi", "stadi", "fasen",
    "стадии", "этапы", "фазы", "етапи", "etapy", "fazy", "tahapan", "フェーズ", "段階", "阶段", "階段", "단계",
  ]

  /// Words of documents about work, or about the parts of programs.
  private static let plans: Lexicon = [
    "project", "development", "roadmap", "plan", "planning", "milestones", "sprint", "migration",
    "rollout", "research", "hiring", "audit", "react", "vue", "angular", "hooks", "api", "pipeline",
    "backend", "projekt", "entwicklung", "umsetzung", "projet", "développement", "proyecto",
    "desarrollo", "projeto", "desenvolvimento", "progetto", "sviluppo", "ontwikkeling", "proyek",
    "проект", "проекта", "разработки",
  ]
  /// What people work on, and what programs do with a part of theirs: its cycle is none of an interface.
  private static let works: Lexicon = plans.union([
    "product", "software", "release", "releases", "plans", "sprints", "delivery", "sales",
    "marketing", "campaign", "testing", "qa", "hook", "component", "components", "request",
    "requests", "thread", "threads", "container", "containers", "pod", "process", "service",
    "services", "server", "build", "deployment", "plugin", "module", "modules", "object", "objects",
    "app", "application", "activity", "fragment", "viewmodel", "widget", "memory", "database",
    "data", "produkt", "komponente", "composant", "componente",
  ])
  private static let wideWorks: Phrases = [
    "プロジェクト", "開発", "製品", "コンポーネント", "项目", "開發", "开发", "产品", "组件", "프로젝트", "개발", "컴포넌트",
  ]

  /// Things of an interface that come, stay and go.
  private static let things: Lexicon = [
    "toast", "toasts", "snackbar", "banner", "dialog", "modal", "sheet", "drawer", "tooltip",
    "popover", "popup", "notification", "notifications", "upload", "uploads", "download",
    "downloads", "sync", "player", "recorder", "recording", "button", "card", "tile", "loader",
    "spinner", "message", "messages", "timer", "overlay", "animation", "call", "round", "game",
    "booking", "order", "orders", "ticket", "tickets", "payment", "session", "meldung", "karte",
    "knopf", "bestellung", "buchung", "anruf", "spiel", "fenêtre", "carte", "commande", "appel",
    "partie", "mensaje", "tarjeta", "pedido", "llamada", "partida", "mensagem", "chamada",
    "messaggio", "scheda", "ordine", "chiamata", "bericht", "kaart", "bestelling", "pesan",
    "pesanan", "сообщение", "заказ", "звонок", "игра",
  ]
}
