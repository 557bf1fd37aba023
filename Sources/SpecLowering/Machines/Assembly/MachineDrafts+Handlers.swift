import SpecModel
import SpecText

extension MachineDrafts {
  /// Takes the code with which a chain of declared states begins for what triggers its change, "`useHold` → `Idle` →
  /// `Held`" and "The end handlers → `Idle`", and "back to Idle" behind a chain for Idle.
  ///
  /// - Complexity: O(states + edges).
  mutating func settleHandlers() {
    guard matrices.contains(where: { $0.form == "list" }), states.count > 1 else { return }
    let declared = Set(states.map(\.key))
    for index in matrices.indices where matrices[index].form == "list" {
      let edges = matrices[index].edges
      guard edges.contains(where: { $0.isHandled(declared) || $0.comesBack }) else { continue }
      matrices[index].edges = Self.settled(edges, declared)
    }
  }

  private static func settled(_ edges: [EdgeDraft], _ declared: Set<String>) -> [EdgeDraft] {
    var result: [EdgeDraft] = []
    // What triggers the next change of the same line.
    var act: LocatedText?
    for (index, edge) in edges.enumerated() {
      var edge = edge
      if let known = act {
        edge.trigger = edge.trigger.map(Self.bare) ?? known
        act = nil
      }
      if let back = edge.target.behindReturn, declared.contains(Names.key(back)) {
        edge.target.text = back
        if let last = result.last, last.origin == edge.origin, last.source?.key == edge.target.key {
          edge.source = last.target
        }
        edge.trigger = edge.trigger.map(Self.bare)
      }
      // What an earlier arrow of the line leads to is a state on the way.
      if edge.isHandled(declared), let source = edge.source,
        !edges[..<index].suffix(32).contains(where: {
          $0.origin == edge.origin && $0.target.key == source.key
        })
      {
        let next = index + 1 < edges.count ? edges[index + 1] : nil
        if let next, next.origin == edge.origin, next.source?.key == edge.target.key {
          act = LocatedText(source.handled ?? source.text, source.origin)
          continue
        }
        if let handled = source.handled {
          edge.trigger = LocatedText(handled, source.origin)
          edge.source = nil
          edge.isSourceUnsaid = true
          edge.provenance = .inferred
        }
      }
      let back = edge.wayBack
      if let back { edge.trigger = back.before }
      result.append(edge)
      if let back { result.append(back.edge) }
    }
    return result
  }

  /// "press end" of "on press end.": what happens, without the joint before it and the full stop.
  private static func bare(_ trigger: LocatedText) -> LocatedText {
    let text = StateName.withoutStop(trigger.text)
    let isJoint = text.hasPrefix("on ") && Names.wordCount(text) > 2
    return LocatedText(isJoint ? String(text.dropFirst(3)) : text, trigger.origin)
  }
}

extension EdgeDraft {
  /// Whether a piece of code leads to a declared state.
  fileprivate func isHandled(_ declared: Set<String>) -> Bool {
    guard trigger == nil, let source, !declared.contains(source.key),
      source.isCalled(before: target) || source.handled != nil
    else { return false }
    return declared.contains(Names.key(target.behindReturn ?? target.text))
  }

  fileprivate var comesBack: Bool { target.behindReturn != nil || wayBack != nil }

  /// "press start, back to Idle on press end" behind a change that leaves Idle: what triggers it, and the way back.
  fileprivate var wayBack: (before: LocatedText, edge: EdgeDraft)? {
    guard let source, let trigger, trigger.text.utf8.count <= 160,
      trigger.text.utf8.contains(0x2C),
      let (before, behind) = Self.parted(trigger.text),
      let (name, act) = Self.joints.lazy.compactMap({ TextSplit.halves(of: behind, at: $0) }).first,
      Names.key(StateName.trimmed(name)) == source.key, Names.wordCount(act) > 0
    else { return nil }
    var edge = self
    edge.source = target
    edge.target = source
    edge.trigger = LocatedText(StateName.withoutStop(StateName.trimmed(act)), trigger.origin)
    return (LocatedText(StateName.trimmed(before), trigger.origin), edge)
  }

  /// What stands before ", back to" and behind it.
  private static func parted(_ text: String) -> (before: String, behind: String)? {
    var rest = text[...]
    while let comma = rest.firstRange(of: ", ") {
      rest = rest[comma.upperBound...]
      let clause = rest.hasPrefix("and ") ? rest.dropFirst(4) : rest
      if let phrase = TransitionWords.returns.prefix(of: clause) {
        return (String(text[..<comma.lowerBound]), String(clause.dropFirst(phrase.count)))
      }
    }
    return nil
  }

  private static let joints = [
    " on ", " when ", " after ", " bei ", " wenn ", " dès ", " al ", " ao ", " bij ", " saat ",
  ]
}

extension NameReference {
  /// "useHold", "beginDrag()": the name of a function of two words, where the state that it leads to is written
  /// otherwise. "notStarted" before "completed" is a state of the same spelling, and "notFound" the usual name of one.
  fileprivate func isCalled(before target: NameReference) -> Bool {
    guard text.utf8.count <= 40, let first = text.utf8.first, ASCII.isLetter(first),
      !ASCII.isUpper(first)
    else { return false }
    let isCall = text.hasSuffix("()")
    let name = isCall ? String(text.dropLast(2)) : text
    guard EventName.isIdentifier(name), name.utf8.contains(where: ASCII.isUpper) else {
      return false
    }
    if isCall { return true }
    guard let other = target.text.utf8.first, !ASCII.isLetter(other) || ASCII.isUpper(other) else {
      return target.behindReturn != nil
    }
    let words = Names.words(name)
    return words.first.map(Self.calls.contains) == true || Doings.isDoing(name)
      || !StateWords.isState(words)
  }

  /// "drop" of "The drop handler": what a piece of code waits for.
  fileprivate var handled: String? {
    guard text.utf8.count <= 60, case let words = text.split(separator: " "), words.count > 1,
      let last = words.last, Self.handlers.contains(last.lowercased())
    else { return nil }
    let start = TransitionWords.articles.contains(words[0].lowercased()) ? 1 : 0
    let name = words[start..<(words.count - 1)].joined(separator: " ")
    return name.isEmpty ? nil : name
  }

  /// "Idle" of "back to Idle".
  fileprivate var behindReturn: String? {
    guard text.utf8.count <= 60, case let lower = text.lowercased(),
      let mark = TransitionWords.returns.prefix(of: lower)
    else { return nil }
    let name = StateName.trimmed(String(text.dropFirst(mark.count)))
    return name.isEmpty ? nil : name
  }

  /// First words of names of functions that wait for something.
  private static let calls: Lexicon = ["on", "use", "handle", "did", "will"]
  private static let handlers: Lexicon = [
    "handler", "handlers", "callback", "callbacks", "listener", "listeners", "hook", "hooks",
  ]
}
