import SpecModel
import SpecSyntax
import SpecText

/// Items that say what a screen shows while it loads, is empty or has failed.
extension StateLists {
  /// The items "**Loading**: a spinner" and "**Error**: a text" of one list that tell what a screen shows meanwhile: two
  /// at least, half of the list, one of which only a screen has.
  ///
  /// Half of them must say that something is seen, or the heading must be that of a screen or of states: properties,
  /// pictures and words that are explained have such labels too. In the section of a declared screen they may stand among
  /// items about its parts.
  func screenItems(_ screens: Set<Int>) -> [StateDraft] {
    var result: [StateDraft] = []
    var pending: [StateDraft] = []
    var (list, count, seen, isOfScreen, areSet) = (Int32(-1), 0, 0, false, true)
    func finish() {
      // Plain labels must be all of the list, or three.
      let isMost =
        areSet ? pending.count * 2 >= count : pending.count == count || pending.count > 2
      let isOfDeclared = pending.contains { screens.contains($0.parentSection) }
      // Three such labels in bold that are all of a list need no word for what is seen.
      let isWhole = areSet && pending.count > 2 && pending.count == count && !isOfWords(pending[0])
      if isOfScreen, pending.count > 1, isMost || isOfDeclared,
        isWhole || isOfDeclared || seen * 2 >= pending.count
      {
        result += pending
      }
      pending.removeAll(keepingCapacity: true)
      (count, seen, isOfScreen, areSet) = (0, 0, false, true)
    }
    for line in context.lines where line.holder == .item && line.depth == 1 {
      let item = document.nodes[line.node].parent
      let parent = item >= 0 ? document.nodes[Int(item)].parent : -1
      if parent != list { finish() }
      list = parent
      guard line.text.lowerBound == document.plainText(of: line.node).lowerBound else { continue }
      count += 1
      guard let (label, value) = said(line), label.count <= 24 else { continue }
      let text = document.string(plain: label)
      let key = Names.words(text).joined(separator: " ")
      let isOwn = Self.ofScreens.contains(key)
      guard isOwn || Self.outcomes.contains(key), !tellsValue(value), !isAbsent(value),
        mayShow(line)
      else {
        continue
      }
      areSet = areSet && document.span(at: label.lowerBound, of: line.node, in: .strong) != nil
      isOfScreen = isOfScreen || isOwn
      if tellsSight(value) || isOfScreenOrStates(line) { seen += 1 }
      pending.append(draft(text, origin: context.origin(plain: label), node: line.node))
    }
    finish()
    return result
  }

  /// Whether a heading is over words that are explained.
  private func isOfWords(_ state: StateDraft) -> Bool {
    Names.hasWord(document.title(ofSection: state.parentSection), in: Self.glossaries)
  }

  private static let glossaries: Lexicon = [
    "words", "wording", "terms", "glossary", "vocabulary", "definitions", "copy", "begriffe",
    "glossar", "termes", "glossaire", "términos", "glosario", "termos", "glossário", "termini",
    "glossario", "begrippen", "istilah",
  ]

  /// The label of an item with what follows it, also behind a dash: "**Empty** — no payments yet".
  private func said(_ line: TextLine) -> (label: Range<Int>, value: Range<Int>)? {
    if let label = line.label { return line.value.isEmpty ? nil : (label, line.value) }
    return document.dashedLabel(line)
  }

  /// Whether an item says no more than a value or a type: "**Error**: #C62828", "**Success**: 200 ms", "loading: boolean".
  private func tellsValue(_ value: Range<Int>) -> Bool {
    let first = document.plain[value.lowerBound]
    if let word = Names.firstWord(document.string(plain: value.prefix(24))),
      Self.types.contains(word)
    {
      return true
    }
    return first == 0x23 || ASCII.isDigit(first) || first == 0x2E
      || first == 0x60 || first == 0x2D
      || ASCII.starts(document.plain, at: value.lowerBound, with: "rgb")
      || ASCII.starts(document.plain, at: value.lowerBound, with: "var(")
      || ASCII.find("#", in: document.plain, value.prefix(40)) != nil
  }

  /// Whether the headings around an item are about screens, and not about colours, motions or messages.
  ///
  /// The title of the document does not count where a nearer heading names such a state: "Loading, empty and error".
  private func mayShow(_ line: TextLine) -> Bool {
    let titles = context.scope(of: line.node)
    guard let first = titles.firstIndex(where: isOfSides) else { return true }
    let rest = titles[(first + 1)...]
    return first == 0 && !rest.contains(where: isOfSides) && rest.contains(where: namesSights)
  }

  private func isOfSides(_ title: String) -> Bool { Names.hasWord(title, in: Self.sides) }

