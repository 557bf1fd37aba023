public import SpecModel
import SpecText

/// Holds layout dumps against specs.
public struct LayoutChecker: Sendable {
  private let specs: [SpecDocument]
  private let options: LayoutOptions

  /// Makes a checker; without specs only the profile and the global checks count.
  public init(specs: [SpecDocument], options: LayoutOptions = LayoutOptions()) {
    self.specs = specs
    self.options = options
  }

  /// A file with a layout dump.
  public typealias DumpFile = (path: String, bytes: ContiguousArray<UInt8>)

  /// Checks the files; each is read by its content, whatever its name.
  public func check(dumps files: [DumpFile]) -> LayoutReport {
    let index = SpecIndex(specs, links: options.links)
    var report = LayoutReport()
    report.levels = options.levels
    var allFacts: [LayoutFacts] = []
    for (number, file) in files.enumerated() {
      let outcome = DumpReader.read(file.bytes, path: file.path, format: options.format)
      report.sources.append(shown(outcome.source))
      if let failure = outcome.failure {
        report.failures.append(
          LayoutReport.Failure(
            file: number, reason: failure, isEmpty: outcome.source.bytes.allSatisfy { $0 <= 0x20 }))
      }
      for dump in outcome.dumps { add(dump, file: number, index, to: &report, &allFacts) }
    }
    compareTextSizes(&report, allFacts)
    return report
  }

  /// Checks dumps that were read before.
  public func check(_ dumps: [LayoutDump]) -> LayoutReport {
    let index = SpecIndex(specs, links: options.links)
    var report = LayoutReport()
    report.levels = options.levels
    var allFacts: [LayoutFacts] = []
    for (number, dump) in dumps.enumerated() {
      report.sources.append(shown(dump.source))
      add(dump, file: number, index, to: &report, &allFacts)
    }
    compareTextSizes(&report, allFacts)
    return report
  }

  private func add(
    _ dump: LayoutDump, file: Int, _ index: SpecIndex, to report: inout LayoutReport,
    _ allFacts: inout [LayoutFacts]
  ) {
    let facts = LayoutFacts(adjusted(dump), isRedacted: options.isRedacted)
    allFacts.append(facts)
    var entry = self.entry(facts, file: file, index)
    if let redaction = facts.redaction {
      redaction.apply(to: &entry.dump)
      entry.dump.source = report.sources[file]
    }
    report.entries.append(entry)
  }

  /// The source as far as it may be reported.
  private func shown(_ source: SourceText) -> SourceText {
    options.isRedacted ? Redaction.hidden(source) : source
  }

  /// What a person may have meant by the name of a state that no spec has; `nil` where the name is known.
  public static func hint(forUnknownState name: String, in specs: [SpecDocument]) -> String? {
    let index = SpecIndex(specs)
    let isKnown = !StateCandidates.named(name, in: index, among: Array(specs.indices)).isEmpty
    if isKnown || specs.isEmpty { return nil }
    return StateCandidates.hint(for: name, in: specs) ?? "the specs describe no states"
  }

  /// Checks files given as arrays.
  public func check(dumps files: [(String, [UInt8])]) -> LayoutReport {
    check(dumps: files.map { (path: $0.0, bytes: ContiguousArray($0.1)) })
  }

  /// Converts the files to `layoutdump`, with what could not be recorded.
  public func convert(
    _ files: [DumpFile]
  ) -> (dumps: [LayoutDump], failures: [(path: String, reason: String)]) {
    var dumps: [LayoutDump] = []
    var failures: [(path: String, reason: String)] = []
    for file in files {
      let outcome = DumpReader.read(file.bytes, path: file.path, format: options.format)
      if let failure = outcome.failure { failures.append((file.path, failure)) }
      let source = shown(outcome.source)
      dumps += outcome.dumps.map { dump in
        var dump = adjusted(dump)
        if options.isRedacted { Redaction(dump).apply(to: &dump) }
        dump.source = source
        return dump
      }
    }
    return (dumps, failures)
  }

  /// The dump with what a person states about it.
  private func adjusted(_ dump: LayoutDump) -> LayoutDump {
    var dump = dump
    if let scale = options.scale, scale > 0, dump.screen.unit == .px {
      dump.screen.scale = scale
      dump.screen.scaleSource = .declared
      dump.screen.scaleReason = nil
    }
    if let size = options.contentSize { dump.screen.contentSize = size }
    return dump
  }

