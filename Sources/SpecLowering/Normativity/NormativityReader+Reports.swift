import SpecModel
import SpecSyntax
import SpecText

/// What a document reports: findings about people, what happened once, lists of changes, names that are made up.
extension NormativityReader {
  /// Adds a section of findings up to its first subsection of demands, without the lines that demand something.
  mutating func addFindings(ofSection index: Int) {
    let first = found.count
    add(.result, section: index, isMark: false)
    guard found.count > first else { return }
    var region = found.removeLast()
    let nodes = document.sections[index].nodes
    let end = region.range.end
    for line in lines {
      guard line.node > Int(nodes.lowerBound), line.node < Int(nodes.upperBound),
        demands(line.text)
      else { continue }
      let place = document.sourceRange(plain: line.text)
      guard place.start > region.range.start else { continue }
      region.range = SourceRange(Int(region.range.start), Int(place.start))
      found.append(region)
      // What a heading of demands holds counts as well.
      if line.holder == .heading { return }
      region.range = SourceRange(Int(place.end), Int(end))
    }
    found.append(region)
  }

  // MARK: Illustrations

  /// Leaves out the paragraphs and quotations below "Example": they tell of somebody who does not exist. Lists, tables
  /// and code below such a heading often hold the rule itself.
  mutating func addIllustration(ofSection index: Int) {
    let own = document.sections[index].ownNodes
    var isOfSteps = false
    for line in lines where line.holder == .paragraph && line.label == nil {
      guard line.node > own.lowerBound, line.node < own.upperBound else { continue }
      if line.text.lowerBound == text(of: line.node).lowerBound {
        let first = FoldedWords(bytes, line.text).words.first
        isOfSteps = first.map { NotNormativeWords.steps.contains($0.key) } ?? false
      }
      if isOfSteps || demands(line.text) { continue }
      found.append(
        Normativity.Region(
          reason: .example, range: document.sourceRange(plain: line.text), words: line.text))
    }
  }

  /// Leaves out the quotations of a section for authors: what they show is made up.
  mutating func addQuotations(ofSection index: Int) {
    let own = document.sections[index].ownNodes
    for node in Int(own.lowerBound)..<min(Int(own.upperBound), document.nodes.count)
    where document.nodes[node].kind == .blockQuote {
      var region = Normativity.Region(
        reason: .example, range: document.nodes[node].range, words: 0..<0)
      region.isMadeUp = true
      found.append(region)
    }
  }

  /// Leaves out what a section on the notation of the document shows.
  mutating func addNotation(ofSection index: Int) {
    let own = document.sections[index].ownNodes
    guard let first = own.first.map(Int.init), own.count > 1 else { return }
    let last = Int(own.upperBound) - 1
    let start = Int(document.nodes[first].range.end)
    let end = Int(document.nodes[min(last, document.nodes.count - 1)].range.end)
    guard start < end else { return }
    var region = Normativity.Region(
      reason: .example, range: SourceRange(start, end), words: text(of: first))
    region.isMadeUp = true
    found.append(region)
  }

  private func demands(_ text: Range<Int>) -> Bool {
    FoldedWords(bytes, text).words.contains { NotNormativeWords.demands.contains($0.key) }
  }

  // MARK: Reports

  /// Leaves out sentences that tell what happened once: "On 3 March it hung for 47 minutes", "P3 waited 20 s".
  mutating func addReports(_ index: Int, _ words: ArraySlice<Words.Word>) {
    guard words.contains(where: { NotNormativeWords.reported.contains($0.key) }) else { return }
    let text = lines[index].text
    var start = text.lowerBound
    for offset in text.dropFirst() where offset == text.upperBound - 1 || isStop(offset, of: text) {
      let sentence = start..<offset + 1
      start = offset + 1
      let inside = words.filter { sentence.contains($0.range.lowerBound) }
      guard inside.contains(where: { NotNormativeWords.reported.contains($0.key) }),
        !inside.contains(where: {
          NotNormativeWords.conditions.contains($0.key)
            || NotNormativeWords.demands.contains($0.key)
        }),
        inside.contains(where: { isOccasion($0, in: sentence) })
      else { continue }
      add(.history, words: Bytes.trim(sentence, in: bytes))
    }
  }

  private static let then = WordKey("then")
  private static let participant = WordKey("p")

