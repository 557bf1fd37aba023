import SpecModel
import SpecSyntax
import SpecText

/// Reads groups whose names and values stand in braces on one line, "`spacing: { xs: 4px, sm: 8px }`", and below tokens
/// those behind a label without braces, "radius: soft=6px, pill=999px".
///
/// - Errors: an object that sets the properties of one element, "size: { width: 20px, height: 10px }", is no list.
struct BraceLists {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let line: Range<Int>

  /// The values of one line, each with its name, and the kind of all.
  private struct List {
    var group: Range<Int>
    var pairs: [(name: Range<Int>, value: Range<Int>)]
    var kind: Token.Kind
  }

  /// Adds the values of a line of text; false where it is no such list.
  ///
  /// - Complexity: two looks at the bytes of lines without braces.
  static func read(_ index: Int, reader: FactReader, into sink: inout TokenSink) -> Bool {
    let line = reader.context.lines[index]
    guard (12...600).contains(line.text.count) else { return false }
    let lists = BraceLists(bytes: reader.bytes, line: Bytes.trim(line.text, in: reader.bytes))
    let topic = reader.topic(of: line)
    let found = lists.braced(below: topic.tokens) ?? lists.labelled(line, topic.tokens, reader)
    guard let found else { return false }
    for pair in found.pairs {
      sink.add(
        .init(
          name: lists.name(pair.name, in: found), kind: found.kind,
          value: reader.string(pair.value), origin: reader.origin(line.text),
          valueOrigin: reader.origin(pair.value), theme: topic.theme))
    }
    return true
  }

  /// Adds the values of a fence of text in which each line is such a list; false where one is not.
  static func read(
    _ block: Document.CodeBlock, _ topic: SectionTopic, _ document: Document,
    _ bytes: UnsafeBufferPointer<UInt8>, into sink: inout TokenSink
  ) -> Bool {
    var found: [(lists: BraceLists, list: List)] = []
    for line in block.lines {
      let text = Bytes.trim(line.offsets, in: bytes)
      if text.isEmpty { continue }
      let lists = BraceLists(bytes: bytes, line: text)
      guard (12...600).contains(text.count), let list = lists.braced(below: topic.tokens) else {
        return false
      }
      found.append((lists, list))
    }
    for (lists, list) in found {
      for pair in list.pairs {
        sink.add(
          .init(
            name: lists.name(pair.name, in: list), kind: list.kind,
            value: bytes.string(pair.value),
            origin: document.origin(SourceRange(lists.line.lowerBound, lists.line.upperBound)),
            valueOrigin: document.origin(SourceRange(pair.value.lowerBound, pair.value.upperBound)),
            theme: topic.theme))
      }
    }
    return !found.isEmpty
  }

  private func name(_ step: Range<Int>, in list: List) -> String {
    list.group.isEmpty
      ? bytes.string(step) : bytes.string(list.group) + "." + bytes.string(step)
  }

  // MARK: Forms

  /// "spacing: { xs: 4px, sm: 8px }" as all of a line, with a sign before the brace, without one, or without a name.
  private func braced(below topic: TokenTopic) -> List? {
    guard let open = ASCII.find(0x7B, in: bytes, line), open - line.lowerBound <= 40,
      let close = ASCII.find(0x7D, in: bytes, open..<line.upperBound), close > open + 6,
      (close + 1..<line.upperBound).allSatisfy({ [0x2C, 0x3B, 0x2E].contains(bytes[$0]) })
    else { return nil }
    var group = Bytes.trim(line.lowerBound..<open, in: bytes)
    if let last = group.last, bytes[last] == 0x3A || bytes[last] == 0x3D {
      group = Bytes.trim(group.lowerBound..<last, in: bytes)
    }
    guard group.isEmpty || isName(group) else { return nil }
    return list(group, open + 1..<close, signs: [0x3A, 0x3D], below: topic)
  }

  /// "radius: soft=6px, pill=999px", "duration: blink 80ms, slide 220ms": a list behind the word for its kind, where the
  /// headings speak of tokens.
  private func labelled(
    _ line: TextLine, _ topic: TokenTopic, _ reader: FactReader
  ) -> List? {
    guard topic != .elements, let label = line.label, label.count <= 16, isName(label),
      ASCII.find(0x2C, in: bytes, line.value) != nil,
      reader.context.scope(of: line.node).contains(where: { Names.hasWord($0, in: Self.tokens) })
    else { return nil }
    let list = list(
      label, Bytes.trim(line.value, in: bytes), signs: [0x3D, 0x20], below: .none)
    guard let list, list.kind != .spacing, list.kind != .size else { return nil }
    return list
  }

