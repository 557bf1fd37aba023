import SpecModel
import SpecSyntax
import SpecText

/// Reads sequences of steps from arrow flows in code blocks, arrow chains and numbered lists.
enum FlowPass: LoweringPass {
  static func run(_ context: LoweringContext, into spec: inout SpecDocument) {
    let reader = FlowReader(context: context)
    var flows: [Flow] = []
    for block in context.document.codeBlocks {
      if let flow = reader.flow(in: block) { flows.append(flow) }
    }
    for node in context.document.nodes.indices {
      let kind = context.document.nodes[node].kind
      if kind == .list, let flow = reader.flow(inList: node) { flows.append(flow) }
    }
    for line in context.lines where line.holder == .paragraph || line.holder == .item {
      if let flow = reader.flow(in: line) { flows.append(flow) }
    }
    spec.flows += flows.sorted { $0.origin.range.start < $1.origin.range.start }
  }
}

/// Words that name a sequence of steps.
enum FlowWords {
  private static let flows: Lexicon = [
    "flow", "flows", "wireflow", "wireflows", "screenflow", "userflow", "userflows",
    "journey", "journeys", "steps", "step", "sequence", "behavior", "behaviour",
    "behaviors", "behaviours", "walkthrough", "path", "loop", "flujo", "flux", "parcours",
    "étapes", "pasos", "flöde", "fluxo", "flusso", "verloop", "alur", "ablauf", "schritte",
    "workflow", "lifecycle", "flujos", "fluxos", "flussi", "abläufe",
  ]

  /// Whether a word of German or Dutch ends with one for a flow, and tells of no data and no work: "Nutzerflüsse".
  static func isCompound(_ word: String) -> Bool {
    guard word.utf8.count > 8, let end = ends.first(where: word.hasSuffix) else { return false }
    let head = word.dropLast(end.count)
    return heads.contains { head.hasPrefix($0) && head.count <= $0.count + 2 }
  }

  private static let ends = ["fluss", "flüsse", "ablauf", "abläufe", "flow", "flows", "stroom"]
  private static let heads = [
    "nutzer", "benutzer", "bildschirm", "screen", "user", "navigations", "anmelde", "kauf",
    "bestell", "buchungs", "registrierungs", "onboarding", "gebruikers", "scherm", "navigatie",
    "zustands", "seiten", "dialog", "kunden", "gast", "bezahl",
  ]
  private static let marks = ["フロー", "手順", "流程", "步骤", "步驟", "흐름", "단계"]
  private static let others: Lexicon = ["next", "animation", "attention", "tab"]
  /// Words beside which "reading" is what is read out or read first.
  private static let readers = readings.union(orders).union([
    "accessibility", "a11y", "keyboard", "tab", "content", "visual", "eye", "pattern",
  ])

  /// Whether words name the way in which the eye or a program reads a screen, "Reading flow", "Reading order"; "Main
  /// reading flow" is the way through an app with readings.
  static func areOfReading(_ words: [String]) -> Bool {
    guard words.contains("reading") else { return false }
    return words.contains(where: readers.contains)
      || words.allSatisfy { $0 == "reading" || flows.contains($0) || $0 == "the" }
  }

  /// Whether words name a way through an app with readings, and nothing of a system: "Main reading flow".
  static func leadThroughReadings(_ words: [String]) -> Bool {
    words.contains("reading") && words.contains(where: flows.contains) && !areOfReading(words)
      && !words.contains { $0 != "reading" && TransitionWords.systems.contains($0) }
  }

  /// Words for the way of one run through screens or states, and those within words of scripts without spaces.
  static let courses: Lexicon = [
    "flow", "journey", "path", "lifecycle", "ablauf", "parcours", "flujo", "recorrido", "fluxo",
    "percurso", "flusso", "percorso", "verloop", "alur",
  ]
  static let courseMarks = ["フロー", "流程", "流转", "흐름", "플로우"]

  /// Words of headings over how screens lead to each other.
  static let navigations: Lexicon = [
    "navigation", "navegación", "navegação", "navigazione", "navigatie", "навигация", "nawigacja",
  ]

