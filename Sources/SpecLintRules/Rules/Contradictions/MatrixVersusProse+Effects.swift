import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Rows that leave out a part of their motion that the text tells.
extension MatrixVersusProse {
  /// A part that motions consist of, with its words.
  private struct Effect {
    var name: String
    var words: Lexicon
    /// The same in scripts without blanks.
    var signs: [String]
  }

  private static let effects: [Effect] = [
    Effect(
      name: "a fade",
      words: [
        "fade", "fades", "fading", "crossfade", "crossfades", "dissolve", "dissolves", "einblenden",
        "ausblenden", "überblenden", "überblendung", "fondu", "fundido", "dissolvenza", "vervagen",
        "memudar", "затухание",
      ],
      signs: ["淡入", "淡出", "フェード", "페이드"]),
    Effect(
      name: "a change of scale",
      words: [
        "scale", "scales", "scaling", "zoom", "zooms", "skalierung", "skalieren", "échelle",
        "escala", "scala", "schaal", "skala", "масштаб",
      ],
      signs: ["缩放", "縮放", "拡大", "縮小", "スケール", "스케일", "확대"]),
    Effect(
      name: "a slide",
      words: [
        "slide", "slides", "sliding", "gleiten", "gleitet", "glissement", "glisse", "desliza",
        "deslizamiento", "deslize", "scorre", "schuift", "geser",
      ],
      signs: ["滑入", "滑出", "滑动", "スライド", "슬라이드"]),
    Effect(
      name: "a spring",
      words: [
        "spring", "springs", "springy", "bounce", "bounces", "bouncy", "elastic", "feder",
        "federnd", "ressort", "rebond", "resorte", "rebote", "mola", "molla", "rimbalzo", "veer",
        "pegas", "пружина",
      ],
      signs: ["弹簧", "弹性", "彈性", "スプリング", "バウンス", "스프링", "바운스"]),
    Effect(
      name: "a turn",
      words: ["rotate", "rotates", "rotation", "flip", "flips", "drehung", "giro", "rotazione"],
      signs: ["旋转", "翻转", "回転", "회전"]),
  ]

  /// Words of names that say only that something moves, or where.
  private static let general: Lexicon = [
    "animation", "animations", "transition", "transitions", "effect", "effects", "motion", "action",
    "state", "states", "screen", "view", "views", "mode", "the", "übergang", "zustand",
    "transición", "estado", "transição", "transizione", "stato", "état", "effet", "efecto",
    "efeito", "effetto",
  ]
  /// Words of labels of how a control looks, of the way back, and of what holds only sometimes.
  private static let others: Lexicon = [
    "default", "normal", "idle", "rest", "hover", "press", "pressed", "pressing", "active",
    "inactive", "focus", "focused", "disabled", "selected", "error", "exit", "leave", "close",
    "dismiss", "dismissal", "return", "back", "cancel", "reverse", "reduced", "fallback", "if",
    "when", "unless", "optional", "instead", "haptic", "haptics", "schließen", "zurück", "fermer",
    "retour", "cerrar", "volver", "fechar", "voltar", "chiudi", "indietro", "sluiten", "terug",
  ]

  /// A motion in a list, with what the list is about.
  private struct Told {
    var motion: Motion
    var list: Int
    /// The words of the label and of the heading over the list.
    var owners: [[String]]
    /// The words of its own name.
    var name: [String]
  }

  /// Reports rows whose animation lacks a part that the list about the same motion has.
  ///
  /// - Complexity: O(motions + rows × motions of the same time).
  func checkParts(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let rows = context.spec.machines.flatMap(\.transitions).filter { transition in
      transition.matrix != nil && transition.animation != nil
        && (transition.duration?.exact ?? 0) >= 100
    }
    guard !rows.isEmpty else { return }
    let told = timedMotions(context)
    guard !told.isEmpty else { return }
    for row in rows {
      guard let animation = row.animation, let time = row.duration?.exact,
        let motions = told[time], case let own = effects(in: animation.text), !own.isEmpty
      else { continue }
      let trigger = core(row.trigger?.text ?? "")
      let name = core(animation.text)
      for motion in motions {
        let isOwner = trigger.count >= 2 && motion.owners.contains(trigger)
        guard isOwner || isNamed(name, row, motion, context.document),
          let lacking = part(lackedBy: own, isOwner, motion, motions, context.document)
        else { continue }
        diagnostics.append(leftOut(animation, lacking, motion.motion, context.document))
        break
      }
    }
  }

