import SpecTrace

extension Conformance {
  /// Recordings of other programs as trace lines, with a remark for each; traces stay as they are.
  ///
  /// The configuration of the working folder maps their fields, or the file that is named.
  /// - Errors: throws `FileError` and `ConfigurationError`.
  public static func traceLines(
    _ request: ConformanceRequest, configurationPath: String?
  ) throws -> (text: String, remarks: [String]) {
    let folder = FileSystem.workingFolder()
    var loader = ConfigurationLoader(workingFolder: folder, catalog: Workspace.catalog)
    if let configurationPath { try loader.fix(to: configurationPath) }
    let fields = try loader.configuration(inFolder: folder).traceFields
    var text = ""
    var remarks: [String] = []
    for input in try traces(request) {
      let read = input.native(fields: fields)
      text += String(decoding: read.input.bytes.array, as: UTF8.self)
      remarks.append(
        read.translation?.remark(path: input.path) ?? "\(input.path): trace lines already")
    }
    return (text, remarks)
  }
}
