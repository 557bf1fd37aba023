import SpecModel

/// Drawings, row by row.
enum WireframeDifferences {
  static func find(_ context: FactContext) -> [Draft] {
    let old = context.old.spec.wireframes
    let new = context.new.spec.wireframes
    func keys(_ wireframe: Wireframe, _ isOld: Bool) -> [String?] {
      let title = context.fold(wireframe.title, isOld: isOld)
      let path = context.path(wireframe.scope, isOld: isOld)
      let rows = wireframe.rows.map { row($0) }.joined(separator: "/")
      return [
        "\(path)|\(title)|\(rows)", "\(title)|\(rows)", "\(path)|\(title)", title,
        rows.isEmpty ? nil : rows,
      ]
    }
    let pairing = FactPairing(old.map { keys($0, true) }, new.map { keys($0, false) })
    var drafts: [Draft] = []
    for match in pairing.pairs {
      drafts += changes(old[match.old], new[match.new])
    }
    for index in pairing.removed {
      let wireframe = old[index]
      drafts.append(
        Draft(.wireframe, .removed, wireframe.title, .minor, "it need not look as drawn any more")
          .saying("\(wireframe.rows.count) rows", nil).at(wireframe.origin, nil))
    }
    for index in pairing.added {
      let wireframe = new[index]
      let verdict = context.known.verdict(ofDemandOn: wireframe.title, below: wireframe.scope)
      drafts.append(
        Draft(.wireframe, .added, wireframe.title, verdict.0, verdict.1)
          .saying(nil, "\(wireframe.rows.count) rows").at(nil, wireframe.origin))
    }
    return drafts
  }

  // MARK: Rows

  /// A row as it is compared.
  private static func row(_ row: Wireframe.Row) -> String {
    "\(row.depth) \(kind(row)) \(components(row)) \(note(row.note))"
  }

  private static func kind(_ row: Wireframe.Row) -> String {
    switch row.kind {
    case .gap(let size): "gap of \(size.words)"
    case .padding(let size): "padding of \(size.words)"
    case .content: ""
    case .more: "…"
    case .divider: "line"
    }
  }

  private static func components(_ row: Wireframe.Row) -> String {
    row.components.map { Wording.fold($0.text) }.joined(separator: " | ")
  }

  private static func note(_ note: Wireframe.Note?) -> String {
    guard let note else { return "" }
    var parts = [Wording.fold(note.subject ?? note.text)]
    if let size = note.fontSize { parts.append("type \(size.words)") }
    if let weight = note.weight { parts.append(Wording.fold(weight)) }
    parts += note.size.map(\.words)
    if let width = note.width { parts.append("width \(width.words)") }
    if let height = note.height { parts.append("height \(height.words)") }
    if let radius = note.radius { parts.append("radius \(radius.words)") }
    if let color = note.color { parts.append(Wording.fold(color)) }
    return parts.joined(separator: " ")
  }

  private static func changes(_ old: Wireframe, _ new: Wireframe) -> [Draft] {
    let before = old.rows.map { row($0) }
    let after = new.rows.map { row($0) }
    let steps = SequenceAlignment(before, after).replacing { a, b in
      isSameKind(old.rows[a], new.rows[b])
    }
    var drafts: [Draft] = []
    for step in steps {
      switch step {
      case (let a?, let b?):
        if before[a] != after[b] { drafts += changes(old.rows[a], new.rows[b], in: new) }
      case (let a?, nil):
        drafts.append(
          Draft(.wireframe, .changed, new.title, .minor, "it need not be shown any more")
            .of("row").saying(text(old.rows[a]), nil).at(old.rows[a].origin, nil))
      case (nil, let b?):
        drafts.append(
          Draft(
            .wireframe, .changed, new.title, .major, "an app that keeps the old drawing lacks it"
          )
          .of("row").saying(nil, text(new.rows[b])).at(nil, new.rows[b].origin))
      case (nil, nil): continue
      }
    }
    return drafts + parts(old, new)
  }

