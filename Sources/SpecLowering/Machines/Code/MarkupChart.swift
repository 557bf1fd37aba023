import SpecModel
import SpecSyntax
import SpecText

/// Reads a state chart in SCXML: `<state id="idle"><transition event="FETCH" target="loading"/></state>`.
///
/// - Source: State Chart XML (SCXML), W3C Recommendation of 1 September 2015, chapters 3 and 6.2.
struct MarkupChart {
  /// Languages whose blocks are read.
  static let languages: Lexicon = ["xml", "scxml"]

  private let document: Document
  private let bytes: UnsafeBufferPointer<UInt8>
  private let tags: [MarkupTag]
  /// The states by their ids.
  private var names: [String: NameReference] = [:]
  /// Ids that stand for the state before.
  private var histories: Set<String> = []
  /// The ids of states that an export puts around others and that have no name.
  private var wrappers: Set<String> = []
  /// The times of events that a state sends itself.
  private var delays: [String: Delay] = [:]

  /// A time with its place.
  private struct Delay {
    var milliseconds: Double
    var origin: Origin
  }

  /// What a block tells; nothing where it is no state chart.
  static func read(
    _ block: Document.CodeBlock, _ document: Document, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> CodeReading? {
    guard let first = block.lines.first, let last = block.lines.last else { return nil }
    let range = first.offsets.lowerBound..<last.offsets.upperBound
    guard Bytes.find("<scxml", in: range, of: bytes) != nil else { return nil }
    return MarkupChart(document, bytes, MarkupTag.all(in: range, of: bytes)).reading()
  }

  private init(
    _ document: Document, _ bytes: UnsafeBufferPointer<UInt8>, _ tags: [MarkupTag]
  ) {
    self.document = document
    self.bytes = bytes
    self.tags = tags
    let areNamed = tags.contains { $0.attributes["plumb:name"] != nil }
    for tag in tags where !tag.isEnd {
      if tag.name == "send", let event = text("event", of: tag), let delay = delay(of: tag) {
        delays[event] = delay
      }
      guard let id = text("id", of: tag), let place = tag.attributes["id"] else { continue }
      switch tag.name {
      case "history": histories.insert(id)
      case "state", "parallel", "final":
        let name = text("plumb:name", of: tag)
        if areNamed, name == nil, tag.name != "final" { wrappers.insert(id) }
        let last = id.split(separator: ".").last.map(String.init) ?? id
        names[id] = NameReference(text: name ?? last, origin: origin(place))
      default: continue
      }
    }
  }

  private func reading() -> CodeReading {
    var result = CodeReading()
    var open: [MarkupTag] = []
    for tag in tags {
      if tag.isEnd {
        if let index = open.lastIndex(where: { $0.name == tag.name }) {
          open.removeSubrange(index...)
        }
        continue
      }
      switch tag.name {
      case "scxml": result.initial = target(of: tag, "initial").flatMap { names[$0] }
      case "final": text("id", of: tag).flatMap { names[$0] }.map { result.ends.append($0) }
      case "transition": add(tag, in: open, to: &result)
      default: break
      }
      if !tag.isEmpty { open.append(tag) }
    }
    return result
  }

  /// Adds a transition; one without a target changes nothing, and those of histories and beginnings are no changes.
  private func add(_ tag: MarkupTag, in open: [MarkupTag], to result: inout CodeReading) {
    guard let around = open.last, around.name == "state" || around.name == "parallel",
      let id = text("id", of: around), let source = names[id], let aim = target(of: tag, "target"),
      let place = tag.attributes["target"]
    else { return }
    let isBack = histories.contains(aim)
    guard var end = isBack ? source : names[aim] else { return }
    end.origin = origin(place)
    var edge = EdgeDraft(
      source: wrappers.contains(id) ? nil : source, target: end, origin: origin(place))
    let event = text("event", of: tag)
    if let event, let delay = delays[event] {
      edge.trigger = LocatedText(CodeDelays.text(delay.milliseconds), delay.origin)
    } else if let words = text("plumb:trigger", of: tag) ?? event {
      let label = tag.attributes["plumb:trigger"] ?? tag.attributes["event"] ?? place
      edge.trigger = LocatedText(words, origin(label))
    }
    edge.isEventless = edge.trigger == nil
    for key in ["plumb:guard", "plumb:states", "cond"] where edge.guardText == nil {
      guard let words = text(key, of: tag), let place = tag.attributes[key] else { continue }
      edge.guardText = LocatedText(words, origin(place))
    }
    if isBack { result.histories.append(edge) } else { result.edges.append(edge) }
  }

  /// "5s" and "500ms" (6.2.3).
  private func delay(of tag: MarkupTag) -> Delay? {
    guard let place = tag.attributes["delay"] else { return nil }
    let text = bytes.string(place)
    let digits = text.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits), number > 0 else { return nil }
    switch text.dropFirst(digits.count) {
    case "ms": return Delay(milliseconds: number, origin: origin(place))
    case "s": return Delay(milliseconds: number * 1000, origin: origin(place))
    default: return nil
    }
  }

