import SpecModel
import SpecSyntax
import SpecText

/// Names of tokens that stand where states are told.
extension MachineDrafts {
  /// Takes out the names of lists in which each item gives nothing but a colour: a token in code below any heading,
  /// "**Dusk:** `tint-base: #FFECD6`", the bare colour below one such as "Status colours", the roles of a theme.
  ///
  /// - Complexity: O(states); the bytes behind their names are looked at.
  mutating func takeOutColors(_ context: LoweringContext) {
    let bytes = context.document.source.bytes
    var areColors: [Int: Bool] = [:]
    for state in states where Self.isItem(state) && areColors[state.parentSection] != false {
      let value = ColorItem.value(behind: Int(state.origin.range.end), in: bytes)
      areColors[state.parentSection] =
        value == .token && !StateWords.isState(Names.words(state.name))
        || value == .color && ColorItem.isOverColors(state.parentSection, context)
        || value == nil && ThemeRoles.areIn(state.parentSection, context)
    }
    let sections = Set(areColors.lazy.filter(\.value).map(\.key))
    guard !sections.isEmpty else { return }
    states.removeAll { Self.isItem($0) && sections.contains($0.parentSection) }
  }

  private static func isItem(_ state: StateDraft) -> Bool {
    state.section == nil && state.diagram == nil && state.parentSection > 0
  }

  /// Takes out chains of the steps of one scale, "tint-soft (3%) → tint-strong (8%)": names in code that begin alike,
  /// each with a share in brackets.
  ///
  /// - Complexity: O(edges); lines without such a share are looked at once.
  mutating func takeOutScales(in document: Document) {
    let bytes = document.source.bytes
    let scales = matrices.indices.filter { index in
      (1...24).contains(matrices[index].edges.count)
        && matrices[index].edges.allSatisfy { ScaleStep.join($0, in: bytes) }
    }
    guard !scales.isEmpty else { return }
    // Diagrams are known by their places.
    guard states.contains(where: { $0.diagram != nil }) else {
      for index in scales.reversed() { matrices.remove(at: index) }
      return
    }
    for index in scales {
      matrices[index].edges.removeAll()
      matrices[index].initial.removeAll()
      matrices[index].ends.removeAll()
    }
  }
}

/// An item that names a colour.
private enum ColorItem {
  enum Value { case token, color }

  /// What stands behind a name in its line: "`tint-base: #FFECD6`" or "#FFECD6"; `nil` for anything else.
  static func value(behind start: Int, in bytes: ContiguousArray<UInt8>) -> Value? {
    var index = skip(start, in: bytes)
    guard index > start else { return nil }
    let name = index
    while index < bytes.count, isPartOfToken(bytes[index]) { index += 1 }
    let isToken = index > name + 1
    if isToken {
      guard index < bytes.count, bytes[index] == ASCII.colon,
        !Names.hasWord(String(decoding: bytes[name..<index], as: UTF8.self), in: properties)
      else { return nil }
      index = skip(index, in: bytes)
    }
    guard index < bytes.count, bytes[index] == ASCII.hash else { return nil }
    var end = index + 1
    while end < bytes.count, isHex(bytes[end]) { end += 1 }
    guard [3, 4, 6, 8].contains(end - index - 1), end == bytes.count || !ASCII.isWord(bytes[end])
    else { return nil }
    return isToken ? .token : .color
  }

  /// What a control has in each of its states: "`border-color: #DDD`" is no token.
  private static let properties: Lexicon = [
    "background", "bg", "color", "colour", "border", "fill", "stroke", "outline", "shadow", "text",
  ]

  /// Behind blanks, marks of emphasis and code, and colons.
  private static func skip(_ start: Int, in bytes: ContiguousArray<UInt8>) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case ASCII.space, ASCII.colon, ASCII.backtick, 0x2A: index += 1
      case 0xEF where ASCII.starts(bytes, at: index, with: "："): index += 3
      default: return index
      }
    }
    return index
  }

  private static func isPartOfToken(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.hyphen || byte == 0x5F
      || byte == ASCII.dot
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || (byte | 0x20) &- 0x61 < 6
  }

  /// "Status colours", "状态色": a heading over the colours of states.
  static func isOverColors(_ section: Int, _ context: LoweringContext) -> Bool {
    let heading = Int(context.document.sections[section].heading)
    guard context.topic(ofNode: heading).tokens == .kind(.color) else { return false }
    let title = StateName.withoutNumbering(context.document.title(ofSection: section))
    return StateVocabulary.unspacedNouns.contains { title.hasPrefix($0) && title != $0 }
      || Names.words(title).dropLast().contains {
        StateVocabulary.singulars.contains($0) || $0 == "status"
      }
  }
}

/// A step of a scale of tokens: "tint-soft (3%)".
private enum ScaleStep {
  /// Whether a change joins two steps of one scale.
  static func join(_ edge: EdgeDraft, in bytes: ContiguousArray<UInt8>) -> Bool {
    guard let source = edge.source, edge.trigger == nil,
      let family = family(of: source.text), family == self.family(of: edge.target.text)
    else { return false }
    return [source, edge.target].allSatisfy { hasShare($0.text, in: line(of: edge.origin, bytes)) }
  }

  /// The first part of a name of several parts in small letters: "tint" of "tint-soft".
  private static func family(of name: String) -> Substring? {
    guard name.utf8.count <= 48,
      name.utf8.allSatisfy({ ASCII.isLower($0) || ASCII.isDigit($0) || $0 == ASCII.hyphen }),
      let hyphen = name.firstIndex(of: "-"), hyphen > name.startIndex
    else { return nil }
    return name[..<hyphen]
  }

  private static func line(
    of origin: Origin, _ bytes: ContiguousArray<UInt8>
  ) -> ArraySlice<UInt8> {
    var start = Int(origin.range.start)
    while start > 0, bytes[start - 1] != ASCII.lineFeed { start -= 1 }
    var end = Int(origin.range.start)
    while end < bytes.count, bytes[end] != ASCII.lineFeed { end += 1 }
    return bytes[start..<end]
  }

  /// Whether a share such as "(3%)" or "(4-5%)" stands behind a name in a line.
  private static func hasShare(_ name: String, in line: ArraySlice<UInt8>) -> Bool {
    let wanted = Array(name.utf8)
    guard line.contains(0x25), line.count > wanted.count else { return false }
    for start in line.startIndex...(line.endIndex - wanted.count)
    where line[start...].starts(with: wanted) {
      let rest = line[(start + wanted.count)...].drop { $0 == ASCII.space }
      guard rest.first == 0x28 else { continue }
      let inner = rest.dropFirst().prefix { $0 != 0x29 && $0 != 0x25 }
      let isNumber =
        inner.first.map(ASCII.isDigit) == true && !inner.contains(where: ASCII.isLetter)
      if isNumber, inner.endIndex < line.endIndex, line[inner.endIndex] == 0x25 { return true }
    }
    return false
  }
}