  /// The timed motions that stand in lists, by their times.
  private func timedMotions(_ context: RuleContext) -> [Double: [Told]] {
    let document = context.document
    var result: [Double: [Told]] = [:]
    for motion in context.spec.motions {
      guard let time = motion.duration?.exact, context.isNormative(motion.origin.range),
        !document.isCode(motion.origin.range.start),
        let list = document.list(at: motion.origin.range.start)
      else { continue }
      result[time, default: []].append(
        Told(
          motion: motion, list: list, owners: owners(of: list, document),
          name: core(motion.subject)))
    }
    return result
  }

  /// What a text says of how something moves, as places in `effects`.
  private func effects(in text: String) -> Set<Int> {
    let isWide = text.utf8.contains { $0 >= 0xE3 }
    var result: Set<Int> = []
    for (place, effect) in Self.effects.enumerated()
    where Names.hasWord(text, in: effect.words)
      || isWide && effect.signs.contains(where: text.contains)
    {
      result.insert(place)
    }
    return result
  }

  /// The first item of a list that adds an effect to the motion of a row.
  private func part(
    lackedBy own: Set<Int>, _ isOwner: Bool, _ told: Told, _ motions: [Told],
    _ document: Document
  ) -> (item: Int, effect: Int)? {
    for item in document.children(of: told.list) {
      guard let text = document.firstChild(of: item).map({ document.string($0) }),
        text.utf8.count < 200, let colon = text.firstIndex(where: { ":：".contains($0) }),
        case let label = String(text[..<colon]), !Names.hasWord(label, in: Self.others),
        !Names.hasWord(text, in: NegationWords.words), !text.contains("-like")
      else { continue }
      // Beside the motion itself only what is named as an effect and measured belongs to it.
      let added = effects(in: isOwner ? text : label).subtracting(own)
      guard let effect = added.min(), isOwner || text[colon...].contains(where: \.isNumber),
        !hasOtherTime(item, text, motions, document)
      else { continue }
      return (item, effect)
    }
    return nil
  }

  /// Whether an item has a time that is not that of the motions.
  private func hasOtherTime(
    _ item: Int, _ text: String, _ motions: [Told], _ document: Document
  ) -> Bool {
    let range = document.nodes[item].range
    let isTimed = text.contains("ms") || text.contains("0s") || text.contains("sec")
    return isTimed && text.contains(where: \.isNumber)
      && !motions.contains { range.contains($0.motion.origin.range) }
  }

  /// The words of the label and of the heading over a list.
  private func owners(of list: Int, _ document: Document) -> [[String]] {
    var labels = [document.title(ofSection: Int(document.nodes[list].section))]
    let parent = Int(document.nodes[list].parent)
    let lead =
      document.nodes[parent].kind == .item
      ? document.firstChild(of: parent) : document.sibling(before: list)
    if let lead, lead != list, document.nodes[lead].kind == .paragraph {
      labels.append(document.string(lead))
    }
    return labels.map { label in core(String(label.prefix { !":：".contains($0) })) }
  }

  /// Whether a motion has the name of a row's animation, below a heading that shares a word with the row.
  private func isNamed(
    _ name: [String], _ row: Transition, _ told: Told, _ document: Document
  ) -> Bool {
    guard !name.isEmpty, name == told.name else { return false }
    let title = document.title(ofSection: Int(document.nodes[told.list].section))
    let words = Set(Names.words(document.source.string(row.origin.range)))
    return core(title).contains(where: words.contains)
  }

  private func core(_ text: String) -> [String] {
    Names.words(text).filter { !Self.general.contains($0) }
  }

  private func leftOut(
    _ animation: LocatedText, _ part: (item: Int, effect: Int), _ motion: Motion,
    _ document: Document
  ) -> Diagnostic {
    let effect = Self.effects[part.effect].name
    let place = document.firstLine(of: document.nodes[part.item].range)
    return diagnostic(
      "the row says '\(animation.text)', the text also has \(effect)", at: animation.origin,
      label: "nothing of \(effect)", related: [.init(document.origin(place), "\(effect) here")],
      why: "both take \(Numbers.text(motion.duration?.exact ?? 0)) ms, and the list is about "
        + "'\(motion.subject)'",
      help: "name \(effect) in the row, or take it out of the text")
  }
}
