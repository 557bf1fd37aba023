import SpecModel
import SpecSyntax
import SpecText

/// Lowers state machines: sections that describe states, transition tables, flows.
///
/// Recognisers fill `MachineDrafts`; this pass divides them into machines and resolves the names of each.
/// To read a new form, add a recogniser beside `TransitionTables` and call it here.
enum MachinePass {
  /// Adds the machines of a document to its other facts.
  ///
  /// - Parameter declared: what the document declares before any change is read.
  static func run(
    _ context: LoweringContext, _ declared: MachineDrafts, into spec: inout SpecDocument
  ) {
    var drafts = declared
    let framed = readFrames(context, drafts)
    let screens = FramedScreens(context).blocks(drafts).subtracting(framed.blocks)
      .union(ForeignFences(context).blocks())
    drafts.trees.formUnion(screens.union(framed.blocks))
    MermaidStates(context).collect(into: &drafts, unresolved: &spec.unresolved)
    TransitionTables(context, durations: spec.durations)
      .collect(into: &drafts, unresolved: &spec.unresolved)
    CellExits(context).collect(into: &drafts)
    StatesByScreen(context).settle(&drafts)
    ArrowEdges.merge(framed.found, into: &drafts)
    readColumns(context, into: &drafts)
    FencedRules(context).collect(into: &drafts)
    TransitionLines(context, durations: spec.durations)
      .collect(into: &drafts, unresolved: &spec.unresolved)
    readItems(context, spec.durations, into: &drafts)
    readFences(context, into: &drafts)
    AnsweredEvents(context, durations: spec.durations).collect(into: &drafts)
    ScenarioChanges(context).collect(spec.scenarios, into: &drafts)
    let columns = ArrowParagraphs(context).read(&drafts)
    ArrowEdges.merge(columns.found, into: &drafts)
    spec.unresolved += columns.unclear
    let drawings = StateCharts(context).read(drafts, flows: spec.flows)
    EventBlocks(context).collect(into: &drafts, drawings: drawings.blocks.union(drafts.trees))
    ArrowEdges.merge(drawings.found, into: &drafts)
    spec.unresolved += drawings.unclear
    OccasionLines(context).collect(into: &drafts)
    ListSequels(context).collect(spec.flows, into: &drafts)
    readRest(context, into: &drafts)
    ToldRows(context).collect(into: &drafts)
    readCode(context, into: &drafts)
    StateTables(context).addModes(to: &drafts)
    readSentences(context, into: &drafts)
    settle(&drafts, context, screens)
    var machines: [Machine] = []
    var keys = MachineKeys()
    for group in MachineScopes.divide(drafts, in: context.document) where !group.isEmpty {
      let title = name(of: group, in: context, spec: spec)
      var assembler = MachineAssembler(
        key: keys.unique(title), name: title, origin: group.origin, states: group.states,
        drafts: drafts, options: context.options)
      assembler.assemble(group.matrices)
      machines.append(assembler.machine)
    }
    ProhibitionSentences(context, machines: machines).add(to: &machines)
    let rest = spec.flows.filter { flow in
      !isTold(flow, by: drafts)
        && !screens.contains { context.document.nodes[Int($0)].range.contains(flow.origin.range) }
    }
    if let machine = FlowMachine.machine(of: rest, in: context, known: KnownStates(drafts)) {
      machines.append(renamed(machine, key: keys.unique(machine.name)))
    }
    spec.machines += machines
    spec.unresolved += RefusedForms(context, spec).entries(besides: screens)
    CodeDelays.add(context, to: &spec)
  }

  /// The flows within drawn boxes and the sheets of single states, and the fences that hold them.
  private static func readFrames(
    _ context: LoweringContext, _ drafts: MachineDrafts
  ) -> (blocks: Set<Int32>, found: [MatrixDraft]) {
    let flows = FramedFlows(context).read()
    let sheets = SheetFences(context).read(drafts)
    return (flows.blocks.union(sheets.blocks), flows.found + sheets.found)
  }

