import SpecModel
import SpecSyntax
import SpecText

extension MachineDrafts {
  /// Takes out what lists name that their label denies: "Tab bar" and "Splash screen" below "**No:**" or "Not included:".
  ///
  /// Beside "Yes:" the label answers a question, and what stands below it is there.
  ///
  /// - Complexity: O(lines); only short labels without a value are looked at.
  mutating func takeOutDenied(lists context: LoweringContext) {
    guard states.contains(where: { $0.section == nil }),
      case let lists = DeniedLists.ranges(context), !lists.isEmpty
    else { return }
    states.removeAll { state in
      state.section == nil && lists.contains { $0.contains(state.origin.range) }
    }
  }
}

/// The lists whose label says that there is nothing of what they name.
private enum DeniedLists {
  static func ranges(_ context: LoweringContext) -> [SourceRange] {
    let document = context.document
    var result: [SourceRange] = []
    for (line, next) in zip(context.lines, context.lines.dropFirst())
    where line.holder == .paragraph && next.holder == .item && next.depth == line.depth + 1 {
      guard let label = line.label, line.value.isEmpty, label.count <= 40 else { continue }
      let words = Names.words(document.string(plain: label)).joined(separator: " ")
      guard labels.contains(words), !isAnswer(line, in: context) else { continue }
      let item = Int(document.nodes[next.node].parent)
      let list = Int(document.nodes[item].parent)
      if document.nodes[list].kind == .list { result.append(document.nodes[list].range) }
    }
    return result
  }

  /// Whether another label of the section answers the other way.
  private static func isAnswer(_ line: TextLine, in context: LoweringContext) -> Bool {
    let document = context.document
    let section = document.sections[Int(document.nodes[line.node].section)]
    return context.lines(in: section.ownNodes).contains { other in
      guard let label = other.label, label.count <= 12 else { return false }
      return yes.contains(document.string(plain: label).lowercased())
    }
  }

  private static let labels: Lexicon = [
    "no", "not", "without", "excluded", "not included", "does not include", "removed", "left out",
    "out of scope", "not in scope", "no need for", "keine", "kein", "ohne", "nicht enthalten",
    "ausgeschlossen", "entfällt", "sans", "pas de", "exclus", "non inclus", "hors périmètre", "sin",
    "excluido", "no incluye", "no incluido", "fuera de alcance", "sem", "excluído", "não inclui",
    "não incluído", "fora do escopo", "senza", "escluso", "esclusi", "non incluso", "geen",
    "zonder", "niet inbegrepen", "tanpa", "tidak termasuk", "без", "исключено", "не входит",
    "なし", "含まない", "対象外", "不包含", "不含", "没有", "제외", "없음",
  ]
  private static let yes: Lexicon = [
    "yes", "ja", "oui", "sí", "si", "sì", "sim", "ya", "да", "はい", "是", "有", "예", "네",
  ]
}
