import SpecModel
import SpecSyntax
import SpecText

/// Finds colours whose names make them a text and its background: "danger-foreground" and "danger", "on-primary" and
/// "primary", "text-on-brand" and "brand", "chip-text" and "chip-bg", "Button label" and "Button background".
///
/// - Source: Material Design 3, color roles ("on" colors); the convention of shadcn/ui themes.
struct NamedPairs {
  /// A colour of a document, in one mode.
  private struct Entry {
    var name: String
    var mode: String
    var color: OpaqueColor
    var origin: Origin
  }

  /// The pairs of one document.
  ///
  /// - Complexity: O(tokens), with a look-up for each.
  static func find(_ spec: SpecDocument, _ document: Document) -> [ColorPair] {
    var entries: [String: [Entry]] = [:]
    var inks: [(base: String, entry: Entry)] = []
    var told: [Origin: Origin] = [:]
    // Grounds through which another colour shines: a text beside one stands on what lies below both.
    var translucent: [String: [Origin]] = [:]
    var plain: [(key: String, found: [Entry], token: Token)] = []
    for token in spec.tokens where token.kind == .color || token.kind == .other {
      let key = key(token.name)
      let found = values(of: token)
      if found.isEmpty, token.value.hasPrefix("rgba(") {
        translucent[key, default: []].append(token.valueOrigin)
      }
      guard !found.isEmpty else { continue }
      entries[key, default: []] += found
      if let base = base(of: key), !isGraphic(key) { inks += found.map { (base, $0) } }
      if !token.name.utf8.contains(ASCII.space) { plain.append((key, found, token)) }
    }
    if plain.contains(where: { messages.contains($0.key) }) {
      let tokens = Dictionary(grouping: plain, by: \.key).mapValues { $0.map(\.token) }
      for (key, found, token) in plain where messages.contains(key) {
        if let base = softGround(key, token, tokens, document) { inks += found.map { (base, $0) } }
      }
    }
    let hasGrounds = entries.keys.contains { $0.hasSuffix("-bg") }
    for (key, found, token) in plain
    where hasGrounds && entries[key + "-bg"] != nil && !isGraphic(key) && isOfText(token, document)
    {
      inks += found.map { (key + "-bg", $0) }
    }
    let known = Set(inks.map(\.entry.origin))
    for (key, ground, line) in badgeInks(Set(plain.map(\.key)), document) {
      for ink in (entries[key] ?? []) where !known.contains(ink.origin) {
        told[ink.origin] = line
        inks.append((ground, ink))
      }
    }
    inks += bareGrounds(entries).filter { !names($0.base + "-bg", document.source) }
    let themes = ThemeScopes(document)
    return inks.compactMap { ink in
      let candidates = (entries[ink.base] ?? []).filter { $0.mode == ink.entry.mode }
      // A theme has both close together; another theme has its own.
      guard
        let ground = themes.same(candidates, as: ink.entry.origin, by: \.origin).min(by: {
          distance($0, ink.entry) < distance($1, ink.entry)
        }), ground.color != ink.entry.color,
        translucent[ink.base]?.contains(where: {
          distance($0, ink.entry.origin) < distance(ground, ink.entry)
        }) != true,
        !hasOwnInk(ground, entries[key(ink.entry.name)] ?? [], besides: ink.entry, document)
      else { return nil }
      return ColorPair(
        subject: "",
        ink: .init(text: ink.entry.name, color: ink.entry.color, origin: ink.entry.origin),
        background: background(ground, of: ink.entry, entries, document),
        size: nil, isBold: false, claim: nil, isNamed: true, told: told[ink.entry.origin])
    }
  }

  /// The ratio from which on a text can be read.
  private static let readable = 4.5

