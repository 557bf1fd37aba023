import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports roles of live regions beside a politeness that says the opposite.
public struct RoleAgainstLive: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "X859", name: "role-against-live",
    summary:
      "A live region has a role that interrupts and a politeness that waits, or the reverse.",
    category: .accessibility, defaultSeverity: .warning,
    explanation: """
      `role="alert"` is announced at once, `aria-live="polite"` when the reader falls silent; `role="status"`
      waits, `aria-live="assertive"` interrupts. Readers and browsers resolve the two differently, and the
      spec does not say which one is meant. Both are looked for in one element, one cell or one line.
      """,
    references: ["WAI-ARIA 1.2, alert: implicit aria-live assertive; status: polite"],
    examples: [
      .accepted("```html\n<div role=\"status\" aria-live=\"polite\"></div>\n```\n"),
      .flagged("```html\n<div role=\"alert\" ⟦aria-live=\"polite\"⟧></div>\n```\n"),
    ]
  )

  /// How far attributes of one element may be apart.
  private static let reach = 160

  /// Makes the rule.
  public init() {}

  /// Looks around each politeness for a role.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    guard context.document.mentions("aria-live"), context.document.mentions("role=") else { return }
    let bytes = context.document.source.bytes
    var offset = 0
    while let place = ASCII.find("aria-live=", in: bytes, offset..<bytes.count) {
      offset = place + 10
      let live = value(at: offset, bytes)
      guard live == "polite" || live == "assertive",
        let role = role(around: place, bytes), isOpposite(role, live)
      else { continue }
      var end = offset
      while end < bytes.count, isQuote(bytes[end]) { end += 1 }
      end += live.utf8.count
      if end < bytes.count, isQuote(bytes[end]), bytes[end] != ASCII.backtick { end += 1 }
      let origin = context.origin(SourceRange(place, end))
      guard context.isNormative(origin.range) else { continue }
      diagnostics.append(
        diagnostic(
          "role '\(role)' \(role == "alert" ? "interrupts" : "waits"), and aria-live '\(live)' "
            + (live == "polite" ? "waits" : "interrupts"), at: origin,
          label: "against the role",
          why: "'\(role)' implies aria-live '\(role == "alert" ? "assertive" : "polite")'",
          help: "leave aria-live out, or take role '\(role == "alert" ? "status" : "alert")'"))
    }
  }

  private func isOpposite(_ role: String, _ live: String) -> Bool {
    role == "alert" && live == "polite" || role == "status" && live == "assertive"
  }

  private func isQuote(_ byte: UInt8) -> Bool {
    byte == ASCII.quote || byte == 0x27 || byte == ASCII.backtick || byte == 0x7B
  }

  /// The word of an attribute, without quotation marks.
  private func value(at start: Int, _ bytes: ContiguousArray<UInt8>) -> String {
    var first = start
    while first < bytes.count, isQuote(bytes[first]) { first += 1 }
    var end = first
    while end < bytes.count, ASCII.isLetter(bytes[end]), end - first < 12 { end += 1 }
    return String(decoding: bytes[first..<end], as: UTF8.self)
  }

  private static let denials = NegationWords.words.union(["avoid"])

  /// The role among the attributes of the same element: nothing but attributes stands between the two.
  private func role(around place: Int, _ bytes: ContiguousArray<UInt8>) -> String? {
    let before = max(0, place - Self.reach)..<place
    let after = place..<min(bytes.count, place + Self.reach)
    var last: Int?
    var offset = before.lowerBound
    while let found = ASCII.find("role=", in: bytes, offset..<before.upperBound) {
      last = found
      offset = found + 5
    }
    if let last, areAttributes(last..<place, bytes) { return value(at: last + 5, bytes) }
    guard let next = ASCII.find("role=", in: bytes, after),
      areAttributes(after.lowerBound..<next, bytes)
    else { return nil }
    return value(at: next + 5, bytes)
  }

  /// Whether a text is a row of attributes and nothing before it on the line forbids them.
  private func areAttributes(_ range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    guard
      !range.contains(where: {
        [0x3C, 0x3E, 0x2C, 0x3B, ASCII.pipe, ASCII.backtick].contains(bytes[$0])
      })
    else { return false }
    let words = String(decoding: bytes[range], as: UTF8.self).split { " \n\t".contains($0) }
    guard words.allSatisfy({ $0.contains("=") }) else { return false }
    var start = range.lowerBound
    while start > 0, bytes[start - 1] != ASCII.lineFeed, range.lowerBound - start < 200 {
      start -= 1
    }
    return !Names.hasWord(
      String(decoding: bytes[start..<range.lowerBound], as: UTF8.self), in: Self.denials)
  }
}
