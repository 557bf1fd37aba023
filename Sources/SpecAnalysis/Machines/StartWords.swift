import SpecModel
import SpecText

/// Names for where a run begins before it is in any state: "New", "Start", "新規".
enum StartWords {
  private static let names: Lexicon = [
    "new", "newly-created", "start", "begin", "beginning", "initial", "entry",
    "entry-point", "launch", "app-launch", "app-start", "first-launch",
    "neu", "anfang", "beginn", "startpunkt", "nouveau", "nouvelle", "début", "départ",
    "initiale", "nuevo", "nueva", "inicio", "inicial", "novo", "nova", "início", "nuovo", "nuova",
    "inizio", "iniziale", "avvio", "nieuw", "begintoestand", "baru", "mulai", "awal",
    "新規", "新規作成", "開始", "初期", "起動", "新建", "新", "开始", "初始", "起始", "新增", "신규", "시작", "초기",
    "처음", "новый", "новая", "начало", "старт",
  ]

  /// Whether a name is such a word and nothing else.
  static func name(_ text: String) -> Bool { Names.isPhrase(text, in: names) }
}