  /// Whether a title names what a screen shows while it loads, is empty or has failed.
  private func namesSights(_ title: String) -> Bool {
    Names.words(title).contains {
      Self.ofScreens.contains($0) || StateVocabulary.plurals.contains($0)
    }
  }

  /// Whether what an item says names something that is seen, quotes a text or says that something is shown.
  private func tellsSight(_ value: Range<Int>) -> Bool {
    let text = document.string(plain: value.prefix(160))
    if text.utf8.contains(where: { $0 >= 0xE3 }),
      Self.unspacedSights.contains(where: { text.contains($0) })
    {
      return true
    }
    return text.contains(where: { "\"“„«".contains($0) }) || Names.hasWord(text, in: Self.sights)
  }

  /// Whether the heading right above is that of a screen or of states.
  private func isOfScreenOrStates(_ line: TextLine) -> Bool {
    let title = document.title(ofSection: Int(document.nodes[line.node].section))
    return BareHeadings.endsAsScreen(title) || BareHeadings.speaksOfStates(title)
  }

  private static let types: Lexicon = [
    "boolean", "bool", "string", "number", "int", "integer", "float", "null", "undefined", "object",
    "array", "enum", "function", "true", "false", "optional", "any",
  ]
  /// What a screen shows while it loads, is empty or has failed, and verbs for it.
  private static let sights = stands.union([
    "loader", "placeholders", "illustration", "retry", "button", "cta", "text", "message", "label",
    "banner", "row", "rows", "line", "lines", "card", "cards", "list", "icon", "toast", "progress",
    "overlay", "headline", "title", "hint", "link", "screen", "shows", "show", "shown", "displays",
    "displayed", "appears", "appear", "visible", "hidden", "disabled", "dimmed",
    "skelett", "platzhalter", "schaltfläche", "knopf", "meldung", "hinweis", "zeile", "zeilen",
    "karte", "karten", "liste", "ladeanzeige", "symbol", "zeigt", "erscheint", "sichtbar",
    "squelette", "bouton", "texte", "bandeau", "ligne", "lignes", "carte", "icône", "affiche",
    "affiché", "réessayer", "esqueleto", "botón", "texto", "mensaje", "fila", "filas", "tarjeta",
    "ilustración", "icono", "muestra", "aparece", "reintentar", "botão", "mensagem", "linha",
    "linhas", "cartão", "ilustração", "ícone", "mostra", "exibe", "scheletro", "pulsante", "testo",
    "messaggio", "riga", "righe", "illustrazione", "icona", "appare", "riprova", "knop", "tekst",
    "bericht", "melding", "rij", "rijen", "kaart", "illustratie", "toont", "verschijnt", "tombol",
    "teks", "pesan", "baris", "kartu", "ilustrasi", "ikon", "menampilkan", "tampil",
  ])
  private static let unspacedSights = [
    "スケルトン", "スピナー", "表示", "ボタン", "メッセージ", "イラスト", "プレースホルダ", "文言", "骨架", "加载动画", "显示", "按钮",
    "提示", "插画", "占位", "重试", "스켈레톤", "스피너", "표시", "버튼", "메시지", "문구", "일러스트", "안내", "다시 시도",
  ]

  private static let ofScreens: Lexicon = [
    "loading", "empty", "offline", "laden", "lädt", "leer", "chargement", "vide", "hors ligne",
    "cargando", "vacío", "sin conexión", "carregando", "vazio", "caricamento", "vuoto", "leeg",
    "memuat", "kosong", "読み込み中", "ローディング", "空", "加载中", "加载", "为空", "로딩", "로딩 중", "빈 화면",
    "loading state", "empty state", "offline state",
  ]
  private static let outcomes: Lexicon = [
    "error", "success", "loaded", "populated", "fehler", "erfolg", "geladen", "erreur", "succès",
    "chargé", "éxito", "cargado", "erro", "sucesso", "carregado", "errore", "successo", "caricato",
    "fout", "succes", "galat", "gagal", "berhasil", "エラー", "成功", "错误", "失败", "오류", "에러", "성공",
    "error state", "success state",
  ]
  /// Words of headings over what has such labels too.
  private static let sides: Lexicon = [
    "color", "colors", "colour", "colours", "palette", "token", "tokens", "motion", "animation",
    "animations", "toast", "toasts", "notification", "notifications", "icon", "icons", "message",
    "messages", "copy", "sound", "sounds", "haptic", "haptics", "feedback", "badge", "badges",
    "alert", "alerts", "semantic", "typography", "props", "api", "farben", "couleurs", "colores",
    "cores", "colori", "kleuren", "warna", "performance", "testing", "tests", "test", "code",
    "response", "responses", "log", "logs", "logging", "events", "principles", "voice", "tone",
    "microcopy", "checklist",
  ]
}
