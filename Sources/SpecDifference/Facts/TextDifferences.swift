import SpecModel
import SpecText

/// Texts that the interface shows, and statements about assistive technology.
enum TextDifferences {
  static func find(_ context: FactContext) -> [Draft] { copy(context) + accessibility(context) }

  // MARK: Copy

  private static func copy(_ context: FactContext) -> [Draft] {
    let old = context.old.spec.copy
    let new = context.new.spec.copy
    func keys(_ copy: CopyString, _ isOld: Bool) -> [String?] {
      let subject = context.fold(copy.subject, isOld: isOld)
      let heading = context.heading(context.scope(of: copy.origin, isOld: isOld), isOld: isOld)
      let text = collapsed(copy.text)
      return [
        "\(heading)|\(subject)|\(text)", "\(subject)|\(text)", "\(heading)|…|\(text)",
        "\(heading)|\(subject)", KnownThings.isGeneric(copy.subject) ? nil : subject,
      ]
    }
    let pairing = FactPairing(old.map { keys($0, true) }, new.map { keys($0, false) })
    var drafts: [Draft] = []
    for match in pairing.pairs {
      let (a, b) = (old[match.old], new[match.new])
      let (before, after) = (collapsed(a.text), collapsed(b.text))
      if before == after {
        let scopes = (
          context.scope(of: a.origin, isOld: true), context.scope(of: b.origin, isOld: false)
        )
        let sides = (Draft.Side(a.origin), Draft.Side(b.origin))
        if let draft = context.move(.copy, b.subject, from: scopes.0, to: scopes.1, sides) {
          drafts.append(draft)
        }
        continue
      }
      let isSame = Wording.likeness(before, after) == .same
      drafts.append(
        Draft(
          .copy, .changed, b.subject, isSame ? .patch : .major,
          isSame ? "the same words" : "the interface has to show another text"
        ).saying("“\(before)”", "“\(after)”").at(a.origin, b.origin).asText)
    }
    for index in pairing.removed {
      let copy = old[index]
      drafts.append(
        Draft(.copy, .removed, copy.subject, .minor, "the text is not demanded any more")
          .saying("“\(copy.text)”", nil).at(copy.origin, nil))
    }
    for index in pairing.added {
      let copy = new[index]
      let scope = context.scope(of: copy.origin, isOld: false)
      let verdict = context.known.verdict(ofDemandOn: copy.subject, below: scope)
      drafts.append(
        Draft(.copy, .added, copy.subject, verdict.0, verdict.1)
          .saying(nil, "“\(copy.text)”").at(nil, copy.origin))
    }
    return drafts
  }

  /// A text with single spaces, as it is shown.
  private static func collapsed(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }

  // MARK: Accessibility

  private static func accessibility(_ context: FactContext) -> [Draft] {
    let old = context.old.spec.accessibility
    let new = context.new.spec.accessibility
    func keys(_ statement: AccessibilityStatement, _ isOld: Bool) -> [String?] {
      let subject = context.fold(statement.subject, isOld: isOld)
      let text = context.fold(statement.text, isOld: isOld)
      let heading = context.heading(context.scope(of: statement.origin, isOld: isOld), isOld: isOld)
      return [
        "\(heading)|\(text)", text, "\(heading)|\(subject)|\(statement.kind.rawValue)",
        "\(heading)|\(subject)", KnownThings.isGeneric(statement.subject) ? nil : subject,
      ]
    }
    let pairing = FactPairing(old.map { keys($0, true) }, new.map { keys($0, false) })
    var drafts: [Draft] = []
    for match in pairing.pairs where match.level > 1 {
      let (a, b) = (old[match.old], new[match.new])
      guard let verdict = Demands.verdict(a.text, b.text) else { continue }
      drafts.append(
        Draft(.accessibility, .changed, name(b), verdict.0, verdict.1)
          .saying(a.text, b.text).at(a.origin, b.origin).asText)
    }
    for index in pairing.removed {
      let statement = old[index]
      drafts.append(
        Draft(.accessibility, .removed, name(statement), .minor, "it is not demanded any more")
          .saying(statement.text, nil).at(statement.origin, nil).asText)
    }
    for index in pairing.added {
      let statement = new[index]
      let scope = context.scope(of: statement.origin, isOld: false)
      let verdict = context.known.verdict(ofDemandOn: statement.subject, below: scope)
      drafts.append(
        Draft(.accessibility, .added, name(statement), verdict.0, verdict.1)
          .saying(nil, statement.text).at(nil, statement.origin).asText)
    }
    return drafts
  }

  private static func name(_ statement: AccessibilityStatement) -> String {
    statement.subject.isEmpty ? statement.kind.rawValue : statement.subject
  }
}
