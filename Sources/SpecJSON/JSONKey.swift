/// The key of a field: a literal, or a text that is made while the program runs.
///
/// ```swift
/// json.field("name", "Settings")
/// json.field(JSONKey(event.name), event.target)
/// ```
public struct JSONKey: Sendable, ExpressibleByStringLiteral {
  private enum Text: Sendable {
    /// A literal, which needs no escapes.
    case literal(StaticString)
    case made(String)
  }

  private let text: Text

  /// A literal of printable ASCII without quotes and backslashes.
  public init(stringLiteral value: StaticString) { text = .literal(value) }

  /// Any text.
  public init(_ value: String) { text = .made(value) }

  /// The text.
  var string: String {
    switch text {
    case .literal(let text): text.description
    case .made(let text): text
    }
  }

  /// Calls a closure with the bytes as UTF-8, and whether they are known to need no escapes.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>, Bool) -> Result) -> Result {
    switch text {
    case .literal(let text):
      return body(
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), true)
    case .made(var text): return text.withUTF8 { body($0, false) }
    }
  }
}
