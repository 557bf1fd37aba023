public import SpecLint
public import SpecReports
import SpecText
import SpecDiagnostics
import SpecExports
import SpecModel
import SpecSyntax

extension Workspace {
  /// Whether the name of a file is that of a Markdown document.
  public static func isMarkdown(_ name: String) -> Bool { DocumentFinder.isMarkdown(name) }

  /// The name of configuration files.
  public static var configurationName: String { ConfigurationLoader.fileName }

  /// The number of the document at an absolute path.
  ///
  /// - Complexity: O(documents).
  public func number(ofFile absolutePath: String) -> Int? {
    absolutePaths.firstIndex(of: absolutePath)
  }

  /// The absolute path of a document.
  public func absolutePath(of number: Int) -> String { absolutePaths[number] }

  /// What the rules find in one document of the run; nothing where it is no spec.
  @inline(never)
  public func lint(document number: Int) -> LintReport { lint(document: number, isAlone: true) }

  private func lint(document number: Int, isAlone: Bool) -> LintReport {
    let isAnyUnderstood = isAnythingUnderstood
    let found =
      isSpec[number]
      ? check(number, isAnyUnderstood: isAnyUnderstood, isAlone: isAlone) : LintFindings()
    return LintReport(
      files: files, documents: documents, diagnostics: found.diagnostics,
      suppressed: found.suppressed, checkedCount: 1, catalog: Self.catalog)
  }

  /// What the rules find in some documents of the run, in their order.
  @inline(never)
  public func lint(documents numbers: [Int]) -> [LintReport] {
    Parallel.map(numbers.count) { lint(document: numbers[$0], isAlone: numbers.count == 1) }
  }

  /// A place in a configuration file that names a state or what else a spec shows.
  public func configurationPlace(naming name: String) -> String? {
    let key = Names.key(name)
    return configurations.flatMap(\.specNames).first { Names.key($0.name) == key }?.place
  }

  /// Names in configuration files that no spec of the run has, each at its place.
  public var unknownConfigurationNames: [ConfigurationProblem] {
    configurationRemarks.compactMap { remark in
      guard let end = remark.firstRange(of: ": '")?.lowerBound else { return nil }
      let place = remark[..<end].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let line = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      else { return nil }
      return ConfigurationProblem(
        path: place.dropLast(2).joined(separator: ":"), line: line, column: column,
        message: String(remark[remark.index(end, offsetBy: 2)...]))
    }
  }

  /// The transition matrices of one document as Markdown.
  public func matrix(of number: Int) -> String {
    var input = ExportInput(specs: [specs[number]], files: files)
    input.facts = facts
    return String(decoding: MatrixMarkdown().export(input), as: UTF8.self)
  }

  /// The report on one document as a page of HTML; `nil` where it has none.
  public func page(of number: Int) -> ReportFile? {
    let builder = ReportBuilder(
      specs: [specs[number]], files: files, diagnostics: lint(document: number).diagnostics,
      sourcePrefix: "")
    return builder.files().first { $0.path.hasSuffix(".html") && $0.path != "index.html" }
  }
}

extension LiveWorkspace {
  /// A document as its safe fixes leave it, in as many passes as `plumb lint --fix` makes; `nil` where they change nothing.
  public func mended(_ path: String) -> ContiguousArray<UInt8>? {
    var live = self
    var result: ContiguousArray<UInt8>?
    for _ in 0..<Self.passLimit {
      guard let bytes = live.mendedOnce(path) else { break }
      result = bytes
      live.setBuffer(bytes, for: path)
    }
    return result
  }

  /// A document as one pass of its safe fixes leaves it.
  @inline(never)
  private mutating func mendedOnce(_ path: String) -> ContiguousArray<UInt8>? {
    let workspace = snapshot()
    guard let number = workspace.number(ofFile: path) else { return nil }
    let report = workspace.lint(document: number)
    let own = report.diagnostics.filter { diagnostic in
      diagnostic.fix?.edits.allSatisfy { $0.origin.file == FileID(number) } ?? false
    }
    let plan = FixPlan(
      LintReport(
        files: report.files, diagnostics: own, checkedCount: 1, catalog: Workspace.catalog),
      allowsUnsafe: false)
    return plan.files.first { $0.file == FileID(number) }?.bytes
  }

  /// Passes until no fix is left; a fix may make room for another.
  private static let passLimit = 10
}
