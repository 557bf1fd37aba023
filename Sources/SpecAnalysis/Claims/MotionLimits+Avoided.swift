import SpecModel
import SpecSyntax
import SpecText

/// Properties that a document tells not to animate: "Avoid animating `width`, `height`", or a list below such words.
struct AvoidedProperties {
  /// A statement with the properties that it names.
  private struct Statement {
    var properties: Set<String>
    var origin: Origin
  }

  let document: Document
  /// Custom properties of no duration at all.
  let instant: Set<String>

  /// The statements that code of the document refutes.
  func find() -> [BlanketClaim] {
    let cues: [StaticString] = ["nimat", "AVOID", "Avoid", "重排", "回流", "リフロー", "리플로우"]
    guard cues.contains(where: { document.mentions($0) }), document.mentions("ransition") else {
      return []
    }
    let statements = prose() + comments() + reflows()
    guard !statements.isEmpty else { return [] }
    let all = Set(statements.flatMap(\.properties))
    let animated = AnimatedProperties(document, instant: instant).find() + wholeRules(all)
    guard !animated.isEmpty else { return [] }
    var seen: Set<Origin> = []
    return statements.compactMap { statement in
      let found = animated.filter { use in
        statement.properties.contains(Self.longhand(use.property)) && !seen.contains(use.origin)
          && use.origin.range.start > 0
      }
      guard !found.isEmpty else { return nil }
      seen.formUnion(found.map(\.origin))
      return BlanketClaim(
        kind: .avoidedProperties, unit: "", origin: statement.origin,
        refutations: found.sorted { $0.origin.range.start < $1.origin.range.start }.map {
          .init(
            name: $0.owner, value: $0.property, arithmetic: "animates \($0.property)",
            origin: $0.origin)
        })
    }
  }

  /// A background that moves is mostly its colour.
  private static func longhand(_ property: String) -> String {
    property == "background" ? "background-color" : property
  }

  /// What "layout properties" are.
  ///
  /// - Source: web.dev, "Animations guide": properties that trigger layout.
  private static let layout: Set<String> = [
    "width", "height", "top", "left", "right", "bottom", "margin", "padding", "max-height",
  ]

  private static func properties(in text: String) -> Set<String> {
    var result = Set(AnimatedProperties.names(in: text).map(longhand))
    // "Avoid animating width, height": the same goes for the bounds of both.
    if result.contains("height") { result.insert("max-height") }
    if result.contains("width") { result.insert("max-width") }
    return result
  }

  // MARK: Prose

  private static let refusals: Lexicon = ["avoid", "never", "don't", "dont", "not", "don"]
  /// Words that leave a way out, or that limit the statement to a part.
  private static let hedges: Lexicon = [
    "possible", "prefer", "except", "exception", "unless", "reduced", "when", "if", "where", "only",
    "in", "for", "during", "inside", "on", "of", "large", "some", "needed", "necessary",
  ]

  /// "Avoid animating `width`, `height`", with the list below it where it ends with a colon.
  private func prose() -> [Statement] {
    guard document.mentions("nimat") else { return [] }
    var result: [Statement] = []
    for number in document.leaves(with: "nimat") {
      let kind = document.nodes[number].kind
      let text = document.plainText(of: number)
      guard kind == .paragraph || kind == .heading, text.count < 300 else { continue }
      for line in document.lines(of: number) {
        guard
          let statement = statement(line, after: number, isLast: line.upperBound == text.upperBound)
        else { continue }
        result.append(statement)
      }
    }
    return result
  }

  private func statement(_ line: Range<Int>, after node: Int, isLast: Bool) -> Statement? {
    let words = Names.words(document.string(plain: line))
    guard let act = words.firstIndex(where: { $0.hasPrefix("animat") }), act > 0,
      words[max(0, act - 3)..<act].contains(where: Self.refusals.contains),
      !words[max(0, act - 3)..<act].contains("be"),
      !words[act...].contains(where: Self.hedges.contains)
    else { return nil }
    let cue = ASCII.find("nimat", in: document.plain, line) ?? line.lowerBound
    var found = Self.properties(in: document.string(plain: cue..<line.upperBound))
    if found.isEmpty, isLast { found = listed(after: node) }
    if found.isEmpty, words[act...].contains("layout") { found = Self.layout }
    guard !found.isEmpty else { return nil }
    return Statement(
      properties: found, origin: document.origin(document.sourceRange(plain: line)))
  }

