import SpecModel
import SpecText

/// Charts of screens and of the components on them, "HomeScreen → SearchBar", below a title that names both.
extension FlowchartSubject {
  /// Nothing but the screens of such a chart and the lines between them, as the other lines tell what is on each; `nil`
  /// for any other chart.
  var screensAlone: DiagramGraph? {
    guard graph.edges.allSatisfy({ $0.label == nil }), titles.contains(where: namesScreensAndParts)
    else { return nil }
    let screens = graph.nodes.indices.filter { index in
      let node = graph[index]
      guard !node.isGroup else { return false }
      let text = node.text.map { DiagramText.line($0) } ?? node.id
      return TextSplit.pieces(of: text, at: [" / ", " ("], most: 2).first.map(Self.isPlace) == true
    }
    let count = graph.nodes.count { !$0.isGroup }
    guard screens.count > 2, screens.count * 2 < count else { return nil }
    var result = DiagramGraph()
    var places: [Int: Int] = [:]
    for index in screens {
      let node = graph[index]
      let place = result.node(node.id, origin: node.origin)
      result[place].text = node.text ?? node.id
      result[place].shape = node.shape
      places[index] = place
    }
    for edge in graph.edges {
      guard let source = places[edge.source], let target = places[edge.target] else { continue }
      var edge = edge
      edge.source = source
      edge.target = target
      result.connect(edge)
    }
    return result
  }

  /// Whether a text calls itself a screen or a dialog by its last word, and no part of one: "HomeScreen".
  private static func isPlace(_ text: String) -> Bool {
    guard let last = Names.words(text).last else { return false }
    return TransitionWords.screenNouns.contains(last) || TableVocabulary.overlayNouns.contains(last)
  }

  /// "Screens and components of the client"
  private func namesScreensAndParts(_ title: String) -> Bool {
    if Self.partMarks.isIn(title) {
      return namesMachine(TextSplit.pieces(of: title, at: Self.partMarks).joined(separator: " "))
    }
    guard Names.hasWord(title, in: Self.parts) else { return false }
    let rest = Names.words(title).filter { !Self.parts.contains($0) }
    return namesMachine(rest.joined(separator: " "))
  }

  private static let parts: Lexicon = [
    "component", "components", "widgets", "komponenten", "composants", "componentes", "componenti",
    "componenten", "komponen", "komponenty", "компоненты", "компонентов", "компоненти",
    "компонентів", "bileşenler", "komponenter",
  ]
  private static let partMarks: Phrases = ["コンポーネント", "组件", "組件", "컴포넌트", "구성 요소"]
}
