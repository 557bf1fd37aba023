import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Numbers that count something else than the members of the list below or behind them.
extension MiscountedList {
  private static let joints = [
    " / ", " and ", " & ", " + ", " und ", " et ", " y ", " e ", " en ", "/", "、", "，", "・", " 和 ",
    "与", "及",
  ]

  /// Whether items of the list name several things, as many together as are announced: "`day` / `dusk`: light page".
  func isOfNames(_ count: ListCount, _ document: Document) -> Bool {
    guard let list = count.list, count.claimed > count.counted,
      var node = document.lastNode(startingBy: list.range.start)
    else { return false }
    while node > 0, document.nodes[node].kind != .list, document.nodes[node].kind != .table {
      node = Int(document.nodes[node].parent)
    }
    guard node > 0, case let children = document.children(of: node), children.count <= 40 else {
      return false
    }
    let isTable = document.nodes[node].kind == .table
    let names = children.dropFirst(isTable ? 1 : 0).map { child -> Int in
      guard let leaf = document.firstChild(of: child) else { return 1 }
      let text = document.string(leaf)
      let label = text.prefix { !":：—–\n".contains($0) }
      return label.count < 80 ? Self.names(in: String(label)) : 1
    }
    // "Drag and drop" among three gestures is one of them.
    return names.reduce(0, +) == count.claimed && names.count(where: { $0 > 1 }) * 2 >= names.count
  }

  private static func names(in label: String) -> Int {
    for joint in joints where label.contains(joint) {
      var rest = label[...]
      var parts = 1
      while let place = rest.firstRange(of: joint) {
        parts += 1
        rest = rest[place.upperBound...]
      }
      return parts
    }
    return 1
  }

  private static let quantifiers: Lexicon = [
    "all", "across", "for", "on", "in", "per", "over", "alle", "für", "toutes", "tous", "todas",
    "todos",
  ]
  private static let places: Lexicon = [
    "in", "on", "at", "within", "inside", "under", "from", "via",
  ]

  /// Whether a number tells where something holds: "Required variants (all five pages)", "all three can be edited: overall
  /// in Settings, per-item on the item".
  func isOfScope(_ count: ListCount, _ document: Document) -> Bool {
    let text = document.source.string(count.origin.range)
    if let open = text.firstIndex(of: "(") {
      let inner = Names.words(String(text[open...]))
      // "Variants (all five pages)" tells of pages what the list tells of variants.
      let before = Names.words(String(text[..<open])).suffix(1).map(Self.singular)
      if inner.count > 2, Self.quantifiers.contains(inner[0]), count.list != nil,
        inner.dropFirst().contains(where: { ListCount.sizes.contains(Self.number($0)) }),
        !inner.map(Self.singular).contains(where: { $0.utf8.count > 2 && before.contains($0) })
      {
        return true
      }
    }
    guard count.list == nil, let colon = text.firstIndex(of: ":") else { return false }
    let members = text[colon...].split(separator: ",")
    return members.count > 1
      && members.allSatisfy {
        Names.words(String($0)).dropFirst().contains(where: Self.places.contains)
      }
  }

  private static func singular(_ word: String) -> String {
    word.hasSuffix("s") ? String(word.dropLast()) : word
  }

  private static func number(_ word: String) -> Int { ListCount.value(of: word) ?? 0 }
}
