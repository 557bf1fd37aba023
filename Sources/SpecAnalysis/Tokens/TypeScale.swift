public import SpecModel
public import SpecSyntax
public import SpecText

/// The sizes that a document gives its text styles, and texts elsewhere that have another size.
public struct TypeScale: Sendable {
  /// A text with a size that is no step.
  public struct Stray: Sendable, Hashable {
    /// Its size as written, with the unit.
    public var size: String
    /// The number.
    public var value: Double
    /// The places with this size, in order.
    public var places: [Origin]
  }

  /// The steps in pixels or points, ascending.
  public private(set) var steps: [Double] = []
  /// Where the scale begins.
  public private(set) var origin: Origin?
  /// The sizes that are no steps, in the order of the document.
  public private(set) var strays: [Stray] = []

  private static let titles: Lexicon = [
    "typography", "type", "font", "fonts", "typographie", "tipografía", "tipografia", "schrift",
    "typografie",
  ]
  private static let readers: Lexicon = ["dynamic", "scaling", "zoom", "accessibility"]
  private static let wideTitles = ["タイポ", "フォント", "字体", "排版", "글꼴", "타이포"]
  private static let cues: [StaticString] = [
    "--fs-", "ypograph", "ype ", "ont", "ipograf", "chrift", "タイポ", "フォント", "字体", "排版", "글꼴", "타이포",
  ]
  /// Words of lines that scale a text for a screen or for a reader.
  private static let limits: Lexicon = [
    "mobile", "tablet", "desktop", "maximum", "max", "zoom", "scaled", "from", "to", "instead",
    "before", "after", "was", "not", "icon", "emoji", "decorative", "decoration", "ornament",
    "quote", "quotation", "artwork", "illustration", "poster", "png", "svg", "watermark", "logo",
    "wordmark",
  ]
  private static let wideLimits = ["装饰", "裝飾", "装飾", "引号", "图标", "アイコン", "장식", "아이콘"]
  private static let brands: Lexicon = [
    "splash", "splashscreen", "launch", "logo", "logos", "wordmark", "logotype",
    "startbildschirm", "schriftzug", "wortmarke", "démarrage", "lancement", "arranque", "logotipo",
    "abertura", "avvio", "opstartscherm", "pembuka", "логотип", "заставка",
  ]
  private static let wideBrands = [
    "スプラッシュ", "ロゴ", "起動画面", "启动页", "启动画面", "启动屏", "闪屏", "啟動畫面", "标志", "스플래시", "로고",
  ]
  /// The smallest size of a text.
  private static let smallest = 5.0
  /// The least number of steps that make a scale.
  private static let least = 4

  /// Reads a document.
  ///
  /// - Complexity: O(bytes).
  public init(_ document: Document, _ spec: SpecDocument) {
    let cues = Self.cues
    guard document.mentions("px") || document.mentions("pt") || document.mentions("sp"),
      cues.contains(where: { document.mentions($0) })
    else { return }
    var reader = Reader(document: document)
    let named = Self.named(spec)
    let styles = spec.tokens.filter {
      $0.kind == .typography && !Self.isProperty($0.name) && !Self.isOfPart($0, document)
    }
    reader.read(hasStyles: !named.isEmpty || !styles.isEmpty)
    for (size, place) in named {
      reader.sizes.insert(size)
      if reader.origin == nil { reader.origin = place }
    }
    let ofElements = Set(styles.filter { Self.isOfElement($0, document) }.map(\.origin))
    for token in styles where !ofElements.contains(token.origin) {
      reader.add(token.valueOrigin.range.offsets)
    }
    reader.addColumns()
    guard reader.sizes.count >= Self.least, !reader.uses.isEmpty else { return }
    for token in styles where ofElements.contains(token.origin) {
      reader.add(token.valueOrigin.range.offsets)
    }
    steps = reader.sizes.sorted()
    origin = reader.origin
    strays = reader.strays(faces: Self.faces(document, spec))
  }

