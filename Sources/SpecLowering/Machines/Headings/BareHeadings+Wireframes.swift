import SpecModel
import SpecSyntax
import SpecText

extension BareHeadings {
  /// The sections below "Wireframes" that each hold a drawn frame, two at least, "1.2 Profile setup"; parts of a page and
  /// sizes of a window are no screens.
  func drawnScreens() -> [(section: Int, title: String)] {
    guard document.codeBlocks.count > 1 else { return [] }
    var announced: [Int: Bool] = [:]
    let drawn = document.sections.indices.dropFirst(2).compactMap {
      section -> (section: Int, title: String)? in
      let parent = Int(document.sections[section].parent)
      guard parent > 0, holds([.codeBlock], section) else { return nil }
      let isAnnounced = announced[parent] ?? isBelowWireframes(parent)
      announced[parent] = isAnnounced
      guard isAnnounced, holdsFrame(section), let name = name(of: section, isNumbered: false),
        Self.mayBeDrawn(name), !Self.drawsOne(document.title(ofSection: parent)) || isState(name)
      else { return nil }
      return (section, name)
    }
    // Frames hold a control, "[Save]", or the text around them speaks of an interface.
    let isShown = document.source.holds("[") || InterfaceCues.areIn(document)
    return drawn.count > 1 && isShown ? drawn : []
  }

  /// Whether a heading on the way to a section says that drawings of screens follow, and none that components do.
  private func isBelowWireframes(_ section: Int) -> Bool {
    let titles = document.path(ofSection: section).map { document.title(ofSection: $0) }
    return titles.contains(where: Self.announcesWireframes)
      && !titles.contains(where: Self.isOfWork)
  }

  /// "Wireframes — Library" does, "Wireframe notes" does not.
  private static func announcesWireframes(_ title: String) -> Bool {
    let words = Names.words(title)
    if let place = words.firstIndex(where: wireframes.contains) {
      return !words[(place + 1)...].prefix(1).contains(where: StateWords.sides.contains)
    }
    return title.utf8.contains { $0 >= 0xE3 } && wireframeMarks.contains(where: title.contains)
  }

  /// "Wireframe: Top page", "ワイヤーフレーム：トップページ": whether a heading is over the drawings of one page, which show
  /// its parts.
  private static func drawsOne(_ title: String) -> Bool {
    let pieces = title.split { ":：—–".contains($0) }
    guard pieces.count > 1, let words = pieces.last.map({ Names.words(String($0)) }),
      let first = words.first, let noun = words.last
    else { return false }
    if noun.utf8.first ?? 0 >= 0xE3 {
      return StateVocabulary.surfaces.contains { noun.hasSuffix($0) }
        && !sharers.contains { first.hasPrefix($0) }
    }
    return words.count > 1 && TransitionWords.screenNouns.contains(noun)
      && !sharers.contains(first)
  }

  private static let sharers = [
    "each", "every", "per", "all", "jede", "jeder", "chaque", "cada", "ogni", "各", "全", "主要", "所有",
    "모든", "주요",
  ]

  /// Whether a name is a word for a state: "Loading".
  private func isState(_ name: String) -> Bool {
    Names.words(name).allSatisfy(StateWords.states.contains)
  }

  /// Whether a code block right below a heading draws a box of more lines than two.
  private func holdsFrame(_ section: Int) -> Bool {
    document.sections[section].ownNodes.contains { node in
      guard document.isDrawing(Int(node)) else { return false }
      let lines = document.codeBlocks[Int(document.nodes[Int(node)].payload)].lines
      guard lines.count > 2, !lines.contains(where: drawsArrow) else { return false }
      return lines.prefix(4).contains { document.beginsBox($0.offsets) }
    }
  }

  /// Whether an arrow stands in a line: a chart of several boxes is no screen.
  private func drawsArrow(_ line: SourceRange) -> Bool {
    let bytes = document.source.bytes
    return ["──►", "──>", "-->", "──▶", "──→"].contains {
      ASCII.find($0, in: bytes, line.offsets) != nil
    }
  }

  /// Whether a name is none of a component, a part of a page or a size of a window.
  static func mayBeDrawn(_ name: String) -> Bool {
    let words = Names.words(StateName.splitQualifier(name).name)
    return !StateWords.isAside(words) && words != ["key"] && words != ["modal"]
      && !words.contains(where: TransitionWords.sizes.contains)
      && !(words.count < 3 && words.contains(where: pieces.contains))
      && !words.contains(where: layouts.contains) && !isRegion(words)
  }

  /// "Result list area", "絞り込み部分": whether a name says that it is a part of a page; "Members area" is a page.
  private static func isRegion(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    if last.utf8.first ?? 0 >= 0xE3 { return unspacedRegions.suffix(of: last) != nil }
    return words.count > 1 && regions.contains(last) && !people.contains(first)
  }

  private static let regions: Lexicon = [
    "area", "section", "region", "zone", "part", "bereich", "abschnitt", "sección", "seção",
    "sezione", "zona",
  ]
  private static let people: Lexicon = [
    "member", "members", "client", "customer", "user", "admin", "staff", "partner", "my", "private",
    "personal", "guest", "mitglieder", "kunden",
  ]
  private static let unspacedRegions: Phrases = [
    "部分", "エリア", "領域", "レイアウト", "セクション", "区域", "區域", "区块", "布局", "佈局", "영역", "부분", "레이아웃", "섹션",
  ]

  private static let wireframes: Lexicon = [
    "wireframe", "wireframes", "mockup", "mockups", "maqueta", "maquetas", "maquette", "maquettes",
    "bocetos", "esboços", "esquisses", "skizzen", "bildschirmskizzen", "schetsen", "makiety",
    "макет", "макеты", "макети", "вайрфреймы", "вайрфрейми", "wireframy", "taslaklar",
  ]
  private static let wireframeMarks = [
    "ワイヤーフレーム", "モックアップ", "画面モック", "线框图", "线框", "線框", "原型图", "와이어프레임", "목업",
  ]
  /// Parts of a screen that a drawing may show alone.
  private static let pieces: Lexicon = [
    "button", "buttons", "card", "cards", "input", "inputs", "header", "footer", "sidebar",
    "navbar",
    "nav", "toolbar", "row", "rows", "table", "icon", "icons", "badge", "badges", "tooltip",
    "toast",
    "grid", "component", "widget", "botón", "tarjeta", "bouton", "carte", "karte", "schaltfläche",
    "кнопка", "карточка", "przycisk", "karta", "düğme", "kart", "tombol", "kartu", "ボタン", "カード",
    "ヘッダー", "按钮", "卡片", "导航栏", "버튼", "카드", "헤더",
  ]
  private static let layouts: Lexicon = [
    "layout", "layouts", "legend", "notation", "breakpoint", "breakpoints", "sitemap", "flow",
    "architecture", "anatomy", "structure", "diseño", "disposition", "alternative", "alternatives",
    "alternativa", "variant", "variants", "variante", "variantes", "option", "opción", "animation",
    "animación", "animação", "interaction", "interacción", "antes", "después", "depois", "avant",
    "après", "vorher", "nachher", "vs", "grande", "pequeña", "pequena",
  ]
}

extension Document {
  /// Whether a line begins with the upper left corner of a box.
  func beginsBox(_ line: Range<Int>) -> Bool {
    let text = ASCII.trimmed(source.bytes, line)
    return ["┌", "╔", "╭", "┏", "+--", "+=="].contains {
      ASCII.starts(source.bytes, at: text.lowerBound, with: $0)
    }
  }
}
