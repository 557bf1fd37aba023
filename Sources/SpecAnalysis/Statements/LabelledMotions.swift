import SpecModel
import SpecSyntax
import SpecText

/// Movements that a row tells by a label or by what it makes happen, beside sentences that tell them in other words: a row
/// "Drawer opens | 300 ms" and "slides in over 240 ms" below the heading "Drawer".
///
/// A sentence tells the movement of a row where it or its heading has all things of the label and goes the same way, in or
/// out. It is left alone where any row that fits agrees with it.
struct LabelledMotions {
  private let reader: StatementReader
  private var document: Document { reader.document }

  /// Which way something moves.
  private enum Way { case opening, closing }

  private struct Entry {
    /// The things of the label; of a sentence all its words.
    var words: Set<String>
    var heads: Set<String>
    /// The things of the label in front of a sentence.
    var label: Set<String> = []
    /// Whether a sentence begins with the movement, so that the heading names the thing.
    var beginsWithMove = false
    var way: Way?
    var time: Double
    var written: String
    var origin: Origin
    var node: Int
    var curve: Curve?
    var isEffect = false
    var limits: Set<String>
  }

  private struct Curve {
    var kind: String
    var written: String
    var origin: Origin
  }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let document = reader.document
    guard !document.tables.isEmpty, document.mentions("ms") else { return [] }
    let finder = LabelledMotions(reader: reader)
    let rows = document.tables.flatMap(finder.rows)
    guard !rows.isEmpty, rows.count < 200 else { return [] }
    let told = finder.sentences()
    guard told.count < 300 else { return [] }
    // A row that tells what happens, beside the row of another table that is called so.
    return (told + rows.filter { $0.isEffect }).compactMap { finder.conflict($0, rows) }
  }

  private func conflict(_ told: Entry, _ rows: [Entry]) -> FactConflict? {
    let meant = rows.filter { isMeant($0, by: told) }
    guard let most = meant.map(\.words.count).max(),
      case let best = meant.filter({ $0.words.count == most }), let row = best.first,
      Set(best.map(\.time)).count == 1
    else { return nil }
    if row.time == told.time, best.count == 1 { return curves(told, row) }
    guard !meant.contains(where: { $0.time == told.time }),
      row.time < told.time * 5, told.time < row.time * 5
    else { return nil }
    return FactConflict(
      subject: row.words.sorted().joined(separator: " "), property: "duration",
      statements: [told, row].sorted { $0.origin.range.start < $1.origin.range.start }
        .map { .init(value: $0.written, origin: $0.origin) },
      reason: "the sentence and its heading have the words of the row")
  }

  /// The same length by two curves.
  private func curves(_ told: Entry, _ row: Entry) -> FactConflict? {
    guard let one = told.curve, let other = row.curve, one.kind != other.kind else { return nil }
    return FactConflict(
      subject: row.words.sorted().joined(separator: " "), property: "easing",
      statements: [one, other].sorted { $0.origin.range.start < $1.origin.range.start }
        .map { .init(value: $0.written, origin: $0.origin) },
      reason: "both tell the same movement with the same length")
  }

  /// The only curve of some tokens: "ease-in-out".
  private func curve(_ tokens: ArraySlice<TextToken>) -> Curve? {
    var found: [Curve] = []
    for place in tokens.indices where tokens[place].text == "ease" {
      var end = place
      var kind = ""
      while end + 1 < tokens.endIndex, tokens[end + 1].gap == .hyphen,
        ["in", "out"].contains(tokens[end + 1].text)
      {
        end += 1
        kind += tokens[end].text
      }
      // "--ease-out-soft" is a name.
      guard !kind.isEmpty, end + 1 == tokens.endIndex || tokens[end + 1].gap != .hyphen,
        place == tokens.startIndex || tokens[place].gap != .hyphen && tokens[place].gap != .dash
      else { return nil }
      let range = tokens[place].range.lowerBound..<tokens[end].range.upperBound
      found.append(
        Curve(
          kind: kind, written: document.string(plain: range),
          origin: document.origin(document.sourceRange(plain: range))))
    }
    return found.only
  }

  private func isMeant(_ row: Entry, by told: Entry) -> Bool {
    guard row.node != told.node, row.words.isSubset(of: told.words.union(told.heads)),
      row.limits == told.limits, !(told.isEffect && row.words != told.words)
    else { return false }
    if let way = row.way, way != told.way { return false }
    // Where the heading alone names the thing, the label names no other one.
    let isHeaded = row.words.isDisjoint(with: told.words)
    if isHeaded, !told.beginsWithMove || !told.label.isSubset(of: told.heads) { return false }
    guard row.words.count == 1 else { return !isHeaded || row.way != nil }
    guard row.way != nil else { return false }
    return isHeaded
      ? told.heads.count <= 2
      : told.words.count <= 3 && row.words.allSatisfy { $0.utf8.count > 3 }
  }

  // MARK: Words

  private static let openings: Lexicon = [
    "opens", "open", "opening", "enter", "enters", "entering", "entry", "entrance", "in", "appear",
    "appears", "appearing", "show", "shows", "up", "expand", "expands", "expanding", "arrives",
  ]
  private static let closings: Lexicon = [
    "close", "closes", "closing", "exit", "exits", "exiting", "leave", "leaves", "leaving", "out",
    "dismiss", "dismissed", "dismissal", "hide", "hides", "down", "collapse", "collapses",
    "disappears", "away",
  ]
  /// Words of movements that are no things.
  private static let moves: Lexicon = LedgerWords.fillers.union([
    "slide", "slides", "fade", "fades", "scale", "scales", "animation", "animations", "transition",
    "transitions", "duration", "ease", "easing", "ms", "s", "over", "within", "standard", "motion",
    "cubic", "bezier", "linear", "from", "to", "by", "spring", "cross", "moves", "grows", "shrinks",
    "is", "are", "its", "it", "the", "a", "an", "and", "with", "of", "on", "at", "for", "then",
    "curve", "time", "easeout", "easein", "easeinout", "decelerate", "accelerate", "changes",
    "change", "state", "new", "old", "left", "right", "top", "bottom", "px", "opacity", "token",
    "speed", "quick", "fast", "slow", "medium", "normal", "base", "instant",
  ])
  /// Words by which a time is not the length of the movement, or that of another case.
  private static let limits: Lexicon = [
    "reduced", "reduce", "delay", "after", "stagger", "hover", "tablet", "desktop", "mobile",
    "phone", "loop",
    "every", "per", "hold", "wait", "later", "apart", "pause", "max", "least", "most", "until",
    "total", "before", "than", "first", "last", "landscape", "dark", "debounce", "timeout", "dwell",
    "visible", "stays", "remains", "autohide", "long", "press", "repeat", "interval", "skeleton",
    "each", "delayed", "or", "instead", "under", "old", "older", "phones", "normal", "devices",
    "low", "below", "maximum", "minimum", "response", "if",
  ]

  /// The things and the way of some words; `nil` where they go both ways.
  private func read(_ tokens: ArraySlice<TextToken>) -> (words: Set<String>, way: Way?)? {
    var words: Set<String> = []
    var opens = false
    var closes = false
    var previous = ""
    for index in tokens.indices where tokens[index].number == nil {
      let token = tokens[index]
      let word = token.text
      defer { previous = word }
      // "ease-out" is a curve.
      if token.gap == .hyphen, previous == "ease" || previous == "in" && word == "out" { continue }
      // "in 200 ms"
      if word == "in", index + 1 < tokens.endIndex, tokens[index + 1].number != nil { continue }
      if Self.openings.contains(word) {
        opens = true
      } else if Self.closings.contains(word) {
        closes = true
      } else if !Self.moves.contains(word), word.utf8.count > 2 {
        words.insert(LedgerWords.stem(word))
      }
    }
    guard !(opens && closes) else { return nil }
    return (words, opens ? .opening : closes ? .closing : nil)
  }

  private func limits(_ tokens: ArraySlice<TextToken>) -> Set<String> {
    Set(tokens.map(\.text).filter(Self.limits.contains))
  }

  // MARK: Rows

  private static let generic: Lexicon = [
    "screen", "page", "view", "text", "element", "item", "content", "app", "button", "component",
    "small", "large", "feedback", "user", "interaction", "ui", "card", "default", "back", "next",
    "tap", "press", "list", "icon", "all", "other", "data", "error", "success", "loading",
  ]

  /// Words of headers of tables whose rows begin with a state.
  private static let states: Lexicon = [
    "from", "to", "source", "target", "state", "next", "von", "nach", "de", "a", "desde", "hasta",
  ]

  private func rows(of table: Int) -> [Entry] {
    guard
      document.nodes[table].range.count < 20_000,
      ASCII.find("ms", in: document.source.bytes, document.nodes[table].range.offsets) != nil,
      reader.isNormative(document.nodes[table].range.start)
    else { return [] }
    let header = document.firstChild(of: table).map { document.children(of: $0) } ?? []
    let isMatrix = header.contains {
      Names.hasWord(document.string($0), in: Self.states, ofAtMost: 3)
    }
    return document.children(of: table).dropFirst().flatMap { row -> [Entry] in
      let cells = document.children(of: row)
      guard (2...8).contains(cells.count), cells.contains(where: mayHoldTime) else { return [] }
      let all = cells.map { reader.tokens($0) }
      let times = cells.indices.compactMap { index in
        mayHoldTime(cells[index])
          ? time(ToldNumbers(document, document.plainText(of: cells[index]))).map { (index, $0) }
          : nil
      }
      guard let (place, time) = times.only, time.value > 0 else { return [] }
      // The label, and a cell that tells what happens.
      return cells.indices.compactMap { index -> Entry? in
        guard index != place || index > 0, all[index].count <= 8, !(index == 0 && isMatrix),
          index == 0 || all[index].contains(where: { Self.verbs.contains($0.text) }),
          let (words, way) = read(all[index][...]), !words.isEmpty, words.count <= 4,
          !words.allSatisfy(Self.generic.contains),
          words.count > 1 || way != nil
        else { return nil }
        return Entry(
          words: words, heads: [], way: way, time: time.value, written: time.written,
          origin: time.origin, node: table,
          curve: all.compactMap { curve($0[...]) }.only, isEffect: index > 0,
          limits: limits(all[index][...]).union(limits(all[place][...])))
      }
    }
  }

  private static let verbs: Lexicon = [
    "slides", "fades", "opens", "closes", "enters", "exits", "slide", "rises", "expands",
    "collapses", "appears", "entry", "exit", "entrance", "drops",
  ]

  /// The only time of a movement.
  private func time(
    _ told: ToldNumbers
  ) -> (value: Double, written: String, origin: Origin)? {
    let times = told.all.filter { $0.time != nil }
    guard let one = times.only, let value = one.time, value < 5000, !told.isRange(one),
      ![.about, .below].contains(told.tokens[one.place].gap)
    else { return times.isEmpty ? nil : (-1, "", told.origin(times[0].range)) }
    return (value, document.string(plain: one.range), told.origin(one.range))
  }

  // MARK: Sentences

  /// A byte test: whether a cell has a digit.
  private func mayHoldTime(_ cell: Int) -> Bool {
    document.plain[document.plainText(of: cell)].contains(where: ASCII.isDigit)
  }

  private func sentences() -> [Entry] {
    var result: [Entry] = []
    for number in document.nodes.indices {
      let node = document.nodes[number]
      guard node.kind == .paragraph, case let text = document.plainText(of: number),
        text.count < 600, ASCII.find("ms", in: document.plain, text) != nil,
        reader.isNormative(node.range.start)
      else { continue }
      for passage in Passages(reader: reader).passages(number) {
        guard let time = time(ToldNumbers(document, passage.range)), time.value > 0,
          case let tokens = passage.tokens[passage.place],
          let (own, way) = read(tokens), own.count <= 12
        else { continue }
        let label = Set(
          Names.words(passage.name).filter {
            !Self.moves.contains($0) && !Self.openings.contains($0) && !Self.closings.contains($0)
          }.map(LedgerWords.stem))
        let first = tokens.first.map(\.text) ?? ""
        let labelWay = way ?? self.way(of: passage.name)
        let title = Names.words(document.title(ofSection: passage.section))
          .filter { !Self.moves.contains($0) && !$0.allSatisfy(\.isNumber) }.map(LedgerWords.stem)
        result.append(
          Entry(
            words: own.union(label), heads: Set(title), label: label,
            beginsWithMove: Self.moves.contains(first) || Self.openings.contains(first)
              || Self.closings.contains(first), way: labelWay,
            time: time.value,
            written: time.written, origin: time.origin, node: number, curve: curve(tokens),
            limits: limits(tokens).union(
              Names.words(passage.name).filter(Self.limits.contains))))
      }
    }
    return result
  }

  private func way(of label: String) -> Way? {
    let words = Names.words(label)
    let opens = words.contains(where: Self.openings.contains)
    return opens == words.contains(where: Self.closings.contains)
      ? nil : opens ? .opening : .closing
  }
}
