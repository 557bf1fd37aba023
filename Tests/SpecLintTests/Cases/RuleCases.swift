import SpecLint
import SpecLintRules
import Testing

/// All cases of rules.
enum RuleCases {
  static let all: [RuleCase] = [
    documents, values, layouts, motions, agreed, machines, wordings,
  ].flatMap {
    $0.flatMap(\.self)
  }

  private static let documents: [[RuleCase]] = [
    DocumentCases.form, DocumentCases.identifiers, DocumentCases.boxes, FormCases.damage,
    FormCases.levels, FormCases.contents, FormCases.blocks, FormCases.rows,
    MetadataCases.frontMatter, MetadataCases.progress, MetadataCases.boxes, LinkCases.related,
    LinkCases.targets, SectionCases.numbers, SectionCases.contents, SectionCases.notations,
    SectionCases.places, NamedPairCases.pairs, SharedCases.values, SharedCases.anchors,
    SharedCases.codes, CountCases.lists, CountCases.numbers, CountCases.rowsApart,
    CountCases.scales,
    CountCases.texts, TallyCases.counts, TallyCases.namesakes, FenceCases.levels, FenceCases.copies,
    FenceCases.fences, FenceCases.cells, DriftCases.metadata, DriftCases.references,
  ]

  private static let values: [[RuleCase]] = [
    MeasureCases.tokens, MeasureCases.sizes, MeasureCases.units, TokenCases.undefined,
    TokenCases.circles, TokenCases.names, ValueCases.values, ValueCases.units,
    ValueCases.adjectives, ValueCases.colours, PaletteCases.texts, PaletteCases.scales,
    PaletteCases.curves, PaletteCases.related, ContrastCases.claims, ContrastCases.grounds,
    QuotedCases.all, ContrastCases.pairs, NamedCases.measures, NamedCases.sums, NamedCases.ratios,
    NamedCases.words,
    ArithmeticCases.derived, ArithmeticCases.blanket, SiblingCases.shades, SiblingCases.colours,
    SiblingCases.ratios,
    FamilyCases.refusals, FamilyCases.names, PromiseCases.contrast, DeclaredCases.names,
    DeclaredCases.scales, DeclaredCases.values, DeclaredCases.open, DeclaredCases.targets,
    SpokenPairCases.pairs,
    ScaleUseCases.scales, GeometryCases.fences, GroundCases.claims, GroundCases.pairs,
    GroundCases.quiet, GroundCases.standards, KindCases.references, KindCases.motions,
    PairedCases.components, PairedCases.fences, PairedCases.counts, PairedCases.names,
    PairedCases.others, PairedCases.appearances, ClassCases.classes, ClassCases.shades,
    PairStateCases.states, PartColorCases.colors,
    PairStateCases.clear, PairStateCases.lines,
    PairStateCases.hints, AppearanceCases.appearances, AppearanceCases.pageTexts,
    KindCases.grounds, KindCases.names, KindCases.letters, KindCases.effects, KindCases.guides,
  ]

  private static let layouts: [[RuleCase]] = [
    BoxCases.drawings, BoxCases.boxes, BoxCases.columns, BoxCases.rows, GeometryCases.targets,
    GeometryCases.containers, GeometryCases.fractions, GeometryCases.scales,
    LayoutCases.distances, LayoutCases.widths, LayoutCases.controls, LayoutCases.drawings,
    PlatformCases.platforms, PlatformCases.signs, PlatformCases.labels, PlatformCases.names,
    PlatformCases.appearances, PlatformCases.orders, ScreenCases.operations,
    ScreenCases.actions, ScreenCases.conditions, ScreenCases.surfaces, ScreenCases.drawings,
    ScreenCases.blocks, TouchCases.targets,
  ]

  private static let motions: [[RuleCase]] = [
    AccessibilityCases.motion, AccessibilityCases.gestures, AccessibilityCases.criteria,
    CurveCases.staggers, CurveCases.springs, CurveCases.curves, CurveCases.orders,
    MotionCases.uses, MotionCases.bounds, SignalCases.code, SignalCases.formulas,
    SignalCases.ramps, LimitCases.properties, LimitCases.curves, LimitCases.lengths,
    PromiseCases.avoided, ScaleUseCases.bands,
  ]

