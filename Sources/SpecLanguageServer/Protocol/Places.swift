import SpecJSON

/// How columns are counted.
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// How many units a character takes, given its first byte in UTF-8.
  func width(ofLead byte: UInt8) -> Int {
    switch self {
    case .utf8: byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    case .utf16: byte < 0xF0 ? 1 : 2
    }
  }
}

/// A place between two characters as the editor counts it.
///
/// - Units: lines and characters are 0-based; characters are units of the negotiated encoding.
struct Position: Sendable, Hashable, Comparable {
  /// The line.
  var line: Int
  /// Units before it on the line.
  var character: Int

  /// Makes a position.
  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  init?(_ json: JSONValue?) {
    guard let line = json?["line"]?.int, let character = json?["character"]?.int, line >= 0,
      character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  var json: JSONValue {
    .record(["line": .int(line), "character": .int(character)])
  }

  /// Orders by line, then character.
  static func < (a: Position, b: Position) -> Bool {
    (a.line, a.character) < (b.line, b.character)
  }
}

/// A half-open range of places.
struct LineRange: Sendable, Hashable {
  /// The first place.
  var start: Position
  /// The place after the last character.
  var end: Position

  /// Makes a range.
  init(_ start: Position, _ end: Position) {
    self.start = start
    self.end = end
  }

  init?(_ json: JSONValue?) {
    guard let start = Position(json?["start"]), let end = Position(json?["end"]) else { return nil }
    self.init(start, end)
  }

  /// Whether the two share a place; ranges that only touch do.
  func meets(_ other: LineRange) -> Bool { start <= other.end && other.start <= end }

  var json: JSONValue { .record(["start": start.json, "end": end.json]) }
}

/// A replacement of a range by a text.
struct TextEdit: Sendable, Hashable {
  /// What is replaced.
  var range: LineRange
  /// The new text.
  var text: String

  var json: JSONValue { .record(["range": range.json, "newText": .string(text)]) }
}
