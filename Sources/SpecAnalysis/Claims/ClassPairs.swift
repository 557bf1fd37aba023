import SpecModel
import SpecSyntax
import SpecText

/// Finds text colours and backgrounds that one list of utility classes gives to an element: "bg-blue-500 text-white".
///
/// Lists are code spans, also several with "+" between them, quoted texts in code, "@apply", what stands behind a label
/// in code or between commas, and lines of code with nothing but classes. Pairs are made for the element as it is, in
/// the dark appearance, below a pointer, and for the hint in an empty field.
///
/// - Source: Tailwind CSS, "Styling with utility classes", "Hover, focus, and other states", "Dark mode".
struct ClassPairs {
  /// A situation in which a class holds; others, such as widths of the window, are left alone.
  fileprivate struct Variant: OptionSet, Hashable {
    var rawValue: UInt8
    static let dark = Variant(rawValue: 1)
    static let hover = Variant(rawValue: 2)
    static let placeholder = Variant(rawValue: 4)

    /// The variant that the words before a class name.
    init?(_ words: some Sequence<Substring>) {
      self.init()
      for word in words {
        switch word {
        case "dark": insert(.dark)
        case "hover": insert(.hover)
        case "placeholder": insert(.placeholder)
        default: return nil
        }
      }
    }

    init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  let document: Document
  private let colors: UtilityColors
  private var result: [ColorPair] = []
  /// Pairs with shades of the framework.
  private var borrowed: [ColorPair] = []
  /// Whether the document has names of colours that neither it nor the framework defines: a theme elsewhere may
  /// define the others anew.
  private var hasTheme = false

  /// The pairs of a document.
  ///
  /// - Complexity: O(code).
  static func find(_ document: Document, _ spec: SpecDocument) -> [ColorPair] {
    guard document.mentions("bg-"), document.mentions("text-") else { return [] }
    var finder = ClassPairs(document: document, colors: UtilityColors(document, spec))
    finder.readSpans()
    finder.readRows()
    for index in document.codeBlocks.indices { finder.readBlock(index) }
    return finder.result + (finder.hasTheme ? [] : finder.borrowed)
  }

  private init(document: Document, colors: UtilityColors) {
    self.document = document
    self.colors = colors
  }

  // MARK: Lists of classes

  private mutating func readSpans() {
    var added: [Range<Int>] = []
    for run in document.runs where run.style.contains(.code) {
      let span = Int(run.start)..<Int(run.start) + Int(run.count)
      added = isAdded(span, to: added) ? added + [span] : [span]
      let hasBoth = mayPair([span], document.plain)
      guard hasBoth || added.count > 1 && mayPair(added, document.plain) else { continue }
      let origin = document.origin(document.sourceRange(plain: span))
      let line = document.source.lineRange(document.source.lineIndex(of: Int(origin.range.start)))
      let node = document.lastNode(startingBy: origin.range.start) ?? 0
      let title = document.title(ofSection: Int(document.nodes[node].section))
      guard line.offsets.count <= 600, !isExempt(document.source.string(line)) else { continue }
      read(hasBoth ? [span] : added, isCode: false, subject: title)
      added = []
    }
  }

  /// Whether nothing but "+" stands between a code span and the ones before it: "`bg-sky-700` + `text-white`".
  private func isAdded(_ span: Range<Int>, to spans: [Range<Int>]) -> Bool {
    guard let last = spans.last, span.lowerBound == last.upperBound + 3 else { return false }
    return ASCII.starts(document.plain, at: last.upperBound, with: " + ")
  }

  /// Rows that give the classes of the ground in one cell and those of the text in another.
  private mutating func readRows() {
    for (index, node) in document.nodes.enumerated() where node.kind == .tableRow && node.level == 0
    {
      let spans = document.children(of: index).compactMap(classes)
      guard let ground = spans.filter({ holds("bg-", $0) }).only,
        let text = spans.filter({ holds("text-", $0) }).only, ground != text
      else { continue }
      let line = document.source.string(document.firstLine(of: node.range))
      guard line.utf8.count <= 600, !isExempt(line) else { continue }
      read([ground, text], isCode: false, subject: document.title(ofSection: Int(node.section)))
    }
  }

  /// The code span with which a cell begins.
  private func classes(_ cell: Int) -> Range<Int>? {
    let text = ASCII.trimmed(document.plain, document.plainText(of: cell))
    guard !text.isEmpty, let span = document.span(at: text.lowerBound, in: .code),
      span.lowerBound == text.lowerBound, span.count <= 200
    else { return nil }
    return span
  }

  private func holds(_ prefix: StaticString, _ span: Range<Int>) -> Bool {
    ASCII.find(prefix, in: document.plain, span) != nil
  }

  private mutating func readBlock(_ index: Int) {
    let bytes = document.source.bytes
    let block = document.codeBlocks[index]
    guard let first = block.lines.first, let last = block.lines.last,
      mayPair([Int(first.start)..<Int(last.end)], bytes)
    else { return }
    var subject = document.title(ofSection: Int(document.nodes[Int(block.node)].section))
    var lines: [Range<Int>] = []
    for line in block.lines {
      let range = ASCII.trimmed(bytes, line.offsets)
      // What a patch takes out is no longer there.
      if block.language == "diff", !range.isEmpty, bytes[range.lowerBound] == ASCII.hyphen {
        continue
      }
      if isClasses(range, bytes) {
        lines.append(range)
        continue
      }
      if !isOfNames(lines, in: block) { read(lines, isCode: true, subject: subject) }
      lines = []
      if isRemark(range, bytes) {
        subject =
          String(decoding: bytes[range], as: UTF8.self).filter { !"/*#".contains($0) }
          .trimmedSpaces
      } else if range.count <= 2000, mayPair([range], bytes) {
        guard !holdsSignAlone(range, in: block) else { continue }
        for list in lists(range, bytes) { read([list], isCode: true, subject: subject) }
      }
    }
    if !isOfNames(lines, in: block) { read(lines, isCode: true, subject: subject) }
  }

  /// Whether lines with one class each stand below a line over names of classes: each may be used, no element has all.
  private func isOfNames(_ lines: [Range<Int>], in block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    guard lines.count > 1, !lines.contains(where: { bytes[$0].contains(ASCII.space) }),
      let lead = document.sibling(before: Int(block.node)),
      document.plainText(of: lead).count <= 60
    else { return false }
    return isOverNames(document.string(lead))
  }

  /// A byte test: both prefixes occur.
  private func mayPair(_ ranges: [Range<Int>], _ bytes: ContiguousArray<UInt8>) -> Bool {
    let prefixes: [StaticString] = ["bg-", "text-"]
    return prefixes.allSatisfy { prefix in
      ranges.contains { ASCII.find(prefix, in: bytes, $0) != nil }
    }
  }

  private func isRemark(_ range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    let starts: [StaticString] = ["/*", "//", "# "]
    return range.count < 100
      && starts.contains { ASCII.starts(bytes, at: range.lowerBound, with: $0) }
  }

  /// Whether a line of code has nothing but classes, and maybe strokes of a drawing before them.
  private func isClasses(_ range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    guard !range.isEmpty, range.count < 300, !isRemark(range, bytes),
      !range.contains(where: { "\"'`<>{}();=,".utf8.contains(bytes[$0]) })
    else { return false }
    // "Label: classes" and "property: value" have a blank behind the colon.
    return ASCII.find(": ", in: bytes, range) == nil && ASCII.find("→ ", in: bytes, range) == nil
  }

  /// The quoted texts of a line of code, what "@apply" takes, or what stands behind a label.
  private func lists(_ range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> [Range<Int>] {
    if let apply = ASCII.find("@apply ", in: bytes, range) { return [apply + 7..<range.upperBound] }
    var quoted: [Range<Int>] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let mark = bytes[offset]
      offset += 1
      guard [ASCII.quote, ASCII.apostrophe, ASCII.backtick].contains(mark),
        let end = ASCII.find(mark, in: bytes, offset..<range.upperBound)
      else { continue }
      quoted.append(offset..<end)
      offset = end + 1
    }
    if !quoted.isEmpty { return quoted }
    guard !range.contains(where: { "<{=(".utf8.contains(bytes[$0]) }) else { return [] }
    guard let mark = mark(behindLabelOf: range, bytes) else {
      return isBetweenCommas(range, bytes) ? [range] : []
    }
    // "Disabled: bg-gray-200 text-gray-400"
    let title = String(decoding: bytes[range.lowerBound..<mark.lowerBound], as: UTF8.self)
    let classes = mark.upperBound..<range.upperBound
    guard !isExempt(title), ASCII.find(0x2C, in: bytes, classes) == nil || !isOverNames(title)
    else { return [] }
    return [classes]
  }

  private static let marks: [StaticString] = [": ", "→ ", "-> "]

  /// The mark between a label and its classes: "Disabled: bg-gray-200 text-gray-400", "Disabled → bg-gray-200 …"; between
  /// classes an arrow is a change of them.
  private func mark(
    behindLabelOf range: Range<Int>, _ bytes: ContiguousArray<UInt8>
  ) -> Range<Int>? {
    for mark in Self.marks {
      guard let place = ASCII.find(mark, in: bytes, range) else { continue }
      let end = place + mark.utf8CodeUnitCount
      return mark.utf8CodeUnitCount > 2 && holdsClass(range.lowerBound..<place, bytes)
        ? nil : place..<end
    }
    return nil
  }

  private func holdsClass(_ range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    let prefixes: [StaticString] = ["bg-", "text-"]
    return prefixes.contains { ASCII.find($0, in: bytes, range) != nil }
  }

  /// Whether a line has nothing but classes with commas between them: "bg-sky-700, text-white, shadow-lg".
  private func isBetweenCommas(_ range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    let parts = bytes[range].split(separator: 0x2C)
    return parts.count > 1
      && parts.allSatisfy { part in
        let word = ASCII.trimmed(bytes, part.startIndex..<part.endIndex)
        return bytes[word].contains(ASCII.hyphen)
          && !bytes[word].contains { ASCII.isWhitespace($0) || $0 >= 0x80 }
      }
  }

  /// Whether a label is over names of classes, and not over those of one element: "Classes: bg-sky-700, text-sky-500".
  private func isOverNames(_ label: String) -> Bool { Names.hasWord(label, in: Self.names) }

  private static let names: Lexicon = [
    "class", "classes", "utility", "utilities", "tailwind", "nativewind", "token", "tokens",
    "example", "examples", "usage", "klassen", "beispiel", "beispiele", "exemples",
    "ejemplo", "ejemplos", "clases", "exemplo", "exemplos", "esempio", "esempi", "voorbeeld",
    "contoh", "例", "クラス", "类名", "示例", "클래스", "예시", "пример", "примеры", "классы",
  ]

  private func isExempt(_ text: String) -> Bool {
    Names.hasWord(text, in: Self.exempt) || text.contains("❌") || text.contains("✗")
  }

  /// What holds no text, needs no contrast (WCAG 2.2, 1.4.3) or shows what not to do.
  private static let exempt = SwitchedOff.words.union([
    "decorative", "skeleton", "icon", "icons", "logo", "avoid", "dont", "don't", "wrong", "bad",
    "before", "never", "not", "instead",
  ])

  // MARK: Pairs

  /// One list of classes, on one line or several.
  private mutating func read(_ ranges: [Range<Int>], isCode: Bool, subject: String) {
    let bytes = isCode ? document.source.bytes : document.plain
    guard mayPair(ranges, bytes), !isExempt(subject) else { return }
    var classes = ClassColors(document: document, colors: colors, isCode: isCode)
    for range in ranges {
      var start = range.lowerBound
      for offset in range.lowerBound...range.upperBound
      where offset == range.upperBound || bytes[offset] <= ASCII.space || bytes[offset] == 0x3B {
        var end = offset
        while end > start, bytes[end - 1] == 0x2C { end -= 1 }
        if end > start, !classes.read(start..<end, bytes) { return }
        start = offset + 1
      }
    }
    hasTheme = hasTheme || classes.hasUnknown
    guard !classes.isGraphic else { return }
    for (ink, ground) in classes.pairs() {
      let pair = ColorPair(
        subject: subject, ink: ink.written, background: ground.written, size: classes.size,
        isBold: classes.isBold, claim: nil)
      guard isInAll(pair, ink.others, ground.others) else { continue }
      if ink.isOwn, ground.isOwn {
        result.append(pair)
      } else if isSure(pair) {
        borrowed.append(pair)
      }
    }
  }

  /// Whether a pair fails in every appearance in which one of both colours has a value of its own.
  private func isInAll(
    _ pair: ColorPair, _ inks: [OpaqueColor], _ grounds: [OpaqueColor]
  ) -> Bool {
    guard !inks.isEmpty || !grounds.isEmpty else { return true }
    // Of two such colours the values of one appearance belong together.
    guard inks.isEmpty || grounds.isEmpty, let ink = pair.ink.color,
      let ground = pair.background.color
    else { return false }
    return ([ink] + inks).allSatisfy { ink in
      ([ground] + grounds).allSatisfy { ink.contrast(with: $0) < (pair.isLarge ? 3 : 4.5) - 0.005 }
    }
  }

  /// How far the shades of the framework's versions are apart in contrast.
  private static let versions = 0.967

  /// Whether a ratio fails, or passes, with the shades of every version of the framework.
  private func isSure(_ pair: ColorPair) -> Bool {
    guard let ink = pair.ink.color, let ground = pair.background.color else { return true }
    return ink.contrast(with: ground) < (pair.isLarge ? 3 : 4.5) * Self.versions
  }
}

/// The colours, the size and the weight that a list of classes sets.
private struct ClassColors {
  /// A colour of a class; `nil` where nobody knows it.
  struct Paint {
    var written: ColorPair.Ink
    var isOwn: Bool
    /// Its values in the other appearances.
    var others: [OpaqueColor] = []
  }

