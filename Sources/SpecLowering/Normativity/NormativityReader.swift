import SpecModel
import SpecSyntax
import SpecText

/// Finds the places of a document that demand nothing: by headings, labels, columns, marks and comments.
struct NormativityReader {
  typealias Reason = NotNormative.Reason

  let document: Document
  let lines: [TextLine]
  let facts: FactIndex
  let bytes: UnsafeBufferPointer<UInt8>
  /// The column of names of each table that has it elsewhere than in front.
  let leads: [Int: TableOrder.Lead]
  var found: [Normativity.Region] = []
  /// The letters of the choices that the document takes.
  var chosenOptions: Set<UInt8> = []

  /// The places that demand nothing in a document.
  static func read(
    _ document: Document, lines: [TextLine], facts: FactIndex, leads: [Int: TableOrder.Lead]
  ) -> Normativity {
    document.plain.withUnsafeBufferPointer { bytes in
      var reader = NormativityReader(
        document: document, lines: lines, facts: facts, bytes: bytes, leads: leads)
      reader.readGuide()
      reader.readSections()
      reader.readLines()
      reader.readTables()
      reader.readStruck()
      reader.readComments()
      reader.readDetails()
      reader.readCounterExamples()
      reader.readQuotedExamples()
      reader.readMadeUpData()
      reader.readCrossedOut()
      return Normativity(reader.found)
    }
  }

  func text(of node: Int) -> Range<Int> {
    let text = document.nodes[node].text
    return Int(text.lowerBound)..<Int(text.upperBound)
  }

  // MARK: Sections

  private mutating func readSections() {
    var excludedEnd: Int32 = 0
    var options: [Int32: [(section: Int, letter: UInt8, isChosen: Bool)]] = [:]
    var befores: [Int32: [Int]] = [:]
    var afters: Set<Int32> = []
    var laters: [Int32: [Int]] = [:]
    var contexts: [Int32: Int] = [:]
    var decided: Set<Int32> = []
    var others: Set<Int> = []
    for index in document.sections.indices.dropFirst() {
      let section = document.sections[index]
      guard section.heading >= excludedEnd, section.heading >= 0 else { continue }
      let title = TitleMarks(bytes, text(of: Int(section.heading)))
      guard index > 1 || section.level > 1 else {
        if exclude(document: title) { excludedEnd = section.nodes.upperBound }
        continue
      }
      if title.isResearch {
        addFindings(ofSection: index)
        continue
      }
      addIllustrations(title, ofSection: index)
      readRecord(title, index, &contexts, &decided)
      let said = others.contains(index) ? nil : reason(of: title, section: index)
      if let reason = others.contains(index) ? (Reason.alternative, isMark: false) : said {
        if reason.0 == .alternative, case let rest = partsBesideChosen(index), !rest.isEmpty {
          others.formUnion(rest)
          continue
        }
        add(reason.0, section: index, isMark: reason.isMark)
        excludedEnd = section.nodes.upperBound
        continue
      }
      if let letter = title.option {
        if title.isChosen { chosenOptions.insert(letter) }
        if title.opensOption {
          options[section.parent, default: []].append((index, letter, title.isChosen))
        }
      }
      if title.isProblem {
        add(.replaced, section: index, isMark: false)
      } else if title.isBefore || title.opensBefore && isBefore(title, below: section.parent) {
        befores[section.parent, default: []].append(index)
      }
      if title.isAfter || title.opensAfter && migration(above: section.parent) != nil {
        afters.insert(section.parent)
      }
      if title.isLater { laters[section.parent, default: []].append(index) }
    }
    addPairs(laters, .future, afters)
    addPairs(befores, .replaced, afters)
    let histories = contexts.filter { decided.contains($0.key) }.values
    for section in histories { add(.history, section: section, isMark: false) }
    readDecisions()
    for group in options.values where group.count > 1 {
      for option in group where !option.isChosen && !chosenOptions.contains(option.letter) {
        add(.alternative, section: option.section, isMark: false)
      }
    }
  }

  /// Excludes the sections that stand beside one on what comes after.
  private mutating func addPairs(
    _ sections: [Int32: [Int]], _ reason: Reason, _ afters: Set<Int32>
  ) {
    for (parent, sections) in sections where afters.contains(parent) {
      for section in sections { add(reason, section: section, isMark: false) }
    }
  }

