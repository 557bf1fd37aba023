import SpecModel
import SpecSyntax
import SpecText

/// Items whose bold label is a gesture or a key that the items of several screens begin with: "**Long**: Save and return
/// to the parent menu", "**Long**: Enter main menu".
extension ScreenBullets {
  /// The bold labels with which items of three sections at least go somewhere, by their keys.
  ///
  /// - Complexity: O(lines with bold labels).
  func labelsOfGestures() -> Set<String> {
    var places: [String: Set<Int32>] = [:]
    for line in context.lines where mayLeave(line) {
      guard let label = line.label.map({ document.string(plain: $0) }),
        Names.wordCount(label) <= 2, ColumnRole.role(ofHeader: label) == nil,
        !TransitionWords.exits.contains(label.lowercased())
      else { continue }
      places[Names.key(label), default: []].insert(document.nodes[line.node].section)
    }
    return Set(places.filter { $0.value.count > 2 }.keys)
  }

  /// Whether an item has a short bold label and a verb of motion among a few words behind it: a test on bytes.
  func mayLeave(_ line: TextLine) -> Bool {
    guard line.holder == .item, line.isStrongLabel, let label = line.label, label.count <= 24,
      (6...80).contains(line.value.count)
    else { return false }
    var start = line.value.lowerBound
    for index in line.value where !ASCII.isLetter(document.plain[index]) {
      if index > start, isMoveHead(start..<index) { return true }
      start = index + 1
    }
    return false
  }

  private func isMoveHead(_ word: Range<Int>) -> Bool {
    document.plain[word].withUnsafeBufferPointer {
      TransitionWords.moveHeads.contains(ignoringCase: $0)
    }
  }

  /// The change of such an item, where the last of its clauses that moves leads to a screen of the document.
  func gesture(
    _ line: TextLine, _ titles: KnownStates, among gestures: Set<String>
  ) -> Change? {
    guard !gestures.isEmpty, mayLeave(line), let label = line.label.map(document.string(plain:)),
      gestures.contains(Names.key(label))
    else { return nil }
    let clauses = TextSplit.pieces(of: document.string(plain: line.value), at: Self.marks)
    for clause in clauses.reversed() {
      let words = clause.split(separator: " ").map { $0.lowercased() }
      guard
        let move = TransitionWords.moves.filter({ words.starts(with: $0) })
          .max(by: { $0.count < $1.count }),
        let name = screen(Array(words.dropFirst(move.count)), titles)
      else { continue }
      return Change(
        item: -1, section: Int(document.nodes[line.node].section), target: name, isMove: true,
        trigger: label, line: line.text)
    }
    return nil
  }

  private static let marks: Phrases = [
    "(", ")", ", ", "; ", ". ", " and ", " then ", " und ", " et ", " y ", " e ", " en ", " dan ",
  ]

  /// The screen that words name, without or with the word for one: "main menu" is the one menu, where none is called
  /// so.
  private func screen(_ words: [String], _ titles: KnownStates) -> String? {
    let words = TransitionWords.withoutArticles(words[...])
    guard (1...4).contains(words.count) else { return nil }
    if let name = name(words, titles) { return name }
    guard words.count > 1, let first = words.first, Self.ranks.contains(first) else { return nil }
    return name(words.dropFirst(), titles)
  }

  private func name(_ words: ArraySlice<String>, _ titles: KnownStates) -> String? {
    let text = words.joined(separator: " ")
    return titles.name(of: text)
      ?? Self.nouns.lazy.compactMap { titles.name(of: "\(text) \($0)") }.first
  }

  private static let nouns = ["screen", "page", "view"]
  /// Words for where a screen stands among the others.
  private static let ranks: Lexicon = [
    "main", "parent", "root", "top", "principal", "principale", "utama", "hoofd", "upper",
  ]
}
