import SpecModel
import SpecSyntax
import SpecText

/// A scale of distances says what a step is for, and a line with the same words gives another length.
///
/// "| space-6 | 24px | Screen padding |" is held against "Screen padding: 20px". The words must be the same, and two at
/// least; lines for one kind of device or one state are left alone.
struct UseLabels {
  private let document: Document
  private let lines: ClaimLines

  /// What a row of a scale says of a use.
  private struct Use {
    var text: String
    var amount: Amount
    var origin: Origin
    var table: Int
  }

  private static let heads: Lexicon = [
    "use", "uses", "usage", "used", "purpose", "application", "einsatz", "verwendung",
    "uso", "usos", "utilisation", "aplicación", "aplicação", "utilizzo", "gebruik", "penggunaan",
    "用途", "용도", "使用场景", "用法", "사용처",
  ]
  /// Words of titles, items and lines about one kind of device, one size or one state.
  private static let limits: Lexicon = [
    "mobile", "tablet", "desktop", "phone", "phones", "wide", "compact", "small", "medium", "large",
    "landscape", "portrait", "ios", "android", "web", "sm", "md", "lg", "xl", "breakpoint", "dense",
    "comfortable", "hover", "expanded", "collapsed", "min", "max", "handy", "móvil", "escritorio",
    "celular", "mobil", "klein", "groß", "モバイル", "デスクトップ", "移动端", "桌面端", "모바일", "데스크톱",
  ]

  /// What there is once in a product: a part of a screen may have a distance of its own.
  private static let wholes: Lexicon = [
    "screen", "screens", "page", "pages", "section", "sections", "container", "content", "viewport",
    "layout", "bildschirm", "seite", "seiten", "seitenrand", "abschnitt", "abschnitte", "écran",
    "pantalla", "página", "páginas", "sección", "secciones", "tela", "seção", "seções", "schermata",
    "pagina", "sezione", "sezioni", "scherm", "halaman", "layar",
  ]
  private static let wideWholes = ["화면", "페이지", "섹션", "页面", "屏幕", "区块", "画面", "ページ", "セクション"]

  static func find(_ document: Document) -> [FactConflict] {
    guard !document.tables.isEmpty, document.mentions("px") || document.mentions("pt") else {
      return []
    }
    let uses = Self.uses(document)
    guard !uses.isEmpty else { return [] }
    return UseLabels(document: document, lines: ClaimLines(document)).conflicts(uses)
  }

  // MARK: Scales

  /// The uses of the rows of scales by their words; those that two rows name are left out.
  private static func uses(_ document: Document) -> [String: Use] {
    var result: [String: Use] = [:]
    var doubtful: Set<String> = []
    for table in document.tables {
      let rows = document.children(of: table)
      guard rows.count > 3, let head = rows.first,
        case let titles = document.children(of: head).map({ document.string($0) }),
        let column = titles.lastIndex(where: { Names.isPhrase($0, in: Self.heads) }), column > 0
      else { continue }
      for row in rows.dropFirst() {
        let cells = document.children(of: row)
        guard column < cells.count, let own = length(cells[..<column], document) else { continue }
        for part in document.string(cells[column]).split(whereSeparator: { ",;、，".contains($0) }) {
          let text = String(part).trimmedSpaces
          guard let key = Self.key(text) else { continue }
          if result[key] != nil { doubtful.insert(key) }
          result[key] = Use(
            text: text, amount: own,
            origin: document.origin(document.sourceRange(plain: own.range)), table: table)
        }
      }
    }
    for key in doubtful { result[key] = nil }
    return result
  }

  /// The only length of some cells, each of which that has one holds nothing else.
  private static func length(_ cells: ArraySlice<Int>, _ document: Document) -> Amount? {
    let found = cells.compactMap { cell -> Amount? in
      let text = ASCII.trimmed(document.plain, document.plainText(of: cell))
      guard let amount = AmountReader.read(document.plain, text).only, amount.isLength,
        !amount.isInexact, amount.range == text
      else { return nil }
      return amount
    }
    return found.only
  }

  /// The words of a label, two at least, that speaks of the whole.
  private static func key(_ text: String) -> String? {
    let words = Names.words(text)
    guard words.count > 1, (8...80).contains(text.utf8.count),
      !words.contains(where: limits.contains),
      words.contains(where: wholes.contains) || wideWholes.contains(where: text.contains)
    else { return nil }
    return words.joined(separator: " ")
  }

  // MARK: Lines

  private func conflicts(_ uses: [String: Use]) -> [FactConflict] {
    lines.lines.compactMap { line in
      guard line.kind == .prose || line.kind == .code && !document.isProgram(start(of: line)),
        let part = line.parts.only, part.count < 160, let (label, value) = labelled(part, line),
        let key = Self.key(label), let use = uses[key], value.unit == use.amount.unit,
        value.value != use.amount.value, !isLimited(line)
      else { return nil }
      return FactConflict(
        subject: use.text, property: "length",
        statements: [
          .init(value: value.text(value.value), origin: lines.origin(value.range, of: line)),
          .init(value: use.amount.text(use.amount.value), origin: use.origin),
        ],
        reason: "the scale names '\(use.text)' as what the step is for")
    }
  }

  private func start(of line: ClaimLine) -> UInt32 { document.nodes[line.node].range.start }

  /// The label of a line, and the one length that stands right behind its colon.
  private func labelled(_ part: Range<Int>, _ line: ClaimLine) -> (String, Amount)? {
    let bytes = lines.bytes(of: line)
    guard let colon = ASCII.find(ASCII.colon, in: bytes, part), colon - part.lowerBound <= 80,
      let amount = AmountReader.read(bytes, colon + 1..<part.upperBound).first, amount.isLength,
      !amount.isInexact, amount.range.lowerBound - colon <= 3,
      bytes[colon + 1..<amount.range.lowerBound].allSatisfy({
        $0 == ASCII.space || $0 == 0x2A || $0 == ASCII.backtick
      }), !goesOn(amount.range.upperBound, part.upperBound, bytes)
    else { return nil }
    let label = lines.string(part.lowerBound..<colon, of: line)
    return (label.trimmedSpaces, amount)
  }

  /// Whether a second length, a range or a computation follows: "16px 24px", "16px / 24px", "16px → 24px".
  private func goesOn(_ offset: Int, _ end: Int, _ bytes: ContiguousArray<UInt8>) -> Bool {
    let rest = offset..<end
    return AmountReader.read(bytes, rest).contains { $0.isLength }
      || [0x2B, 0x2F, 0x2A, 0x2D].contains(
        bytes[rest].first { $0 != ASCII.space && $0 != ASCII.backtick } ?? 0)
  }

  /// Whether a heading or an item above a line limits it.
  private func isLimited(_ line: ClaimLine) -> Bool {
    let section = Int(document.nodes[line.node].section)
    if document.path(ofSection: section).contains(where: {
      document.sections[$0].level > 1
        && Names.hasWord(document.title(ofSection: $0), in: Self.limits)
    }) {
      return true
    }
    var node = line.node
    while node > 0 {
      if document.nodes[node].kind == .item, node + 1 < document.nodes.count, node + 1 != line.node,
        Names.hasWord(document.string(node + 1), in: Self.limits)
      {
        return true
      }
      node = Int(document.nodes[node].parent)
    }
    // "**Mobile:**" right before the list.
    guard let list = document.list(at: document.nodes[line.node].range.start), list > 1,
      document.nodes[list - 1].kind == .paragraph
    else { return false }
    return Names.hasWord(document.string(list - 1), in: Self.limits)
  }
}
