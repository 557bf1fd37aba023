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

  /// The role in the same element, cell or line.
  private func role(around place: Int, _ bytes: ContiguousArray<UInt8>) -> String? {
    var start = place
    while start > max(0, place - Self.reach), !isEnd(bytes, start - 1) { start -= 1 }
    var end = place
    while end < min(bytes.count, place + Self.reach), !isEnd(bytes, end) { end += 1 }
    guard let found = ASCII.find("role=", in: bytes, start..<end) else { return nil }
    return value(at: found + 5, bytes)
  }

  /// The angle brackets of an element, the bar of a cell, an empty line or the next item of a list.
  private func isEnd(_ bytes: ContiguousArray<UInt8>, _ offset: Int) -> Bool {
    switch bytes[offset] {
    case 0x3C, 0x3E, ASCII.pipe: return true
    case ASCII.lineFeed:
      guard offset + 1 < bytes.count else { return true }
      return [ASCII.lineFeed, ASCII.hyphen, 0x2A, 0x23].contains(bytes[offset + 1])
    default: return false
    }
  }
}