  /// Whether a word ties a sentence to people or days gone by: "average", "3 March", "P3", "then" at the end.
  private func isOccasion(_ word: Words.Word, in sentence: Range<Int>) -> Bool {
    if NotNormativeWords.occasions.contains(word.key) { return true }
    let end = word.range.upperBound
    func isDigit(_ offset: Int) -> Bool {
      sentence.contains(offset) && Bytes.isDigit(bytes[offset])
    }
    if word.key == Self.participant { return isDigit(end) }
    if NotNormativeWords.yearLeads.contains(word.key) {
      return end + 5 <= sentence.upperBound && bytes[end] == 0x20
        && (bytes[end + 1] == 0x31 && bytes[end + 2] == 0x39
          || bytes[end + 1] == 0x32 && bytes[end + 2] == 0x30)
        && isDigit(end + 3) && isDigit(end + 4) && !isDigit(end + 5)
    }
    if NotNormativeWords.months.contains(word.key) {
      return isDigit(word.range.lowerBound - 2) || isDigit(end + 1)
    }
    return word.key == Self.then && sentence.upperBound - end <= 1
  }

  // MARK: Parts that fold away

  /// "<details><summary>Previous flow</summary>": what folds away below a line that says why it demands nothing.
  mutating func readDetails() {
    for node in document.nodes where node.kind == .htmlBlock {
      document.source.bytes.withUnsafeBufferPointer { source in
        let block = node.range.offsets
        guard let open = Bytes.find("<summary>", in: block, of: source),
          let close = Bytes.find("</summary>", in: open..<block.upperBound, of: source)
        else { return }
        let title = TitleMarks(source, Bytes.trim(open + 9..<close, in: source))
        guard title.range.count <= 160, let reason = title.mark ?? title.reason else { return }
        let rest = close..<source.count
        let end = Bytes.find("</details>", in: rest, of: source).map { $0 + 10 } ?? rest.upperBound
        found.append(
          Normativity.Region(
            reason: reason, range: SourceRange(block.lowerBound, end), words: 0..<0))
      }
    }
  }

  // MARK: Names that are made up

  /// "Names below are invented, replace them:" over a fence or a table; false where a line is none.
  mutating func readMadeUp(_ index: Int) -> Bool {
    let line = lines[index]
    let words = facts.words.words(of: index)
    guard line.text.count <= 200, bytes[line.text.upperBound - 1] == 0x3A,
      words.contains(where: { NotNormativeWords.madeUp.contains($0.key) })
        || forbidsCopying(words)
    else { return false }
    let next = Int(document.nodes[line.node].end)
    guard next < document.nodes.count,
      document.nodes[next].parent == document.nodes[line.node].parent,
      document.nodes[next].kind == .codeBlock || document.nodes[next].kind == .table
        || document.nodes[next].kind == .blockQuote
    else { return false }
    var region = Normativity.Region(
      reason: .example, range: document.nodes[next].range, words: line.text)
    region.isMadeUp = true
    found.append(region)
    return true
  }

  /// Whether a line calls what follows an example that nobody may copy, and says no more: "Example (do not copy):".
  private func forbidsCopying(_ words: ArraySlice<Words.Word>) -> Bool {
    guard (3...8).contains(words.count), let verb = words.last,
      NotNormativeWords.copying.contains(verb.key),
      let denial = words.dropLast().last(where: { !NotNormativeWords.copyLinks.contains($0.key) }),
      NotNormativeWords.denials.contains(denial.key)
    else { return false }
    let isOneClause = !(words[words.startIndex].range.lowerBound..<verb.range.lowerBound)
      .contains { bytes[$0] == 0x3B || bytes[$0] == ASCII.dot }
    return isOneClause && words.contains { NotNormativeWords.examples.contains($0.key) }
  }

  // MARK: Lists of changes

  /// "Version | Date | Change", "Date | Changes": each row tells what was changed and when.
  func isChangelog(_ titles: [TitleMarks]) -> Bool {
    guard (2...6).contains(titles.count) else { return false }
    func has(_ set: WordSet) -> Bool {
      titles.contains { title in
        title.words.words.count <= 2 && title.words.words.contains { set.contains($0.key) }
      }
    }
    guard has(NotNormativeWords.changeDates) else { return false }
    let isOfVersions = has(NotNormativeWords.changeVersions)
    return has(NotNormativeWords.changes)
      ? isOfVersions || titles.count == 2 : isOfVersions && has(NotNormativeWords.changeRemarks)
  }
}

extension TitleMarks {
  /// Whether the title heads what was found out about people.
  var isResearch: Bool {
    let words = words.words
    guard (2...8).contains(words.count),
      !words.contains(where: { NotNormativeWords.interface.contains($0.key) })
    else { return false }
    return words.indices.dropLast().contains { index in
      let pair = words[index].key.joined(words[index + 1].key)
      if NotNormativeWords.research[pair] != nil { return true }
      return index + 2 < words.count
        && NotNormativeWords.research[pair.joined(words[index + 2].key)] != nil
    }
  }
}
