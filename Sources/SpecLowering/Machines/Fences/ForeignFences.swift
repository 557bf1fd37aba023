import SpecModel
import SpecSyntax
import SpecText

/// Finds fences whose arrows are no changes of state: traces of calls, timelines, lists of shortcuts, procedures in
/// numbered steps, looks of states, stacks of elements with gaps between them, orders and nests of parts, plans of
/// work, files, signatures of functions.
struct ForeignFences {
  let context: LoweringContext
  let document: Document
  let bytes: ContiguousArray<UInt8>

  /// What the words for regions of a page share, as far as the document may have them.
  let regionCues: [StaticString]

  private let looks: LookFences

  init(_ context: LoweringContext) {
    self.context = context
    looks = LookFences(context)
    document = context.document
    bytes = context.document.source.bytes
    regionCues = context.document.source.mayShow(Self.regionCues)
  }

  /// The fences, by node.
  ///
  /// - Complexity: O(lines of fences); those with neither an arrow nor the head of a drawn line are left at once.
  func blocks() -> Set<Int32> {
    var result: Set<Int32> = []
    for block in document.codeBlocks
    where FlowReader.languages.contains(block.language) && !block.lines.isEmpty {
      guard block.lines.contains(where: { ArrowGlyph.mayOccur(in: bytes, $0.offsets) }) else {
        // "v" below "|" is the head of a drawn line.
        if block.lines.count > 1,
          block.lines.contains(where: { ChartCue.hasHead(bytes, $0.offsets) }),
          isOfTasks(block) || isOfRegions(block) || isOfContainers(block)
        {
          result.insert(block.node)
        }
        continue
      }
      if isOfFiles(block) || isOfPipeline(block) || isOfSignatures(block) || isOfColumns(block) {
        result.insert(block.node)
        continue
      }
      guard block.lines.count > 1 else { continue }
      let isForeign = block.lines.count > 2 && isForeign(block)
      if isForeign || looks.names(in: block) != nil || isNoChange(block) || mapsClasses(block)
        || replacesCopy(block)
      {
        result.insert(block.node)
      }
    }
    return result
  }

  private func isForeign(_ block: Document.CodeBlock) -> Bool {
    if isProcedure(block) || isStack(block) || isOfTasks(block) || isOfRegions(block)
      || isOfContainers(block)
    {
      return true
    }
    guard mayBeForeign(block) else { return false }
    var (members, calls, arrows, keys, stamps) = (0, 0, 0, 0, 0)
    var isOfKeys = false
    for line in block.lines {
      let range = ASCII.trimmed(bytes, line.offsets)
      guard range.count > 1, range.count <= 240 else { continue }
      let text = StateName.trimmed(document.source.string(line))
      guard let arrow = ArrowText(text) else {
        if text.contains(where: \.isLetter) {
          members += 1
          if Self.isCall(text) { calls += 1 }
        }
        continue
      }
      members += arrow.sides.count
      calls += arrow.sides.count(where: Self.isCall)
      arrows += 1
      if Self.isKey(arrow.sides[0]) {
        keys += 1
        // "Home" is a screen as well, and "End" a state.
        if !Self.places.contains(arrow.sides[0].lowercased()) { isOfKeys = true }
      }
      if Self.isStamp(arrow.sides[0]) { stamps += 1 }
    }
    return calls > 1 && calls * 3 >= members || arrows > 2 && isOfKeys && keys * 3 >= arrows * 2
      || stamps > 1 && stamps * 2 >= arrows
  }

  /// Whether two lines may hold a call, begin with a key or with a point in time: a test on bytes.
  private func mayBeForeign(_ block: Document.CodeBlock) -> Bool {
    var count = 0
    for line in block.lines {
      let text = ASCII.trimmed(bytes, line.offsets)
      guard text.count > 2, text.count <= 240 else { continue }
      var end = text.lowerBound
      while end < text.upperBound, ASCII.isWord(bytes[end]) || bytes[end] >= 0x80 { end += 1 }
      let isKey = bytes[text.lowerBound..<end].withUnsafeBufferPointer {
        Self.keyNames.contains(ignoringCase: $0)
      }
      let isFunctionKey = bytes[text.lowerBound] == 0x46 && end - text.lowerBound < 4
      let isStamp = end < text.upperBound && [0x3D, 0x2B, ASCII.colon].contains(bytes[end])
      let isCall = text.dropFirst().contains { bytes[$0] == 0x28 && ASCII.isWord(bytes[$0 - 1]) }
      if isKey || isFunctionKey || isStamp || isCall { count += 1 }
      if count > 1 { return true }
    }
    return false
  }

