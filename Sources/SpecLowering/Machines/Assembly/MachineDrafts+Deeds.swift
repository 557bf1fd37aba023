import SpecModel
import SpecSyntax
import SpecText

extension MachineDrafts {
  /// Takes acts and effects out of the chains in which they stand between states: "Basket → Pay ボタンを押す → Receipt" is
  /// the change from Basket to Receipt, which the act triggers, and "POST /api/orders" is no place at all.
  ///
  /// - Complexity: O(states + edges), and O(edges of a matrix) for each such name in it.
  mutating func settleDeeds(in document: Document) {
    for index in matrices.indices where Self.mayTellDeeds(matrices[index]) {
      settleConditions(index, in: document)
      let found = deeds(of: matrices[index])
      guard !found.isEmpty else { continue }
      let declared = states.contains { $0.diagram == nil && found[$0.key] != nil }
      let taken = declared ? Set(states.lazy.filter { $0.diagram == nil }.map(\.key)) : []
      let deeds = found.filter { !taken.contains($0.key) }
      if deeds.isEmpty { continue }
      matrices[index].takeOutPairs(of: deeds)
      guard deeds.count * 2 <= matrices[index].names.count else { continue }
      for name in deeds.keys.sorted() {
        if let deed = deeds[name], deed != .shown { matrices[index].pass(name, deed) }
      }
      let left = matrices[index].names
      states.removeAll { $0.diagram == index && deeds[$0.key] != nil && !left.contains($0.key) }
    }
  }

  /// The ends of state diagrams and the cells of tables are names, whatever they sound like.
  private static func mayTellDeeds(_ matrix: MatrixDraft) -> Bool {
    matrix.form != "diagram" && matrix.form != "table" && !matrix.edges.isEmpty
  }

  /// Takes "(failed)" of a line "(failed) → Error" below "Sending" for when the change comes, and for no state between.
  private mutating func settleConditions(_ index: Int, in document: Document) {
    let edges = matrices[index].edges
    let found = edges.compactMap { edge -> String? in
      guard let source = edge.source, edge.trigger == nil,
        Self.isCondition(source, before: edge.target, document),
        edges.contains(where: { $0.target.key == source.key && $0.source?.key != source.key })
      else { return nil }
      return source.key
    }
    for name in Set(found).sorted() { matrices[index].pass(name, .act) }
  }

  /// Whether parentheses stand around the first name of a line, and around none behind the arrow.
  private static func isCondition(
    _ source: NameReference, before target: NameReference, _ document: Document
  ) -> Bool {
    let bytes = document.source.bytes
    let place = min(Int(source.origin.range.start), bytes.count)
    let begin = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(of: 0x0A) ?? bytes.count
    let line = ASCII.trimmed(bytes, begin..<end)
    guard line.count < 200, line.first.map({ bytes[$0] == 0x28 }) == true,
      let close = bytes[line].firstIndex(of: 0x29), close - line.lowerBound <= 40
    else { return false }
    func text(_ range: Range<Int>) -> String {
      document.source.string(SourceRange(range.lowerBound, range.upperBound))
    }
    let rest = text(close + 1..<line.upperBound)
    return Names.key(text(line.lowerBound + 1..<close)) == source.key && Arrow.isIn(rest)
      && !rest.contains("(") && Names.key(rest).hasSuffix(target.key)
  }

  private func deeds(of matrix: MatrixDraft) -> [String: Deed] {
    var result: [String: Deed] = [:]
    let isChart = matrix.form == "flowchart"
    for edge in matrix.edges {
      if let deed = Deed(edge.target.text), !(isChart && deed.isSettled(in: edge.target.text)) {
        result[edge.target.key] = deed
      }
      if let source = edge.source, let deed = Deed(source.text),
        !(isChart && deed.isSettled(in: source.text))
      {
        result[source.key] = deed
      }
    }
    let ends = result.isEmpty ? [] : closedEnds(of: matrix)
    return ends.isEmpty ? result : result.filter { !ends.contains($0.key) }
  }

  /// The short names in parentheses that nothing leads on from, or nothing leads to: "Draft → (deleted)".
  private func closedEnds(of matrix: MatrixDraft) -> Set<String> {
    let sources = Set(matrix.edges.compactMap { $0.source?.key })
    let targets = Set(matrix.edges.map(\.target.key))
    let ends = matrix.edges.flatMap { [$0.target, $0.source].compactMap(\.self) }
    return ends.reduce(into: []) { result, end in
      guard end.text.utf8.first == 0x28, Names.wordCount(end.text) <= 2,
        !sources.contains(end.key) || !targets.contains(end.key)
      else { return }
      result.insert(end.key)
    }
  }
}

