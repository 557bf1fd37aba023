import SpecModel
import SpecSyntax
import SpecText

/// Reads fences in which names in brackets stand below each other, with arrows that point down between them and items
/// that describe each:
///
///     [Basket]
///       • rows with a price
///            ↓ tap "Pay"
///     [Payment]
///
/// An arrow at the end of a line leads to the next one as an arrow below it does.
struct BracketColumns {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    FencedMatrices.collect(
      document, lines: 5...160, isClosed: false, into: &drafts, edges: edges)
  }

  /// Whether the first line that says something begins with a number, below a heading about a flow, and not with a
  /// bracket; `nil` where it begins otherwise.
  private func areNumbered(_ block: Document.CodeBlock) -> Bool? {
    let bytes = document.source.bytes
    let first = block.lines.lazy.map { ASCII.trimmed(bytes, $0.offsets) }.first { !$0.isEmpty }
    let node = Int(block.node)
    guard let first, !context.isSystem(around: node) else { return nil }
    if bytes[first.lowerBound] == 0x5B { return false }
    let isNumber = ASCII.isDigit(bytes[first.lowerBound])
    return isNumber && context.scope(of: node).suffix(2).contains(where: Self.isOfFlow)
      ? true : nil
  }

  private func edges(in block: Document.CodeBlock) -> [EdgeDraft]? {
    guard let areNumbered = areNumbered(block) else { return nil }
    let bytes = document.source.bytes
    var margin: Int?
    var contents = 0
    // The controls among the contents of a step: what leads on where there is one alone.
    var buttons: [String] = []
    var result: [EdgeDraft] = []
    var last: NameReference?
    var arrow: String?
    // The words beside a line on the way down to a head.
    var labels: [String]?
    var names = 0
    for line in block.lines {
      let range = ASCII.trimmed(bytes, line.offsets)
      guard !range.isEmpty else { continue }
      let text = Self.withoutLines(
        document.source.string(SourceRange(range.lowerBound, range.upperBound)))
      let column = range.lowerBound - line.offsets.lowerBound
      if let label = Self.label(besideLine: text), last != nil, arrow == nil {
        labels = (labels ?? []) + (label.isEmpty ? [] : [label])
      } else if let label = Self.label(behindArrow: text) ?? (text == "v" ? "" : nil) {
        guard last != nil, arrow == nil else { return nil }
        let words = (labels ?? []) + (label.isEmpty ? [] : [label])
        arrow = words.isEmpty && buttons.count == 1 ? buttons[0] : words.joined(separator: " ")
        labels = nil
      } else if labels != nil {
        return nil
      } else if last != nil, let margin, column > margin, arrow == nil {
        contents += 1
        if let name = Self.name(text) { buttons.append(name) }
      } else if let margin, column > margin + 1, contents > 0 {
        // A flow inside of what a step holds.
        return nil
      } else if let name = areNumbered ? numbered(text) : Self.name(text) {
        margin = margin ?? column
        buttons = []
        let origin = document.origin(line)
        let target = NameReference(text: name, origin: origin)
        if let source = last, let label = arrow {
          guard Names.key(source.text) != target.key else { return nil }
          result.append(
            EdgeDraft(source: source, target: target, origin: origin)
              .triggered(by: label, origin))
        } else if last != nil {
          return nil
        }
        last = target
        arrow = Self.heads.contains(where: text.hasSuffix) ? "" : nil
        names += 1
      } else if !Self.isRemark(text) || arrow != nil {
        return nil
      }
    }
    guard names > 2, result.count == names - 1, arrow == nil, labels == nil else { return nil }
    let acts = result.count { FlowSteps.kind(of: $0.target.text) == .action }
    if areNumbered, contents == 0 || acts * 3 >= result.count { return nil }
    return Self.withoutNumbers(result)
  }

  /// "[1. Welcome]" above "[2. Basket]": where each name has a number, these are those of the steps.
  private static func withoutNumbers(_ edges: [EdgeDraft]) -> [EdgeDraft] {
    let ends = edges.flatMap { [$0.source?.text, $0.target.text].compactMap { $0 } }
    let bare = ends.map { StateName.withoutNumbering($0) }
    guard zip(ends, bare).allSatisfy({ $0 != $1 && Names.wordCount($1) > 0 }) else { return edges }
    return edges.map { edge in
      var edge = edge
      if let source = edge.source {
        edge.source = NameReference(
          text: StateName.withoutNumbering(source.text), origin: source.origin)
      }
      edge.target = NameReference(
        text: StateName.withoutNumbering(edge.target.text), origin: edge.target.origin)
      return edge
    }
  }

  private static func isOfFlow(_ title: String) -> Bool {
    FlowWords.nameFlow(title) || TransitionWords.speaksOfStates(title)
  }

  /// "2. Prep phase (60 s)": the name behind the number of a step, without a remark.
  private func numbered(_ text: String) -> String? {
    let name = StateName.withoutNumbering(text)
    let bare = StateName.splitQualifier(name).name
    guard name != text, (1...5).contains(Names.wordCount(bare)), ArrowSide.isName(bare) else {
      return nil
    }
    return String(text.prefix { $0 != "." }) + ". " + bare
  }

  /// A line without the lines and heads of arrows that go past it at its end.
  private static func withoutLines(_ text: String) -> String {
    var rest = Substring(text)
    while let last = rest.last, rest.count > 1, " │|┃▼↓".contains(last) { rest.removeLast() }
    return String(rest)
  }

  /// What stands beside a line that goes down; empty where nothing does.
  private static func label(besideLine text: String) -> String? {
    guard let first = text.first, "|│┃".contains(first) else { return nil }
    let rest = StateName.trimmed(String(text.dropFirst()))
    return rest.contains(where: { "|│┃─┌└├".contains($0) }) ? nil : rest
  }

  /// The name in brackets with which a line begins, where nothing but a remark or a drawn line follows.
  private static func name(_ text: String) -> String? {
    guard text.hasPrefix("["), let close = text.firstIndex(of: "]") else { return nil }
    var whole = StateName.trimmed(
      String(text[text.index(after: text.startIndex)..<close]))
    // A column has one way through each of its names.
    if let last = whole.last, "?？".contains(last) {
      guard let name = OptionalScreens.name(of: whole) else { return nil }
      whole = name
    }
    // "空闲 (Idle)": the same name in another language.
    let (bare, translation) = StateName.splitQualifier(whole)
    let isTranslated =
      translation?.utf8.allSatisfy { $0 < 0x80 } == true && bare.utf8.last ?? 0 >= 0x80
    let name = isTranslated ? bare : whole
    let words = Names.words(name)
    guard (1...5).contains(words.count),
      !EventName.isCode(String(name.filter { !"->".contains($0) })),
      !words.contains(where: TransitionWords.machinery.contains)
    else { return nil }
    let rest = StateName.trimmed(String(text[text.index(after: close)...]))
    // "[Consent] ───▶ [Details]" has a second way out.
    if rest.contains("[") { return nil }
    let mayFollow = rest.first.map { "─━-←┐│(".contains($0) } ?? true
    return mayFollow || heads.contains(rest) ? name : nil
  }

  /// Arrows at the end of a line: "[Launch] →" leads to the next one.
  private static let heads = ["→", "⟶", "->", "-->", "=>"]

  /// What stands behind an arrow that points down, up to the next arrow; empty where nothing does.
  private static func label(behindArrow text: String) -> String? {
    guard let first = text.first, "↓▼⬇⇓".contains(first) else { return nil }
    var rest = StateName.trimmed(String(text.dropFirst()))
    while let last = rest.last, "│|".contains(last) || last == " " { rest.removeLast() }
    return inBrackets(Arrow.pieces(of: rest).first ?? "")
  }

  /// "Swipe up" of "(Swipe up)": words all of which stand in brackets, without them.
  private static func inBrackets(_ text: String) -> String {
    guard text.utf8.first == 0x28, text.utf8.last == 0x29 else { return text }
    let inner = text.dropFirst().dropLast()
    return inner.contains(where: { "()".contains($0) }) ? text : StateName.trimmed(String(inner))
  }

  /// A line that describes the name above it: an item, or words in parentheses; words beside a line down label it.
  private static func isRemark(_ text: String) -> Bool {
    text.first.map { "•·-*–(".contains($0) } ?? true
  }
}
