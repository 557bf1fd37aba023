import SpecModel
import SpecText

extension MachineDrafts {
  /// Takes what only tells that the program is started, "App launch" before one arrow without words, for the mark where
  /// the runs begin: its target is the initial state.
  ///
  /// A state that a heading, list or table declares stays, and so does one that anything leads to.
  mutating func settleLaunches() {
    let keys = launches
    guard !keys.isEmpty else { return }
    states.removeAll { keys.contains($0.key) }
    for index in matrices.indices {
      func isLaunch(_ edge: EdgeDraft) -> Bool {
        edge.source.map { keys.contains($0.key) } == true
      }
      let begins = matrices[index].edges.filter(isLaunch)
      guard !begins.isEmpty else { continue }
      matrices[index].edges.removeAll(where: isLaunch)
      matrices[index].initial += begins.map(\.target)
      matrices[index].supportingLines += begins.map(\.origin)
    }
  }

  /// The keys of such names.
  private var launches: Set<String> {
    var ways: [String: Int] = [:]
    for matrix in matrices where Self.marking.contains(matrix.form) || matrix.form == "list" {
      for edge in matrix.edges {
        guard let source = edge.source, source.text.utf8.count <= 48,
          Self.marks(source.text, in: matrix.form)
            || matrix.form == "flowchart" && LaunchMoments.isMoment(source.text)
        else { continue }
        let isPlain = edge.trigger == nil && edge.guardText == nil
        ways[source.key, default: 0] += isPlain ? 1 : 2
      }
    }
    var keys = Set(ways.filter { $0.value == 1 }.keys)
    guard !keys.isEmpty else { return [] }
    for matrix in matrices {
      for edge in matrix.edges {
        keys.remove(edge.target.key)
        guard let source = edge.source, !Self.marking.contains(matrix.form),
          !Self.marks(source.text, in: matrix.form)
        else { continue }
        keys.remove(source.key)
      }
    }
    for state in states where state.diagram == nil { keys.remove(state.key) }
    return keys
  }

  /// The forms in which such a name marks the beginning; in a drawing it is a box as the others are.
  private static let marking: Set<String> = ["flowchart", "table"]

  /// Whether a name tells in a form that the program is started; in lists of lines only where no screen is called so,
  /// "앱 진입".
  private static func marks(_ text: String, in form: String) -> Bool {
    // "起動" alone may be a state of a device.
    form == "list" ? text.utf8.count > 6 && launchMarks.contains(text) : isLaunch(text)
  }

  /// Whether a text says no more than that the program is started, for the first time or again: "App launch", "First app
  /// launch", "앱 첫 실행".
  static func isLaunch(_ text: String) -> Bool {
    // Apostrophes stand in no word: "lancement de l'app" is "lancement de lapp".
    let words = Names.words(ArrowSide.unwrapped(text)).filter { !firsts.contains($0) }
    if launchWords.contains(words.joined(separator: " ")) || launchMarks.contains(text) {
      return true
    }
    guard text.utf8.contains(where: { $0 >= 0xE3 }),
      let mark = firstMarks.first(where: text.contains),
      let (before, behind) = TextSplit.halves(of: text, at: mark)
    else { return false }
    return launchMarks.contains(before + behind) || launchMarks.contains("\(before) \(behind)")
  }

  /// Words that tell that it is so for the first time.
  private static let firsts: Lexicon = [
    "first", "initial", "first-time", "erster", "erste", "ersten", "premier", "première", "primer",
    "primera", "primeira", "primeiro", "primo", "prima", "eerste", "pertama", "первый",
  ]
  private static let firstMarks = ["첫", "최초", "初回", "首次", "第一次"]

  private static let launchWords: Lexicon = [
    "app launch", "app start", "app starts", "app launches", "app launched", "app opens",
    "app opened", "app open", "app startup", "launch app", "open app", "start app", "opens app",
    "open the app", "user opens app", "user opens the app", "user launches app", "cold start",
    "cold launch", "program start", "app wird gestartet", "app öffnen", "app starten",
    "programmstart", "lancement", "lancement de lapp", "ouverture de lapp", "abrir app",
    "abrir la app", "inicio de la app", "abre la app", "abre o app", "abrir o app", "avvio app",
    "avvio dellapp", "app openen", "buka aplikasi", "mở app", "mở ứng dụng", "khởi động app",
    "khởi động ứng dụng", "запуск приложения", "запуск застосунку",
  ]
  private static let launchMarks: Set<String> = [
    "アプリ起動", "アプリを起動", "アプリ開始", "起動", "启动", "启动应用", "启动App", "打开App", "打开应用", "啟動", "打開App",
    "앱 실행", "앱 시작", "앱실행", "앱 진입",
  ]
}
