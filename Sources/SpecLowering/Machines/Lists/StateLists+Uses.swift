import SpecModel
import SpecSyntax
import SpecText

extension LoweringContext {
  /// Whether an item stands below a label such as "Use:", which tells where the states above it occur.
  func isOfUses(_ line: TextLine) -> Bool {
    let item = Int(document.nodes[line.node].parent)
    guard item > 0, case let list = Int(document.nodes[item].parent), list > 0,
      let label = label(over: list), label.count <= 32
    else { return false }
    let words = Names.words(document.string(plain: label))
    return words.count <= 2 && words.first.map(UseLabels.words.contains) == true
  }
}

/// Words of labels over what uses something.
private enum UseLabels {
  static let words: Lexicon = [
    "use", "uses", "usage", "used", "applies", "verwendung", "einsatz", "utilisation", "usages",
    "uso", "usos", "utilização", "aplicação", "aplicación", "utilizzo", "gebruik", "penggunaan",
    "применение", "использование", "zastosowanie", "użycie", "kullanım", "použití", "用途", "使用场景",
    "适用", "사용",
  ]
}
