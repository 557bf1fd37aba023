import SpecModel
import SpecSyntax
import SpecText

extension ArrowLine {
  /// "Search icon: tap → Search Screen" in the section of a screen: a control, what is done with it and what opens.
  func answer(of control: String, _ arrows: ArrowText) -> [EdgeDraft] {
    guard arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      (1...4).contains(Names.wordCount(control)), known.name(of: control) == nil,
      Names.wordCount(arrows.sides[0]) <= 2, FlowSteps.kind(of: arrows.sides[0]) == .action,
      let target = ArrowSide(arrows.sides[1], known: known), !target.isAny,
      target.isKnown || TransitionWords.namesSurface(target.name),
      let screen = places.screen(of: line), Names.key(screen.text) != Names.key(target.name)
    else { return [] }
    let edge = EdgeDraft(
      source: screen, target: NameReference(text: target.name, origin: origin), origin: origin)
    var result = timed(
      edge.triggered(by: "\(StateName.splitQualifier(control).name) \(arrows.sides[0])", origin))
    result.note(remark: target.remark, origin)
    return [result]
  }

  /// Whether an item begins with the one word on a control that goes on or back: "Done → Home", "Skip → Home".
  func isChoice(_ text: String) -> Bool {
    guard line.holder == .item, text.utf8.count <= 24, known.name(of: text) == nil else {
      return false
    }
    let words = Names.words(text)
    return words.count == 1
      && (FlowchartSubject.choices.contains(words[0]) || ArrowColumn.acts.contains(words[0]))
  }

  /// "2. File chosen → Uploading state": one of numbered steps, where only what follows is called a state.
  func isNumberedStep(_ arrows: ArrowText) -> Bool {
    guard arrows.sides.count == 2, line.holder == .item, line.depth == 1 else { return false }
    let list = Int(context.document.nodes[Int(context.document.nodes[line.node].parent)].parent)
    let words = Names.words(arrows.sides[0])
    return context.document.nodes[list].level == 1 && words.count > 1
      && !isState(words) && isState(Names.words(arrows.sides[1]))
      && known.name(of: arrows.sides[0]) == nil && !StateWords.isState(words)
  }

  private func isState(_ words: [String]) -> Bool {
    words.count > 1 && words.last.map(StateVocabulary.singulars.contains) == true
  }
}

extension ArrowLine {
  /// "**Error** → stays here" in the section of a screen: what happens leads back to it.
  func stay(_ arrows: ArrowText) -> [EdgeDraft]? {
    guard line.holder == .item, arrows.sides.count == 2, arrows.joints[0].direction == .forward,
      arrows.joints[0].label == nil, (1...6).contains(Names.wordCount(arrows.sides[0])),
      Self.stays.contains(StateName.withoutStop(arrows.sides[1].lowercased())),
      let screen = places.owner(of: line)
    else { return nil }
    let edge = EdgeDraft(source: screen, target: screen, origin: origin)
    return [timed(edge.triggered(by: arrows.sides[0], origin))]
  }

  private static let stays: Lexicon = [
    "stays here", "stay here", "stays on this screen", "stay on this screen", "stays on screen",
    "stays on this page", "remains here", "bleibt hier", "reste ici", "se queda aquí", "fica aqui",
    "resta qui",
  ]

  /// Whether words tell that nobody has done anything for a while: "90 seconds of no touch", "30s idle".
  static func tellsRest(_ text: String) -> Bool {
    // "Main=Idle, 1 agent=Busy" gives values.
    guard text.utf8.count <= 60, text.utf8.contains(where: ASCII.isDigit),
      !text.utf8.contains(0x3D)
    else { return false }
    let words = Names.words(text)
    return words.count <= 8
      && (words.contains(where: rests.contains)
        || zip(words, words.dropFirst()).contains {
          ["no", "without"].contains($0) && stirs.contains($1)
        })
  }

  private static let rests: Lexicon = [
    "inactivity", "idle", "inactive", "untouched", "inaktivität", "inactivité", "inactividad",
    "inatividade", "inattività",
  ]
  private static let stirs: Lexicon = [
    "touch", "touches", "input", "interaction", "activity", "tap", "taps", "movement", "action",
  ]
}

extension ArrowLine {
  /// "[Save] → Saved" in the part of a state: what stands in brackets before an arrow is a control, whatever the name on
  /// it; `nil` where the other side is in brackets too.
  func bracketedExit(_ arrows: ArrowText) -> [EdgeDraft]? {
    guard let (trigger, end) = Self.bracketed(arrows),
      let target = ArrowSide(end, known: known), !target.isAny
    else { return nil }
    let source: NameReference
    if case .from(let name) = subject {
      guard isTarget(target) else { return nil }
      source = name
    } else {
      guard target.isKnown || target.isMove, let name = places.source(of: line) else { return nil }
      source = name
    }
    let edge = EdgeDraft(
      source: source, target: NameReference(text: target.name, origin: origin), origin: origin)
    return [timed(edge.triggered(by: trigger, origin))]
  }

