import SpecModel
import SpecText

/// Titles that join two reasons, those over other products, and those that say of a document that it is no spec.
extension TitleMarks {
  /// "References and inspiration", "Changelog & release notes": the reason of the first of two things of which each has one.
  var joined: Reason? {
    let core = Array(core)
    guard (2...6).contains(core.count) else { return nil }
    var first: Reason?
    for part in parts(of: core) {
      guard let reason = NotNormativeWords.reason(ofWhole: FoldedWords.key(part)) else {
        return nil
      }
      first = first ?? reason
    }
    return first
  }

  /// The words of a title in two parts, around a word or a sign that joins them; none where there is no such place.
  private func parts(of core: [FoldedWords.Word]) -> [ArraySlice<FoldedWords.Word>] {
    for place in core.indices.dropFirst() {
      if place + 1 < core.count, NotNormativeWords.conjunctions.contains(core[place].key) {
        return [core[..<place], core[(place + 1)...]]
      }
      let gap = core[place - 1].range.upperBound..<core[place].range.lowerBound
      if gap.contains(where: { bytes[$0] == 0x26 || bytes[$0] == 0x2B || bytes[$0] == 0x2F }) {
        return [core[..<place], core[place...]]
      }
    }
    return []
  }

  /// "Competitor notes", "Notizen zum Wettbewerb": what is written about other products, and nothing else.
  var isOfCompetitors: Bool {
    let core = core
    return (2...5).contains(core.count)
      && core.contains { NotNormativeWords.competitors.contains($0.key) }
      && core.contains { NotNormativeWords.studies.contains($0.key) }
      && core.allSatisfy { word in
        NotNormativeWords.competitors.contains(word.key)
          || NotNormativeWords.studies.contains(word.key)
          || NotNormativeWords.studyFillers.contains(word.key)
      }
  }

  /// "Present checkout (to be replaced)": whether a remark says that what the title heads is about to go.
  var isLeaving: Bool {
    if words.hasOtherScript {
      return NotNormativeWords.leavingScripts.contains {
        Bytes.find($0, in: range, of: bytes) != nil
      }
    }
    guard let open = range.last(where: { bytes[$0] == 0x28 || bytes[$0] == 0x5B }),
      open > range.lowerBound
    else { return false }
    let remark = words.words.drop { $0.range.lowerBound < open }
    return [1, 2, 3].contains {
      remark.count >= $0 && NotNormativeWords.leaving[FoldedWords.key(remark.prefix($0))] != nil
    }
  }

  /// The reason that the title of a document gives for all of it: "Changelog", "Future ideas (not in this release)".
  ///
  /// A title that goes on may name the product: "Release notes editor".
  var ofDocument: Reason? {
    if words.hasOtherScript {
      return isAllScript ? reason.flatMap(Self.documentReason) : nil
    }
    var core = Array(core)
    while let last = core.last, Bytes.isDigit(bytes[last.range.lowerBound]) { core.removeLast() }
    guard let word = core.first else { return nil }
    let key = FoldedWords.key(core)
    if core.count == 1, !NotNormativeWords.ownTitles.contains(word.key) { return nil }
    let found = NotNormativeWords.reason(ofWhole: key) ?? NotNormativeWords.reason(ofPhrase: key)
    return (found ?? (isOfCompetitors ? .result : joined)).flatMap(Self.documentReason)
  }

  /// A reason that a whole document may have; a plan of the work and stories may be the spec itself.
  private static func documentReason(_ reason: Reason) -> Reason? {
    ofDocuments.contains(reason) ? reason : nil
  }
  private static let ofDocuments: Set<Reason> = [
    .history, .alternative, .future, .result, .reference, .openQuestion, .outOfScope,
  ]

  /// Whether a phrase of a script without spaces is all that the title says.
  private var isAllScript: Bool {
    (NotNormativeWords.scripts + NotNormativeWords.scriptModels).contains { text, _ in
      guard let place = Bytes.find(text, in: range, of: bytes) else { return false }
      return isWholeScript(place..<place + text.utf8CodeUnitCount)
    }
  }

  /// Whether a heading below the title of a document is over a part of a spec.
  var isOfSpec: Bool {
    if words.hasOtherScript {
      return NotNormativeWords.specScripts.contains { Bytes.find($0, in: range, of: bytes) != nil }
    }
    let core = core
    return core.count <= 4
      && core.contains {
        NotNormativeWords.parts.contains($0.key) || NotNormativeWords.specParts.contains($0.key)
      }
  }
}