  /// Whether the lines are steps with numbers and points below them, and no line or arrow joins one to the next.
  private func isProcedure(_ block: Document.CodeBlock) -> Bool {
    var (steps, points) = (0, 0)
    for line in block.lines {
      let range = ASCII.trimmed(bytes, line.offsets)
      guard let first = range.first, range.count > 1 else {
        if range.count == 1, joins(range) || bytes[range.lowerBound] == 0x76 { return false }
        continue
      }
      let indent = first - line.offsets.lowerBound
      if ASCII.isDigit(bytes[first]), bytes[first + 1] == 0x2E, range.count > 4, indent < 2 {
        steps += 1
      } else if indent > 0,
        bytes[first] == 0x2D && bytes[first + 1] == 0x20
          || ASCII.isLetter(bytes[first]) && bytes[first + 1] == 0x2E
      {
        points += 1
      } else if joins(range) {
        return false
      }
    }
    return steps > 2 && points > 1
  }

  private static let units: Lexicon = ["px", "pt", "dp", "rem", "em", "sp", "vh", "%"]
  private static let downwards = ["↓", "▼", "⬇", "↕", "|", "│"]

  /// Whether all arrows that go down, two at least, have a length behind them and no more: "Icon" over "↓ 16px" over
  /// "Heading" stand one below the other.
  private func isStack(_ block: Document.CodeBlock) -> Bool {
    var gaps = 0
    for line in block.lines where line.offsets.count <= 60 {
      let text = StateName.trimmed(document.source.string(line))
      guard let mark = Self.downwards.first(where: text.hasPrefix) else { continue }
      let rest = StateName.trimmed(String(text.dropFirst(mark.count)))
      guard !rest.isEmpty else { continue }
      let digits = rest.prefix { $0.isNumber || $0 == "." }
      let unit = rest.dropFirst(digits.count).prefix { $0.isLetter || $0 == "%" }
      guard !digits.isEmpty, Self.units.contains(unit.lowercased()),
        Names.wordCount(String(rest.dropFirst(digits.count + unit.count))) < 2
      else { return false }
      gaps += 1
    }
    return gaps > 1
  }

  /// Whether a line holds no words, but lines and heads of arrows that go down.
  private func joins(_ text: Range<Int>) -> Bool {
    guard text.count <= 40,
      !text.contains(where: { ASCII.isLetter(bytes[$0]) || ASCII.isDigit(bytes[$0]) })
    else { return false }
    return ["↓", "▼", "⬇", "│", "|"].contains { ASCII.find($0, in: bytes, text) != nil }
      && ["─", "┌", "└"].allSatisfy { ASCII.find($0, in: bytes, text) == nil }
  }

  /// "onPressed()", "context.go('/staff')", "builds list.map(x)": a word of code before its arguments.
  static func isCall(_ text: String) -> Bool {
    for word in text.split(separator: " ") {
      guard let open = word.utf8.firstIndex(of: 0x28), open > word.utf8.startIndex,
        let first = word.first, first.isLowercase || first == "_"
      else { continue }
      let name = word[..<open]
      guard name.utf8.allSatisfy({ ASCII.isWord($0) || $0 == 0x2E }) else { continue }
      return true
    }
    return false
  }

  /// "Ctrl/Cmd + K", "Shift + Tab", "Esc", "Arrow keys": a key, or several pressed at once.
  static func isKey(_ text: String) -> Bool {
    let words = Names.words(ArrowSide.unwrapped(text)).flatMap { $0.split(separator: "/") }
    guard let first = words.first, words.count <= 5 else { return false }
    return keyNames.contains(String(first))
      && words.allSatisfy { keyNames.contains(String($0)) || $0.count == 1 || isFunctionKey($0) }
      || words.count == 1 && isFunctionKey(first)
  }

  private static func isFunctionKey(_ word: Substring) -> Bool {
    word.first == "f" && word.count <= 3 && word.dropFirst().allSatisfy(\.isNumber)
      && word.count > 1
  }

  private static let places: Lexicon = ["home", "end", "return", "intro", "control"]
  private static let keyNames: Lexicon = [
    "ctrl", "control", "cmd", "command", "alt", "option", "opt", "shift", "meta", "super", "win",
    "esc", "escape", "tab", "enter", "return", "space", "spacebar", "backspace", "delete", "del",
    "home", "end", "pageup", "pagedown", "pgup", "pgdn", "up", "down", "left", "right", "arrow",
    "arrows", "key", "keys", "strg", "umschalt", "eingabe", "leertaste", "entf", "pfeiltasten",
    "entrée", "échap", "maj", "suppr", "espace", "flèches", "intro", "espacio", "flechas",
    "mayús", "supr", "invio", "spazio", "frecce", "canc",
  ]

  /// "T=2min", "t+300ms", "0:05": a point in time.
  private static func isStamp(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, bytes.count <= 12 else { return false }
    if first == 0x54 || first == 0x74 {
      return bytes.count > 2 && (bytes[1] == 0x3D || bytes[1] == 0x2B) && ASCII.isDigit(bytes[2])
    }
    return ASCII.isDigit(first) && bytes.contains(ASCII.colon)
      && bytes.allSatisfy { ASCII.isDigit($0) || $0 == ASCII.colon || $0 == 0x2E }
  }
}