  private static let orders: Lexicon = [
    "order", "sequence", "chain", "path", "paths", "route", "routes", "way", "ways", "happy",
    "reihenfolge", "abfolge", "folge", "weg", "ordre", "enchaînement", "chemin", "orden",
    "secuencia",
    "camino", "ordem", "sequência", "caminho", "ordine", "sequenza", "percorso", "volgorde", "pad",
    "ordning", "rækkefølge", "kolejność",
  ]
  /// Words for screens and steps, mostly of several.
  static let places: Lexicon = [
    "screen", "screens", "page", "pages", "view", "views", "step", "steps", "wizard", "onboarding",
    "checkout", "bildschirm", "bildschirme", "ansichten", "seiten", "masken", "schritte", "écrans",
    "étapes", "pantallas", "pasos", "telas", "passos", "schermate", "passi", "schermen",
    "stappen", "skärmar", "skærme", "ekranów", "ekrany",
  ]
  private static let readings: Lexicon = [
    "reader", "focus", "dom", "z", "stacking", "sort", "source",
  ]

  /// Whether a step is a question that the way turns on: "Signed in?".
  static func asks(_ text: String) -> Bool {
    guard text.utf8.contains(where: { $0 == 0x3F || $0 == 0xEF }) else { return false }
    return ArrowSide.unwrapped(text).last.map { "?？".contains($0) } == true
  }

  /// Whether a step answers a question: "Yes", "nein".
  static func isAnswer(_ text: String) -> Bool {
    text.utf8.count <= 12 && answers.contains(ArrowSide.unwrapped(text).lowercased())
  }

  /// Whether a step answers a question or a check: "Yes", "OK", "✗".
  static func isVerdict(_ text: String) -> Bool {
    isAnswer(text)
      || text.utf8.count <= 12 && verdicts.contains(StateName.trimmed(text).lowercased())
  }

  private static let verdicts: Lexicon = [
    "ok", "ng", "✓", "✔", "✔️", "✅", "✗", "✘", "✖", "❌", "⭕", "○", "×",
  ]

  /// Whether a step checks something, so that what follows answers it: "Check the session", "检查是否登录".
  static func checks(_ text: String) -> Bool {
    let bare = ArrowSide.unwrapped(text)
    if let first = Names.firstWord(bare), checking.contains(first) { return true }
    guard bare.utf8.contains(where: { $0 >= 0xE3 }) else { return false }
    return checkMarks.contains(where: bare.contains)
  }

  private static let checking: Lexicon = [
    "check", "checks", "verify", "verifies", "is", "are", "has", "does", "prüfe", "prüfen", "prüft",
    "prüfung", "vérifier", "vérifie", "comprobar", "comprueba", "verificar", "verifica",
    "controlla", "controllare", "controleer", "controleren", "cek", "periksa",
  ]
  private static let checkMarks = [
    "检查", "檢查", "检测", "判断", "判定", "是否", "を確認", "チェック", "かどうか", "확인", "검사", "판정", "여부",
  ]

  private static let answers: Lexicon = [
    "yes", "no", "y", "n", "true", "false", "ja", "nein", "oui", "non", "sí", "si", "não", "sim",
    "sì", "nee", "nej", "nei", "tak", "nie", "da", "ne", "да", "нет", "так", "ні", "evet",
    "hayır", "có", "không", "ya", "tidak", "はい", "いいえ", "是", "是的", "否", "不是", "예", "네",
    "아니오", "아니요", "아뇨",
  ]

  /// Whether a heading names the order of screens: "Screen order", "Reihenfolge der Ansichten".
  static func nameScreenOrder(_ text: String) -> Bool {
    let words = TextScan.words(text)
    return words.contains(where: orders.contains) && words.contains(where: places.contains)
      && !words.contains(where: { others.contains($0) || readings.contains($0) })
      && !areOfReading(words)
  }

