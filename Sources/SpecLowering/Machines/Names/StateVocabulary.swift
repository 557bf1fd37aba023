import SpecModel
import SpecText

/// Words by which documents name states, entry conditions and modes; data, in lower case.
enum StateVocabulary {
  /// "State" in the singular.
  static let singulars = StateNouns.singulars
  /// "State" where it may end a name: Romance languages put it first, so that "por estado" names nothing.
  static let suffixes = singulars.subtracting([
    "estado", "état", "etat", "stato", "keadaan", "stan", "состояние", "tillstånd",
    "durum", "stav", "стан", "läge", "stare",
  ])
  /// Headers of a column of states; a heading "X Status" tells of work, not of a state.
  static let columnNames: Lexicon = singulars.union([
    "status", "phase", "phases", "states", "états", "estados",
  ])
  /// Those of further languages, in which the word also tells how far work has come: they head the first column alone.
  static let leadingColumnNames: Lexicon = [
    "durum", "durumlar", "stav", "stavy", "стан", "стани", "состояния", "stany", "trạng thái",
    "tilstand", "tila", "állapot", "stare", "κατάσταση", "الحالة", "حالة", "สถานะ", "स्थिति", "अवस्था",
    "מצב", "وضعیت", "статус", "faza", "fáze", "etap", "фаза", "etapa",
  ]
  /// "States" in the plural.
  static let plurals = StateNouns.plurals
  /// The word for states in languages that write it in two and tell no plural.
  static let pairedPlurals: WordPhrases = [["trạng", "thái"]]
  /// Titles that announce the states of screens in scripts without a plural.
  static let screenStates: Phrases = [
    "画面状態", "状態一覧", "UI状態", "界面状态", "页面状态", "画面別の状態", "画面ごとの状態", "各画面の状態", "各页面的状态", "화면별 상태",
    "状态一览", "状态清单", "UI 状态", "화면 상태",
    "상태 목록",
  ]
  /// What stands before such a word and says that the states of all things or screens follow: "通用状态".
  static let generalKinds: Lexicon = [
    "必須", "必须", "필수",
    "通用", "共通", "公共", "공통", "关键", "關鍵", "必备", "必備", "必要", "主要", "重要", "주요", "핵심", "画面", "界面", "页面",
    "核心", "所有", "全部", "全て", "すべて", "모든", "常用",
    "屏幕", "组件", "組件", "交互", "화면", "컴포넌트", "UI", "代表的な", "代表的", "主な", "主要な", "重要な", "典型的な", "典型",
    "一般的な", "常见", "常見", "대표적인", "주된", "일반적인",
  ]
  /// Labels over the states of a machine, beside plurals: "State machine:".
  static let machineLabels: Lexicon = [
    "state machine", "状态机", "狀態機", "状態機械", "状態マシン", "ステートマシン", "상태 머신", "상태 기계",
    "zustandsautomat", "machine à états", "máquina de estados", "macchina a stati",
    "toestandsmachine",
  ]
  /// Words for state that follow a name without a blank, the longest first.
  static let unspacedWords = StateNouns.unspaced + ["态"]
  /// Those of them that stand alone as well.
  static let unspacedNouns = StateNouns.unspaced
  /// What stands before such a word and makes it the word for states in general, or another word.
  static let unspacedKinds: Lexicon = [
    "画面", "表示", "アプリ", "全体", "現在の", "現在", "内部", "共有", "界面", "页面", "屏幕", "全局", "应用", "当前",
    "组件", "系统", "화면", "현재", "앱", "전체", "동", "动", "静", "形", "生", "姿", "心", "常", "狀",
    "状",
  ]
  /// Last letters before the word for state that make a phrase and no name.
  static let joinedParticles: Set<Character> = ["の", "的", "と", "与", "與", "和", "及", "、"]
  /// Words for "initial" before the word for state: behind other words they are no part of a name.
  static let initials: Lexicon = ["초기", "initial", "initialer", "initialen"]
  /// Whether a Korean word with a particle for "and" stands before another: "방 개설과 초기".
  static func joinsKorean(_ words: [String]) -> Bool {
    words.dropLast().contains { word in
      word.count > 1 && ["과", "와"].contains(where: word.hasSuffix)
        && !koreanNouns.contains(where: word.hasSuffix)
    }
  }
  /// Nouns that end as that particle does.
  private static let koreanNouns = ["결과", "효과", "성과", "초과", "통과", "경과", "사과", "학과", "기와"]
  /// Words before "State" that speak of data or of the work on a product, not of what a screen shows.
  static let dataWords: Lexicon = [
    "local", "global", "app", "application", "ui", "component", "react", "server", "client",
    "shared", "internal", "data", "form", "redux", "store", "session", "the", "of", "all",
    "screen", "view", "url", "user", "system", "current", "visual", "interactive", "derived",
    "future", "existing", "desired", "test", "project",
    "query",
    "시스템", "화면별", "computed", "persisted", "persistent", "context", "reducer", "vuex", "pinia",
    "mobx", "hook", "로컬", "전역", "글로벌", "ローカル", "グローバル", "本地", "全局",
    "database", "backend", "frontend", "api", "machine", "possible", "other", "each", "domain",
    "presentation", "screenshot", "screenshots", "현재", "프로젝트", "项目", "專案", "プロジェクト", "proje",
    "geliştirme", "doküman", "projekt",
  ]
  /// Words of headings that tell how far the work on a product has come.
  static let works = ["구현", "개발", "实现", "實現", "実装", "开发", "開発"]
  /// Words between the word for states and what has them.
  static let owners: Lexicon = [
    "of", "der", "des", "von", "vom", "du", "de", "del", "della", "dello", "do", "da", "van", "d",
  ]
  /// Nouns for a state or a surface within words of scripts without spaces.
  static let unspacedSorts: Phrases = [
    "状態", "画面", "状态", "狀態", "页面", "頁面", "界面", "상태", "화면",
  ]
  /// Words that begin a sentence about state rather than a name.
  static let verbs: Lexicon = [
    "managing", "handling", "tracking", "persisting", "restoring", "manage", "handle", "sharing",
    "saving", "creating", "designing", "testing", "using", "implementing", "updating", "defining",
    "why", "how", "what", "when",
  ]
  /// Whether words before "state" tell what a program does with it, "Modifying slice state", "Deriving values from state",
  /// or a sentence does: "Progress comes only from server state".
  static func tellsOfCode(_ words: [String], _ name: String) -> Bool {
    guard words.count > 1, let last = words.last else { return false }
    if sources.contains(last) || codeVerbs.contains(words[0]) || openers.contains(last) {
      return true
    }
    if words.count > 2, words[0] == "setting", words[1] != "up" { return true }
    return words.count > 4
      && (name.contains(",") || words.dropFirst().contains(where: sayings.contains))
  }

