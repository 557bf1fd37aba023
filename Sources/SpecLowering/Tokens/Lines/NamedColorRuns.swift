import SpecModel
import SpecSyntax
import SpecText

/// Reads colours in code that stand right behind plain names, three or more: items "- heron `#B9CFC8` as the field" or
/// "- Night sky `#07111F`: page", and sentences "… may include brick `#D5745A`, oat `#E2D9CB`, olive `#778B5B` and
/// coral `#EACDCD`".
///
/// They count where nothing else defines the names.
enum NamedColorRuns {
  private struct Pair {
    var name: Range<Int>
    var value: Range<Int>
    var node: Int
    /// Whether the name says no more than which part has the colour: "Text".
    var isRole = false
  }

  static func read(_ reader: FactReader, into sink: inout TokenSink) {
    guard !sink.definesColorsInFrontMatter else { return }
    var items: [Pair] = []
    var list = -1
    for line in reader.context.lines where line.holder == .item || line.holder == .paragraph {
      let pairs = pairs(line, reader)
      guard line.holder == .item else {
        if pairs.count > 2 { add(pairs, reader, into: &sink) }
        continue
      }
      let around = parent(of: line, reader)
      if around != list {
        if areNames(items) { add(items, reader, into: &sink) }
        (items, list) = ([], around)
      }
      if let pair = labelled(line, reader) {
        items.append(pair)
      } else if pairs.count == 1, pairs[0].name.lowerBound == line.text.lowerBound {
        items += pairs
      } else if pairs.count > 2 {
        add(pairs, reader, into: &sink)
      }
    }
    if areNames(items) { add(items, reader, into: &sink) }
  }

  /// Whether three items or more name colours, and most of them by more than the part that has it.
  private static func areNames(_ items: [Pair]) -> Bool {
    items.count > 2 && items.count(where: \.isRole) * 2 < items.count
  }

  /// "Night sky `#07111F`: page": one to three words and a colour in code as all of an item's label.
  private static func labelled(_ line: TextLine, _ reader: FactReader) -> Pair? {
    let bytes = reader.bytes
    guard let label = line.label, !line.isStrongLabel, label.lowerBound == line.text.lowerBound,
      (12...60).contains(label.count), reader.topic(of: line).tokens != .elements,
      let hash = label.first(where: { bytes[$0] == 0x23 }), hash > label.lowerBound + 3,
      let color = TokenLiteral.color(bytes, hash..<label.upperBound), color.range.count > 6,
      TokenPass.codeSpan(at: hash, reader) == color.range,
      Bytes.trim(color.range.upperBound..<label.upperBound, in: bytes).isEmpty,
      case let name = Bytes.trim(label.lowerBound..<hash, in: bytes),
      TokenPass.codeSpan(at: name.lowerBound, reader) == nil,
      name.allSatisfy({
        Bytes.isLetter(bytes[$0]) || bytes[$0] == 0x20 || bytes[$0] == 0x2D || bytes[$0] >= 0x80
      })
    else { return nil }
    let words = Words.keys(bytes, name)
    guard words.count <= 3, !words.contains(where: links.contains) else {
      return nil
    }
    return Pair(
      name: name, value: color.range, node: line.node,
      isRole: words.count == 1 && others.contains(words[0]))
  }

  /// The list around an item.
  private static func parent(of line: TextLine, _ reader: FactReader) -> Int {
    let document = reader.context.document
    let item = Int(document.nodes[line.node].parent)
    return item > 0 ? Int(document.nodes[item].parent) : -1
  }

  private static func add(_ pairs: [Pair], _ reader: FactReader, into sink: inout TokenSink) {
    for pair in pairs {
      sink.hold(
        .init(
          name: reader.string(pair.name), kind: .color, value: reader.string(pair.value),
          origin: reader.origin(pair.name.lowerBound..<pair.value.upperBound),
          valueOrigin: reader.origin(pair.value)))
    }
  }

  /// The longest chain of names with their colours in a line, between which nothing but commas and "and" stands.
  private static func pairs(_ line: TextLine, _ reader: FactReader) -> [Pair] {
    let bytes = reader.bytes
    guard line.label == nil, line.text.count < 600,
      ASCII.find(ASCII.hash, in: bytes, line.text) != nil,
      reader.topic(of: line).tokens != .elements
    else { return [] }
    var best: [Pair] = []
    var chain: [Pair] = []
    var end = line.text.lowerBound
    var offset = end
    while let hash = (offset..<line.text.upperBound).first(where: { bytes[$0] == 0x23 }) {
      offset = hash + 1
      guard let color = TokenLiteral.color(bytes, hash..<line.text.upperBound),
        color.range.count > 6, TokenPass.codeSpan(at: hash, reader) == color.range,
        let name = name(before: hash, end, isFirst: chain.isEmpty, reader)
      else {
        chain = []
        continue
      }
      if !chain.isEmpty, !isJoint(end..<name.lowerBound, bytes) { chain = [] }
      chain.append(Pair(name: name, value: color.range, node: line.node))
      if chain.count > best.count { best = chain }
      end = color.range.upperBound
      offset = end
    }
    // "(light `#FFE50C`, high-contrast `#FFFFFF`)": one value in several modes.
    let isOfModes = best.contains { pair in
      Words.keys(bytes, pair.name).contains { TokenColumns.mode(ofWord: $0) != nil }
    }
    return !isOfModes && Set(best.map { reader.string($0.name) }).count == best.count ? best : []
  }

  /// The one or two words of letters right before a colour.
  private static func name(
    before hash: Int, _ start: Int, isFirst: Bool, _ reader: FactReader
  ) -> Range<Int>? {
    let bytes = reader.bytes
    guard hash > start + 2, bytes[hash - 1] == 0x20 else { return nil }
    var first = hash - 1
    while first > start,
      Bytes.isLetter(bytes[first - 1]) || bytes[first - 1] == 0x2D
        || bytes[first - 1] >= 0x80
    { first -= 1 }
    let name = first..<hash - 1
    guard (3...20).contains(name.count), let key = Words.keys(bytes, name).first,
      !TokenKinds.joints.contains(key), !others.contains(key)
    else { return nil }
    return name
  }

  /// Words before a colour that name none.
  private static let others = WordKey.set(
    "color", "colour", "hex", "background", "text", "border", "the", "a", "an", "is", "are", "be",
    "as", "its", "this", "that", "value", "values", "into", "by", "was", "fill", "stroke", "code",
    "issue", "pr", "ticket", "fixes", "closes", "see", "ref", "gradient", "default", "token")

  /// Words that make more of a label than the name of one colour.
  private static let links = WordKey.set(
    "on", "over", "with", "or", "to", "vs", "from", "than", "if", "use", "not", "of", "for", "auf",
    "mit", "sur", "avec", "sobre", "con", "issue", "pr", "ticket", "fixes", "closes", "see", "ref")

  private static func isJoint(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let inner = Bytes.trim(text, in: bytes)
    guard inner.count <= 6 else { return false }
    let words = Words.keys(bytes, inner)
    return words.allSatisfy(ands.contains)
      && inner.allSatisfy {
        Bytes.isLetter(bytes[$0]) || [0x20, 0x2C, 0x3B, 0xC2, 0xB7].contains(bytes[$0])
      }
      && !(inner.isEmpty)
  }

  private static let ands = WordKey.set("and", "or", "und", "et", "y", "e", "en", "oder", "ou")
}
