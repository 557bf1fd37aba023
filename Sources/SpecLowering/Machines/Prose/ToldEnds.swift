import SpecModel
import SpecSyntax
import SpecText

/// Reads sentences that say which declared state a run begins with, and which ends it: "The initial state is Pending.",
/// "Approved is a final state.", "Initially, the order is in Draft."
struct ToldEnds {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Marks the states that sentences name so, where only one state has the name; a state that changes leave is not final.
  func collect(into drafts: inout MachineDrafts) {
    guard drafts.states.count > 1 else { return }
    let cues = document.source.mayShow(ToldEndWords.cues)
    guard !cues.isEmpty else { return }
    var names: KnownStates?
    for line in context.lines where mayTell(line, cues) {
      let known = names ?? KnownStates(drafts, statesOnly: true)
      names = known
      let text = document.string(plain: line.text)
      for sentence in TextSplit.pieces(of: text, at: Self.stops)
      where (8...160).contains(sentence.utf8.count) {
        let bare = StateName.withoutStop(StateName.trimmed(sentence))
        if let name = Self.beginning(bare, known) {
          begin(name, &drafts)
        } else {
          for name in Self.ends(bare, known) { end(name, &drafts) }
        }
      }
    }
  }

  private func mayTell(_ line: TextLine, _ cues: [StaticString]) -> Bool {
    (line.holder == .item || line.holder == .paragraph) && (10...600).contains(line.text.count)
      && cues.contains { ASCII.find($0, in: document.plain, line.text) != nil }
  }

  private static let stops: Phrases = [". ", "; ", "。", "；", "\n"]

  /// The place of the only state with a name.
  private func place(of name: String, _ drafts: MachineDrafts) -> Int? {
    let key = Names.key(name)
    let found = drafts.states.indices.filter { drafts.states[$0].key == key }
    return found.count == 1 ? found[0] : nil
  }

  private func begin(_ name: String, _ drafts: inout MachineDrafts) {
    guard let place = place(of: name, drafts), case let screen = drafts.states[place].screen,
      !drafts.states.contains(where: { $0.isInitial && $0.screen == screen })
    else { return }
    drafts.states[place].isInitial = true
  }

  private func end(_ name: String, _ drafts: inout MachineDrafts) {
    guard let place = place(of: name, drafts), drafts.states[place].kind == .atomic,
      case let key = drafts.states[place].key,
      !drafts.matrices.contains(where: { matrix in
        matrix.edges.contains { $0.source?.key == key }
      })
    else { return }
    drafts.states[place].kind = .final
  }

  // MARK: Sentences

  /// The declared state that a sentence calls the initial one.
  private static func beginning(_ sentence: String, _ known: KnownStates) -> String? {
    let folded = sentence.lowercased()
    if let lead = ToldEndWords.beginningLeads.prefix(of: folded) {
      return name(String(sentence.dropFirst(lead.count)), known)
    }
    if let tail = ToldEndWords.beginningTails.suffix(of: folded) {
      return name(String(sentence.dropLast(tail.count)), known)
    }
    guard let first = Names.firstWord(sentence), ToldEndWords.openers.contains(first) else {
      return nil
    }
    // "Initially, the order is in Draft": few words, and the name behind a preposition at the end.
    let words = sentence.split(separator: " ")
    guard words.count <= 10,
      let last = words.lastIndex(where: { ToldEndWords.places.contains($0.lowercased()) }),
      last + 1 < words.count
    else { return nil }
    return name(words[(last + 1)...].joined(separator: " "), known)
  }

  /// The declared states that a sentence calls final; none where a name of its list is unknown.
  private static func ends(_ sentence: String, _ known: KnownStates) -> [String] {
    let folded = sentence.lowercased()
    var rest: String?
    if let lead = ToldEndWords.endLeads.prefix(of: folded) {
      rest = String(sentence.dropFirst(lead.count))
    } else if let tail = ToldEndWords.endTails.suffix(of: folded) {
      rest = String(sentence.dropLast(tail.count))
    }
    guard let rest else { return [] }
    if let whole = name(rest, known) { return [whole] }
    let names = TextSplit.pieces(of: rest, at: ToldEndWords.joints).map { name($0, known) }
    return names.contains(where: { $0 == nil }) ? [] : names.compactMap(\.self)
  }

  /// The declared state that is all a text names, beside an article and a word for state.
  private static func name(_ text: String, _ known: KnownStates) -> String? {
    var words = text.split(separator: " ")[...]
    if words.count > 1, let first = words.first,
      TransitionWords.articles.contains(first.lowercased())
    {
      words.removeFirst()
    }
    guard (1...6).contains(words.count) else { return nil }
    let bare = ArrowSide.unwrapped(words.joined(separator: " "))
    if let name = known.name(of: bare) { return name }
    guard words.count > 1, let last = words.last?.lowercased(), ToldWords.states.contains(last)
    else { return nil }
    return known.name(of: words.dropLast().joined(separator: " "))
  }
}

