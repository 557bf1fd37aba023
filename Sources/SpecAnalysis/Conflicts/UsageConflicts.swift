import SpecModel
import SpecSyntax
import SpecText

/// A scale of durations says what each step is for, and a table of animations gives one of these another length.
///
/// Uses are the items of the cell or remark beside the value: "100ms | Button press, checkbox toggle",
/// `--slow: 320ms; /* page enter, drawer slide */`. An animation is the one that a use means where both have the same
/// words, or where the first two cells of a row together have them ("Button", "Press").
struct UsageConflicts {
  let document: Document
  let spec: SpecDocument

  /// A step of a scale and one thing that it is for.
  private struct Use {
    var step: Token
    var duration: Double
    var text: String
  }

  static func find(_ document: Document, _ spec: SpecDocument) -> [FactConflict] {
    UsageConflicts(document: document, spec: spec).find()
  }

  private func find() -> [FactConflict] {
    var uses: [Set<String>: Use] = [:]
    var doubtful: Set<Set<String>> = []
    // "Grand | 280ms | the curve of `pop`": another step that a step names is no use of it.
    let steps = Set(spec.tokens.filter { $0.kind == .duration }.map { TokenIndex.key($0.name) })
    for token in spec.tokens where token.kind == .duration {
      guard let duration = milliseconds(token) else { continue }
      for text in self.uses(of: token) {
        let key = Self.key(text)
        guard key.count >= 2, !key.isSubset(of: Self.generic),
          !steps.contains(TokenIndex.key(text))
        else { continue }
        if let known = uses[key], known.duration != duration { doubtful.insert(key) }
        uses[key] = Use(step: token, duration: duration, text: text)
      }
    }
    guard !uses.isEmpty else { return [] }
    let clear = uses.filter { !doubtful.contains($0.key) }
    let whole = spec.motions.compactMap { wholeConflict($0, clear) }
    let known = Set(whole.flatMap { $0.statements.map(\.origin) })
    let parted = partedConflicts(clear).filter { !known.contains($0.statements[0].origin) }
    return titledConflicts(clear) + parted + whole
  }

  /// An animation that is called as a use, by its subject or its first two cells.
  private func wholeConflict(_ motion: Motion, _ uses: [Set<String>: Use]) -> FactConflict? {
    guard let duration = motion.duration?.exact, !document.isCode(motion.origin.range.start),
      let key = keys(of: motion).first(where: { uses[$0] != nil }),
      let use = uses[key], use.duration != duration, use.step.origin != motion.origin,
      !motion.origin.range.contains(use.step.origin.range),
      let place = place(of: duration, in: motion.origin)
    else { return nil }
    return FactConflict(
      subject: use.text, property: "duration",
      statements: [
        .init(value: Numbers.text(duration) + " ms", origin: place),
        .init(value: Numbers.text(use.duration) + " ms", origin: use.step.valueOrigin),
      ],
      reason: "the step '\(use.step.name)' of the scale is for '\(use.text)'")
  }

  /// A table below the title that a use has, all of whose animations have another length.
  private func titledConflicts(_ uses: [Set<String>: Use]) -> [FactConflict] {
    var tables: [Int: [Motion]] = [:]
    for motion in spec.motions {
      guard let node = document.lastNode(startingBy: motion.origin.range.start),
        document.nodes[node].kind == .tableRow || document.nodes[node].kind == .tableCell
      else { continue }
      tables[Int(document.nodes[node].section), default: []].append(motion)
    }
    return tables.keys.sorted().compactMap { section in
      let title = String(document.title(ofSection: section).prefix { $0 != "(" })
      let words = Self.key(title).filter { !$0.allSatisfy(\.isNumber) }
      guard let use = uses[words], let motions = tables[section] else { return nil }
      let normal = motions.filter { !Names.hasWord($0.subject, in: Self.variants) }
      let lengths = normal.map { $0.duration?.exact }
      guard normal.count > 1, Set(lengths).count == 1, let length = lengths[0],
        length != use.duration, let place = place(of: length, in: normal[0].origin)
      else { return nil }
      return FactConflict(
        subject: use.text, property: "duration",
        statements: [
          .init(value: Numbers.text(length) + " ms", origin: place),
          .init(value: Numbers.text(use.duration) + " ms", origin: use.step.valueOrigin),
        ],
        reason: "the step '\(use.step.name)' of the scale is for '\(use.text)', and all "
          + "\(normal.count) rows below this title last \(Numbers.text(length)) ms")
    }
  }

