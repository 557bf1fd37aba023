import SpecModel
import SpecSyntax
import SpecText

/// Reads the ways out of a state that stand in one text: "tap Retry → Loading; success → Content, failure → Error",
/// "→ Talking when a peer answers, → Failed after 20 s".
struct ExitWays {
  let source: NameReference
  let origin: Origin
  let known: KnownStates

  /// The ways out; none where an arrow joins two declared states, or one of several leads to no state.
  ///
  /// A target that the document declares nowhere counts where somebody acts, or where another target is declared.
  func edges(in text: String) -> [EdgeDraft] {
    let ways = Self.clauses(of: text).compactMap(way)
    guard !ways.isEmpty, !ways.contains(where: \.isChain),
      ways.contains(where: { $0.isKnown || $0.isAct })
    else { return [] }
    return ways.flatMap { way in
      way.targets.map { target in
        let edge = EdgeDraft(
          source: source, target: NameReference(text: target, origin: origin), origin: origin)
        var result = way.trigger.map { edge.triggered(by: $0, origin) } ?? edge
        result.note(remark: way.remark, origin)
        return result
      }
    }
  }

  private struct Way {
    var trigger: String?
    var targets: [String]
    var remark: String?
    var isKnown: Bool
    var isAct: Bool
    /// Whether the arrow leaves a declared state.
    var isChain: Bool
  }

  private func way(_ text: String) -> Way? {
    if let rest = ArrowLine.textBehindArrow(text) {
      let (name, condition) = ArrowLine.divided(rest)
      let (head, remark) = StateName.splitQualifier(name)
      guard let (targets, isKnown) = targets(head) else { return nil }
      return Way(
        trigger: (condition ?? remark).map(TailWords.bare), targets: targets, isKnown: isKnown,
        isAct: true,
        isChain: false)
    }
    guard let arrows = ArrowText(text), arrows.sides.count == 2,
      arrows.joints[0].direction == .forward, arrows.joints[0].label == nil,
      arrows.sides[0].utf8.count <= 120, isTrigger(arrows.sides[0]),
      let (targets, isKnown) = targets(arrows.sides[1])
    else { return nil }
    let left = arrows.sides[0]
    let side = ArrowSide(arrows.sides[1], known: known)
    return Way(
      trigger: ArrowSide.unwrapped(left), targets: targets, remark: side?.remark,
      isKnown: isKnown, isAct: FlowSteps.kind(of: left) == .action,
      isChain: known.name(of: left) != nil)
  }

  /// Whether what stands before an arrow may happen: a property or a value does not.
  private func isTrigger(_ text: String) -> Bool {
    (text.contains(where: \.isLetter) || Self.isKey(text))
      && !Names.words(text).prefix(3).contains(where: TransitionWords.properties.contains)
  }

  /// "⌘↩", "⎋": signs on keys and no more.
  private static func isKey(_ text: String) -> Bool {
    text.count <= 4 && text.contains(where: keys.contains)
  }

  private static let keys: Set<Character> = [
    "⌘", "⌥", "⌃", "⇧", "↩", "⏎", "↵", "⎋", "⌫", "⌦", "⇥", "␣", "✕", "×",
  ]

  /// The states that a text behind an arrow names.
  private func targets(_ text: String) -> (names: [String], isKnown: Bool)? {
    if let choices = NameChoices(text, name: known.name(of:)) { return (choices.names, true) }
    guard let side = ArrowSide(text, known: known), !side.isAny else { return nil }
    if side.isKnown { return ([side.name], true) }
    guard (1...4).contains(Names.wordCount(side.name)), side.name.first?.isUppercase == true,
      !StateCell.isPrevious(Names.words(side.name)),
      !Names.words(side.name).contains(where: TransitionWords.properties.contains)
    else { return nil }
    return ([side.name], false)
  }

  // MARK: - Clauses

  private static let marks: Phrases = ["; ", "；", " | ", " · "]
  private static let commas: Phrases = [", ", "，", "、"]
  private static let strokes: Phrases = [" / ", " ／ "]

  /// The parts of a text with one arrow each; a comma or a stroke divides only where an arrow stands on both sides of it.
  static func clauses(of text: String) -> [String] {
    TextSplit.pieces(of: text, at: marks, outsideParentheses: true).flatMap { piece in
      arrows(in: piece) > 1 ? alternatives(in: piece) ?? atCommas(piece) : [piece]
    }
  }

  /// The parts of a text between strokes, "tap → Detail / hold → Menu"; `nil` unless each has an arrow of its own.
  static func alternatives(in text: String) -> [String]? {
    let parts = TextSplit.pieces(of: text, at: strokes, outsideParentheses: true)
    return parts.count > 1 && parts.allSatisfy { arrows(in: $0) == 1 } ? parts : nil
  }

  /// Whether semicolons, bars or strokes part a text into ways with one arrow each.
  static func areParted(_ text: String) -> Bool {
    let parts = TextSplit.pieces(of: text, at: marks, outsideParentheses: true)
    return parts.count > 1
      ? parts.allSatisfy { arrows(in: $0) == 1 } : alternatives(in: text) != nil
  }

