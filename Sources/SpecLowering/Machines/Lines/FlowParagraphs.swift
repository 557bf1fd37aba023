import SpecModel
import SpecSyntax
import SpecText

/// Reads paragraphs that are nothing but names and arrows, "Home" over "→ Item" over "→ Seller", or "Home → Item".
///
/// They are chains of screens where a heading says that screens lead to each other, or where most of the names are
/// known from elsewhere. A line "or" before an arrow says that it leaves what the arrow above has left. A label before
/// the only line may say that it is a flow, 'Flow "Invite": Team page → Invite dialog', if half of its names say that
/// they are those of screens, or that the usual way follows, "Main path:", if all names are set in bold or code.
struct FlowParagraphs {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// One step of a paragraph.
  private struct Step {
    /// Its names; none where it is an act that leads to the next one.
    var names: [String]
    /// What leads to it, or the act.
    var trigger: String?
    var origin: Origin
    /// Whether an arrow leads to it, and whether from where the arrow before it came.
    var isLed = false
    var isAlternative = false
  }

  /// Adds the changes of all such paragraphs that no other form has read.
  ///
  /// - Complexity: O(lines with arrows).
  func collect(into drafts: inout MachineDrafts) {
    var last = -1
    var read: Set<UInt32>?
    var known: KnownStates?
    var titles: Set<String>?
    var found: [MatrixDraft] = []
    for (index, line) in context.lines.enumerated()
    where context.mayHoldArrow(index) && line.node != last && standsAlone(line) {
      last = line.node
      let node = document.nodes[line.node]
      let section = Int(node.section)
      guard node.text.count <= 600, !context.isSystem(section) else { continue }
      let told = read ?? drafts.readLines
      let names = known ?? KnownStates(drafts)
      (read, known) = (told, names)
      let lines = context.lines(in: Int32(line.node)..<Int32(line.node + 1))
      let origin = context.origin(plain: Int(node.text.lowerBound)..<Int(node.text.upperBound))
      guard lines.allSatisfy({ !told.contains(context.origin(plain: $0.text).range.start) }),
        case let isWay = lines.count == 1 && isUsualWay(line) && areMarked(line.value),
        case let isFlow = isWay || lines.count == 1 && isNamedFlow(line),
        let steps = steps(lines, names, isFlow, areMarked: isWay), !steps[0].names.isEmpty,
        steps.count > (line.holder == .paragraph ? 1 : 2)
      else { continue }
      let headings = titles ?? screenTitles
      titles = headings
      guard
        isOfScreens(steps, section, names, headings) || isFlow && areScreens(steps, section)
          || isWay && mayBeScreens(steps, section)
      else { continue }
      let edges = Self.edges(steps)
      guard !edges.isEmpty else { continue }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: section, origin: origin, edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// Whether the label of a paragraph names a flow: 'Flow "Invite a friend"', "Checkout flow".
  private func isNamedFlow(_ line: TextLine) -> Bool {
    guard line.holder == .paragraph, let label = line.label, label.count <= 60 else { return false }
    return WizardSteps.isJourney(document.string(plain: label))
  }

  /// Whether the label of a paragraph says no more than that the usual way follows: "Main path", "Happy flow".
  private func isUsualWay(_ line: TextLine) -> Bool {
    guard line.holder == .paragraph, let label = line.label, label.count <= 40 else { return false }
    let words = Names.words(document.string(plain: label))
    return (1...3).contains(words.count) && words.contains(where: Self.ways.contains)
      && words.allSatisfy { Self.ways.contains($0) || Self.usual.contains($0) }
  }

  /// Whether all words of a range are set in bold or code.
  private func areMarked(_ range: Range<Int>) -> Bool {
    range.allSatisfy { offset in
      let byte = document.plain[offset]
      return !(ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte >= 0xE3)
        || document.span(at: offset, in: [.code, .strong]) != nil
    }
  }

  /// Whether three names or more of a document on an interface are none of programs, files or people.
  private func mayBeScreens(_ steps: [Step], _ section: Int) -> Bool {
    let names = Set(steps.flatMap(\.names))
    return names.count > 2
      && names.allSatisfy { name in
        ArrowSide.isName(name) && !name.contains(".")
          && !Names.hasWord(name, in: TransitionWords.machinery)
          && !TransitionWords.actors.contains(name.lowercased())
      }
      && !context.facts.scopes[section].suffix(1).contains(where: FlowChains.isTechnical)
      && InterfaceCues.areIn(document)
  }

  private static let ways: Lexicon = [
    "path", "flow", "way", "journey", "weg", "hauptweg", "ablauf", "normalablauf", "parcours",
    "chemin", "recorrido", "camino", "flujo", "caminho", "fluxo", "percurso", "percorso", "flusso",
    "pad", "hoofdpad", "alur", "путь", "ścieżka", "フロー", "流れ", "流程", "主流程", "경로", "흐름",
  ]
  /// Words beside them that do not tell of what the way is.
  private static let usual: Lexicon = [
    "main", "happy", "user", "screen", "primary", "basic", "typical", "normal", "golden",
    "standard", "default", "usual", "üblicher", "normaler", "principal", "nominal", "normale",
    "feliz", "ideal", "principale", "hoofd", "utama", "основной", "główna",
  ]

  /// Whether a line is of a paragraph, or all of a list of one item.
  private func standsAlone(_ line: TextLine) -> Bool {
    if line.holder == .paragraph { return true }
    guard line.holder == .item, line.depth == 1, line.label == nil else { return false }
    let item = Int(document.nodes[line.node].parent)
    guard item > 0, isOnlyChild(line.node, of: item) else { return false }
    return isOnlyChild(item, of: Int(document.nodes[item].parent))
  }

  private func isOnlyChild(_ node: Int, of parent: Int) -> Bool {
    node == parent + 1 && document.nodes[node].end == document.nodes[parent].end
  }

  /// The keys of what headings are titled, without the word for a screen.
  private var screenTitles: Set<String> {
    var result: Set<String> = []
    for section in document.sections.indices.dropFirst() {
      let title = StateName.withoutNumbering(document.title(ofSection: section))
      guard Names.wordCount(title) <= 5 else { continue }
      result.insert(Names.key(title))
      let words = title.split(separator: " ")
      if words.count > 1, TransitionWords.surfaces.contains(words[words.count - 1].lowercased()) {
        result.insert(Names.key(words.dropLast().joined(separator: " ")))
      }
    }
    return result
  }

  // MARK: Lines

  /// The steps of the lines of a paragraph; `nil` where a line is neither a name nor leads to one.
  ///
  /// - Parameters:
  ///   - isFlow: whether a label before the only line says that it is a flow.
  ///   - areMarked: whether all of its words are set apart, so that none of its names tells an act.
  private func steps(
    _ lines: ArraySlice<TextLine>, _ known: KnownStates, _ isFlow: Bool, areMarked: Bool
  ) -> [Step]? {
    var result: [Step] = []
    var isAlternative = false
    for (index, line) in lines.enumerated() {
      guard line.text.count <= 240, !ArrowLine.isPathOfSystem(line, document) else { return nil }
      var text = StateName.trimmed(document.string(plain: isFlow ? line.value : line.text))
      // "Who is not signed in:" leads to the chain below.
      if index == 0, lines.count > 2, text.hasSuffix(":") || text.hasSuffix("：") { continue }
      let isLed = Self.tips.prefix(of: text).map { tip in
        text = StateName.trimmed(String(text.dropFirst(tip.count)))
        return true
      }
      if Self.alternatives.contains(text.lowercased()), isLed == nil, !result.isEmpty {
        isAlternative = true
        continue
      }
      guard isLed == true || result.isEmpty,
        let found = self.steps(
          text, context.origin(plain: line.text), known, isFlow, areMarked: areMarked),
        var first = found.first
      else { return nil }
      first.isLed = isLed == true
      first.isAlternative = isAlternative
      guard first.isLed != result.isEmpty else { return nil }
      result += [first] + found.dropFirst()
      isAlternative = false
    }
    return isAlternative ? nil : result
  }

  /// The steps of one line, "Home", "Login / Register" or "Home → tap a row → Item".
  private func steps(
    _ text: String, _ origin: Origin, _ known: KnownStates, _ isFlow: Bool, areMarked: Bool
  ) -> [Step]? {
    let arrows = ArrowText(text)?.withOptionalBoxes
    let sides = arrows?.sides ?? [text]
    if let arrows, !arrows.joints.allSatisfy({ $0.direction == .forward && !$0.isGap }) {
      return nil
    }
    let areNames = areMarked || Doings.areRequests(sides)
    var result: [Step] = []
    for (index, side) in sides.enumerated() {
      let text = StateName.withoutStop(side)
      let titled = areNames && text.first?.isUppercase == true ? ArrowSide.unwrapped(text) : nil
      let names =
        titled.map { [$0] } ?? (isFlow ? Self.screen(text) : nil) ?? Self.names(text, known)
      guard names != nil || Self.isAct(text) else { return nil }
      let label = index > 0 ? arrows?.joints[index - 1].label : nil
      result.append(
        Step(
          names: names ?? [], trigger: names == nil ? text : label, origin: origin,
          isLed: !result.isEmpty))
    }
    return result
  }

  /// Whether a side tells what somebody does to come to the next name: "tap a row".
  private static func isAct(_ text: String) -> Bool {
    (1...6).contains(Names.wordCount(text)) && FlowSteps.beginsWithGesture(text)
  }

  /// A name that says that it is one of a screen: "Confirm dialog" in a flow is one.
  private static func screen(_ text: String) -> [String]? {
    let name = ArrowSide.unwrapped(text)
    return name.first?.isLowercase == false && ArrowSide.isName(name) && isSurface(name)
      ? [name] : nil
  }

  /// Whether a name calls itself a screen, or ends with the noun for a part of the interface and says which: "Menu" and
  /// "View order" are what `TransitionWords.namesSurface` takes too, and what a step does or is about.
  private static func isSurface(_ name: String) -> Bool {
    if ScreenNames.kind(of: name) != nil { return true }
    let words = Names.words(name)
    guard (2...4).contains(words.count), let last = words.last else { return false }
    return TransitionWords.surfaces.contains(last)
  }

  private static func names(_ text: String, _ known: KnownStates) -> [String]? {
    let bare = ArrowSide.unwrapped(StateName.splitQualifier(text).name)
    if let name = known.name(of: bare) { return [name] }
    if isOneWithStroke(bare, known) { return [bare] }
    guard bare.utf8.count <= 60, !bare.contains(where: { ".,:;!?。、，：！？".contains($0) }),
      let names = HeldNames.split(bare, known: known, mayBeAct: true)
    else { return nil }
    let areNames = names.allSatisfy { name in
      known.name(of: name) != nil || isTitle(name)
    }
    return areNames ? names : nil
  }

  /// "Age/eligibility", "Exercise/set logging": what a stroke without blanks parts is one name where small letters stand
  /// behind it, and it parts no declared names.
  private static func isOneWithStroke(_ name: String, _ known: KnownStates) -> Bool {
    guard name.utf8.contains(ASCII.slash), name.utf8.count <= 40 else { return false }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && isTitle(name) && (2...4).contains(Names.wordCount(name))
      && parts[1].first?.isLowercase == true && parts[0].last?.isLetter == true
      && !EventName.isCode(name) && !parts.contains { known.name(of: String($0)) != nil }
  }

  /// Whether a name begins with a capital, or is one of few signs where scripts have none.
  private static func isTitle(_ name: String) -> Bool {
    guard let first = name.first else { return false }
    // "iOS permission sheet", "eSIM"
    let isBrand = first.isLowercase && name.dropFirst().first?.isUppercase == true
    if first.isUppercase || isBrand {
      return FlowSteps.kind(of: name) != .action || TransitionWords.isTitledChoice(name)
    }
    return !first.isASCII && !first.isLowercase && name.count <= 14
      && !TransitionWords.tellsAct(name)
      && !TransitionWords.happenings.contains(where: name.contains)
  }

  private static let tips: Phrases = ["→", "⇒", "➜", "➔", "⟶", "-->", "->", "=>"]

  /// What a line says alone before another way from the same place.
  private static let alternatives: Lexicon = [
    "or", "oder", "ou", "o", "u", "ó", "oppure", "of", "atau", "または", "もしくは", "或", "或者", "또는",
    "혹은", "veya", "lub", "или", "або", "eller",
  ]

  // MARK: Chains

  private func isOfScreens(
    _ steps: [Step], _ section: Int, _ known: KnownStates, _ titles: Set<String>
  ) -> Bool {
    let names = Set(steps.flatMap(\.names))
    guard names.count > 1,
      !names.contains(where: { Names.hasWord($0, in: TransitionWords.machinery) })
    else { return false }
    let met = names.count { known.name(of: $0) != nil || titles.contains(Names.key($0)) }
    // One act alone between two names that nothing else has is no chain.
    if steps.count == 3, steps[1].names.isEmpty, met < 2 { return false }
    let scope = context.facts.scopes[section]
    guard !scope.suffix(1).contains(where: FlowChains.isTechnical) else { return false }
    if met * 2 > names.count { return met > 1 }
    return scope.contains(where: CourseWords.areOfScreens)
      || scope.last.map(CourseWords.areNamed) == true && met > 0
  }

  /// Whether half of three names or more say that they are those of screens, and none is one of a part of a system.
  private func areScreens(_ steps: [Step], _ section: Int) -> Bool {
    let names = Set(steps.flatMap(\.names))
    let screens = names.count(where: Self.isSurface)
    return names.count > 2 && screens > 1 && screens * 2 >= names.count
      && !names.contains { Names.hasWord($0, in: TransitionWords.machinery) }
      && !context.facts.scopes[section].suffix(1).contains(where: FlowChains.isTechnical)
  }

  private static func edges(_ steps: [Step]) -> [EdgeDraft] {
    var result: [EdgeDraft] = []
    var (before, current) = ([String](), steps[0].names)
    var act: String?
    for step in steps.dropFirst() {
      if step.names.isEmpty {
        act = step.trigger
        continue
      }
      if !step.isAlternative { before = current }
      let trigger = step.trigger ?? act
      act = nil
      for source in before {
        for target in step.names where Names.key(source) != Names.key(target) {
          let edge = EdgeDraft(
            source: NameReference(text: source, origin: step.origin),
            target: NameReference(text: target, origin: step.origin), origin: step.origin)
          result.append(trigger.map { edge.triggered(by: $0, step.origin) } ?? edge)
        }
      }
      current = step.isAlternative ? current + step.names : step.names
    }
    return result
  }
}
