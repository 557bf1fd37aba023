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

  /// What stands before the room: what others wrote, and what was written before that.
  private var done: [ArraySlice<UInt8>] = []
  private var room: ByteRoom
  private let style: Style
  private var depth = 0
  private var isFirst = true
  private var isAfterKey = false

  /// Makes an empty writer with room for some number of bytes.
  public init(style: Style = .compact, capacity: Int = 0) {
    self.style = style
    room = ByteRoom(capacity: capacity)
  }

  /// Writes a line feed that ends the text; nothing may follow.
  public mutating func endText() {
    room.append(0x0A)
    room.trim()
  }

  /// What has been written so far; no copy behind `endText()`, unless others wrote much of it.
  public var bytes: ContiguousArray<UInt8> {
    done.isEmpty ? room.bytes : ContiguousArray(pieces.joined())
  }

  /// What has been written so far, as pieces that stand one behind the other; no copies.
  public var pieces: [ArraySlice<UInt8>] { done + [room.bytes(from: 0)] }

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
  public mutating func object(_ key: JSONKey, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    object(body)
  }

  /// Writes a field that holds an array.
  public mutating func array(_ key: JSONKey, _ body: (inout JSONWriter) -> Void) {
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
    for writer in writers where writer.room.count > 0 {
      precondition(writer.depth == depth && !isAfterKey, "items lie as deep as the open array")
      precondition(writer.done.isEmpty, "item writers take over nothing themselves")
      // The first item of all has no comma before it.
      let start = isFirst ? 1 : 0
      if writer.room.count < Self.pieceSize {
        room.append(from: writer.room, behind: start)
      } else {
        done += [room.bytes(from: 0), writer.room.bytes(from: start)]
        room = ByteRoom(capacity: 0)
      }
      isFirst = false
    }
  }

  /// From what number of bytes on what others wrote stays where it is.
  private static let pieceSize = 1 << 14

  // MARK: Fields and values

  /// Writes the key of a field; the next value or container is the field's value.
  public mutating func key(_ key: JSONKey) {
    let end: StaticString = style == .pretty ? ": " : ":"
    let isWritten = key.withBytes { bytes, isPlain in
      guard isPlain || Self.isPlain(bytes) else { return false }
      append(bytes, end: end)
      return true
    }
    if !isWritten { appendEscaped(key.string, end: end) }
    isAfterKey = true
  }

  /// Writes a field.
  public mutating func field(_ key: JSONKey, _ value: some JSONWritable) {
    self.key(key)
    value.write(to: &self)
  }

  /// Writes a field that holds a string.
  ///
  /// - Complexity: one append where key and value need no escapes.
  public mutating func field(_ key: JSONKey, _ value: String) {
    guard !appendField(key, value) else { return }
    self.key(key)
    self.value(value)
  }

  /// Writes a field that holds a string, or `null`.
  public mutating func field(_ key: JSONKey, _ value: String?) {
    if let value {
      field(key, value)
    } else {
      self.key(key)
      null()
    }
  }

  /// Writes a field, or nothing where there is no value.
  public mutating func field(_ key: JSONKey, ifPresent value: (some JSONWritable)?) {
    if let value { field(key, value) }
  }

  /// Writes an item of an array, the value of a field or a top-level value.
  public mutating func value(_ value: some JSONWritable) { value.write(to: &self) }

  /// Writes a string.
  public mutating func value(_ value: String) { appendItem(value) }

  /// Writes a part of a string, given by offsets of whole characters in its UTF-8.
  public mutating func value(_ text: String, utf8 part: Range<Int>) {
    var text = text
    let isWritten = text.withUTF8 { bytes in
      let bytes = UnsafeBufferPointer(rebasing: bytes[part])
      guard Self.isPlain(bytes) else { return false }
      append(bytes, end: "")
      return true
    }
    guard !isWritten else { return }
    let start = text.utf8.index(text.startIndex, offsetBy: part.lowerBound)
    appendItem(String(text[start..<text.utf8.index(start, offsetBy: part.count)]))
  }

  /// Writes an integer.
  public mutating func value(_ value: Int) {
    separate()
    room.append(atMost: Self.digitLimit) { Self.write(value, to: $0) }
  }

  /// Writes a field that holds an integer.
  public mutating func field(_ key: JSONKey, _ value: Int) {
    self.key(key)
    self.value(value)
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
    room.append(bracket)
    depth += 1
    isFirst = true
  }

  private mutating func close(_ bracket: UInt8) {
    precondition(depth > 0 && !isAfterKey, "every container is opened before it is closed")
    depth -= 1
    let lead = isFirst ? Lead(indent: nil) : Lead(indent: style == .pretty ? depth : nil)
    room.append(atMost: lead.room + 1) { place in
      let count = lead.write(to: place)
      place[count] = bracket
      return count + 1
    }
    isFirst = false
  }

  /// Writes what stands between the previous item and the next.
  private mutating func separate() {
    let lead = lead
    room.append(atMost: lead.room) { lead.write(to: $0) }
    isAfterKey = false
    isFirst = false
  }

  /// Writes a string with what separates it from the item before.
  private mutating func appendItem(_ text: String) {
    var text = text
    let isWritten = text.withUTF8 { text in
      guard Self.isPlain(text) else { return false }
      append(text, end: "")
      return true
    }
    if !isWritten { appendEscaped(text, end: "") }
  }

  /// Writes a text that needs no escapes, with what separates it from the item before and some bytes behind it.
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>, end: StaticString) {
    let lead = lead
    room.append(atMost: lead.room + Self.quoted(text) + end.utf8CodeUnitCount) { place in
      var count = lead.write(to: place)
      Self.quote(text, end, at: place, &count)
      return count
    }
    isAfterKey = false
    isFirst = false
  }

  private mutating func appendEscaped(_ text: String, end: StaticString) {
    separate()
    appendQuoted(text)
    append(end)
  }

  /// Writes a key and a string behind it; false where one of them needs escapes.
  private mutating func appendField(_ key: JSONKey, _ value: String) -> Bool {
    let lead = lead
    let colon: StaticString = style == .pretty ? ": " : ":"
    var value = value
    let isWritten = key.withBytes { key, isPlain in
      value.withUTF8 { value in
        guard isPlain || Self.isPlain(key), Self.isPlain(value) else { return false }
        let most = lead.room + Self.quoted(key) + colon.utf8CodeUnitCount + Self.quoted(value)
        room.append(atMost: most) { place in
          var count = lead.write(to: place)
          Self.quote(key, colon, at: place, &count)
          Self.quote(value, "", at: place, &count)
          return count
        }
        return true
      }
    }
    if isWritten {
      isAfterKey = false
      isFirst = false
    }
    return isWritten
  }

  /// How many bytes a text takes in quotes.
  private static func quoted(_ text: UnsafeBufferPointer<UInt8>) -> Int { text.count + 2 }

  /// Puts a text in quotes at a place, with some bytes behind it.
  @inline(__always)
  private static func quote(
    _ text: UnsafeBufferPointer<UInt8>, _ end: StaticString, at place: UnsafeMutablePointer<UInt8>,
    _ count: inout Int
  ) {
    place[count] = 0x22
    ByteRoom.copy(text, to: place + count + 1)
    count += text.count + 1
    place[count] = 0x22
    count += 1
    for offset in 0..<end.utf8CodeUnitCount { place[count + offset] = end.utf8Start[offset] }
    count += end.utf8CodeUnitCount
  }

  /// How many bytes the digits and the sign of an integer take at most.
  private static let digitLimit = 20

  /// Writes an integer at a place; returns the number of bytes.
  private static func write(_ value: Int, to place: UnsafeMutablePointer<UInt8>) -> Int {
    var (rest, count) = (value.magnitude, value < 0 ? 2 : 1)
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    rest = value.magnitude
    var at = count
    repeat {
      at -= 1
      place[at] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    if value < 0 { place[0] = 0x2D }
    return count
  }

  /// What stands between two items: a comma, a line feed and an indent, or less.
  private struct Lead {
    /// Whether a comma comes first.
    var hasComma = false
    /// Line feed and indent, in levels; `nil` where there is none.
    var indent: Int?

    /// How many bytes may be written.
    var room: Int { 16 + 2 * (indent ?? 0) }

    /// Writes it to a place that has `room`; returns the number of bytes.
    @inline(__always)
    func write(to place: UnsafeMutablePointer<UInt8>) -> Int {
      var count = 0
      if hasComma {
        place.pointee = 0x2C
        count = 1
      }
      guard let indent else { return count }
      place[count] = 0x0A
      count += 1
      let raw = UnsafeMutableRawPointer(place + count)
      for offset in stride(from: 0, to: 2 * indent, by: 8) {
        raw.storeBytes(of: 0x2020_2020_2020_2020, toByteOffset: offset, as: UInt64.self)
      }
      return count + 2 * indent
    }
  }

  /// What stands between the previous item and the next.
  @inline(__always)
  private var lead: Lead {
    if isAfterKey { return Lead() }
    let isInside = depth > 0
    return Lead(
      hasComma: isInside && !isFirst,
      indent: isInside ? (style == .pretty ? depth : nil) : (isFirst ? nil : 0))
  }

  private mutating func append(_ text: StaticString) {
    room.append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { room.append($0) }
  }

  /// Appends a string with the escapes that RFC 8259, section 7 demands and no others.
  private mutating func appendQuoted(_ text: String) {
    room.append(0x22)
    appendUnquoted(text)
    room.append(0x22)
  }

  private mutating func appendUnquoted(_ text: String) {
    var text = text
    text.withUTF8 { buffer in
      var start = 0
      while let place = Self.escaped(buffer, from: start) {
        room.append(UnsafeBufferPointer(rebasing: buffer[start..<place]))
        appendEscape(buffer[place])
        start = place + 1
      }
      room.append(UnsafeBufferPointer(rebasing: buffer[start...]))
    }
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
    case 0x22, 0x5C:
      room.append(0x5C)
      room.append(byte)
    case 0x08: append("\\b" as StaticString)
    case 0x09: append("\\t" as StaticString)
    case 0x0A: append("\\n" as StaticString)
    case 0x0C: append("\\f" as StaticString)
    case 0x0D: append("\\r" as StaticString)
    default:
      let digits = ContiguousArray("0123456789abcdef".utf8)
      append("\\u00" as StaticString)
      room.append(digits[Int(byte >> 4)])
      room.append(digits[Int(byte & 15)])
    }
  }
}
