import SpecModel
import SpecSyntax
import SpecText

/// The colour that items and sentences give to the mark of the focus, and the page that they name for it:
/// "**Colour**: #B9D4F5 on the white page" below "Focus indicator", "Focus ring: 2px solid #1D4ED8".
struct FocusMarks {
  private let document: Document
  private(set) var marks: [ColorRoles.Member] = []
  private(set) var grounds: [ColorRoles.Member] = []

  private static let marked: Lexicon = [
    "ring", "outline", "indicator", "border", "mark", "fokusring", "rahmen", "anneau", "contour",
    "anillo", "color", "colour",
  ]
  private static let strokes: Lexicon = [
    "solid", "dashed", "outline", "ring", "border", "rahmen", "rand", "bordure", "contour", "borde",
    "contorno", "borda", "bordo", "rand", "garis",
  ]
  private static let focus: Lexicon = ["focus", "fokus", "foco", "focused", "fokusring"]
  private static let colors: Lexicon = [
    "color", "colour", "ring-color", "ring-colour", "outline-color", "outline-colour", "farbe",
    "couleur", "outline", "ring", "mark",
  ]
  private static let pages: Lexicon = [
    "page", "pages", "background", "backgrounds", "surface", "surfaces", "canvas", "paper",
    "hintergrund", "fond", "fondo",
  ]
  private static let others: Lexicon = [
    "dark", "night", "glow", "shadow", "fill", "text", "hover", "button", "primary", "error",
  ]

  /// Reads the paragraphs and items of a document that speaks of the focus.
  init(_ document: Document) {
    self.document = document
    guard document.mentions("ocus") || document.mentions("okus") || document.mentions("oco"),
      WrittenColor.areIn(document)
    else { return }
    for (number, node) in document.nodes.enumerated() where node.kind == .paragraph {
      let text = document.plainText(of: number)
      guard text.count < 240, let color = WrittenColor.first(in: text, document.plain),
        case let hash = color.range.lowerBound
      else { continue }
      if isMark(text.lowerBound..<hash, Int(node.section)),
        !Names.hasWord(document.string(plain: text.lowerBound..<hash), in: Self.others)
      {
        var mark = member(name(text.lowerBound..<hash), color)
        mark.alpha = SpokenOpacity.read(color.range.upperBound..<text.upperBound, document.plain)
        // Each field of a guide repeats the same mark.
        let isKnown = marks.contains { $0.color == mark.color && $0.alpha == mark.alpha }
        if !isKnown { marks.append(mark) }
        if let ground = ground(behind: color.range.upperBound, text.upperBound) {
          grounds.append(ground)
        }
      }
    }
    guard !marks.isEmpty else { return }
    for (number, node) in document.nodes.enumerated() where node.kind == .paragraph {
      grounds += bracketed(document.plainText(of: number))
      grounds += labelled(document.plainText(of: number))
    }
  }

  /// The label in front of a colour, or what it is the colour of.
  private func name(_ before: Range<Int>) -> String {
    guard let colon = ASCII.find(ASCII.colon, in: document.plain, before) else {
      return "focus ring"
    }
    return document.string(plain: before.lowerBound..<colon).trimmedSpaces
  }

  private func member(_ name: String, _ found: WrittenColor) -> ColorRoles.Member {
    ColorRoles.Member(
      name: name, color: found.color,
      origin: document.origin(document.sourceRange(plain: found.range)))
  }

  private func color(at hash: Int, _ limit: Int) -> WrittenColor? {
    WrittenColor.read(at: hash, limit, document.plain)
  }

  /// Whether the words before a colour name the mark of the focus, or its colour below a heading about it.
  private func isMark(_ before: Range<Int>, _ section: Int) -> Bool {
    let plain = document.plain
    let title = section > 0 ? document.title(ofSection: section) : ""
    if let colon = ASCII.find(ASCII.colon, in: plain, before) {
      let label = document.string(plain: before.lowerBound..<colon)
      if Names.isPhrase(label, in: Self.colors) { return Names.hasWord(title, in: Self.focus) }
      guard Names.wordCount(label) <= 3, Names.hasWord(label, in: Self.focus) else { return false }
      // "Focus: 1px solid #B9D4F5"
      let value = document.string(plain: colon + 1..<before.upperBound)
      return Names.hasWord(label, in: Self.marked)
        || value.utf8.count < 32 && Names.hasWord(value, in: Self.strokes)
    }
    // "The focus ring is 2px wide in #B9D4F5."
    let words = document.string(plain: before)
    return before.count < 60 && Names.hasWord(words, in: Self.focus)
      && Names.hasWord(words, in: Self.marked)
  }

  /// "on the white page", "on white", "on #F6F6F6"
  private func ground(behind start: Int, _ end: Int) -> ColorRoles.Member? {
    guard start < end, let place = ASCII.find(" on ", in: document.plain, start..<end) else {
      return nil
    }
    let rest = place + 4..<min(end, place + 40)
    if let found = WrittenColor.first(in: rest, document.plain) {
      return member("the page", found)
    }
    let words = Names.words(document.string(plain: rest)).prefix(2)
    guard let name = words.first(where: { $0 == "white" || $0 == "black" }),
      let color = OpaqueColor(name)
    else { return nil }
    return member(name, WrittenColor(color: color, range: place + 1..<place + 3))
  }

  /// "Background: #FFFFFF"
  private func labelled(_ text: Range<Int>) -> [ColorRoles.Member] {
    guard text.count < 120, let colon = ASCII.find(ASCII.colon, in: document.plain, text),
      colon - text.lowerBound < 24, colon + 2 < text.upperBound,
      document.plain[colon + 2] == ASCII.hash, let found = color(at: colon + 2, text.upperBound),
      case let name = document.string(plain: text.lowerBound..<colon),
      Names.hasWord(name, in: Self.pages), !Names.hasWord(name, in: Self.others)
    else { return [] }
    return [member(name.trimmedSpaces, found)]
  }

  /// "White pages (#FFFFFF)", "the page background (`#FAFAF7`)"
  private func bracketed(_ text: Range<Int>) -> [ColorRoles.Member] {
    guard text.count < 600, let open = ASCII.find("(#", in: document.plain, text),
      let found = color(at: open + 1, text.upperBound),
      let word = Names.words(
        document.string(plain: max(text.lowerBound, open - 16)..<open)
      ).last, Self.pages.contains(word)
    else { return [] }
    return [member(word, found)]
  }
}