  private static let tokens = BraceScales.tokens.union([
    "theme", "themes", "thema", "thème", "tema", "トークン", "テーマ", "令牌", "主题", "토큰", "테마", "токены",
    "тема",
  ])

  /// Pairs of names and values between commas; `nil` where one of them is anything else.
  private func list(
    _ group: Range<Int>, _ text: Range<Int>, signs: Set<UInt8>, below topic: TokenTopic
  ) -> List? {
    var pairs: [(name: Range<Int>, value: Range<Int>)] = []
    var kinds: Set<Token.Kind> = []
    for piece in pieces(of: text) {
      guard let sign = piece.first(where: { signs.contains(bytes[$0]) }),
        case let name = unquoted(piece.lowerBound..<sign), isName(name),
        !Self.properties.contains(WordKey(bytes, name)),
        case let value = unquoted(sign + 1..<piece.upperBound), !value.isEmpty,
        let literal = TokenLiteral.read(bytes, value), literal.range == value
      else { return nil }
      pairs.append((name, value))
      kinds.insert(literal.kind)
    }
    guard pairs.count > 1, pairs.count <= 32, let kind = kind(of: group, kinds, below: topic)
    else { return nil }
    return List(group: group, pairs: pairs, kind: kind)
  }

  /// The texts between commas outside of parentheses.
  private func pieces(of text: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = text.lowerBound
    var depth = 0
    for index in text {
      switch bytes[index] {
      case 0x28: depth += 1
      case 0x29: depth -= 1
      case 0x2C where depth == 0:
        result.append(Bytes.trim(start..<index, in: bytes))
        start = index + 1
      default: break
      }
    }
    let last = Bytes.trim(start..<text.upperBound, in: bytes)
    // "{ a: 1px, }"
    if !last.isEmpty { result.append(last) }
    return result
  }

  /// A text without white space and quotation marks around it.
  private func unquoted(_ text: Range<Int>) -> Range<Int> {
    let text = Bytes.trim(text, in: bytes)
    guard text.count > 2, bytes[text.lowerBound] == 0x22 || bytes[text.lowerBound] == 0x27,
      bytes[text.upperBound - 1] == bytes[text.lowerBound]
    else { return text }
    return text.lowerBound + 1..<text.upperBound - 1
  }

  /// A word of letters, digits, dots and hyphens, or a number that counts a step.
  private func isName(_ text: Range<Int>) -> Bool {
    (1...28).contains(text.count)
      && text.allSatisfy {
        Bytes.isWord(bytes[$0]) || bytes[$0] == ASCII.dot || bytes[$0] == ASCII.hyphen
          || bytes[$0] >= 0x80
      }
  }

  // MARK: Kinds

  /// The kind that the name of a group or the heading gives to values of one sort.
  private func kind(
    of group: Range<Int>, _ kinds: Set<Token.Kind>, below topic: TokenTopic
  ) -> Token.Kind? {
    if kinds == [.color] {
      if group.isEmpty { return topic == .kind(.color) ? .color : nil }
      return Self.sheets.contains(WordKey(bytes, group)) ? nil : .color
    }
    let named = group.isEmpty ? topic : TokenTopic.of(words: Words.keys(bytes, group))
    guard case .kind(let kind)? = named else { return nil }
    if kinds == [.duration] { return kind == .duration ? .duration : nil }
    guard Self.lengths.contains(kind), kinds.isSubset(of: Self.measures) else { return nil }
    return kind
  }

  static let lengths: Set<Token.Kind> = [
    .spacing, .radius, .size, .breakpoint, .opacity, .zindex, .fontWeight,
  ]
  /// What numbers are taken for that stand alone.
  private static let measures: Set<Token.Kind> = lengths.union([.other, .typography])

  /// Names of objects that style one element.
  private static let sheets = WordKey.set(
    "style", "styles", "css", "sx", "props", "background", "border", "gradient")
  /// Names of what one element has, in small letters.
  private static let properties = WordKey.set(
    "top", "right", "bottom", "left", "x", "y", "z", "w", "h", "width", "height", "min", "max",
    "minwidth", "maxwidth", "minheight", "maxheight", "horizontal", "vertical", "inline", "block",
    "color", "background", "backgroundcolor", "bg", "fill", "stroke", "border", "bordercolor",
    "fontsize", "lineheight", "padding", "margin", "gap", "blur", "spread", "duration", "delay",
    "offset", "start", "end", "from", "to")
}