  let document: Document
  let colors: UtilityColors
  let isCode: Bool
  var size: Double?
  var isBold = false
  /// Whether a name of a colour is known neither to the document nor to the framework.
  var hasUnknown = false
  private var sides = 0
  private var texts: [ClassPairs.Variant: [Paint?]] = [:]
  private var grounds: [ClassPairs.Variant: [Paint?]] = [:]

  init(document: Document, colors: UtilityColors, isCode: Bool) {
    self.document = document
    self.colors = colors
    self.isCode = isCode
  }

  /// Whether the element has a fixed width and height and no size of text: a picture, a dot, a round button.
  var isGraphic: Bool { sides >= 2 && size == nil }

  /// What makes the colours of an element something else than what its classes say.
  private static let mixing = [
    "opacity-", "bg-gradient", "bg-linear", "bg-radial", "bg-conic", "from-", "bg-clip",
    "bg-opacity",
    "text-opacity", "text-transparent", "bg-blend", "mix-blend", "cursor-not-allowed", "sr-only",
    "bg-transparent", "line-through",
  ]

  /// Sizes of text in pixels by their names.
  ///
  /// - Source: Tailwind CSS, "Font size", at 16 px a rem.
  private static let sizes: [String: Double] = [
    "xs": 12, "sm": 14, "base": 16, "lg": 18, "xl": 20, "2xl": 24, "3xl": 30, "4xl": 36, "5xl": 48,
    "6xl": 60, "7xl": 72, "8xl": 96, "9xl": 128,
  ]
  /// What "text-" sets beside sizes and colours.
  private static let settings: Lexicon = [
    "left", "center", "right", "justify", "start", "end", "wrap", "nowrap", "balance", "pretty",
    "ellipsis", "clip", "current", "inherit", "shadow", "cover", "contain", "fixed", "local",
    "scroll",
    "repeat", "none", "auto", "top", "bottom", "origin", "no-repeat",
  ]
  private static let weights: Lexicon = [
    "font-semibold", "font-bold", "font-extrabold", "font-black",
  ]

