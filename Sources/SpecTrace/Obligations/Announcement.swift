import SpecModel
import SpecText

/// A text for a screen reader as the spec writes it; placeholders and numbers stand for any words.
struct AnnouncedText: Sendable {
  /// The text as written.
  let written: String
  /// The folded words between placeholders.
  private let pieces: [[String]]

  /// Reads a text; "[count] photos", "{name} added" and "3 of 12" have placeholders.
  init(_ text: String) {
    written = text
    var pieces: [[String]] = []
    for part in Self.betweenPlaceholders(text) {
      var piece: [String] = []
      for word in Names.words(part) {
        guard Self.isNumber(word) else {
          piece.append(word)
          continue
        }
        pieces.append(piece)
        piece = []
      }
      pieces.append(piece)
    }
    self.pieces = pieces.filter { !$0.isEmpty }
  }

  /// Whether nothing but placeholders is stated, so that any text would do.
  var isOpen: Bool { pieces.isEmpty }

  /// Whether an announcement says the stated words in their order, whatever stands around and between them.
  func matches(_ words: [String]) -> Bool {
    var start = 0
    for piece in pieces {
      var place = start
      while place + piece.count <= words.count, !words[place...].starts(with: piece) { place += 1 }
      guard place + piece.count <= words.count else { return false }
      start = place + piece.count
    }
    return !pieces.isEmpty
  }

  private static func isNumber(_ word: String) -> Bool {
    word.utf8.allSatisfy { $0 &- 0x30 < 10 }
  }

  private static func betweenPlaceholders(_ text: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "[", "{", "<":
        if depth == 0 {
          parts.append(part)
          part = ""
        }
        depth += 1
      case "]", "}", ">": depth = max(0, depth - 1)
      default: if depth == 0 { part.unicodeScalars.append(scalar) }
      }
    }
    return parts + [part]
  }
}

/// A change of a machine that something may ask for.
struct Change: Sendable {
  /// The states that are left, and those that are entered.
  var source: StateSet
  var target: StateSet
  /// The rows that may have been taken.
  var edges: [Int]
  /// When the target is reached.
  var time: Double
}

/// What a screen reader must be told, and on entering which states or taking which rows.
struct Announcement: Sendable {
  /// The texts of which one is announced; any text where there are none.
  var texts: [AnnouncedText]
  /// For each machine, the states whose entry is announced, each with the states inside it.
  var states: [Int: [StateSet]] = [:]
  /// For each machine, the rows whose steps are announced.
  var edges: [Int: [Int]] = [:]

  /// Whether a state or row asks for it, so that its absence can be told.
  var isAsked: Bool { !states.isEmpty || !edges.isEmpty }

  /// For each machine, all states whose entry is announced.
  var allStates: [Int: StateSet] {
    states.mapValues { $0.reduce(into: StateSet()) { $0.formUnion($1) } }
  }

  /// The texts in words: '"Loading photos" or "Please wait"'.
  var text: String {
    texts.isEmpty
      ? "an announcement" : texts.map { "\"\($0.written)\"" }.joined(separator: " or ")
  }

  /// Whether a change asks for it: one that comes into a state from elsewhere, or takes a row.
  func isAsked(by machine: Int, _ change: Change) -> Bool {
    let enters = states[machine]?.contains {
      change.target.isSubset(of: $0) && !change.source.isSubset(of: $0)
    }
    if enters == true { return true }
    return edges[machine].map { asking in change.edges.contains { asking.contains($0) } } ?? false
  }
}