  /// The properties of the items below a node, up to the first that names none.
  private func listed(after node: Int) -> Set<String> {
    var result: Set<String> = []
    var next = node + 1
    while next < document.nodes.count, next < node + 24 {
      let block = document.nodes[next]
      switch block.kind {
      case .list, .item: break
      case .paragraph where document.nodes[Int(block.parent)].kind == .item:
        let text = document.string(next)
        let found = Self.properties(in: text)
        guard !found.isEmpty, !text.contains("✅"), !text.contains("transform") else {
          return result
        }
        result.formUnion(found)
      default: return result
      }
      next += 1
    }
    return result
  }

  private static let reflows: [StaticString] = ["eflow", "重排", "回流", "リフロー", "리플로우"]
  private static let wideRefusals = [
    "避免", "不触发", "不會觸發", "不觸發", "避け", "起こさない", "防ぐ", "피하", "방지", "없이",
  ]
  private static let avoidances: Lexicon = [
    "avoid", "avoids", "avoiding", "prevent", "without", "no",
  ]

  /// "Animate with `transform` and `opacity` to avoid reflow", "使用 transform，避免触发重排": what moves the layout is not
  /// animated.
  private func reflows() -> [Statement] {
    guard document.mentions("transform"), Self.reflows.contains(where: { document.mentions($0) })
    else { return [] }
    return Set(Self.reflows.flatMap { document.leaves(with: $0) }).sorted().compactMap { leaf in
      let range = document.plainText(of: leaf)
      guard document.nodes[leaf].kind == .paragraph, range.count < 240,
        ASCII.find("transform", in: document.plain, range) != nil,
        case let text = document.string(plain: range), case let words = Names.words(text),
        words.contains(where: Self.avoidances.contains)
          || Self.wideRefusals.contains(where: text.contains),
        !words.contains(where: Self.waysOut.contains), !text.contains("尽量"), !text.contains("优先"),
        !text.contains("できるだけ"), !text.contains("가능"), isOfMotion(text, words)
      else { return nil }
      return Statement(
        properties: Self.layout, origin: document.origin(document.sourceRange(plain: range)))
    }
  }

  /// Words of the reflow of texts that are enlarged.
  ///
  /// - Source: WCAG 2.2, 1.4.10: content reflows at a width of 320 CSS pixels, which is a zoom of 400 %.
  private static let enlarged: Lexicon = [
    "zoom", "zoomed", "320", "320px", "400", "wcag", "viewport", "缩放", "縮放",
  ]
  /// The same where no word of motion stands beside them: "and keep scrolling smooth".
  private static let reflowed: Lexicon = ["scroll", "scrolling", "scrollbar", "column", "columns"]
  private static let motions: Lexicon = [
    "animate", "animates", "animated", "animating", "animation", "animations", "transition",
    "transitions", "opacity", "translate", "scale", "gpu", "motion",
  ]

  /// Whether a line on reflow speaks of what moves: the property in code, or a word of motion; texts that are enlarged
  /// flow anew, and a list is transformed into cards.
  private func isOfMotion(_ text: String, _ words: [String]) -> Bool {
    if text.contains("text-transform") || words.contains(where: Self.enlarged.contains) {
      return false
    }
    if words.contains(where: Self.motions.contains)
      || MotionWords.wideNouns.contains(where: text.contains)
    {
      return true
    }
    return !text.contains("%") && !words.contains(where: Self.reflowed.contains)
      && !zip(words, words.dropFirst()).contains { $0 == "transform" && $1 == "into" }
  }