  /// A row that has the words of a use in its title and its cells together: "hover elevation" and "Hover | Elevate".
  private func partedConflicts(_ uses: [Set<String>: Use]) -> [FactConflict] {
    let wanted = uses.compactMap { key, use -> (Set<String>, Use)? in
      let stems = Set(key.map(Self.stem))
      return stems.isDisjoint(with: Self.loose) ? (stems, use) : nil
    }.sorted { $0.1.text < $1.1.text }
    guard !wanted.isEmpty else { return [] }
    let steps = Set(uses.values.map { document.source.line(of: $0.step.origin.range.start) })
    var titles: [Int32: Set<String>] = [:]
    let rows = spec.motions.compactMap { row($0, &titles) }.filter {
      !steps.contains(document.source.line(of: $0.motion.origin.range.start)) && !namesStep($0)
    }
    return wanted.compactMap { stems, use in
      let found = rows.filter { row in
        stems.isSubset(of: row.cells.union(row.title)) && !stems.isDisjoint(with: row.cells)
          && !stems.isSubset(of: row.title)
      }
      // Of several rows, one that keeps the length is the one that is meant.
      guard let first = found.first, !found.contains(where: { $0.duration == use.duration }),
        let place = place(of: first.duration, in: first.motion.origin)
      else { return nil }
      return FactConflict(
        subject: use.text, property: "duration",
        statements: [
          .init(value: Numbers.text(first.duration) + " ms", origin: place),
          .init(value: Numbers.text(use.duration) + " ms", origin: use.step.valueOrigin),
        ],
        reason: "the step '\(use.step.name)' of the scale is for '\(use.text)', and the row below "
          + "'\(first.name)' has the same words")
    }
  }

  /// Words that one row shares with many uses.
  private static let loose: Set<String> = Set(
    ["default", "state", "all", "other", "small", "large", "micro", "reduced"].map(stem))

  private struct Row {
    var motion: Motion
    var name: String
    var duration: Double
    var title: Set<String>
    var cells: Set<String>
  }

  /// A row of a table of animations, with the words of its section and of its first three cells.
  private func row(_ motion: Motion, _ titles: inout [Int32: Set<String>]) -> Row? {
    guard let duration = motion.duration?.exact,
      let node = document.lastNode(startingBy: motion.origin.range.start),
      document.nodes[node].kind == .tableRow || document.nodes[node].kind == .tableCell,
      !Names.hasWord(motion.subject, in: Self.variants)
    else { return nil }
    let cells = told(with: duration, of: motion).split(separator: "|").prefix(3)
      .joined(separator: " ")
    let section = document.nodes[node].section
    let title = document.title(ofSection: Int(section))
    let words = titles[section] ?? Set(Self.key(title).map(Self.stem))
    titles[section] = words
    return Row(
      motion: motion, name: title, duration: duration, title: words,
      cells: Set(Self.key(cells).map(Self.stem)))
  }

  /// The row of a motion; of the cell with its length only the clause that has it: "count up (800 ms); badge drops".
  private func told(with duration: Double, of motion: Motion) -> String {
    let source = document.source
    let line = document.firstLine(of: motion.origin.range)
    guard let place = place(of: duration, in: motion.origin),
      line.start <= place.range.start, place.range.end <= line.end
    else { return source.string(line) }
    func reach(_ start: Int, _ step: Int, _ limit: Int) -> (clause: Int, cell: Int) {
      var (offset, clause) = (start, -1)
      while offset != limit, source.bytes[offset] != ASCII.pipe {
        if source.bytes[offset] == 0x3B, clause < 0 { clause = offset }
        offset += step
      }
      return (clause < 0 ? offset : clause, offset)
    }
    let before = reach(Int(place.range.start), -1, Int(line.start))
    let after = reach(Int(place.range.end), 1, Int(line.end))
    guard before.clause != before.cell || after.clause != after.cell else {
      return source.string(line)
    }
    return source.string(SourceRange(Int(line.start), before.cell + 1)) + " "
      + source.string(SourceRange(before.clause, after.clause)) + " "
      + source.string(SourceRange(after.cell, Int(line.end)))
  }

  /// Whether a row names the step of its value itself: "long (400ms)".
  private func namesStep(_ row: Row) -> Bool {
    let line = document.source.string(document.firstLine(of: row.motion.origin.range))
    let words = Names.words(line)
    return spec.tokens.contains { token in
      guard token.kind == .duration, milliseconds(token) == row.duration,
        let last = Names.words(token.name).last
      else { return false }
      return words.contains(last)
    }
  }

