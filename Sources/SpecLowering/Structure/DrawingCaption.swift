import SpecModel
import SpecSyntax
import SpecText

/// The line of its own right above a drawing: "**Uploading**", "Loading state:", "**Layout (Scanning):**".
struct DrawingCaption {
  /// All its words, without a colon at their end.
  let text: String
  /// What it says that is drawn: "Uploading", "Loading", "Scanning".
  let name: String
  /// Whether the word for state stands beside the name.
  let saysState: Bool
  /// Whether the name stands in parentheses behind a word for drawings.
  let isQualifier: Bool
  private let words: [String]

  /// The caption of a block.
  ///
  /// - Complexity: a look at the block before it dismisses most.
  init?(above node: Int, _ document: Document) {
    guard let range = Self.range(above: node, document) else { return nil }
    self.init(document.string(plain: range))
  }

  /// The words of the caption of a block in the visible text: a line that is bold or ends with a colon.
  static func range(above node: Int, _ document: Document) -> Range<Int>? {
    guard let before = document.sibling(before: node), document.nodes[before].kind == .paragraph,
      case let whole = document.plainText(of: before), (2...60).contains(whole.count),
      ASCII.find(ASCII.lineFeed, in: document.plain, whole) == nil
    else { return nil }
    var end = whole.upperBound
    while end > whole.lowerBound, document.plain[end - 1] == ASCII.space { end -= 1 }
    var hasColon = false
    if end > whole.lowerBound, document.plain[end - 1] == ASCII.colon {
      (hasColon, end) = (true, end - 1)
    } else if end - whole.lowerBound > 3, document.plain[end - 1] == 0x9A,
      document.plain[end - 2] == 0xBC, document.plain[end - 3] == 0xEF
    {
      (hasColon, end) = (true, end - 3)
    }
    let bold = document.span(at: whole.lowerBound, of: before, in: .strong)
    guard end > whole.lowerBound, hasColon || (bold?.upperBound ?? 0) >= end else { return nil }
    return whole.lowerBound..<end
  }

  /// - Parameters:
  ///   - text: what stands above a frame.
  ///   - fields: the keys of words that stand alone above the frames of several sections, and name none of them.
  init?(_ text: String, fields: Set<String> = []) {
    var text = StateName.trimmed(text)
    if text.hasSuffix(":") || text.hasSuffix("：") {
      text = StateName.trimmed(String(text.dropLast()))
    }
    let bare = StateName.withoutNumbering(text)
    guard !bare.isEmpty else { return nil }
    self.text = text
    let (head, qualifier) = StateName.splitQualifier(bare)
    let state = StateName(heading: bare)
    if let qualifier,
      Names.words(head).last.map(Self.drawings.contains) == true
        || !fields.isEmpty && fields.contains(Names.key(head))
    {
      name = qualifier
      saysState = false
      isQualifier = true
    } else if let state, state.form != .group {
      name = state.name
      saysState = true
      isQualifier = false
    } else {
      name = bare
      saysState = false
      isQualifier = false
    }
    words = Names.words(name)
  }

  /// Whether the name is a usual one of a state.
  var isState: Bool { StateWords.isState(words) }

  /// Whether the caption names something that is drawn, and no size, part or example of it.
  var isName: Bool {
    (1...4).contains(words.count) && name.first?.isLetter == true && !StateWords.isPart(words)
      && !words.contains { TransitionWords.sizes.contains($0) || Self.fillers.contains($0) }
      && !words.allSatisfy(Self.generic.contains)
      && !isOfDrawing
  }

  /// "Enhanced layout": what is drawn is told elsewhere; "Login screen" tells it.
  private var isOfDrawing: Bool {
    guard let last = words.last else { return true }
    return Self.drawings.contains(last) && !Self.surfaces.contains(last)
  }

  /// Whether the caption says no more than that something is drawn: "Layout structure".
  var isGeneric: Bool { words.allSatisfy(Self.generic.contains) }

  /// Words for drawings and for what every drawing shows.
  static let generic: Lexicon = [
    "layout", "layouts", "wireframe", "wireframes", "mockup", "mockups", "structure", "visual",
    "visuals", "design", "sketch", "ascii", "diagram", "specification", "specifications", "spec",
    "preview", "anatomy", "ui", "of", "the", "view", "screen",
  ]

  /// Nouns for drawings, behind which parentheses tell what is drawn.
  static let drawings: Lexicon = [
    "layout", "wireframe", "mockup", "sketch", "drawing", "ascii", "screen", "view", "ui",
    "structure", "anordnung", "skizze", "aufbau", "diseño", "boceto", "maquette", "esquisse",
    "esboço", "bozza", "schets", "レイアウト", "布局", "线框图", "레이아웃",
  ]

  private static let surfaces: Lexicon = ["screen", "view"]

  /// Words of lines that introduce a drawing and do not name it.
  private static let fillers: Lexicon = [
    "this", "that", "follows", "following", "like", "looks", "look", "below", "here", "see",
    "example", "examples", "sample", "result", "output", "note", "purpose", "when", "eg", "so",
    "folgt", "folgendes", "beispiel", "siehe", "unten", "exemple", "suit", "ci", "dessous", "voir",
    "ejemplo", "siguiente", "abajo", "exemplo", "seguinte", "abaixo", "esempio", "seguente",
    "voorbeeld", "volgt", "contoh", "berikut", "пример", "ниже", "例", "以下", "如下", "示例", "예시",
    "다음",
  ]
}