  private static func isSameKind(_ old: Wireframe.Row, _ new: Wireframe.Row) -> Bool {
    switch (old.kind, new.kind) {
    case (.gap, .gap), (.padding, .padding), (.more, .more), (.divider, .divider): true
    case (.content, .content):
      old.components.count == new.components.count
        || Wording.similarity(
          old.components.map { Wording.fold($0.text) }, new.components.map { Wording.fold($0.text) }
        ) > 0
    default: false
    }
  }

  private static func text(_ row: Wireframe.Row) -> String {
    let things = row.components.map { "[\($0.text)]" }.joined(separator: " ")
    let text = [kind(row), things, row.note.map { "← \($0.text)" } ?? ""].filter { !$0.isEmpty }
    return text.isEmpty ? "empty row" : text.joined(separator: " ")
  }

  private static func changes(
    _ old: Wireframe.Row, _ new: Wireframe.Row, in wireframe: Wireframe
  ) -> [Draft] {
    func draft(_ aspect: String, _ verdict: (SemverVerdict, String)) -> Draft {
      Draft(.wireframe, .changed, wireframe.title, verdict.0, verdict.1).of(aspect)
        .at(old.origin, new.origin)
    }
    var drafts: [Draft] = []
    if let verdict = room(old.kind, new.kind) {
      drafts.append(draft("room", verdict).saying(kind(old), kind(new)))
    }
    if components(old) != components(new) {
      drafts.append(
        draft("row", contents(old, new)).saying(
          text(old), text(new)))
    }
    if note(old.note) != note(new.note) {
      drafts.append(
        draft("note", noteVerdict(old.note, new.note)).saying(old.note?.text, new.note?.text)
          .at(old.note?.origin ?? old.origin, new.note?.origin ?? new.origin))
    }
    if drafts.isEmpty {
      drafts.append(
        draft("frames", (.major, "it stands in another frame"))
          .saying("depth \(old.depth)", "depth \(new.depth)"))
    }
    return drafts
  }

  private static func room(
    _ old: Wireframe.Row.Kind, _ new: Wireframe.Row.Kind
  ) -> (SemverVerdict, String)? {
    switch (old, new) {
    case (.gap(let a), .gap(let b)), (.padding(let a), .padding(let b)):
      QuantityVerdict(a, .exact, b, .exact).map { ($0.verdict, $0.why) }
    default: nil
    }
  }

  private static func contents(
    _ old: Wireframe.Row, _ new: Wireframe.Row
  ) -> (SemverVerdict, String) {
    let before = old.components.map { Wording.fold($0.text) }
    let after = new.components.map { Wording.fold($0.text) }
    let isPart = after.allSatisfy(before.contains) && after.count < before.count
    return isPart
      ? (.minor, "something need not be shown any more")
      : (.major, "an app that keeps the old drawing shows something else")
  }

  private static func noteVerdict(
    _ old: Wireframe.Note?, _ new: Wireframe.Note?
  ) -> (SemverVerdict, String) {
    switch (old, new) {
    case (_, nil): (.minor, "it is not demanded any more")
    case (nil, _): (.major, "nothing was said of it beside the drawing")
    default: (.major, "something else is demanded of what is drawn")
    }
  }

  // MARK: Parts

  /// What the text lists for the same state.
  private static func parts(_ old: Wireframe, _ new: Wireframe) -> [Draft] {
    func keys(_ part: Wireframe.Note) -> [String?] {
      [note(part), Wording.fold(part.subject ?? part.text)]
    }
    let pairing = FactPairing(old.parts.map(keys), new.parts.map(keys))
    func draft(_ verdict: (SemverVerdict, String)) -> Draft {
      Draft(.wireframe, .changed, new.title, verdict.0, verdict.1).of("part")
    }
    return pairing.pairs.filter { $0.level > 0 }.map { match in
      let (a, b) = (old.parts[match.old], new.parts[match.new])
      return draft(noteVerdict(a, b)).saying(a.text, b.text).at(a.origin, b.origin)
    }
      + pairing.removed.map { index in
        draft((.minor, "it need not be shown any more"))
          .saying(old.parts[index].text, nil).at(old.parts[index].origin, nil)
      }
      + pairing.added.map { index in
        draft((.major, "an app that keeps the old drawing lacks it"))
          .saying(nil, new.parts[index].text).at(nil, new.parts[index].origin)
      }
  }
}
