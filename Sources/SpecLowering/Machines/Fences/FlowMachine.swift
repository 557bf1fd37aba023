import SpecModel
import SpecSyntax
import SpecText

/// Reads arrow flows as a machine: what a person does triggers, what the interface then shows is a state.
///
/// A line "act → shows" whose start is not connected by an arrow leaves the state before it, or the initial one where
/// a flow begins with that; such a transition is inferred.
struct FlowMachine {
  private var machine: Machine
  private var keys: [String: StateID] = [:]
  private var current: StateID?
  private var pending: LocatedText?
  private var isSourceImplied = false
  /// Whether "any state" stands before the arrow.
  private var isFromAny = false
  /// Whether a flow begins with the first state, so that others that begin with an act may leave it; what an act leads
  /// to is not where others begin.
  private var hasHome = false

  /// The dialog that a flow has shown last, and how many acts have followed it.
  private var dialog: (state: StateID, acts: Int)?

  /// The states and screens that the document declares.
  private var known = KnownStates()
  private let source: SourceText

  /// The machine of all arrow flows that stand in code fences; `nil` where no flow alternates acts and responses.
  static func machine(
    of flows: [Flow], in context: LoweringContext, known: @autoclosure () -> KnownStates
  ) -> Machine? {
    let fenced = flows.filter { isFlowOfStates($0, in: context.document) }
    guard let first = fenced.first else { return nil }
    let section = context.document.sections.indices.dropFirst().last { section in
      context.document.nodes[Int(context.document.sections[section].heading)].range.start
        < first.origin.range.start
    }
    let path = section.map(context.document.path(ofSection:)) ?? []
    let title = path.dropLast(path.count > 1 ? 1 : 0).last
      .map { StateName.withoutNumbering(context.document.title(ofSection: $0)) }
    let name = title ?? "flow"
    var builder = FlowMachine(
      machine: Machine(key: "flow", name: name, origin: first.origin),
      source: context.document.source)
    builder.known = known()
    for flow in fenced { builder.add(flow) }
    guard !builder.machine.transitions.isEmpty else { return nil }
    builder.machine.initial = builder.machine.stateIDs.first
    builder.machine.initialReason = .inferred
    return builder.machine
  }

  private init(machine: Machine, source: SourceText) {
    self.machine = machine
    self.source = source
  }

  /// Whether a flow stands in a fence, has arrows, acts and responses.
  private static func isFlowOfStates(_ flow: Flow, in document: Document) -> Bool {
    let isFenced = document.codeBlocks.contains {
      document.nodes[Int($0.node)].range.contains(flow.origin.range)
    }
    let steps = flow.steps.filter { $0.kind != .remark }
    // Words with a gap between them stand in the columns of a drawing, and are no one step.
    if steps.contains(where: { $0.text.contains("   ") }) { return false }
    // Steps that tell how properties change are the key frames of one motion.
    if steps.count(where: { isKeyFrame($0.text) }) > 1 { return false }
    return isFenced && steps.contains(where: \.followsArrow)
      && (steps.contains { isAct($0) } && steps.contains { !isAct($0) }
        || hasBoxedActs(flow, document.source))
  }

  private static let frames = [
    "scale(", "rotate(", "translate", "skew(", "blur(", "opacity:", "opacity ", "alpha:",
    "duration:",
  ]

  /// "Shake: rotate(-4deg) → rotate(4deg)", "Opacity: 0 → 1": how a property changes.
  private static func isKeyFrame(_ text: String) -> Bool {
    let text = text.lowercased()
    return frames.contains(where: text.contains)
  }

  /// Whether a step triggers: a person acts, and does not merely see or read.
  private static func isAct(_ step: Flow.Step) -> Bool {
    if isOutcome(step.text) || comesByItself(step.text) || FlowWords.isAnswer(step.text)
      || namesAct(step.text)
    {
      return true
    }
    guard step.kind == .action else { return false }
    let words = Names.words(step.text)
    // "Card number read" ends with a participle: it tells what happened.
    if words.count > 2, words.last == "read" { return true }
    return !words.prefix(3).contains(where: perceptions.contains)
  }

