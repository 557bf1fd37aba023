import SpecModel
import SpecSyntax
import SpecText

extension MachineDrafts {
  /// Makes prohibitions of edges that are crossed out or whose words deny them, whatever recogniser read them:
  /// "❌ A → B", "A → B must never happen".
  mutating func takeOutDenied(in document: Document) {
    let fences = Self.forbiddenFences(in: document)
    var uses: NameUses?
    for matrix in matrices.indices {
      guard
        !fences.isEmpty
          || matrices[matrix].edges.contains(where: { Self.mayBeDenied($0, in: document) })
      else { continue }
      var kept: [EdgeDraft] = []
      for edge in matrices[matrix].edges {
        if fences.contains(where: { $0.contains(edge.origin.range) }) {
          matrices[matrix].prohibited.append(ProhibitionDraft(edge))
        } else if let rule = Self.crossedOut(edge, in: document) {
          matrices[matrix].prohibited.append(rule)
        } else if DeniedChange.mayDeny(edge) {
          let known = uses ?? NameUses(self)
          uses = known
          if let rule = Self.denied(edge, known) {
            matrices[matrix].prohibited.append(rule)
          } else {
            kept.append(edge)
          }
        } else {
          kept.append(edge)
        }
      }
      matrices[matrix].edges = kept
    }
    for matrix in matrices.indices {
      for index in matrices[matrix].prohibited.indices
      where DeniedChange.mayHaveWords(matrices[matrix].prohibited[index]) {
        let known = uses ?? NameUses(self)
        uses = known
        matrices[matrix].prohibited[index].dropWords(known: { known.spelling($0) })
      }
    }
  }

  /// The fences below headings that forbid: "Must not happen" over lines with arrows.
  private static func forbiddenFences(in document: Document) -> [SourceRange] {
    document.codeBlocks.compactMap { block in
      let node = document.nodes[Int(block.node)]
      guard FlowReader.languages.contains(block.language), node.section > 0 else { return nil }
      let section = Int(node.section)
      let heading = document.plainText(of: Int(document.sections[section].heading))
      guard NegativeCue.mayForbid(heading: heading, in: document.plain) else { return nil }
      let title = document.string(plain: heading)
      return document.forbids(section: section, titled: title) ? node.range : nil
    }
  }

  /// A quick test: a sign is not ASCII, and a denial has words beside the names.
  private static func mayBeDenied(_ edge: EdgeDraft, in document: Document) -> Bool {
    DeniedChange.mayDeny(edge) || sign(before: edge, in: document) != nil
  }

  private static func crossedOut(_ edge: EdgeDraft, in document: Document) -> ProhibitionDraft? {
    // "✗ → Card form" answers a question.
    if let word = edge.guardText?.text.split(separator: " ").last, FlowWords.isVerdict(String(word))
    {
      return nil
    }
    guard let start = sign(before: edge, in: document), let rest = NegativeCue.withoutSign(start),
      !edge.isPictured(before: rest)
    else { return nil }
    var rule = ProhibitionDraft(edge)
    if let source = edge.source {
      rule.source?.text = NegativeCue.withoutSign(source.text) ?? source.text
    }
    return rule
  }

  private static func denied(_ edge: EdgeDraft, _ uses: NameUses) -> ProhibitionDraft? {
    let denied = DeniedChange(
      source: edge.source?.text ?? "", target: edge.target.text,
      spelling: { uses.spelling($0, besides: edge) })
    // A trigger belongs to a change, and "Never paired" is then the name of what it leaves.
    guard let denied, denied.isSaidBehind || edge.trigger == nil else { return nil }
    var rule = ProhibitionDraft(edge)
    if edge.source != nil { rule.source?.text = denied.source }
    rule.target?.text = denied.target
    return rule
  }

  /// The start of the line of an edge if it may hold a sign that crosses it out.
  private static func sign(before edge: EdgeDraft, in document: Document) -> String? {
    let bytes = document.source.bytes
    let line = ASCII.trimmed(bytes, edge.origin.range.offsets)
    guard let first = line.first, bytes[first] >= 0xE2 else { return nil }
    var end = min(line.upperBound, first + 60)
    while end < line.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return document.source.string(SourceRange(first, end))
  }
}

extension EdgeDraft {
  /// Whether a sign before these words is a picture of what happens, and does not cross the change out: below the ways
  /// out of a state, whose name stands elsewhere, "❌ Upload failed → Broken".
  func isPictured(before rest: String) -> Bool {
    guard let source, let trigger, !origin.range.contains(source.origin.range),
      let first = Names.firstWord(rest)
    else { return false }
    return first == Names.firstWord(NegativeCue.withoutSign(trigger.text) ?? trigger.text)
  }
}

/// How often drafts use each name, so that an edge may ask what others than itself call so.
private struct NameUses {
  private var counts: [String: (spelling: String, count: Int)] = [:]

  init(_ drafts: MachineDrafts) {
    for state in drafts.states {
      add(state.name)
      for alias in state.aliases { add(alias.text) }
    }
    for matrix in drafts.matrices {
      for edge in matrix.edges {
        if let source = edge.source { add(source.text) }
        add(edge.target.text)
      }
    }
  }

  private mutating func add(_ name: String) {
    counts[Names.key(name), default: (name, 0)].count += 1
  }

  /// How the drafts write a name.
  func spelling(_ name: String) -> String? { counts[Names.key(name)]?.spelling }

  /// How others than an edge write a name.
  func spelling(_ name: String, besides edge: EdgeDraft) -> String? {
    let key = Names.key(name)
    guard let use = counts[key] else { return nil }
    let own = [edge.source?.key, edge.target.key].count { $0 == key }
    return use.count > own ? use.spelling : nil
  }
}
