/// A request that cannot be answered with a result.
///
/// - Source: JSON-RPC 2.0, 5.1; LSP 3.17, "ErrorCodes".
struct RPCError: Error, Sendable, Hashable {
  /// The number.
  var code: Int
  /// What is wrong, for a person.
  var message: String

  static func parse(_ message: String) -> RPCError { .init(code: -32700, message: message) }
  static func invalidRequest(_ message: String) -> RPCError {
    .init(code: -32600, message: message)
  }
  static func unknownMethod(_ name: String) -> RPCError {
    .init(code: -32601, message: "plumb does not know the method '\(name)'")
  }
  static func invalidParams(_ message: String) -> RPCError { .init(code: -32602, message: message) }
  static let notInitialized = RPCError(
    code: -32002, message: "the first request has to be 'initialize'")
  static let cancelled = RPCError(code: -32800, message: "the request was cancelled")
  /// The request was understood and cannot be carried out.
  static func failed(_ message: String) -> RPCError { .init(code: -32803, message: message) }
}
