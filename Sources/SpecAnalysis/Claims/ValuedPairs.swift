import SpecModel
import SpecSyntax
import SpecText

/// Texts and grounds of one line that name colours of the document as values of properties: "背景色=プライマリ、テキスト=白",
/// "background = secondary, text = white", "white label on secondary".
///
/// A name that the document gives a colour in each appearance makes a pair in each; the worst of them is reported.
struct ValuedPairs {
  private let document: Document
  private let palette: Palette
  /// The words for a ground that the document may have.
  private let cues: [StaticString]

  static func find(_ document: Document, _ palette: Palette) -> [ColorPair] {
    guard palette.entries.count > 1, cues.contains(where: { document.mentions($0) }) else {
      return []
    }
    let finder = ValuedPairs(
      document: document, palette: palette, cues: document.source.mayShow(cues))
    return document.nodes.indices.flatMap { node -> [ColorPair] in
      guard document.nodes[node].kind == .paragraph,
        finder.mayHold(document.plainText(of: node))
      else { return [] }
      return document.lines(of: node).compactMap(finder.pair)
    }
  }

  private static let cues: [StaticString] = [
    "ackground", "bg", "intergrund", "chtergrond", "fond", "Fond", "fondo", "Fondo", "fundo",
    "Fundo", "sfondo", "Sfondo", "背景", "底色", "배경", "фон", "Фон", "text on", "label on",
    "labels on", "letters on",
  ]
  private static let grounds: Lexicon = [
    "bg", "background", "fill", "hintergrund", "fond", "fondo", "fundo", "sfondo", "achtergrond",
    "latar", "background-color", "background-colour", "bg-color", "hintergrundfarbe",
    "couleur-de-fond", "color-de-fondo", "cor-de-fundo", "colore-di-sfondo", "背景", "背景色", "底色",
    "배경", "배경색", "фон",
  ]
  private static let inks: Lexicon = [
    "text", "label", "fg", "foreground", "text-color", "text-colour", "label-color", "schrift",
    "textfarbe", "schriftfarbe", "texte", "couleur-du-texte", "texto", "color-de-texto",
    "cor-do-texto", "testo", "tekst", "tekstkleur", "teks", "文字", "文字色", "文本", "テキスト", "テキスト色",
    "텍스트", "글자", "글자색", "текст",
  ]
  private static let exempt = SwitchedOff.words.union([
    "hover", "pressed", "active", "icon", "icons", "logo", "large", "heading", "headings",
    "headline", "display", "border", "not", "never", "avoid", "don't", "dont", "or", "opacity",
    "gradient", "selection", "chart", "vs", "instead", "from", "to", "was", "no", "without",
    "if", "when", "dark", "light", "mode", "theme",
  ])
  private static let wideExempt = [
    "ホバー", "無効", "アイコン", "ダーク", "ライト", "悬停", "禁用", "图标", "호버", "비활성", "아이콘", "不要", "禁止", "しない",
  ]
  /// Names that tell how a thing looks, and no colour.
  private static let looks: Lexicon = [
    "light", "dark", "default", "base", "none", "transparent", "color", "colour", "inherit", "it",
  ]

  /// The bytes of a line that is read.
  private static let longest = 200

  private func mayHold(_ text: Range<Int>) -> Bool {
    cues.contains { ASCII.find($0, in: document.plain, text) != nil }
  }

  private func pair(_ line: Range<Int>) -> ColorPair? {
    guard (10..<Self.longest).contains(line.count), mayHold(line),
      !WrittenColor.mayBeIn(line, document.plain),
      ASCII.find(":1", in: document.plain, line) == nil,
      case let text = document.string(plain: line), !Names.hasWord(text, in: Self.exempt),
      !Self.wideExempt.contains(where: text.contains)
    else { return nil }
    let parts = text.split { ",;、，；|/+".contains($0) }.map { String($0).trimmedSpaces }
    if let own = valued(parts, line) { return own }
    let found = parts.compactMap { spoken($0, line) }
    return found.only
  }

  // MARK: Values

  /// "background = secondary", "text = white" as two parts of a line.
  private func valued(_ parts: [String], _ line: Range<Int>) -> ColorPair? {
    var ground: [String] = []
    var ink: [String] = []
    var isMarked = false
    for part in parts {
      if let (role, value, isValue) = property(part) {
        if role == "ink" { ink.append(value) } else { ground.append(value) }
        isMarked = isMarked || isValue && role != "ink"
      } else if let value = inkBefore(part) {
        ink.append(value)
      }
    }
    guard let front = ink.only, let back = ground.only, isMarked || !front.isEmpty else {
      return nil
    }
    return pair(front, back, subject: parts[0], line)
  }

