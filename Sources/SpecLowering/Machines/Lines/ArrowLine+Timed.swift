import SpecModel
import SpecSyntax
import SpecText

/// Chains that tell before the name of a state how long it lasts.
extension ArrowLine {
  /// "Demo path: Press → 900ms opening → open": a time before a declared name is how long that state stays before the
  /// next change; what stands first may be what begins it all. `nil` where no side has such a time.
  func timedChain(_ arrows: ArrowText) -> [EdgeDraft]? {
    guard arrows.sides.count > 2, !known.isEmpty,
      arrows.sides.dropFirst().contains(where: Self.beginsWithDigit),
      arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil && !$0.isGap })
    else { return nil }
    var names: [String] = []
    var isTimed: [Bool] = []
    for (index, side) in arrows.sides.enumerated() {
      let behind = Self.behindTime(side)
      let text = behind ?? side
      if let name = declared(text, isLast: index == arrows.sides.count - 1) {
        names.append(name)
        isTimed.append(behind != nil)
      } else if index > 0 {
        return nil
      }
    }
    guard names.count > 1, isTimed.dropLast().contains(true),
      zip(names, names.dropFirst()).allSatisfy({ Names.key($0) != Names.key($1) })
    else { return nil }
    let ends = names.map { NameReference(text: $0, origin: origin) }
    var edges = zip(ends, ends.dropFirst()).map { from, to in
      EdgeDraft(source: from, target: to, origin: origin)
    }
    addTimes(to: &edges, isTimed)
    // "press → 2 s opening → open" in the part of a state.
    if case .from(let source) = subject, names.count < arrows.sides.count,
      source.key != ends[0].key
    {
      let entry = EdgeDraft(source: source, target: ends[0], origin: origin)
      edges.insert(entry.triggered(by: ArrowSide.unwrapped(arrows.sides[0]), origin), at: 0)
    }
    return edges
  }

  /// Gives each change the time for which the state that it leaves stays, where the line has no other times.
  private func addTimes(to edges: inout [EdgeDraft], _ isTimed: [Bool]) {
    var times = durations.filter { origin.range.contains($0.origin.range) }[...]
    guard times.count == isTimed.count(where: { $0 }) else { return }
    for index in edges.indices where isTimed[index] {
      guard let time = times.popFirst() else { return }
      edges[index].duration = time.quantity
      edges[index].durationOrigin = time.origin
    }
  }

  /// The declared state that a side names, the last one also with words behind it.
  private func declared(_ text: String, isLast: Bool) -> String? {
    let words = isLast ? TextSplit.pieces(of: text, at: Self.stops, most: 2)[0] : text
    if let side = ArrowSide(StateName.withoutStop(words), known: known), side.isKnown {
      return side.name
    }
    return isLast ? beginning(of: words)?.name : nil
  }

  private static let stops: Phrases = [". ", "; ", ", ", "。", "；", "，"]

  private static func beginsWithDigit(_ text: String) -> Bool {
    text.utf8.first.map(ASCII.isDigit) == true
  }

  /// The words behind the time with which a side begins: "2 s opening".
  private static func behindTime(_ text: String) -> String? {
    guard text.utf8.count <= 80, beginsWithDigit(text) else { return nil }
    var copy = text
    let end = copy.withUTF8 { bytes -> Int? in
      guard let first = QuantityScanner.scan(bytes, 0..<bytes.count).first, first.isTime,
        first.range.lowerBound == 0
      else { return nil }
      return first.range.upperBound
    }
    guard let end else { return nil }
    let rest = StateName.trimmed(String(decoding: text.utf8.dropFirst(end), as: UTF8.self))
    return rest.isEmpty ? nil : rest
  }
}
