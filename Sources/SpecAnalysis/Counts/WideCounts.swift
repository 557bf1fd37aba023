import SpecText

/// Numbers before words that count things, in scripts without plurals: "6단계 weight", "5つの色", "全8画面".
struct WideCount {
  var number: Int
  /// The word that counts; empty where the thing follows at once.
  var counter: String
  /// What stands behind it.
  var rest: Substring
  /// Where the number begins.
  var start: String.Index
  /// Whether the words around it make it a bound or the number of one thing: "5個以下", "第3段階".
  var isBound = false

  private static let boundsBehind = [
    "以上", "以下", "以内", "以內", "まで", "未満", "이상", "이하", "이내", "까지", "미만", "번째",
  ]
  private static let boundsBefore = [
    "最大", "最小", "至少", "最多", "约", "約", "最高", "最低", "第", "최대", "최소", "약", "제", "다른", "他", "另外", "其他",
    "其中", "うち",
  ]
  private static let counters = [
    "種類", "段階", "가지", "단계", "个", "個", "种", "種", "类", "類", "款", "档", "级", "級", "つ", "枚", "件", "개",
    "종",
  ]
  private static let signs: [Character: Int] = [
    "二": 2, "两": 2, "兩": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "十": 10,
  ]
  private static let korean: [(word: String, number: Int)] = [
    ("두", 2), ("세", 3), ("네", 4), ("다섯", 5), ("여섯", 6), ("일곱", 7), ("여덟", 8), ("아홉", 9), ("열", 10),
  ]
  private static let joints: Set<Character> = [" ", "의", "の", "的"]

  /// The numbers of a text in digits, and those in signs before a word that counts.
  ///
  /// - Complexity: O(text).
  static func all(in text: String) -> [WideCount] {
    var result: [WideCount] = []
    var place = text.startIndex
    while place < text.endIndex {
      guard let found = number(at: place, text) else {
        place = text.index(after: place)
        continue
      }
      place = found.end
      let rest = text[place...].drop { $0 == " " }
      let counter = counters.first(where: rest.hasPrefix)
      guard counter != nil || found.isDigits else { continue }
      let behind = rest.dropFirst(counter?.count ?? 0)
      let next = behind.drop { $0 == " " }
      let before = text[..<found.start].reversed().drop { $0 == " " }
      result.append(
        WideCount(
          number: found.value, counter: counter ?? "", rest: behind.drop { joints.contains($0) },
          start: found.start,
          isBound: boundsBehind.contains(where: next.hasPrefix)
            || boundsBefore.contains { before.starts(with: $0.reversed()) }))
    }
    return result
  }

  private struct Found {
    var value: Int
    var start: String.Index
    var end: String.Index
    var isDigits: Bool
  }

  private static func number(
    at place: String.Index, _ text: String
  ) -> Found? {
    let rest = text[place...]
    let before = place > text.startIndex ? text[text.index(before: place)] : " "
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty {
      // "v2", "1.5" and "3-5" count nothing; 0 is no number of a list.
      let isPart = before.isASCII && (before.isLetter || ".,#-~/".contains(before)) || before == "–"
      let next = digits.endIndex < text.endIndex ? text[digits.endIndex] : " "
      let value = isPart || ".-~–/".contains(next) ? 0 : Int(digits) ?? 0
      return Found(value: value, start: place, end: digits.endIndex, isDigits: true)
    }
    if let sign = rest.first, let value = signs[sign], signs[before] == nil {
      let end = text.index(after: place)
      return end < text.endIndex && signs[text[end]] != nil
        ? nil : Found(value: value, start: place, end: end, isDigits: false)
    }
    guard before == " ", let found = korean.first(where: { rest.hasPrefix($0.word + " ") }) else {
      return nil
    }
    return Found(
      value: found.number, start: place, end: text.index(place, offsetBy: found.word.count),
      isDigits: false)
  }

  private static func isIdeograph(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x4E00...0x9FFF).contains($0.value) } ?? false
  }

  /// Whether a sign may go on with a noun, as ideographs and Katakana do.
  private static func isPart(_ character: Character) -> Bool {
    isIdeograph(character)
      || character.unicodeScalars.first.map { (0x30A0...0x30FF).contains($0.value) } ?? false
  }

  /// Whether a title names what is counted: by the word behind the number, or by a word that counts steps.
  func isNamed(in title: String) -> Bool {
    if ["段階", "단계", "色"].contains(counter), title.contains(counter) { return true }
    guard let first = rest.first else { return false }
    if first.isASCII {
      let word = rest.prefix { $0.isASCII && $0.isLetter }
      return word.count > 3 && title.contains(word.lowercased())
    }
    let word = rest.prefix(2)
    // "色を": one sign, and what joins it to the sentence.
    if Self.isIdeograph(first), !word.dropFirst().contains(where: Self.isPart) {
      return title.contains(first)
    }
    return word.count == 2 && word.allSatisfy(\.isLetter) && title.contains(word)
  }
}
