public import SpecDiagnostics
public import SpecSyntax
public import SpecText

/// What a run found, in the order in which it is printed.
public struct LintReport: Sendable {
  /// The texts that the findings speak of.
  public let files: SourceFiles
  /// The syntax of the documents among them, by file index; may be shorter than `files`.
  public let documents: [Document]
  /// The findings, sorted by path, line, column and code.
  public let diagnostics: [Diagnostic]
  /// Findings that are known and not reported, in the same order.
  public let suppressed: [SuppressedDiagnostic]
  /// The fingerprints of the findings, where they were taken from a report with more of them.
  let fingerprints: [String]?
  /// Number of documents that were checked.
  public let checkedCount: Int
  /// What was not checked, and why.
  public let notChecked: [String]
  /// The documents that were read and not checked.
  public let unchecked: Set<FileID>
  /// The rules that the run knew.
  public let catalog: RuleCatalog
  /// What was checked, where that is not the documents but recordings and dumps.
  public let checkedPaths: [String]?

  /// Makes a report and sorts its findings.
  public init(
    files: SourceFiles, documents: [Document] = [], diagnostics: [Diagnostic],
    suppressed: [SuppressedDiagnostic] = [], checkedCount: Int, notChecked: [String] = [],
    unchecked: Set<FileID> = [], catalog: RuleCatalog, checkedPaths: [String]? = nil
  ) {
    self.files = files
    self.documents = documents
    let order = DiagnosticOrder(files)
    self.diagnostics = diagnostics.sorted(by: order.precedes)
    self.suppressed = suppressed.sorted { order.precedes($0.diagnostic, $1.diagnostic) }
    fingerprints = nil
    self.checkedCount = checkedCount
    self.notChecked = notChecked
    self.unchecked = unchecked
    self.catalog = catalog
    self.checkedPaths = checkedPaths
  }

  /// Whether a baseline was taken into account.
  var hasBaseline: Bool { fingerprints != nil }

  /// Number of findings of a severity.
  public func count(_ severity: Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
  }

  /// Whether any finding is at least this bad.
  public func fails(at severity: Severity) -> Bool {
    diagnostics.contains { $0.severity >= severity }
  }

  /// The findings of each severity and the documents, counted: "1 error, 0 warnings, 2 infos in 1 document".
  public var totals: String {
    func counted(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    let found = [
      counted(count(.error), "error"), counted(count(.warning), "warning"),
      counted(count(.info), "info"),
    ].joined(separator: ", ")
    return "\(found) in \(counted(checkedCount, "document"))"
  }

  /// The titles of the section around a place, innermost; `nil` before the first heading.
  public func sectionTitle(of origin: Origin) -> String? {
    let index = Int(origin.file.index)
    guard documents.indices.contains(index) else { return nil }
    let document = documents[index]
    let section = document.sections.indices.last { section in
      let heading = Int(document.sections[section].heading)
      return heading >= 0 && document.nodes[heading].range.start <= origin.range.start
    }
    return section.map(document.title(ofSection:))
  }

  /// The same report with some of its findings known and not reported; the rest keep their fingerprints.
  func hiding(_ isHidden: [Bool], fingerprints: [String]) -> LintReport {
    LintReport(hiding: isHidden, of: self, fingerprints: fingerprints)
  }

  private init(hiding isHidden: [Bool], of report: LintReport, fingerprints: [String]) {
    let kept = report.diagnostics.indices.filter { !isHidden[$0] }
    let hidden = report.diagnostics.indices.filter { isHidden[$0] }
    files = report.files
    documents = report.documents
    diagnostics = kept.map { report.diagnostics[$0] }
    self.fingerprints = kept.map { fingerprints[$0] }
    let known = hidden.map { SuppressedDiagnostic(report.diagnostics[$0], kind: .baseline) }
    let order = DiagnosticOrder(report.files)
    suppressed = (report.suppressed + known).sorted {
      order.precedes($0.diagnostic, $1.diagnostic)
    }
    checkedCount = report.checkedCount
    notChecked = report.notChecked
    unchecked = report.unchecked
    catalog = report.catalog
    checkedPaths = report.checkedPaths
  }
}

/// The order of every output: path, line, column, code, message.
private struct DiagnosticOrder {
  private var ranks: [FileID: Int] = [:]

  init(_ files: SourceFiles) {
    // Byte offsets order like lines and columns, and files have one path each.
    let order = files.texts.indices.sorted { a, b in
      let left = files.texts[a].path
      let right = files.texts[b].path
      return left == right ? a < b : left.utf8.lexicographicallyPrecedes(right.utf8)
    }
    for (rank, index) in order.enumerated() { ranks[FileID(index)] = rank }
  }

  func precedes(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    let left = ranks[a.origin.file] ?? -1
    let right = ranks[b.origin.file] ?? -1
    if left != right { return left < right }
    if a.origin.range.start != b.origin.range.start {
      return a.origin.range.start < b.origin.range.start
    }
    if a.code != b.code { return a.code < b.code }
    return a.message.utf8.lexicographicallyPrecedes(b.message.utf8)
  }
}
