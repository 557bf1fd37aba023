import SpecModel
import SpecSyntax
import SpecText

extension NormativityReader {
  // MARK: Lines

  mutating func readLines() {
    for index in lines.indices {
      let line = lines[index]
      guard line.holder != .heading else { continue }
      readSupposition(index)
      readSuggestion(index)
      let hasCue = facts.words.cues[index].contains(.exclusion)
      if hasCue, line.text.count <= 400 { readRemarks(index) }
      if hasCue, line.holder != .cell, readMadeUp(index) { continue }
      guard let head = head(of: index, hasCue: hasCue) else { continue }
      let title = TitleMarks(bytes, head)
      guard let reason = reason(of: title, at: index) else { continue }
      if line.holder == .cell || line.holder == .item && isState(head, line) { continue }
      add(reason, lines: index, words: head)
    }
  }

  /// The words that head a line or what follows it: the label, or all of a short line that leads on.
  private func head(of index: Int, hasCue: Bool) -> Range<Int>? {
    let line = lines[index]
    if let label = line.label {
      return hasCue || facts.words.cues[index].contains(.quote) ? label : nil
    }
    guard hasCue, line.text.count <= 60, line.holder != .cell else { return nil }
    let leads = index + 1 < lines.count && Int(facts.owners[index + 1]) == index
    return leads || startsBold(line) ? line.text : nil
  }

  /// "- `rejected`: shows the reason": whether a label is a name in code, or one word of a list below "States".
  private func isState(_ label: Range<Int>, _ line: TextLine) -> Bool {
    guard line.label != nil, label.count <= 32 else { return false }
    if document.span(at: label.lowerBound, of: line.node, in: .code) == label { return true }
    guard Words.all(bytes, label).count == 1 else { return false }
    let title = document.title(ofSection: Int(document.nodes[line.node].section))
    return title.utf8.count <= 60
      && Names.words(title).contains {
        StateVocabulary.plurals.contains($0) || StateVocabulary.unspacedNouns.contains($0)
      }
  }

  private func startsBold(_ line: TextLine) -> Bool {
    let run = document.run(at: line.text.lowerBound, in: line.node)
    return run >= 0 && document.runs[run].style.contains(.strong)
  }

  private func reason(of title: TitleMarks, at index: Int) -> Reason? {
    if let reason = NotNormativeWords.labels[FoldedWords.key(title.core)] { return reason }
    if let reason = title.mark ?? title.reason { return reason }
    if title.isProblem { return .replaced }
    if title.isBefore, hasSibling(of: index, where: \.isAfter) { return .replaced }
    if let letter = title.option, title.opensOption, !chosenOptions.isEmpty,
      !chosenOptions.contains(letter), !title.isChosen
    {
      return .alternative
    }
    return nil
  }

  /// Whether one of the next lines at the same place has a title of a kind.
  private func hasSibling(of index: Int, where test: KeyPath<TitleMarks, Bool>) -> Bool {
    let line = lines[index]
    for other in index + 1..<min(lines.count, index + 40) {
      let next = lines[other]
      if next.holder == .heading { return false }
      guard facts.owners[other] == facts.owners[index], next.holder == line.holder,
        next.depth == line.depth
      else { continue }
      let title = TitleMarks(bytes, next.label ?? (next.text.count <= 60 ? next.text : 0..<0))
      if title[keyPath: test] { return true }
    }
    return false
  }

  /// Adds a line with the lines it leads, and the block that it introduces.
  private mutating func add(_ reason: Reason, lines first: Int, words: Range<Int>) {
    let line = lines[first]
    var last = first
    while last + 1 < lines.count, Int(facts.owners[last + 1]) >= first { last += 1 }
    var end = Int(document.sourceRange(plain: lines[last].text).end)
    if line.label == nil || line.value.isEmpty, reason != .example {
      let next = Int(document.nodes[line.node].end)
      if next < document.nodes.count,
        document.nodes[next].parent == document.nodes[line.node].parent,
        document.nodes[next].kind == .codeBlock || document.nodes[next].kind == .table
      {
        end = max(end, Int(document.nodes[next].range.end))
      }
    }
    let start = Int(document.sourceRange(plain: line.text).start)
    found.append(
      Normativity.Region(reason: reason, range: SourceRange(start, end), words: words))
  }

  // MARK: Remarks

