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

  /// Makes an empty writer with room for some number of bytes.
  public init(style: Style = .compact, capacity: Int = 0) {
    self.style = style
    if capacity > 0 { bytes.reserveCapacity(capacity) }
  }

  /// Writes a line feed that ends the text; nothing may follow.
  public mutating func endText() { bytes.append(0x0A) }

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

  // MARK: Shares

  /// A writer of the same style for items of an array that others write as well; `append(itemsOf:)` takes them over.
  ///
  /// - Parameter depth: in how many containers the items lie, the array included.
  public func itemWriter(depth: Int, capacity: Int = 0) -> JSONWriter {
    var writer = JSONWriter(style: style, capacity: capacity)
    writer.depth = depth
    // Each item begins with what separates it from one before.
    writer.isFirst = false
    return writer
  }

  /// Writes what item writers wrote into the array that is open.
  public mutating func append(itemsOf writers: [JSONWriter]) {
    for writer in writers where !writer.bytes.isEmpty {
      precondition(writer.depth == depth && !isAfterKey, "items lie as deep as the open array")
      bytes.append(contentsOf: isFirst ? writer.bytes.dropFirst() : writer.bytes[...])
      isFirst = false
    }
  }

  // MARK: Fields and values

  /// Writes the key of a field; the next value or container is the field's value.
  public mutating func key(_ key: String) {
    appendItem(key, end: style == .pretty ? ": " : ":")
    isAfterKey = true
  }

  /// Writes a field.
  public mutating func field(_ key: String, _ value: some JSONWritable) {
    self.key(key)
    value.write(to: &self)
  }

  /// Writes a field that holds a string.
  ///
  /// - Complexity: one append where key and value are short and need no escapes.
  public mutating func field(_ key: String, _ value: String) {
    guard !appendField(key, value) else { return }
    self.key(key)
    self.value(value)
  }

  /// Writes a field that holds a string, or `null`.
  public mutating func field(_ key: String, _ value: String?) {
    if let value {
      field(key, value)
    } else {
      self.key(key)
      null()
    }
  }

  /// Writes a field, or nothing where there is no value.
  public mutating func field(_ key: String, ifPresent value: (some JSONWritable)?) {
    if let value { field(key, value) }
  }

  /// Writes an item of an array, the value of a field or a top-level value.
  public mutating func value(_ value: some JSONWritable) { value.write(to: &self) }

  /// Writes a string.
  public mutating func value(_ value: String) { appendItem(value, end: "") }

  /// Writes an integer.
  public mutating func value(_ value: Int) {
    separate()
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var start = digits.count
      var rest = value.magnitude
      repeat {
        start -= 1
        digits[start] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      if value < 0 {
        start -= 1
        digits[start] = 0x2D
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }

  /// Writes a number: shortest digits that read back the same, whole numbers without fraction, `null` if not finite.
  public mutating func value(_ value: Double) {
    separate()
    append(Self.text(of: value))
  }

  /// Writes `true` or `false`.
  public mutating func value(_ value: Bool) {
    separate()
    append(value ? "true" as StaticString : "false")
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    append("null" as StaticString)
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
    if depth > 0 {
      breakLine(hasComma: !isFirst)
    } else if !isFirst {
      bytes.append(0x0A)
    }
    isFirst = false
  }

  private mutating func breakLine(hasComma: Bool = false) {
    guard style == .pretty else {
      if hasComma { bytes.append(0x2C) }
      return
    }
    let start = hasComma ? 0 : 1
    let count = min(2 + 2 * depth, Self.breaks.utf8CodeUnitCount)
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: Self.breaks.utf8Start + start, count: count - start))
    for _ in count..<max(count, 2 + 2 * depth) { bytes.append(0x20) }
  }

  /// Texts up to this length are put together with what stands around them before they are appended (bytes).
  private static let shortText = 128

  /// Writes a string with what separates it from the item before and some bytes behind it.
  ///
  /// - Complexity: one append where the string is short and needs no escapes, as nearly all keys and names.
  private mutating func appendItem(_ text: String, end: StaticString) {
    let lead = lead
    var text = text
    let isWritten = text.withUTF8 { buffer in
      guard let lead, buffer.count <= Self.shortText, Self.isPlain(buffer) else {
        return false
      }
      appendAtOnce(lead, buffer, end)
      return true
    }
    if isWritten {
      isAfterKey = false
      isFirst = false
    } else {
      separate()
      appendQuoted(text)
      append(end)
    }
  }

  private mutating func appendAtOnce(
    _ lead: Lead, _ text: UnsafeBufferPointer<UInt8>, _ end: StaticString
  ) {
    withUnsafeTemporaryAllocation(byteCount: 3 * Self.shortText, alignment: 8) { room in
      var count = lead.write(to: room)
      Self.quote(text, end, in: room, at: &count)
      append(room, count)
    }
  }

  /// Writes a key and a string behind it; false where one of them is long or needs escapes.
  private mutating func appendField(_ key: String, _ value: String) -> Bool {
    guard let lead, !isAfterKey else { return false }
    let colon: StaticString = style == .pretty ? ": " : ":"
    var (key, value) = (key, value)
    let isWritten = key.withUTF8 { key in
      value.withUTF8 { value in
        guard key.count <= Self.shortText / 2, value.count <= Self.shortText, Self.isPlain(key),
          Self.isPlain(value)
        else { return false }
        withUnsafeTemporaryAllocation(byteCount: 3 * Self.shortText, alignment: 8) { room in
          var count = lead.write(to: room)
          Self.quote(key, colon, in: room, at: &count)
          Self.quote(value, "", in: room, at: &count)
          append(room, count)
        }
        return true
      }
    }
    if isWritten { isFirst = false }
    return isWritten
  }

  /// Puts a text in quotes into a room, with some bytes behind it.
  @inline(__always)
  private static func quote(
    _ text: UnsafeBufferPointer<UInt8>, _ end: StaticString,
    in room: UnsafeMutableRawBufferPointer, at count: inout Int
  ) {
    room[count] = 0x22
    count += 1
    UnsafeMutableRawBufferPointer(rebasing: room[count...]).copyMemory(from: .init(text))
    count += text.count
    room[count] = 0x22
    count += 1
    for offset in 0..<end.utf8CodeUnitCount { room[count + offset] = end.utf8Start[offset] }
    count += end.utf8CodeUnitCount
  }

  private mutating func append(_ room: UnsafeMutableRawBufferPointer, _ count: Int) {
    let written = UnsafeRawBufferPointer(rebasing: room[..<count])
    written.withMemoryRebound(to: UInt8.self) { bytes.append(contentsOf: $0) }
  }

  /// What stands between two items: a comma, a line feed and an indent, or less.
  private struct Lead {
    /// The number of bytes in all, at most 40.
    var count: Int
    var hasComma = false

    /// Writes it to the start of a room that has place for 40 bytes; returns the number of bytes.
    @inline(__always)
    func write(to room: UnsafeMutableRawBufferPointer) -> Int {
      guard count > 0 else { return 0 }
      for offset in stride(from: 0, to: count, by: 8) {
        room.storeBytes(
          of: 0x2020_2020_2020_2020, toByteOffset: offset, as: UInt64.self)
      }
      room[0] = hasComma ? 0x2C : 0x0A
      if hasComma, count > 1 { room[1] = 0x0A }
      return count
    }
  }

  /// What stands between the previous item and the next; `nil` where that is longer, or a line feed at the top level.
  private var lead: Lead? {
    if isAfterKey { return Lead(count: 0) }
    guard depth > 0 else { return nil }
    if style == .compact { return Lead(count: isFirst ? 0 : 1, hasComma: true) }
    let count = (isFirst ? 1 : 2) + 2 * depth
    return count <= 40 ? Lead(count: count, hasComma: !isFirst) : nil
  }

  /// A comma, a line feed and the indents of sixteen levels.
  private static let breaks: StaticString = ",\n                                "

  private mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Appends a string with the escapes that RFC 8259, section 7 demands and no others.
  private mutating func appendQuoted(_ text: String) {
    var text = text
    bytes.append(0x22)
    text.withUTF8 { buffer in
      var start = 0
      while let place = Self.escaped(buffer, from: start) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[start..<place]))
        appendEscape(buffer[place])
        start = place + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[start...]))
    }
    bytes.append(0x22)
  }

  /// The next byte that must be escaped; words of eight bytes at a time (Mycroft's test).
  private static func escaped(_ buffer: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let raw = UnsafeRawBufferPointer(buffer)
    var place = start
    while place + 8 <= raw.count {
      if hasEscape(raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)) { break }
      place += 8
    }
    while place < raw.count {
      let byte = raw[place]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C { return place }
      place += 1
    }
    return nil
  }

  /// Whether no byte must be escaped; the last bytes are looked at once more with those before them.
  private static func isPlain(_ buffer: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = UnsafeRawPointer(buffer.baseAddress) else { return true }
    let count = buffer.count
    if count >= 8 {
      var place = 0
      while place < count - 8 {
        if hasEscape(base.loadUnaligned(fromByteOffset: place, as: UInt64.self)) { return false }
        place += 8
      }
      return !hasEscape(base.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
    }
    if count >= 4 {
      let first = base.loadUnaligned(as: UInt32.self)
      let last = base.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      return !hasEscape(UInt64(first) << 32 | UInt64(last))
    }
    return buffer.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }
  }

  /// Whether one of eight bytes must be escaped.
  @inline(__always)
  private static func hasEscape(_ word: UInt64) -> Bool {
    let quotes = word ^ 0x2222_2222_2222_2222
    let slashes = word ^ 0x5C5C_5C5C_5C5C_5C5C
    let found =
      ((word &- 0x2020_2020_2020_2020) & ~word)
      | ((quotes &- 0x0101_0101_0101_0101) & ~quotes)
      | ((slashes &- 0x0101_0101_0101_0101) & ~slashes)
    return found & 0x8080_8080_8080_8080 != 0
  }

  private mutating func appendEscape(_ byte: UInt8) {
    switch byte {
    case 0x22, 0x5C: bytes.append(contentsOf: [0x5C, byte])
    case 0x08: append("\\b" as StaticString)
    case 0x09: append("\\t" as StaticString)
    case 0x0A: append("\\n" as StaticString)
    case 0x0C: append("\\f" as StaticString)
    case 0x0D: append("\\r" as StaticString)
    default:
      let digits = ContiguousArray("0123456789abcdef".utf8)
      append("\\u00" as StaticString)
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    }
  }
}
