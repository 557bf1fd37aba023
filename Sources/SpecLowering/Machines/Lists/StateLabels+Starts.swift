import SpecModel
import SpecSyntax
import SpecText

extension StateLabels {
  /// Whether a label is over the states in which several things begin: "**Default states:**" over "New order: `draft`" and
  /// "New parcel: `packed`". There the names are those of things, and the states stand in code behind them.
  func isOverStarts(_ index: Int) -> Bool {
    let line = context.lines[index]
    guard line.text.count <= 60,
      Names.hasWord(document.string(plain: line.label ?? line.text), in: Self.starts)
    else { return false }
    let base = line.holder == .item ? line.depth : 0
    var count = 0
    for item in context.lines[(index + 1)...] {
      guard item.holder == .item, item.depth > base else { break }
      guard item.depth == base + 1 else { continue }
      guard let label = item.label, !item.value.isEmpty,
        let span = document.span(at: item.value.lowerBound, of: item.node, in: .code),
        span.lowerBound == item.value.lowerBound, case let value = document.string(plain: span),
        EventName.isIdentifier(value), Names.key(value) != Names.key(document.string(plain: label))
      else { return false }
      count += 1
    }
    return count > 1
  }

  /// Words for the state in which a thing begins; data.
  private static let starts: Lexicon = [
    "default", "defaults", "initial", "start", "starting", "entry", "standard", "anfangszustände",
    "startzustände", "ausgangszustände", "initiaux", "initiales", "iniciales", "inicial",
    "iniciais", "iniziali", "begintoestanden", "awal", "初期状態", "初始状态", "默认状态", "초기", "начальные",
  ]
}
