import SpecModel
import SpecSyntax
import SpecText

/// What stands above a value and tells which thing it belongs to.
extension LedgerReader {
  /// What stands above a line: the label of the item around it, the words over its list, or the heading.
  func owner(of leaf: Int, _ section: Int) -> String? {
    var node = Int(document.nodes[leaf].parent)
    while node > 0, document.nodes[node].kind != .list { node = Int(document.nodes[node].parent) }
    if node > 0 {
      let parent = Int(document.nodes[node].parent)
      if parent > 0, document.nodes[parent].kind == .item, parent + 1 < document.nodes.count {
        return Self.title(document.string(parent + 1))
      }
      if let lead = lead(of: node) { return Self.title(lead) }
    }
    guard section > 0 else { return nil }
    return StateTitle.bare(document.title(ofSection: section))
  }

  /// The short paragraph right above a list that ends with a colon or is bold, else the bold label above the drawing
  /// and the sentence between: "**Filter variant:**", a frame, "- Height: 36dp".
  func lead(of list: Int) -> String? {
    func isBeside(_ node: Int) -> Bool {
      node > 0 && document.nodes[node].section == document.nodes[list].section
        && document.nodes[node].parent == document.nodes[list].parent
    }
    guard list > 1, isBeside(list - 1) else { return nil }
    if document.nodes[list - 1].kind == .paragraph {
      let text = document.string(list - 1)
      let isLead = text.utf8.count <= 60 && !text.contains(". ") && !text.hasSuffix(".")
      if isLead { return text }
    }
    for node in stride(from: list - 1, to: max(list - 5, 0), by: -1) {
      guard isBeside(node) else { return nil }
      switch document.nodes[node].kind {
      case .codeBlock: continue
      case .paragraph:
        let text = document.string(node)
        let start = Int(document.nodes[node].range.start)
        let isBold = document.source.bytes[start...].starts(with: "**".utf8)
        if isBold, text.utf8.count <= 60, text.hasSuffix(":"), namesVariant(text, above: list) {
          return text
        }
      default: return nil
      }
    }
    return nil
  }

  private static let variants: Lexicon = [
    "variant", "variants", "version", "mode", "type", "kind", "option", "variante", "varianten",
    "versión", "versão", "versione", "modus", "modo", "typ", "tipo", "варіант",
    "вариант",
    "变体", "变种", "バリアント", "변형",
  ]

  /// Whether a label parts the thing of its heading: it names a variant or a state, or says the thing again with more
  /// words; "**Wireframe:**" and "**Details:**" are on all of it.
  private func namesVariant(_ label: String, above list: Int) -> Bool {
    let section = Int(document.nodes[list].section)
    let heading = section > 0 ? Set(Names.words(document.title(ofSection: section))) : []
    return Names.words(label).contains {
      Self.variants.contains($0) || LedgerWords.limits.contains($0) || StateNouns.isState($0)
        || heading.contains($0) && !LedgerWords.fillers.contains($0)
    }
  }

  private static func title(_ text: String) -> String? {
    let end = text.firstIndex(of: ":") ?? text.endIndex
    let name = String(text[..<end])
    return name.utf8.count <= 60 ? name : nil
  }
}

/// Titles without their numbers.
private enum StateTitle {
  /// "3.2 Mini Player" as "Mini Player".
  static func bare(_ title: String) -> String {
    String(title.drop { $0.isNumber || ". -–—:)".contains($0) })
  }
}