  private mutating func addIllustrations(_ title: TitleMarks, ofSection index: Int) {
    if title.isExample, !title.isStoryboard || !holdsTable(index) {
      addIllustration(ofSection: index)
    }
    if title.isForAuthors { addQuotations(ofSection: index) }
    if title.isOfNotation { addNotation(ofSection: index) }
  }

  /// Whether a table stands right below a heading.
  private func holdsTable(_ section: Int) -> Bool {
    document.sections[section].ownNodes.contains {
      Int($0) < document.nodes.count && document.nodes[Int($0)].kind == .table
    }
  }

  /// The parts of a section on alternatives of which the title of one says that it was chosen: the others.
  private func partsBesideChosen(_ section: Int) -> Set<Int> {
    var others: Set<Int> = []
    var isFound = false
    for part in document.sections.indices.dropFirst(section + 1) {
      let heading = document.sections[part].heading
      guard heading < document.sections[section].nodes.upperBound else { break }
      guard Int(document.sections[part].parent) == section, heading >= 0 else { continue }
      let title = TitleMarks(bytes, text(of: Int(heading)))
      if title.isChosen, title.mark == nil, title.reason == nil {
        isFound = true
      } else {
        others.insert(part)
      }
    }
    return isFound ? others : []
  }

  /// Excludes all below a first heading that says of the document that it is no spec.
  private mutating func exclude(document title: TitleMarks) -> Bool {
    guard let reason = reason(ofDocument: title) else { return false }
    add(reason, section: 1, isMark: false)
    return true
  }

  /// Whether a title "Before (inline)" stands below a migration and names a version or an implementation.
  private func isBefore(_ title: TitleMarks, below section: Int32) -> Bool {
    guard let migration = migration(above: section) else { return false }
    return title.namesImplementation(of: migration)
  }

  /// The nearest heading around a section that is over how something older becomes something newer.
  private func migration(above section: Int32) -> TitleMarks? {
    var section = Int(section)
    while section > 0 {
      let heading = Int(document.sections[section].heading)
      if heading >= 0, case let title = TitleMarks(bytes, text(of: heading)), title.isOfMigration {
        return title
      }
      section = Int(document.sections[section].parent)
    }
    return nil
  }

  /// A document that tells how to write others, by its own title: what it quotes is made up.
  private mutating func readGuide() {
    guard document.sections.count > 1, case let section = document.sections[1],
      section.level == 1, section.heading >= 0,
      TitleMarks(bytes, text(of: Int(section.heading))).isForAuthors
    else { return }
    addQuotations(ofSection: 1)
  }

  /// "Context" beside "Decision": what a decision record found, which the decision changes.
  private func readRecord(
    _ title: TitleMarks, _ section: Int, _ contexts: inout [Int32: Int], _ decided: inout Set<Int32>
  ) {
    let parent = document.sections[section].parent
    let core = title.core
    guard let word = core.first, core.count <= 2 else { return }
    if core.count == 1, NotNormativeWords.contexts.contains(word.key) {
      contexts[parent] = contexts[parent] ?? section
    } else if NotNormativeWords.decisions.contains(word.key), contexts[parent] != nil {
      decided.insert(parent)
    }
  }

  private func reason(of title: TitleMarks, section: Int) -> (Reason, isMark: Bool)? {
    if let reason = title.mark { return (reason, true) }
    let core = title.core
    if let reason = title.reason {
      if isGloss(title, section) { return nil }
      // "Rejected" below "Document states", or where a table has a state of that name.
      let isName =
        core.count == 1 && (reason == .alternative || reason == .history || reason == .future)
      let isPart = reason == .history && isPartOfInterface(title, section)
      return isName && isState(section) || isPart ? nil : (reason, false)
    }
    if core.count == 1, NotNormativeWords.dated.contains(core[core.startIndex].key),
      isDated(section)
    {
      return (.history, false)
    }
    if title.isLeaving { return (.replaced, true) }
    if isPlan(title) { return (.plan, false) }
    return nil
  }

