import SpecModel
import SpecSyntax
import SpecText

/// Fences whose caption says that their arrows lead nowhere: "Layout:" over the parts of a page from top to bottom,
/// "Grade mapping:" over what stands for what.
extension ForeignFences {
  /// Whether a fence draws the order of parts on a page, or tells what stands for what.
  func isNoChange(_ block: Document.CodeBlock) -> Bool {
    let caption = caption(of: Int(block.node))
    let isLayout = Self.speaks(of: Self.layouts, Self.layoutMarks, caption.text)
    let mayBeOrder =
      isLayout || Self.speaks(of: Self.orders, Self.orderMarks, caption.text)
      || Self.frames.contains { mark in
        block.lines.contains { ASCII.find(mark, in: bytes, $0.offsets) != nil }
      }
    if mayBeOrder {
      let names = names(in: block)
      if names.count > 2, isLayout && caption.isLabel || Self.areParts(names) { return true }
    }
    let isMapping = Self.speaks(of: Self.mappings, Self.mappingMarks, caption.text)
    guard isMapping || !TransitionWords.speaksOfStates(caption.text) else { return false }
    return mapsNames(block, toHues: !isMapping) || joinsSystems(block)
  }

  /// Whether half of the names, two at least, are parts of a system or steps of a release; below a heading over an
  /// architecture two are enough.
  private func joinsSystems(_ block: Document.CodeBlock) -> Bool {
    guard block.lines.count <= 60,
      block.lines.contains(where: { mayNameSystem($0.offsets) })
    else { return false }
    let names = names(in: block)
    let found = names.count { Names.hasWord($0, in: Self.systems) }
    return found > 1
      && (found * 2 >= names.count
        || context.scope(of: Int(block.node)).contains { title in
          Names.hasWord(title, in: Self.architectures) || Self.architectureMarks.isIn(title)
        })
  }

  /// Whether a line may hold such a word: a test on bytes.
  private func mayNameSystem(_ line: Range<Int>) -> Bool {
    line.count <= 160
      && ["API", "api", "ebhook", "ackend", "erver", "atabase", "DB", "ommit", "eploy", "orker"]
        .contains { ASCII.find($0, in: bytes, line) != nil }
  }

  /// The label right above a fence, else the heading of its section.
  private func caption(of node: Int) -> (text: String, isLabel: Bool) {
    if let label = context.paragraph(before: node), (3...80).contains(label.count) {
      return (StateName.trimmed(document.string(plain: label)), true)
    }
    let title = document.title(ofSection: Int(document.nodes[node].section))
    return (StateName.withoutNumbering(title), false)
  }

  /// Whether a caption of a few words ends with one of some, and speaks of no way through an app.
  private static func speaks(of nouns: Lexicon, _ marks: Phrases, _ caption: String) -> Bool {
    let text = StateName.splitQualifier(
      caption.hasSuffix(":") ? String(caption.dropLast()) : caption
    )
    .name
    let words = Names.words(text)
    guard (1...5).contains(words.count), let last = words.last, !ways.contains(oneOf: words),
      !wayMarks.isIn(text)
    else { return false }
    return nouns.contains(last) || last.utf8.first ?? 0 >= 0xE3 && marks.suffix(of: last) != nil
  }

  // MARK: Layouts

  /// The names between the arrows of a fence.
  private func names(in block: Document.CodeBlock) -> [String] {
    block.lines.flatMap { line -> [String] in
      guard line.offsets.count <= 160, !cells(line.offsets).isEmpty else { return [] }
      let text = StateName.trimmed(document.source.string(line))
      let sides = ArrowText(text)?.sides ?? [text]
      return sides.filter { $0.contains(where: \.isLetter) && $0.lowercased() != "v" }
    }
  }

  /// Whether half of some names are parts of a page, two at least, and none of them calls itself a screen.
  private static func areParts(_ names: [String]) -> Bool {
    let words = names.map { Names.words(StateName.splitQualifier($0).name) }
    let found = words.count { name in
      guard let last = name.last, name.count <= 3 else { return false }
      return parts.contains(last) || parts.contains(name[0])
        || last.utf8.first ?? 0 >= 0xE3 && partMarks.suffix(of: last) != nil
    }
    return found > 1 && found * 2 >= names.count
      && !words.contains { $0.last.map(TransitionWords.screenNouns.contains) == true }
  }

  // MARK: Mappings

