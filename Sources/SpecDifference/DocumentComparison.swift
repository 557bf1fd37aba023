import SpecAnalysis
import SpecModel
import SpecSyntax
import SpecText

/// Compares two versions of one document by what they mean.
///
/// - Invariant: pure; facts are paired by what they are about and not by where they stand.
public struct DocumentComparison: Sendable {
  private let old: ComparedDocument
  private let new: ComparedDocument
  private let pairing: DocumentDifference.Pairing
  private let moved: [String: String]

  /// Prepares a comparison.
  ///
  /// - Parameter moved: names of documents that have a new one, for links to them.
  public init(_ pair: DocumentPairing.Pair, moved: [String: String] = [:]) {
    old = pair.old
    new = pair.new
    pairing = pair.pairing
    self.moved = moved
  }

  /// The changes, and what was not compared.
  public func difference() -> DocumentDifference {
    var result = DocumentDifference(
      oldPath: old.spec.path, newPath: new.spec.path, pairing: pairing, title: new.title,
      oldFacts: old.spec.factCount, newFacts: new.spec.factCount, changes: [], version: nil,
      notCompared: [])
    let isSameText = old.document.source.bytes == new.document.source.bytes
    let (drafts, words) = isSameText ? ([], []) : facts()
    result.changes = (move() + drafts).map(change)
    result.notCompared = NotCompared.find(old, new, isSameText: isSameText, words: words)
    let verdict =
      result.changes.filter { $0.action != .moved || $0.fact != .document }
      .map(\.verdict).max() ?? .none
    result.version = version(verdict)
    return result
  }

  // MARK: Facts

  private func facts() -> (drafts: [Draft], notCompared: [NotCompared]) {
    let machines = MachinePairing(old.spec.machines, new.spec.machines)
    let tokens = TokenDifferences.find(old, new)
    var names = NameSubstitution()
    for pair in machines.pairs {
      for renaming in pair.renamings {
        names.add(pair.old[renaming.old].name, pair.new[renaming.new].name)
      }
    }
    for name in tokens.names { names.add(name.old, name.new) }
    var context = FactContext(
      old: old, new: new, machines: machines.pairs, names: names, known: KnownThings(old),
      texts: names.isEmpty ? [] : new.texts, moved: moved)
    context.places = CommonPlaces(context)
    var drafts = MachineDifferences.find(machines)
    for pair in machines.pairs {
      drafts += TransitionDifferences.find(pair) + ProhibitionDifferences.find(pair)
    }
    drafts += tokens.drafts
    drafts += WireframeDifferences.find(context)
    drafts += MeasureDifferences.find(context)
    drafts += MotionDifferences.find(context)
    drafts += TokenUseDifferences.find(context)
    drafts += TextDifferences.find(context)
    drafts += FlowDifferences.find(context)
    drafts += PlanDifferences.find(context)
    drafts += DocumentFieldDifferences.find(context)
    let standing = StandingBlocks(context)
    drafts = Coverage.settled(drafts.filter { !standing.explain($0) }, context)
    let words = WordDifferences(context, besides: drafts)
    return (drafts + (words.draft.map { [$0] } ?? []), words.notCompared)
  }

  /// A new path of the document.
  private func move() -> [Draft] {
    guard pairing == .title || pairing == .content else { return [] }
    let start = { (compared: ComparedDocument) in compared.document.origin(SourceRange(0, 0)) }
    var draft = Draft(.document, .moved, old.name, .patch, "what it says is compared below")
      .saying(nil, new.name).at(start(old), start(new))
    draft.evidence = .init(
      pairing == .title ? .high : .medium,
      pairing == .title ? "the same title and content" : "much the same content")
    return [draft]
  }

  private func change(_ draft: Draft) -> Change {
    Change(
      fact: draft.fact, action: draft.action, machine: draft.machine, subject: draft.subject,
      aspect: draft.aspect, old: draft.old, new: draft.new, verdict: draft.verdict,
      why: draft.why, evidence: draft.evidence,
      oldPlace: draft.oldSide.map { Place($0.value, in: old) },
      newPlace: draft.newSide.map { Place($0.value, in: new) })
  }

  // MARK: Version

  private func version(_ verdict: SemverVerdict) -> VersionStep? {
    guard let before = Self.version(of: old.document), let after = Self.version(of: new.document)
    else { return nil }
    return VersionStep(
      old: before.text, new: after.text, verdict: verdict,
      place: Place(new.document.origin(after.range), in: new))
  }

  /// The version in front matter, or in a bold line at the top.
  private static func version(of document: Document) -> (text: String, range: SourceRange)? {
    let entry = document.frontMatter?.root.entries.first { $0.key.lowercased() == "version" }
    if let value = entry?.value { return (value.text, value.range) }
    let line = MetadataLines.find(in: document).first { $0.key == "version" }
    return line.map { ($0.value, $0.valueRange) }
  }
}

extension Place {
  /// The place of an origin on disk.
  init(_ origin: Origin, in compared: ComparedDocument) {
    let source = compared.document.source
    let start = source.position(of: origin.range.start)
    let end = source.position(of: origin.range.end)
    self.init(
      path: source.path, line: start.line, column: start.column, endLine: end.line,
      endColumn: end.column)
  }
}