  /// The screens with fields, the fences of steps below each other, and the trees.
  private static func readColumns(_ context: LoweringContext, into drafts: inout MachineDrafts) {
    SteppedFields(context).collect(into: &drafts)
    BracketGrids(context).collect(into: &drafts)
    TaggedFlows(context).collect(into: &drafts)
    FocusTables(context).collect(into: &drafts)
    HangingArrows(context).collect(into: &drafts)
    ForkedChains(context).collect(into: &drafts)
    CaptionedChains(context).collect(into: &drafts, isLone: true)
    NavigatedActs(context).collect(into: &drafts)
    OriginBlocks(context).collect(into: &drafts)
    HungLabels(context).collect(into: &drafts)
    MarkedColumns(context).collect(into: &drafts)
    RailedChains(context).collect(into: &drafts)
    PassedChains(context).collect(into: &drafts)
    NotedColumns(context).collect(into: &drafts)
    TabFences(context).collect(into: &drafts)
    ActColumns(context).collect(into: &drafts)
    CodedColumns(context).collect(into: &drafts)
    RailedColumns(context).collect(into: &drafts)
    RouteTrees(context).collect(into: &drafts)
    IndentedWays(context).collect(into: &drafts)
    ActedTrees(context).collect(into: &drafts)
    EffectTrees(context).collect(into: &drafts)
    ColumnFlows(context).collect(into: &drafts)
    LabelledColumns(context).collect(into: &drafts)
    CardColumns(context).collect(into: &drafts)
    BracketedTrees(context).collect(into: &drafts)
    OutlineFlows(context).collect(into: &drafts)
    TransitionTrees(context).collect(into: &drafts)
  }

  /// What sentences tell that nothing else has told, and the ids of titles.
  private static func readSentences(
    _ context: LoweringContext, into drafts: inout MachineDrafts
  ) {
    StateSentences(context).collect(into: &drafts)
    UnspacedMoves(context).collect(into: &drafts)
    ToldEnds(context).collect(into: &drafts)
    TitledIds(context).collect(into: &drafts)
  }

  /// What code in fences tells of states.
  private static func readCode(_ context: LoweringContext, into drafts: inout MachineDrafts) {
    CodeMachines(context).collect(into: &drafts)
    StateDSL(context).collect(into: &drafts)
    YAMLCharts(context).collect(into: &drafts)
    CodeSwitches(context).collect(into: &drafts)
    CodeEnumerations(context).collect(into: &drafts)
  }

  /// Takes out of the drafts what is none, and settles what only all of them together tell.
  private static func settle(
    _ drafts: inout MachineDrafts, _ context: LoweringContext, _ screens: Set<Int32>
  ) {
    Glossaries(context).settle(&drafts)
    drafts.takeOut(screens, in: context.document)
    drafts.takeOutDenied(in: context.document)
    drafts.takeOutStateRows(in: context.document)
    drafts.settleHandlers()
    drafts.settlePresentations()
    drafts.settleSurfaces()
    drafts.settleBrackets()
    drafts.settleTabs(in: context)
    drafts.settleOrigins()
    drafts.settleStrokes()
    drafts.settleIds()
    drafts.settleCodes(in: context.document)
    drafts.settleRouteLists(in: context.document)
    drafts.settleAlternatives()
    NestedTriggers(context).settleActs(&drafts)
    drafts.settleTwoWays(in: context.document)
    drafts.settleMotions()
    drafts.settleTimes(in: context.document)
    drafts.settleOccasions()
    drafts.settleRoles()
    drafts.settleLabels(in: context.document)
    drafts.settleComparisons()
    drafts.settleListedEvents(in: context)
    drafts.settleTriggersInChains()
    drafts.settleStages()
    drafts.settleDetections()
    drafts.settleMiddles(in: context.document)
    drafts.settleDeeds(in: context.document)
    drafts.takeOutSystems()
    drafts.settleProgress()
    drafts.settleWideTriggers()
    drafts.settleGuards()
    drafts.settlePseudoTargets()
    drafts.takeOutWildcards()
    drafts.takeOutPlaceholders()
    drafts.settleOwnScreen(in: context.document)
    drafts.takeOutFocusOrders()
    drafts.takeOutAbsent()
    drafts.settleLaunches()
    drafts.takeOutInner(in: context.document)
    drafts.takeOutTemplates(in: context.document)
    drafts.takeOutHolders(in: context.document)
    drafts.takeOutThemes(in: context.document)
    drafts.takeOutArrangements(in: context)
    drafts.takeOutColors(context)
    drafts.takeOutScales(in: context.document)
    drafts.joinRowsWithoutSource()
    SameScreens(context).settle(&drafts)
    drafts.remove(context.normativity)
  }

