import SpecModel
import SpecSyntax
import SpecText

/// Tables with a row for each group of values and all of them in one cell: "Surfaces | bg `#0A0A0F` · bg-card `#161620`".
extension TokenTables {
  /// A group of values, each with its kind.
  private struct Group {
    var row: Int
    var head: Range<Int>
    var run: PairRun
    var kind: Token.Kind
  }

  private static let groupHeads = WordKey.set(
    "group", "groups", "category", "categories", "set", "family", "gruppe", "gruppen", "kategorie",
    "groupe", "categorie", "grupo", "categoria", "gruppo", "groep", "kelompok", "kategori",
    "группа", "категория")
  private static let wideGroupHeads: [StaticString] = [
    "分组", "分組", "类别", "類別", "分类", "グループ", "カテゴリ", "그룹", "분류",
  ]

  /// Reads a table of two columns where at least half of the rows list three values or more with one mark between them,
  /// among tokens or below a header for groups; false where they do not.
  func readRuns(
    _ table: Int, _ body: [(row: Int, cells: [Int])], _ topic: TokenTopic,
    into sink: inout TokenSink
  ) -> Bool {
    guard topic != .elements, body.count > 1, body.count <= 40, !sink.definesColorsInFrontMatter,
      let first = body.first, document.children(of: first.row).count == 2,
      topic == .kind(.other) || isOfGroups(table)
    else { return false }
    let groups = body.compactMap { group(in: $0.row, topic) }
    guard groups.count > 1, groups.count * 2 >= body.count else { return false }
    for group in groups { add(group, into: &sink) }
    return true
  }

  /// Whether the first header is a word for groups.
  private func isOfGroups(_ table: Int) -> Bool {
    guard let title = document.firstChild(of: table + 1) else { return false }
    let text = Bytes.trim(reader.textRange(title), in: reader.bytes)
    let words = UnmarkedWords.keys(reader.bytes, text)
    if words.count == 1, Self.groupHeads.contains(words[0]) { return true }
    return words.isEmpty
      && Self.wideGroupHeads.contains { Bytes.find($0, in: text, of: reader.bytes) != nil }
  }

  private func group(in row: Int, _ topic: TokenTopic) -> Group? {
    let cells = document.children(of: row)
    guard cells.count == 2,
      case let text = Bytes.trim(reader.textRange(cells[1]), in: reader.bytes),
      (12...900).contains(text.count),
      case let title = head(of: Bytes.trim(reader.textRange(cells[0]), in: reader.bytes)),
      (2...40).contains(title.count),
      let run = PairRun.read(text, reader, takesNumbers: true), run.pieces.count > 2,
      run.build == .plain || run.build == .colon || run.build == .bracket,
      Set(run.pieces.map { TokenSink.slug(reader.string($0.name)) }).count == run.pieces.count,
      !run.pieces.contains(where: { piece in
        Words.keys(reader.bytes, piece.name).contains { TokenColumns.mode(ofWord: $0) != nil }
      }),
      let kind = kind(of: run, below: title, topic)
    else { return nil }
    return Group(row: row, head: title, run: run, kind: kind)
  }

  /// "Accents (hues of taste)": a head without its remark.
  private func head(of text: Range<Int>) -> Range<Int> {
    let open = Bytes.find(" (", in: text, of: reader.bytes) ?? text.upperBound
    return Bytes.trim(text.lowerBound..<open, in: reader.bytes)
  }

  /// The kind of all values: that of the values, or for numbers the one that the head names.
  private func kind(
    of run: PairRun, below head: Range<Int>, _ topic: TokenTopic
  ) -> Token.Kind? {
    let values = run.pieces.map(\.value)
    if values.allSatisfy({ $0.kind == .color }) { return .color }
    guard !values.contains(where: { $0.kind == .color }),
      case .kind(let said)? = TokenTopic.of(title: head, below: topic, reader.bytes),
      said != .other,
      values.allSatisfy({ fits($0, said) })
    else { return nil }
    return said
  }

  private func fits(_ value: TokenLiteral, _ kind: Token.Kind) -> Bool {
    switch kind {
    case .spacing, .radius, .size, .typography:
      return value.kind == .spacing || value.kind == .other
    case .breakpoint: return value.kind == .spacing
    case .duration, .easing:
      return value.kind == .duration || value.kind == .easing || value.kind == .other
    case .opacity, .zindex, .fontWeight: return value.kind == .other
    default: return false
    }
  }

  private func add(_ group: Group, into sink: inout TokenSink) {
    let names = group.run.pieces.map(\.name)
    let steps = names.count { StepPairs.isStepName($0, reader) || isShade($0) }
    let looks = names.count { ValueChains.isLook(Words.keys(reader.bytes, $0)) }
    let isPrefixed = steps == names.count || (steps + looks) * 2 > names.count
    let prefix = isPrefixed ? reader.string(group.head) + " " : ""
    for piece in group.run.pieces {
      let value = reader.string(piece.value.range)
      let kind =
        group.kind == .duration && piece.value.kind == .easing
        ? Token.Kind.easing
        : group.kind == .easing && piece.value.kind != .easing ? .duration : group.kind
      sink.addOrRepeat(
        .init(
          name: prefix + reader.string(piece.name), kind: kind, value: value,
          origin: reader.origin(piece.name.lowerBound..<piece.value.range.upperBound),
          valueOrigin: reader.origin(piece.value.range),
          theme: reader.context.topic(ofNode: group.row).theme),
        at: document.origin(document.nodes[group.row].range))
    }
  }
}