  /// The ground of a text; where a row gives the text one value for all modes, which is too close to the ground of the
  /// first one, the ground of the mode in which it is read worst.
  private static func background(
    _ ground: Entry, of ink: Entry, _ entries: [String: [Entry]], _ document: Document
  ) -> ColorPair.Ink {
    let own = ColorPair.Ink(text: ground.name, color: ground.color, origin: ground.origin)
    let ratio = ink.color.contrast(with: ground.color)
    guard ratio < readable, ink.mode.isEmpty, let rivals = entries[key(ground.name)],
      rivals.count > 1
    else { return own }
    let value = document.source.string(ink.origin.range)
    let row = document.source.string(document.firstLine(of: ink.origin.range))
    guard !value.isEmpty, row.ranges(of: value).count > 1 else { return own }
    let modes = Set((entries[key(ink.name)] ?? []).map(\.mode))
    let line = document.firstLine(of: ground.origin.range)
    let worst = rivals.filter {
      !modes.contains($0.mode) && document.firstLine(of: $0.origin.range) == line
    }.min { $0.color.contrast(with: ink.color) < $1.color.contrast(with: ink.color) }
    guard let worst, worst.color.contrast(with: ink.color) < ratio else { return own }
    return ColorPair.Ink(
      text: "\(worst.name) (\(worst.mode))", color: worst.color, origin: worst.origin)
  }

  /// Ends of names of what stands on the colour that the rest names, where no ground has a name of its own.
  private static let fronts = ["-fg", "-content", "-contrast", "-contrast-text"]
  /// Below this ratio both are shades of one colour, and neither stands on the other.
  private static let leastRatio = 1.5

  /// "--accent-fg" beside "--accent" and no "--accent-bg": the text of a button in the accent colour.
  private static func bareGrounds(_ entries: [String: [Entry]]) -> [(base: String, entry: Entry)] {
    entries.keys.sorted().flatMap { key -> [(base: String, entry: Entry)] in
      guard let end = fronts.first(where: key.hasSuffix), !isGraphic(key),
        case let base = String(key.dropLast(end.count)), entries[base + "-bg"] == nil,
        let grounds = entries[base], let inks = entries[key]
      else { return [] }
      return inks.filter { ink in
        grounds.contains { $0.mode == ink.mode && $0.color.contrast(with: ink.color) >= leastRatio }
      }.map { (base, $0) }
    }
  }

  /// Whether the document has a name somewhere, with a value or without.
  private static func names(_ name: String, _ source: SourceText) -> Bool {
    var name = name
    return name.withUTF8 { wanted in
      source.mayHold(wanted)
        && source.bytes.withUnsafeBufferPointer { ASCII.find(wanted, in: $0, 0..<$0.count) != nil }
    }
  }

  /// The colours of a token in all modes.
  private static func values(of token: Token) -> [Entry] {
    var found: [Entry] = []
    if let color = OpaqueColor(value: token.value) {
      found.append(Entry(name: token.name, mode: "", color: color, origin: token.valueOrigin))
    }
    for mode in token.modes {
      guard let color = OpaqueColor(value: mode.value) else { continue }
      found.append(Entry(name: token.name, mode: mode.mode, color: color, origin: mode.origin))
    }
    return found
  }

  static let messages: Lexicon = [
    "success", "warning", "error", "danger", "info", "critical", "caution", "positive", "negative",
  ]
  private static let softs = ["-soft", "-subtle", "-tint", "-bg"]

  /// The soft ground of a message whose two colours one row gives side by side: "`--warning` / `--warning-soft`".
  private static func softGround(
    _ key: String, _ token: Token, _ tokens: [String: [Token]], _ document: Document
  ) -> String? {
    let line = document.firstLine(of: token.valueOrigin.range)
    guard document.source.bytes[Int(line.start)] == 0x7C else { return nil }
    return softs.lazy.map { key + $0 }.first { soft in
      tokens[soft]?.contains {
        document.firstLine(of: $0.valueOrigin.range) == line
          && !isShade($0.valueOrigin, document)
      } == true
    }
  }

  private static let shades: Lexicon = [
    "subtle", "soft", "light", "lighter", "lightest", "tint", "tints", "muted", "pale", "shade",
    "variant", "hell", "zart", "clair", "doux", "claro", "suave", "chiaro", "tenue", "licht",
    "浅色", "淡色", "薄色", "연한",
  ]

