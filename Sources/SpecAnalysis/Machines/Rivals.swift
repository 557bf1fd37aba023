public import SpecModel
public import SpecText

/// Rows of a machine that leave the same state on the same trigger.
///
/// - Source: UML 2.5.1, 14.2.3.9.3: of two enabled transitions of one state that conflict, the machine does not say
///   which fires; SCXML 3.13 takes the first in document order.
public struct Rivals: Sendable, Hashable {
  /// How two such rows relate.
  public enum Relation: Sendable, Hashable {
    /// They say the same: ends, trigger and guard.
    case duplicate
    /// They lead to different states and no guard tells them apart.
    case unguarded
    /// They lead to different states under guards that can hold together.
    case overlapping
  }

  /// A row: what it declares, and where one matrix tells it.
  public struct Row: Sendable, Hashable {
    /// Index into `Machine.transitions`.
    public var transition: Int
    /// The row, line or edge.
    public var origin: Origin
  }

  /// The earlier row.
  public var first: Row
  /// The later row.
  public var second: Row
  /// How they relate.
  public var relation: Relation

  /// The pairs of a machine, in document order.
  ///
  /// - Parameter charts: the flowcharts of the document, whose edges belong to no matrix.
  /// - Complexity: O(rows), squared within one state and trigger.
  public static func find(in machine: Machine, charts: [SourceRange] = []) -> [Rivals] {
    var groups: [Cause: [Row]] = [:]
    var order: [Cause] = []
    for (index, transition) in machine.transitions.enumerated() {
      for (matrix, origin) in places(of: transition, charts)
      where matrix < 0 || isTable(matrix, machine) {
        guard let cause = Cause(transition, matrix: matrix) else { continue }
        if groups[cause] == nil { order.append(cause) }
        groups[cause, default: []].append(Row(transition: index, origin: origin))
      }
    }
    var result: [Rivals] = []
    for cause in order {
      guard var rows = groups[cause], rows.count > 1 else { continue }
      rows.sort { $0.origin.range.start < $1.origin.range.start }
      if cause.matrix >= 0, let third = besideAlternative(rows, machine) { result.append(third) }
      for (place, first) in rows.enumerated() {
        for second in rows[(place + 1)...].prefix(limit) {
          guard let relation = relation(first, second, machine),
            cause.matrix >= 0 || relation == .unguarded && !cause.isGesture
          else { continue }
          result.append(Rivals(first: first, second: second, relation: relation))
        }
      }
    }
    result += acrossLists(machine)
    return result.sorted { $0.second.origin.range.start < $1.second.origin.range.start }
  }

  /// Rows of two lists, of which one tells the changes of several states, "saved --Undo--> draft" in a drawing beside
  /// "Undo → open" below the heading of the state.
  private static func acrossLists(_ machine: Machine) -> [Rivals] {
    let lists = machine.matrices.indices.filter { !isTable($0, machine) }
    guard lists.count > 1 else { return [] }
    var groups: [Cause: [(list: Int, row: Row)]] = [:]
    var order: [Cause] = []
    var sources: [Int: Set<StateID>] = [:]
    for (index, transition) in machine.transitions.enumerated() {
      guard let list = transition.matrix, !isTable(list, machine), transition.guardText == nil,
        let cause = Cause(transition, matrix: -1), !cause.isGesture
      else { continue }
      sources[list, default: []].insert(cause.source)
      if groups[cause] == nil { order.append(cause) }
      groups[cause, default: []].append((list, Row(transition: index, origin: transition.origin)))
    }
    return order.compactMap { cause in
      guard let rows = groups[cause], rows.count == 2, rows[0].list != rows[1].list,
        rows.contains(where: { sources[$0.list]?.count ?? 0 > 1 }),
        relation(rows[0].row, rows[1].row, machine) == .unguarded
      else { return nil }
      return Rivals(first: rows[0].row, second: rows[1].row, relation: .unguarded)
    }
  }

