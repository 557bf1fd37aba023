import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// What the document says that a colour is for.
extension SharedColour {
  /// Whether the line of the other token names such a meaning too, so that the author shared the colour on purpose, and
  /// whether it names a use beside that one.
  func use(of other: Token, _ context: RuleContext) -> (isKnown: Bool, isOther: Bool) {
    let source = context.document.source
    let line = source.lineRange(source.lineIndex(of: Int(other.origin.range.start)))
    guard line.offsets.count < 400 else { return (false, false) }
    let own = Set(Names.words(other.name))
    var result = (isKnown: false, isOther: false)
    let text = source.string(line)
    if Self.wideAlerts.contains(where: text.contains) { result.isKnown = true }
    let words = Names.words(text)
    for (place, word) in words.enumerated() where !own.contains(word) {
      // "The header of the error page" is a place, and no mark of an error.
      if place + 1 < words.count, Self.places.contains(words[place + 1]) { continue }
      let stem = word.hasSuffix("s") ? String(word.dropLast()) : word
      // An accent that is told to mark warnings is known to be their colour.
      if (Self.states[word] ?? Self.states[stem]) != nil || Self.alerts.contains(word) {
        result.isKnown = true
      }
      if Self.plain.contains(word) || Self.plain.contains(stem) { result.isOther = true }
    }
    return result
  }

  private static let alone: Lexicon = [
    "only", "solely", "exclusively", "nur", "ausschließlich", "seulement", "uniquement",
    "exclusivement", "solo", "sólo", "únicamente", "apenas", "somente", "soltanto",
    "esclusivamente", "alleen", "uitsluitend", "hanya", "только",
  ]
  private static let wideAlone = ["のみ", "だけ", "仅用于", "只用于", "僅用於", "仅限", "만 사용", "에만"]
  private static let marks: Lexicon = [
    "mark", "marks", "icon", "icons", "badge", "badges", "motif", "motifs", "decoration",
    "decorations", "decorative", "illustration", "illustrations", "ornament", "ornaments",
    "markierung", "markierungen", "zeichen", "symbole", "abzeichen", "dekoration", "repère",
    "repères", "icône", "icônes", "décoration", "marca", "marcas", "icono", "iconos", "insignias",
    "decoración", "ícone", "ícones", "selos", "decoração", "icona", "icone", "distintivi",
    "decorazione", "pictogram", "pictogrammen", "versiering", "ikon", "lencana", "hiasan", "иконки",
  ]
  private static let wideMarks = [
    "アイコン", "バッジ", "装飾", "图标", "圖標", "徽章", "装饰", "裝飾", "아이콘", "배지", "장식",
  ]

  /// Whether the heading or the paragraph over the list or the table of a colour keeps all of it to marks: "Game accents
  /// (recognition marks only)".
  func isConfined(_ other: Token, _ document: Document) -> Bool {
    guard let place = document.lastNode(startingBy: other.valueOrigin.range.start),
      case let section = Int(document.nodes[place].section), section > 0
    else { return false }
    func confines(_ text: String) -> Bool {
      guard text.utf8.count < 400 else { return false }
      let words = Names.words(text)
      return words.contains(where: Self.alone.contains)
        && words.contains(where: Self.marks.contains)
        || Self.wideAlone.contains(where: text.contains)
          && Self.wideMarks.contains(where: text.contains)
    }
    if confines(document.title(ofSection: section)) { return true }
    // The block that holds the colour, right below its section.
    var block = place
    while block > 0, document.nodes[Int(document.nodes[block].parent)].kind != .document {
      block = Int(document.nodes[block].parent)
    }
    guard let lead = document.sibling(before: block), document.nodes[lead].kind == .paragraph,
      document.nodes[lead].section == document.nodes[place].section
    else { return false }
    return confines(document.string(lead))
  }

  /// Whether a list or a row of the text that gives the same value names such a meaning for it: "Green: `#2E9E5B`, for
  /// success messages".
  func isToldBeside(_ other: Token, _ token: Token, _ context: RuleContext) -> Bool {
    let document = context.document
    return document.leaves(with: "#").contains { leaf in
      guard document.nodes[leaf].kind == .paragraph || document.nodes[leaf].kind == .tableCell,
        document.string(leaf).lowercased().contains(other.value.lowercased())
      else { return false }
      let place = Int(document.nodes[leaf].parent)
      guard place > 0 else { return false }
      let group = document.nodes[place].kind == .item ? Int(document.nodes[place].parent) : place
      let range = document.nodes[group].range
      guard document.children(of: group).count <= 8, !range.contains(token.valueOrigin.range)
      else { return false }
      let text = document.source.string(document.nodes[group].range)
      let words = Names.words(text)
      return text.utf8.count < 600
        && (Self.wideAlerts.contains(where: text.contains)
          || words.contains { Self.states[$0] != nil || Self.alerts.contains($0) })
    }
  }

  /// How many colours are steps of each ramp, by the words before their numbers.
  ///
  /// - Complexity: O(colours).
  func stepCounts(_ colors: [Token]) -> [[String]: Int] {
    colors.reduce(into: [:]) { counts, color in
      if let ramp = ramp(of: color) { counts[ramp, default: 0] += 1 }
    }
  }

  /// The words before the number of a step: those of "secondary-600" are "secondary" alone.
  private func ramp(of token: Token) -> [String]? {
    let words = Names.words(token.name)
    guard words.count > 1, let last = words.last, last.utf8.allSatisfy(ASCII.isDigit) else {
      return nil
    }
    return Array(words.dropLast())
  }

  /// Whether a colour is a step of a ramp of which the document says nothing and that it names nowhere else:
  /// "secondary-600: #d97706".
  func isUnusedStep(_ token: Token, _ steps: [[String]: Int], _ document: Document) -> Bool {
    let source = document.source
    let end = Int(token.valueOrigin.range.end)
    guard let ramp = ramp(of: token), steps[ramp, default: 0] > 3,
      case let line = source.lineRange(source.lineIndex(of: end)).offsets,
      line.upperBound - end < 200,
      Names.words(source.string(SourceRange(end, max(end, line.upperBound)))).isEmpty
    else { return false }
    return Array(token.name.utf8).withUnsafeBufferPointer { name in
      source.bytes.withUnsafeBufferPointer { bytes in
        guard let first = ASCII.find(name, in: bytes, 0..<bytes.count) else { return false }
        return ASCII.find(name, in: bytes, first + name.count..<bytes.count) == nil
      }
    }
  }
}