  /// "Labels Should State", "Restarts do not restore state": whether the last word of a title is what is said or kept.
  static func endsInVerb(_ title: String) -> Bool {
    let words = Names.words(title)
    guard words.count > 1, let last = words.last, singulars.contains(last) else { return false }
    return openers.contains(words[words.count - 2])
  }

  /// Last words before "state" that tell where something is taken from.
  private static let sources: Lexicon = ["from", "into", "via", "using", "within", "aus", "depuis"]
  /// Last words before "state" where that is what is said or what is kept: "The label must clearly state", "Restore state".
  private static let openers: Lexicon = [
    "must", "should", "shall", "will", "would", "clearly", "explicitly", "plainly", "always",
    "never", "not", "also", "restore", "restores", "preserve", "preserves", "persist", "persists",
    "lose", "loses", "không",
  ]
  private static let codeVerbs: Lexicon = [
    "modifying", "accessing", "deriving", "mutating", "lifting", "computing", "subscribing",
    "normalizing", "hydrating", "serializing",
  ]
  private static let sayings: Lexicon = [
    "comes", "come", "depends", "belongs", "lives", "goes", "must", "should", "never", "always",
    "only",
  ]

  /// Words that begin a task rather than a name, where another follows: "Add Selection State".
  static let tasks: Lexicon = [
    "add", "implement", "fix", "include", "introduce", "refactor", "migrate", "extract", "rename",
  ]
  /// Words that begin a title over what holds for all states: "Principles for state".
  static let principles: Lexicon = [
    "principles", "rules", "prinzipien", "regeln", "principes", "règles", "principios", "reglas",
    "princípios", "regras", "principi", "regole", "prinsip", "aturan",
  ]
  /// Words before "State" that make it the state of a mind, or of things as they are: "Emotional State".
  static let undetermined: Lexicon = [
    "emotional", "mental", "cognitive", "affective", "psychological", "current", "desired",
    "émotionnel", "emocional", "emotivo", "emotionaler", "현재", "当前", "當前", "目前", "現在",
    "aktueller", "aktuelle", "aktuellen", "huidige", "nuvarande",
  ]
  /// Words for a surface in languages that tell no plural: "예약 화면 상태" are the states of a screen.
  static let surfaces: Lexicon = ["화면", "페이지", "画面", "ページ", "页面", "頁面", "屏幕", "界面"]
  /// Whether a name in a script without blanks ends with a noun for a surface and begins as no state does: what follows
  /// are the states of that page, "拼车页面".
  static func namesSurface(_ name: String) -> Bool {
    guard name.utf8.last ?? 0 >= 0x80,
      surfaces.contains(where: { name.hasSuffix($0) && name.count > $0.count })
    else { return false }
    return !StateWords.unspaced.contains(where: name.hasPrefix)
  }
  /// What stands behind such a word over a list of states: "状态说明".
  static let listNouns: Lexicon = [
    "说明", "說明", "建议", "建議", "提案", "例", "示例", "예시", "列表", "定义", "定義", "清单", "清單", "一览", "一覧", "の説明",
    "の一覧", "の定義", "説明", "목록", " 목록",
    " 설명", " 정의", "表达", "表現", " 표현", "种类", " 종류", "値", "值",
    "变体", "變體", "变体交互", "バリエーション", " 변형",
  ]
  /// A key in a script without blanks, without a noun for a screen at its end.
  static func withoutSurface(_ key: String) -> String {
    guard key.utf8.last ?? 0 >= 0x80, let noun = surfaces.first(where: key.hasSuffix),
      key.count > noun.count + 1
    else { return key }
    return String(key.dropLast(noun.count))
  }

