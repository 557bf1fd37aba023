import SpecJSON
import SpecText

/// A JSON value whose objects know where they stand.
struct PlacedJSON {
  /// The value without its objects and arrays, `null` for those.
  private(set) var scalar = JSONValue.null
  /// The members of an object.
  private(set) var members: [Member]?
  /// The items of an array.
  private(set) var array: [PlacedJSON]?
  /// The object, up to the end of its first line.
  private(set) var range = SourceRange.zero

  /// Reads the value that fills a range of a text.
  init(_ source: SourceText, _ part: Range<Int>) throws(JSONError) {
    let value = try JSONParser.parse(source.bytes, in: part)
    var cursor = Cursor(objects: Self.objects(source.bytes, part), source: source)
    self.init(value, &cursor)
  }

  /// A member of an object.
  struct Member {
    let key: String
    let value: PlacedJSON

    init(_ key: String, _ value: PlacedJSON) {
      self.key = key
      self.value = value
    }
  }

  private struct Cursor {
    var objects: [Range<Int>]
    var next = 0
    var source: SourceText
  }

  /// The depth of recursion is that of `JSONParser`, which is limited.
  private init(_ value: JSONValue, _ cursor: inout Cursor) {
    switch value {
    case .object(let own):
      if cursor.next < cursor.objects.count {
        let object = cursor.objects[cursor.next]
        let line = cursor.source.lineRange(cursor.source.lineIndex(of: object.lowerBound))
        range = SourceRange(object.lowerBound, min(Int(line.end), object.upperBound))
      }
      cursor.next += 1
      var placed: [Member] = []
      placed.reserveCapacity(own.count)
      for member in own { placed.append(Member(member.key, PlacedJSON(member.value, &cursor))) }
      members = placed
    case .array(let items):
      var placed: [PlacedJSON] = []
      placed.reserveCapacity(items.count)
      for item in items { placed.append(PlacedJSON(item, &cursor)) }
      array = placed
    default: scalar = value
    }
  }

  /// The bytes of all objects in the order of their first brackets.
  private static func objects(
    _ bytes: ContiguousArray<UInt8>, _ part: Range<Int>
  ) -> [Range<Int>] {
    var objects: [Range<Int>] = []
    var open: [Int] = []
    var index = part.lowerBound
    var isText = false
    while index < part.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "\\") where isText: index += 1
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "{") where !isText:
        open.append(objects.count)
        objects.append(index..<part.upperBound)
      case UInt8(ascii: "}") where !isText:
        if let object = open.popLast() {
          objects[object] = objects[object].lowerBound..<(index + 1)
        }
      default: break
      }
      index += 1
    }
    return objects
  }

  /// The value of a key, the last where it occurs twice.
  subscript(key: String) -> PlacedJSON? { members?.last { $0.key == key }?.value }

  /// Whether an object has a key, even with `null`.
  func has(_ key: String) -> Bool { members?.contains { $0.key == key } == true }

  /// A text that is not empty.
  var text: String? { scalar.string.flatMap { $0.isEmpty ? nil : $0 } }
  /// A number, also when written as a text.
  var number: Double? {
    let value = scalar.double ?? scalar.string.flatMap { Double($0) }
    return value?.isFinite == true ? value : nil
  }
  /// A truth value, also when written as a text or number.
  var flag: Bool? {
    if let flag = scalar.bool { return flag }
    if let number = scalar.double { return number != 0 }
    return scalar.string.flatMap(DumpValue.flag)
  }
  /// Four numbers as x, y, width and height.
  var rect: LayoutRect? {
    guard let array, array.count == 4 else { return nil }
    let numbers = array.compactMap(\.number)
    guard numbers.count == 4 else { return nil }
    return LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  /// "x", "y", "width", "height" of an object, or "origin" and "size", or "left" and "top".
  var frame: LayoutRect? {
    let origin = self["origin"] ?? self
    let size = self["size"] ?? self
    guard let x = (origin["x"] ?? origin["left"])?.number,
      let y = (origin["y"] ?? origin["top"])?.number, let width = size["width"]?.number,
      let height = size["height"]?.number
    else { return nil }
    return LayoutRect(x: x, y: y, width: width, height: height)
  }
}