extension MatrixDraft {
  /// The keys of all names that changes join.
  fileprivate var names: Set<String> {
    edges.reduce(into: []) { result, edge in
      result.insert(edge.target.key)
      if let source = edge.source { result.insert(source.key) }
    }
  }

  /// Takes out the changes that lead from one act or effect to another: "Panel ボタンを押す → Panel を表示".
  fileprivate mutating func takeOutPairs(of deeds: [String: Deed]) {
    let isAlone = edges.count == 1
    edges.removeAll { edge in
      guard let target = deeds[edge.target.key], let source = edge.source,
        let deed = deeds[source.key]
      else { return false }
      return deed == .act && target == .shown || target != .shown && isAlone
    }
  }

  /// Joins the changes that lead to an act or an effect with those that lead on from it; those that end there are none.
  fileprivate mutating func pass(_ name: String, _ deed: Deed) {
    let before = edges.filter { $0.target.key == name && $0.source?.key != name }
    // "(error) → Error" is told of a state of that name.
    let behind = edges.filter { $0.source?.key == name && $0.target.text != $0.source?.text }
    guard !before.isEmpty || !behind.isEmpty, before.count * behind.count <= 16 else { return }
    let place = edges.firstIndex { $0.source?.key == name || $0.target.key == name } ?? 0
    var joined: [EdgeDraft] = []
    for next in behind {
      let text = deed == .act ? next.source.map { LocatedText($0.text, $0.origin) } : nil
      if before.isEmpty {
        var edge = next
        edge.source = nil
        edge.isSourceUnsaid = true
        edge.trigger = text ?? edge.trigger
        joined.append(edge)
      }
      for last in before {
        let edge = Self.joined(last, next, text)
        if edge.source?.key != edge.target.key || edge.trigger != nil { joined.append(edge) }
      }
    }
    edges.removeAll { $0.source?.key == name || $0.target.key == name }
    edges.insert(contentsOf: joined, at: min(place, edges.count))
    initial.removeAll { $0.key == name }
    ends.removeAll { $0.key == name }
  }

  /// One change of two; what stands on the first one is a condition where the act between them triggers it.
  private static func joined(
    _ last: EdgeDraft, _ next: EdgeDraft, _ act: LocatedText?
  ) -> EdgeDraft {
    var edge = next
    edge.source = last.source
    edge.isSourceUnsaid = last.isSourceUnsaid
    edge.trigger = act ?? last.trigger ?? next.trigger
    edge.guardText = last.guardText ?? next.guardText
    if act == nil, last.trigger != nil, let answer = next.trigger {
      edge.limit(to: answer.text, answer.origin)
    }
    return edge
  }
}

/// What an end of a change tells where it is no state: what a person does, what the program does out of sight, or what
/// it shows then.
enum Deed {
  case act, effect, shown

  /// Reads a name that no heading and no table declares; `nil` where it may be a state.
  init?(_ text: String) {
    guard text.utf8.count <= 120 else { return nil }
    // "(the badge lights up)" between two names is a remark.
    if text.utf8.first == 0x28, text.utf8.last == 0x29 {
      self = .effect
      return
    }
    if text.utf8.first == 0x5B, Self.isOfControl(text) {
      self = .act
      return
    }
    let deed = text.utf8.contains(where: { $0 >= 0xE3 }) ? Self.wide(text) : Self.narrow(text)
    guard let deed else { return nil }
    self = deed
  }

  /// Whether a flowchart has told already whether an act of a person is a step or a trigger: "User types a name".
  func isSettled(in text: String) -> Bool {
    self == .act && text.utf8.allSatisfy { $0 < 0xE3 }
  }

  /// "[Get started] click", "[Senden] antippen": a control in brackets and what is done with it.
  private static func isOfControl(_ text: String) -> Bool {
    guard let close = text.firstIndex(of: "]") else { return false }
    return uses.contains(StateName.trimmed(String(text[text.index(after: close)...])).lowercased())
  }

