public import SpecSyntax
public import SpecText

/// Style rules that take the outline of the browser away from something that is operated, in a document that has no other
/// mark of the focus.
///
/// - Source: CSS Basic User Interface Level 4, 5; WCAG 2.2, 2.4.7.
public enum RemovedOutlines {
  /// A rule that takes the outline away.
  public struct Removal: Sendable, Hashable {
    /// The selector as written.
    public var selector: String
    /// The declaration.
    public var origin: Origin
  }

  private static let elements: Lexicon = ["button", "a", "input", "select", "textarea", "summary"]
  /// Words of classes for things that are operated.
  private static let controls: Lexicon = [
    "button", "btn", "link", "input", "select", "textarea", "tab", "toggle", "switch", "checkbox",
    "radio", "fab", "stepper", "slider", "chip",
  ]
  /// Words of classes for their parts and for what holds them.
  private static let others: Lexicon = [
    "group", "wrapper", "container", "list", "bar", "panel", "content", "label", "icon", "track",
    "row", "field", "text", "body",
  ]
  private static let words: [StaticString] = [
    "ocus", "FOCUS", "okus", "foco", "Foco", "фокус", "Фокус", "焦点", "焦點", "聚焦", "フォーカス",
    "포커스",
  ]

  /// The rules of a document that speaks of the focus nowhere else than in rules that show nothing.
  ///
  /// - Complexity: O(bytes of style sheets) where one takes an outline away.
  public static func find(in document: Document) -> [Removal] {
    guard document.mentions("outline:"),
      document.codeBlocks.contains(where: { !$0.lines.isEmpty })
    else { return [] }
    let rules = StyleRules.read(document)
    // Whatever else is said of the focus may mark it.
    let marks = rules.filter { $0.selector.contains(":focus") && !isEmpty($0) }
    guard marks.isEmpty, !isTold(document, rules) else { return [] }
    return rules.compactMap { rule in
      guard !rule.isConditional, !rule.selector.contains("::"), !rule.selector.contains(","),
        let outline = rule.declaration("outline"), FocusRules.takesOutline(outline.value),
        isOperated(rule)
      else { return nil }
      return Removal(selector: rule.selector, origin: outline.origin)
    }
  }

  /// Whether a rule declares nothing but that there is no outline.
  private static func isEmpty(_ rule: StyleRule) -> Bool {
    rule.declarations.allSatisfy {
      $0.property == "outline" && FocusRules.takesOutline($0.value)
    }
  }

  /// Whether a text or another piece of code speaks of the focus.
  private static func isTold(_ document: Document, _ rules: [StyleRule]) -> Bool {
    let places = rules.filter { $0.selector.contains(":focus") }.flatMap(\.declarations)
      .map { document.source.lineIndex(of: Int($0.origin.range.start)) }
    let known = Set(places.flatMap { [$0 - 1, $0] })
    let bytes = document.source.bytes
    return words.contains { word in
      guard document.mentions(word) else { return false }
      var offset = 0
      while let place = ASCII.find(word, in: bytes, offset..<bytes.count) {
        if !known.contains(document.source.lineIndex(of: place)) { return true }
        offset = place + 1
      }
      return false
    }
  }

  /// Whether the last element of a selector is a control, by its name, its class or its pointer.
  private static func isOperated(_ rule: StyleRule) -> Bool {
    let target = rule.target.prefix { $0 != ":" && $0 != "[" }
    guard !target.isEmpty, target != "*" else { return false }
    if rule.declaration("cursor")?.value == "pointer" { return true }
    let parts = target.split(separator: ".", omittingEmptySubsequences: false)
    if let element = parts.first, elements.contains(element) { return true }
    return parts.dropFirst().contains { name in
      let words = name.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
      return words.contains { controls.contains($0) } && !words.contains { others.contains($0) }
    }
  }
}