  /// Whether a heading names a flow whose steps are screens: "Screen flow", "Onboarding", "Fluxo de telas".
  static func nameScreenFlow(_ text: String) -> Bool {
    let words = TextScan.words(text)
    guard !words.contains(where: { others.contains($0) || readings.contains($0) }),
      !areOfReading(words)
    else { return false }
    return words.contains(where: flows.contains) && words.contains(where: places.contains)
      || words.count <= 3 && words.contains(where: onboardings.contains)
  }

  private static let onboardings: Lexicon = [
    "onboarding", "wizard", "einrichtungsassistent", "assistent", "assistant", "asistente",
  ]

  /// Whether a heading or label names a sequence of steps.
  static func nameFlow(_ text: String) -> Bool {
    let words = TextScan.words(text)
    if words.contains(where: others.contains) || areOfReading(words) { return false }
    if words.contains(where: { flows.contains($0) || isCompound($0) }) { return true }
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return WizardSteps.isJourney(text) }
    return marks.contains(where: text.contains) || WizardSteps.isJourney(text)
  }
}

/// Reads flows of one document.
struct FlowReader {
  let context: LoweringContext
  /// The document itself: asking the context for it each time would copy it.
  private let document: Document

  init(context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Languages of fences that hold drawings and plain words.
  static let languages = FenceTags.plain.union(["flow"])

  /// The flow in a code block.
  func flow(in whole: Document.CodeBlock) -> Flow? {
    guard Self.languages.contains(whole.language),
      case let block = ChainRuler.without(endedWhereItOpensAgain(whole), in: document),
      block.lines.count >= 2, mayHoldArrow(block)
    else { return nil }
    let node = Int(block.node)
    let title = label(before: node) ?? heading(of: node)
    let fence = FlowFence(document: document, block: block)
    let steps = fence.steps(
      isNamedFlow: FlowWords.nameFlow(title)
        || context.scope(of: node).contains(where: FlowWords.nameFlow),
      isOfScreens: context.isIntroducedAsStates(node)
        || context.scope(of: node).suffix(2).contains(where: FlowWords.nameScreenFlow))
    guard let steps else { return nil }
    return Flow(title: title, steps: steps, origin: document.origin(document.nodes[node].range))
  }

  /// A block up to the line at which its fence stands again with the same word, as where somebody ends one with
  /// "``` text": nothing closes such a block, and what it has swallowed behind that line is no flow.
  private func endedWhereItOpensAgain(_ block: Document.CodeBlock) -> Document.CodeBlock {
    let bytes = document.source.bytes
    let info = ASCII.trimmed(bytes, block.info.offsets)
    guard block.isFenced, !info.isEmpty else { return block }
    let end = block.lines.firstIndex { line in
      let text = ASCII.trimmed(bytes, line.offsets)
      guard text.count > 3, let first = text.first, bytes[first] == 0x60 || bytes[first] == 0x7E
      else { return false }
      let word = ASCII.trimmed(bytes, text.drop { bytes[$0] == bytes[first] })
      return word.lowerBound > first + 2 && bytes[word] == bytes[info]
    }
    guard let end else { return block }
    var ended = block
    ended.lines.removeSubrange(end...)
    return ended
  }

  private func mayHoldArrow(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    for line in block.lines {
      var offset = line.offsets.lowerBound
      while offset + 1 < line.offsets.upperBound {
        let byte = bytes[offset]
        // Arrows are E2 86 xx, E2 96 BC, E2 AC 87 and the like; "->" and a lone "v" are ASCII.
        if byte == 0xE2 {
          let next = bytes[offset + 1]
          if next != 0x94, next != 0x95 { return true }
        } else if byte == 0x2D || byte == 0x3D, bytes[offset + 1] == 0x3E {
          return true
        }
        offset += 1
      }
      let text = TextScan.trim(line.offsets, in: bytes)
      if text.count == 1, bytes[text.lowerBound] | 0x20 == 0x76 { return true }
    }
    return false
  }

  /// The flow in a numbered list below a heading or label that names one.
  func flow(inList node: Int) -> Flow? {
    guard document.nodes[node].level == 1 else { return nil }
    let parent = Int(document.nodes[node].parent)
    let label = label(before: node) ?? boldLabel(before: node)
    guard parent < 0 || document.nodes[parent].kind != .item || label != nil else { return nil }
    let title = label ?? heading(of: node)
    guard FlowWords.nameFlow(title), !ScenarioWords.nameScenario(heading(of: node)) else {
      return nil
    }
    var steps: [Flow.Step] = []
    for item in document.children(of: node) {
      guard let leaf = document.firstChild(of: item), document.nodes[leaf].kind == .paragraph
      else { continue }
      steps += self.steps(in: firstLine(of: leaf))
    }
    guard steps.count >= 2 else { return nil }
    let short = title.utf8.count <= 40 ? title : heading(of: node)
    return Flow(
      title: named(short, of: node), steps: steps,
      origin: document.origin(document.nodes[node].range))
  }

  /// The flow in a chain of arrows behind a label, or below a heading, that names one.
  func flow(in line: TextLine) -> Flow? {
    guard FlowSteps.mayHoldTwoArrows(line.value, in: document.plain) else { return nil }
    guard !isInNumberedList(line.node) else { return nil }
    let parts = FlowSteps.parts(line.value, in: document.plain)
    guard parts.count >= 3 else { return nil }
    let label = line.label.map { document.string(plain: $0) }
    let title = label ?? heading(of: line.node)
    guard FlowWords.nameFlow(title),
      label.map({ ScreenBullets.isPath($0, ofState: heading(of: line.node)) }) != true
    else { return nil }
    return Flow(
      title: named(title, of: line.node), steps: steps(in: line.value),
      origin: context.origin(plain: line.text))
  }

  private func isInNumberedList(_ node: Int) -> Bool {
    var current = Int(document.nodes[node].parent)
    while current > 0 {
      if document.nodes[current].kind == .list { return document.nodes[current].level == 1 }
      current = Int(document.nodes[current].parent)
    }
    return false
  }

  private func steps(in range: Range<Int>) -> [Flow.Step] {
    FlowSteps.parts(range, in: document.plain).enumerated().map { index, part in
      let text = document.string(plain: part)
      return Flow.Step(
        kind: FlowSteps.kind(of: text), text: text, followsArrow: index > 0,
        origin: context.origin(plain: part))
    }
  }

  private func firstLine(of leaf: Int) -> Range<Int> {
    let text = document.nodes[leaf].text
    let whole = Int(text.lowerBound)..<Int(text.upperBound)
    let end = document.plain[whole].firstIndex(of: 0x0A) ?? whole.upperBound
    return whole.lowerBound..<end
  }

  // MARK: - Names

  private func heading(of node: Int) -> String {
    context.scope(of: node).last ?? ""
  }

  /// "Behavior" alone says little: the heading above it goes first.
  private func named(_ title: String, of node: Int) -> String {
    guard TextScan.words(title).count == 1 else { return title }
    let scope = context.scope(of: node)
    guard let owner = scope.last(where: { $0 != title }) else { return title }
    return "\(owner): \(title)"
  }

  /// "**Main flow**": a short line in bold alone just before a list.
  private func boldLabel(before node: Int) -> String? {
    guard let previous = document.sibling(before: node),
      document.nodes[previous].kind == .paragraph
    else { return nil }
    let text = document.plainText(of: previous)
    guard !text.isEmpty, text.count <= 60,
      document.span(at: text.lowerBound, of: previous, in: .strong) == text
    else { return nil }
    return document.string(plain: text)
  }

  /// A short line that ends with a colon just before a block.
  func label(before node: Int) -> String? {
    guard let previous = document.sibling(before: node),
      document.nodes[previous].kind == .paragraph
    else { return nil }
    let text = document.plainText(of: previous)
    guard !text.isEmpty, text.count <= 80, !document.plain[text].contains(0x0A) else { return nil }
    if document.plain[text.upperBound - 1] == ASCII.colon {
      return document.string(plain: text.lowerBound..<text.upperBound - 1)
    }
    // The colon of texts in Chinese and Japanese.
    let wide = text.upperBound - 3
    return wide > text.lowerBound && ASCII.starts(document.plain, at: wide, with: "：")
      ? document.string(plain: text.lowerBound..<wide) : nil
  }
}
