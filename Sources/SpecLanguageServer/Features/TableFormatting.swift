import SpecJSON
import SpecLint
import SpecSyntax
import SpecText

/// Aligns the pipes of Markdown tables; nothing else changes.
enum TableFormatting: Feature {
  static func capabilities(_ client: Client) -> KeyValuePairs<String, JSONValue> {
    [
      "documentFormattingProvider": .bool(true), "documentRangeFormattingProvider": .bool(true),
    ]
  }

  static var requests: [(method: String, answer: Handler)] {
    [("textDocument/formatting", all), ("textDocument/rangeFormatting", some)]
  }

  private static func all(_ params: JSONValue, _ desk: Desk) throws(RPCError) -> JSONValue {
    try format(params, desk, within: nil)
  }

  private static func some(_ params: JSONValue, _ desk: Desk) throws(RPCError) -> JSONValue {
    guard let range = LineRange(params["range"]) else {
      throw .invalidParams("'range' has no start and end")
    }
    return try format(params, desk, within: range)
  }

  private static func format(
    _ params: JSONValue, _ desk: Desk, within range: LineRange?
  ) throws(RPCError) -> JSONValue {
    guard let view = try desk.view(params) else { return .null }
    var edits: [JSONValue] = []
    for table in view.document.tables {
      let place = view.map.range(view.document.nodes[table].range)
      guard range?.meets(place) != false, let layout = TableLayout(table, in: view.document) else {
        continue
      }
      for (line, text) in layout.lines where view.source.string(line) != text {
        edits.append(TextEdit(range: view.map.range(line), text: text).json)
      }
    }
    return .array(edits)
  }
}

/// The lines of a table with their pipes below one another.
struct TableLayout {
  /// Each line and what it becomes.
  let lines: [(range: SourceRange, text: String)]

  private struct Row {
    var range: SourceRange
    /// What stands before the first pipe: blanks, and marks of quotations.
    var prefix: String
    var cells: [String]
    var isDelimiter: Bool
  }

  /// - Returns: `nil` where a line of the table does not begin and end with a pipe, or text was repaired in it.
  init?(_ table: Int, in document: Document) {
    let source = document.source
    let rows = document.children(of: table)
    guard let header = rows.first, let last = rows.last else { return nil }
    let headerLine = source.lineIndex(of: Int(document.nodes[header].range.start))
    let lastLine = source.lineIndex(of: Int(document.nodes[last].range.start))
    let end = max(lastLine, headerLine + 1)
    var found: [Row] = []
    for line in headerLine...end {
      guard let row = Self.row(source.lineRange(line), source, isDelimiter: line == headerLine + 1)
      else { return nil }
      found.append(row)
    }
    let isTouched = source.repairs.contains { repair in
      found.contains { $0.range.contains(repair.range) }
    }
    guard !isTouched, found.count > 1, found[1].cells.allSatisfy(Self.isDelimiter) else {
      return nil
    }
    lines = Self.aligned(found)
  }

  /// The columns that a text takes in a font whose letters are equally wide.
  private static func width(of text: String) -> Int {
    text.reduce(0) { $0 + TerminalText.width(of: $1) }
  }

  private static func aligned(_ rows: [Row]) -> [(range: SourceRange, text: String)] {
    var widths: [Int] = []
    for row in rows where !row.isDelimiter {
      for (column, cell) in row.cells.enumerated() {
        if column == widths.count { widths.append(3) }
        widths[column] = max(widths[column], Self.width(of: cell))
      }
    }
    let marks = rows[1].cells
    return rows.map { row in
      let cells = row.cells.enumerated().map { column, cell -> String in
        let width = column < widths.count ? widths[column] : 3
        if row.isDelimiter { return delimiter(cell, width: width) }
        let room = width - Self.width(of: cell)
        let mark = column < marks.count ? marks[column] : "-"
        return padded(cell, room: room, mark)
      }
      let text = row.prefix + "|" + cells.map { " \($0) |" }.joined()
      return (row.range, text)
    }
  }

  /// A cell with blanks on the side that the alignment of its column leaves free.
  private static func padded(_ cell: String, room: Int, _ mark: String) -> String {
    func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
    switch (mark.hasPrefix(":"), mark.hasSuffix(":")) {
    case (true, true): return blanks(room / 2) + cell + blanks(room - room / 2)
    case (false, true): return blanks(room) + cell
    default: return cell + blanks(room)
    }
  }

  private static func delimiter(_ cell: String, width: Int) -> String {
    let left = cell.hasPrefix(":") ? ":" : ""
    let right = cell.hasSuffix(":") && cell.count > 1 ? ":" : ""
    let dashes = max(1, width - left.count - right.count)
    return left + String(repeating: "-", count: dashes) + right
  }

  private static func isDelimiter(_ cell: String) -> Bool {
    !cell.isEmpty && cell.allSatisfy { $0 == "-" || $0 == ":" }
  }

  private static func row(
    _ line: SourceRange, _ source: SourceText, isDelimiter: Bool
  ) -> Row? {
    let bytes = source.bytes
    var start = Int(line.start)
    while start < Int(line.end),
      bytes[start] == 0x20 || bytes[start] == 0x09 || bytes[start] == 0x3E
    {
      start += 1
    }
    var end = Int(line.end)
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    guard end - start >= 2, bytes[start] == 0x7C, bytes[end - 1] == 0x7C,
      end - 2 == start || bytes[end - 2] != 0x5C
    else { return nil }
    var cells: [String] = []
    var cell = start + 1
    var index = start + 1
    while index < end {
      if bytes[index] == 0x5C {
        index += 2
        continue
      }
      if bytes[index] == 0x7C {
        cells.append(trimmed(cell, index, source))
        cell = index + 1
      }
      index += 1
    }
    return Row(
      range: line, prefix: source.string(SourceRange(Int(line.start), start)), cells: cells,
      isDelimiter: isDelimiter)
  }

  private static func trimmed(_ start: Int, _ end: Int, _ source: SourceText) -> String {
    var (start, end) = (start, end)
    while start < end, source.bytes[start] == 0x20 || source.bytes[start] == 0x09 { start += 1 }
    while end > start, source.bytes[end - 1] == 0x20 || source.bytes[end - 1] == 0x09 { end -= 1 }
    return source.string(SourceRange(start, end))
  }
}
