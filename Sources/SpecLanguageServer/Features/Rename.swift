import SpecJSON
import SpecModel
import SpecText
import SpecWorkspace

/// Gives a state or a design value another name at all places that the model knows.
///
/// The changed documents are compiled before anything is answered: a rename after which they would be read otherwise is
/// refused.
enum Rename: Feature {
  static func capabilities(_ client: Client) -> KeyValuePairs<String, JSONValue> {
    ["renameProvider": .record(["prepareProvider": .bool(true)])]
  }

  static var requests: [(method: String, answer: Handler)] {
    [("textDocument/prepareRename", prepare), ("textDocument/rename", rename)]
  }

  private static func prepare(_ params: JSONValue, _ desk: Desk) throws(RPCError) -> JSONValue {
    guard let (view, offset) = try desk.place(params) else { return .null }
    let finder = Finder(view, desk)
    guard let (place, _) = try subject(at: offset, finder) else { return .null }
    return .record([
      "range": view.map.range(place.name).json,
      "placeholder": .string(view.source.string(place.name)),
    ])
  }

  private static func rename(_ params: JSONValue, _ desk: Desk) throws(RPCError) -> JSONValue {
    guard let name = params["newName"]?.string else { throw .invalidParams("'newName' is missing") }
    guard let (view, offset) = try desk.place(params) else { return .null }
    let finder = Finder(view, desk)
    guard let (place, symbol) = try subject(at: offset, finder) else {
      throw .failed("neither a state nor a design value is named here")
    }
    let new = try checked(name)
    let plan: RenamePlan
    switch symbol {
    case .state: plan = try StateRename(symbol, to: new, finder).plan()
    case .token:
      let written = view.source.string(place.name)
      plan = try TokenRename(symbol, from: written, to: new, finder).plan()
    }
    return plan.json(finder)
  }

  /// What can be renamed at an offset.
  ///
  /// - Errors: throws where a name stands that cannot be renamed there.
  private static func subject(
    at offset: UInt32, _ finder: Finder
  ) throws(RPCError) -> (NamedPlace, Symbol)? {
    guard let place = finder.place(at: offset), let symbol = place.symbols.first else { return nil }
    let written = finder.view.source.string(place.name)
    let name = finder.name(symbol) ?? ""
    guard place.symbols.count == 1 else {
      let names = place.symbols.compactMap { finder.name($0) }.map { "'\($0)'" }
      throw .failed(
        "'\(LineText.single(written))' may mean several things: \(names.joined(separator: ", "))")
    }
    guard place.role != .alias else {
      throw .failed("'\(LineText.single(written))' is another name of '\(name)' and is not renamed")
    }
    guard place.isWritten else {
      throw .failed("'\(name)' is meant here, but not written; rename it where it is")
    }
    return (place, symbol)
  }

  private static func checked(_ name: String) throws(RPCError) -> String {
    var text = Substring(name)
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    guard !text.isEmpty, !Names.key(String(text)).isEmpty else {
      throw .failed("a name needs at least one letter")
    }
    if let sign = text.first(where: { $0.isNewline || "|`<>[]{}\\".contains($0) }) {
      let shown = sign.isNewline ? "a line feed" : "'\(sign)'"
      throw .failed("\(shown) cannot stand in a name")
    }
    return String(text)
  }
}

/// The changes of a rename, by document.
struct RenamePlan {
  /// The new texts of places, by the number of their document.
  private(set) var edits: [Int: [SourceRange: String]] = [:]

  /// Adds a change, unless another one is there already.
  mutating func replace(_ range: SourceRange, of document: Int, by text: String) {
    let meets = (edits[document] ?? [:]).keys.contains {
      $0.start < range.end && range.start < $0.end || $0.start == range.start
    }
    if !meets { edits[document, default: [:]][range] = text }
  }

  private func textEdits(of document: Int, _ view: DocumentView) -> [TextEdit] {
    (edits[document] ?? [:]).sorted { $0.key.start < $1.key.start }.map {
      TextEdit(range: view.map.range($0.key), text: $0.value)
    }
  }

  /// The answer to the request.
  func json(_ finder: Finder) -> JSONValue {
    var result = WorkspaceEdit()
    for number in edits.keys.sorted() {
      guard let view = finder.desk.view(of: FileID(number), from: finder.view) else { continue }
      for edit in textEdits(of: number, view) { result.add(edit, to: view) }
    }
    return result.json(finder.desk.client)
  }

  /// The documents as they are once everything is changed.
  @inline(never)
  func outcome(_ finder: Finder) -> Workspace {
    var contents: [String: ContiguousArray<UInt8>] = [:]
    for number in edits.keys {
      guard let view = finder.desk.view(of: FileID(number), from: finder.view) else { continue }
      var buffer = view.map.shown
      for edit in textEdits(of: number, view).reversed() {
        buffer.replace(edit.range, by: edit.text, finder.desk.client.encoding)
      }
      contents[view.workspace.absolutePath(of: number)] = buffer.bytes
    }
    var live = finder.desk.projects[finder.view.project].live.with(contents)
    return live.snapshot()
  }
}
