import SpecModel
import SpecSyntax
import SpecText

extension FlowChains {
  /// The chains of a line. Behind a semicolon another one begins, which may have a label of its own: "**Find:** Home →
  /// List; **Make:** List → Editor".
  func chains(_ line: TextLine, _ known: KnownStates, _ isJourney: Bool) -> [FlowChain] {
    guard isLabelOfWay(line, isJourney) else { return [] }
    let text = document.string(plain: line.value)
    let parts = text.contains(where: { ";；".contains($0) }) ? Self.parts(of: text) : []
    guard parts.count > 1 else {
      guard let arrows = ArrowText(Self.sentence(text)) else { return [] }
      let areMarked = isJourney && areEndsMarked(line, arrows)
      return FlowChain(arrows, known: known, areEndsMarked: areMarked).map { [$0] } ?? []
    }
    return parts.compactMap { part in
      ArrowText(Self.sentence(part)).flatMap { FlowChain($0, known: known) }
    }
  }

  /// The parts of a text between semicolons that hold arrows, without the labels before them.
  static func parts(of text: String) -> [String] {
    TextSplit.pieces(of: text, at: [";", "；"], outsideParentheses: true).compactMap { part in
      guard Arrow.isIn(part) else { return nil }
      let head = Arrow.pieces(of: part)[0]
      guard let colon = head.lastIndex(where: { ":：".contains($0) }),
        Names.wordCount(String(head[..<colon])) <= 5
      else { return part }
      return StateName.trimmed(String(part[part.index(after: colon)...]))
    }
  }

  /// The numbered items behind plain labels whose chains lead through titles, two at least and half of all lines, in a
  /// document about an interface: "1. First use: Welcome → Set Up → Home".
  func numberedWays(_ lines: [Line]) -> Set<Int> {
    let found = lines.indices.filter { index in
      let line = lines[index].line
      return line.holder == .item && line.label != nil && isNumbered(line)
        && lines[index].chain.isOfPlaces
        && !lines[index].chain.names.contains(where: TransitionWords.namesMachinery)
    }
    guard found.count > 1, found.count * 2 >= lines.count, InterfaceCues.areIn(document) else {
      return []
    }
    return Set(found)
  }

  private func isNumbered(_ line: TextLine) -> Bool {
    let item = Int(document.nodes[line.node].parent)
    guard item > 0, case let list = Int(document.nodes[item].parent), list > 0 else { return false }
    return document.nodes[list].kind == .list && document.nodes[list].level == 1
  }

  /// Whether what stands before a chain says which way it is, or nothing stands there.
  private func isLabelOfWay(_ line: TextLine, _ isJourney: Bool) -> Bool {
    guard let label = line.label else { return true }
    let text = document.string(plain: label)
    // Below "Journeys" each label says which way it is: "**No camera:**".
    guard let last = Names.words(text).last, !TransitionWords.namesSystem(text) else {
      return false
    }
    return line.isStrongLabel && Self.labels.contains(last)
      || isJourney && (line.isStrongLabel || line.holder == .item)
      || Self.namesWay(text)
  }

  /// "List → Card" of "List → Card. The mail follows.": the sentence that holds all arrows.
  static func sentence(_ text: String) -> String {
    let parts = TextSplit.pieces(of: text, at: [". ", "。"], most: 2, outsideParentheses: true)
    return StateName.withoutStop(parts.count > 1 && !Arrow.isIn(parts[1]) ? parts[0] : text)
  }

  /// Whether the first and the last of three sides are set in bold or code, and what stands between them is not:
  /// "**Cart** → guest at the till → **Receipt**".
  private func areEndsMarked(_ line: TextLine, _ arrows: ArrowText) -> Bool {
    let text = line.value
    guard arrows.sides.count == 3, text.count > 2,
      let first = document.span(at: text.lowerBound, of: line.node, in: [.strong, .code]),
      let last = document.span(at: text.upperBound - 1, of: line.node, in: [.strong, .code]),
      first.upperBound < last.lowerBound,
      ArrowSide.unwrapped(document.string(plain: first)) == ArrowSide.unwrapped(arrows.sides[0]),
      ArrowSide.unwrapped(document.string(plain: last)) == ArrowSide.unwrapped(arrows.sides[2])
    else { return false }
    let start = document.run(at: first.lowerBound, in: line.node)
    let end = document.run(at: last.lowerBound, in: line.node)
    return document.runs[(start + 1)..<end].allSatisfy {
      $0.style.isDisjoint(with: [.strong, .code])
    }
  }

  /// Last words of labels before a chain: what kind of way it is, or who goes it.
  static let labels: Lexicon = [
    "path", "flow", "journey", "route", "scenario", "case", "user", "users", "guest", "guests",
    "customer", "customers", "visitor", "visitors", "member", "members", "subscription", "login",
    "signup", "after", "nachher", "après", "después", "depois", "dopo", "weg", "camino", "chemin",
    "nutzer", "benutzer", "usuario", "utilisateur",
  ]
}
