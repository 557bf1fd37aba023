import SpecModel
import SpecSyntax
import SpecText

extension StateLists {
  /// Whether names behind a label are lands, or stand behind "Error states" in an item that is ticked off, "- [ ] **Error
  /// states**: icon, text, retry", and less than half of them are states: what is looked for in one.
  func areOthers(_ found: [StateDraft], behind words: [String], in line: TextLine) -> Bool {
    if ForeignStates.areLands(found.map(\.name), behind: words) { return true }
    guard line.holder == .item, isTask(line) else { return false }
    return found.count { StateWords.isState(Names.words($0.name)) } * 2 < found.count
  }

  private func isTask(_ line: TextLine) -> Bool {
    let parent = Int(document.nodes[line.node].parent)
    return document.nodes[line.node].box != .none
      || parent >= 0 && document.nodes[parent].box != .none
  }

  /// What a line lists: without the brackets and quotation marks of code, "['READY', 'BUSY']", and without a last name
  /// that goes on in the line below.
  func listedText(_ line: TextLine) -> String {
    if let whole = wrapped(line) { return Self.withoutOpenEnd(whole) }
    let text = StateName.trimmed(document.string(plain: line.value))
    guard text.utf8.first == 0x5B, text.utf8.last == 0x5D else {
      return withoutCut(Self.withoutOpenEnd(text), line)
    }
    return text.dropFirst().dropLast().filter { !"'\"".contains($0) }
  }

  /// "Calm · Gone" of "Calm · Gone (for a", whose parentheses close in a line below.
  private static func withoutOpenEnd(_ text: String) -> String {
    var open: [String.Index] = []
    for index in text.utf8.indices {
      if text.utf8[index] == 0x28 { open.append(index) }
      if text.utf8[index] == 0x29 { _ = open.popLast() }
    }
    return open.first.map { StateName.trimmed(String(text[..<$0])) } ?? text
  }

  /// "empty, loading" of "empty, loading, message" over "sending or failed".
  private func withoutCut(_ text: String, _ line: TextLine) -> String {
    guard line.text.upperBound + 1 < Int(document.nodes[line.node].text.upperBound),
      let comma = text.lastIndex(of: ","), let last = text.last, last.isLetter,
      !text.contains(where: { "(（·|;:".contains($0) })
    else { return text }
    let below = line.text.upperBound + 1..<Int(document.nodes[line.node].text.upperBound)
    let next = document.string(plain: below.prefix(64)).split(separator: "\n").first ?? ""
    // "Height: 40px" and "Tokens: …" below are something else.
    guard next.first(where: { $0 != " " })?.isLowercase == true, !next.contains(":") else {
      return text
    }
    return Self.joinersBelow.contains(Names.firstWord(String(next)) ?? "")
      ? text : String(text[..<comma])
  }

  /// First words of a line that goes on with the last name of a list.
  private static let joinersBelow: Lexicon = [
    "or", "and", "und", "oder", "et", "ou", "y", "o", "e", "en", "of", "dan", "atau",
  ]
}
