import SpecModel
import SpecSyntax
import SpecText

/// Reads lists of how one control looks: "**Hover** – a shadow", "**Disabled**: 40 % opacity", "`:hover` – underline", and
/// paragraphs that begin so.
///
/// Three items at least begin with the usual names of such states, or two with names that only a pointer or a finger
/// brings about, and none with anything else; no heading need call them states. Paragraphs may stand among others.
struct LookLists {
  let context: LoweringContext
  let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the states of all such lists that are not declared yet.
  func collect(into drafts: inout MachineDrafts) {
    addOpposites(to: &drafts)
    guard mayHoldLooks() || mayHoldKinds() else { return }
    var lists: [Int: [TextLine]] = [:]
    var paragraphs: [Int: [LocatedText]] = [:]
    for line in context.lines where line.holder != .heading && line.holder != .cell {
      if line.holder == .item, mayBeLook(line) {
        lists[Int(document.nodes[Int(document.nodes[line.node].parent)].parent), default: []]
          .append(line)
      } else if line.holder == .paragraph, line.isStrongLabel || isDashed(line),
        !line.value.isEmpty, mayBeLook(line), let name = look(line)
      {
        paragraphs[Int(document.nodes[line.node].section), default: []].append(name)
      }
    }
    var mixed: [Int: [LocatedText]] = [:]
    for list in lists.keys.sorted() {
      guard let lines = lists[list] else { continue }
      let names = lines.compactMap(look)
      guard names.count > 1, names.count == document.children(of: list).count else {
        if names.contains(where: { Self.isOfControl($0.text) }), !isOfRules(list, names) {
          mixed[list] = names
        }
        continue
      }
      add(names, Int(document.nodes[list].section), to: &drafts)
    }
    addMixed(mixed, to: &drafts)
    for section in paragraphs.keys.sorted() { add(paragraphs[section] ?? [], section, to: &drafts) }
  }

  /// Whether a list is numbered and less than half of it looks: rules on what is done with a control, "1. **Pressed**: …"
  /// over "2. **Released**: …", are no properties.
  private func isOfRules(_ list: Int, _ names: [LocatedText]) -> Bool {
    document.nodes[list].level == 1 && names.count * 2 < document.children(of: list).count
  }

  /// Whether a dash stands behind the bold text with which a line begins: "**Hover** – a shadow".
  private func isDashed(_ line: TextLine) -> Bool {
    guard line.label == nil,
      let span = document.span(at: line.text.lowerBound, of: line.node, in: .strong),
      span.lowerBound == line.text.lowerBound, span.upperBound + 4 < line.text.upperBound,
      document.plain[span.upperBound] == ASCII.space
    else { return false }
    let mark = document.plain[span.upperBound + 1]
    return mark == ASCII.hyphen || mark == 0xE2 && document.plain[span.upperBound + 2] == 0x80
  }

  /// Adds names that are those of one control.
  private func add(_ names: [LocatedText], _ section: Int, to drafts: inout MachineDrafts) {
    let firm = names.count { Self.isOfControl($0.text) }
    guard
      firm > 1 && (names.count > 2 || firm == names.count)
        || firm > 0 && names.count > 2 && Self.holdRest(names) || areKinds(names, section)
    else { return }
    let found = names.map { name in
      var draft = StateDraft(name: name.text, origin: name.origin, screen: section)
      draft.parentSection = section
      return draft
    }
    StateTables(context).add(found, to: &drafts)
  }

  /// Adds the states among the properties of controls, "**Shape:**", "**Focus:**": three at least in two lists, two of
  /// them of different names that only a pointer, a finger or the keyboard brings about.
  private func addMixed(_ lists: [Int: [LocatedText]], to drafts: inout MachineDrafts) {
    let names = lists.values.joined().map { $0.text.lowercased() }
    guard lists.count > 1, names.count > 2, Set(names.filter(Self.isOfControl)).count > 1
    else { return }
    for list in lists.keys.sorted() {
      let section = Int(document.nodes[list].section)
      let found = (lists[list] ?? []).map { name in
        var draft = StateDraft(name: name.text, origin: name.origin, screen: section)
        draft.parentSection = section
        return draft
      }
      StateTables(context).add(found, to: &drafts)
    }
  }

  /// Whether two usual names stand in the document: a test on bytes.
  private func mayHoldLooks() -> Bool {
    let plain = document.plain
    let cues: [StaticString] = [
      "over", "isabled", "ressed", "ocus", "hecked", "nabled", "eaktiviert", "ésactivé",
      "eshabilitado",
      "esabilitado", "isabilitato", "urvol", "edrückt", "悬停", "禁用", "按下", "无效", "無効", "ホバー", "비활성",
      "호버",
    ]
    let found = document.source.mayShow(cues).lazy.filter {
      ASCII.find($0, in: plain, 0..<plain.count) != nil
    }
    return found.prefix(2).count > 1
  }

