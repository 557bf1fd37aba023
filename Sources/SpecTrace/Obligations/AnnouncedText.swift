import SpecModel
import SpecText

/// A text for a screen reader as the spec writes it; placeholders and numbers stand for words.
struct AnnouncedText: Sendable {
  /// A part of a text.
  private enum Piece: Equatable {
    case words([String])
    /// One word or a few.
    case anything
    /// A number, in digits or as a word.
    case number
  }

  /// Where an announcement says a text.
  struct Place: Hashable {
    /// The words of the announcement.
    var words: Range<Int>
    /// How many of them the spec writes.
    var stated: Int
  }

  /// The text as written.
  let written: String
  private let pieces: [Piece]
  /// How many words are stated beside placeholders.
  private let statedCount: Int

  /// So many words a placeholder may stand for, and a number: "1,250.50" has three.
  private static let reach = 12
  private static let numberReach = 4

  /// Names of placeholders that stand for a number.
  private static let counts: Lexicon = [
    "count", "n", "m", "number", "num", "total", "index", "position", "amount", "percent",
    "percentage", "quantity", "minutes", "seconds", "hours", "days",
  ]
  private static let numbers: Lexicon = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve",
  ]

  /// Reads a text; "[count] photos", "{name} added" and "3 of 12" have placeholders.
  init(_ text: String) {
    written = text
    var pieces: [Piece] = []
    for (part, isPlaceholder) in Self.parts(of: text) {
      let words = Names.words(part)
      if isPlaceholder {
        let isCount = !words.isEmpty && words.allSatisfy(Self.counts.contains)
        pieces.append(isCount ? .number : .anything)
        continue
      }
      for word in words {
        if Self.isNumber(word) {
          pieces.append(.number)
        } else if case .words(let before)? = pieces.last {
          pieces[pieces.count - 1] = .words(before + [word])
        } else {
          pieces.append(.words([word]))
        }
      }
    }
    // Two placeholders beside each other stand for more words, not for others.
    self.pieces = pieces.indices.filter {
      $0 == 0 || pieces[$0] != .anything || pieces[$0 - 1] != .anything
    }.map { pieces[$0] }
    statedCount = pieces.reduce(0) {
      if case .words(let words) = $1 { $0 + words.count } else { $0 }
    }
  }

  /// Whether nothing but placeholders is stated, so that any text would do.
  var isOpen: Bool { statedCount == 0 && !pieces.contains(.number) || pieces.isEmpty }

  /// Whether an announcement says the stated words in their order, whatever stands around them.
  func matches(_ words: [String]) -> Bool { !places(in: words).isEmpty }

  /// Where an announcement says the text: its words one after another, with one word or a few for each placeholder.
  ///
  /// - Complexity: O(words × pieces × words of a placeholder) for each word that begins like the text.
  func places(in words: [String]) -> [Place] {
    guard !isOpen else { return [] }
    return words.indices.compactMap { start in
      end(in: words, from: start).map {
        Place(words: start..<$0, stated: statedCount)
      }
    }
  }

  /// The place behind the last word of the text where it begins at a word, the first of several; `nil` where it does not.
  private func end(in words: [String], from start: Int) -> Int? {
    var places: Set<Int> = [start]
    for piece in pieces {
      var next: Set<Int> = []
      for place in places { next.formUnion(ends(of: piece, in: words, from: place)) }
      guard !next.isEmpty else { return nil }
      places = next
    }
    return places.min()
  }

  /// The places behind the words that a piece may stand for.
  private func ends(of piece: Piece, in words: [String], from start: Int) -> [Int] {
    let rest = words[start...]
    switch piece {
    case .words(let stated): return rest.starts(with: stated) ? [start + stated.count] : []
    case .number:
      let count = rest.prefix(Self.numberReach).prefix(while: Self.isCount).count
      return Array((start..<start + count).map { $0 + 1 })
    case .anything:
      return Array((start..<start + min(rest.count, Self.reach)).map { $0 + 1 })
    }
  }

  private static func isNumber(_ word: String) -> Bool {
    word.utf8.allSatisfy { $0 &- 0x30 < 10 }
  }

  private static func isCount(_ word: String) -> Bool {
    word.utf8.contains { $0 &- 0x30 < 10 } || numbers.contains(word)
  }

  /// The text between placeholders, and the placeholders.
  private static func parts(of text: String) -> [(text: String, isPlaceholder: Bool)] {
    var parts: [(text: String, isPlaceholder: Bool)] = []
    var part = ""
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "[", "{", "<":
        if depth == 0 {
          parts.append((part, false))
          part = ""
        }
        depth += 1
      case "]", "}", ">":
        depth = max(0, depth - 1)
        if depth == 0 {
          parts.append((part, true))
          part = ""
        }
      default: part.unicodeScalars.append(scalar)
      }
    }
    return parts + [(part, depth > 0)]
  }
}
