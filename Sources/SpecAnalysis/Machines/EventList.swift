import SpecModel
public import SpecSyntax
public import SpecText

/// The identifiers that a section about events lists, and whether the rest of the document uses them.
public struct EventList: Sendable, Hashable {
  /// One identifier of the list.
  public struct Event: Sendable, Hashable {
    /// The identifier, such as "SEEK_UP_PRESS".
    public var name: String
    /// Where the list has it.
    public var range: SourceRange
    /// Whether another section or drawing names it.
    public var isUsed: Bool
  }

  /// The heading of the section.
  public var heading: SourceRange
  /// The identifiers, in order; each once.
  public var events: [Event]

  /// Words of headings of such sections.
  private static let titles: Lexicon = [
    "event", "events", "trigger", "triggers", "signal", "signals", "inputs", "actions", "evento",
    "eventos", "ereignisse", "auslöser", "événements", "イベント", "事件",
  ]

  /// Words of headings of lists of what is recorded or sent, and steers nothing.
  private static let records: Lexicon = [
    "audit", "log", "logs", "logging", "logged", "analytics", "telemetry", "tracking", "metrics",
    "webhook", "webhooks", "outbox", "history",
  ]

  /// Whether the headings around a section speak of records.
  private static func isRecord(_ section: Int, _ document: Document) -> Bool {
    document.path(ofSection: section).contains {
      document.sections[$0].level > 1 && Names.hasWord(document.title(ofSection: $0), in: records)
    }
  }

  /// The lists of a document.
  ///
  /// An identifier is a word of capitals with a low line, or a word in code marks that begins an item
  /// or a row.
  ///
  /// - Complexity: O(text).
  public static func find(in document: Document) -> [EventList] {
    let lists = document.sections.indices.compactMap { section -> List? in
      let heading = Int(document.sections[section].heading)
      guard heading >= 0 else { return nil }
      guard Names.hasWord(document.title(ofSection: section), in: titles, ofAtMost: 3) else {
        return nil
      }
      guard !isRecord(section, document) else { return nil }
      return list(ofSection: section, document)
    }
    guard !lists.isEmpty else { return [] }
    let uses = uses(of: Set(lists.flatMap(\.names.keys)), document)
    return lists.map { list in
      let events = list.names.sorted { $0.value.start < $1.value.start }.map { name, range in
        let isUsed = uses[name].map {
          $0.lowerBound < list.region.lowerBound || $0.upperBound >= list.region.upperBound
        }
        return Event(name: name, range: range, isUsed: isUsed ?? false)
      }
      return EventList(heading: list.heading, events: events)
    }
  }

  /// The identifiers of a section that lists events.
  private struct List {
    var heading: SourceRange
    var region: Range<Int>
    var names: [String: SourceRange]
  }

  private static func list(ofSection section: Int, _ document: Document) -> List? {
    let nodes = document.sections[section].ownNodes
    let heading = document.nodes[Int(nodes.lowerBound)].range
    let end = nodes.dropFirst().map { document.nodes[Int($0)].range.end }.max() ?? heading.end
    guard end > heading.end else { return nil }
    let region = Int(heading.end)..<Int(end)
    var names: [String: SourceRange] = [:]
    document.source.bytes.withUnsafeBufferPointer { bytes in
      var start = region.lowerBound
      while start < region.upperBound {
        let stop = ASCII.find(ASCII.lineFeed, in: bytes, start..<region.upperBound)
        let line = start..<(stop ?? region.upperBound)
        for range in leading(of: line, bytes) {
          let name = String(decoding: bytes[range], as: UTF8.self)
          if names[name] == nil { names[name] = SourceRange(range.lowerBound, range.upperBound) }
        }
        start = line.upperBound + 1
      }
    }
    return names.isEmpty ? nil : List(heading: heading, region: region, names: names)
  }

  /// The identifiers that begin a line: "POWER_ON / POWER_OFF  the switch", "- `seekUp`: …".
  private static func leading(
    of line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var offset = line.lowerBound
    while offset < line.upperBound {
      while offset < line.upperBound, isLead(bytes[offset], isFirst: result.isEmpty) { offset += 1 }
      let start = offset
      while offset < line.upperBound, isPart(bytes[offset]) { offset += 1 }
      guard offset > start, isIdentifier(start..<offset, bytes, line) else { break }
      if offset == line.upperBound || bytes[offset] != 0x7B { result.append(start..<offset) }
    }
    return result
  }

  /// Marks of lists, tables and code before the first identifier, and what joins it to the next one.
  private static func isLead(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte {
    case ASCII.space, ASCII.tab, ASCII.backtick: true
    case ASCII.slash, 0x2C: !isFirst
    case ASCII.hyphen, ASCII.pipe, 0x2A, 0x2B: isFirst
    default: false
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == 0x5F || byte == 0x2E
  }

  private static func isIdentifier(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>
  ) -> Bool {
    let word = bytes[range]
    // "PRESET_{1..5}_SHORT" stands for several.
    if range.upperBound < line.upperBound, bytes[range.upperBound] == 0x7B { return false }
    guard word.count >= 3, ASCII.isLetter(word[word.startIndex]) else { return false }
    if range.lowerBound > line.lowerBound, bytes[range.lowerBound - 1] == 0x60,
      range.upperBound < line.upperBound, bytes[range.upperBound] == 0x60
    {
      return true
    }
    return word.contains(0x5F)
      && word.allSatisfy { $0 == 0x5F || ASCII.isUpper($0) || ASCII.isDigit($0) }
  }

  private static let effects: Lexicon = [
    "effect", "effects", "side effect", "command", "output", "efecto", "effekt", "effet", "efeito",
    "副作用", "効果", "效果",
  ]
  private static let causes: Lexicon = [
    "event", "events", "trigger", "triggers", "when", "on", "from", "state", "evento", "ereignis",
    "événement", "auslöser", "イベント", "事件", "状态", "状態",
  ]

  /// The tables of what the machine asks others to do: their rows raise events, and react to none.
  private static func effectTables(_ document: Document) -> [Range<Int>] {
    document.tables.compactMap { table in
      guard let header = document.firstChild(of: table) else { return nil }
      let titles = document.children(of: header).map { document.string($0).lowercased() }
      guard let first = titles.first, effects.contains(first),
        !titles.dropFirst().contains(where: { Names.hasWord($0, in: causes) })
      else { return nil }
      return document.nodes[table].range.offsets
    }
  }

  /// The first and the last place where each name occurs as a whole word, but for tables of effects.
  private static func uses(
    of wanted: Set<String>, _ document: Document
  ) -> [String: ClosedRange<Int>] {
    var result: [String: ClosedRange<Int>] = [:]
    var others = effectTables(document)[...]
    document.source.bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        if let table = others.first, offset >= table.lowerBound {
          others.removeFirst()
          offset = max(offset, table.upperBound)
          continue
        }
        guard isPart(bytes[offset]) else {
          offset += 1
          continue
        }
        let start = offset
        while offset < bytes.count, isPart(bytes[offset]) { offset += 1 }
        guard offset - start >= 3 else { continue }
        let name = String(decoding: bytes[start..<offset], as: UTF8.self)
        if wanted.contains(name) { result[name] = (result[name]?.lowerBound ?? start)...start }
      }
    }
    return result
  }
}
