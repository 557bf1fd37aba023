public import SpecModel
public import SpecSyntax
public import SpecText

/// What the text says about where the runs of a machine begin.
public struct StatedStart: Sendable {
  private let document: Document
  private let names: [String]
  private let found: [StaticString]

  /// Phrases that say where a run begins, and marks behind the name of a state.
  private static let beginnings = [
    "starts on", "starts in", "starts at", "starts with", "begins on", "begins in", "begins at",
    "begins with", "initial state is", "initial screen is", "initial mode is", "initial view is",
    "default state is", "opens on", "opens in",
    "(default)", "(initial)", "(start)", "(home)", "(initial state)", "(default state)",
    "initial state:",
    "initial state –", "initial state —", "initial:", "start state:", "starting state:",
    "initial screen:", "default state:", "is the initial", "is the first step", "is the start",
    "is the first screen", "is the entry point", "startzustand ist", "anfangszustand ist",
    "ist der startzustand", "ist der anfangszustand", "startzustand:", "anfangszustand:",
    "est l'état initial", "es el estado inicial", "é o estado inicial", "état initial est",
    "estado inicial es", "estado inicial é", "stato iniziale è", "è lo stato iniziale",
    "begintoestand is", "初期状態は", "初期状態:", "初期状態：", "初始状态是", "初始状态为", "初始状态：", "初始狀態是", "초기 상태는",
    "начальное состояние", "état initial :", "estado inicial:", "stato iniziale:",
    "anfang:", "beginn:", "start:", "starts:", "startet in", "beginnt in", "début :", "départ :",
    "inicio:", "início:", "inizio:", "начало:", "開始:", "開始：", "开始：", "시작:",
  ]

  /// Words that mark the state beside them as the first one, alone in a cell, a sentence or a bracket.
  private static let marks: Lexicon = [
    "initial", "initial-state", "initial-screen", "start-state", "starting-state", "start",
    "default-state", "entry-state", "startzustand", "anfangszustand", "ausgangszustand",
    "estado-inicial", "inicial", "état-initial", "stato-iniziale", "begintoestand",
  ]

  private static let stems: [StaticString] = [
    "starts ", "begins ", "nitial", "nicial", "niziale", "efault", "opens on", "opens in",
    "(start)", "(home)", "tart state", "défaut", "defecto", "初期", "初始", "默认", "기본", "초기",
    "ачальное", "zustand",
    "begintoestand", "is the first", "is the start", "nfang:", "eginn:", "tart:", "tarts:",
    "tartet in", "eginnt in", "ébut :", "épart :", "nicio:", "nício:", "nizio:", "ачало:", "開始",
    "开始",
    "시작",
    "is the entry",
  ]

  /// Prepares the names of a machine's states.
  public init(_ machine: Machine, _ document: Document) {
    self.document = document
    found = Self.stems.filter { document.mentions($0) }
    names = found.isEmpty ? [] : machine.states.map { "-" + Names.hyphenated($0.name) + "-" }
  }

  /// Titles of columns that say which row is the first one.
  private static let columns: Lexicon = [
    "default", "initial", "start", "standard", "initial-state", "start-state", "default-state",
    "par-défaut", "por-defecto", "predefinito", "padrão", "anfangszustand", "startzustand", "初期",
    "初期状態", "默认", "기본",
  ]

  /// Whether a column says yes in one row alone, and that names one state.
  private func isMarkedInColumn(_ table: Int) -> Bool {
    let rows = document.children(of: table)
    guard let header = rows.first,
      let column = document.children(of: header).firstIndex(where: {
        Names.isPhrase(document.string($0), in: Self.columns)
      }), column > 0
    else { return false }
    let marked = rows.dropFirst().filter { row in
      let cells = document.children(of: row)
      return column < cells.count && AnswerWords.answer(document.string(cells[column])) == true
    }
    return marked.count == 1
      && names(in: document.string(document.children(of: marked[0])[0])).count == 1
  }

  /// Whether a sentence, a heading or a row names one state beside such a phrase.
  public var isMarked: Bool {
    guard !found.isEmpty else { return false }
    return document.nodes.indices.contains { number in
      let node = document.nodes[number]
      if node.kind == .table, isMarkedInColumn(number) { return true }
      let text = document.plainText(of: number)
      guard [.paragraph, .heading, .tableCell].contains(node.kind), text.count < 240,
        found.contains(where: { ASCII.find($0, in: document.plain, text) != nil })
      else { return false }
      let line = document.string(number)
      if hasMark(line) {
        let around =
          node.kind == .tableCell
          ? document.string(Int(node.parent) + 1) : document.title(ofSection: Int(node.section))
        if names(in: line).count == 1 || names(in: around).count == 1 { return true }
      }
      let lower = line.lowercased()
      return Self.beginnings.contains(where: lower.contains) && names(in: line).count == 1
    }
  }

  /// Whether a sentence or a bracket of a text has nothing but a mark.
  private func hasMark(_ line: String) -> Bool {
    line.split { ".();–—\n:".contains($0) }.contains { Names.isPhrase(String($0), in: Self.marks) }
  }

  /// The states whose words a text holds, one after another.
  private func names(in text: String) -> [Int] {
    let words = "-" + Names.hyphenated(text) + "-"
    return names.indices.filter { names[$0].utf8.count > 2 && words.contains(names[$0]) }
  }

  // MARK: Claims

  /// A sentence that says in which state every run begins.
  public struct Claim: Sendable {
    /// The state.
    public var state: StateID
    /// The sentence.
    public var origin: Origin
  }

  private static let claims: [StaticString] = [
    "always starts in ", "always opens in ", "always begins in ", "starts in ", "opens in ",
    "begins in ", "initial state is ", "initial mode is ", "initial screen is ", "starts as ",
  ]
  /// Words that limit a sentence to some runs or to another thing.
  private static let limits: Lexicon = [
    "if", "when", "after", "unless", "once", "while", "where", "until", "sometimes", "may", "can",
    "or", "for", "each", "every", "first", "again", "then", "not", "never", "restart", "otherwise",
    "returning", "on", "with", "during",
  ]

  /// The sentences that name one state right behind such a phrase and limit it by nothing.
  public var claims: [Claim] {
    guard !found.isEmpty else { return [] }
    var result: [Claim] = []
    for (number, node) in document.nodes.enumerated() where node.kind == .paragraph {
      let text = document.plainText(of: number)
      for phrase in Self.claims {
        guard let place = ASCII.find(phrase, in: document.plain, text) else { continue }
        let start = place + phrase.utf8CodeUnitCount
        let stop =
          document.plain[start..<text.upperBound].firstIndex { $0 == 0x2E || $0 == 0x0A }
          ?? text.upperBound
        let lead = document.plain[text.lowerBound..<place].lastIndex { $0 == 0x2E || $0 == 0x0A }
        let sentence = (lead.map { $0 + 1 } ?? text.lowerBound)..<stop
        let words = "-" + Names.hyphenated(document.string(plain: start..<stop)) + "-"
        let named = names.indices.filter { names[$0].utf8.count > 2 && words.hasPrefix(names[$0]) }
        guard named.count == 1, sentence.count <= 160,
          !Names.hasWord(document.string(plain: sentence), in: Self.limits)
            || words == names[named[0]]
              && !Names.hasWord(
                document.string(plain: sentence.lowerBound..<place), in: Self.limits)
        else { continue }
        let range = document.sourceRange(
          plain: ASCII.trimmed(document.plain, sentence.lowerBound..<stop))
        result.append(Claim(state: StateID(named[0]), origin: document.origin(range)))
        break
      }
    }
    return result
  }
}