  private static var rules: [any LayoutRule.Type] {
    [
      TargetSizeRule.self, TargetSpacingRule.self, GridSpacingRule.self, SpaceRowRule.self,
      OrderRule.self, RowOrderRule.self, RowAlignmentRule.self, ColumnsRule.self,
      WireframeNoteRule.self,
      StatedSizeRule.self, StatedStyleRule.self, ComponentRule.self, DrawnPartRule.self,
      LabelRule.self, OverlapRule.self, BoundsRule.self, ContainerBoundsRule.self,
      HorizontalScrollRule.self, TruncatedTextRule.self, TokenRule.self, ContrastRule.self,
      UnheldStatements.self,
    ]
  }

  private func entry(
    _ facts: LayoutFacts, file: Int, _ index: SpecIndex
  ) -> LayoutReport.Entry {
    let stated = options.state ?? options.states[facts.dump.source.path]
    let words = DumpWords(facts)
    let choice = StateMatcher.choose(facts, words, index, stated: stated)
    let serving = index.serving(choice.spec.map { [$0] } ?? choice.documents)
    let wireframe = choice.wireframe.flatMap { position in
      choice.spec.map { specs[$0].wireframes[position] }
    }
    var options = options
    options.grid = options.grid ?? agreed(options.grids, choice)
    options.touchTarget = options.touchTarget ?? agreed(options.touchTargets, choice)
    let isWCAG = options.profile == .wcag24
    let match = wireframe.map { RowMatch($0, facts, words, bindings: options.bindings) }
    let context = CheckContext(
      facts: facts, words: words, serving: serving,
      state: wireframe.flatMap { index.sections.state(of: $0.origin) } ?? choice.state,
      isStateNamed: choice.isNamed, sections: index.sections, wireframe: wireframe,
      match: match, options: options,
      spacing: TargetSpacing(facts, isAsked: isWCAG),
      exceptions: TargetExceptions(
        facts, words, essential: serving.essential, pinned: options.exceptions, isAsked: isWCAG),
      inlineLinks: InlineLinks(facts), freeArea: FreeArea(facts, isAsked: isWCAG))
    var results = CheckResults()
    for rule in Self.rules { rule.check(context, into: &results) }
    if wireframe == nil, !specs.isEmpty {
      results.notChecked.append("rows of a wireframe: \(choice.reason)")
    }
    results.notChecked += serving.notApplied
    results.notChecked += UnplacedElements.remark(facts).map { [$0] } ?? []
    if facts.dump.truncated {
      results.notChecked.append("elements that are missing: the dump is incomplete")
    }
    var entry = LayoutReport.Entry(
      file: file, dump: facts.dump, state: choice.state, stateReason: choice.reason,
      counts: DumpCounts(facts.dump, minimum: TargetDemands.minimum(context) ?? 44),
      checks: results.checks, notChecked: results.notChecked,
      unit: facts.unit)
    entry.drawing = wireframe?.origin
    entry.specPath = choice.spec.map { specs[$0].path }
    entry.openState = choice.help
    entry.matches = match?.matches ?? []
    return entry
  }

  /// The length that is asked for in the documents that a dump may be a screen of; `nil` where they are not at one.
  private func agreed(_ lengths: [FileID: Double], _ choice: StateChoice) -> Double? {
    guard !lengths.isEmpty else { return nil }
    let documents = choice.spec.map { [$0] } ?? choice.documents
    let named = documents.isEmpty ? Array(specs.indices) : documents
    let asked = Set(named.map { lengths[specs[$0].file] })
    return asked.count == 1 ? asked.first ?? nil : nil
  }

  /// Compares dumps of one state that differ in text size.
  private func compareTextSizes(_ report: inout LayoutReport, _ facts: [LayoutFacts]) {
    let states = facts.indices.map { index in
      (report.entries[index].state ?? facts[index].dump.specScreen).map {
        [report.entries[index].specPath ?? "", $0]
      }
    }
    for larger in facts.indices {
      guard let state = states[larger],
        let size = DynamicTypeRule.factor(facts[larger].dump.screen), size > 1
      else { continue }
      let smaller = facts.indices.first { index in
        guard states[index] == state, let factor = DynamicTypeRule.factor(facts[index].dump.screen)
        else { return false }
        return factor < size
      }
      guard let smaller else { continue }
      report.entries[larger].checks += DynamicTypeRule.check(
        smaller: facts[smaller], larger: facts[larger])
    }
  }
}