  /// Words for the size of letters, and words beside them that name no step.
  private static let sizeWords: Lexicon = [
    "size", "font-size", "fontsize", "schriftgröße", "taille", "tamaño", "tamanho", "dimensione",
    "lettergrootte", "ukuran",
  ]
  private static let sizeFillers: Lexicon = [
    "font", "text", "value", "wert", "police", "valeur", "fuente", "valor", "fonte", "valore",
    "waarde", "nilai",
  ]

  /// Whether a name is no more than the word for a size of letters: "font-size value" is that of what it stands below,
  /// and no step.
  private static func isProperty(_ name: String) -> Bool {
    let words = Names.words(name)
    return words.contains(where: sizeWords.contains)
      && words.allSatisfy { sizeWords.contains($0) || sizeFillers.contains($0) }
  }

  /// Whether a label below the heading of a component calls a value the size of one part of it, which is no step:
  /// "font-size tag: 9px".
  private static func isOfPart(_ token: Token, _ document: Document) -> Bool {
    guard token.name.hasPrefix("font-size ") || token.name.hasPrefix("font size "),
      let node = document.lastNode(startingBy: token.valueOrigin.range.start)
    else { return false }
    return !document.path(ofSection: Int(document.nodes[node].section)).contains {
      isScale(document.title(ofSection: $0))
    }
  }

  fileprivate static let stems = ["--fs-", "--font-size-", "--text-size-", "fs-", "font-size-"]

  /// The sizes of four names or more that say that they are sizes of letters, also without a unit: "--fs-sm | 14".
  private static func named(_ spec: SpecDocument) -> [(size: Double, place: Origin)] {
    let found = spec.tokens.compactMap { token -> (Double, Origin)? in
      guard stems.contains(where: token.name.hasPrefix),
        let word = token.value.split(separator: " ").first,
        case let digits = word.prefix(while: { $0.isNumber || $0 == "." }),
        ["", "px", "pt", "sp"].contains(word.dropFirst(digits.count)), let size = Double(digits),
        size >= smallest
      else { return nil }
      return (size, token.valueOrigin)
    }
    return found.count >= least ? found : []
  }

  /// The names of typefaces that the document sets.
  private static func faces(_ document: Document, _ spec: SpecDocument) -> [String] {
    let styles = document.frontMatter?.root["typography"]?.entries ?? []
    let own = styles.compactMap { $0.value["fontFamily"]?.text }
    let named = spec.tokens.filter { $0.kind == .fontFamily }.map(\.value)
    return (named + own).map { value in
      String(value.prefix { $0 != "," }).filter { $0 != "\"" && $0 != "'" }.lowercased()
    }.filter { $0.utf8.count > 2 }
  }

  private static let elements: Lexicon = [
    "element", "elements", "component", "components", "part", "parts", "place", "where", "location",
    "elemento", "elementos", "élément", "éléments", "komponente", "komponenten", "bauteil",
    "要素", "元素", "元件", "组件", "요소",
  ]

  /// Whether a size is that of one part of the interface: what a table lists by element is no scale for others.
  private static func isOfElement(_ token: Token, _ document: Document) -> Bool {
    guard let head = document.tableHeader(around: token.valueOrigin.range.start).first else {
      return false
    }
    return Names.words(head).last.map(elements.contains) == true
  }

  private static func isScale(_ title: String) -> Bool {
    // Below "Dynamic Type (200%)" stand the sizes of a reader.
    guard !Names.hasWord(title, in: readers), !title.contains("%") else { return false }
    return Names.hasWord(title, in: titles)
      || title.utf8.contains { $0 >= 0xE3 } && wideTitles.contains { title.contains($0) }
  }

  /// The pass over the lines.
  private struct Reader {
    let document: Document
    var sizes: Set<Double> = []
    /// The heights of lines behind sizes, which are no steps, and no strays either.
    var heights: Set<Double> = []
    var ranges: [ClosedRange<Double>] = []
    var origin: Origin?
    /// Lines outside of the scale that give a length.
    var uses: [SourceRange] = []