  /// Whether an item begins in bold, in code with a colon, or with a word before a colon: a look at its first run.
  private func mayBeLook(_ line: TextLine) -> Bool {
    if let span = document.span(at: line.text.lowerBound, of: line.node, in: [.strong, .code]) {
      return span.lowerBound == line.text.lowerBound && span.count <= 24
    }
    guard let label = line.label, label.count <= 24 else { return false }
    let first = document.plain[label.lowerBound]
    return first >= 0xC3 || ASCII.isLetter(first) && first & 0x20 == 0
  }

  private func look(_ line: TextLine) -> LocatedText? {
    let start = line.text.lowerBound
    if let code = document.span(at: start, of: line.node, in: .code) {
      // ":focus-visible" of a style sheet.
      guard document.plain[start] == ASCII.colon else { return nil }
      let text = document.string(plain: start + 1..<code.upperBound)
      guard Self.pseudos.contains(text) else { return nil }
      return LocatedText(text, context.origin(plain: code))
    }
    guard let span = document.span(at: start, of: line.node, in: .strong) ?? line.label else {
      return nil
    }
    let text = ArrowSide.unwrapped(document.string(plain: span))
    let name = StateName(heading: text)?.name ?? text
    let words = Names.words(name)
    guard words.count == 1, Self.looks.contains(words[0]) || StateWords.isUnspacedState(words)
    else {
      return nil
    }
    return LocatedText(name, context.origin(plain: span))
  }

  private static func isOfControl(_ name: String) -> Bool {
    Names.hasWord(name, in: StateWords.interactions) || touched.contains(name.lowercased())
      || pseudos.contains(name)
  }

  /// Whether a name is a usual one of how a control looks, in any language.
  static func isLook(_ key: String) -> Bool { looks.contains(key) }

  /// Whether a name is one that only a control has, in any language.
  static func isPointed(_ key: String) -> Bool { pointed.contains(key) }

  /// Whether names are all usual ones of how a control looks, and two of them only a control has.
  static func areLooks(_ names: [String]) -> Bool {
    names.allSatisfy { looks.contains($0.lowercased()) } && names.count(where: isOfControl) > 1
  }

  /// States of style sheets that a pointer, a finger or the keyboard brings about.
  private static let pseudos: Lexicon = [
    "hover", "focus", "focus-visible", "focus-within", "active", "disabled", "checked", "visited",
    "invalid", "read-only", "indeterminate",
  ]
  /// The same in other languages.
  private static let touched: Lexicon = [
    "deaktiviert", "gedrückt", "fokussiert", "fokus", "ein", "aus", "survol", "désactivé", "pressé",
    "appuyé", "presionado", "deshabilitado", "desactivado", "enfocado", "pressionado",
    "desabilitado",
    "desativado", "premuto", "disabilitato", "ingedrukt", "uitgeschakeld", "悬停", "按下", "禁用", "聚焦",
    "ホバー", "無効", "フォーカス", "押下", "호버", "비활성", "포커스", "누름",
    "foco", "focado", "pulsado", "fuoco", "gefocust", "nonaktif", "ditekan",
    "наведение", "отключено", "отключена", "фокус", "禁用中", "焦点",
  ]
  private static let pointed = StateWords.interactions.union(touched.subtracting(["ein", "aus"]))
  private static let looks = StateWords.interactions.union(StateWords.neutral).union(touched).union(
    [
      "active", "selected", "unselected", "loading", "error", "visited", "busy", "dragging",
      "filled",
      "empty", "invalid", "valid", "readonly", "inactive", "open", "closed", "expanded",
      "collapsed",
      "aktiv", "inaktiv", "standard", "normal", "ruhe", "ruhezustand", "actif", "inactif", "repos",
      "reposo", "activo", "inactivo", "ativo", "inativo", "attivo", "inattivo", "riposo", "actief",
      "默认", "正常", "激活", "选中", "通常", "選択", "기본", "선택", "활성",
      "fehler", "erfolg", "lädt", "laden", "défaut", "erreur", "chargement", "succès", "cargando",
      "éxito", "predeterminado", "padrão", "erro", "carregando", "sucesso", "predefinito", "errore",
      "caricamento", "successo", "standaard", "fout", "standar", "aktif", "memuat", "kesalahan",
      "обычное", "ошибка", "загрузка", "активно", "デフォルト", "エラー", "ローディング", "読み込み中",
      "에러", "오류", "로딩", "错误", "錯誤", "加载", "加载中", "访问", "成功",
    ])
}
