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
  public static func read(
    _ bytes: [UInt8], path: String, format: LayoutFormat? = nil
  ) -> Outcome {
    read(ContiguousArray(bytes), path: path, format: format)
  }

  /// Reads a file; the bytes are not copied where they are plain text.
  ///
  /// - Parameter format: the format where a person states it.
  public static func read(
    _ bytes: ContiguousArray<UInt8>, path: String, format: LayoutFormat? = nil
  ) -> Outcome {
    let source = DumpText.decode(bytes, path: path)
    var outcome = Outcome(dumps: [], source: source, failure: nil)
    if source.bytes.allSatisfy({ $0 <= 0x20 }) {
      outcome.failure = "the file is empty"
      return outcome
    }
    switch format?.notation ?? notation(of: source) {
    case .xml: readXML(into: &outcome, format)
    case .json: readJSON(into: &outcome, format)
    case .text: readText(into: &outcome, format)
    }
    for index in outcome.dumps.indices { finish(&outcome.dumps[index]) }
    if outcome.dumps.isEmpty, source.repairs.count * 50 > source.bytes.count {
      outcome.failure = "the file is no text"
    } else if outcome.dumps.isEmpty, outcome.failure == nil {
      let wanted = format.map { "no dump of the format \($0.rawValue)" }
      outcome.failure = wanted ?? "no known layout dump format"
    }
    return outcome
  }

  /// Parses XML without looking at anything: what reading is measured against.
  public static func parseOnly(_ bytes: ContiguousArray<UInt8>) { XMLStream.parseOnly(bytes) }

  private static func notation(of source: SourceText) -> LayoutFormat.Notation {
    let bytes = source.bytes
    if TextDumpReader.format(source) != nil { return .text }
    let start = bytes.firstIndex { $0 > 0x20 } ?? 0
    switch bytes[start] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return .json
    case UInt8(ascii: "<"): return .xml
    default: break
    }
    // A tool may print a line before the document.
    return bytes.withUnsafeBufferPointer { all in
      let head = UnsafeBufferPointer(rebasing: all.prefix(start + 4096))
      let isXML =
        ByteSearch.contains("<hierarchy", in: head) || ByteSearch.contains("<?xml", in: head)
      return isXML ? .xml : .json
    }
  }

  // MARK: XML

  private static func readXML(into outcome: inout Outcome, _ stated: LayoutFormat?) {
    let source = outcome.source
    guard let format = stated ?? XMLDumpKind.format(source.bytes) else {
      let damage = XMLStream.read(source, into: NoSink())
      outcome.failure = damage.map { "damaged XML: \($0)" } ?? "no known layout dump format"
      return
    }
    var dump: LayoutDump
    let damage: String?
    switch format {
    case .appiumXCUITestXML:
      let reader = AppiumXCUITestReader(source)
      damage = XMLStream.read(source, into: reader)
      dump = reader.dump
    case .detoxXML:
      let reader = DetoxXMLReader(source)
      damage = XMLStream.read(source, into: reader, hasMasks: true)
      dump = reader.finish()
    default:
      let reader = AndroidXMLReader(source, format: format)
      damage = XMLStream.read(source, into: reader)
      dump = reader.finish()
    }
    guard !dump.nodes.isEmpty else {
      outcome.failure = damage.map { "damaged XML: \($0)" } ?? "the dump holds no element"
      return
    }
    if let damage {
      dump.truncated = true
      dump.notes.append("the XML is damaged (\(damage)); what stands before it was read")
    }
    outcome.dumps = [dump]
  }

  /// Reads for the damage alone.
  private final class NoSink: XMLSink {
    func open(_ element: XMLElement, parent: Int?) -> Int? { nil }
  }

  // MARK: Text

  private static func readText(into outcome: inout Outcome, _ stated: LayoutFormat?) {
    guard let dump = TextDumpReader.read(outcome.source, stated), !dump.nodes.isEmpty else {
      return
    }
    outcome.dumps = [dump]
  }

  // MARK: What all formats share

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
    if dump.screen.unit == .px, dump.screen.scale == nil, dump.screen.foreignUnit == nil {
      ScreenInference.inferScale(&dump)
    }
  }
}