  /// The words on a control in brackets, and what the arrow behind it leads to.
  static func bracketed(_ arrows: ArrowText) -> (trigger: String, end: String)? {
    guard arrows.sides.count == 2, ArrowText.isBracketed(arrows.sides[0]),
      !ArrowText.isBracketed(arrows.sides[1]), arrows.joints[0].direction == .forward,
      arrows.joints[0].label == nil
    else { return nil }
    let trigger = ArrowSide.unwrapped(arrows.sides[0])
    return Names.wordCount(trigger) > 0 && !trigger.contains("]") ? (trigger, arrows.sides[1]) : nil
  }
}

extension ArrowLine {
  /// "Library は自由に行き来": a declared name before words in a script without blanks.
  func wideBeginning(of text: String) -> ArrowSide? {
    guard let space = text.firstIndex(of: " "), text[space...].dropFirst().utf8.first ?? 0 >= 0xE3,
      text.utf8.first ?? 0xFF < 0x80, let name = known.name(of: String(text[..<space]))
    else { return nil }
    return ArrowSide(known: name)
  }

  /// Whether words end with the noun of a control: "Listen button", "News card".
  static func namesControl(_ text: String) -> Bool {
    let words = Names.words(text)
    guard (2...4).contains(words.count), let last = words.last else { return false }
    return last != "tab" && TransitionWords.controls.contains(last)
  }

  /// Whether one of several names is that of a control: "Cancel button or header back".
  static func namesAnyControl(_ text: String) -> Bool {
    TextSplit.pieces(of: text, at: alternatives, outsideParentheses: true).contains { part in
      namesControl(part) || TransitionWords.controlMarks.contains(where: part.hasSuffix)
        || TransitionWords.controls.contains(Names.firstWord(part) ?? "")
    }
  }

  private static let alternatives: Phrases = [
    " or ", " / ", " oder ", " ou ", " o ", " oppure ", " of ", " atau ", "または", "或", " 또는 ",
  ]

  /// The name of a control before the arrow where the label only says what kind of control it is: "CTA: "See plans" →
  /// /plans".
  static func pressed(_ label: String, _ value: String) -> String? {
    let words = Names.words(label)
    guard (1...2).contains(words.count), let last = words.last,
      TransitionWords.controls.contains(last),
      words.count == 1 || ranks.contains(words[0]),
      let arrows = ArrowText(value), arrows.sides.count == 2,
      case let name = ArrowSide.unwrapped(arrows.sides[0]), (1...8).contains(Names.wordCount(name))
    else { return nil }
    return name
  }

  /// Words for how much a control stands out.
  private static let ranks: Lexicon = [
    "primary", "secondary", "tertiary", "main", "ghost", "text", "primärer", "sekundärer",
    "primaire", "secondaire", "principal", "secundario", "secundário", "primario", "secondario",
  ]

  /// The page that the heading around a line names, where a control or a gesture leads on from it and the document is
  /// about screens: "Listen button → Live tab" below "Home".
  func page(leftFor target: ArrowSide, _ trigger: String) -> NameReference? {
    let document = context.document
    guard document.sections.count > 2, TransitionWords.speaksOfStates(document.title(ofSection: 1)),
      Self.namesControl(trigger) || FlowSteps.kind(of: trigger) == .action
    else { return nil }
    if let screen = places.screen(of: line), known.name(of: screen.text) != nil {
      return Names.key(screen.text) == Names.key(target.name) ? nil : screen
    }
    var section = Int(document.nodes[line.node].section)
    while section > 1 {
      let title = StateName.splitQualifier(
        StateName.withoutNumbering(document.title(ofSection: section))
      ).name
      let words = Names.words(title)
      if !Arrow.isIn(title), (1...3).contains(words.count), TransitionWords.isTitled(title),
        !words.contains(where: {
          TransitionWords.transitions.contains($0) || TransitionWords.systems.contains($0)
        }),
        words.count == 1 || !StateWords.isPart(words), Names.key(title) != Names.key(target.name)
      {
        let heading = Int(document.sections[section].heading)
        return NameReference(
          text: title, origin: document.origin(document.nodes[heading].range))
      }
      section = Int(document.sections[section].parent)
    }
    return nil
  }
}
