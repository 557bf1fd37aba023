import SpecModel
import SpecText

/// Charts of the branches of a repository, "develop" to "feature/cart" and back: how work is merged, and no machine.
extension FlowchartSubject {
  /// Whether half of the nodes, two at least, are paths of branches, or their trunks beside one.
  var isOfBranches: Bool {
    let texts = graph.nodes.filter { !$0.isGroup }.map {
      ($0.text.map { DiagramText.line($0) } ?? $0.id).lowercased()
    }
    let paths = texts.count { text in
      Self.kinds.prefix(of: text) != nil && !text.utf8.contains(ASCII.space)
    }
    let trunks = texts.count(where: Self.trunks.contains)
    return paths > 0 && paths + trunks > 1 && (paths + trunks) * 2 >= texts.count
  }

  private static let kinds: Phrases = [
    "feature/", "feat/", "fix/", "bugfix/", "hotfix/", "release/", "chore/", "origin/", "refs/",
    "topic/", "spike/",
  ]
  private static let trunks: Lexicon = [
    "main", "master", "develop", "dev", "trunk", "staging", "production", "release",
  ]
}
