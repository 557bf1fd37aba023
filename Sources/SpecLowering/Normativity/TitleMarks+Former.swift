import SpecModel
import SpecText

/// Titles over what was once so, was taken out, or was never made.
extension TitleMarks {
  /// The reason that such a title gives: "Old behaviour (removed)", "Removed in 3.0", "Nicht umgesetzt".
  var former: Reason? {
    if words.hasOtherScript, let reason = formerScript { return reason }
    let core = core
    guard !core.isEmpty else { return nil }
    if core.count <= 3, let reason = NotNormativeWords.neverMade[FoldedWords.key(core)] {
      return reason
    }
    if isRejectedChoice(core) { return .alternative }
    if let reason = ofAnotherTime(core) { return reason }
    return isFormer(core) || isRemoved || tellsPast ? .history : nil
  }

  /// "Comportamiento anterior": a noun for how something works, beside a word for what is no more, and nothing else.
  private func isFormer(_ core: ArraySlice<FoldedWords.Word>) -> Bool {
    (2...4).contains(core.count)
      && core.contains { NotNormativeWords.former.contains($0.key) }
      && core.contains { NotNormativeWords.workings.contains($0.key) }
      && core.allSatisfy { word in
        NotNormativeWords.former.contains(word.key) || NotNormativeWords.workings.contains(word.key)
          || NotNormativeWords.formerFillers.contains(word.key)
      }
  }

  /// "Old state machine", "Anciennes couleurs", "Future proposals": a part of the spec at another time, and nothing else.
  private func ofAnotherTime(_ core: ArraySlice<FoldedWords.Word>) -> Reason? {
    guard (2...4).contains(core.count) else { return nil }
    let isPast = core.contains { NotNormativeWords.once.contains($0.key) }
    guard isPast || core.contains(where: { NotNormativeWords.coming.contains($0.key) }) else {
      return nil
    }
    let isPart = core.contains {
      NotNormativeWords.parts.contains($0.key)
        || !isPast && NotNormativeWords.plans.contains($0.key)
    }
    guard isPart,
      core.allSatisfy({ word in
        NotNormativeWords.once.contains(word.key) || NotNormativeWords.coming.contains(word.key)
          || NotNormativeWords.parts.contains(word.key)
          || NotNormativeWords.plans.contains(word.key)
          || NotNormativeWords.formerFillers.contains(word.key)
      })
    else { return nil }
    return isPast ? .history : .future
  }

  /// "Alternativa descartada", "Piste écartée".
  private func isRejectedChoice(_ core: ArraySlice<FoldedWords.Word>) -> Bool {
    (2...4).contains(core.count)
      && !core.contains { NotNormativeWords.proposals.contains($0.key) }
      && core.contains {
        NotNormativeWords.rejected.contains($0.key)
          || NotNormativeWords.furtherRejected.contains($0.key)
      }
      && core.contains {
        NotNormativeWords.furtherChoices.contains($0.key)
          || NotNormativeWords.choices.contains($0.key)
      }
  }

  /// "Removed in 3.0": the number of a version behind the verb, and nothing between that names a thing.
  private var isRemoved: Bool {
    let words = words.words
    guard (2...6).contains(words.count), NotNormativeWords.removals.contains(words[0].key) else {
      return false
    }
    let rest = words.dropFirst()
    return rest.contains { Bytes.isDigit(bytes[$0.range.upperBound - 1]) }
      && rest.allSatisfy { word in
        Bytes.isDigit(bytes[word.range.upperBound - 1])
          || NotNormativeWords.removalJoints.contains(word.key)
      }
  }

  /// "What it used to be"
  private var tellsPast: Bool {
    let words = words.words
    return words.count > 2
      && words.indices.dropLast(2).contains {
        NotNormativeWords.pastWords[FoldedWords.key(words[$0...($0 + 2)])] != nil
      }
  }

  private var formerScript: Reason? {
    NotNormativeWords.formerScripts.first { text, _ in
      guard let place = Bytes.find(text, in: range, of: bytes) else { return false }
      return isWholeScript(place..<place + text.utf8CodeUnitCount)
    }?.1
  }

  /// Whether a phrase is all that a title says, with a number, a remark or a noun for a design beside it: "未採用案", and
  /// not "未採用者への通知".
  func isWholeScript(_ phrase: Range<Int>) -> Bool {
    guard !(range.lowerBound..<phrase.lowerBound).contains(where: { bytes[$0] >= 0x80 }) else {
      return false
    }
    var start = phrase.upperBound
    if let noun = NotNormativeWords.scriptDesigns.first(where: {
      Bytes.matches($0, at: start, end: range.upperBound, in: bytes)
    }) {
      start += noun.utf8CodeUnitCount
    }
    return start >= range.upperBound || bytes[start] < 0x80
      || Bytes.matches("（", at: start, end: range.upperBound, in: bytes)
  }
}
