import SpecModel
import SpecSyntax
import SpecText

/// Lists in which most items give a colour to a name, and which are palettes below any heading: "- **Night**: `#0B0F14`".
enum ListedPalettes {
  /// The kind of the values of an item in such a list.
  static func kind(_ index: Int, _ reader: FactReader) -> Token.Kind? {
    if reader.context.lines[index].holder == .paragraph { return kind(ofLineAt: index, reader) }
    guard holdsColor(index, reader), reader.owner(of: index) == nil,
      case let line = reader.context.lines[index], reader.topic(of: line).tokens == .none
    else { return nil }
    let list = list(of: line, reader)
    var (items, colors, plain) = (0, 0, 0)
    for step in [-1, 1] {
      var other = step < 0 ? index : index + 1
      while reader.context.lines.indices.contains(other), items < 40 {
        let peer = reader.context.lines[other]
        guard peer.holder == .item, peer.depth >= line.depth else { break }
        if peer.depth == line.depth, peer.label != nil {
          guard self.list(of: peer, reader) == list else { break }
          items += 1
          if holdsColor(other, reader) {
            colors += 1
            if isPart(peer, reader) { plain += 1 }
          }
        }
        other += step
      }
    }
    guard colors > 2, colors * 3 >= items * 2, plain * 2 < colors, !isOfOthers(line, reader) else {
      return nil
    }
    return .color
  }

  /// "Kelp: #23583A – buttons" above or below another such line of a paragraph.
  private static func kind(ofLineAt index: Int, _ reader: FactReader) -> Token.Kind? {
    let lines = reader.context.lines
    guard isNamedColor(index, reader), reader.topic(of: lines[index]).tokens == .none else {
      return nil
    }
    func isPeer(_ other: Int) -> Bool {
      lines.indices.contains(other) && lines[other].node == lines[index].node
        && isNamedColor(other, reader)
    }
    var (start, end) = (index, index + 1)
    while isPeer(start - 1) { start -= 1 }
    while isPeer(end) { end += 1 }
    let plain = (start..<end).count { isPart(lines[$0], reader) }
    return end - start > 1 && plain * 2 < end - start && !isOfOthers(lines[index], reader)
      ? .color : nil
  }

  /// Whether a line is a label with a colour and a remark at most.
  private static func isNamedColor(_ index: Int, _ reader: FactReader) -> Bool {
    let (line, bytes) = (reader.context.lines[index], reader.bytes)
    guard line.holder == .paragraph, let label = line.label, label.count <= 40,
      let first = line.value.first, bytes[first] == ASCII.hash,
      let color = TokenLiteral.color(bytes, line.value), color.range.count > 6
    else { return false }
    let rest = Bytes.trim(color.range.rest(of: line.value), in: bytes)
    return rest.first.map { [0x28, 0x2C, 0x2D, 0xE2].contains(bytes[$0]) } ?? true
  }

  /// Words of headings over the colours of others: "Competitor teardown", "Labels in Jira".
  private static let others = WordKey.set(
    "competitor", "competitors", "competition", "teardown", "benchmark", "benchmarks", "rivals",
    "partner", "partners", "sponsors", "parties", "jira", "github", "gitlab", "wettbewerb",
    "wettbewerber", "konkurrenz", "parteien", "concurrents", "concurrence", "partenaires",
    "competencia", "competidores", "partidos", "concorrentes", "concorrenti", "parceiros",
    "concurrenten")
  private static let wideOthers: [StaticString] = ["竞品", "競品", "競合", "경쟁"]

  /// Whether the heading above says that the colours are those of others.
  private static func isOfOthers(_ line: TextLine, _ reader: FactReader) -> Bool {
    let document = reader.context.document
    let section = Int(document.nodes[line.node].section)
    guard section > 0 else { return false }
    let title = reader.textRange(Int(document.sections[section].heading))
    return Words.contain(others, reader.bytes, title)
      || wideOthers.contains { Bytes.find($0, in: title, of: reader.bytes) != nil }
  }

  /// Whether an item has a label, and a colour behind at most a few words.
  private static func holdsColor(_ index: Int, _ reader: FactReader) -> Bool {
    let line = reader.context.lines[index]
    guard line.holder == .item, let label = line.label, label.count <= 40,
      let hash = ASCII.find(ASCII.hash, in: reader.bytes, line.value),
      hash - line.value.lowerBound <= 24,
      let color = TokenLiteral.color(reader.bytes, hash..<line.value.upperBound)
    else { return false }
    return color.range.count > 6
      && color.range.dropFirst().contains { Bytes.isLetter(reader.bytes[$0]) }
  }

  private static func list(of line: TextLine, _ reader: FactReader) -> Int {
    let document = reader.context.document
    let item = Int(document.nodes[line.node].parent)
    return item > 0 ? Int(document.nodes[item].parent) : -1
  }

  /// What one thing on a screen has a colour for.
  private static let parts = WordKey.set(
    "background", "bg", "text", "border", "title", "subtitle", "icon", "icons", "button", "label",
    "placeholder", "fill", "stroke", "color", "colour", "font", "hover", "active", "disabled",
    "default", "focus", "selected", "pressed", "normal", "header", "footer", "divider", "shadow",
    "foreground", "link", "hintergrund", "rand", "schrift", "fond", "texte", "bordure", "fondo",
    "texto", "borde", "fundo", "borda", "sfondo", "testo", "bordo")
  private static let wideParts: [StaticString] = [
    "背景", "文字", "标题", "標題", "边框", "邊框", "按钮", "按鈕", "图标", "枠", "ボタン", "テキスト", "アイコン",
    "배경", "텍스트", "테두리", "버튼", "아이콘", "글자",
  ]

  private static func isPart(_ line: TextLine, _ reader: FactReader) -> Bool {
    guard let label = line.label else { return false }
    return Words.contain(parts, reader.bytes, label)
      || wideParts.contains { Bytes.find($0, in: label, of: reader.bytes) != nil }
  }
}
