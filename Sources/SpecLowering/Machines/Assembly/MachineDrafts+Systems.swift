import SpecModel
import SpecText

extension MachineDrafts {
  /// Takes out chains of the parts of a system, "Basket → CartStore → API Gateway → Lambda": two at least, and a third
  /// of what hangs together, that no heading and no table declares as a state.
  ///
  /// - Complexity: O(states + edges · log edges).
  mutating func takeOutSystems() {
    for index in matrices.indices {
      let form = matrices[index].form
      guard form == "list" || form == "drawing" || form == "tree", matrices[index].edges.count > 1,
        case let parts = SystemParts.keys(in: matrices[index].edges), parts.count > 1,
        !states.contains(where: { parts.contains($0.key) })
      else { continue }
      let taken = SystemParts.chains(of: parts, in: matrices[index].edges)
      guard !taken.isEmpty else { continue }
      matrices[index].edges.removeAll { taken.contains($0.target.key) }
      matrices[index].initial.removeAll { taken.contains($0.key) }
      matrices[index].ends.removeAll { taken.contains($0.key) }
    }
  }
}

/// Finds the parts of programs and machines among the ends of changes.
private enum SystemParts {
  /// The keys of those that name a part of a system.
  static func keys(in edges: [EdgeDraft]) -> Set<String> {
    var result: Set<String> = []
    for edge in edges {
      if isPart(edge.target.text) { result.insert(edge.target.key) }
      if let source = edge.source, isPart(source.text) { result.insert(source.key) }
    }
    return result
  }

  /// The names of all chains in which two names, and a third of all, are such parts.
  static func chains(of parts: Set<String>, in edges: [EdgeDraft]) -> Set<String> {
    var chains: [String: String] = [:]
    func chain(of key: String) -> String {
      var current = key
      while let next = chains[current], next != current { current = next }
      return current
    }
    for edge in edges {
      guard let source = edge.source else { continue }
      let (one, other) = (chain(of: source.key), chain(of: edge.target.key))
      chains[one] = one
      chains[other] = one
    }
    var members: [String: Set<String>] = [:]
    for key in chains.keys { members[chain(of: key), default: []].insert(key) }
    return members.values.reduce(into: []) { result, names in
      let count = names.count(where: parts.contains)
      if count > 1, count * 3 >= names.count { result.formUnion(names) }
    }
  }

  /// "API Gateway", "OrderRepository", "データベース": a part of a system by its last word.
  private static func isPart(_ text: String) -> Bool {
    guard text.utf8.count <= 40 else { return false }
    if text.utf8.contains(where: { $0 >= 0xE3 }) { return wideNouns.suffix(of: text) != nil }
    if FlowchartSubject.isService(text) { return true }
    let words = Names.words(text)
    guard let last = words.last, words.count < 4, let first = words.first else { return false }
    return nouns.contains(last) && !FlowSteps.beginsWithGesture(text) && !deeds.contains(first)
  }

  private static let nouns: Lexicon = [
    "gateway", "lambda", "server", "database", "db", "backend", "microservice", "repository",
    "broker", "middleware", "api", "cdn", "viewmodel", "reducer", "dispatcher", "worker",
    "webhook", "queue", "orm", "usecase", "datasource",
  ]
  /// First words of screens about such parts: "Choose server".
  private static let deeds: Lexicon = [
    "choose", "select", "add", "edit", "new", "connect", "my", "no", "your", "up", "play", "next",
  ]
  private static let wideNouns: Phrases = [
    "サーバー", "サーバ", "データベース", "バックエンド", "服务器", "伺服器", "数据库", "後端", "后端", "서버", "데이터베이스", "백엔드",
    "API", "DB",
  ]
}