  /// A word without the ends by which the names of acts differ: "elevate" and "elevation".
  private static func stem(_ word: String) -> String {
    for end in ["ation", "ate", "ing", "ion", "e"] where word.count > end.count + 3 {
      if word.hasSuffix(end) { return String(word.dropLast(end.count)) }
    }
    return word
  }

  private static let variants: Lexicon = ["reduced", "fallback", "instant", "disabled"]

  /// The value of a step; a number without a unit stands below a header "ms".
  private func milliseconds(_ token: Token) -> Double? {
    let read = AmountReader.read(document.source.bytes, token.valueOrigin.range.offsets)
    guard let amount = read.only, !amount.isInexact,
      amount.unit == .ms || amount.unit == .none
    else { return nil }
    return amount.value > 0 ? amount.value : nil
  }

  /// The items of what follows a value on its line.
  private func uses(of token: Token) -> [String] {
    let source = document.source
    let line = source.lineRange(source.lineIndex(of: Int(token.origin.range.start)))
    let start = Int(token.valueOrigin.range.end)
    guard start < Int(line.end), Int(line.end) - start < 300 else { return [] }
    let rest = source.string(SourceRange(start, Int(line.end)))
    guard !Names.hasWord(rest, in: Self.waits) else { return [] }
    var items: [String] = []
    var depth = 0
    var item = String.UnicodeScalarView()
    for scalar in rest.unicodeScalars {
      switch scalar {
      case "(": depth += 1
      case ")": depth = max(0, depth - 1)
      case ",", ";", "|", "*", "/", "–", "—", "、", "，", ":", "`":
        if depth == 0 {
          items.append(String(item))
          item.removeAll()
        }
      default: if depth == 0 { item.append(scalar) }
      }
    }
    return (items + [String(item)]).map(\.trimmedSpaces).filter {
      (4...60).contains($0.utf8.count) && !Self.isFile($0) && !Self.isValue($0)
    }
  }

  /// Whether a text is the value of the next step: "0.3s".
  private static func isValue(_ text: String) -> Bool {
    text.first?.isNumber == true && !text.contains(" ")
  }

  /// Whether a text is the name of a file, which says where a value was found: "cards.css".
  private static func isFile(_ text: String) -> Bool {
    guard let dot = text.lastIndex(of: "."), dot > text.startIndex else { return false }
    let ending = text[dot...].dropFirst()
    return (2...6).contains(ending.utf8.count) && ending.allSatisfy { $0.isLetter && $0.isASCII }
      && text[..<dot].allSatisfy { $0.isLetter || $0.isNumber || "-_/.".contains($0) }
  }

  private static let waits: Lexicon = ["stagger", "staggered", "delay", "delays", "cycle", "loop"]

  /// What a motion may be called: its subject, and its subject with the next cell of its row.
  private func keys(of motion: Motion) -> [Set<String>] {
    let subject = String(motion.subject.prefix { $0 != "(" })
    var result = [Self.key(subject)]
    let header = document.tableHeader(around: motion.origin.range.start)
    guard header.count > 2, !header.contains(where: { Names.words($0) == ["to"] }) else {
      return result
    }
    let row = document.source.string(document.firstLine(of: motion.origin.range))
    let cells = row.split(separator: "|").map { String($0).trimmedSpaces }.filter { !$0.isEmpty }
    if cells.count > 2, cells[0] == motion.subject {
      result.append(Self.key(subject + " " + cells[1]))
    }
    return result
  }

  /// The words of a name, plurals folded.
  private static func key(_ name: String) -> Set<String> {
    Set(
      Names.words(name).filter { !fillers.contains($0) }.map {
        $0.count > 3 && $0.hasSuffix("s") && !$0.hasSuffix("ss") ? String($0.dropLast()) : $0
      })
  }

  private static let fillers: Set<String> = [
    "the", "a", "an", "of", "for", "on", "to", "and", "ms",
  ]

  private static let generic: Set<String> = [
    "animation", "transition", "motion", "interaction", "feedback", "state", "change", "effect",
    "standard", "default", "quick", "slow", "fast", "normal", "small", "large", "element", "micro",
    "ui", "ease", "in", "out", "linear", "most", "common", "complex", "simple", "emphasis", "page",
    "screen",
  ]

  private func place(of duration: Double, in line: Origin) -> Origin? {
    spec.durations.first {
      $0.quantity.exact == duration && line.range.contains($0.origin.range)
        && ($0.role == .animation || $0.role == .other)
    }?.origin
  }
}