  private static let waysOut: Lexicon = [
    "possible", "prefer", "except", "unless", "where", "when", "if", "some", "mostly",
  ]

  // MARK: Comments

  /// "/* AVOID: these properties cause reflows */" and the properties of this comment and of those below it.
  private func comments() -> [Statement] {
    guard document.mentions("void") || document.mentions("VOID") else { return [] }
    var result: [Statement] = []
    for block in document.codeBlocks {
      var index = 0
      while index < block.lines.count {
        let line = comment(block.lines[index])
        index += 1
        guard let line, isRefusal(line) else { continue }
        var found = Self.properties(in: line)
        let place = document.firstLine(of: block.lines[index - 1])
        while index < block.lines.count, let next = comment(block.lines[index]),
          !next.contains("✅"), !isRefusal(next)
        {
          found.formUnion(Self.properties(in: next))
          index += 1
        }
        if !found.isEmpty {
          result.append(Statement(properties: found, origin: document.origin(place)))
        }
      }
    }
    return result
  }

  /// The text of a line that is a comment.
  private func comment(_ line: SourceRange) -> String? {
    let range = ASCII.trimmed(document.source.bytes, line.offsets)
    guard range.count > 2, range.count < 200, document.source.bytes[range.lowerBound] == 0x2F
    else { return nil }
    return document.source.string(SourceRange(range.lowerBound, range.upperBound))
  }

  private func isRefusal(_ comment: String) -> Bool {
    let words = Names.words(comment)
    guard let place = words.firstIndex(of: "avoid") else { return false }
    return words[place...].prefix(3).contains {
      $0.hasPrefix("animat") || $0 == "properties" || $0 == "transitioning"
    }
  }

  // MARK: Whole rules

  /// The properties that "transition: all" moves: those that a state of the same element declares differently.
  private func wholeRules(_ wanted: Set<String>) -> [AnimatedProperties.Use] {
    guard document.mentions("ransition: all") || document.mentions("ransition:all") else {
      return []
    }
    let rules = StyleRules.read(document).filter { !$0.isReduced }
    let states = Self.states(rules)
    var result: [AnimatedProperties.Use] = []
    for rule in rules {
      guard let transition = rule.declaration("transition"), transition.value.hasPrefix("all "),
        !rule.target.isEmpty
      else { continue }
      let near = (states[rule.target] ?? []).map { rules[$0] }
      for base in rule.declarations where wanted.contains(Self.longhand(base.property)) {
        let isMoved = near.contains { state in
          Self.isState(state, of: rule)
            && state.declarations.contains {
              $0.property == base.property && $0.value != base.value
            }
        }
        guard isMoved else { continue }
        result.append(
          .init(owner: String(rule.target), property: base.property, origin: transition.origin))
      }
    }
    return result
  }

  /// The states of an element that are looked at; more of them than this are made by no hand.
  private static let mostStates = 64

  /// The rules that may be states of an element, by what their selectors name last: ".label.up" by ".label".
  private static func states(_ rules: [StyleRule]) -> [Substring: [Int]] {
    var result: [Substring: [Int]] = [:]
    for (index, rule) in rules.enumerated() where rule.target.utf8.count <= 200 {
      let target = rule.target
      for end in target.indices.dropFirst() where ":.[".contains(target[end]) {
        guard result[target[..<end], default: []].count < mostStates else { continue }
        result[target[..<end], default: []].append(index)
      }
      if rule.selector.contains(":"), result[target, default: []].count < mostStates {
        result[target, default: []].append(index)
      }
    }
    return result
  }

  /// ".label.up" and ".field:focus + .label" are states of ".label".
  private static func isState(_ state: StyleRule, of rule: StyleRule) -> Bool {
    let target = rule.target
    guard state.selector != rule.selector, state.target.hasPrefix(target) else { return false }
    guard let next = state.target.dropFirst(target.count).first else {
      return state.selector.contains(":") && !rule.selector.contains(":")
    }
    return next == ":" && !state.target.contains("::") || next == "." || next == "["
  }
}
