import SpecModel
import SpecSyntax
import SpecText

extension MachineDrafts {
  /// Takes the labels of tabs for what leads to their screens, "**Galaxy** → S2" and "**Me** → S6" below "A tab bar with
  /// two entries:": from any screen, where no label is declared and all lead to declared ones.
  ///
  /// - Complexity: O(edges), and O(lists) where a line in a list leads on without a trigger.
  mutating func settleTabs(in context: LoweringContext) {
    let mayHold = matrices.contains { matrix in
      matrix.form == "list" && matrix.edges.contains { $0.trigger == nil && $0.source != nil }
    }
    guard mayHold, case let lists = TabLists.ranges(context), !lists.isEmpty else { return }
    var others = MachineDrafts()
    others.states = states.filter { state in
      !lists.contains { $0.contains(state.origin.range) }
    }
    let known = KnownStates(others, statesOnly: true)
    for list in lists {
      var places: [(matrix: Int, edge: Int)] = []
      var areLabels = true
      for matrix in matrices.indices where matrices[matrix].form == "list" {
        for (index, edge) in matrices[matrix].edges.enumerated()
        where list.contains(edge.origin.range) {
          guard let source = edge.source, edge.trigger == nil,
            known.name(of: source.text) == nil, known.name(of: edge.target.text) != nil
          else {
            areLabels = false
            continue
          }
          places.append((matrix, index))
        }
      }
      guard areLabels, places.count > 1 else { continue }
      var labels: Set<String> = []
      for (matrix, index) in places {
        guard let source = matrices[matrix].edges[index].source else { continue }
        labels.insert(source.key)
        matrices[matrix].edges[index].trigger = LocatedText(source.text, source.origin)
        matrices[matrix].edges[index].source = nil
      }
      states.removeAll { labels.contains($0.key) && list.contains($0.origin.range) }
    }
  }
}

/// The lists of a bar of tabs.
private enum TabLists {
  static func ranges(_ context: LoweringContext) -> [SourceRange] {
    let document = context.document
    return document.lists.compactMap { list in
      guard let above = document.sibling(before: list),
        case let kind = document.nodes[above].kind, kind == .paragraph || kind == .heading,
        case let text = document.plainText(of: above), text.count <= 160,
        case let title = document.string(plain: text), bars.occur(in: title) || marks.isIn(title)
      else { return nil }
      return document.nodes[list].range
    }
  }

  private static let bars: WordPhrases = [
    ["tab", "bar"], ["tabbar"], ["bottom", "tabs"], ["bottom", "tab"], ["bottom", "navigation"],
    ["bottom", "nav"], ["navigation", "bar"], ["tableiste"], ["navigationsleiste"],
    ["barre", "d", "onglets"], ["barre", "de", "navigation"], ["barra", "de", "pestañas"],
    ["barra", "de", "navegación"], ["barra", "de", "abas"], ["barra", "de", "navegação"],
    ["barra", "delle", "schede"], ["barra", "di", "navigazione"], ["tabbalk"], ["navigatiebalk"],
    ["bilah", "tab"], ["bilah", "navigasi"],
  ]
  private static let marks: Phrases = [
    "タブバー", "ボトムナビ", "底部导航", "底部導航", "标签栏", "標籤列", "탭 바", "하단 내비게이션", "панель вкладок",
  ]
}
