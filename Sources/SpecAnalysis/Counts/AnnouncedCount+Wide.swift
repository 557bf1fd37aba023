import SpecModel
import SpecSyntax
import SpecText

/// Numbers of things above their list in languages whose numbers and nouns the plain reading does not know: "4 种尺寸：",
/// "サイズは4種類：", "네 가지 크기:", "Четыре размера:", "Quattro dimensioni:".
extension AnnouncedCount {
  private static let counters = [
    "个", "個", "种", "種", "类", "類", "款", "档", "つ", "가지", "개", "종",
  ]
  private static let signs: [Character: Int] = [
    "一": 1, "二": 2, "两": 2, "兩": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "十": 10,
  ]
  private static let korean: [(String, Int)] = [
    ("세", 3), ("네", 4), ("다섯", 5), ("여섯", 6), ("일곱", 7), ("여덟", 8), ("아홉", 9),
  ]
  private static let words: [String: Int] = [
    "три": 3, "четыре": 4, "пять": 5, "шесть": 6, "семь": 7, "восемь": 8, "чотири": 4, "trzy": 3,
    "cztery": 4, "pięć": 5, "sześć": 6, "siedem": 7, "tre": 3, "quattro": 4, "cinque": 5, "sei": 6,
    "sette": 7, "otto": 8,
  ]
  /// Words for what is done one after the other, whose list may have remarks among them.
  private static let steps = ["步", "ステップ", "手順", "단계", "шаг", "krok", "passi", "passaggi"]

  /// The numbers that short lines right above a list give, and the list does not have.
  func wide() -> [ListCount] {
    document.nodes.indices.compactMap { number in
      guard document.nodes[number].kind == .paragraph,
        case let text = document.plainText(of: number), (6..<120).contains(text.count),
        endsInColon(text), isWideOrShort(text),
        case let next = Int(document.nodes[number].end), next < document.nodes.count,
        document.nodes[next].kind == .list || document.nodes[next].kind == .table,
        document.nodes[next].parent == document.nodes[number].parent,
        let line = head(document.string(plain: text)), let claimed = claimed(line),
        (3...20).contains(claimed), !Self.steps.contains(where: line.contains),
        document.nodes[next].kind == .list || namesRows(line, of: next),
        let (counted, members) = members(of: next), counted >= 2, claimed != counted,
        abs(claimed - counted) <= max(1, claimed / 4)
      else { return nil }
      return count(claimed, counted, members, text, next)
    }
  }

  /// Whether what a line counts is in the title of the section or the first header of a table.
  private func namesRows(_ line: String, of table: Int) -> Bool {
    let title = document.title(ofSection: Int(document.nodes[table].section)).lowercased()
    let header = document.firstChild(of: table).flatMap(document.firstChild).map(document.string)
    return WideCount.all(in: line).contains { count in
      count.isNamed(in: title) || header.map { count.isNamed(in: $0.lowercased()) } == true
    }
  }

  /// Whether a text ends in a colon, narrow or wide: a test on bytes.
  private func endsInColon(_ text: Range<Int>) -> Bool {
    var end = text.upperBound
    while end > text.lowerBound, ASCII.isBlank(document.plain[end - 1]) { end -= 1 }
    return end > text.lowerBound && [ASCII.colon, 0x9A].contains(document.plain[end - 1])
  }

  /// Whether a text has letters of other scripts or two words: what else is counted in ASCII is read elsewhere.
  private func isWideOrShort(_ text: Range<Int>) -> Bool {
    var blanks = 0
    for byte in document.plain[text] {
      if byte >= 0x80 { return true }
      if ASCII.isBlank(byte) { blanks += 1 }
    }
    return blanks == 1
  }

  /// A line without the colon at its end; `nil` where it has none, or another one inside.
  private func head(_ line: String) -> String? {
    let line = line.trimmedSpaces
    guard let last = line.last, last == ":" || last == "：" else { return nil }
    let head = String(line.dropLast())
    if head.utf8.contains(where: { $0 == 0x3A || $0 == 0x2E || $0 == 0x3B || $0 == 0x2C }) {
      return nil
    }
    return ["：", "。", "；", "、", "，"].contains(where: head.contains) ? nil : head
  }

  private func claimed(_ line: String) -> Int? {
    let digits = line.utf8.split { $0 &- 0x30 > 9 }.compactMap(String.init)
    if digits.count > 1 { return nil }
    let isWide = line.utf8.contains { $0 >= 0xE3 }
    for counter in Self.counters where isWide {
      guard let found = line.firstRange(of: counter) else { continue }
      let before = String(line[..<found.lowerBound]).trimmedSpaces
      if let number = digits.only {
        return before.hasSuffix(number) ? Int(number) : nil
      }
      if let found = Self.korean.first(where: { before.hasSuffix($0.0) }),
        counter == "가지" || counter == "개"
      {
        return found.1
      }
      guard let sign = before.last, let value = Self.signs[sign],
        before.dropLast().last.map({ Self.signs[$0] == nil }) ?? true
      else { return nil }
      return value
    }
    guard digits.isEmpty, case let parts = line.split(separator: " "), parts.count == 2 else {
      return nil
    }
    return Self.words[parts[0].lowercased()]
  }
}
