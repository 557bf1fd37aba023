import SpecModel
import SpecSyntax
import SpecText

/// Finds a text colour and its ground among the declarations that code in a line of text sets on one thing:
/// "Primary: `background: #4CAF50; color: #fff`", or both in a code span of their own.
struct DeclarationPairs {
  private let document: Document
  private let palette: Palette

  /// The pairs of a document.
  ///
  /// - Complexity: O(text) to find the lines with the word, then O(length) of these.
  static func find(_ document: Document, _ palette: Palette) -> [ColorPair] {
    guard document.mentions("ackground"), document.mentions("olor:") || document.mentions("olor`:")
    else { return [] }
    let finder = DeclarationPairs(document: document, palette: palette)
    return document.leaves(with: "ackground").flatMap(finder.pairs)
  }

  /// What the declarations of a span or a line give.
  private struct Look {
    var inks: [ColorPair.Ink] = []
    var grounds: [ColorPair.Ink] = []
    var size: Double?
    var isBold = false
    /// Whether something lies between the two colours and the eye: an opacity, a gradient, letters cut out.
    var isMixed = false
    var selector = ""
  }

  private static let grounds: Lexicon = ["background", "background-color", "backgroundcolor"]
  private static let inks: Lexicon = ["color"]
  private static let sizes: Lexicon = ["font-size", "fontsize"]
  private static let weights: Lexicon = ["font-weight", "fontweight"]
  private static let mixing: Lexicon = [
    "opacity", "background-clip", "-webkit-background-clip", "-webkit-text-fill-color",
    "mix-blend-mode", "background-image", "filter", "backdrop-filter",
  ]
  /// Words of lines that tell of several looks, of what was or shall not be.
  private static let several: Lexicon = [
    "before", "after", "old", "new", "instead", "was", "not", "never", "avoid", "don't", "dont",
    "wrong", "bad", "vorher", "nachher", "statt", "nicht", "avant", "après", "jamais", "antes",
    "después", "nunca", "depois", "prima", "dopo", "mai", "voor", "niet", "bukan",
  ]
  private static let wideSeveral = [
    "❌", "→", "修改前", "修改后", "変更前", "変更後", "변경 전", "변경 후", "禁止", "避免", "不要",
  ]
  /// Words between two spans by which the second one is that of a state.
  private static let states: Lexicon = [
    "hover", "hovered", "active", "pressed", "focus", "focused", "selected", "dark", "light",
    "border", "icon", "survol", "aktiv", "activo", "ativo", "attivo", "actif", "icône", "icono",
    "dunkel", "hell", "sombre", "oscuro", "escuro", "scuro", "donker", "gelap",
  ]
  private static let wideStates = [
    "悬停", "悬浮", "按下", "选中", "ホバー", "選択", "押下", "호버", "선택", "深色", "ダーク", "다크", "边框", "枠",
  ]

  private func pairs(_ leaf: Int) -> [ColorPair] {
    let node = document.nodes[leaf]
    guard node.kind == .paragraph || node.kind == .tableCell,
      node.text.upperBound - node.text.lowerBound < 1200
    else { return [] }
    return document.lines(of: leaf).flatMap { line -> [ColorPair] in
      guard ASCII.find("ackground", in: document.plain, line) != nil else { return [] }
      let spans = spans(of: leaf, in: line)
      guard !spans.isEmpty, !isOfSeveral(line, around: leaf) else { return [] }
      let looks = spans.map(look)
      let whole = looks.compactMap { pair($0, line, spans[0]) }
      guard whole.isEmpty else { return whole }
      return shared(looks, spans, line).map { [$0] } ?? []
    }
  }

  /// The code spans of a line.
  private func spans(of leaf: Int, in line: Range<Int>) -> [Range<Int>] {
    let runs = document.nodes[leaf].runs
    return (Int(runs.lowerBound)..<Int(runs.upperBound)).compactMap { number in
      let run = document.runs[number]
      let range = Int(run.start)..<Int(run.start) + Int(run.count)
      return run.style.contains(.code) && line.contains(range.lowerBound) ? range : nil
    }
  }

  /// Whether the line, its item or its heading tells of a part without text, of one that is switched off, or of two
  /// looks at once.
  private func isOfSeveral(_ line: Range<Int>, around leaf: Int) -> Bool {
    let text = document.string(plain: line)
    if Names.hasWord(text, in: Self.several) || Self.wideSeveral.contains(where: text.contains) {
      return true
    }
    var above = [text, document.title(ofSection: Int(document.nodes[leaf].section))]
    if document.nodes[leaf].kind == .tableCell {
      let cells = document.children(of: Int(document.nodes[leaf].parent))
      if let first = cells.first, first != leaf { above.append(document.string(first)) }
    } else {
      var node = Int(document.nodes[leaf].parent)
      while node > 0, document.nodes[node].kind == .item || document.nodes[node].kind == .list {
        if document.nodes[node].kind == .item, let first = document.firstChild(of: node),
          first != leaf
        {
          above.append(document.string(first))
        }
        node = Int(document.nodes[node].parent)
      }
    }
    return above.contains(where: ColorPairs.isExempt)
  }