/// Words of sentences on how runs begin and end; data, in lower case.
private enum ToldEndWords {
  /// Parts of these words that are cheap to look for.
  static let cues: [StaticString] = [
    "nitial", "inal", "erminal", "tarting state", "tart state", "nd state", "nfangs", "tartzustand",
    "usgangszust", "ndzust", "u Beginn", "inicial", "nicialmente", "niziale", "nizialmente",
    "egintoestand", "indtoestand", "anvankelijk", "awal", "akhir", "初期", "最初", "終了", "最終",
    "初始", "终止", "最终", "초기", "종료", "최종", "ачальн", "онечн",
  ]

  /// What stands before the name of the state with which a run begins.
  static let beginningLeads: Phrases = [
    "the initial state is ", "initial state is ", "initial state: ", "the starting state is ",
    "starting state: ", "the start state is ", "start state: ", "the default state is ",
    "der anfangszustand ist ", "anfangszustand: ", "anfangszustand ist ", "der startzustand ist ",
    "startzustand: ", "der ausgangszustand ist ", "ausgangszustand ist ", "ausgangszustand: ",
    "l'état initial est ", "l’état initial est ", "état initial : ", "état initial: ",
    "el estado inicial es ", "estado inicial: ", "o estado inicial é ",
    "lo stato iniziale è ", "stato iniziale: ", "de begintoestand is ", "begintoestand: ",
    "keadaan awal adalah ", "keadaan awal: ", "начальное состояние — ", "начальное состояние: ",
    "初期状態は", "初期状態：", "初始状态是", "初始状态为", "初始状态：", "초기 상태는 ", "초기 상태: ",
  ]

  /// What stands behind it.
  static let beginningTails: Phrases = [
    " is the initial state", " is the starting state", " is the start state", " is initial",
    " ist der anfangszustand", " ist der startzustand", " ist der ausgangszustand",
    " est l'état initial", " est l’état initial", " es el estado inicial",
    " é o estado inicial", " è lo stato iniziale", " is de begintoestand", " adalah keadaan awal",
    " — начальное состояние", "が初期状態です",
    "が初期状態", "是初始状态", "은 초기 상태입니다", "는 초기 상태입니다", "이 초기 상태입니다", "가 초기 상태입니다",
  ]

  /// Words that open a sentence on how things are at first.
  static let openers: Lexicon = [
    "initially", "anfangs", "anfänglich", "initialement", "inicialmente", "inizialmente",
    "aanvankelijk",
  ]

  /// Prepositions before the state that something is in.
  static let places: Lexicon = ["in", "im", "dans", "en", "em", "nel", "nello"]

  /// What stands before the names of states that end a run.
  static let endLeads: Phrases = [
    "the final state is ", "the final states are ", "final state: ", "final states: ",
    "the terminal state is ", "the terminal states are ", "terminal state: ", "terminal states: ",
    "the end state is ", "the end states are ", "end state: ", "end states: ",
    "der endzustand ist ", "die endzustände sind ", "endzustand: ", "endzustände: ",
    "l'état final est ", "l’état final est ", "les états finaux sont ", "état final : ",
    "el estado final es ", "los estados finales son ", "estado final: ", "estados finales: ",
    "o estado final é ", "os estados finais são ", "lo stato finale è ", "gli stati finali sono ",
    "stato finale: ", "de eindtoestand is ", "eindtoestand: ", "keadaan akhir adalah ",
    "конечное состояние — ", "конечное состояние: ", "終了状態は", "最終状態は", "终止状态是", "最终状态是",
    "종료 상태는 ", "최종 상태는 ",
  ]

  /// What stands behind them.
  static let endTails: Phrases = [
    " is final", " are final", " is terminal", " are terminal", " is a final state",
    " is the final state", " are final states", " is a terminal state", " is the terminal state",
    " are terminal states", " is an end state", " is the end state", " are end states",
    " ist ein endzustand", " ist der endzustand", " ist endzustand", " sind endzustände",
    " est final", " est un état final", " est l'état final", " est l’état final",
    " sont des états finaux", " es final", " es un estado final", " es el estado final",
    " son estados finales", " é final", " é um estado final", " é o estado final",
    " são estados finais", " è finale", " è uno stato finale", " è lo stato finale",
    " sono stati finali", " is een eindtoestand", " is de eindtoestand", " adalah keadaan akhir",
    " — конечное состояние", "は終了状態です", "は最終状態です", "が最終状態です", "是终止状态", "是最终状态",
    "은 종료 상태입니다", "는 종료 상태입니다", "은 최종 상태입니다", "는 최종 상태입니다",
  ]

  /// What joins several names.
  static let joints: Phrases = [
    ", and ", ", ", " and ", " und ", " et ", " y ", " e ", " en ", " dan ", " и ", "、", "和", "と",
    " 및 ",
  ]
}