  /// Whether the header above a value calls it a shade of the colour, and no ground: "| Token | Value | Subtle |".
  private static func isShade(_ value: Origin, _ document: Document) -> Bool {
    guard let cell = document.lastNode(startingBy: value.range.start),
      document.nodes[cell].kind == .tableCell,
      let column = document.children(of: Int(document.nodes[cell].parent)).firstIndex(of: cell),
      case let header = document.tableHeader(around: value.range.start), column < header.count
    else { return false }
    return Names.isPhrase(header[column], in: shades)
  }

  /// Whether the sheet or table of a ground, in which a text does not stand, gives the text another value: each list is
  /// of one making.
  private static func hasOwnInk(
    _ ground: Entry, _ inks: [Entry], besides ink: Entry, _ document: Document
  ) -> Bool {
    guard inks.count > 1 else { return false }
    let place = block(of: ground.origin, document)
    return block(of: ink.origin, document) != place
      && inks.contains {
        $0.mode == ink.mode && $0.color != ink.color && block(of: $0.origin, document) == place
      }
  }

  /// The outermost fence, table or list of a place.
  private static func block(of place: Origin, _ document: Document) -> Int? {
    document.lastNode(startingBy: place.range.start).map(document.outermost)
  }

  private static func distance(_ a: Entry, _ b: Entry) -> Int { distance(a.origin, b.origin) }

  private static func distance(_ a: Origin, _ b: Origin) -> Int {
    abs(Int(a.range.start) - Int(b.range.start))
  }

  /// Words before the name proper: "--color-primary", "colors.primary".
  private static let leads: Lexicon = ["color", "colors", "colour", "colours", "md", "sys"]

  /// The words of a name in lower case with hyphens, without the words for "colour" before it.
  static func key(_ name: String) -> String {
    var words = Names.words(name)[...]
    while words.count > 1, let first = words.first, leads.contains(first) { words.removeFirst() }
    // "Button background" is the ground that others call "button-bg".
    if words.count > 1, words.last == "background" {
      return words.dropLast().joined(separator: "-") + "-bg"
    }
    return words.joined(separator: "-")
  }

  /// Parts that hold no text, or need no contrast (WCAG 2.2, 1.4.3 and 1.4.11).
  private static let graphics = SwitchedOff.words.union([
    "icon", "icons", "chart", "progress", "track", "slider", "spinner", "graph", "border",
    "outline", "ring", "loader", "illustration",
  ])

  static func isGraphic(_ key: String) -> Bool {
    key.split(separator: "-").contains { graphics.contains(String($0)) }
  }

  private static let texts: Lexicon = [
    "text", "label", "labels", "badge", "chip", "tag", "pill", "schrift", "texte", "texto",
  ]
  private static let wideTexts = [
    "文字", "标签", "標籤", "徽章", "文本", "ラベル", "テキスト", "バッジ", "텍스트", "라벨", "배지",
  ]

  /// Whether the words beside a value call it that of a text: "tagLow | #D97B16 | Label 'low stock'" beside "tagLowBg".
  private static func isOfText(_ token: Token, _ document: Document) -> Bool {
    let line = document.firstLine(of: token.valueOrigin.range)
    guard line.offsets.count < 300, line.end > token.valueOrigin.range.end else { return false }
    let rest = document.source.string(
      SourceRange(Int(token.valueOrigin.range.end), Int(line.end)))
    return Names.hasWord(rest, in: texts) || wideTexts.contains(where: rest.contains)
  }

  /// Beginnings of names of what stands on the colour that the rest names: "text-on-brand".
  private static let inkHeads = [
    "text-on-", "label-on-", "content-on-", "foreground-on-", "fg-on-", "ink-on-",
  ]

  /// The name of the background of a name that is a text's.
  private static func base(of key: String) -> String? {
    if key == "foreground" { return "background" }
    if key.hasPrefix("on-") { return String(key.dropFirst(3)) }
    if let head = inkHeads.first(where: key.hasPrefix) { return String(key.dropFirst(head.count)) }
    if key.hasSuffix("-foreground") { return String(key.dropLast(11)) }
    if key.hasSuffix("-fg") { return key.dropLast(2) + "bg" }
    if key.hasSuffix("-label") { return key.dropLast(5) + "bg" }
    return key.hasSuffix("-text") ? key.dropLast(4) + "bg" : nil
  }
}