  /// The items and lines in which states, screens and flows are left.
  private static func readItems(
    _ context: LoweringContext, _ durations: [DurationFact], into drafts: inout MachineDrafts
  ) {
    ScreenExits(context).collect(into: &drafts)
    ViaItems(context, durations: durations).collect(into: &drafts)
    ReactionLists(context, durations: durations).collect(into: &drafts)
    ActorChanges(context).collect(into: &drafts)
    FencedChanges(context).collect(into: &drafts)
    RouteChains(context).collect(into: &drafts)
    RouteLines(context).collect(into: &drafts)
    RouteExits(context).collect(into: &drafts)
    RouteItems(context).collect(into: &drafts)
    StatusChains(context).collect(into: &drafts)
    LabelledExits(context).collect(into: &drafts)
    AttributeExits(context).collect(into: &drafts)
    ScreenSheets(context).collect(into: &drafts)
    ListedPages(context).collect(into: &drafts)
    ListedChanges(context).collect(into: &drafts)
    BracketedChains(context).collect(into: &drafts)
    FlowChains(context).collect(into: &drafts)
    JoinedChains(context).collect(into: &drafts)
    KnownChains(context).collect(into: &drafts)
    StepLines(context).collect(into: &drafts)
    PlacedActs(context).collect(into: &drafts)
    ControlRows(context).collect(into: &drafts)
    CellChains(context).collect(into: &drafts)
    NumberedExits(context).collect(into: &drafts)
    NestedWays(context).collect(into: &drafts)
    ListedPaths(context).collect(into: &drafts)
    ListedAnswers(context).collect(into: &drafts)
    FlowParagraphs(context).collect(into: &drafts)
    NumberedChains(context).collect(into: &drafts)
    ScreenActions(context).collect(into: &drafts)
    ConditionalWays(context).collect(into: &drafts)
    EntryLines(context).collect(into: &drafts)
    ScreenPassages(context).collect(into: &drafts)
    MenuTables(context).collect(into: &drafts)
    SignedChanges(context).collect(into: &drafts)
    ComponentRows(context).collect(into: &drafts)
    drafts.takeCores()
    drafts.settleSources()
    NestedTriggers(context).settle(&drafts)
    InlineExits(context).collect(into: &drafts)
    ControlExits(context).collect(into: &drafts)
    NamedTargets(context).collect(into: &drafts)
    GlobalWays(context).collect(into: &drafts)
    ReachedFrom(context).collect(into: &drafts)
    EntryPhrases(context).collect(into: &drafts)
    EnteredColumns(context).collect(into: &drafts)
    HeadedComparisons(context).collect(into: &drafts)
    SteppedSections(context).collect(into: &drafts)
    StepResults(context).collect(into: &drafts)
    ConditionalCourses(context).collect(into: &drafts)
    LedMoves(context).collect(into: &drafts)
    ClosedChains(context).collect(into: &drafts)
    SpannedChains(context).collect(into: &drafts)
    BackItems(context).collect(into: &drafts)
    SeenSteps(context).collect(into: &drafts)
  }

  /// The fences of plain words of which each is read as a whole.
  private static func readFences(_ context: LoweringContext, into drafts: inout MachineDrafts) {
    ControlFences(context).collect(into: &drafts)
    ScreenLinks(context).collect(into: &drafts)
    DiagonalFences(context).collect(into: &drafts)
    LabelledCourses(context).collect(into: &drafts)
    LabelledChains(context).collect(into: &drafts)
    StepTrees(context).collect(into: &drafts)
    HungTrees(context).collect(into: &drafts)
    IndentedRules(context).collect(into: &drafts)
    FencedTables(context).collect(into: &drafts)
    RaisedLabels(context).collect(into: &drafts)
    BarredFences(context).collect(into: &drafts)
    BranchedChains(context).collect(into: &drafts)
    BracketColumns(context).collect(into: &drafts)
    FlowTrees(context).collect(into: &drafts)
    LoneFlows(context).collect(into: &drafts)
    WorkflowFences(context).collect(into: &drafts)
    BracketFlows(context).collect(into: &drafts)
    TreeSequels(context).collect(into: &drafts)
    ActedChains(context).collect(into: &drafts)
  }

