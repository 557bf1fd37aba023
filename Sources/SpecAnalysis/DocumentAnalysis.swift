public import SpecModel
public import SpecSyntax
public import SpecText

/// What several rules want to know about one document; made once.
public struct DocumentAnalysis: Sendable {
  /// The anchors of the headings.
  public let anchors: Anchors
  /// The table of contents, if there is one.
  public let contents: TableOfContents?
  /// The files it points at.
  public let linkTargets: [LinkTarget]
  /// The documents that its front matter names.
  public let references: [FrontMatterReference]
  /// Statements that contradict one another.
  public let conflicts: [FactConflict]
  /// Relations between signals that cannot hold together.
  public let signalConflicts: [SignalConflict]
  /// Ranges that part a whole and leave numbers out, or share some.
  public let partitionSlips: [PartitionSlip]
  /// Text styles that prose and code give differently.
  public let textStyleConflicts: [TextStyleConflict]
  /// What the document claims about its own numbers.
  public let claims: Claims
  /// What each machine allows, in the order of the document's machines.
  public let reachability: [Reachability]
  /// The rows of each machine that compete, in the same order.
  public let rivals: [[Rivals]]
  /// The places that speak of the subjects that rules look for.
  public let mentions: Mentions
  /// Which constraints stand on one line.
  public let constraintLines: ConstraintLines
  /// Where the names of design values are used.
  public let usePlaces: UsePlaces
  /// Names of design values that a line introduces.
  public let titledTokens: Set<String>
  /// The identifiers in capitals and the tables that list them.
  public let identifiers: Identifiers

  /// Derives the facts of one document.
  ///
  /// - Parameters:
  ///   - pieces: what `FactAnalysis.pieces` made of the facts of the document, in that order; empty where nothing did.
  ///   - workers: what shares the longest pieces of the work.
  public init(
    document: Document, spec: SpecDocument, pieces: [FactAnalysis] = [], workers: Workers = .one
  ) {
    let (text, (kept, slips)) = workers.both(
      { Self.text(document) },
      { (FactAnalysis.kept(pieces, document, spec), PartitionSlip.find(document)) })
    (anchors, contents, mentions) = text
    partitionSlips = slips
    let facts = FactAnalysis.joined(kept, document, spec, workers)
    linkTargets = LinkTargets.targets(of: document)
    references = FrontMatterReferences.find(in: document)
    claims = facts.claims
    conflicts = FactConflict.joined(facts.compared, facts.stated, in: document, spec: spec)
    signalConflicts = SignalConflict.find(in: document, spec: spec)
    textStyleConflicts = TextStyleConflict.find(in: document)
    reachability = spec.machines.map(Reachability.init)
    let charts = Rivals.charts(of: document)
    rivals = spec.machines.map { Rivals.find(in: $0, charts: charts) }
    identifiers = Identifiers(document)
    constraintLines = ConstraintLines(spec.constraints)
    usePlaces = UsePlaces(spec.tokenUses)
    titledTokens = TitledTokens.find(in: document, spec: spec)
  }

  /// What asks neither facts nor machines.
  private static func text(_ document: Document) -> (Anchors, TableOfContents?, Mentions) {
    let anchors = Anchors(document)
    let contents = TableOfContents.find(in: document, anchors: anchors)
    return (anchors, contents, Mentions(document))
  }
}
