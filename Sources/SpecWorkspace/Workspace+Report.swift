public import SpecReports
import SpecAnalysis
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
}
