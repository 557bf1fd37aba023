import SpecModel
import SpecSyntax
import SpecText

extension TransitionRows {
  /// Adds the changes between the steps that one cell tells: "IDLE then VALIDATING", "On, then Dim after 3 s", whose
  /// occasion stands behind the name.
  mutating func follow(_ steps: [String], _ origin: Origin, _ row: Row) {
    let ends = steps.map { text -> (name: String, condition: String?) in
      if known.contains(text) { return (text, nil) }
      return ArrowLine.divided(text)
    }
    for (from, to) in zip(ends, ends.dropFirst()) {
      var step = EdgeDraft(
        source: NameReference(text: from.name, origin: origin),
        target: NameReference(text: to.name, origin: origin), origin: row.origin)
      if let condition = to.condition { step.trigger = LocatedText(condition, origin) }
      step.provenance = .inferred
      if !matrix.edges.suffix(64).contains(where: { $0.isSameStep(as: step) }) {
        matrix.edges.append(step)
      }
    }
  }

  /// What "Step 2" means where a column counts the rows from one on and another names them: "Step | Screen | Next",
  /// "No. | State | Next".
  func countedSteps() -> [String: String] {
    guard let source = columns.roles.firstIndex(of: .source), table.rows.count > 1,
      let column = table.header.indices.first(where: {
        $0 != source
          && (StepTables.isStep(table.header[$0])
            || Self.counters.contains(table.header[$0].lowercased()))
      })
    else { return [:] }
    let word = table.header[column].lowercased()
    var result: [String: String] = [:]
    for (index, row) in table.rows.prefix(200).enumerated() {
      let cells = table.cells(of: row)
      guard column < cells.count, source < cells.count,
        case let number = table.text(cells[column]).lowercased(),
        number == String(index + 1) || number == "\(word) \(index + 1)"
      else { return [:] }
      let name = StateName.splitQualifier(table.text(cells[source])).name
      // "10 Orders" has a number of its own.
      if TableColumns.isNumberedTitle(name) { return [:] }
      result["\(word) \(index + 1)"] = name
      result[String(index + 1)] = name
    }
    return result
  }

  /// Learns names behind those of what has them, "Cart / Empty" beside "Cart / Loading": a head before several names that
  /// is no end itself owns them, and is no alternative.
  mutating func learnOwnedNames() {
    let ends = [ColumnRole.source, .target].compactMap { columns.roles.firstIndex(of: $0) }
    let document = table.document
    guard ends.count == 2,
      ASCII.find(" / ", in: document.source.bytes, document.nodes[table.node].range.offsets) != nil
    else { return }
    var alone: Set<String> = []
    var owned = OwnedNames()
    for row in table.rows.prefix(200) {
      let cells = table.cells(of: row)
      for column in ends where column < cells.count {
        let text = table.text(cells[column])
        if text.utf8.count > 60 || !owned.add(text) { alone.insert(Names.key(text)) }
      }
    }
    for name in owned.names(besides: { alone.contains($0) || known.contains($0) }) {
      known.add(name)
    }
  }

  /// Headers over the numbers of rows, in lower case.
  private static let counters: Lexicon = [
    "#", "no", "no.", "nr", "nr.", "nº", "n°", "№", "num", "num.", "number", "nummer", "lfd. nr.",
    "numéro", "número", "numero", "nomor", "番号", "项", "序号", "编号", "번호", "순번",
  ]

  /// "3 when Start is pressed, 1 on timeout" with the names of the rows in place of their numbers; `nil` where a piece
  /// begins with no number of a row.
  func counted(_ text: String, _ steps: [String: String]) -> String? {
    guard !steps.isEmpty else { return nil }
    if let name = steps[text.lowercased()] { return name }
    guard text.utf8.contains(where: ASCII.isDigit) else { return nil }
    let pieces = TextSplit.pieces(of: text, at: Self.pauses, outsideParentheses: true)
    let named = pieces.compactMap { piece -> String? in
      let number = piece.prefix(while: \.isNumber)
      let rest = piece[number.endIndex...]
      guard let name = steps[String(number)], rest.isEmpty || rest.first == " " else { return nil }
      return name + rest
    }
    return named.count == pieces.count ? named.joined(separator: ", ") : nil
  }

  private static let pauses: Phrases = [", ", "; ", " / ", "、", "，"]

