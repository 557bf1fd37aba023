import SpecModel
import SpecText

/// How much two texts have in common.
enum Wording {
  /// How two texts relate.
  enum Likeness {
    /// The same words.
    case same
    /// Most words, and all numbers and words that turn a sentence around.
    case reworded
    /// Anything else.
    case different
  }

  /// The words of a text in lower case, with times and colours in one notation.
  static func words(_ text: String) -> [String] { Names.words(Notation.normalized(text)) }

  /// A text as it is compared: words in lower case, or the text itself where it has none.
  static func fold(_ text: String) -> String {
    let words = words(text)
    return words.isEmpty ? text.filter { !$0.isWhitespace } : words.joined(separator: " ")
  }

  /// Words that turn a sentence around, in the languages that specs are mostly written in.
  private static let turning: Lexicon = [
    "not", "no", "never", "only", "without", "except", "unless", "none", "neither", "nor", "cannot",
    "don", "doesn", "isn", "aren", "won", "must", "may", "optional", "required", "disabled",
    "enabled", "hidden", "visible", "before", "after", "above", "below", "more", "less", "least",
    "most", "nicht", "kein", "keine", "nie", "nur", "ohne", "pas", "jamais", "sans", "nunca", "sin",
  ]

  /// How two texts relate.
  static func likeness(_ old: String, _ new: String) -> Likeness {
    if fold(old) == fold(new) { return .same }
    let before = words(old)
    let after = words(new)
    guard telling(before) == telling(after), similarity(before, after) >= 0.6 else {
      return .different
    }
    return .reworded
  }

  /// The numbers and the words that turn a sentence around, in order of spelling.
  private static func telling(_ words: [String]) -> [String] {
    words.filter { word in
      turning.contains(word) || word.utf8.contains(where: ASCII.isDigit)
    }.sorted()
  }

  /// The share of words that two texts have in common (Dice), each as often as it occurs.
  static func similarity(_ old: [String], _ new: [String]) -> Double {
    guard !old.isEmpty, !new.isEmpty else { return old.isEmpty && new.isEmpty ? 1 : 0 }
    var counts: [String: Int] = [:]
    for word in old { counts[word, default: 0] += 1 }
    var common = 0
    for word in new {
      guard let count = counts[word], count > 0 else { continue }
      counts[word] = count - 1
      common += 1
    }
    return 2 * Double(common) / Double(old.count + new.count)
  }

  /// How alike two names are: by words, or by letters where one is a slip of the other.
  static func nameSimilarity(_ old: String, _ new: String) -> Double {
    let words = similarity(words(old), words(new))
    let a = ContiguousArray(Names.joined(old).utf8)
    let b = ContiguousArray(Names.joined(new).utf8)
    let length = max(a.count, b.count)
    guard length > 0, length <= 80 else { return words }
    let letters = 1 - Double(Suggestion.editDistance(a, b)) / Double(length)
    return max(words, letters)
  }
}

/// Names that have been given to things anew; texts of the old document are read with the new ones.
struct NameSubstitution {
  private var rules: [(old: [String], new: [String])] = []

  /// Adds a name in place of another.
  mutating func add(_ old: String, _ new: String) {
    let before = Wording.words(old)
    let after = Wording.words(new)
    guard !before.isEmpty, before != after else { return }
    rules.append((before, after))
    // Longer names first, so that none is taken for a part of itself.
    rules.sort { ($1.old.count, $0.old.joined()) < ($0.old.count, $1.old.joined()) }
  }

  /// Words with the new names in place of the old ones.
  func applied(to words: [String]) -> [String] {
    guard !rules.isEmpty else { return words }
    var result: [String] = []
    var index = 0
    scan: while index < words.count {
      for rule in rules where words[index...].starts(with: rule.old) {
        result += rule.new
        index += rule.old.count
        continue scan
      }
      result.append(words[index])
      index += 1
    }
    return result
  }

  /// A text as it is compared, with the new names.
  func fold(_ text: String) -> String {
    rules.isEmpty
      ? Wording.fold(text) : Wording.fold(applied(to: Wording.words(text)).joined(separator: " "))
  }

  /// Whether no name has changed.
  var isEmpty: Bool { rules.isEmpty }
}