  /// "User action": that somebody does something, and no place.
  private static func namesAct(_ text: String) -> Bool {
    let words = Names.words(text)
    return words.count == 2 && FlowchartVocabulary.actors.contains(words[0])
      && nounsOfActs.contains(words[1])
  }

  private static let nounsOfActs: Lexicon = [
    "action", "actions", "input", "interaction", "gesture",
  ]

  /// "SUCCESS: record found" tells how a call of the system ended, and triggers what is shown then.
  private static func isOutcome(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":") else { return false }
    let word = text[..<colon]
    return word.count <= 8 && outcomes.contains(word.lowercased()) && word == word.uppercased()
  }

  /// "Auto-dismiss (2s)": what the app does without being asked leads on, and is no state.
  static func comesByItself(_ text: String) -> Bool {
    let words = Names.words(StateName.splitQualifier(text).name)
    return words.count == 2 && words[0] == "auto" && leaving.contains(words[1])
  }

  private static let leaving: Lexicon = [
    "dismiss", "dismisses", "close", "closes", "advance", "advances", "return", "returns",
    "redirect", "redirects", "navigate", "navigates", "continue", "continues", "hide", "hides",
  ]

  private static let outcomes: Lexicon = [
    "success", "failure", "fail", "failed", "error", "ok", "timeout", "éxito", "exito", "succès",
    "erfolg", "fehler", "sucesso", "erro", "successo", "errore",
  ]

  /// Steps that only mark the beginning or the end, or a control whose state the next step tells.
  private static let marks: Lexicon = [
    "done", "end", "start", "begin", "finish", "finished", "fin", "ende", "fertig", "inicio",
    "fim", "fine", "button", "icon", "field", "label", "row", "card",
  ]

  /// Verbs of a person that changes nothing: the step describes what is on the screen.
  private static let perceptions = TransitionWords.sights.union([
    "viewing", "reads", "read", "notices", "watches", "looks", "observes", "finds", "spots",
    "findet", "trouve", "encuentra", "encontra", "trova", "vindt",
  ])

  /// Whether a text can name a step: words, not a list mark, a bracket or a clause that a colon leaves open.
  private static func isStep(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "(", !text.hasSuffix(":"),
      !asks(text)
    else { return false }
    let words = Names.words(text)
    return words.count <= 14 && !(words.count == 1 && marks.contains(words[0]))
  }

  /// "Signed in?", "Cart empty? ──Yes──▶ …": a question on the way, and no step of it.
  private static func asks(_ text: String) -> Bool {
    guard let mark = text.firstIndex(where: { "?？".contains($0) }) else { return false }
    let rest = text[text.index(after: mark)...]
    // "Show dialog: "Sure?"" is what stands on the dialog.
    if rest.first == "\"", text[..<mark].contains(": \"") { return false }
    return rest.allSatisfy { !$0.isLetter } || rest.contains("──") || rest.contains("--")
  }

  /// Whether the words on an arrow begin with a number or a quotation mark: "200 OK", "\"Retry\"".
  private static func isLabel(_ text: String) -> Bool {
    guard let first = text.first, first.isNumber || "\"“„«「".contains(first) else { return false }
    return (1...14).contains(Names.wordCount(text)) && text.contains(where: \.isLetter)
  }

  private mutating func add(_ flow: Flow) {
    current = nil
    pending = nil
    isSourceImplied = false
    isFromAny = false
    dialog = nil
    let hasBracketedActs = Self.hasBracketedActs(flow) || Self.hasBoxedActs(flow, source)
    let areEqual = areEqualSteps(flow)
    for index in flow.steps.indices where !goesOn(index, in: flow) {
      let step = Self.closed(index, in: flow)
      if hasBracketedActs, ArrowText.isBracketed(step.text) {
        pending = LocatedText(ArrowSide.unwrapped(step.text), step.origin)
        continue
      }
      // What no arrow joins on either side is a remark, not a step.
      let isFollowed = index + 1 < flow.steps.count && flow.steps[index + 1].followsArrow
      guard step.followsArrow || isFollowed,
        Self.isStep(step.text) || step.kind == .action && Self.isLabel(step.text)
      else { continue }
      if tellsEffect(step.text) { continue }
      if isFollowed, step.followsArrow, let act = pending,
        isControl(step.text) || isCommand(flow, index, behind: act.text)
      {
        pending = LocatedText("\(act.text) → \(step.text)", act.origin)
        continue
      }
      if !areEqual, Self.isAct(step), !isScreen(step) {
        if !step.followsArrow { isSourceImplied = true }
        refuse(step.text)
        pending = LocatedText(step.text, step.origin)
      } else {
        enter(step, isLast: index + 1 == flow.steps.count)
        if Self.showsDialog(step.text), let current { dialog = (current, 0) }
      }
    }
  }

  /// Whether all steps of a chain are of one kind though some say what to choose, "Choose payment" below "Scan items" and
  /// over "Insert card": short ones on lines of their own, each below an arrow, of which acts and others do not
  /// alternate.
  private func areEqualSteps(_ flow: Flow) -> Bool {
    let steps = flow.steps
    guard (3...16).contains(steps.count), steps.dropFirst().allSatisfy(\.followsArrow),
      steps.allSatisfy({ $0.kind != .remark && (1...4).contains(Names.wordCount($0.text)) })
    else { return false }
    let acts = steps.map(Self.isAct)
    guard zip(acts, acts.dropFirst()).contains(where: { $0 == $1 }),
      zip(acts, steps).allSatisfy({ !$0 || Self.isChoice($1.text) })
    else { return false }
    let lines = steps.map { source.line(of: $0.origin.range.start) }
    return zip(lines, lines.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// "Choose payment", "Enter PIN": what a screen asks for as well.
  private static func isChoice(_ text: String) -> Bool {
    guard let first = Names.firstWord(text), text.first?.isUppercase == true else { return false }
    return TransitionWords.screenVerbs.contains(first) && Names.wordCount(text) > 1
      && !text.contains(where: { "\"“”'’,;".contains($0) })
  }

  /// Whether a line goes on with the step above it: it stands right below what an arrow leads to, is no act and no
  /// name of its own, and the way goes on behind it.
  private func goesOn(_ index: Int, in flow: Flow) -> Bool {
    guard index > 1, index + 1 < flow.steps.count else { return false }
    let (before, step) = (flow.steps[index - 1], flow.steps[index])
    guard before.followsArrow, !step.followsArrow, flow.steps[index + 1].followsArrow,
      before.kind == .response, step.kind == .response, Self.isStep(before.text),
      !Self.isAct(before), !Self.isAct(step), known.name(of: step.text) == nil,
      keys[Names.key(step.text)] == nil
    else { return false }
    let lines = flow.steps[(index - 2)...(index + 1)].map { source.line(of: $0.origin.range.start) }
    return lines[1] > lines[0] && lines[2] == lines[1] + 1 && lines[3] > lines[2]
  }

  /// A step; "List filters:" over its items, a drawing or the next arrow is named by its first line as others are,
  /// unless that is a condition, one word alone, or tells what a program does.
  private static func closed(_ index: Int, in flow: Flow) -> Flow.Step {
    var step = flow.steps[index]
    guard step.followsArrow, let last = step.text.last, last == ":" || last == "：",
      index + 1 == flow.steps.count || flow.steps[index + 1].followsArrow
        || flow.steps[index + 1].kind == .remark
    else { return step }
    let words = Names.words(step.text)
    guard let first = words.first, let end = words.last,
      words.count > 1 || step.text.utf8.contains(where: { $0 >= 0xE3 }),
      !openings.contains(first), !showings.contains(end), !FlowWords.checks(step.text)
    else { return step }
    step.text = StateName.trimmed(String(step.text.dropLast()))
    return step
  }

  /// Words that open a condition, or name the program: "If it fails:", "Backend validates:".
  private static let openings: Lexicon = [
    "if", "unless", "when", "else", "otherwise", "on", "for", "case", "falls", "wenn", "sonst",
    "bei", "si", "sinon", "sino", "cuando", "se", "quando", "senão", "als", "anders", "jika",
    "system", "backend", "server", "api", "database", "service", "app", "client", "das", "le", "el",
  ]
  /// Verbs behind which the colon opens what is shown: "Screen shows:".
  private static let showings: Lexicon = [
    "shows", "show", "displays", "display", "contains", "includes", "with", "options", "zeigt",
    "enthält", "affiche", "contient", "muestra", "contiene", "mostra", "mostrando", "toont",
  ]

  /// Goes back to the dialog that is answered otherwise: "User taps "Cancel"" behind what follows "User taps "Delete"".
  private mutating func refuse(_ text: String) {
    guard let (state, acts) = dialog else { return }
    if acts > 0, DialogWords.isRefusal(text) {
      current = state
      isSourceImplied = false
    } else if acts > 0, current != state {
      // The run has gone on from what followed the dialog.
      dialog = nil
      return
    }
    dialog = (state, acts + 1)
  }

  private static func showsDialog(_ text: String) -> Bool {
    Names.hasWord(text, in: TableVocabulary.overlayNouns, ofAtMost: 8)
  }

  /// Whether a step that sounds like an act has the name of a screen, "Choose plan", and tells no gesture.
  private func isScreen(_ step: Flow.Step) -> Bool {
    step.kind == .action && known.name(of: step.text) != nil
      && Names.firstWord(step.text).map(FlowchartVocabulary.gestures.contains) == false
  }

  /// "Login button" behind what somebody enters: what is pressed then, and no state.
  private func isControl(_ text: String) -> Bool {
    let words = Names.words(text)
    guard (2...3).contains(words.count), let last = words.last, known.name(of: text) == nil else {
      return false
    }
    return Self.controls.contains(last)
      || TransitionWords.controlMarks.contains(where: text.hasSuffix)
  }

  private static let controls = TransitionWords.controls.subtracting(["row", "card", "tab"])

  /// "Login" of "user enters the code → Login" over what is shown then: the word on a control, behind what somebody
  /// fills in, and no state unless the document knows it as one.
  private func isCommand(_ flow: Flow, _ index: Int, behind act: String) -> Bool {
    let words = Names.words(flow.steps[index].text)
    guard words.count <= 2, Self.commands.contains(words.joined(separator: " ")),
      known.name(of: flow.steps[index].text) == nil, !Self.isAct(flow.steps[index + 1])
    else { return false }
    return Names.words(act).prefix(2).contains(where: Self.entries.contains)
  }

  private static let commands: Lexicon = [
    "login", "log in", "sign in", "sign up", "register", "submit", "send", "save", "confirm",
    "continue", "next", "ok", "done", "anmelden", "einloggen", "senden", "weiter", "connexion",
    "envoyer", "continuer", "valider", "entrar", "enviar", "continuar", "acceder", "accedi",
    "invia", "continua", "inloggen", "verzenden", "verder", "masuk", "kirim", "lanjut", "ログイン",
    "送信", "次へ", "登录", "提交", "下一步", "로그인", "제출", "다음",
  ]
  /// Verbs for filling in.
  private static let entries: Lexicon = [
    "enter", "enters", "fill", "fills", "type", "types", "input", "inputs", "provides", "gibt",
    "füllt", "saisit", "remplit", "introduce", "ingresa", "rellena", "digita", "preenche",
    "inserisce", "compila", "vult", "voert", "memasukkan", "mengisi", "入力", "输入", "입력",
  ]

  /// Enters a step; the last one may name two outcomes, "Pending → Confirmed / Failed".
  private mutating func enter(_ step: Flow.Step, isLast: Bool) {
    let names = isLast ? TextSplit.pieces(of: step.text, at: [" / "]) : []
    guard names.count == 2, step.followsArrow, known.name(of: step.text) == nil,
      names.allSatisfy({ Names.wordCount($0) == 1 && $0.first?.isUppercase == true })
    else { return enter(step) }
    let before = (current, pending, isSourceImplied, isFromAny)
    for name in names {
      (current, pending, isSourceImplied, isFromAny) = before
      var outcome = step
      outcome.text = name
      enter(outcome)
    }
  }

  /// Whether a step tells what becomes of data or of the screen before it, where the document declares its screens:
  /// "creates label", "deleted_at = null", "back, no change".
  private func tellsEffect(_ text: String) -> Bool {
    if text.contains(" = ") || text.contains("()") { return true }
    if Deed(text) == .effect, known.name(of: text) == nil { return true }
    guard !known.isEmpty, text.first?.isLowercase == true, known.name(of: text) == nil else {
      return false
    }
    return text.utf8.allSatisfy { $0 < 0xE3 }
  }

  /// Whether what stands in brackets between names tells what happens: no other step is an act, and an act is among
  /// them.
  private static func hasBracketedActs(_ flow: Flow) -> Bool {
    let acts = flow.steps.filter { ArrowText.isBracketed($0.text) }
    return acts.contains { $0.kind == .action } && acts.count < flow.steps.count
      && flow.steps.allSatisfy { ArrowText.isBracketed($0.text) || $0.kind == .response }
  }

  private mutating func enter(_ step: Flow.Step) {
    if !step.followsArrow, CellVocabulary.isAny(step.text) {
      current = nil
      pending = nil
      isFromAny = true
      return
    }
    if machine.states.isEmpty { hasHome = pending == nil && !step.followsArrow }
    let first = hasHome ? machine.stateIDs.first : nil
    let target = state(named: step.text, origin: step.origin)
    defer {
      current = target
      pending = nil
      isSourceImplied = false
      isFromAny = false
    }
    guard step.followsArrow else { return }
    if isFromAny {
      machine.transitions.append(
        Transition(
          source: nil, target: target, trigger: pending, provenance: .declared,
          origin: step.origin, sourceOrigin: step.origin, targetOrigin: step.origin))
      return
    }
    guard let source = current ?? (pending == nil ? nil : first),
      source != target || pending != nil, !isTold(source, target)
    else { return }
    machine.transitions.append(
      Transition(
        source: source, target: target, trigger: pending,
        provenance: isSourceImplied ? .inferred : .declared, origin: step.origin,
        sourceOrigin: machine[source].origin, targetOrigin: step.origin))
  }

  /// Whether another flow leads from one state to the other by the same trigger.
  ///
  /// - Complexity: O(changes), of flows in fences.
  private func isTold(_ source: StateID, _ target: StateID) -> Bool {
    guard let words = pending.map({ Names.key($0.text) }) else { return false }
    return machine.transitions.contains { other in
      other.source == source && other.target == target
        && other.trigger.map { Names.key($0.text) } == words
    }
  }

  private mutating func state(named text: String, origin: Origin) -> StateID {
    let bare = ArrowText.isBracketed(text) ? ArrowSide.unwrapped(text) : text
    let text =
      bare.utf8.first.map(ASCII.isDigit) == true ? StateName.withoutNumbering(bare) : text
    let key = Names.key(text)
    if let id = keys[key] { return id }
    let id = StateID(machine.states.count)
    let (name, qualifier) = StateName.splitQualifier(text)
    var state = State(key: Names.key(name), name: name, provenance: .inferred, origin: origin)
    if qualifier != nil { state.aliases.append(LocatedText(text, origin)) }
    if let known = keys[state.key] {
      // "Empty State (ready to retry)" is the Empty State again.
      if qualifier != nil, StateName(heading: name) != nil {
        keys[key] = known
        return known
      }
      state.key = key
    }
    machine.states.append(state)
    keys[key] = id
    keys[state.key] = id
    return id
  }
}

/// What is said on the buttons of a dialog.
private enum DialogWords {
  /// Whether an act is a touch of the button that changes nothing: "User taps "Cancel"", "「キャンセル」をタップ".
  static func isRefusal(_ text: String) -> Bool {
    let parts = text.split { "\"“”„«»「」『』'".contains($0) }
    return parts.count > 1
      && parts.contains { refusals.contains(StateName.trimmed($0.lowercased())) }
  }

  private static let refusals: Lexicon = [
    "cancel", "no", "keep", "not now", "abbrechen", "nein", "annuler", "non", "cancelar", "não",
    "annulla", "annuleren", "nee", "batal", "tidak", "отмена", "нет", "キャンセル", "いいえ", "取消", "否",
    "취소", "아니요",
  ]
}