  /// A third row beside two whose guards are "A" and "not A": whatever it says, one of the two holds as well.
  private static func besideAlternative(_ rows: [Row], _ machine: Machine) -> Rivals? {
    guard rows.count == 3 else { return nil }
    let guards = rows.map { guardWords(machine.transitions[$0.transition]) }
    for third in rows.indices where !guards[third].isEmpty {
      let pair = rows.indices.filter { $0 != third }
      let target = machine.transitions[rows[third].transition].target
      guard GuardPair.areOpposite(guards[pair[0]], guards[pair[1]]),
        !GuardPair.share(guards[third], guards[pair[0]]),
        pair.allSatisfy({ machine.transitions[rows[$0].transition].target != target })
      else { continue }
      return Rivals(first: rows[pair[0]], second: rows[third], relation: .overlapping)
    }
    return nil
  }

  /// Where matrices and flowcharts tell a transition; charts are numbered from -1 downwards.
  private static func places(
    of transition: Transition, _ charts: [SourceRange]
  ) -> [(Int, Origin)] {
    let chart = charts.firstIndex { $0.contains(transition.origin.range) }
    let own = (transition.matrix ?? chart.map { -1 - $0 }).map { [($0, transition.origin)] } ?? []
    return own + transition.retellings.map { ($0.matrix, $0.origin) }
  }

  /// Rows of one cause that are compared with each row; more are no table that a person reads.
  private static let limit = 64

  /// Words by which an edge says how something is touched, and not what.
  private static let gestures: Lexicon = [
    "tap", "taps", "click", "clicks", "press", "select", "choose", "open", "navigate", "go", "next",
    "link", "links", "swipe", "nav", "navigation", "menu", "button", "user", "then", "and", "or",
    "optional", "tippen", "klick", "wählen", "öffnen", "auswahl", "clic", "cliquer", "choisir",
    "ouvrir", "sélection", "toca", "toque", "pulsa", "clica", "seleciona", "selecciona", "abrir",
    "tocca", "scegli", "apri", "klik", "kies", "tik", "pilih", "buka", "ketuk", "タップ", "クリック", "選択",
    "押下", "遷移", "点击", "點擊", "选择", "進入", "进入", "跳转", "탭", "클릭", "선택", "이동",
  ]

  private struct Cause: Hashable {
    var matrix: Int
    var source: StateID
    var trigger: [String]
    /// Whether the trigger says no more than how something is touched.
    var isGesture: Bool { trigger.allSatisfy(gestures.contains) }

    init?(_ transition: Transition, matrix: Int) {
      guard let source = transition.source, let trigger = transition.trigger else { return nil }
      self.trigger = Names.words(trigger.text)
      guard !self.trigger.isEmpty else { return nil }
      // "left > 0" and "left = 0" are two conditions, "←" and "→" two keys.
      let signs = LabelSigns.signs(of: trigger.text)
      if !signs.isEmpty { self.trigger.append(signs) }
      // "v" and "V" are two keys.
      if let key = trigger.text.utf8.last(where: { ASCII.isWord($0) }), ASCII.isUpper(key),
        self.trigger.last?.utf8.count == 1
      {
        self.trigger.append("shift")
      }
      self.matrix = matrix
      self.source = source
    }
  }

  private static func isTable(_ matrix: Int, _ machine: Machine) -> Bool {
    machine.matrices.indices.contains(matrix) && machine.matrices[matrix].form != "list"
  }