    init(document: Document) { self.document = document }

    /// Reads the lines of a document; `hasStyles` where it has type styles besides those of its sections.
    mutating func read(hasStyles: Bool) {
      let source = document.source
      let named = document.sections.indices.map {
        document.sections[$0].heading >= 0 && TypeScale.isScale(document.title(ofSection: $0))
      }
      let starts = document.sections.indices.compactMap { section -> (UInt32, Bool)? in
        let heading = Int(document.sections[section].heading)
        guard heading >= 0 else { return nil }
        let parent = Int(document.sections[section].parent)
        let isScale = named[section] || parent > 0 && named[parent]
        return (document.nodes[heading].range.start, isScale)
      }
      // A scale of tokens alone is held against all lines.
      guard hasStyles || starts.contains(where: \.1) else { return }
      var next = 0
      var isScale = false
      var offset = document.frontMatter.map { Int($0.range.end) } ?? 0
      while let length = nextLength(from: offset) {
        let line = source.lineRange(source.lineIndex(of: length))
        let isBehindStart = Int(line.start) >= offset
        offset = Int(line.end) + 1
        guard isBehindStart, line.offsets.count < 400 else { continue }
        while next < starts.count, starts[next].0 <= line.start {
          isScale = starts[next].1
          next += 1
        }
        if isScale {
          let count = sizes.count
          add(line.offsets)
          // A remark below the heading of the scale has no size.
          if origin == nil, sizes.count > count {
            origin = document.origin(document.firstLine(of: line))
          }
        } else {
          uses.append(line)
        }
      }
    }

    /// The next place of the letters of a unit, "px", "pt" or "sp", from an offset on.
    private func nextLength(from start: Int) -> Int? {
      let bytes = document.source.bytes
      var offset = start
      while offset < bytes.count,
        let place = ASCII.find(UInt8(ascii: "p"), in: bytes, offset..<bytes.count)
      {
        let next = place + 1 < bytes.count ? bytes[place + 1] : 0
        if next == UInt8(ascii: "x") || next == UInt8(ascii: "t") { return place }
        if place > start, bytes[place - 1] == UInt8(ascii: "s") { return place }
        offset = place + 1
      }
      return nil
    }

    /// Adds all lengths of a line of the scale.
    mutating func add(_ line: Range<Int>) {
      let amounts = AmountReader.read(document.source.bytes, line)
      for (index, amount) in amounts.enumerated() where amount.isLength {
        let size = amount.unit == .rem ? amount.value * 16 : amount.value
        // The spaces between letters stand in the same rows, and no text is so small.
        guard size >= TypeScale.smallest,
          !TypeScale.isBound(amount, line, document.source.bytes)
        else { continue }
        if isLineHeight(index, amounts) { heights.insert(size) } else { sizes.insert(size) }
      }
      guard mayHoldRange(line) else { return }
      let words = document.source.string(SourceRange(line.lowerBound, line.upperBound))
        .split { " |(),`:".contains($0) }
      for word in words {
        let ends = word.split { $0 == "-" || $0 == "–" }
        guard ends.count == 2, let low = Double(ends[0]),
          let high = Double(ends[1].prefix { $0.isNumber || $0 == "." }), low < high, high <= 200
        else { continue }
        if ranges.count < 64 { ranges.append(low...high) }
      }
    }

    /// "16px/24px": the second of two lengths around a slash without blanks, not less than the first.
    private func isLineHeight(_ index: Int, _ amounts: [Amount]) -> Bool {
      guard index > 0, case let (size, height) = (amounts[index - 1], amounts[index]),
        size.isLength, height.value >= size.value, height.value <= 2 * size.value
      else { return false }
      func isSlash(_ place: Int) -> Bool {
        document.source.bytes.indices.contains(place)
          && document.source.bytes[place] == ASCII.slash
      }
      return size.range.upperBound + 1 == height.range.lowerBound && isSlash(size.range.upperBound)
        && !isSlash(height.range.upperBound) && !isSlash(size.range.lowerBound - 1)
    }

