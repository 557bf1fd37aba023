/// A JSON value as read, with the members of objects in order and duplicate keys kept.
///
/// ```swift
/// let value = try JSONParser.parse(bytes)
/// let width = value["frame"]?["width"]?.double ?? 0
/// for child in value["children"]?.array ?? [] { … }
/// ```
public enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  /// A number and its digits as written.
  case number(Double, raw: String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key with its value.
  public struct Member: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSONValue

    /// Makes a member.
    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The value of a key of an object, the last where the key occurs twice; `nil` for other values.
  ///
  /// - Complexity: O(members).
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// An item of an array; `nil` outside its bounds and for other values.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let items) = self, items.indices.contains(index) else { return nil }
    return items[index]
  }

  /// The members of an object; `nil` for other values.
  public var members: [Member]? { if case .object(let members) = self { members } else { nil } }
  /// The items of an array; `nil` for other values.
  public var array: [JSONValue]? { if case .array(let items) = self { items } else { nil } }
  /// The text of a string; `nil` for other values.
  public var string: String? { if case .string(let text) = self { text } else { nil } }
  /// The number; `nil` for other values. Always finite.
  public var double: Double? { if case .number(let number, _) = self { number } else { nil } }
  /// The number where it is whole and fits; `nil` for other values.
  public var int: Int? { double.flatMap { Int(exactly: $0) } }
  /// The truth value; `nil` for other values.
  public var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
  /// Whether the value is `null`.
  public var isNull: Bool { self == .null }
}

extension JSONValue: JSONWritable {
  /// Writes the value; numbers as they were read.
  public func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .bool(let flag): json.value(flag)
    case .number(let number, _): json.value(number)
    case .string(let text): json.value(text)
    case .array(let items): json.value(items)
    case .object(let members):
      json.object { json in
        for member in members { json.field(JSONKey(member.key), member.value) }
      }
    }
  }
}

/// Where and why a text is not JSON.
public struct JSONError: Error, Sendable, Hashable {
  /// What was found and expected: lower case, no full stop.
  public var message: String
  /// The byte offset in the input.
  public var offset: Int

  /// Makes an error.
  public init(message: String, offset: Int) {
    self.message = message
    self.offset = offset
  }

  /// Says what was found at an offset in the place of something else; the text ends before `end`.
  public init(
    expected: String, at offset: Int, in input: UnsafeBufferPointer<UInt8>, end: Int
  ) {
    self.offset = min(offset, end)
    guard offset < end else {
      message = "the text ends where \(expected) was expected"
      return
    }
    let byte = input[offset]
    let found =
      0x21...0x7E ~= byte
      ? "'\(Unicode.Scalar(byte))'" : "the byte \(String(byte, radix: 16, uppercase: true))"
    message = "found \(found) where \(expected) was expected"
  }
}