  /// Reads one class; false where it mixes the colours with something else.
  mutating func read(_ range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Bool {
    let text = String(decoding: bytes[range], as: UTF8.self)
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.last, let variant = ClassPairs.Variant(parts.dropLast()) else {
      return true
    }
    if variant.isEmpty {
      let isPicture = name.hasPrefix("bg-[") && !name.hasPrefix("bg-[#")
      if isPicture || Self.mixing.contains(where: name.hasPrefix) { return false }
      readType(name)
    }
    let isGround = name.hasPrefix("bg-")
    guard isGround || name.hasPrefix("text-") else { return true }
    let value = String(name.dropFirst(isGround ? 3 : 5))
    guard !value.hasPrefix("[") || value.hasPrefix("[#"), isGround || Self.sizes[value] == nil,
      !Self.settings.contains(value)
    else { return true }
    // The name of a class that holds in one situation goes without it: "hover:" is not part of the colour.
    let written = range.upperBound - name.utf8.count..<range.upperBound
    func made(_ color: OpaqueColor, isOwn: Bool) -> Paint {
      Paint(
        written: .init(text: String(name), color: color, origin: origin(written)), isOwn: isOwn)
    }
    // "bg-[#B3261E]" is a value of its own.
    var paint =
      value.hasPrefix("[#")
      ? value.hasSuffix("]")
        ? OpaqueColor(value.dropFirst().dropLast()).map { made($0, isOwn: true) } : nil
      : colors.paint(value).map { made($0.color, isOwn: $0.isOwn) }
    // "bg-white/80" is a known name with an opacity.
    if paint == nil, !value.contains("/") { hasUnknown = true }
    if paint == nil, case let paints = colors.paints(value), let first = paints.first {
      paint = made(first, isOwn: true)
      paint?.others = Array(paints.dropFirst())
    }
    if isGround {
      grounds[variant, default: []].append(paint)
    } else {
      texts[variant, default: []].append(paint)
    }
    return true
  }

  private mutating func readType(_ name: Substring) {
    if Self.weights.contains(String(name)) { isBold = true }
    if name.hasPrefix("size-") { sides = 2 }
    if name.hasPrefix("w-") || name.hasPrefix("h-") {
      if name.dropFirst(2).first.map({ $0.isNumber || $0 == "[" }) == true { sides += 1 }
    }
    guard name.hasPrefix("text-") else { return }
    let value = name.dropFirst(5)
    if let known = Self.sizes[String(value)] {
      size = known
    } else if value.hasPrefix("["), value.hasSuffix("px]") {
      size = Double(value.dropFirst().dropLast(3)) ?? size
    }
  }

  private func origin(_ range: Range<Int>) -> Origin {
    document.origin(
      isCode ? SourceRange(range.lowerBound, range.upperBound) : document.sourceRange(plain: range))
  }

  /// The only colour of a situation.
  private func only(_ paints: [Paint?]?) -> Paint? { paints?.only ?? nil }

  /// The text and the ground of each situation that has both.
  func pairs() -> [(ink: Paint, ground: Paint)] {
    var result: [(ink: Paint, ground: Paint)] = []
    func add(_ ink: [Paint?]?, _ ground: [Paint?]?) {
      if let ink = only(ink), let ground = only(ground) { result.append((ink, ground)) }
    }
    add(texts[[]], grounds[[]])
    if texts[.dark] != nil || grounds[.dark] != nil {
      add(texts[.dark] ?? texts[[]], grounds[.dark] ?? nil)
    }
    if texts[.hover] != nil || grounds[.hover] != nil {
      add(texts[.hover] ?? texts[[]], grounds[.hover] ?? grounds[[]])
    }
    add(texts[.placeholder], grounds[[]])
    add(texts[[.dark, .placeholder]], grounds[.dark])
    return result
  }
}