    /// Adds the bare numbers of columns of the scale whose header gives the unit: "| Token | px |".
    mutating func addColumns() {
      for table in document.tables {
        let section = Int(document.nodes[table].section)
        guard section > 0, TypeScale.isScale(document.title(ofSection: section)),
          case let rows = document.children(of: table), let head = rows.first,
          let column = document.children(of: head).firstIndex(where: { cell in
            let words = Names.words(document.string(cell))
            return words.count <= 3 && words.contains { $0 == "px" || $0 == "pt" || $0 == "sp" }
          })
        else { continue }
        for row in rows.dropFirst() {
          let cells = document.children(of: row)
          guard column < cells.count, let size = Double(document.string(cells[column])),
            size >= TypeScale.smallest
          else { continue }
          sizes.insert(size)
          if origin == nil {
            origin = document.origin(document.firstLine(of: document.nodes[row].range))
          }
        }
      }
    }

    /// A byte test for "9–11px", where the first number stands without a unit; "–" is E2 80 93.
    private func mayHoldRange(_ line: Range<Int>) -> Bool {
      let bytes = document.source.bytes
      return line.contains { offset in
        let isDash = bytes[offset] == 0x93 && offset - 2 > line.lowerBound
        guard isDash || bytes[offset] == ASCII.hyphen, offset + 1 < line.upperBound,
          offset > line.lowerBound, isPart(bytes[offset + 1])
        else { return false }
        let before = bytes[offset - (isDash ? 3 : 1)]
        return isPart(before) || before == ASCII.hyphen || before == 0x93
      }
    }

    /// Whether a byte may stand in a number.
    private func isPart(_ byte: UInt8) -> Bool { ASCII.isDigit(byte) || byte == ASCII.dot }

    func strays(faces: [String]) -> [Stray] {
      var result: [Stray] = []
      var places: [String: Int] = [:]
      let faces = Set(faces)
      for line in uses where mayBeText(line.offsets, hasFaces: !faces.isEmpty) {
        let text = document.source.string(line)
        let all = AmountReader.read(document.source.bytes, line.offsets)
        guard !text.contains("→"), !TypeScale.wideLimits.contains(where: text.contains) else {
          continue
        }
        for amount in all
        where amount.isLength && amount.unit != .rem && amount.unit != .em && !amount.isInexact
          && (8...64).contains(amount.value) && !sizes.contains(amount.value)
          && !heights.contains(amount.value)
          && !isNamed(amount, line)
          && isText(amount, line, faces)
          && !isLettering(line)
          && !Names.hasWord(sentence(around: amount, line), in: TypeScale.limits)
          && !ranges.contains(where: { $0.contains(amount.value) })
        {
          let place = document.origin(SourceRange(amount.range.lowerBound, amount.range.upperBound))
          let size = amount.text(amount.value)
          if let known = places[size] {
            result[known].places.append(place)
          } else {
            places[size] = result.count
            result.append(Stray(size: size, value: amount.value, places: [place]))
          }
        }
      }
      return result
    }

    /// Whether a line of a drawing stands below a heading for what shows the brand alone: "Splash screen", "Logo".
    private func isLettering(_ line: SourceRange) -> Bool {
      guard document.isCode(line.start), let node = document.lastNode(startingBy: line.start)
      else { return false }
      return document.path(ofSection: Int(document.nodes[node].section)).contains {
        guard document.sections[$0].level > 1 else { return false }
        let title = document.title(ofSection: $0)
        return Names.hasWord(title, in: TypeScale.brands)
          || TypeScale.wideBrands.contains(where: title.contains)
      }
    }