  private static let agreed: [[RuleCase]] = [
    LayerCases.orders, ViewCases.views, DrawnCases.heights, DrawnCases.arrows, AliasCases.aliases,
    FocusMarkCases.marks, GridSumCases.sums, FeelCases.curves, WaitCases.waits,
    ConsentCases.policies, NamesakeCases.values, NamesakeCases.objects, ChartCases.entries,
    ChartCases.exits, NumberedScaleCases.steps, ClassGapCases.widths, FilledBarCases.bars,
    MendCases.keys, MendCases.halves, ClearedCases.rings, ClearedCases.units, ClearedCases.lists,
    ClearedCases.names, ClearedCases.springs, ClearedCases.shared, ClearedCases.claims,
    ClearedCases.switchedOff, ClearedCases.functions, HeadedCases.headings,
    ScopedMotionCases.scopes, ScopedMotionCases.tongues, ScopedMotionCases.reflows,
    ScopedMotionCases.refusals, ToldGroundCases.roles, ToldGroundCases.states,
    ToldGroundCases.grounds, ToldGroundCases.pairs, ToldGroundCases.ratios,
    ToldGroundCases.functions, SidesOfThingCases.rules,
    SidesOfThingCases.values, SidesOfThingCases.roots, SidesOfThingCases.targets,
    SidesOfThingCases.scales, SidesOfThingCases.pairs, SidesOfThingCases.policies,
    SheetSentenceCases.sentences, PlaceGridCases.places, UnseenCases.finds, UnseenCases.grids,
    UnseenCases.titles, UnseenCases.sentences, UnseenCases.steps, UnseenCases.classes,
    UnseenCases.islands, UnseenCases.values, UnseenCases.motions,
    LeadCases.counts, LeadCases.beginnings, LeadCases.ends, GradientCases.gradients,
    GradientCases.sizes, GradientCases.steps, ComponentStyleCases.styles, ComponentStyleCases.uses,
    ComponentStyleCases.limits, ValuedPairCases.values, ValuedPairCases.uses, ValuedPairCases.looks,
    ValuedPairCases.functions, KeptQuietCases.labels, KeptQuietCases.changes, KeptQuietCases.inks,
    KeptQuietCases.strokes, SentenceCases.pairs, SentenceCases.targets, SentenceCases.tables,
    SentenceCases.rows,
    ExemptionCases.colours,
    ExemptionCases.others, ExemptionCases.places,
    SecondSheetCases.sheets, SecondSheetCases.keywords, SecondSheetCases.whites,
    SecondSheetCases.looks, SecondSheetCases.keyframes, ClaimedTargetCases.targets,
    ClaimedTargetCases.ceilings,
    ClaimedTargetCases.sizes,
  ]

  private static let machines: [[RuleCase]] = [
    MatrixCases.reach, MatrixCases.names, MatrixCases.metadata, StateMachineCases.rivals,
    StateMachineCases.matrices, StartCases.starts, StateMachineCases.ends, MachineCases.ambiguous,
    MachineCases.missing, MachineCases.vocabularies, RunCases.entries, RunCases.ends,
    RunCases.names, RunCases.failures, RunCases.conditions, RunCases.buttons,
    ChoiceCases.initial, ChoiceCases.triggers, ChoiceCases.choices, ReferenceCases.catalogues,
    ReferenceCases.events, ReferenceCases.targets, ListedCases.lists, ListedCases.starts,
    ListedCases.rivals, ListedCases.places, FreshLimitCases.limits, ReachCases.islands,
    ReachCases.grids, ReachCases.lists, ReachCases.flowcharts, ReachCases.ends,
    ReachCases.works,
  ]