  /// Words behind a word for state that speak of how things stand, "Estado actual", "Stato civile".
  static let presents: Lexicon = [
    "actual", "actuel", "attuale", "atual", "civil", "civile", "presente", "présent", "general",
    "général", "generale", "geral", "global", "globale", "interno", "interne", "local", "locale",
    "final", "finale", "de", "del", "della", "du", "des", "da", "do", "dos", "das", "di", "d",
    "текущее", "saat", "nuvarande",
  ]

  /// Words that cannot end a name.
  static let joiners: Lexicon = [
    "of", "about", "the", "and", "or", "vs", "with", "for", "by", "to", "por", "de", "del", "par",
    "selon",
    "según", "entre", "per", "di", "da", "nach", "je", "pro", "von", "und", "y", "et", "e",
    "which", "what", "each", "every", "welchem", "welcher", "quel", "quelle", "qué", "qual",
    "quale", "welke",
  ]

  /// Labels of the condition under which a state holds.
  static let conditionLabels: Lexicon = [
    "when", "context", "condition", "conditions", "trigger", "triggers", "entry condition",
    "entry conditions", "entry", "shown when", "displayed when", "appears when", "use when",
    "when shown", "when displayed", "when visible", "cuándo", "cuando", "condición", "contexto",
    "disparador", "quand", "condition d'entrée",
    "contexte", "déclencheur", "wann", "bedingung", "kontext", "auslöser", "quando", "condizione",
    "contesto", "gatilho", "wanneer", "kapan", "条件", "発生条件", "触发条件", "조건",
    "condición de entrada", "condiciones", "condição", "condições", "condição de entrada",
    "condizioni", "condizione di ingresso", "innesco", "voorwaarde", "voorwaarden", "conditie",
    "condition d'affichage", "wird angezeigt, wenn", "eintrittsbedingung", "kiedy", "gdy",
    "warunek", "warunki", "warunek wejścia", "wyzwalacz", "kontekst", "когда", "условие",
    "условия", "условие входа", "триггер", "контекст", "коли", "умова", "умови", "тригер", "när",
    "visas när", "villkor", "utlösare", "sammanhang", "når", "vises når", "betingelse", "udløser",
    "utløser", "milloin", "ehto", "laukaisin", "kdy", "podmínka", "podmínky", "spouštěč",
    "ne zaman", "koşul", "koşullar", "tetikleyici", "bağlam", "mikor", "feltétel", "când",
    "condiție", "declanșator", "khi nào", "khi", "điều kiện", "điều kiện hiển thị", "kondisi",
    "syarat", "pemicu", "konteks", "进入条件", "触发时机", "触发", "显示条件", "出现条件", "條件", "觸發條件",
    "進入條件", "表示条件", "遷移条件", "トリガー", "きっかけ", "표시 조건", "진입 조건", "발생 조건", "트리거", "언제",
  ]