  /// The property that a part ends with, "Secondary: background = secondary", with its value and whether a mark parts both.
  private func property(_ part: String) -> (role: String, value: String, isMarked: Bool)? {
    let marks: [Character] = ["=", ":", "："]
    if let mark = part.lastIndex(where: marks.contains) {
      let before = part[..<mark].split { " :：".contains($0) }
      for count in stride(from: min(3, before.count), to: 0, by: -1) {
        let name = before.suffix(count).joined(separator: " ")
        let value = String(part[part.index(after: mark)...]).trimmedSpaces
        if Names.isPhrase(name, in: Self.grounds) { return ("ground", value, true) }
        if Names.isPhrase(name, in: Self.inks) { return ("ink", value, true) }
      }
    }
    // "Primary: background primary", "Text Weiß"
    let rest =
      part.lastIndex(where: marks.contains).map { part[part.index(after: $0)...] } ?? part[...]
    let words = rest.split(separator: " ")
    guard (2...3).contains(words.count) else { return nil }
    let value = words.dropFirst().joined(separator: " ")
    if Names.isPhrase(String(words[0]), in: Self.grounds) { return ("ground", value, false) }
    if Names.isPhrase(String(words[0]), in: Self.inks) { return ("ink", value, false) }
    return nil
  }

  /// "white text", "`on-brand` label": the name before the word for a text.
  private func inkBefore(_ part: String) -> String? {
    let words = part.split(separator: " ")
    guard (2...3).contains(words.count), let last = words.last,
      Names.isPhrase(String(last), in: Self.inks)
    else { return nil }
    return words.dropLast().joined(separator: " ")
  }

  // MARK: Sentences

  private static let letters: Lexicon = ["text", "label", "labels", "letters", "copy", "type"]

  /// "white label on secondary" as the end of a part.
  private func spoken(_ part: String, _ line: Range<Int>) -> ColorPair? {
    let words = part.split { " :".contains($0) }.map(String.init)
    guard let on = words.lastIndex(of: "on"), on > 1,
      Self.letters.contains(words[on - 1].lowercased()),
      words.filter({ $0 == "on" }).count == 1, OpaqueColor(words[on - 2].lowercased()) != nil,
      case let rest = words[(on + 1)...].filter({ $0 != "the" && $0 != "a" }),
      (1...2).contains(rest.count)
    else { return nil }
    return pair(words[on - 2].lowercased(), rest.joined(separator: " "), subject: "", line)
  }

  // MARK: Pairs

  private func pair(
    _ front: String, _ back: String, subject: String, _ line: Range<Int>
  ) -> ColorPair? {
    guard let ink = named(front), let ground = named(back), ink.name != ground.name,
      ground.entry != nil
    else { return nil }
    let modes = Set(ink.modes.keys).union(ground.modes.keys).sorted()
    var pairs = [(mode: "", ink: ink.color, ground: ground.color)]
    for mode in modes where ground.modes[mode] != nil || ground.modes.isEmpty {
      pairs.append((mode, ink.modes[mode] ?? ink.color, ground.modes[mode] ?? ground.color))
    }
    guard
      let worst = pairs.min(by: {
        $0.ink.contrast(with: $0.ground) < $1.ink.contrast(with: $1.ground)
      }),
      worst.ink != worst.ground
    else { return nil }
    let origin = document.origin(document.sourceRange(plain: line))
    let name = worst.mode.isEmpty ? ground.name : "\(ground.name) (\(worst.mode))"
    let label = subject.split { ":：".contains($0) }.first.map { String($0).trimmedSpaces } ?? ""
    return ColorPair(
      subject: label, ink: .init(text: ink.name, color: worst.ink, origin: origin),
      background: .init(text: name, color: worst.ground, origin: ground.entry ?? origin),
      size: nil, isBold: false)
  }

  private struct Named {
    var name: String
    var color: OpaqueColor
    var modes: [String: OpaqueColor]
    /// Where the document gives its value; `nil` for white and black.
    var entry: Origin?
  }

  /// The colour of the document that a value names, and nothing else.
  private func named(_ text: String) -> Named? {
    var name = text.trimmedSpaces
    while let last = name.last, ".。)`*".contains(last) { name.removeLast() }
    name = name.trimmedSpaces
    while let first = name.first, "`*(".contains(first) { name.removeFirst() }
    guard !name.isEmpty, name.count < 40, !Names.isPhrase(name, in: Self.looks) else { return nil }
    if let color = OpaqueColor(name.lowercased()) {
      return Named(name: name, color: color, modes: [:])
    }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    guard let color = palette.color(name) ?? palette.color(last) else { return nil }
    let keys = [Palette.key(name), Palette.key(last)]
    let entry = palette.entries.first { entry in
      let own = entry.name.split(separator: ".").last.map(String.init) ?? entry.name
      return entry.color == color
        && (keys.contains(Palette.key(entry.name)) || keys.contains(Palette.key(own)))
    }
    return Named(
      name: name, color: color, modes: entry?.modes ?? [:], entry: entry?.valueOrigin)
  }
}
