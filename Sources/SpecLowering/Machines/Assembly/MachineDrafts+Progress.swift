import SpecModel
import SpecText

extension MachineDrafts {
  /// Takes "Loading: 30%" for the state "Loading" where a heading or a table declares that one, or the name is
  /// that of a course: how far it has come is told of one state. A sum at the foot of a drawing triggers nothing.
  ///
  /// - Complexity: O(edges); states are looked at only where there is such a name.
  mutating func settleProgress() {
    for index in matrices.indices where Self.drawn.contains(matrices[index].form) {
      for place in matrices[index].edges.indices
      where matrices[index].edges[place].trigger?.text.utf8.first == 0x3D {
        matrices[index].edges[place].trigger = nil
      }
      let bases = Self.progress(in: matrices[index].edges)
      guard !bases.isEmpty else { continue }
      let settled = bases.filter { _, base in
        let key = Names.key(base)
        return Names.hasWord(base, in: Self.courses) || states.contains { $0.key == key }
      }
      matrices[index].rename(settled)
    }
  }

  private static let drawn: Set<String> = ["list", "drawing", "tree"]

  /// Words for what comes on step by step; "Sheet 50%" is as good a place as "Sheet 90%".
  private static let courses: Lexicon = [
    "loading", "uploading", "downloading", "processing", "saving", "importing", "exporting",
    "syncing", "installing", "generating", "scanning", "progress",
  ]

  /// The names that end in a share of the whole, each with what stands before.
  private static func progress(in edges: [EdgeDraft]) -> [String: String] {
    var result: [String: String] = [:]
    for edge in edges {
      for text in [edge.target.text, edge.source?.text].compactMap(\.self) {
        if let base = base(of: text) { result[text] = base }
      }
    }
    return result
  }

  /// "Loading" of "Loading: 30%", "Loading (30%)" and "Loading 30%".
  private static func base(of text: String) -> String? {
    var rest = Substring(text)
    if rest.utf8.last == 0x29 { rest = rest.dropLast() }
    guard rest.utf8.last == 0x25 else { return nil }
    let digits = rest.dropLast()
    let base = digits.drop(whileLast: { $0.isNumber || $0 == "." })
    guard base.count < digits.count else { return nil }
    let name = StateName.trimmed(String(base.drop(whileLast: { " :：(".contains($0) })))
    return Names.wordCount(name) > 0 ? name : nil
  }
}

extension Substring {
  /// The text without the characters at its end that fit.
  fileprivate func drop(whileLast fits: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, fits(last) { rest.removeLast() }
    return rest
  }
}

extension MatrixDraft {
  /// Gives names others, and takes out the changes that then lead from a state to itself.
  fileprivate mutating func rename(_ names: [String: String]) {
    guard !names.isEmpty else { return }
    for place in edges.indices {
      if let name = names[edges[place].target.text] { edges[place].target.text = name }
      if let name = edges[place].source.flatMap({ names[$0.text] }) {
        edges[place].source?.text = name
      }
    }
    let keys = Set(names.values.map { Names.key($0) })
    edges.removeAll { $0.source?.key == $0.target.key && keys.contains($0.target.key) }
  }
}