  private static let wordings: [[RuleCase]] = [
    WordingCases.wording, WordingCases.values, WordingCases.scales, PhraseCases.wordings,
    WavedCases.remarks, PhraseCases.platforms, PhraseCases.readers, ConflictCases.facts,
    ConflictCases.kinds,
    ConflictCases.policies, ConflictCases.rows, ProseCases.prose,
    StatedCases.machines, StatedCases.others, CommonGroundCases.colors, CommonGroundCases.others,
    LabelledPairCases.pairs,
    DenialCases.contrast,
    BesideCases.tokens,
    DemandCases.targets,
    RangeCases.ranges, ToldCases.facts, ToldBesideCases.code, ToldBesideCases.counts,
    ToldBesideCases.lookalikes,
    AnnouncedCases.counts,
    StrangerCases.machines, StrangerCases.tokens, StrangerCases.colours, StrangerCases.remarks,
    RecomputedCases.numbers, RecomputedCases.partitions, RestatedCases.values, TwoFormCases.facts,
    TwoFormCases.motions, TwoFormCases.pairs,
    SilentCases.names, SilentCases.gestures, SilentCases.words,
    AuditCases.made, AuditCases.proportions, AuditCases.parts, AuditCases.bounds,
    AuditCases.formulas,
    AgreedCases.sections, AgreedCases.ratios, AgreedCountCases.counts, AgreedCountCases.words,
    AgreedCodeCases.code,
    StandingCases.promises, StandingCases.lookalikes, RuledOutCases.uses, RuledOutCases.lookalikes,
    CountedCases.counts, CountedCases.lookalikes, CountedCases.floors, CountedCases.ends,
    RowWaitCases.values, RowWaitCases.lookalikes,
    ReaderCases.tokens, ReaderCases.ranges, ReaderCases.access, ReaderCases.addresses,
    SoberCases.motions, SoberCases.colors, SoberCases.tokens, SoberCases.sizes, SoberCases.facts,
    PlainFormCases.forms, PlainFormCases.looks, PlainFormCases.tables,
    ApartCases.sizes, ApartCases.names, ApartColorCases.colours, ApartFactCases.facts,
    ApartFactCases.conduct, KeptApartCases.facts, KeptApartCases.motions, KeptApartCases.colours,
    KeptApartCases.forms, TabledPairCases.pairs, RoleClaimCases.claims, RoleClaimCases.forms,
    SecondReadingCases.measures, SecondReadingCases.colours, SecondReadingCases.forms,
    EverydayCases.titles, EverydayCases.motions, EverydayCases.colors, EverydayCases.counts,
    OneThingCases.colours, OneThingCases.facts, OneThingCases.claims, OneThingCases.forms,
    LeftAloneCases.facts, LeftAloneCases.sizes,
    BadgeCases.declarations, BadgeCases.badges, BadgeCases.headers,
    PartSumCases.sums, PartSumCases.shares, PartSumCases.entries,
    EdgeCases.edges, EdgeCases.wordings, EdgeCases.missing, EdgeCases.effects,
    InsetCases.insets, InsetCases.rows, InsetCases.exceptions, NameOnlyCases.names,
    NameOnlyCases.springs, NameOnlyCases.dates, NameOnlyCases.turned, NameOnlyCases.units,
    NameOnlyCases.steps, ThemeScopeCases.themes, ThemeScopeCases.products, ThemeScopeCases.shares,
    TranslucentCases.texts, TranslucentCases.pairs, TranslucentCases.levels, TranslucentCases.told,
    StatedRuleCases.motions, StatedRuleCases.multiples, StatedRuleCases.targets,
    StatedRuleCases.names, PartOnlyCases.facts, PartOnlyCases.colours, PartOnlyCases.words,
    PartOnlyCases.rows, PartOnlyCases.forms,
    SetAsideCases.charts, SetAsideCases.motions, SetAsideCases.lengths, SetAsideCases.colours,
    SetAsideCases.claims, BesideThePointCases.names,
    BesideThePointCases.parts, TestedCases.changesOnOneSide, TestedCases.names,
    OwnNameCases.choices, OwnNameCases.grids, OwnNameCases.forms,
    CalledCases.ratios, CalledCases.misses, CalledCases.rings,
    CalledCases.outlines, CalledCases.classes,
    TrueDocumentCases.inks, TrueDocumentCases.edges, TrueDocumentCases.styles,
    TrueDocumentCases.ends, TrueDocumentCases.slips, TrueDocumentCases.claims,
    TrueDocumentCases.words, TrueDocumentCases.computed, TrueDocumentCases.shared,
    TrueDocumentCases.chips,
    LookedAgainCases.facts, LookedAgainCases.measures, LookedAgainCases.boxes,
    LookedAgainCases.colours, LookedAgainCases.ratios, LookedAgainCases.tokens,
    LookedAgainCases.parts,
    RemarkedCases.rings, RemarkedCases.pairs, RemarkedCases.levels, RemarkedCases.measures,
    RemarkedCases.floors, RemarkedCases.radii,
    GivenElsewhereCases.names, GivenElsewhereCases.colours, GivenElsewhereCases.widths,
  ]
}

/// Each rule has documents that it flags and documents that it leaves alone, beside its own examples.
@Suite struct RuleCaseCountTests {
  /// The least number of each.
  private static let least = 3

  /// A list that no suite of its own runs would hold nothing.
  @Test("every document is flagged where it says so", arguments: RuleCases.all)
  func everyCaseHolds(test: RuleCase) {
    test.check()
  }

  @Test(arguments: RuleRegistry.rules.map { $0.info.code })
  func everyRuleHasCases(code: String) {
    let own = RuleCases.all.filter { $0.code == code }
    let flagged = own.count { $0.isFlagged }
    #expect(flagged >= Self.least, "flagged documents of \(code)")
    #expect(own.count - flagged >= Self.least, "documents that \(code) leaves alone")
  }
}