  /// Whether the heading around a section is over states, or a cell of a table says no more than its own title.
  private func isState(_ section: Int) -> Bool {
    let parent = Int(document.sections[section].parent)
    if parent > 0,
      Names.words(document.title(ofSection: parent)).last.map(StateVocabulary.plurals.contains)
        == true
    {
      return true
    }
    let name = Names.key(StateName.splitQualifier(document.title(ofSection: section)).name)
    return document.tables.contains { table in
      document.children(of: table).dropFirst().prefix(200).contains { row in
        document.children(of: row).prefix(2).contains { cell in
          text(of: cell).count <= 40 && Names.key(document.string(cell)) == name
        }
      }
    }
  }

  private func isPlan(_ title: TitleMarks) -> Bool {
    let words = title.words.words
    guard let plan = words.firstIndex(where: { SectionTopic.plan.contains($0.key) }) else {
      return false
    }
    return words.indices.contains {
      $0 != plan && SectionTopic.planObjects.contains(words[$0].key)
    }
  }

  /// Whether a version or a date stands in the first lines of a section.
  func isDated(_ section: Int) -> Bool {
    let nodes = document.sections[section].nodes
    let start = Int(document.nodes[Int(nodes.lowerBound)].text.upperBound)
    var rest = start..<min(bytes.count, start + 400)
    while let offset = Bytes.find("20", in: rest, of: bytes) {
      if offset + 4 < bytes.count, Bytes.isDigit(bytes[offset + 2]),
        Bytes.isDigit(bytes[offset + 3]),
        bytes[offset + 4] == 0x2D || bytes[offset + 4] == 0x2F || bytes[offset + 4] == 0x2E
          || isYear(offset)
      {
        return true
      }
      rest = offset + 1..<rest.upperBound
    }
    let reach = start..<min(bytes.count, start + 400)
    return NotNormativeWords.editions.contains { isNumbered($0, in: reach) }
      || NotNormativeWords.firstEditions.contains { isNamed($0, in: reach) }
      || NotNormativeWords.pastTales.contains { tellsPast($0, in: reach) }
      || reach.contains { isVersion($0, start: start) }
  }

  /// Whether a digit follows a word for an edition: "until release 4.2", "na versão de 2022".
  private func isNumbered(_ word: StaticString, in reach: Range<Int>) -> Bool {
    var rest = reach
    while let offset = Bytes.find(word, in: rest, of: bytes) {
      let next = behindOf(offset + word.utf8CodeUnitCount)
      if next < bytes.count, Bytes.isDigit(bytes[next]) { return true }
      rest = offset + 1..<rest.upperBound
    }
    return false
  }

  /// Whether a phrase for the first edition stands alone, where "the first version of a note" is a thing of the product.
  private func isNamed(_ phrase: StaticString, in reach: Range<Int>) -> Bool {
    guard let offset = Bytes.find(phrase, in: reach, of: bytes) else { return false }
    let end = offset + phrase.utf8CodeUnitCount
    guard end < bytes.count, bytes[end] == 0x20 else { return true }
    return behindOf(end + 1) == end + 1
  }

  /// A place, or the one behind a word for "of" that stands there.
  private func behindOf(_ place: Int) -> Int {
    var end = place
    while end < bytes.count, Bytes.isLetter(bytes[end]) { end += 1 }
    guard end > place, end < bytes.count, bytes[end] == 0x20,
      NotNormativeWords.editionLinks.contains(WordKey(bytes, place..<end))
    else { return place }
    return end + 1
  }

  /// Whether a phrase tells of the design, and not what a screen shows: "entries that were removed".
  private func tellsPast(_ phrase: StaticString, in reach: Range<Int>) -> Bool {
    guard let offset = Bytes.find(phrase, in: reach, of: bytes) else { return false }
    let before = FoldedWords(bytes, max(reach.lowerBound, offset - 40)..<offset).words.suffix(3)
    return !before.contains { NotNormativeWords.taleOwners.contains($0.key) }
  }

