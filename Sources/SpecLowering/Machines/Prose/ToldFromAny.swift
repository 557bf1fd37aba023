import SpecModel
import SpecSyntax
import SpecText

/// Concludes changes from sentences that say that every state leads somewhere: "Any step can move to `failed`", "Jeder
/// Zustand kann in Gesperrt wechseln".
struct ToldFromAny {
  private let context: LoweringContext
  private let known: KnownStates

  init(_ context: LoweringContext, _ known: KnownStates) {
    self.context = context
    self.known = known
  }

  /// What such sentences tell; where they lead must be a declared state.
  ///
  /// - Parameter lines: lines that may tell of a change.
  func edges(in lines: [TextLine]) -> [EdgeDraft] {
    lines.flatMap { line -> [EdgeDraft] in
      guard line.text.count <= 400, mayTell(line.text) else { return [] }
      let text = context.document.string(plain: line.text)
      if let edge = unspacedEdge(line, text) { return [edge] }
      return TextSplit.pieces(of: text, at: Self.ends).compactMap { sentence in
        edge(sentence, context.origin(plain: line.text))
      }
    }
  }

  private static let ends: Phrases = [". ", "; ", "。", "；"]

  /// Whether a line may begin with a word for all, or hold a second sentence: a test on bytes.
  private func mayTell(_ line: Range<Int>) -> Bool {
    let plain = context.document.plain
    let isOfAny = plain.withUnsafeBufferPointer { bytes in
      let end = line.first { bytes[$0] == ASCII.space } ?? line.upperBound
      let word = UnsafeBufferPointer(rebasing: bytes[line.lowerBound..<end])
      return TransitionWords.anyWords.contains(ignoringCase: word)
        || Self.others.contains(ignoringCase: word)
    }
    return isOfAny || ASCII.find(". ", in: plain, line) != nil
      || line.contains { plain[$0] >= 0xE3 }
  }

  private func edge(_ sentence: String, _ origin: Origin) -> EdgeDraft? {
    let words = sentence.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    let folded = words.map { Names.joined($0) }
    guard words.count > 3, Self.isAny(first),
      let noun = folded.prefix(5).firstIndex(where: Self.isState), noun > 0,
      let move = folded.dropFirst(noun + 1).prefix(4).firstIndex(where: Self.isMove),
      // "Every status change" is a thing, "Any step that goes wrong" one of some.
      move > noun + 1 || !Self.things.contains(folded[move]),
      noun + 1 < folded.count, !Self.relatives.contains(folded[noun + 1]),
      !folded.contains(where: TransitionWords.negations.contains),
      !folded.contains(where: Self.exceptions.contains)
    else { return nil }
    // "Jeder Zustand kann in Gesperrt wechseln": the verb may stand behind the name.
    for place in words.indices[(noun + 1)...].prefix(move - noun + 3) where place != move {
      for count in (1...4).reversed() where place + count <= words.count {
        let text = words[place..<place + count].joined(separator: " ")
        guard let name = known.name(of: ArrowSide.unwrapped(StateName.withoutStop(text))),
          text.first?.isLowercase == false || EventName.isIdentifier(name)
        else { continue }
        let rest = words[(place + count)...]
        let opener = rest.first.map { TailWords.opensOccasion($0.lowercased()) } ?? false
        let edge = draft(name, origin)
        return opener
          ? edge.triggered(by: StateName.withoutStop(rest.joined(separator: " ")), origin) : edge
      }
    }
    return nil
  }

  /// "どの状態からでも `failed` へ遷移する", "任何状态都可以转到 `failed`": the declared name that is set apart.
  private func unspacedEdge(_ line: TextLine, _ text: String) -> EdgeDraft? {
    guard Self.unspaced.contains(where: text.hasPrefix),
      Self.moves.contains(where: text.contains), !Self.denials.contains(where: text.contains)
    else { return nil }
    let document = context.document
    for run in document.nodes[line.node].runs.map({ document.runs[Int($0)] })
    where run.style.contains(.code) || run.style.contains(.strong) {
      let range = Int(run.start)..<Int(run.start + run.count)
      guard line.text.contains(range.lowerBound), range.upperBound <= line.text.upperBound,
        let name = known.name(of: document.string(plain: range))
      else { continue }
      return draft(name, context.origin(plain: line.text))
    }
    return nil
  }

  private func draft(_ name: String, _ origin: Origin) -> EdgeDraft {
    var edge = EdgeDraft(
      source: nil, target: NameReference(text: name, origin: origin), origin: origin)
    edge.provenance = .inferred
    return edge
  }

  private static func isAny(_ word: String) -> Bool {
    let word = word.lowercased()
    return TransitionWords.anyWords.contains(word) || others.contains(word)
  }

  private static let others: Lexicon = [
    "jede", "jedes", "toutes", "cualquiera", "cada", "toda", "todas", "tutti", "tutte", "ieder",
    "setiap", "semua",
  ]

  private static func isState(_ word: String) -> Bool {
    StateVocabulary.singulars.contains(word) || StateVocabulary.plurals.contains(word)
      || steps.contains(word)
  }

  private static let steps: Lexicon = [
    "step", "steps", "stage", "stages", "phase", "phases", "status", "statuses", "schritt",
    "schritte", "étape", "étapes", "statut", "paso", "pasos", "etapa", "etapas", "passo",
    "passos", "passaggio", "fase", "stap", "stappen", "langkah", "tahap",
  ]

  private static let things: Lexicon = ["change", "changes", "move", "moves", "switch", "jump"]
  private static let relatives: Lexicon = [
    "that", "which", "who", "die", "der", "das", "qui", "que", "che", "yang",
  ]
  private static let exceptions: Lexicon = [
    "except", "excepting", "but", "unless", "ausser", "außer", "sauf", "hormis", "excepto", "salvo",
    "exceto", "tranne", "eccetto", "behalve", "kecuali",
  ]

  private static func isMove(_ word: String) -> Bool {
    ToldWords.isMove(word) || verbs.contains(word)
  }

  private static let verbs: Lexicon = [
    "move", "go", "change", "switch", "lead", "fall", "jump", "return", "wechseln", "übergehen",
    "führen", "passer", "aller", "basculer", "pasar", "cambiar", "ir", "passar", "mudar", "passare",
    "andare", "overgaan", "gaan", "wisselen", "berpindah", "pindah", "beralih",
  ]

  private static let unspaced = [
    "どの状態からでも", "どの状態からも", "すべての状態から", "全ての状態から", "任意の状態から", "どのステップからでも",
    "どのステップからも", "任何状态都", "任何状态均", "任何状态", "任意状态都", "任意状态", "所有状态都", "所有状态", "任何步骤都", "모든 상태에서",
    "어떤 상태에서든", "어느 상태에서든", "모든 단계에서",
  ]
  private static let moves = [
    "遷移", "移行", "移る", "移動", "转", "进入", "切换", "到", "전환", "이동", "바뀔", "갈 수",
  ]
  private static let denials = ["ない", "以外", "除", "不能", "不可", "不得", "없", "않", "제외"]
}