  /// The first of the ids in an attribute.
  private func target(of tag: MarkupTag, _ key: String) -> String? {
    text(key, of: tag)?.split(separator: " ").first.map(String.init)
  }

  private func text(_ key: String, of tag: MarkupTag) -> String? {
    guard let range = tag.attributes[key] else { return nil }
    let text = bytes.string(range)
    return text.isEmpty ? nil : text.utf8.contains(0x26) ? DiagramText.line(text) : text
  }

  private func origin(_ range: Range<Int>) -> Origin {
    document.origin(SourceRange(range.lowerBound, range.upperBound))
  }
}

/// A tag of XML with the places of what its attributes hold.
struct MarkupTag {
  var name: String
  var attributes: [String: Range<Int>] = [:]
  /// Whether it ends an element: "</state>".
  var isEnd = false
  /// Whether its element has nothing inside: "<state/>".
  var isEmpty = false

  /// Most tags of one block that are read.
  private static let limit = 5000

  /// The tags of a stretch of text without comments.
  static func all(in range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> [MarkupTag] {
    var result: [MarkupTag] = []
    var offset = range.lowerBound
    while result.count < limit, let open = Bytes.find("<", in: offset..<range.upperBound, of: bytes)
    {
      let rest = open..<range.upperBound
      if Bytes.find("<!--", in: open..<min(open + 4, range.upperBound), of: bytes) != nil {
        offset = Bytes.find("-->", in: rest, of: bytes).map { $0 + 3 } ?? range.upperBound
      } else if let (tag, end) = read(rest, bytes) {
        result.append(tag)
        offset = end
      } else {
        offset = open + 1
      }
    }
    return result
  }

  /// The tag that begins a range, and the place behind it.
  private static func read(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (MarkupTag, Int)? {
    var offset = range.lowerBound + 1
    let isEnd = offset < range.upperBound && bytes[offset] == 0x2F
    if isEnd { offset += 1 }
    let name = word(&offset, range.upperBound, bytes)
    guard !name.isEmpty else { return nil }
    var tag = MarkupTag(name: bytes.string(name), isEnd: isEnd)
    while offset < range.upperBound {
      switch bytes[offset] {
      case 0x3E: return (tag, offset + 1)
      case 0x2F:
        tag.isEmpty = true
        offset += 1
      case 0x3C: return nil
      default:
        let key = word(&offset, range.upperBound, bytes)
        guard !key.isEmpty else {
          offset += 1
          continue
        }
        if let value = value(&offset, range.upperBound, bytes) {
          tag.attributes[bytes.string(key)] = value
        }
      }
    }
    return nil
  }

  /// Letters, digits and the signs of names.
  private static func word(
    _ offset: inout Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    let start = offset
    while offset < end, Bytes.isWord(bytes[offset]) || [0x2D, 0x2E, 0x3A].contains(bytes[offset]) {
      offset += 1
    }
    return start..<offset
  }

  /// What stands in quotes behind "=".
  private static func value(
    _ offset: inout Int, _ end: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    var place = offset
    while place < end, bytes[place] <= 0x20 { place += 1 }
    guard place < end, bytes[place] == 0x3D else { return nil }
    place += 1
    while place < end, bytes[place] <= 0x20 { place += 1 }
    guard place < end, bytes[place] == 0x22 || bytes[place] == 0x27 else { return nil }
    let quote = bytes[place]
    let start = place + 1
    place = start
    while place < end, bytes[place] != quote { place += 1 }
    offset = min(place + 1, end)
    return start..<place
  }
}
