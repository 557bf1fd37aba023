import SpecModel
import SpecText

/// What words in a drawn flow are: the name of a step, or what a person does.
enum OutlineWords {
  /// The name of a step without what is said of it: "Board — the first tile drops", "Title (no record yet)".
  ///
  /// - Parameter keepsEnd: whether "Start:" and "End:" stay before the name.
  static func name(of whole: String, keepsEnd: Bool = false) -> String {
    var text = whole
    let isWrapped = OutlineFlow.isBracketed(text)
    if isWrapped { text = StateName.trimmed(String(text.dropFirst().dropLast())) }
    text = StateName.withoutOrdinal(StateName.withoutNumbering(text))
    if !keepsEnd { text = StateName.withoutEnd(text) }
    if !isWrapped {
      for mark in [" — ", " – ", ". "] {
        guard let halves = TextSplit.halves(of: text, at: mark), Names.wordCount(halves.before) > 0
        else { continue }
        text = isOrdinal(halves.before) ? halves.behind : halves.before
      }
      if OutlineFlow.isBracketed(text) {
        text = StateName.trimmed(String(text.dropFirst().dropLast()))
      }
    }
    // "[Map, everything locked]": what follows the comma is said of the step.
    if OutlineFlow.isBracketed(whole) || whole.hasPrefix("["),
      let halves = TextSplit.halves(of: text, at: ", "), Names.wordCount(halves.before) > 0
    {
      text = halves.before
    }
    text = StateName.splitQualifier(text).name
    if let space = text.lastIndex(of: " "), Names.wordCount(text) > 1,
      openings.contains(text[text.index(after: space)...].lowercased())
    {
      text = String(text[..<space])
    }
    return StateName.withoutStop(StateName.trimmed(text))
  }

  /// "Decision Point: Way in": whether a step says of itself that the ways part there, and shows nothing.
  static func namesDecision(_ text: String) -> Bool {
    let bare = ArrowSide.unwrapped(text)
    guard let colon = bare.firstIndex(where: { ":：".contains($0) }),
      case let label = StateName.trimmed(String(bare[..<colon])), label.utf8.count <= 32
    else { return false }
    return decisions.contains(label.lowercased())
  }

  private static let decisions: Lexicon = [
    "decision point", "decision node", "branch point", "branching point", "choice point",
    "entscheidungspunkt", "verzweigung", "point de décision", "embranchement",
    "punto de decisión", "bifurcación", "ponto de decisão", "bifurcação", "punto di decisione",
    "bivio", "beslispunt", "beslismoment", "titik keputusan", "percabangan", "точка выбора",
    "точка решения", "ветвление", "分岐", "分岐点", "判断ポイント", "决策点", "判断点", "分支点", "決策點", "分支點",
    "분기", "분기점", "결정 지점",
  ]

  /// "Step 3", "Screen 2".
  private static func isOrdinal(_ text: String) -> Bool {
    let words = Names.words(text)
    return words.count == 2
      && (StateWords.steps.contains(words[0]) || StateWords.screens.contains(words[0]))
  }

  /// Whether a step has a name: a few words, and no clause, sum, list or path with a parameter.
  static func mayBeStep(_ name: String) -> Bool {
    let count = Names.wordCount(name)
    let isWide = name.utf8.contains { $0 >= 0xE3 }
    guard count > 0, isWide ? name.count <= 24 : count <= (name.contains(":") ? 6 : 4),
      !name.contains(where: { "{}[]=%|·+•".contains($0) }),
      !name.contains(", "), !name.contains("()")
    else { return false }
    let isClause = name.first?.isLowercase == true && count > 3
    let first = name.prefix { $0 != " " }
    return !isClause && !EventName.methods.contains(first) && first != "or" && first != "and"
      && !Names.hasWord(name, in: systems)
  }

  private static let systems = TransitionWords.machinery.subtracting([
    "store", "client", "browser", "service", "services", "module", "layer", "storage", "queue",
  ])

  /// Verbs behind the name of what appears.
  private static let openings: Lexicon = [
    "opens", "appears", "öffnet", "erscheint", "abre", "aparece", "apre", "appare", "opent",
    "açılır", "otwiera", "открывается",
  ]