    /// Whether the name of a size stands right before a length, which is then a step: "`--fs-base` 16px".
    private func isNamed(_ amount: Amount, _ line: SourceRange) -> Bool {
      let before = document.source.string(SourceRange(Int(line.start), amount.range.lowerBound))
      let word = before.split { " `(:=".contains($0) }.last ?? ""
      return TypeScale.stems.contains(where: word.hasPrefix)
    }

    /// The sentence of a line that holds a length.
    private func sentence(around amount: Amount, _ line: SourceRange) -> String {
      let bytes = document.source.bytes
      func isEnd(_ offset: Int) -> Bool {
        bytes[offset] == ASCII.dot && offset + 1 < Int(line.end) && bytes[offset + 1] == ASCII.space
      }
      var start = amount.range.lowerBound
      while start > Int(line.start), !isEnd(start - 1) { start -= 1 }
      var end = amount.range.upperBound
      while end < Int(line.end), !isEnd(end) { end += 1 }
      return document.source.string(SourceRange(start, end))
    }

    /// A byte test: a number or a word for a weight, or a comma behind a name.
    private func mayBeText(_ line: Range<Int>, hasFaces: Bool) -> Bool {
      let bytes = document.source.bytes
      let weights: [StaticString] = [
        "00", "old", "edium", "egular", "ight", "ont-size", "ont size", "text-[",
      ]
      return weights.contains { ASCII.find($0, in: bytes, line) != nil }
        || hasFaces && ASCII.find(", ", in: bytes, line) != nil
    }

    /// Whether a weight follows a length ("24px/700", "20px, bold") or the name of a typeface stands before it.
    private func isText(_ amount: Amount, _ line: SourceRange, _ faces: Set<String>) -> Bool {
      let source = document.source
      let before = source.string(SourceRange(Int(line.start), amount.range.lowerBound)).lowercased()
      if isHeight(before) { return false }
      let rest = source.string(SourceRange(amount.range.upperBound, Int(line.end)))
      if isClass(before, rest) { return true }
      let tail = behindHeight(rest.drop { " `".contains($0) })
      if let mark = tail.first, "/,·|".contains(mark) {
        let part = tail.dropFirst().drop { " `".contains($0) }
        let word = part.prefix { $0.isLetter || $0.isNumber }
        if isWeight(word.lowercased()), endsPart(part.dropFirst(word.count)) { return true }
        // "8px / weight 700"
        if part.lowercased().hasPrefix("weight ") { return true }
      } else if isBeforeWeight(tail) {
        return true
      }
      if isLabelled(before), !document.isCode(UInt32(truncatingIfNeeded: amount.range.lowerBound)) {
        return true
      }
      if isBehindWeight(before, tail, faces) { return true }
      guard !faces.isEmpty, before.hasSuffix(", ") else { return false }
      // The last one to four words before the comma.
      let words = before.dropLast(2).split(separator: " ").suffix(4)
      return words.indices.contains { faces.contains(words[$0...].joined(separator: " ")) }
    }

    /// Whether a utility class sets the size for all widths, and not that of a sign: "text-[17px]".
    private func isClass(_ before: String, _ rest: String) -> Bool {
      before.hasSuffix("text-[") && rest.hasPrefix("]") && before.dropLast(6).last != ":"
        && !before.contains("material") && !rest.contains("aterial")
    }

    /// Whether a length behind a slash is the line height of the one before it: the second one of "22px/30px".
    private func isHeight(_ before: String) -> Bool {
      let rest = withoutBlanks(before[...])
      guard rest.last == "/" else { return false }
      let size = withoutBlanks(rest.dropLast())
      return ["px", "pt", "sp"].contains { unit in
        size.hasSuffix(unit) && withoutBlanks(size.dropLast(2)).last?.isNumber == true
      }
    }

    private func withoutBlanks(_ text: Substring) -> Substring {
      var rest = text
      while let last = rest.last, last == " " || last == "`" { rest.removeLast() }
      return rest
    }