  // MARK: Declarations

  /// Reads "background: #4CAF50; color: #fff", also behind a selector and in braces.
  private func look(_ span: Range<Int>) -> Look {
    let bytes = document.plain
    var look = Look()
    var range = span
    if let brace = ASCII.find(0x7B, in: bytes, range) {
      look.selector = document.string(plain: range.lowerBound..<brace).trimmedSpaces
      range = brace + 1..<range.upperBound
      if let end = ASCII.find(0x7D, in: bytes, range) {
        look.isMixed = end + 1 < range.upperBound
        range = range.lowerBound..<end
      }
    }
    var start = range.lowerBound
    while start < range.upperBound {
      let end = ASCII.find(0x3B, in: bytes, start..<range.upperBound) ?? range.upperBound
      if let colon = ASCII.find(ASCII.colon, in: bytes, start..<end) {
        declare(start..<colon, colon + 1..<end, &look)
      }
      start = end + 1
    }
    return look
  }

  private func declare(_ name: Range<Int>, _ value: Range<Int>, _ look: inout Look) {
    let property = document.string(plain: name).trimmedSpaces.lowercased()
    guard property.utf8.count < 28 else { return }
    if Self.grounds.contains(property) {
      if let ink = ink(value) { look.grounds.append(ink) } else { look.isMixed = true }
    } else if Self.inks.contains(property) {
      if let ink = ink(value) { look.inks.append(ink) } else { look.isMixed = true }
    } else if Self.sizes.contains(property) {
      let size = AmountReader.read(document.plain, value).only
      look.size = size.flatMap { $0.unit == .px || $0.unit == .pt ? $0.value : nil }
    } else if Self.weights.contains(property) {
      let text = document.string(plain: value).trimmedSpaces
      look.isBold = text == "bold" || Int(text).map { $0 >= 700 } == true
    } else if Self.mixing.contains(property) {
      look.isMixed = true
    }
  }

  /// The one opaque colour of a value.
  private func ink(_ value: Range<Int>) -> ColorPair.Ink? {
    let range = ASCII.trimmed(document.plain, value)
    var text = document.string(plain: range)
    if text.hasSuffix("!important") { text = String(text.dropLast(10)).trimmedSpaces }
    text = text.filter { $0 != "'" && $0 != "\"" }
    guard !text.isEmpty, text.utf8.count < 48 else { return nil }
    let color: OpaqueColor? =
      if text.hasPrefix("var(--"), text.hasSuffix(")") {
        palette.color(text.dropFirst(4).dropLast())
      } else {
        OpaqueColor(text) ?? OpaqueColor(value: text)
      }
    return color.map {
      ColorPair.Ink(
        text: text, color: $0, origin: document.origin(document.sourceRange(plain: range)))
    }
  }

  // MARK: Pairs

  private func pair(_ look: Look, _ line: Range<Int>, _ first: Range<Int>) -> ColorPair? {
    guard !look.isMixed, let ink = look.inks.only, let ground = look.grounds.only,
      ink.color != ground.color
    else { return nil }
    return ColorPair(
      subject: look.selector.isEmpty ? subject(line, first) : look.selector, ink: ink,
      background: ground, size: look.size, isBold: look.isBold)
  }

  /// The two colours of two spans of one line, where no word between them makes the second one that of a state.
  private func shared(
    _ looks: [Look], _ spans: [Range<Int>], _ line: Range<Int>
  ) -> ColorPair? {
    let places = looks.indices.filter { !looks[$0].inks.isEmpty || !looks[$0].grounds.isEmpty }
    guard places.count == 2, !looks.contains(where: \.isMixed),
      looks.allSatisfy(\.selector.isEmpty),
      case let gap = spans[places[0]].upperBound..<spans[places[1]].lowerBound, gap.count < 60,
      case let between = document.string(plain: gap), !Names.hasWord(between, in: Self.states),
      !Self.wideStates.contains(where: between.contains),
      !between.contains(where: { ".;|".contains($0) })
    else { return nil }
    var joined = Look()
    for place in places {
      joined.inks += looks[place].inks
      joined.grounds += looks[place].grounds
    }
    joined.size = looks.lazy.compactMap(\.size).first
    joined.isBold = looks.contains(where: \.isBold)
    return pair(joined, line, spans[0])
  }

  /// The words of the line before its first code span.
  private func subject(_ line: Range<Int>, _ first: Range<Int>) -> String {
    guard first.lowerBound > line.lowerBound, first.lowerBound - line.lowerBound < 60 else {
      return ""
    }
    let text = document.string(plain: line.lowerBound..<first.lowerBound)
    return String(text.prefix { !":：".contains($0) }).trimmedSpaces
  }
}