  /// Those of the labels that ask for what happens, and not for what holds meanwhile.
  static let entryLabels: Lexicon = [
    "when", "trigger", "triggers", "entry condition", "entry conditions", "shown when",
    "displayed when", "appears when", "cuándo", "cuando", "disparador", "quand",
    "condition d'entrée", "déclencheur", "wann", "auslöser", "quando", "gatilho", "wanneer",
    "kapan", "発生条件", "触发条件", "condición de entrada", "condição de entrada",
    "condizione di ingresso", "innesco", "eintrittsbedingung", "kiedy", "warunek wejścia",
    "wyzwalacz", "когда", "условие входа", "триггер", "коли", "тригер", "när", "visas när",
    "utlösare", "når", "vises når", "udløser", "utløser", "milloin", "laukaisin", "kdy",
    "spouštěč", "ne zaman", "tetikleyici", "mikor", "când", "declanșator", "khi nào", "khi",
    "pemicu", "进入条件", "触发时机", "触发", "觸發條件", "進入條件", "トリガー", "きっかけ", "진입 조건", "발생 조건",
    "트리거",
  ]

  /// Word sequences that name an orthogonal mode rather than an exclusive state.
  static let modes: WordPhrases = [
    ["dark", "mode"], ["light", "mode"], ["dark", "theme"], ["light", "theme"], ["dark"], ["light"],
    ["high", "contrast"], ["dynamic", "type"], ["large", "text"], ["text", "size"],
    ["font", "scale"], ["accessibility", "focus"], ["screen", "reader"], ["voiceover"],
    ["talkback"], ["reduced", "motion"], ["reduce", "motion"], ["landscape"], ["portrait"],
    ["right", "to", "left"], ["rtl"],
  ]

  /// Words in a name or an entry condition that mark the state a run starts in.
  static let launchPhrases: WordPhrases = [
    ["first", "launch"], ["opens", "app"], ["opens", "the", "app"], ["open", "the", "app"],
    ["app", "launch"], ["app", "start"], ["app", "opens"], ["app", "launches"], ["cold", "start"],
    ["first", "time"], ["on", "launch"], ["at", "launch"], ["splash"], ["boot"],
  ]

  /// Names of a pseudo-state that only marks where a run starts.
  static var initialMarks: Lexicon { CellVocabulary.initialMarks }
  /// Targets that stand for the state itself.
  static var unchanged: Lexicon { CellVocabulary.unchanged }

  /// Whether a word for state stands in a title.
  static func isIn(_ title: String) -> Bool {
    unspacedNouns.contains(where: title.contains) || Names.hasWord(title, in: singulars)
      || Names.hasWord(title, in: plurals)
  }

