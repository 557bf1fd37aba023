import SpecLint
import SpecLintRules
import SpecText
import SpecWorkspace

/// Makes the committed files that follow from the code.
struct Generator {
  private static let registryPath = "Sources/SpecLintRules/RuleRegistry.swift"
  private static let pagesFolder = "docs/rules"
  private static let schemasFolder = "docs/schemas"

  /// All generated files: path and text.
  private let files: [(path: String, text: String)]
  /// Whether the registry lists other rules than this build knows, so that the pages are not yet right.
  private let needsRebuild: Bool

  init() throws {
    let rules = try RuleScanner.scan("Sources/SpecLintRules/Rules")
    let known = RuleRegistry.rules.map { $0.info.code }
    needsRebuild = rules.map(\.code) != known
    let infos = Workspace.catalog.infos
    var files = [(Self.registryPath, RuleScanner.registry(rules))]
    for info in infos {
      files.append(("\(Self.pagesFolder)/\(RulePage.fileName(info))", RulePage.markdown(info)))
    }
    files.append(("\(Self.pagesFolder)/README.md", RulePage.index(infos)))
    for schema in Schemas.all {
      files.append(("\(Self.schemasFolder)/\(schema.name).schema.json", schema.text))
    }
    self.files = files
  }

  /// Writes what differs and takes away pages of rules that are gone.
  func write() throws -> Int32 {
    for file in files where !isFresh(file) {
      try FileSystem.makeFolder(Paths.folder(of: file.path))
      try FileSystem.write(ContiguousArray(file.text.utf8), to: file.path)
      DeveloperTool.say("wrote \(file.path)")
    }
    for path in try leftovers() {
      try FileSystem.remove(path)
      DeveloperTool.say("removed \(path)")
    }
    if needsRebuild {
      DeveloperTool.say("the list of rules has changed: run 'plumb-dev generate --write' once more")
    }
    return 0
  }

  /// Names what is stale.
  func check() throws -> Int32 {
    let stale = try stale()
    for path in stale { DeveloperTool.say("stale: \(path)") }
    guard !stale.isEmpty else { return 0 }
    DeveloperTool.say("run: swift run plumb-dev generate --write")
    return 1
  }

  /// The paths of files that are missing, differ from what the code generates, or are left over.
  func stale() throws -> [String] {
    try files.filter { !isFresh($0) }.map(\.path) + leftovers()
  }

  private func isFresh(_ file: (path: String, text: String)) -> Bool {
    guard let bytes = try? FileSystem.read(file.path) else { return false }
    return bytes == ContiguousArray(file.text.utf8)
  }

  private func leftovers() throws -> [String] {
    guard FileSystem.kind(Self.pagesFolder) == .folder, !needsRebuild else { return [] }
    let wanted = Set(files.map(\.path))
    return try FileSystem.names(inFolder: Self.pagesFolder)
      .map { "\(Self.pagesFolder)/\($0)" }
      .filter { $0.hasSuffix(".md") && !wanted.contains($0) }
  }
}
