import SpecDiagnostics
import SpecJSON
import SpecLint
import SpecText
import SpecWorkspace

/// Puts findings into the words of the protocol.
struct DiagnosticMessage {
  let desk: Desk
  let view: DocumentView
  let files: SourceFiles

  /// The findings of a document, in the order of its text.
  static func all(_ view: DocumentView, _ desk: Desk) -> JSONValue {
    guard let report = desk.report(on: view) else { return .array([]) }
    let message = DiagnosticMessage(desk: desk, view: view, files: report.files)
    return .array(report.diagnostics.map(message.json))
  }

  /// One finding.
  func json(_ diagnostic: Diagnostic) -> JSONValue {
    let page = Workspace.catalog[diagnostic.code].flatMap(desk.rulePage)
    let tags = Self.tags[diagnostic.code]
    return .record([
      "range": view.map.range(diagnostic.origin.range).json,
      "severity": .int(severity(of: diagnostic)),
      "code": .string(diagnostic.code),
      "codeDescription": page.map { .record(["href": .string($0)]) },
      "source": .string("plumb"),
      "message": .string(text(of: diagnostic)),
      "tags": tags.map { .array([.int($0)]) },
      "relatedInformation": related(to: diagnostic),
    ])
  }

  /// Unnecessary (1) is shown faded, deprecated (2) struck out.
  private static let tags: [String: Int] = [
    "D190": 1, "D191": 2, "M209": 1, "S501": 1, "S515": 1, "S520": 1,
  ]

  private func severity(of diagnostic: Diagnostic) -> Int {
    // Who opens a file outside all folders has not said that it is a spec.
    let isAside = desk.projects[view.project].isLoose
    if isAside, diagnostic.code == EngineRules.nothingChecked.code { return 3 }
    switch diagnostic.severity {
    case .error: return 1
    case .warning: return 2
    case .info: return 3
    }
  }

  /// The headline, and on lines of their own the reason, the further places where the editor cannot show them, the help.
  private func text(of diagnostic: Diagnostic) -> String {
    var lines = [diagnostic.message]
    if let why = diagnostic.why { lines.append("why: " + why) }
    if !desk.client.showsRelated {
      for related in diagnostic.related {
        let place = "\(files.path(related.origin.file)):\(files.line(related.origin))"
        lines.append("see \(place): \(related.message)")
      }
    }
    if let help = diagnostic.help { lines.append("help: " + help) }
    return lines.joined(separator: "\n")
  }

  private func related(to diagnostic: Diagnostic) -> JSONValue? {
    guard desk.client.showsRelated, !diagnostic.related.isEmpty else { return nil }
    let places = diagnostic.related.compactMap { related -> JSONValue? in
      guard let location = desk.location(related.origin, from: view) else { return nil }
      let message = related.message.isEmpty ? diagnostic.message : related.message
      return .record(["location": location, "message": .string(message)])
    }
    return .array(places)
  }
}

extension Desk {
  /// A place in a document of the same project.
  func location(_ origin: Origin, from view: DocumentView) -> JSONValue? {
    self.view(of: origin.file, from: view).map {
      .record(["uri": .string($0.uri), "range": $0.map.range(origin.range).json])
    }
  }
}