  private static func atCommas(_ text: String) -> [String] {
    var result: [String] = []
    var open = ""
    for part in TextSplit.pieces(of: text, at: commas, outsideParentheses: true) {
      let joined = open.isEmpty ? part : "\(open), \(part)"
      switch arrows(in: part) {
      case 0: open = joined
      case 1:
        result.append(joined)
        open = ""
      default: return [text]
      }
    }
    if !open.isEmpty {
      guard let last = result.popLast() else { return [text] }
      result.append("\(last), \(open)")
    }
    return result
  }

  /// The number of arrows in a text, also where it begins with one.
  private static func arrows(in text: String) -> Int {
    ArrowText("x \(text)")?.joints.count ?? 0
  }
}

extension ArrowLine {
  /// "Exit: the customer pays → Done", "Transitions: retry → Loading; cancel → Idle" in the part of a state.
  func exits(behind label: String, _ value: String) -> [EdgeDraft] {
    guard Self.isExitLabel(label) else { return [] }
    var place = places.source(of: line)
    // Several ways out in the part of a screen; one alone may tell what is done on the way.
    if place == nil, ExitWays.clauses(of: value).count > 1 {
      place = stateAround ?? places.screen(of: line)
    }
    guard let source = place else { return [] }
    return ExitWays(source: source, origin: origin, known: known).edges(in: value).map(timed)
  }

  /// Whether a label stands over or before ways out of a state.
  static func isExitLabel(_ label: String) -> Bool {
    guard label.utf8.count <= 32 else { return false }
    let text = label.lowercased()
    return TransitionWords.exits.contains(text) || TransitionWords.transitions.contains(text)
      || leaving.contains(text)
  }

  private static let leaving: Lexicon = [
    "leave", "leave by", "leave via", "leaves", "leaves to", "leaving", "triggers to leave",
    "ways to leave", "how to leave", "verlassen", "ausgang", "ausgänge", "salida", "salidas",
    "sortie", "sorties", "uscita", "uscite", "saída", "saídas", "verlaten", "keluar", "退出", "退出条件",
    "离开", "離開", "離脱", "離脱先", "終了", "終了条件", "종료", "이탈",
  ]

  private func isKnownEnd(_ text: String) -> Bool {
    ArrowSide(text, known: known)?.isKnown == true
  }

  /// "success → Content, failure → Error" below the ways out of a state: one way a part.
  func exitsInClauses(of source: NameReference?) -> [EdgeDraft] {
    guard let source else { return [] }
    let text = context.document.string(plain: line.text)
    let clauses = ExitWays.clauses(of: text)
    guard clauses.count > 1 else { return [] }
    let edges = ExitWays(source: source, origin: origin, known: known).edges(in: text)
    // "drop → the turn is noted, play passes → **Pass**": the comma stands within what happens on the way.
    if let first = clauses.first.flatMap({ ArrowText($0) }), edges.count < clauses.count,
      edges.contains(where: { known.name(of: $0.target.text) != nil }),
      first.sides.count == 2, Names.wordCount(first.sides[1]) > 1, !isKnownEnd(first.sides[1])
    {
      return []
    }
    return edges.map(timed)
  }

  /// "Card tap → Detail; gear → Settings" in the part of a screen or state: one way a clause, each to a declared state.
  func waysInClauses(_ arrows: ArrowText) -> [EdgeDraft]? {
    guard line.holder == .item || line.holder == .paragraph, arrows.sides.count > 2,
      let source = places.owner(of: line)
    else { return nil }
    let edges = declaredWays(in: context.document.string(plain: line.text), from: source)
    return edges.count > 1 ? edges : nil
  }

  /// "Actions: card tap → Detail, gear → Settings", "Links: → Detail" in the part of a screen or state.
  func acts(behind label: String, _ value: String) -> [EdgeDraft]? {
    guard label.utf8.count <= 24, !subject.isFrom,
      ColumnRole.role(ofHeader: label) == .action || Self.controls.contains(label.lowercased()),
      !Self.toRoutes.contains(where: value.contains), let source = places.owner(of: line)
    else { return nil }
    let edges = declaredWays(in: value, from: source)
    return edges.isEmpty ? nil : edges
  }

  /// The ways in a text to declared states other than the one that is left.
  func declaredWays(in text: String, from source: NameReference) -> [EdgeDraft] {
    ExitWays(source: source, origin: origin, known: known).edges(in: text)
      .filter { known.name(of: $0.target.text) != nil && $0.target.key != source.key }
      .map(timed)
  }

  /// Arrows to routes, which are read with all other items that lead to routes.
  private static let toRoutes = ["→ /", "→ `/", "-> /", "-> `/"]
  /// Labels over what can be touched on a screen, in lower case.
  private static let controls: Lexicon = [
    "actions", "action", "interactions", "interaction", "gestures", "links", "buttons", "controls",
    "ctas", "cta", "taps", "on tap", "aktionen", "interaktionen", "gesten", "liens", "boutons",
    "gestes", "acciones", "enlaces", "botones", "gestos", "ações", "botões", "azioni", "pulsanti",
    "acties", "knoppen", "アクション", "操作", "交互", "按钮", "동작", "버튼",
  ]
}
