import SpecJSON
import SpecText

/// Tells the JSON formats from one another.
enum JSONDumpReader {
  /// Reads one JSON value; `nil` where it is no known format.
  static func read(_ value: PlacedJSON, _ source: SourceText) -> LayoutDump? {
    if value.has("layoutdump") { return LayoutdumpReader.read(value, source) }
    if let document = value["document"], document["type"] != nil {
      return FigmaReader.read([document], source)
    }
    if let nodes = value["nodes"]?.members, nodes.contains(where: { $0.value.has("document") }) {
      return FigmaReader.read(nodes.compactMap { $0.value["document"] }, source)
    }
    if value["absoluteBoundingBox"] != nil { return FigmaReader.read([value], source) }
    if let items = value["items"], isGalen(items) { return GalenReader.read(items, source) }
    if value["attributes"]?.has("bounds") == true { return MaestroReader.read(value, source) }
    if value.has("node"), value.has("children") { return MidsceneReader.read(value, source) }
    if let list = value.array ?? value["elements"]?.array ?? value["tree"]?.array,
      let first = list.first(where: { $0.isObject }),
      first.has("AXFrame") || first.has("frame") && (first.has("AXLabel") || first.has("role"))
    {
      return IDBReader.read(list, envelope: value, source)
    }
    if value.has("AXFrame") { return IDBReader.read([value], envelope: value, source) }
    let inner = value["value"] ?? value
    let tree = inner["tree"] ?? inner
    if tree["rect"] != nil, tree["type"] != nil { return WDAReader.read(tree, source) }
    return nil
  }

  private static func isGalen(_ items: PlacedJSON) -> Bool {
    let all = items.array ?? items.members?.map(\.value) ?? []
    return all.contains { $0["area"] != nil }
  }

  /// Parts of a file that may each be one value: all of it from the first bracket, else its lines.
  static func lines(_ source: SourceText) -> [Range<Int>] {
    (0..<source.lineCount).filter { beginsValue($0, source) }
      .map { source.lineRange($0).offsets }
  }

  /// The first of these.
  static func firstLine(_ source: SourceText) -> Range<Int>? {
    (0..<source.lineCount).first { beginsValue($0, source) }
      .map { source.lineRange($0).offsets }
  }

  private static func beginsValue(_ line: Int, _ source: SourceText) -> Bool {
    let range = source.lineRange(line).offsets
    guard let first = range.first(where: { source.bytes[$0] > 0x20 }) else { return false }
    return source.bytes[first] == UInt8(ascii: "{") || source.bytes[first] == UInt8(ascii: "[")
  }
}

extension DumpReader {
  static func readJSON(into outcome: inout Outcome) {
    let source = outcome.source
    // A tool may print a line before the value.
    guard let first = JSONDumpReader.firstLine(source) else { return }
    do throws(JSONError) {
      let value = try PlacedJSON(source, first.lowerBound..<source.bytes.count)
      if let dump = JSONDumpReader.read(value, source) { outcome.dumps = [dump] }
      return
    } catch {
      outcome.failure = damage(error, source)
    }
    guard source.lineCount > 1 else { return }
    var damaged = 0
    for line in JSONDumpReader.lines(source) {
      do throws(JSONError) {
        let value = try PlacedJSON(source, line)
        if let dump = JSONDumpReader.read(value, source) { outcome.dumps.append(dump) }
      } catch {
        damaged += 1
        if !outcome.dumps.isEmpty { outcome.failure = damage(error, source) }
      }
    }
    if damaged == 0, !outcome.dumps.isEmpty { outcome.failure = nil }
  }

  private static func damage(_ error: JSONError, _ source: SourceText) -> String {
    let offset = UInt32(clamping: error.offset)
    let place = source.position(of: offset)
    return "damaged JSON in line \(place.line), column \(place.column): \(error.message)"
  }
}

/// Walks a tree of JSON objects without recursion, parents before children.
func walkTree(
  _ roots: [PlacedJSON], children: (PlacedJSON) -> [PlacedJSON],
  visit: (PlacedJSON, Int?) -> Int?
) {
  var stack: [(value: PlacedJSON, parent: Int?)] = roots.reversed().map { ($0, nil) }
  while let (value, parent) = stack.popLast() {
    let own = visit(value, parent) ?? parent
    for child in children(value).reversed() { stack.append((child, own)) }
  }
}
