public import SpecText

/// Reads layout dumps of any known format; the format is told from the content.
public enum DumpReader {
  /// What came of reading a file.
  public struct Outcome: Sendable {
    /// The dumps: one a file, or one a line of JSON Lines.
    public var dumps: [LayoutDump]
    /// The decoded text.
    public var source: SourceText
    /// Why nothing, or not all, could be read.
    public var failure: String?

    /// Makes an outcome.
    public init(dumps: [LayoutDump], source: SourceText, failure: String?) {
      self.dumps = dumps
      self.source = source
      self.failure = failure
    }
  }

  /// Reads a file.
  public static func read(_ bytes: [UInt8], path: String) -> Outcome {
    let source = DumpText.decode(bytes, path: path)
    var outcome = Outcome(dumps: [], source: source, failure: nil)
    switch shape(of: source.bytes) {
    case .empty: outcome.failure = "the file is empty"
    case .xml: readXML(into: &outcome)
    case .json: readJSON(into: &outcome)
    case .text: readText(into: &outcome)
    }
    for index in outcome.dumps.indices { finish(&outcome.dumps[index]) }
    if outcome.dumps.isEmpty, outcome.failure == nil {
      outcome.failure = "no known layout dump format"
    }
    return outcome
  }

  private enum Shape { case empty, xml, json, text }

  private static func shape(of bytes: ContiguousArray<UInt8>) -> Shape {
    var index = 0
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    guard index < bytes.count else { return .empty }
    let head = String(decoding: bytes[index..<min(bytes.count, index + 4096)], as: UTF8.self)
    if TextDumpReader.recognises(head: head, bytes: bytes) { return .text }
    if head.hasPrefix("{") || head.hasPrefix("[") { return .json }
    if head.contains("<hierarchy") || head.contains("<?xml") || head.hasPrefix("<") { return .xml }
    return .json
  }

  private static func readXML(into outcome: inout Outcome) {
    let xml = XMLElements(outcome.source)
    let isApple = xml.elements.contains { $0.name.hasPrefix("XCUIElementType") }
    let hasBounds = xml.elements.contains { $0.attributes["bounds"] != nil }
    var dump: LayoutDump
    if isApple {
      dump = AppiumXCUITestReader.read(xml, outcome.source)
    } else if hasBounds, xml.elements.contains(where: { $0.name == "node" }) {
      dump = AndroidXMLReader.read(xml, outcome.source, format: .uiautomatorXML)
    } else if hasBounds {
      dump = AndroidXMLReader.read(xml, outcome.source, format: .appiumAndroidXML)
    } else {
      outcome.failure = xml.damage.map { "damaged XML: \($0)" } ?? "no known layout dump format"
      return
    }
    if let damage = xml.damage {
      dump.truncated = true
      dump.notes.append("the XML is damaged (\(damage)); what stands before it was read")
    }
    outcome.dumps = [dump]
  }

  private static func finish(_ dump: inout LayoutDump) {
    if !dump.source.repairs.isEmpty {
      dump.notes.append("\(dump.source.repairs.count) bytes are not UTF-8 and were replaced")
    }
    if dump.screen.width == nil, let root = ScreenInference.root(of: dump),
      let frame = dump.nodes[root].frame
    {
      dump.screen.width = frame.right - min(0, frame.x)
      dump.screen.height = frame.bottom - min(0, frame.y)
    }
    if dump.screen.unit == .px, dump.screen.scale == nil { ScreenInference.inferScale(&dump) }
  }
}
