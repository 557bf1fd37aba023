extension MachineDrafts {
  /// Makes prohibitions of edges whose words deny them, whatever recogniser read them: "A → B must never happen".
  mutating func takeOutDenied() {
    for matrix in matrices.indices where matrices[matrix].edges.contains(where: Self.mayBeDenied) {
      var kept: [EdgeDraft] = []
      for edge in matrices[matrix].edges {
        if let rule = Self.denied(edge) {
          matrices[matrix].prohibited.append(rule)
        } else {
          kept.append(edge)
        }
      }
      matrices[matrix].edges = kept
    }
  }

  /// A quick test: a crossing-out sign is not ASCII, and a denial has words behind the name.
  private static func mayBeDenied(_ edge: EdgeDraft) -> Bool {
    edge.source?.text.utf8.first ?? 0 >= 0xE2 || edge.target.text.utf8.contains(0x20)
  }

  private static func denied(_ edge: EdgeDraft) -> ProhibitionDraft? {
    var rule = ProhibitionDraft(edge)
    if let source = edge.source, let name = NegativeCue.withoutSign(source.text), !name.isEmpty {
      rule.source?.text = name
      return rule
    }
    guard let name = NegativeCue.withoutDenial(edge.target.text) else { return nil }
    rule.target?.text = name
    return rule
  }
}
