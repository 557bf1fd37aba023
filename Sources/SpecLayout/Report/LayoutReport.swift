public import SpecDiagnostics
public import SpecText

/// What layout checks found out about a set of dumps.
public struct LayoutReport: Sendable {
  /// What was found out about one dump.
  public struct Entry: Sendable {
    /// Index of the file among those given.
    public var file: Int
    /// The dump.
    public var dump: LayoutDump
    /// The state of the spec that it shows.
    public var state: String?
    /// How the state was told, for people.
    public var stateReason: String
    /// Figures of the whole dump.
    public var counts: DumpCounts
    /// Verdicts, in the order of checks and elements.
    public var checks: [LayoutCheck]
    /// What was not checked, and why.
    public var notChecked: [String]
    /// The unit of lengths in `checks`.
    public var unit: String
    /// Where the spec draws the state.
    public var drawing: Origin?
    /// The path of the spec that the state is of.
    public var specPath: String?
    /// What may be meant by the state that the dump is said to show, where no spec has it or several have; else `nil`.
    public var openState: String?
    /// Which elements were taken for which parts of the drawing.
    public var matches: [Match] = []

    /// An element that was taken for a part of the drawing.
    public struct Match: Sendable, Hashable {
      /// The words of the part, or of the note beside it.
      public var name: String
      /// Index of the element.
      public var node: Int
      /// How it was found: "bound", or by "text", "name", "identifier" or "role".
      public var how: String
      /// Where the part is drawn.
      public var spec: Origin?
    }

    /// Whether no element names this one as the one around it.
    public func isLeaf(_ index: Int) -> Bool {
      index + 1 >= dump.nodes.count || dump.nodes[index + 1].parent != index
    }

    /// Number of checks with a verdict.
    public func count(_ verdict: LayoutVerdict) -> Int {
      checks.count { $0.verdict == verdict }
    }
  }

  /// A file that could not be read.
  public struct Failure: Sendable {
    /// Index of the file among those given.
    public var file: Int
    /// Why.
    public var reason: String
    /// Whether there is nothing in it.
    public var isEmpty: Bool
  }

  /// What became of the whole run.
  public enum Verdict: String, Sendable, Hashable {
    case pass, fail, inconclusive
  }

  /// The decoded files, in the order given.
  public var sources: [SourceText] = []
  /// One entry a dump.
  public var entries: [Entry] = []
  /// Files that could not be read.
  public var failures: [Failure] = []

  /// How bad findings are where a person says so.
  public var levels = SeverityLevels()

  /// Makes an empty report.
  public init() {}

  /// Whether a file holds something that is no dump, or a damaged one.
  public var isUnreadable: Bool { failures.contains { !$0.isEmpty } }

  /// The verdict of the run: inconclusive where nothing was decided, or a state was named that is not found.
  ///
  /// Statements that a person calls less than an error may fail.
  public var verdict: Verdict {
    if entries.contains(where: fails) { return .fail }
    let isOpen = entries.contains { $0.openState != nil && isDemanded(.openState, $0) }
    if isOpen { return .inconclusive }
    let isDecided = entries.contains { $0.count(.pass) + $0.count(.fail) > 0 }
    return isDecided && failures.isEmpty ? .pass : .inconclusive
  }

  private func fails(_ entry: Entry) -> Bool {
    guard !levels.isEmpty else { return entry.count(.fail) > 0 }
    return entry.checks.contains { $0.verdict == .fail && isDemanded($0.kind.finding, entry) }
  }

  private func isDemanded(_ finding: LayoutFinding, _ entry: Entry) -> Bool {
    levels.fails(finding.code, path: entry.dump.source.path)
  }

  /// The findings of the run.
  ///
  /// - Parameters:
  ///   - files: the number of each given file, in the order given.
  ///   - isStrict: whether undecided statements are findings, too.
  public func diagnostics(files: [FileID], isStrict: Bool = false) -> [Diagnostic] {
    var result: [Diagnostic] = []
    for failure in failures where files.indices.contains(failure.file) {
      result.append(
        diagnostic(
          .unreadable, "cannot read the layout: \(failure.reason)",
          Origin(file: files[failure.file], range: .zero)))
    }
    for entry in entries where files.indices.contains(entry.file) {
      let file = files[entry.file]
      if let help = entry.openState {
        result.append(
          diagnostic(
            .openState, entry.stateReason, Origin(file: file, range: .zero), help: help))
      }
      for check in entry.checks {
        if check.verdict == .fail {
          result.append(finding(check, check.kind.finding, check.message, entry, file))
        } else if isStrict, check.verdict == .unknown {
          let why = check.reason?.rawValue ?? "unknown"
          result.append(
            finding(
              check, .undecided, "\(check.kind.rawValue) is undecided (\(why))", entry, file))
        }
      }
      if entry.count(.pass) + entry.count(.fail) == 0 {
        result.append(
          diagnostic(
            .unchecked, "no statement could be checked on this layout",
            Origin(file: file, range: .zero),
            help: entry.notChecked.first))
      }
    }
    return levels.isEmpty ? result : graded(result, files)
  }

  /// The findings with the severity that a person asks for; that a file cannot be read is always told.
  private func graded(_ found: [Diagnostic], _ files: [FileID]) -> [Diagnostic] {
    var paths: [FileID: String] = [:]
    for (file, source) in zip(files, sources) { paths[file] = source.path }
    return found.compactMap { diagnostic in
      var diagnostic = diagnostic
      let path = paths[diagnostic.origin.file] ?? ""
      let severity = levels.severity(
        of: diagnostic.code, found: diagnostic.severity, path: path)
      guard severity != nil || diagnostic.code == LayoutFinding.unreadable.code else { return nil }
      diagnostic.severity = severity ?? diagnostic.severity
      return diagnostic
    }
  }

  private func diagnostic(
    _ finding: LayoutFinding, _ message: String, _ origin: Origin, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      code: finding.code, name: finding.name, severity: finding.severity, message: message,
      origin: origin, help: help)
  }

  private func finding(
    _ check: LayoutCheck, _ finding: LayoutFinding, _ message: String, _ entry: Entry,
    _ file: FileID
  ) -> Diagnostic {
    func range(_ node: Int?) -> SourceRange {
      node.flatMap { entry.dump.nodes.indices.contains($0) ? entry.dump.nodes[$0].range : nil }
        ?? .zero
    }
    var result = diagnostic(
      finding, message, Origin(file: file, range: range(check.node)),
      help: check.help ?? (check.verdict == .fail ? check.repair : nil))
    result.label = check.actual ?? ""
    if let spec = check.spec {
      result.related.append(Diagnostic.Related(spec, "demanded here: \(check.expected)"))
    }
    if let other = check.other {
      result.related.append(
        Diagnostic.Related(Origin(file: file, range: range(other)), "the other element"))
    }
    if let state = entry.state {
      result.why = "the dump shows the state '\(state)': \(entry.stateReason)"
    }
    return result
  }
}