  /// "(deferred)" at the end of a line, and words that tell what was before.
  private mutating func readRemarks(_ index: Int) {
    let line = lines[index]
    let words = facts.words.words(of: index)
    let isCondition = words.contains { NotNormativeWords.conditions.contains($0.key) }
    if let attempt = zip(words, words.dropFirst()).first(where: {
      $0.key == NotNormativeWords.we && NotNormativeWords.tried.contains($1.key)
    }) {
      addAttempt(index, from: attempt.0.range.lowerBound)
    } else if !isCondition, !facts.lineMeasures[index].isEmpty,
      words.contains(where: { NotNormativeWords.past.contains($0.key) })
        || words.contains(where: { NotNormativeWords.weakPast.contains($0.key) })
          && words.contains(where: { NotNormativeWords.pastVerbs.contains($0.key) })
    {
      addPast(line, words)
    } else if !facts.lineMeasures[index].isEmpty {
      addReports(index, words)
    }
    guard let open = line.text.last(where: { bytes[$0] == 0x28 || bytes[$0] == 0x5B }),
      closesLine(line.text, from: open),
      let reason = TitleMarks(bytes, open..<line.text.upperBound).mark
    else { return }
    if line.holder == .cell {
      add(reason, cell: line)
    } else if let start = lastSentence(of: line.text, before: open) {
      // "The panel is 320 px wide. Swipe to dismiss (future).": the mark speaks of its own sentence.
      add(reason, words: start..<line.text.upperBound)
    } else {
      add(reason, lines: index, words: line.text)
      found[found.count - 1].isMarkedTitle = true
      found[found.count - 1].titleEnd = document.sourceRange(plain: line.text).end
    }
  }

  /// Where the sentence begins in which a bracket stands, if another one ends before it.
  private func lastSentence(of text: Range<Int>, before open: Int) -> Int? {
    guard open - text.lowerBound > 12 else { return nil }
    let stop = (text.lowerBound + 8..<open - 2).last { isStop($0, of: text) }
    return stop.map { $0 + 2 }
  }

  /// Whether a full stop ends a sentence: a word before it, a blank and a capital behind.
  func isStop(_ offset: Int, of text: Range<Int>) -> Bool {
    guard bytes[offset] == 0x2E, offset + 2 < text.upperBound, bytes[offset + 1] == 0x20,
      bytes[offset - 1] >= 0x80 || Bytes.isLetter(bytes[offset - 1])
        || Bytes.isDigit(bytes[offset - 1]) || bytes[offset - 1] == 0x29
    else { return false }
    let next = bytes[offset + 2]
    return next >= 0x80 || Bytes.isLetter(next) && next & 0x20 == 0
  }

  /// What was tried and given up, from the words that say so to the end of the sentence, over the lines of its block.
  private mutating func addAttempt(_ index: Int, from start: Int) {
    let line = lines[index]
    let node = text(of: line.node)
    let last = (start..<node.upperBound).first { offset in
      bytes[offset] == 0x2E
        && (offset + 2 >= node.upperBound || bytes[offset + 1] == 0x0A
          || isStop(offset, of: node))
    }
    add(.alternative, words: start..<(last.map { $0 + 1 } ?? node.upperBound))
  }

  mutating func add(_ reason: Reason, words: Range<Int>) {
    found.append(
      Normativity.Region(
        reason: reason, range: document.sourceRange(plain: words), words: words))
  }

  private func closesLine(_ text: Range<Int>, from open: Int) -> Bool {
    guard
      let close = (open..<text.upperBound).first(where: { bytes[$0] == 0x29 || bytes[$0] == 0x5D })
    else { return false }
    return text.upperBound - close <= 3
  }

  /// The remark in parentheses that tells of the past, or the whole line.
  private mutating func addPast(_ line: TextLine, _ words: ArraySlice<Words.Word>) {
    guard
      let word = words.first(where: {
        NotNormativeWords.past.contains($0.key) || NotNormativeWords.weakPast.contains($0.key)
      })
    else { return }
    let open = (line.text.lowerBound..<word.range.lowerBound).last {
      bytes[$0] == 0x28 || bytes[$0] == 0x29
    }
    guard let open, bytes[open] == 0x28,
      let close = (open..<line.text.upperBound).first(where: { bytes[$0] == 0x29 })
    else { return add(.history, words: past(in: line.text, from: word.range.lowerBound)) }
    found.append(
      Normativity.Region(
        reason: .history, range: document.sourceRange(plain: open..<close), words: open..<close))
  }

  private mutating func add(_ reason: Reason, place line: TextLine) {
    found.append(
      Normativity.Region(
        reason: reason, range: document.sourceRange(plain: line.text), words: line.text))
  }

  /// The row, where the mark stands in its first cell, or else the cell.
  private mutating func add(_ reason: Reason, cell line: TextLine) {
    let row = Int(document.nodes[line.node].parent)
    let isFirst = row + 1 == line.node && document.nodes[row].kind == .tableRow
    guard isFirst else { return add(reason, place: line) }
    found.append(
      Normativity.Region(reason: reason, range: document.nodes[row].range, words: line.text))
  }

  // MARK: Tables

  mutating func readTables() {
    var node = 0
    while node < document.nodes.count {
      guard document.nodes[node].kind == .table else {
        node += 1
        continue
      }
      readTable(node)
      node = Int(document.nodes[node].end)
    }
  }

