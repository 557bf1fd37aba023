import SpecSyntax
import SpecText

/// Sentences that tell in which order parts are set out, by a chain in quotation marks: "页面按“A → B → C”排列", "Cards are
/// arranged as “A → B → C”", or behind a colon: "The stacking order is: A → B". Nothing leads from one part to the next.
enum OrderSentences {
  static func tellOrder(_ line: TextLine, in document: Document) -> Bool {
    guard line.holder != .heading, (12...800).contains(line.text.count) else { return false }
    let text = document.string(plain: line.text)
    let isWide = endings.isIn(text)
    if orders.isIn(text), tellsStack(text) { return true }
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

  /// Whether the words before the first arrow say that what follows is set out in that order: "The stacking order is: A →
  /// B", "並び順：A → B".
  private static func tellsStack(_ text: String) -> Bool {
    guard let arrow = Arrow.split(text),
      let colon = arrow.0.firstIndex(where: { ":：".contains($0) })
    else { return false }
    let lead = arrow.0[..<colon].lowercased()
    return orders.isIn(lead)
  }

  /// What tells of places one above or beside another, or of the order of a computation.
  private static let orders: Phrases = [
    "stacking order", "stack order", "layout order", "visual order", "reading order",
    "order of elements", "Stacking order", "Stack order", "Layout order", "Visual order",
    "Reading order", "Order of elements", "top to bottom", "Top to bottom", "left to right",
    "Left to right", "z-order", "Z-order", "Reihenfolge von oben", "von oben nach unten",
    "de haut en bas", "de arriba abajo", "de cima para baixo", "dall'alto in basso",
    "从上到下", "從上到下", "上から下", "重ね順", "並び順", "表示順", "위에서 아래", "배치 순서", "계산 순서",
    "计算顺序", "計算順", "堆叠顺序",
  ]

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
