import SpecJSON
import SpecText

/// Tells the JSON formats from one another.
enum JSONDumpReader {
  /// Reads one JSON value; `nil` where it is no known format, or not the stated one.
  static func read(
    _ value: PlacedJSON, _ source: SourceText, _ stated: LayoutFormat? = nil
  ) -> LayoutDump? {
    guard let format = stated ?? format(of: value) else { return nil }
    let dump = read(value, source, as: format)
    return dump?.nodes.isEmpty == true && format != .layoutdump ? nil : dump
  }

  private static func read(
    _ value: PlacedJSON, _ source: SourceText, as format: LayoutFormat
  ) -> LayoutDump? {
    switch format {
    case .layoutdump: LayoutdumpReader.read(value, source)
    case .figmaJSON: FigmaReader.read(figmaRoots(value) ?? [value], source)
    case .galenJSON: value["items"].map { GalenReader.read($0, source) }
    case .maestroAndroidJSON, .maestroIOSJSON: MaestroReader.read(value, source)
    case .midsceneJSON: MidsceneReader.read(value, source)
    case .idbJSON: IDBReader.read(list(value) ?? [value], envelope: value, source)
    case .wdaJSON: WDAReader.read(wdaTree(value), source)
    case .droidBotJSON: DroidBotReader.read(value, source)
    case .ricoJSON: RicoReader.read(ricoRoot(value) ?? value, source)
    case .sentryJSON: SentryReader.read(value, source)
    case .domSnapshotJSON: DOMSnapshotReader.read(value["result"] ?? value, source)
    case .playwrightJSON: BoxListReader.read(list(value) ?? [value], source)
    default: nil
    }
  }

  // MARK: Telling

  private static func format(of value: PlacedJSON) -> LayoutFormat? {
    if value.has("layoutdump") { return .layoutdump }
    if figmaRoots(value) != nil { return .figmaJSON }
    if value["rendering_system"] != nil, value["windows"]?.array != nil { return .sentryJSON }
    if let snapshot = value["result"] ?? Optional(value), snapshot["strings"]?.array != nil,
      snapshot["documents"]?.array != nil
    {
      return .domSnapshotJSON
    }
    if let views = value["views"]?.array, views.contains(where: { $0.has("bounds") }) {
      return .droidBotJSON
    }
    if ricoRoot(value) != nil { return .ricoJSON }
    if let items = value["items"], isGalen(items) { return .galenJSON }
    if value["attributes"]?.has("bounds") == true { return .maestroIOSJSON }
    if value.has("node"), value.has("children") { return .midsceneJSON }
    if let first = (list(value) ?? [value]).first(where: \.isObject) {
      if BoxListReader.box(first) != nil { return .playwrightJSON }
      if first.has("AXFrame") || first.has("frame") && (first.has("AXLabel") || first.has("role")) {
        return .idbJSON
      }
    }
    let tree = wdaTree(value)
    return tree["rect"] != nil && tree["type"] != nil ? .wdaJSON : nil
  }

  private static func list(_ value: PlacedJSON) -> [PlacedJSON]? {
    value.array ?? value["elements"]?.array ?? value["tree"]?.array
  }

  private static func wdaTree(_ value: PlacedJSON) -> PlacedJSON {
    let inner = value["value"] ?? value
    return inner["tree"] ?? inner
  }

  private static func figmaRoots(_ value: PlacedJSON) -> [PlacedJSON]? {
    if let document = value["document"], document["type"] != nil { return [document] }
    if let nodes = value["nodes"]?.members, nodes.contains(where: { $0.value.has("document") }) {
      return nodes.compactMap { $0.value["document"] }
    }
    return value["absoluteBoundingBox"] != nil ? [value] : nil
  }

  private static func ricoRoot(_ value: PlacedJSON) -> PlacedJSON? {
    if let root = value["activity"]?["root"], root["bounds"] != nil { return root }
    let isRoot = value["bounds"]?.array != nil && (value.has("ancestors") || value.has("class"))
    return isRoot ? value : nil
  }

  private static func isGalen(_ items: PlacedJSON) -> Bool {
    let all = items.array ?? items.members?.map(\.value) ?? []
    return all.contains { $0["area"] != nil }
  }

  // MARK: Lines

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
  static func readJSON(into outcome: inout Outcome, _ stated: LayoutFormat?) {
    let source = outcome.source
    // A tool may print a line before the value.
    guard let first = JSONDumpReader.firstLine(source) else { return }
    do throws(JSONError) {
      let value = try PlacedJSON(source, first.lowerBound..<source.bytes.count)
      if let dump = JSONDumpReader.read(value, source, stated) { outcome.dumps = [dump] }
      return
    } catch {
      outcome.failure = damage(error, source)
    }
    guard source.lineCount > 1 else { return }
    var damaged = 0
    for line in JSONDumpReader.lines(source) {
      do throws(JSONError) {
        let value = try PlacedJSON(source, line)
        if let dump = JSONDumpReader.read(value, source, stated) { outcome.dumps.append(dump) }
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