  private static func relation(_ first: Row, _ second: Row, _ machine: Machine) -> Relation? {
    let a = machine.transitions[first.transition]
    let b = machine.transitions[second.transition]
    guard first.origin != second.origin else { return nil }
    if a.target == b.target {
      let isSame =
        isSame(a.guardText, b.guardText)
        && a.trigger.map { Names.words($0.text) }
          == b.trigger.map { Names.words($0.text) }
        && effectWords(a) == effectWords(b)
      return isSame ? .duplicate : nil
    }
    guard !isInside(a.target, b.target, machine), !isInside(b.target, a.target, machine) else {
      return nil
    }
    if isSame(a.guardText, b.guardText) { return .unguarded }
    // Branches behind one trigger, told once: whoever drew them decides between them there.
    if let trigger = a.trigger?.origin, trigger == b.trigger?.origin, a.guardText != nil,
      b.guardText != nil
    {
      return nil
    }
    if let first = a.guardText.flatMap({ ConditionRange($0.text) }),
      let second = b.guardText.flatMap({ ConditionRange($0.text) })
    {
      return first.common(second) == nil ? nil : .overlapping
    }
    let guards = (guardWords(a), guardWords(b))
    if guards.0 == guards.1 { return nil }
    guard !guards.0.isEmpty, !guards.1.isEmpty, GuardPair.areUnrelated(guards.0, guards.1),
      !GuardValues.areExclusive(
        a.guardText?.text ?? "", b.guardText?.text ?? "", isChoice: a.isAnswer && b.isAnswer)
    else { return nil }
    return .overlapping
  }

  /// Whether two guards are one text, apart from case; signs count.
  private static func isSame(_ a: LocatedText?, _ b: LocatedText?) -> Bool {
    if a == nil, b == nil { return true }
    let texts = [a, b].map { guardText in
      let text = guardText?.text.lowercased() ?? ""
      return text == "always" || text == "none" ? "" : text
    }
    return texts[0] == texts[1]
  }

  private static func guardWords(_ transition: Transition) -> [String] {
    let words = Names.words(transition.guardText?.text ?? "")
    return words == ["always"] || words == ["none"] ? [] : words
  }

  private static func effectWords(_ transition: Transition) -> [String] {
    Names.words(transition.effect?.text ?? "")
  }

  /// Whether one state is a part of the other, so that entering it is entering both.
  private static func isInside(_ state: StateID, _ other: StateID, _ machine: Machine) -> Bool {
    var current = machine[state].parent
    var steps = 0
    while let parent = current, steps <= machine.states.count {
      if parent == other { return true }
      current = machine[parent].parent
      steps += 1
    }
    return false
  }
}

/// Whether two conditions in words can hold at the same time.
enum GuardPair {
  private static let negations: Set<String> = [
    "no", "not", "none", "never", "without", "un", "else", "otherwise", "null", "missing", "empty",
    "fails", "failed", "invalid", "false", "only", "first", "last", "other", "unless", "except",
    "offline", "disabled", "off",
  ]
  private static let common: Set<String> = [
    "is", "are", "has", "have", "was", "the", "a", "an", "and", "or", "of", "in", "on", "to",
  ]

  private static let denials: Set<String> = ["not", "no", "without", "isn", "t", "never"]

  /// Whether one guard is the other one denied, word for word: "history is empty", "history is not empty".
  static func areOpposite(_ a: [String], _ b: [String]) -> Bool {
    let first = a.filter { !denials.contains($0) }
    let second = b.filter { !denials.contains($0) }
    return first == second && !first.isEmpty
      && (first.count == a.count) != (second.count == b.count)
  }

  /// Whether two guards have a word in common that is not in every sentence, or a guard that stands for the rest.
  static func share(_ a: [String], _ b: [String]) -> Bool {
    let first = Set(a).subtracting(common)
    return first.isEmpty || !first.isDisjoint(with: Set(b).subtracting(common))
      || !first.isDisjoint(with: ["otherwise", "else", "unless", "except", "other"])
  }

  /// Whether two guards speak of different things: neither denies, and no word stands in both.
  ///
  /// Guards that share a word are mostly the two sides of one question ("has position", "no position").
  static func areUnrelated(_ a: [String], _ b: [String]) -> Bool {
    let first = Set(a).subtracting(common)
    let second = Set(b).subtracting(common)
    guard !first.isEmpty, !second.isEmpty, first.isDisjoint(with: second),
      first.isDisjoint(with: negations), second.isDisjoint(with: negations)
    else { return false }
    let all = first.union(second)
    return !all.contains { word in word.utf8.contains { (0x30...0x39).contains($0) } }
  }
}
