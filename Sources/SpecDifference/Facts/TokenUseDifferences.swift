import SpecSyntax
import SpecModel
import SpecText

/// Places that use a token by name: which one a line uses for which part of it.
enum TokenUseDifferences {
  private struct Use {
    var use: TokenUse
    /// The line without the names of the tokens that it uses.
    var frame: String
    /// The words before the first colon of the line, else the heading.
    var subject: String
    var heading: String
    var scope: [String]
  }

  static func find(_ context: FactContext) -> [Draft] {
    let old = uses(context, isOld: true)
    let new = uses(context, isOld: false)
    func keys(_ use: Use, _ isOld: Bool) -> [String?] {
      let name = context.fold(use.use.name, isOld: isOld)
      let kind = use.use.kind?.rawValue ?? ""
      let subject = context.fold(use.subject, isOld: isOld)
      return [
        "\(use.heading)|\(use.frame)|\(name)", "\(use.heading)|\(subject)|\(name)",
        "\(subject)|\(name)", "\(use.heading)|\(use.frame)|\(kind)|…",
        "\(use.heading)|\(subject)|\(kind)|…", "\(use.heading)|\(name)|\(kind)",
      ]
    }
    let pairing = FactPairing(old.map { keys($0, true) }, new.map { keys($0, false) })
    var drafts: [Draft] = []
    for match in pairing.pairs { drafts += changes(old[match.old], new[match.new], context) }
    for index in pairing.removed {
      let use = old[index]
      drafts.append(
        Draft(.tokenUse, .removed, use.subject, .minor, "it is not demanded any more")
          .saying(use.use.name, nil).at(use.use.origin, nil))
    }
    for index in pairing.added {
      let use = new[index]
      let verdict = context.known.verdict(ofDemandOn: use.subject, below: use.scope)
      drafts.append(
        Draft(.tokenUse, .added, use.subject, verdict.0, verdict.1)
          .saying(nil, use.use.name).at(nil, use.use.origin))
    }
    return drafts
  }

  private static func uses(_ context: FactContext, isOld: Bool) -> [Use] {
    let compared = isOld ? context.old : context.new
    let source = compared.document.source
    let byLine = Dictionary(grouping: compared.spec.tokenUses) {
      source.lineIndex(of: Int($0.origin.range.start))
    }
    var result: [Use] = []
    for (line, uses) in byLine.sorted(by: { $0.key < $1.key }) {
      let range = source.lineRange(line)
      var frame = ""
      var start = Int(range.start)
      for use in uses.sorted(by: { $0.origin.range.start < $1.origin.range.start }) {
        let end = Int(use.origin.range.start)
        if start < end { frame += source.string(SourceRange(start, end)) + " " }
        start = max(start, Int(use.origin.range.end))
      }
      if start < Int(range.end) { frame += source.string(SourceRange(start, Int(range.end))) }
      let text = source.string(range)
      let label = text.firstIndex(of: ":").map { String(text[..<$0]) } ?? ""
      for use in uses {
        let scope = context.scope(of: use.origin, isOld: isOld)
        let subject = Names.words(label).isEmpty ? scope.last ?? "" : label.trimmedMarks
        result.append(
          Use(
            use: use, frame: context.fold(frame, isOld: isOld), subject: subject,
            heading: context.heading(scope, isOld: isOld), scope: scope))
      }
    }
    return result
  }

  private static func changes(_ old: Use, _ new: Use, _ context: FactContext) -> [Draft] {
    let (before, after) = (old.use, new.use)
    if context.names.fold(before.name) != Wording.fold(after.name) {
      return [
        Draft(.tokenUse, .changed, new.subject, .major, "another design value is demanded")
          .saying(before.name, after.name).at(before.origin, after.origin)
      ]
    }
    let (first, second) = (before.restated ?? "", after.restated ?? "")
    let isSame = TokenDifferences.areSame(first, second)
    if isSame {
      let sides = (Draft.Side(before.origin), Draft.Side(after.origin))
      let move = context.move(.tokenUse, new.subject, from: old.scope, to: new.scope, sides)
      return move.map { [$0] } ?? []
    }
    let verdict: (SemverVerdict, String) =
      first.isEmpty || second.isEmpty
      ? (.patch, "whether the value is said once more")
      : (.major, "another value is said of the token")
    return [
      Draft(.tokenUse, .changed, "\(new.subject): \(after.name)", verdict.0, verdict.1)
        .of("value").saying(before.restated, after.restated).at(before.origin, after.origin)
    ]
  }
}

extension TokenDifferences {
  /// Whether two values that places of use restate are the same.
  static func areSame(_ old: String, _ new: String) -> Bool {
    meaning(old) == meaning(new)
  }

  /// A value without a token as it is compared.
  static func meaning(_ text: String) -> String {
    let origin = Origin(file: FileID(0), range: .zero)
    let token = Token(
      id: "", name: "", kind: .typography, value: text, origin: origin, valueOrigin: origin)
    return meaning(token, text)
  }
}

extension String {
  /// The text without the marks of lists and emphasis at its ends.
  var trimmedMarks: String {
    var rest = Substring(self)
    func isMark(_ character: Character) -> Bool {
      character.isWhitespace || "-*_+|#>`".contains(character)
    }
    while let first = rest.first, isMark(first) { rest.removeFirst() }
    while let last = rest.last, isMark(last) { rest.removeLast() }
    return String(rest)
  }
}
