import SpecModel
import SpecText

/// Why a small target is allowed although it has no room around it (WCAG 2.2, criterion 2.5.8).
public enum TargetException: String, Sendable, Hashable, CaseIterable {
  /// Another control on the same screen does the same and is large enough.
  case equivalent
  /// The size is essential to what is told, as that of a pin on a map.
  case essential
}

/// Finds the exceptions "Equivalent" and "Essential" where the dump, the spec or a person gives evidence.
struct TargetExceptions {
  /// What is known about a small target.
  enum Finding {
    /// Nothing speaks for an exception.
    case none
    /// An exception holds; the other control, where there is one.
    case holds(TargetException, other: Int?)
    /// Another control bears the same name, but so do several small ones.
    case doubtful(other: Int)
  }

  /// Most targets of one name that are looked at.
  private static let limit = 32

  private let facts: LayoutFacts
  private let words: DumpWords
  private var pinned: [Int: TargetException] = [:]
  /// Subjects of which the spec says that their size is essential.
  private var essential: [[String]] = []
  /// The targets of each name.
  private var byLabel: [String: [Int]] = [:]

  /// Collects the evidence, where the question will be asked.
  init(
    _ facts: LayoutFacts, _ words: DumpWords, essential: @autoclosure () -> [[String]],
    pinned: [String: TargetException], isAsked: Bool
  ) {
    self.facts = facts
    self.words = words
    guard isAsked else { return }
    pin(pinned)
    self.essential = essential()
    for node in facts.distinctTargets {
      if let label = label(of: node) { byLabel[label, default: []].append(node) }
    }
  }

  /// What is known about a target.
  ///
  /// - Parameter isLarge: whether a target is large enough for sure.
  func finding(_ node: Int, isLarge: (Int) -> Bool) -> Finding {
    if let exception = pinned[node] { return .holds(exception, other: nil) }
    if essential.contains(where: { words.matches($0, node) }) {
      return .holds(.essential, other: nil)
    }
    guard let label = label(of: node), let named = byLabel[label] else { return .none }
    // Of many with one name no more than the first need a look: one is enough for a doubt.
    let others = named.prefix(Self.limit).filter {
      facts.frames[$0] != facts.frames[node] && !facts.isAncestor($0, of: node)
        && !facts.isAncestor(node, of: $0)
    }
    guard let large = others.first(where: isLarge) else { return .none }
    // "Delete" in each row of a list is another function each time.
    return others.count == 1 && named.count <= 2
      ? .holds(.equivalent, other: large) : .doubtful(other: large)
  }

  // MARK: Evidence

  private mutating func pin(_ exceptions: [String: TargetException]) {
    guard !exceptions.isEmpty else { return }
    let ids = LayoutIDs(facts.dump)
    for index in facts.nodes.indices where facts.nodes[index].isTarget {
      let ident = facts.nodes[index].ident
      let tail = ident?.split(separator: "/").last.map(String.init)
      for name in [ident, tail, ids[index]] {
        guard let name, let exception = exceptions[name] else { continue }
        pinned[index] = exception
        break
      }
    }
  }

  private static let sizes: Lexicon = ["size", "sizes", "target", "targets", "touch", "wcag"]

  /// The words of what a spec calls essential: "Map pins: 18px, their size is essential".
  static func essentialSubjects(_ spec: SpecDocument) -> [[String]] {
    spec.accessibility.compactMap { statement in
      guard statement.text.utf8.count <= 400 else { return nil }
      let said = Names.words(statement.text)
      let words = Subject.specificWords(statement.subject).map(Subject.singular)
      guard said.contains("essential"), !said.contains("not"), !words.isEmpty,
        said.contains(where: sizes.contains)
      else { return nil }
      return words
    }
  }

  /// The name of a target: its own, else that of the first thing in it that is no target itself.
  private func label(of node: Int) -> String? {
    var index = node
    while index < min(facts.nodes.count, node + 8),
      index == node || facts.isAncestor(node, of: index)
    {
      if index == node || !facts.nodes[index].isTarget {
        let own = facts.nodes[index].name ?? facts.nodes[index].text ?? ""
        if own.utf8.count <= 200 {
          let folded = Names.words(own).joined(separator: " ")
          if folded.contains(where: \.isLetter) { return folded }
        }
      }
      index += 1
    }
    return nil
  }
}
