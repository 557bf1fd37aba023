import SpecText

/// Charts of the work on a product: what is built in which of its stages.
extension FlowchartSubject {
  /// Whether all groups, two at least, are numbered stages, "Phase 1 (MVP)", "2단계", of which one says that it is a release,
  /// and no line says what happens: stages of a game have no release.
  var isOfReleases: Bool {
    let groups = graph.nodes.filter(\.isGroup)
    guard groups.count > 1, !graph.edges.contains(where: { $0.label != nil }) else { return false }
    var hasRelease = false
    for group in groups {
      let title = (group.text.map { DiagramText.line($0) } ?? group.id).lowercased()
      let words = title.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      guard Self.isStage(words) else { return false }
      hasRelease = hasRelease || words.contains(where: Self.releases.contains)
    }
    return hasRelease
  }

  /// "Phase 1", "sprint 2", "1단계", "第2阶段".
  private static func isStage(_ words: [String]) -> Bool {
    for (place, word) in words.enumerated() {
      if stages.contains(word) || releases.contains(word), place + 1 < words.count,
        words[place + 1].utf8.allSatisfy(ASCII.isDigit)
      {
        return true
      }
      if word.utf8.contains(where: ASCII.isDigit), unspacedStages.isIn(word) { return true }
    }
    return false
  }

  private static let stages: Lexicon = [
    "phase", "stage", "milestone", "version", "iteration", "fase", "etapa", "étape", "stufe",
    "meilenstein", "hito", "marco", "tahap", "этап", "фаза", "версия",
  ]
  private static let unspacedStages: Phrases = [
    "단계", "페이즈", "フェーズ", "段階", "阶段", "階段", "期",
  ]
  /// What only the work on a product has.
  private static let releases: Lexicon = [
    "mvp", "poc", "alpha", "beta", "sprint", "release", "roadmap", "backlog", "мвп", "спринт",
    "релиз", "출시", "스프린트", "リリース", "スプリント", "发布", "冲刺",
  ]
}