  private static func narrow(_ text: String) -> Deed? {
    let space = text.utf8.firstIndex(of: 0x20) ?? text.endIndex
    let head = text[..<space]
    guard space < text.endIndex else { return isSetter(head) ? .effect : nil }
    let rest = text[space...].drop { $0 == " " }
    let isCallOfService = EventName.methods.contains(head) && rest.utf8.first == ASCII.slash
    if isCallOfService { return .effect }
    let first = head.lowercased()
    // 'Show "Pause"' tells which text appears.
    if displays.contains(first), rest.first.map({ "\"“'".contains($0) }) == true { return .effect }
    guard verbs.contains(first) || subjects.contains(first) || records.contains(first) else {
      return nil
    }
    let words = Names.words(text)
    guard words.count > 1, let last = words.last else { return nil }
    if subjects.contains(first) {
      return words.count > 2 && FlowchartVocabulary.gestures.contains(words[1]) ? .act : nil
    }
    if first == "disable" || first == "enable" {
      return controls.contains(last) && words.count > 2 ? .effect : nil
    }
    if records.contains(first) { return words.count > 2 && isType(rest) ? .effect : nil }
    // "Send Request" may be a screen, and "Send POST /orders" is none.
    let isOfService =
      words.contains("api")
      || rest.split(separator: " ").contains { EventName.methods.contains($0) }
    return isOfService && words.count < 6 ? .effect : nil
  }

  /// "OrderItem" of "Create OrderItem": the type of a record, and no part of the interface.
  private static func isType(_ word: Substring) -> Bool {
    guard word.utf8.first.map(ASCII.isUpper) == true, word.utf8.allSatisfy(ASCII.isWord),
      zip(word.utf8, word.utf8.dropFirst()).contains(where: {
        ASCII.isLower($0) && ASCII.isUpper($1)
      }),
      let last = Names.words(String(word)).last
    else { return false }
    return !TransitionWords.screenNouns.contains(last)
      && !TableVocabulary.overlayNouns.contains(last)
      && !FlowchartVocabulary.surfaces.contains(last)
  }

  /// "setState", "setOpen"
  private static func isSetter(_ word: Substring) -> Bool {
    word.hasPrefix("set") && word.utf8.dropFirst(3).first.map(ASCII.isUpper) == true
      && word.utf8.allSatisfy(ASCII.isWord)
  }

  private static func wide(_ text: String) -> Deed? {
    if actEndings.suffix(of: text) != nil || actBeginnings.prefix(of: text) != nil { return .act }
    if effectEndings.suffix(of: text) != nil || effectBeginnings.prefix(of: text) != nil {
      return .effect
    }
    return shownEndings.suffix(of: text) != nil ? .shown : nil
  }

  private static let uses: Lexicon = [
    "click", "clicked", "tap", "tapped", "press", "pressed", "button", "cta", "link", "klick",
    "klicken", "tippen", "antippen", "geklickt", "taste", "clic", "cliqué", "appui", "bouton",
    "botón", "pulsar", "clique", "toque", "botão", "tocco", "pulsante", "klik", "tik", "knop",
    "tombol", "нажатие", "кнопка", "クリック", "タップ", "ボタン", "点击", "點擊", "按钮", "클릭", "탭", "버튼",
  ]
  private static let displays: Lexicon = ["show", "shows", "display", "displays", "hide", "hides"]
  private static let subjects: Lexicon = ["user", "users", "customer", "visitor"]
  private static let verbs: Lexicon = [
    "send", "sends", "call", "calls", "invoke", "disable", "enable",
  ]
  private static let records: Lexicon = [
    "create", "insert", "update", "delete", "save", "persist", "upsert", "creates", "updates",
  ]
  private static let controls: Lexicon = [
    "controls", "actions", "buttons", "inputs", "fields", "interactions", "gestures",
  ]
  private static let actEndings: Phrases = [
    "を押す", "を押下", "を押下する", "をタップ", "をタップする", "をクリック", "をクリックする", "を長押し", "를 클릭", "을 클릭",
    "를 누름", "을 누름", "버튼 클릭",
  ]
  private static let actBeginnings: Phrases = [
    "点击", "點擊", "轻触", "长按", "點選", "点\"", "点“", "点「",
  ]
  private static let effectEndings: Phrases = [
    "を送信", "を送信する", "DBに登録", "DBに登録する", "サーバーに登録", "を保存", "に保存", "を保存する", "に保存する", "を更新する",
    "を取得", "を取得する", "を生成", "を生成する", "API呼び出し", "API 呼び出し", "APIリクエスト", "API 호출", "API 요청", "서버 요청",
    "서버에 저장",
    "DB 저장", "DB에 저장", "를 전송", "을 전송",
  ]
  private static let effectBeginnings: Phrases = [
    "调用接口", "调用API", "调用 API", "请求接口", "发送请求", "呼叫 API", "推送通知\"", "推送通知“",
  ]
  private static let shownEndings: Phrases = [
    "を表示", "を表示する", "を表示 / 閉じる", "を閉じる", "を切り替え", "を切り替える", "表示/非表示",
  ]
}
