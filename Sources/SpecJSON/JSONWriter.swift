/// Writes JSON (RFC 8259) as UTF-8, with keys in the order in which they are given.
///
/// ```swift
/// var json = JSONWriter(style: .pretty)
/// json.object { json in
///   json.field("name", "Settings")
///   json.field("states", 4)
///   json.field("owner", nil as String?)               // "owner": null
///   json.field("note", ifPresent: note)               // left out where `note` is nil
///   json.array("tags") { json in
///     for tag in tags { json.value(tag) }
///   }
///   json.object("place") { json in json.field("line", 3) }
/// }
/// print(json.string)
/// ```
///
/// A type that conforms to `JSONWritable` can be given as a value anywhere. Several values at the top level are
/// separated by line feeds, so that the compact style yields JSON Lines.
///
/// - Invariant: the same calls give the same bytes; nothing depends on locale or hashing.
public struct JSONWriter: Sendable {
  /// How much white space is written.
  public enum Style: Sendable, Hashable {
    /// No white space.
    case compact
    /// One item a line, indented by two spaces.
    case pretty
  }

  /// What has been written so far.
  public private(set) var bytes: ContiguousArray<UInt8> = []
  private let style: Style
  private var depth = 0
  private var isFirst = true
  private var isAfterKey = false

  /// Makes an empty writer.
  public init(style: Style = .compact) {
    self.style = style
  }

  /// What has been written so far as text.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Containers

  /// Writes an object whose fields the closure writes.
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    beginObject()
    body(&self)
    endObject()
  }

  /// Writes an array whose items the closure writes.
  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    beginArray()
    body(&self)
    endArray()
  }

  /// Writes a field that holds an object.
  public mutating func object(_ key: String, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    object(body)
  }

  /// Writes a field that holds an array.
  public mutating func array(_ key: String, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    array(body)
  }

  /// Opens an object; pair with `endObject()`.
  public mutating func beginObject() { open(0x7B) }
  /// Closes an object.
  public mutating func endObject() { close(0x7D) }
  /// Opens an array; pair with `endArray()`.
  public mutating func beginArray() { open(0x5B) }
  /// Closes an array.
  public mutating func endArray() { close(0x5D) }

  // MARK: Fields and values

  /// Writes the key of a field; the next value or container is the field's value.
  public mutating func key(_ key: String) {
    separate()
    appendQuoted(key)
    bytes.append(0x3A)
    if style == .pretty { bytes.append(0x20) }
    isAfterKey = true
  }

  /// Writes a field.
  public mutating func field(_ key: String, _ value: some JSONWritable) {
    self.key(key)
    value.write(to: &self)
  }

  /// Writes a field, or nothing where there is no value.
  public mutating func field(_ key: String, ifPresent value: (some JSONWritable)?) {
    if let value { field(key, value) }
  }

  /// Writes an item of an array, the value of a field or a top-level value.
  public mutating func value(_ value: some JSONWritable) { value.write(to: &self) }

  /// Writes a string.
  public mutating func value(_ value: String) {
    separate()
    appendQuoted(value)
  }

  /// Writes an integer.
  public mutating func value(_ value: Int) {
    separate()
    append(value.description)
  }

  /// Writes a number: shortest digits that read back the same, whole numbers without fraction, `null` if not finite.
  public mutating func value(_ value: Double) {
    separate()
    append(Self.text(of: value))
  }

  /// Writes `true` or `false`.
  public mutating func value(_ value: Bool) {
    separate()
    append(value ? "true" : "false")
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    append("null")
  }

  /// The JSON text of a number.
  static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if let whole = Int(exactly: number), abs(number) < 9_007_199_254_740_992 {
      return whole.description
    }
    return number.description
  }

  // MARK: Bytes

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth += 1
    isFirst = true
  }

  private mutating func close(_ bracket: UInt8) {
    precondition(depth > 0 && !isAfterKey, "every container is opened before it is closed")
    depth -= 1
    if !isFirst { breakLine() }
    bytes.append(bracket)
    isFirst = false
  }

  /// Writes what stands between the previous item and the next.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    if depth == 0 {
      if !isFirst { bytes.append(0x0A) }
    } else {
      if !isFirst { bytes.append(0x2C) }
      breakLine()
    }
    isFirst = false
  }

  private mutating func breakLine() {
    guard style == .pretty else { return }
    let start = Self.lineStart
    let width = min(1 + 2 * depth, start.utf8CodeUnitCount)
    bytes.append(contentsOf: UnsafeBufferPointer(start: start.utf8Start, count: width))
    for _ in width..<max(width, 1 + 2 * depth) { bytes.append(0x20) }
  }

  /// A line feed and the blanks of sixteen levels.
  private static let lineStart: StaticString = "\n                                "

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Appends a string with the escapes that RFC 8259, section 7 demands and no others.
  private mutating func appendQuoted(_ text: String) {
    bytes.append(0x22)
    var text = text
    text.withUTF8 { buffer in
      var start = 0
      for index in buffer.indices {
        let byte = buffer[index]
        guard byte < 0x20 || byte == 0x22 || byte == 0x5C else { continue }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[start..<index]))
        appendEscape(byte)
        start = index + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[start...]))
    }
    bytes.append(0x22)
  }

  private mutating func appendEscape(_ byte: UInt8) {
    switch byte {
    case 0x22, 0x5C: bytes.append(contentsOf: [0x5C, byte])
    case 0x08: append("\\b")
    case 0x09: append("\\t")
    case 0x0A: append("\\n")
    case 0x0C: append("\\f")
    case 0x0D: append("\\r")
    default:
      let digits = ContiguousArray("0123456789abcdef".utf8)
      append("\\u00")
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    }
  }
}
