import SpecSyntax
import SpecText

/// Leaves out what another change tells already: the time in a row that is gone, the sentence around a new number.
struct Coverage {
  private let context: FactContext
  private var kept: [Draft] = []
  private var oldLines: [Int: [Int]] = [:]
  private var newLines: [Int: [Int]] = [:]

  /// The changes that remain, in the order of their kinds and places.
  static func settled(_ drafts: [Draft], _ context: FactContext) -> [Draft] {
    var coverage = Coverage(context: context)
    let ranks = Dictionary(
      uniqueKeysWithValues: FactKind.allCases.enumerated().map { ($1, $0) })
    func rank(_ draft: Draft) -> Int { ranks[draft.fact] ?? 0 }
    let order = drafts.indices.sorted {
      (drafts[$0].isText ? 1 : 0, rank(drafts[$0]), $0)
        < (drafts[$1].isText ? 1 : 0, rank(drafts[$1]), $1)
    }
    for index in order {
      let draft = drafts[index]
      let isTold =
        draft.isText
        ? coverage.isTold(text: draft)
        : coverage.candidates(draft).contains {
          rank($0) < rank(draft) && covers($0, draft)
        }
      if !isTold { coverage.keep(draft) }
    }
    func start(_ draft: Draft) -> UInt32 {
      (draft.newSide ?? draft.oldSide)?.value.range.start ?? 0
    }
    let result = coverage.kept
    return result.indices.sorted {
      (rank(result[$0]), start(result[$0]), $0) < (rank(result[$1]), start(result[$1]), $1)
    }.map { result[$0] }
  }

  private init(context: FactContext) { self.context = context }

  // MARK: Index

  private func lines(_ origin: Origin, isOld: Bool) -> ClosedRange<Int> {
    let source = (isOld ? context.old : context.new).document.source
    let first = source.lineIndex(of: Int(origin.range.start))
    return first...max(first, source.lineIndex(of: max(Int(origin.range.end), 1) - 1))
  }

  private mutating func keep(_ draft: Draft) {
    if let side = draft.oldSide {
      for line in lines(side.fact, isOld: true) { oldLines[line, default: []].append(kept.count) }
    }
    if let side = draft.newSide {
      for line in lines(side.fact, isOld: false) { newLines[line, default: []].append(kept.count) }
    }
    kept.append(draft)
  }

  /// Changes that stand on the lines of another one.
  private func candidates(_ draft: Draft) -> [Draft] {
    let found: Set<Int>
    if let side = draft.newSide {
      found = Set(lines(side.fact, isOld: false).flatMap { newLines[$0] ?? [] })
    } else if let side = draft.oldSide {
      found = Set(lines(side.fact, isOld: true).flatMap { oldLines[$0] ?? [] })
    } else {
      found = []
    }
    return found.sorted().map { kept[$0] }
  }

  // MARK: Facts in facts

  /// Whether a change tells all that another one says.
  private static func covers(_ wide: Draft, _ narrow: Draft) -> Bool {
    switch wide.fact {
    // The place of one of these is where it begins, and not all that it says.
    case .document, .machine, .state, .prohibition: return false
    default: break
    }
    let isOneSided = wide.action == .added || wide.action == .removed
    // A curve that is gone says nothing of the time beside it.
    let isWhole = isOneSided && (wide.fact != .motion || narrow.isText) || narrow.isNaming
    func holds(_ outer: Draft.Side?, _ inner: Draft.Side?) -> Bool {
      guard let inner else { return true }
      guard let outer else { return false }
      return (isWhole ? outer.fact : outer.value).range.contains(inner.value.range)
    }
    return holds(wide.oldSide, narrow.oldSide) && holds(wide.newSide, narrow.newSide)
  }

  // MARK: Facts in texts

  /// Whether nothing of a text differs but what other changes tell.
  private func isTold(text draft: Draft) -> Bool {
    let inside = candidates(draft).filter { !$0.isText && Self.stands($0, in: draft) }
    if inside.isEmpty {
      return candidates(draft).contains { !$0.isText && Self.covers($0, draft) }
    }
    guard let old = draft.oldSide, let new = draft.newSide else {
      // A sentence that is new says its number and no more, and front matter its token.
      let isValue = draft.fact == .accessibility || draft.fact == .frontMatter
      return isValue && inside.contains { $0.verdict >= draft.verdict }
    }
    let oldCut = RangeSet(inside.compactMap { $0.oldSide?.value })
    let newCut = RangeSet(inside.compactMap { $0.newSide?.value })
    let before = context.old.text(old.value.range, without: oldCut)
    let after = context.new.text(new.value.range, without: newCut)
    return context.fold(before, isOld: true) == context.fold(after, isOld: false)
  }

  /// Whether a change stands within a text on each side that the text has.
  private static func stands(_ inner: Draft, in text: Draft) -> Bool {
    func holds(_ outer: Draft.Side?, _ inner: Draft.Side?) -> Bool {
      guard let outer else { return inner == nil }
      guard let inner else { return false }
      return outer.value.range.contains(inner.value.range)
    }
    return holds(text.oldSide, inner.oldSide) && holds(text.newSide, inner.newSide)
  }
}
