import SpecModel
import SpecSyntax
import SpecText

/// The colours of rings around the element with the focus that classes name: "Focus | `ring-2 ring-brand-500`".
///
/// - Source: Tailwind CSS, "Ring Color".
struct FocusRings {
  /// Bytes of words for the focus.
  static let cues: [StaticString] = [
    "ocus", "okus", "oco", "포커스", "フォーカス", "焦点", "焦點", "聚焦", "окус",
  ]

  private let document: Document
  private let leaf: Int
  /// The line of the last ring, and whether its label names the focus.
  private var line = 0..<0
  private var isLabelled = false
  /// Whether the first cell of the row names the focus; read once.
  private let isInRow: Bool

  /// The rings of text, one for each colour.
  ///
  /// - Complexity: O(leaves with "ring-").
  static func find(_ document: Document, _ palette: Palette) -> [ColorRoles.Member] {
    guard document.mentions("ring-"), !palette.entries.isEmpty,
      cues.contains(where: { document.mentions($0) })
    else { return [] }
    var seen: Set<OpaqueColor> = []
    return document.leaves(with: "ring-").flatMap { leaf -> [ColorRoles.Member] in
      guard document.nodes[leaf].kind != .codeBlock else { return [] }
      var finder = FocusRings(document, leaf)
      return finder.rings(palette)
    }.filter { seen.insert($0.color).inserted }
  }

  private init(_ document: Document, _ leaf: Int) {
    self.document = document
    self.leaf = leaf
    let row = Int(document.nodes[leaf].parent)
    guard document.nodes[leaf].kind == .tableCell, row >= 0,
      let first = document.firstChild(of: row), first != leaf
    else {
      isInRow = false
      return
    }
    isInRow = Self.namesFocus(document.string(first))
  }

  private mutating func rings(_ palette: Palette) -> [ColorRoles.Member] {
    let bytes = document.plain
    let text = document.plainText(of: leaf)
    var result: [ColorRoles.Member] = []
    for place in UtilityClasses.find("ring-", in: text, document) {
      let name = document.string(plain: place.lowerBound + 5..<place.upperBound)
      // "ring-blue-500/40" lets the ground shine through.
      guard place.upperBound == text.upperBound || bytes[place.upperBound] != ASCII.slash,
        name.first?.isLetter == true, let color = palette.color(name),
        isOfFocus(place.lowerBound, text)
      else { continue }
      result.append(
        ColorRoles.Member(
          name: "ring-" + name, color: color,
          origin: document.origin(document.sourceRange(plain: place))))
    }
    return result
  }

  /// Words of a label at most: "Focus ring:".
  private static let labelWords = 4

  /// Whether a variant of the class, the label of its line, the words around it or the first cell of its row speak of the
  /// focus: "- Focus: 2px, `ring-brand-500`", "`focus:ring-brand-500`", "`ring-brand-500` on focus".
  private mutating func isOfFocus(_ ring: Int, _ text: Range<Int>) -> Bool {
    if ring > text.lowerBound, document.plain[ring - 1] == ASCII.colon {
      return isVariant(ring, text)
    }
    if !line.contains(ring) {
      line = document.line(around: ring, in: leaf)
      isLabelled = isLabelled(line)
    }
    if isLabelled || isInRow { return true }
    let code = document.span(at: ring, in: .code) ?? ring..<ring
    // The words right behind the class are nearer than those before it.
    let behind = words(behind: code.upperBound)
    if behind.contains(where: ColorRoles.isFocus) { return true }
    if behind.contains(where: Self.others.contains) { return false }
    return isOfFocus(before: code.lowerBound)
  }

  /// Bytes of a chain of variants at most: "group-focus-within:dark:".
  private static let longestChain = 60

  /// Whether a link of the chain of variants before a class is of the focus: "peer-focus:", "focus:dark:".
  private func isVariant(_ ring: Int, _ text: Range<Int>) -> Bool {
    let bytes = document.plain
    var start = ring
    while start > max(text.lowerBound, ring - Self.longestChain),
      ASCII.isWord(bytes[start - 1]) || [ASCII.hyphen, ASCII.colon].contains(bytes[start - 1])
    {
      start -= 1
    }
    return document.string(plain: start..<ring).split { $0 == ":" || $0 == "-" }
      .contains { $0 == "focus" }
  }

  private func isLabelled(_ line: Range<Int>) -> Bool {
    guard let colon = ASCII.find(ASCII.colon, in: document.plain, line),
      colon - line.lowerBound < 80
    else { return false }
    let label = document.string(plain: line.lowerBound..<colon)
    return Names.wordCount(label) <= Self.labelWords && Self.namesFocus(label)
  }

  /// Bytes around a class that may tell what it is for.
  private static let reach = (before: 200, behind: 80)
  /// Words of a clause that only says when: "On focus, fields show …".
  private static let longestCondition = 4
  /// Words of other uses of a ring.
  private static let others = SwitchedOff.words.union([
    "hover", "hovered", "selected", "selection", "pressed", "active", "checked", "error", "invalid",
    "auswahl", "sélection", "selección", "seleção", "selezione", "selectie",
  ])
  private static let denials: Lexicon = [
    "no", "not", "without", "kein", "keine", "ohne", "sans", "pas", "sin", "sem", "senza", "geen",
    "zonder", "tanpa",
  ]

  /// Whether a byte ends a clause: ";", and "." or ":" before a blank.
  private func isMark(_ offset: Int) -> Bool {
    switch document.plain[offset] {
    case 0x3B: true
    case ASCII.dot, ASCII.colon:
      offset + 1 >= line.upperBound || ASCII.isWhitespace(document.plain[offset + 1])
    default: false
    }
  }

  /// The words between a class and the next mark, comma or code.
  private func words(behind start: Int) -> [String] {
    let limit = min(line.upperBound, start + Self.reach.behind)
    var end = start
    while end < limit, !isMark(end), document.plain[end] != 0x2C { end += 1 }
    let run = document.run(at: start, in: leaf) + 1
    let next = document.runs[max(run, 0)...].prefix(4).first { $0.style.contains(.code) }
    if let next, Int(next.start) >= start { end = min(end, Int(next.start)) }
    return end > start ? Names.words(document.string(plain: start..<end)) : []
  }

  /// Whether the clause before a class speaks of the focus, or a short one before its comma: "On focus, fields show".
  private func isOfFocus(before end: Int) -> Bool {
    var start = end
    var commas: [Int] = []
    let limit = max(line.lowerBound, end - Self.reach.before)
    while start > limit, !isMark(start - 1) {
      start -= 1
      // What stands in a parenthesis is told of the words before it: "the focus ring (2px, `ring-…`)".
      if document.plain[start] == 0x28 { commas.removeAll() }
      if document.plain[start] == 0x2C { commas.append(start) }
    }
    guard let last = commas.first else {
      return speaksOfFocus(Names.words(document.string(plain: start..<end)))
    }
    let own = Names.words(document.string(plain: last + 1..<end))
    if own.contains(where: ColorRoles.isFocus) { return speaksOfFocus(own) }
    if own.contains(where: Self.others.contains) { return false }
    let before = commas.count > 1 ? commas[1] + 1 : start
    let words = Names.words(document.string(plain: before..<last))
    return words.count <= Self.longestCondition && speaksOfFocus(words)
  }

  private func speaksOfFocus(_ words: [String]) -> Bool {
    words.contains(where: ColorRoles.isFocus) && !words.contains(where: Self.denials.contains)
  }

  private static func namesFocus(_ text: String) -> Bool {
    Names.words(text).contains(where: ColorRoles.isFocus)
  }
}
