import SpecJSON
import SpecText
import SpecWorkspace

/// What is wrong with configuration files, as diagnostics on them.
enum ConfigurationMessages {
  /// The findings by the absolute path of their file; files without a mistake have none.
  static func all(_ desk: Desk) -> [String: JSONValue] {
    var result: [String: [JSONValue]] = [:]
    for project in desk.projects {
      for path in project.live.configurationPaths where result[path] == nil { result[path] = [] }
    }
    for project in desk.projects {
      var texts: [String: TextBuffer] = [:]
      // A document outside all folders is one of many that a configuration may speak of.
      let unknown = project.isLoose ? [] : project.workspace?.unknownConfigurationNames ?? []
      let mistakes = project.live.configurationProblems.map { ($0, 1) }
      for (problem, severity) in mistakes + unknown.map({ ($0, 2) }) {
        let path = Paths.absolute(problem.path, in: project.live.folder)
        let text = texts[path] ?? self.text(of: path, desk)
        texts[path] = text
        let message = json(problem, severity: severity, in: text, desk.client.encoding)
        if result[path]?.contains(message) != true { result[path, default: []].append(message) }
      }
    }
    return result.mapValues { .array($0) }
  }

  private static func text(of path: String, _ desk: Desk) -> TextBuffer {
    if let open = desk.documents.values.first(where: { $0.path == path }) { return open.buffer }
    return TextBuffer((try? FileSystem.read(path)) ?? [])
  }

  private static func json(
    _ problem: ConfigurationProblem, severity: Int, in text: TextBuffer,
    _ encoding: PositionEncoding
  ) -> JSONValue {
    let line = text.line(problem.line - 1)
    var start = line.lowerBound
    for _ in 1..<max(1, problem.column) where start < line.upperBound {
      start += PositionEncoding.utf8.width(ofLead: text.bytes[start])
    }
    start = min(start, line.upperBound)
    let range = LineRange(
      text.position(of: start, encoding), text.position(of: line.upperBound, encoding))
    return .record([
      "range": range.json, "severity": .int(severity), "code": .string("configuration"),
      "source": .string("plumb"), "message": .string(problem.message),
    ])
  }
}