  /// Whether four digits are a year in a sentence, "in 2019", and no size or number of things.
  private func isYear(_ offset: Int) -> Bool {
    guard offset > 0, bytes[offset - 1] == 0x20, bytes[offset + 2] &- 0x30 < 4 else { return false }
    let next = bytes[offset + 4]
    if next == 0x2C || next == 0x3A || next == 0x29 || next == 0x0A { return true }
    var start = offset - 1
    while start > 0, Bytes.isLetter(bytes[start - 1]) { start -= 1 }
    return next == 0x20
      && NotNormativeWords.yearLeads.contains(WordKey(bytes, start..<offset - 1))
  }

  /// Whether "v1" or "v0.2" begins at a place, at the start of the section or behind no letter or digit.
  private func isVersion(_ offset: Int, start: Int) -> Bool {
    guard offset + 1 < bytes.count, bytes[offset] | 0x20 == 0x76, Bytes.isDigit(bytes[offset + 1])
    else { return false }
    return offset == start
      || !Bytes.isLetter(bytes[offset - 1]) && !Bytes.isDigit(bytes[offset - 1])
  }

  mutating func add(_ reason: Reason, section: Int, isMark: Bool) {
    let nodes = document.sections[section].nodes
    let heading = document.nodes[Int(nodes.lowerBound)]
    let end =
      Int(nodes.upperBound) < document.nodes.count
      ? Int(document.nodes[Int(nodes.upperBound)].range.start) : document.source.bytes.count
    var region = Normativity.Region(
      reason: reason, range: SourceRange(Int(heading.range.start), end),
      words: text(of: Int(nodes.lowerBound)))
    region.isMarkedTitle = isMark
    region.titleEnd = heading.range.end
    found.append(region)
  }

  /// "Decision: Option B", in a line outside headings.
  private mutating func readDecisions() {
    for index in lines.indices where facts.words.cues[index].contains(.exclusion) {
      let line = lines[index]
      guard line.holder != .heading, line.text.count <= 200 else { continue }
      let title = TitleMarks(bytes, line.text)
      if let letter = title.option, title.isChosen { chosenOptions.insert(letter) }
    }
  }

  // MARK: Marks and comments

  private mutating func readStruck() {
    var index = 0
    while index < document.runs.count {
      guard document.runs[index].style.contains(.strikethrough) else {
        index += 1
        continue
      }
      let first = document.runs[index]
      while index + 1 < document.runs.count,
        document.runs[index + 1].style.contains(.strikethrough)
      {
        index += 1
      }
      let last = document.runs[index]
      found.append(
        Normativity.Region(
          reason: .struckOut,
          range: SourceRange(Int(first.source), Int(last.source + last.sourceCount)),
          words: Int(first.start)..<Int(last.start + last.count)))
      index += 1
    }
  }

  /// "<!-- deprecated -->" opens a place up to a comment that ends it, or to the end of the section.
  private mutating func readComments() {
    guard !document.comments.isEmpty else { return }
    let source = document.source.bytes
    source.withUnsafeBufferPointer { source in
      for (index, comment) in document.comments.enumerated() {
        guard comment.content.count <= 40, !comment.content.isEmpty,
          source[Int(comment.content.start)] != 0x2F
        else { continue }
        let words = FoldedWords(source, comment.content.offsets)
        guard let reason = NotNormativeWords.marks[FoldedWords.key(words.words)] else { continue }
        var end = endOfSection(at: comment.range.end)
        if index + 1 < document.comments.count {
          let next = document.comments[index + 1]
          let first = next.content.isEmpty ? 0 : source[Int(next.content.start)]
          let closes =
            first == 0x2F
            || Bytes.matches(
              "end", at: Int(next.content.start), end: Int(next.content.end), in: source)
          if closes { end = min(end, Int(next.range.end)) }
        }
        found.append(
          Normativity.Region(
            reason: reason, range: SourceRange(Int(comment.range.start), end), words: 0..<0))
      }
    }
  }

  private func endOfSection(at offset: UInt32) -> Int {
    var low = 1
    var high = document.sections.count
    while low < high {
      let middle = (low + high) / 2
      let heading = Int(document.sections[middle].heading)
      if document.nodes[heading].range.start < offset { low = middle + 1 } else { high = middle }
    }
    guard low < document.sections.count else { return document.source.bytes.count }
    return Int(document.nodes[Int(document.sections[low].heading)].range.start)
  }
}
