public import SpecAnalysis
public import SpecDiagnostics
public import SpecModel
public import SpecText

/// A file that a report consists of.
public struct ReportFile: Sendable, Hashable {
  /// The path within the output folder, with slashes.
  public var path: String
  /// The content.
  public var bytes: ContiguousArray<UInt8>

  /// Makes a file.
  public init(path: String, bytes: ContiguousArray<UInt8>) {
    self.path = path
    self.bytes = bytes
  }

  /// Makes a file from text.
  init(path: String, text: String) {
    self.init(path: path, bytes: ContiguousArray(text.utf8))
  }
}

/// Builds the reports of a run: one page, Markdown, JSON and CSV for each spec, and an index over all.
///
/// - Invariant: pure; the same models give the same bytes. Nothing is read and nothing is written.
public struct ReportBuilder: Sendable {
  private let specs: [SpecDocument]
  private let sources: SourceFiles
  private let diagnostics: [Diagnostic]
  private let sourcePrefix: String
  /// What became of the lines of each file; a file without a map gets no page of it.
  public var maps: [FileID: UnderstandingMap] = [:]

  /// Prepares the reports.
  ///
  /// - Parameters:
  ///   - specs: the models in the order in which the index lists them.
  ///   - files: the texts behind the models.
  ///   - diagnostics: what was found in them.
  ///   - sourcePrefix: the way from the output folder to the folder in which printed paths start, for example "../".
  public init(
    specs: [SpecDocument], files: SourceFiles, diagnostics: [Diagnostic], sourcePrefix: String
  ) {
    self.specs = specs
    sources = files
    self.diagnostics = diagnostics
    let needsSlash = !sourcePrefix.isEmpty && !sourcePrefix.hasSuffix("/")
    self.sourcePrefix = needsSlash ? sourcePrefix + "/" : sourcePrefix
  }

  /// All files, the index first.
  public func files() -> [ReportFile] {
    let links = SourceLinks(files: sources, prefix: sourcePrefix)
    let byFile = Dictionary(grouping: diagnostics, by: \.origin.file)
    var slugs = SlugTable()
    let reports = specs.map { spec in
      SpecReport(
        spec: spec, slug: slugs.slug(for: spec.path), diagnostics: byFile[spec.file] ?? [],
        links: links, map: maps[spec.file])
    }
    var result = IndexReport(reports: reports).files()
    for report in reports { result += Self.files(of: report) }
    return result
  }

  private static func files(of report: SpecReport) -> [ReportFile] {
    var result = [
      ReportFile(path: report.slug + ".html", text: HTMLReport(report: report).page()),
      ReportFile(path: report.slug + ".md", text: MarkdownReport(report: report).text()),
      ReportFile(path: report.slug + ".json", bytes: JSONReport(report: report).bytes()),
      ReportFile(
        path: report.slug + ".transitions.csv", text: TransitionList(report: report).table.csv),
    ]
    if let map = report.map, let source = report.links.files[report.spec.file] {
      let page = HTMLMap(report: report, map: map, source: source).page()
      result.append(ReportFile(path: report.mapPath, text: page))
    }
    var slugs = SlugTable()
    for item in report.machines where !item.machine.transitions.isEmpty {
      let name = report.slug + "." + slugs.slug(for: item.machine.key) + ".matrix.csv"
      result.append(ReportFile(path: name, text: MachineTables(item: item).stateTable.csv))
    }
    return result
  }
}

/// File names for paths: unique, short, without characters that a file system or an address cannot hold.
struct SlugTable {
  private var used: Set<String> = ["index"]

  /// A name for a path, for example "specs-timeline-screen-states" for "specs/timeline/screen-states.md".
  mutating func slug(for path: String) -> String {
    var name = ""
    let stem = path.hasSuffix(".md") ? path.dropLast(3) : Substring(path)
    for character in stem.prefix(400) {
      let isPlain = character.isLetter || character.isNumber || character == "_"
      if isPlain { name += character.lowercased() } else if !name.hasSuffix("-") { name += "-" }
      if name.utf8.count > 96 { break }
    }
    while name.hasPrefix("-") { name.removeFirst() }
    while name.hasSuffix("-") { name.removeLast() }
    if name.isEmpty { name = "spec" }
    var unique = name
    var number = 2
    while !used.insert(unique).inserted {
      unique = "\(name)-\(number)"
      number += 1
    }
    return unique
  }
}