  /// The fences that no other form has read.
  private static func readRest(_ context: LoweringContext, into drafts: inout MachineDrafts) {
    ScreenLinks(context).collect(into: &drafts, isMixed: false)
    ScreenTrees(context).collect(into: &drafts)
    CaptionedChains(context).collect(into: &drafts)
    ScreenPassages(context).collectRows(into: &drafts)
  }

  /// What the document declares as states and screens before any change is read.
  static func declared(_ context: LoweringContext) -> MachineDrafts {
    var drafts = MachineDrafts()
    var headings = HeadingStates(context)
    headings.collect(into: &drafts)
    drafts.takeOutHeads(ofTables: context)
    RangedScreens(context).collect(into: &drafts)
    StateTables(context).collect(into: &drafts)
    LifecycleCells(context).collect(into: &drafts)
    StateLists(context).collect(into: &drafts)
    ModeLists(context).collect(into: &drafts)
    EnteredItems(context).collect(into: &drafts)
    LookLists(context).collect(into: &drafts)
    StateEnumerations(context).collect(into: &drafts)
    ToldStates(context).collect(into: &drafts)
    EnteredStates(context).collect(into: &drafts)
    EnteredSections(context).collect(into: &drafts)
    LabelledStates(context).collect(into: &drafts)
    BoldStates(context).collect(into: &drafts)
    StateBoxes(context).collect(into: &drafts)
    OccasionStates(context).collect(into: &drafts)
    LabelledScreens(context).collect(into: &drafts)
    ScreenTables(context).collect(into: &drafts)
    IdentifiedSections(context).settle(&drafts)
    RoutedNames(context).collect(into: &drafts)
    RouteRecords(context).collect(into: &drafts)
    SiteMaps(context).collect(into: &drafts)
    ListedScreens(context).collect(into: &drafts)
    FlowScreens(context).collect(into: &drafts)
    StatesByScreen(context).collect(into: &drafts)
    NumberedContexts(context).collect(into: &drafts)
    LinkedScreens(context).collect(into: &drafts)
    NavigationLists(context).collect(into: &drafts)
    OverlaySections(context).collect(into: &drafts)
    OverlayTables(context).collect(into: &drafts)
    drafts.joinPages()
    drafts.joinPhases()
    drafts.takeOutAbsent()
    drafts.takeOutDenied(lists: context)
    return drafts
  }

  /// Whether the lines of a flow are read as changes of state already.
  private static func isTold(_ flow: Flow, by drafts: MachineDrafts) -> Bool {
    drafts.matrices.contains { matrix in
      matrix.edges.contains { flow.origin.range.contains($0.origin.range) }
    }
  }

  private static func renamed(_ machine: Machine, key: String) -> Machine {
    var machine = machine
    machine.key = key
    return machine
  }

  /// The feature of the front matter, the screen's heading, or the document's title.
  private static func name(
    of group: MachineScopes.Group, in context: LoweringContext, spec: SpecDocument
  ) -> String {
    let document = context.document
    if let about = group.about { return about }
    if group.screen > 0 {
      return StateName.withoutNumbering(
        document.title(ofSection: MachineScopes.subject(of: group.screen, in: document)))
    }
    if let feature = document.frontMatter?.root["feature"]?.text, !feature.isEmpty {
      return feature
    }
    if let title = spec.title, !title.isEmpty { return title }
    let first = document.sections.indices.dropFirst().first
    return first.map { StateName.withoutNumbering(document.title(ofSection: $0)) } ?? "machine"
  }
}

/// The keys of the machines of a document, each taken once.
private struct MachineKeys {
  private var taken: Set<String> = []
  /// The number that the next machine of a name gets.
  private var next: [String: Int] = [:]

  mutating func unique(_ name: String) -> String {
    let words = Names.words(name)
    let base = words.isEmpty ? "machine" : words.joined(separator: "-")
    var key = base
    var number = next[base] ?? 2
    while !taken.insert(key).inserted {
      key = "\(base)-\(number)"
      number += 1
    }
    next[base] = number
    return key
  }
}
