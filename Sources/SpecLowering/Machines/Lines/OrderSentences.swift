import SpecSyntax
import SpecText

/// Sentences that tell in which order parts are set out, by a chain in quotation marks: "页面按“A → B → C”排列", "Cards are
/// arranged as “A → B → C”". Nothing leads from one part to the next.
enum OrderSentences {
  static func tellOrder(_ line: TextLine, in document: Document) -> Bool {
    guard line.holder != .heading, (12...800).contains(line.text.count) else { return false }
    let text = document.string(plain: line.text)
    let isWide = endings.isIn(text)
    guard isWide || beginnings.isIn(text) else { return false }
    var rest = text[...]
    while let open = rest.firstIndex(where: { openings.contains($0) }) {
      let behind = rest[rest.index(after: open)...]
      guard let close = behind.firstIndex(where: { closings.contains($0) }) else { return false }
      let after = behind[behind.index(after: close)...]
      let isTold =
        isWide && endings.prefix(of: after.drop { $0 == " " }) != nil
        || beginnings.suffix(of: StateName.trimmed(String(text[..<open]))) != nil
      if isTold, Arrow.isIn(String(behind[..<close])) { return true }
      rest = after
    }
    return false
  }

  private static let openings: Set<Character> = ["“", "「", "『", "\"", "‘", "‹", "«", "„"]
  private static let closings: Set<Character> = ["”", "」", "』", "\"", "’", "›", "»", "“"]
  /// How the sentence goes on behind the chain.
  private static let endings: Phrases = [
    "排列", "排序", "排布", "陈列", "の順に並", "の順で並", "順に並", "순으로 배치", "순으로 배열", "순서로 배치", "순으로 나열",
  ]
  /// What stands right before it.
  private static let beginnings: Phrases = [
    "arranged as", "arranged in the order", "laid out as", "laid out in the order", "sorted as",
    "angeordnet als", "disposés ainsi :", "dispuestos así:", "dispostos assim:",
  ]
}
