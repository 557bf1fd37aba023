import SpecAnalysis
import SpecJSON
import SpecModel
import SpecSyntax
import SpecText
import SpecWorkspace

/// Where a thing is defined, where it is named, and where a link leads.
enum Navigation: Feature {
  static func capabilities(_ client: Client) -> KeyValuePairs<String, JSONValue> {
    [
      "definitionProvider": .bool(true), "referencesProvider": .bool(true),
      "documentHighlightProvider": .bool(true),
    ]
  }

  static var requests: [(method: String, answer: Handler)] {
    [
      ("textDocument/definition", definition), ("textDocument/references", references),
      ("textDocument/documentHighlight", highlights),
    ]
  }

  private static func definition(_ params: JSONValue, _ desk: Desk) throws(RPCError) -> JSONValue {
    guard let (view, offset) = try desk.place(params) else { return .null }
    let finder = Finder(view, desk)
    guard let place = finder.place(at: offset) else {
      return LinkPlaces.target(at: offset, view, desk).map { .array([$0]) } ?? .null
    }
    let found = finder.places(of: place.symbols).filter { $0.place.role == .declaration }
    return .array(found.compactMap { location($0, view, desk) })
  }

  private static func references(_ params: JSONValue, _ desk: Desk) throws(RPCError) -> JSONValue {
    guard let (view, offset) = try desk.place(params) else { return .null }
    let finder = Finder(view, desk)
    guard let place = finder.place(at: offset) else { return .null }
    let wantsDeclarations = params.at("context", "includeDeclaration")?.bool ?? true
    let found = finder.places(of: place.symbols).filter {
      wantsDeclarations || $0.place.role != .declaration
    }
    try desk.checkCancelled()
    return .array(found.compactMap { location($0, view, desk) })
  }

  private static func location(
    _ found: (number: Int, place: NamedPlace), _ view: DocumentView, _ desk: Desk
  ) -> JSONValue? {
    desk.location(
      Origin(file: FileID(found.number), range: found.place.name), from: view)
  }

  /// - Shape: kind 3 is a declaration, 2 a use.
  private static func highlights(_ params: JSONValue, _ desk: Desk) throws(RPCError) -> JSONValue {
    guard let (view, offset) = try desk.place(params) else { return .null }
    let names = Finder(view, desk).names(of: view.number)
    guard let place = names.place(at: offset) else { return .null }
    let found = names.places.filter { !Set($0.symbols).isDisjoint(with: place.symbols) }
    return .array(
      found.map {
        .record([
          "range": view.map.range($0.name).json,
          "kind": .int($0.role == .declaration ? 3 : 2),
        ])
      })
  }
}

/// Where links of a document lead.
enum LinkPlaces {
  /// The place that the link at an offset leads to.
  static func target(at offset: UInt32, _ view: DocumentView, _ desk: Desk) -> JSONValue? {
    let analysis = view.workspace.facts.analyses[view.number]
    let origin = view.document.links.first {
      $0.range.start <= offset && offset <= $0.range.end
    }
    guard
      let target = analysis.linkTargets.first(where: { target in
        origin.map { $0.destinationRange == target.origin.range }
          ?? (target.origin.range.start <= offset && offset <= target.origin.range.end)
      }), let number = view.workspace.facts.document(at: target.path)
    else { return nil }
    let range = heading(target.fragment, of: number, view.workspace) ?? .zero
    return desk.location(Origin(file: FileID(number), range: range), from: view)
  }

  /// The heading that a fragment means.
  static func heading(
    _ fragment: String?, of number: Int, _ workspace: Workspace
  ) -> SourceRange? {
    guard let fragment,
      let section = workspace.facts.analyses[number].anchors.section(fragment)
    else { return nil }
    let node = Int(workspace.documents[number].sections[section].heading)
    return node < 0 ? nil : workspace.documents[number].nodes[node].range
  }
}