    /// What follows a length without the line height behind its slash: of "/30px, Bold" ", Bold".
    private func behindHeight(_ tail: Substring) -> Substring {
      guard tail.first == "/" else { return tail }
      let part = tail.dropFirst().drop { " `".contains($0) }
      let unit = part.drop { $0.isNumber || $0 == "." }.drop { $0 == " " }
      guard part.first?.isNumber == true,
        let name = ["px", "pt", "sp"].first(where: { unit.hasPrefix($0) })
      else { return tail }
      let rest = unit.dropFirst(name.count).drop { " `".contains($0) }
      // "14px / 16px / 18px" are three sizes.
      return rest.first == "/"
        && rest.dropFirst().drop(while: { $0 == " " }).first?.isNumber == true
        ? tail : rest
    }

    private static let heavy: Lexicon = ["semibold", "bold", "extrabold", "demibold"]
    private static let plain: Lexicon = ["medium", "regular", "light", "thin", "black", "heavy"]
    /// Words behind a length that is none of letters.
    private static let others: Lexicon = [
      "wide", "tall", "high", "thick", "border", "icon", "radius", "gap", "padding", "margin",
      "outline", "stroke", "line", "rule", "ring", "underline", "square", "circle", "circular",
      "dot", "shadow", "corner", "corners", "leading", "tracking", "spacing", "inset", "top",
      "bottom", "left", "right", "solid", "dashed", "divider", "bar", "checkbox", "avatar",
    ]

    /// Whether a weight stands right before a length: "SemiBold 22px"; a word that may be that of a size or a shade, only
    /// behind the name of a typeface: "Plex Sans Medium 13px".
    private func isBehindWeight(
      _ before: String, _ tail: Substring, _ faces: Set<String>
    ) -> Bool {
      guard before.hasSuffix(" ") else { return false }
      let words = before.split { " (,`*".contains($0) }.map { $0.filter { $0 != "-" } }
      let next = tail.drop { "-– ".contains($0) }.prefix { $0.isLetter }
      guard let weight = words.last, !Self.others.contains(next.lowercased()) else { return false }
      if Self.heavy.contains(weight) { return true }
      guard Self.plain.contains(weight) else { return false }
      // "Plex Sans" is short for "IBM Plex Sans".
      let names = faces.flatMap { $0.split(separator: " ") }.filter { $0.utf8.count > 3 }
      return words.dropLast().suffix(2).contains { word in names.contains { $0 == word } }
    }

    /// "48px Bold": a heavy weight right behind a length, and nothing of what has it.
    private func isBeforeWeight(_ tail: Substring) -> Bool {
      let word = tail.prefix { $0.isLetter || $0 == "-" }
      return Self.heavy.contains(word.lowercased().filter { $0 != "-" })
        && endsPart(tail.dropFirst(word.count))
    }

    /// Whether the words right before a length call it a size of letters: "font-size 9px", "Font size: 9px", and in a
    /// label also of which: "font-size tag: 9px".
    private func isLabelled(_ before: String) -> Bool {
      var rest = before[...]
      while let last = rest.last, " :`*".contains(last) { rest.removeLast() }
      if rest.hasSuffix("font-size") || rest.hasSuffix("font size") { return true }
      let label = rest.drop { " -*+|`".contains($0) }
      return before.contains(":") && ["font-size ", "font size "].contains(where: label.hasPrefix)
        && label.split(separator: " ").count <= 3 && !label.contains(where: \.isNumber)
    }

    /// Whether a weight is all that its part says: "200 ms", "100%" and "light grey" are none.
    private func endsPart(_ rest: Substring) -> Bool {
      guard let next = rest.first(where: { $0 != " " && $0 != "`" }) else { return true }
      return ",;/|)·".contains(next) || rest.drop { " `".contains($0) }.hasPrefix("weight")
    }

    private func isWeight(_ word: String) -> Bool {
      ["bold", "semibold", "medium", "regular", "light"].contains(word)
        || word.utf8.count == 3 && word.hasSuffix("00") && Int(word) != nil
    }
  }
}