  private mutating func readTable(_ table: Int) {
    let header = table + 1
    guard header < document.nodes.count, document.nodes[header].kind == .tableRow else { return }
    let titles = document.children(of: header).map { TitleMarks(bytes, text(of: $0)) }
    if isChangelog(titles) {
      found.append(
        Normativity.Region(
          reason: .history, range: document.nodes[table].range, words: text(of: header)))
      return
    }
    readInputs(of: table, header: header)
    let columns = excludedColumns(titles)
    let lead = leads[table]?.column ?? 0
    let status = titles.indices.first { column in
      guard column != lead else { return false }
      let words = titles[column].words.words
      return !words.isEmpty && words.count <= 2
        && words.contains { NotNormativeWords.rowStatus.contains($0.key) }
        && !isUnbegun(column, of: table)
    }
    var row = Int(document.nodes[header].end)
    while row < Int(document.nodes[table].end) {
      if isTemplate(row) {
        var region = Normativity.Region(
          reason: .example, range: document.nodes[row].range, words: text(of: row + 1))
        region.isMadeUp = true
        found.append(region)
      } else if !columns.isEmpty || status != nil {
        readRow(row, columns: columns, status: status)
      }
      row = Int(document.nodes[row].end)
    }
  }

  /// Whether each row of a table, two at least, has one and the same mark of work that is to be done: it tells none of
  /// them from the others.
  private func isUnbegun(_ column: Int, of table: Int) -> Bool {
    var first: Range<Int>?
    var count = 0
    for row in document.children(of: table).dropFirst() {
      let cells = document.children(of: row)
      guard column < cells.count, case let text = text(of: cells[column]),
        (1...60).contains(text.count)
      else { return false }
      if let first {
        guard bytes[first].elementsEqual(bytes[text]) else { return false }
      } else {
        guard NotNormativeWords.unbegun[FoldedWords.key(TitleMarks(bytes, text).core)] != nil else {
          return false
        }
        first = text
      }
      count += 1
    }
    return count > 1
  }

  /// "[State name] | [Condition] | [Next state]": a row that a template left behind, with nothing but placeholders.
  private func isTemplate(_ row: Int) -> Bool {
    var cell = row + 1
    var count = 0
    while cell < Int(document.nodes[row].end) {
      let text = Bytes.trim(text(of: cell), in: bytes)
      cell = Int(document.nodes[cell].end)
      if text.isEmpty { continue }
      // "[x]" is a box that is ticked.
      guard text.count > 3, bytes[text.lowerBound] == 0x5B, bytes[text.upperBound - 1] == 0x5D,
        !text.dropFirst().contains(where: { bytes[$0] == 0x5B })
      else { return false }
      count += 1
    }
    return count > 1
  }

  private mutating func readRow(_ row: Int, columns: [Int: Reason], status: Int?) {
    let cells = document.children(of: row)
    if let status, status < cells.count, let reason = rowReason(cells[status]) {
      found.append(
        Normativity.Region(
          reason: reason, range: document.nodes[row].range, words: text(of: cells[status])))
      return
    }
    for (column, reason) in columns where column < cells.count {
      found.append(
        Normativity.Region(
          reason: reason, range: document.nodes[cells[column]].range,
          words: text(of: cells[column])))
    }
  }

  private func rowReason(_ cell: Int) -> Reason? {
    let range = text(of: cell)
    guard !range.isEmpty, range.count <= 60 else { return nil }
    let title = TitleMarks(bytes, range)
    let key = FoldedWords.key(title.core)
    return NotNormativeWords.marks[key] ?? NotNormativeWords.rowMarks[key]
  }

  /// The columns that show what the design replaces, an older version, or effort.
  private func excludedColumns(_ titles: [TitleMarks]) -> [Int: Reason] {
    var result: [Int: Reason] = [:]
    let isTransitions = titles.contains(where: \.isOfTransitions)
    if !isTransitions, titles.contains(where: \.isAfter) {
      for column in titles.indices where titles[column].isBefore { result[column] = .replaced }
    }
    for column in titles.indices
    where titles[column].words.words.contains(where: {
      NotNormativeWords.planColumns.contains($0.key)
    }) {
      result[column] = .plan
    }
    let versions = titles.indices.compactMap { column in
      version(titles[column]).map { (column: column, number: $0) }
    }
    if versions.count > 1, let latest = versions.map(\.number).max() {
      for entry in versions where entry.number < latest { result[entry.column] = .replaced }
    }
    return result
  }

  /// The number of a column "v2" or "Version 2".
  private func version(_ title: TitleMarks) -> Int? {
    let words = title.words.words
    guard let first = words.first, words.count <= 3 else { return nil }
    var digits = first.range.lowerBound + 1..<first.range.upperBound
    if bytes[first.range.lowerBound] | 0x20 != 0x76 { return nil }
    if first.key == Self.version, words.count > 1 { digits = words[1].range }
    var value = 0
    for offset in digits.prefix(4) {
      guard Bytes.isDigit(bytes[offset]) else { return nil }
      value = value * 10 + Int(bytes[offset] & 0x0F)
    }
    return digits.isEmpty ? nil : value
  }

  private static let version = WordKey("version")
}