  /// The words for what has the states that a title tells of, "oven" of "Oven states" and of "States of oven"; none of
  /// "States" alone, `nil` where no word for states begins or ends it so.
  static func ownerWords(_ words: [String]) -> ArraySlice<String>? {
    guard let first = words.first, let last = words.last else { return nil }
    if plurals.contains(last) { return words.dropLast() }
    guard words.count > 1, plurals.contains(first), owners.contains(words[1]) else { return nil }
    return words.dropFirst(2)
  }

  /// Whether the only word is one for states, whose language may tell no plural: "States", "状態".
  static func areStates(_ words: [String]) -> Bool {
    guard words.count == 1, let word = words.first else { return false }
    return plurals.contains(word) || unspacedNouns.contains(word)
  }

  /// Whether a title without qualifier says that the states of all things follow: "通用状态", "共通状態".
  static func isGeneral(_ title: String) -> Bool {
    guard let lead = title.utf8.last, lead >= 0x80 else { return false }
    if let word = unspacedNouns.first(where: title.hasPrefix),
      listNouns.contains(String(title.dropFirst(word.count)))
    {
      return true
    }
    return unspacedNouns.contains { word in
      title.hasSuffix(word)
        && generalKinds.contains(StateName.trimmed(String(title.dropLast(word.count))))
    }
  }

  /// Whether words occur one after the other in a list of words.
  static func contains(_ words: [String], _ phrase: [String]) -> Bool {
    guard words.count >= phrase.count else { return false }
    return (0...(words.count - phrase.count)).contains { start in
      words[start..<(start + phrase.count)].elementsEqual(phrase)
    }
  }

  /// Whether a text may hold a word for "state": a quick test on bytes that never misses one.
  ///
  /// Every such word holds "tat", "tad", "tan", "tav", "taa", "tä", "tă", "kea", "rạ", "dur", "til" or "lap", whatever the
  /// case, "та" or "то" in Cyrillic letters, or one of 状 (E7 8A B6), 狀 (E7 8B 80), 态 (E6 80 81), 態 (E6 85 8B) and
  /// 상 (EC 83 81).
  static func mayNameState(_ plain: ContiguousArray<UInt8>, _ range: Range<Int>) -> Bool {
    plain.withUnsafeBufferPointer { mayNameState($0, range) }
  }

  /// The same in a buffer.
  static func mayNameState(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    let last = range.upperBound - 2
    while index < last {
      let second = bytes[index + 1]
      switch bytes[index] {
      case 0x74, 0x54:
        // "Zustände" has its second letter behind the t in two bytes.
        if second == 0xC3 || second == 0xC4 { return true }
        let third = bytes[index + 2] | 0x20
        if second | 0x20 == 0x61 {
          if third == 0x74 || third == 0x64 || third == 0x6E || third == 0x76 || third == 0x61 {
            return true
          }
        }
        if second | 0x20 == 0x72, bytes[index + 2] == 0xE1 { return true }
        if second | 0x20 == 0x69, third == 0x6C { return true }
      case 0x64, 0x44:
        if second | 0x20 == 0x75, bytes[index + 2] | 0x20 == 0x72 { return true }
      case 0x6C, 0x4C:
        if second | 0x20 == 0x61, bytes[index + 2] | 0x20 == 0x70 { return true }
      case 0xD1 where second == 0x82, 0xD0 where second == 0xA2:
        if bytes[index + 2] == 0xD0 { return true }
      case 0x6B, 0x4B:
        if second | 0x20 == 0x65, bytes[index + 2] | 0x20 == 0x61 { return true }
      case 0x75, 0x55:
        // "urum"
        if second | 0x20 == 0x72, bytes[index + 2] | 0x20 == 0x75 { return true }
      case 0xE6 where second == 0x80 || second == 0x85: return true
      case 0xE7 where second == 0x8A || second == 0x8B: return true
      case 0xEC where second == 0x83: return true
      default: break
      }
      index += 1
    }
    return false
  }
}