  /// Verbs of what is gone then.
  static let vanishing: Lexicon = [
    "disappears", "disappear", "closes", "hides", "vanishes", "dismisses", "fades",
    "verschwindet", "disparaît", "desaparece", "scompare", "verdwijnt", "kaybolur", "znika",
    "исчезает",
  ]

  /// Whether words tell what a person does: "Tap Save", "Open the app", "点击登录".
  static func isAct(_ text: String) -> Bool {
    if isGesture(text) { return true }
    let words = Names.words(text)
    guard let first = words.first, let last = words.last else { return false }
    if words.count > 1, words.count <= 3, FlowchartVocabulary.controls.contains(last) {
      return true
    }
    if first.utf8.first ?? 0 >= 0xE3 {
      return starts.contains(where: text.hasPrefix) || ends.contains(where: text.hasSuffix)
        || TransitionWords.tellsAct(text)
    }
    return words.count > 1 && FlowSteps.kind(of: text) == .action
      && !TransitionWords.isTitledChoice(text)
  }

  /// Whether the first word is a gesture.
  static func isGesture(_ text: String) -> Bool {
    let bare = OutlineFlow.isBracketed(text) ? String(text.dropFirst().dropLast()) : text
    let words = Names.words(bare)
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    let isPage =
      words.count <= 3 && FlowchartVocabulary.pages.contains(last)
      && (words.count == 2 || !words[1].hasSuffix("s"))
    return FlowchartVocabulary.gestures.contains(first)
      || FlowchartVocabulary.actors.contains(first) && !isPage
  }

  /// Whether a step looks up what a program keeps, "Check the login status", "Cek storage (has_seen_tour)"; "Check
  /// address" may be a page.
  static func checksRecord(_ text: String) -> Bool {
    guard FlowWords.checks(text) else { return false }
    return text.utf8.contains { $0 == 0x28 || $0 == 0x5F || $0 == 0x3F || $0 >= 0xE3 }
      || Names.hasWord(text, in: records)
  }

  private static let records: Lexicon = [
    "status", "state", "flag", "session", "token", "auth", "authentication", "login", "permission",
    "permissions", "role", "storage", "cache", "preferences", "settings", "connection", "network",
    "sitzung", "anmeldung", "berechtigung", "verbindung", "sesión", "permiso", "permisos", "estado",
    "sessão", "permissão", "conexão", "sessione", "permesso", "connexion", "autorisation", "sessie",
    "sesi", "izin", "koneksi",
  ]

  /// Whether texts may tell how a check ends: none of them is what a person does, and one denies, answers or is a
  /// condition, "not set", "If signed in".
  static func mayAnswer(_ texts: [String]) -> Bool {
    !texts.contains(where: isAct)
      && texts.contains { text in
        FlowWords.isVerdict(text) || Names.hasWord(text, in: answers)
          || text.utf8.contains { $0 >= 0xE3 } && answerMarks.contains(where: text.contains)
      }
  }

  /// Words that deny, or begin a condition.
  private static let answers: Lexicon = TransitionWords.negations.union([
    "if", "unless", "else", "otherwise", "none", "missing", "exists", "found", "valid", "invalid",
    "wenn", "falls", "sonst", "keine", "keiner", "fehlt", "vorhanden", "si", "sinon", "aucun",
    "aucune", "absent", "sino", "sin", "hay", "existe", "se", "senão", "sem", "altrimenti", "senza",
    "nessun", "esiste", "indien", "geen", "anders", "jika", "bila", "tidak", "belum", "sudah",
    "ada", "nếu", "chưa", "không", "если", "нет", "не", "якщо", "немає",
  ])
  private static let answerMarks = [
    "ない", "なし", "あり", "未", "无", "無", "没有", "已", "있", "없", "안 ", "경우", "場合",
  ]

  private static let starts = ["进入", "打开", "点击", "扫描", "启动", "點擊", "打開"]
  private static let ends = ["を開く", "を押す", "をタップ", "を起動", "を選択", "を入力", "클릭", "실행", "누름"]
}
