import SpecAnalysis
import SpecJSON
import SpecModel
import SpecSyntax
import SpecText
import SpecWorkspace

/// The outline of a document: its headings, its machines with states and changes, its design values.
enum DocumentSymbols: Feature {
  static func capabilities(_ client: Client) -> KeyValuePairs<String, JSONValue> {
    ["documentSymbolProvider": .record(["label": .string("plumb")])]
  }

  static var requests: [(method: String, answer: Handler)] {
    [("textDocument/documentSymbol", symbols)]
  }

  private static func symbols(_ params: JSONValue, _ desk: Desk) throws(RPCError) -> JSONValue {
    guard let view = try desk.view(params) else { return .array([]) }
    let items = headings(view) + machines(view) + tokens(view)
    guard desk.client.nestsSymbols else {
      return .array(items.flatMap { $0.flat(view, inside: nil) })
    }
    return .array(items.map { $0.json(view) })
  }

  // MARK: Parts

  private static func headings(_ view: DocumentView) -> [Item] {
    let document = view.document
    var items: [Int: [Item]] = [:]
    // Sections come after those around them, so the innermost are made first.
    for index in document.sections.indices.reversed() {
      let section = document.sections[index]
      guard section.heading >= 0 else { continue }
      let heading = document.nodes[Int(section.heading)].range
      let last = document.nodes[max(Int(section.heading), Int(section.nodes.upperBound) - 1)].range
      let title = document.title(ofSection: index)
      let item = Item(
        name: title.isEmpty ? "(no title)" : title, kind: .text, range: heading.union(last),
        selection: heading, children: items[index]?.reversed() ?? [])
      items[Int(section.parent), default: []].append(item)
    }
    return (items[0] ?? []).reversed() + (items[-1] ?? []).reversed()
  }

  private static func machines(_ view: DocumentView) -> [Item] {
    view.spec.machines.map { machine in
      let states = machine.stateIDs.map { id in
        let state = machine[id]
        let ways = Ways(machine, id)
        let changes = ways.outOf.map { way in
          Item(
            name: "→ \(machine[way.target].name)", detail: MachineText.label(of: way),
            kind: .event, range: way.origin.range, selection: way.origin.range)
        }
        return Item(
          name: state.name, detail: machine.transitions.isEmpty ? nil : ways.summary, kind: .state,
          range: state.origin.range,
          selection: state.origin.range, children: changes)
      }
      return Item(
        name: machine.name, detail: "states", kind: .machine, range: machine.origin.range,
        selection: machine.origin.range, children: states)
    }
  }

  private static func tokens(_ view: DocumentView) -> [Item] {
    guard let first = view.spec.tokens.first else { return [] }
    let children = view.spec.tokens.map { token in
      Item(
        name: token.name, detail: token.value, kind: .token, range: token.origin.range,
        selection: token.origin.range)
    }
    return [
      Item(
        name: "Tokens", kind: .group, range: first.origin.range, selection: first.origin.range,
        children: children)
    ]
  }

  /// A line of the outline.
  private struct Item {
    var name: String
    var detail: String?
    var kind: SymbolKind
    var range: SourceRange
    var selection: SourceRange
    var children: [Item] = []

    func json(_ view: DocumentView) -> JSONValue {
      let shown = LineText.single(name)
      return .record([
        "name": .string(shown.isEmpty ? "(no name)" : shown),
        "detail": detail.map { .string(LineText.single($0)) }, "kind": .int(kind.rawValue),
        "range": view.map.range(range).json, "selectionRange": view.map.range(selection).json,
        "children": children.isEmpty ? nil : .array(children.map { $0.json(view) }),
      ])
    }

    /// The line and those below it as the older form of the protocol has them.
    func flat(_ view: DocumentView, inside container: String?) -> [JSONValue] {
      let own = JSONValue.record([
        "name": .string(name.isEmpty ? "(no name)" : LineText.single(name)),
        "kind": .int(kind.rawValue),
        "location": .record([
          "uri": .string(view.uri), "range": view.map.range(range).json,
        ]),
        "containerName": container.map { .string($0) },
      ])
      return [own] + children.flatMap { $0.flat(view, inside: name) }
    }
  }
}

/// The kinds of things that editors have signs for.
///
/// - Source: LSP 3.17, "SymbolKind".
enum SymbolKind: Int {
  case group = 3
  case machine = 10
  case token = 14
  case text = 15
  case state = 22
  case event = 24
}

/// Texts for one line.
enum LineText {
  /// A text with its line feeds as blanks.
  static func single(_ text: String) -> String {
    text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
  }
}
