public import SpecReports
import SpecAnalysis
import SpecJSON
import SpecLint
import SpecText

extension Workspace {
  /// The reports of all specs, to be written into a folder.
  public func reports(in folder: String) -> [ReportFile] {
    let lint = lint()
    let working = FileSystem.workingFolder()
    let prefix = Paths.relative(working, to: Paths.absolute(folder, in: working))
    var builder = ReportBuilder(
      specs: understoodSpecs, files: lint.files, diagnostics: lint.diagnostics,
      sourcePrefix: prefix == "." ? "" : prefix)
    for map in understandingMaps() { builder.maps[map.file] = map }
    return builder.files()
  }

  /// The pages in a folder that an earlier run wrote for specs that are gone: the index there lists them, this run does
  /// not write them, and their spec is not on disk any more.
  public static func stalePages(in folder: String, besides files: [ReportFile]) -> [String] {
    guard let bytes = try? FileSystem.read(Paths.join(folder, "index.json")),
      let index = try? JSONParser.parse(bytes), index["plumb"]?.int == 1,
      let names = try? FileSystem.names(inFolder: folder)
    else { return [] }
    let written = Set(files.map(\.path))
    let gone = (index["specs"]?.array ?? []).compactMap { spec -> String? in
      guard let path = spec["path"]?.string, path != "-", FileSystem.kind(path) == nil,
        let name = spec["report"]?.string, !name.isEmpty
      else { return nil }
      return name
    }
    return names.filter { name in
      !written.contains(name) && gone.contains { isPage(name, of: $0) }
    }.map { Paths.join(folder, $0) }
  }

  private static func isPage(_ name: String, of report: String) -> Bool {
    guard name.hasPrefix(report + ".") else { return false }
    let rest = name.dropFirst(report.count + 1)
    return ["html", "md", "json", "map.html", "transitions.csv"].contains(rest)
      || rest.hasSuffix(".matrix.csv") && rest.count(where: { $0 == "." }) == 2
  }
}
