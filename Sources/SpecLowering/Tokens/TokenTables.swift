import SpecModel
import SpecSyntax
import SpecText

/// Reads tokens from tables with a column of names and one of values.
struct TokenTables {
  private let reader: FactReader
  private var document: Document { reader.context.document }

  static func read(_ reader: FactReader, into sink: inout TokenSink) {
    let tables = TokenTables(reader: reader)
    let nodes = reader.context.document.nodes
    for index in nodes.indices where nodes[index].kind == .table {
      tables.read(table: index, into: &sink)
    }
  }

  /// The columns that matter, by their headers.
  private struct Columns {
    var name: Int
    var kind: Token.Kind?
    /// The columns to look for a value in, the likeliest first.
    var values: [Int]
    var size: Int?
    var line: Int?
    var weight: Int?
    /// Whether the header says "token", so that words count as a value too.
    var isExplicit: Bool
  }

  private static let nameWords = WordKey.set("token", "tokens", "variable", "property", "name")
  private static let explicitWords = WordKey.set("token", "tokens", "variable", "variables")
  private static let useWords = WordKey.set(
    "usage", "use", "uses", "element", "elements", "component", "components", "state", "states",
    "screen", "role", "property", "purpose", "platform", "feature", "trigger", "pair", "pairing",
    "combination", "foreground", "text", "action", "event", "from", "status", "metric", "scenario",
    "where", "animation", "interaction", "item", "criterion", "criteria", "requirement", "test",
    "phase", "step", "device", "surface", "control", "widget", "field", "aspect", "attribute")
  private static let valueWords = WordKey.set(
    "value", "values", "hex", "code", "light", "size", "bezier", "duration", "width", "px",
    "default",
    "color", "css", "index", "z", "radius", "spacing", "weight", "min", "shadow", "curve", "easing")
  private static let lineWords = WordKey.set("line", "leading")
  private static let weightWords = WordKey.set("weight")
  private static let sizeWords = WordKey.set("size")

  private func read(table: Int, into sink: inout TokenSink) {
    let rows = document.children(of: table)
    guard let header = rows.first, rows.count > 1 else { return }
    let section = Int(document.nodes[table].section)
    let topic =
      section < reader.context.facts.topics.count
      ? reader.context.facts.topics[section].tokens : .none
    let headers = document.children(of: header).map {
      Words.keys(reader.bytes, reader.textRange($0))
    }
    guard let columns = columns(headers, topic: topic) else { return }
    for row in rows.dropFirst() { read(row: row, columns, into: &sink) }
  }

  private func columns(_ headers: [[WordKey]], topic: TokenTopic) -> Columns? {
    guard headers.count > 1 else { return nil }
    var kind: Token.Kind?
    if case .kind(let found) = topic, found != .other { kind = found }
    let explicit = headers.firstIndex { $0.contains(where: Self.explicitWords.contains) }
    var name = 0
    if let explicit {
      if explicit > 0, headers[0].contains(where: Self.useWords.contains) { return nil }
      name = explicit
    } else {
      guard kind != nil, !headers[0].contains(where: Self.useWords.contains) else { return nil }
    }
    let others = headers.indices.filter { $0 != name }
    let likely = others.filter { headers[$0].contains(where: Self.valueWords.contains) }
    return Columns(
      name: name, kind: kind, values: likely + others.filter { !likely.contains($0) },
      size: others.first { headers[$0].contains(where: Self.sizeWords.contains) },
      line: others.first { headers[$0].contains(where: Self.lineWords.contains) },
      weight: others.first { headers[$0].contains(where: Self.weightWords.contains) },
      isExplicit: explicit != nil && !likely.isEmpty)
  }

  // MARK: Rows

  private func read(row: Int, _ columns: Columns, into sink: inout TokenSink) {
    let cells = document.children(of: row)
    guard columns.name < cells.count else { return }
    let name = reader.string(reader.textRange(cells[columns.name]))
    guard !name.isEmpty, let (kind, value, range) = value(cells, columns) else { return }
    sink.add(
      name: name, kind: kind, value: value, origin: document.origin(document.nodes[row].range),
      valueOrigin: reader.origin(range))
  }

  private func value(_ cells: [Int], _ columns: Columns) -> (Token.Kind, String, Range<Int>)? {
    if columns.kind == .typography || columns.kind == nil, let style = typeStyle(cells, columns) {
      return style
    }
    for column in columns.values where column < cells.count {
      let text = Bytes.trim(reader.textRange(cells[column]), in: reader.bytes)
      guard !text.isEmpty else { continue }
      let literal = TokenLiteral.read(reader.bytes, text)
      if let kind = columns.kind {
        guard let fit = TokenKinds.fit(literal, kind: kind, text: text, reader: reader) else {
          continue
        }
        return (fit.kind, reader.string(fit.range), fit.range)
      }
      if let literal, literal.kind != .other {
        let name = reader.string(reader.textRange(cells[columns.name]))
        let kind = TokenKinds.kind(of: name, literal: literal)
        return (kind, reader.string(literal.range), literal.range)
      }
    }
    return words(cells, columns)
  }

  /// A value in words ("M3 error token"), where the table says that it defines tokens.
  private func words(_ cells: [Int], _ columns: Columns) -> (Token.Kind, String, Range<Int>)? {
    guard columns.isExplicit, let column = columns.values.first, column < cells.count else {
      return nil
    }
    let text = Bytes.trim(reader.textRange(cells[column]), in: reader.bytes)
    guard text.count > 1 else { return nil }
    return (columns.kind ?? .other, reader.string(text), text)
  }

  /// Size, line height and weight in columns of their own: "24px/30px 600".
  private func typeStyle(_ cells: [Int], _ columns: Columns) -> (Token.Kind, String, Range<Int>)? {
    guard let sizeColumn = columns.size, sizeColumn < cells.count,
      let size = length(cells[sizeColumn]), columns.line != nil || columns.weight != nil
    else { return nil }
    var text = reader.string(size)
    if let column = columns.line, column < cells.count, let line = length(cells[column]) {
      text += "/" + reader.string(line)
    }
    if let column = columns.weight, column < cells.count {
      let weight = reader.textRange(cells[column])
      if !weight.isEmpty { text += " " + reader.string(Bytes.trim(weight, in: reader.bytes)) }
    }
    return (.typography, text, size)
  }

  private func length(_ cell: Int) -> Range<Int>? {
    let text = Bytes.trim(reader.textRange(cell), in: reader.bytes)
    let measure = QuantityScanner.scan(reader.bytes, text).first
    guard let measure, measure.range.lowerBound == text.lowerBound else { return nil }
    return measure.range
  }
}