  /// Whether each line joins two names, and nothing that an arrow leads to leads on.
  ///
  /// - Parameter toHues: whether all that they lead to must have a hue behind it: "Good (green)".
  private func mapsNames(_ block: Document.CodeBlock, toHues: Bool) -> Bool {
    var (lefts, rights): (Set<String>, Set<String>) = ([], [])
    for line in block.lines {
      let text = StateName.trimmed(document.source.string(line))
      if text.isEmpty { continue }
      guard text.utf8.count <= 120, let arrows = ArrowText(text), arrows.sides.count == 2,
        arrows.joints[0].direction == .forward, arrows.joints[0].label == nil
      else { return false }
      let (name, remark) = StateName.splitQualifier(arrows.sides[1])
      if toHues, !(remark.map(Self.isHue) ?? false) { return false }
      lefts.insert(Names.key(StateName.splitQualifier(arrows.sides[0]).name))
      rights.insert(Names.key(name))
    }
    return lefts.count > 1 && lefts.isDisjoint(with: rights)
  }

  private static func isHue(_ remark: String) -> Bool {
    let words = Names.words(remark)
    return words.count <= 2 && words.last.map(HueNames.words.contains) == true
  }

  // MARK: Words

  /// Parts of systems that no screen is called after, and what is done to put a product out.
  private static let systems: Lexicon = [
    "api", "apis", "server", "backend", "database", "db", "redis", "mysql", "postgres", "sqlite",
    "webhook", "webhooks", "worker", "workers", "endpoint", "gateway", "middleware", "commit",
    "deploy", "deployment", "cron", "sdk", "microservice", "servidor", "serveur", "datenbank",
  ]
  private static let architectures: Lexicon = [
    "architecture", "architektur", "arquitectura", "arquitetura", "architettura", "architectuur",
    "arsitektur", "архитектура", "архітектура", "architektura", "mimari",
  ]
  private static let architectureMarks: Phrases = ["アーキテクチャ", "架构", "架構", "아키텍처"]

  private static let layouts: Lexicon = [
    "layout", "layouts", "anatomy", "composition", "aufbau", "anordnung", "disposition",
    "disposición", "disposição", "disposizione", "maquetación", "indeling", "układ", "макет",
    "компоновка", "düzen", "yerleşim", "rozvržení",
  ]
  private static let layoutMarks: Phrases = ["レイアウト", "布局", "版面", "레이아웃", "배치"]
  /// Words for an order, which screens have as well.
  private static let orders: Lexicon = [
    "structure", "sections", "order", "hierarchy", "struktur", "abschnitte", "reihenfolge",
    "estructura", "secciones", "orden", "estrutura", "seções", "ordem", "struttura", "sezioni",
    "ordine", "structuur", "ordre", "структура", "порядок", "yapı",
  ]
  private static let orderMarks: Phrases = ["構成", "構造", "順序", "结构", "結構", "顺序", "구조", "구성", "순서"]
  private static let mappings: Lexicon = [
    "mapping", "mappings", "zuordnung", "correspondance", "correspondances", "mapeo", "mapeamento",
    "correspondencia", "correspondência", "mappatura", "corrispondenza", "toewijzing", "pemetaan",
    "соответствие", "сопоставление", "відповідність", "mapowanie", "eşleme",
  ]
  private static let mappingMarks: Phrases = [
    "マッピング", "対応", "対応表", "映射", "映射表", "对应", "对应表", "对应关系", "對應", "對照", "매핑", "대응",
  ]
  /// Words that make a caption one of ways through an app.
  private static let ways: Lexicon = [
    "flow", "flows", "navigation", "navigations", "transition", "transitions", "journey", "screens",
    "pages", "route", "routes", "navegación", "navegação", "navigazione", "navigatie", "навигации",
  ]
  private static let wayMarks: Phrases = [
    "遷移", "フロー", "流れ", "跳转", "流转", "流程", "导航", "導航", "전이", "이동", "흐름", "내비",
  ]
  private static let frames: [StaticString] = ["Footer", "footer", "フッター", "页脚", "頁尾", "푸터"]
  private static let parts: Lexicon = [
    "header", "footer", "hero", "navbar", "nav", "sidebar", "topbar", "toolbar", "banner", "card",
    "cards", "avatar", "cover", "title", "subtitle", "headline", "breadcrumb", "breadcrumbs",
    "grid", "table", "chart", "charts", "section", "cta", "filters", "tabs", "summary", "carousel",
    "image", "images", "logo", "faq", "testimonials", "kopfzeile", "fußzeile", "karte", "karten",
    "encabezado", "pie", "tarjeta", "tarjetas", "cabeçalho", "rodapé", "cartão", "cartões",
    "intestazione", "carte", "cartes", "en-tête", "pied",
  ]
  private static let partMarks: Phrases = [
    "ヘッダー", "フッター", "カード", "バナー", "页头", "頁首", "页脚", "頁尾", "顶栏", "底栏", "卡片", "横幅", "헤더", "푸터", "카드",
    "배너",
  ]
}