  /// Learns words that usually say that there is no change, where the rows take them for states: "None" that other rows
  /// lead to from where they go back to it, and "ignored" in a column of names in code.
  mutating func learnUsualWords() {
    guard columns.form == .ends, let source = columns.roles.firstIndex(of: .source),
      let target = columns.roles.firstIndex(of: .target)
    else { return }
    var entered: Set<[String]> = []
    var isInCode = true
    var left: [[String]] = []
    var words: [String] = []
    for row in table.rows.prefix(400) {
      let cells = table.cells(of: row)
      guard source < cells.count, target < cells.count else { continue }
      let (from, to) = (table.text(cells[source]), table.text(cells[target]))
      isInCode = isInCode && table.codeSpans(in: cells[target]) == [to]
      // "None | lamp test | None": nothing changes.
      if Self.isNone(from), Self.isNone(to) { continue }
      if Self.isNone(from) || Self.isNone(to) {
        left.append([from.lowercased(), to.lowercased()])
        entered.insert([to.lowercased(), from.lowercased()])
        words.append(Self.isNone(from) ? from : to)
      } else if NegativeCue.ignores(label: to), Names.wordCount(to) == 1 {
        words.append(to)
      }
    }
    guard let word = words.first else { return }
    if left.contains(where: entered.contains) {
      known.add(words.first(where: Self.isNone) ?? word)
    }
    if isInCode { words.filter(NegativeCue.ignores(label:)).forEach { known.add($0) } }
  }

  /// "None" written as a name.
  private static func isNone(_ text: String) -> Bool {
    nones.contains(text.lowercased())
      && (text.first?.isUppercase == true || text.utf8.first ?? 0 >= 0xE3)
  }

  private static let nones: Lexicon = [
    "none", "keine", "keiner", "keins", "aucun", "aucune", "ninguno", "ninguna", "nenhum",
    "nenhuma", "nessuno", "nessuna", "geen", "tidak ada", "なし", "无", "無", "없음",
  ]

  /// Whether the row only marks where a run starts.
  mutating func isInitial(
    _ source: LocatedText?, of row: Row, target: LocatedText?, edge: EdgeDraft
  ) -> Bool {
    guard let target, let cell = row.cells[.source] else { return false }
    // The cell may hold both ends: "[*] → Idle".
    let text = table.text(cell)
    let raw = Arrow.split(text)?.0 ?? text
    if isNewcomer(raw), !known.contains(raw) {
      // A run begins with it, and the row is a change all the same.
      let isNoted = matrix.initial.contains { $0.text == raw }
      if !isNoted {
        matrix.initial.append(NameReference(text: raw, origin: source?.origin ?? row.origin))
      }
      return false
    }
    guard CellVocabulary.initialMarks.contains(raw.lowercased()),
      !Self.isNone(raw) || !known.contains(raw)
    else { return false }
    // Below a row that marks the start with a sign, "Initial" is the name of a state.
    let isWord = Names.wordCount(raw) > 0 && raw.first?.isLetter == true
    guard !isWord || matrix.initial.isEmpty else { return false }
    var first = true
    for case .state(let name, _) in StateCell.ends(in: target.text, known: known) {
      if first { matrix.initial.append(NameReference(text: name, origin: target.origin)) }
      first = false
    }
    // A mark in words with a trigger, or with several ways out, is also a state that the run leaves.
    guard edge.trigger != nil || isLeftByRows(raw), Names.wordCount(raw) > 0,
      !StateCell.isBlank(raw), !raw.hasPrefix("(")
    else { return true }
    matrix.initial = [NameReference(text: raw, origin: source?.origin ?? row.origin)]
    return false
  }

  /// "New" before a change is what it begins with; behind one it only says that there is a next state.
  func isNewcomer(_ name: String) -> Bool { name.lowercased() == "new" }

  /// Whether several rows leave a name, each to another state: "INIT", where the run begins and goes on by conditions.
  private func isLeftByRows(_ name: String) -> Bool {
    guard !Self.nones.contains(name.lowercased()),
      let source = columns.roles.firstIndex(of: .source),
      let target = columns.roles.firstIndex(of: .target)
    else { return false }
    var targets: Set<String> = []
    for row in table.rows.prefix(64) {
      let cells = table.cells(of: row)
      guard cells.count > max(source, target), table.text(cells[source]) == name else { continue }
      targets.insert(table.text(cells[target]))
    }
    return targets.count > 1
  }
}
