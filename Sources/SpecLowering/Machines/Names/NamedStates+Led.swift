import SpecModel
import SpecSyntax
import SpecText

extension NamedStates {
  /// The names in bold that begin what semicolons or dots part behind "States:" or "States (all of them calm):"; `nil`
  /// where there are fewer than two. Parentheses before the colon tell of all of them.
  func led(in line: TextLine) -> [StateDraft]? {
    guard let start = listBehindWord(line) else { return nil }
    var names: [Range<Int>] = []
    var index = max(0, document.run(at: start, in: line.node))
    while index < document.runs.count, Int(document.runs[index].start) < line.text.upperBound {
      let run = document.runs[index]
      let place = Int(run.start)..<Int(run.start + run.count)
      if run.style.contains(.strong), place.lowerBound >= start, opensItem(place.lowerBound) {
        names.append(place)
      }
      index += 1
    }
    let texts = names.map { name in
      StateName.trimmed(document.string(plain: name).filter { !":：".contains($0) })
    }
    guard texts.count > 1, texts.allSatisfy({ (1...4).contains(Names.wordCount($0)) }),
      !ForeignStates.areLands(texts, behind: [])
    else { return nil }
    let section = Int(document.nodes[line.node].section)
    return zip(names, texts).map { place, text in
      var draft = StateDraft(name: text, origin: context.origin(plain: place), screen: section)
      draft.parentSection = section
      return draft
    }
  }

  /// Where the list begins behind the word for states at the start of a line, parentheses and a colon.
  private func listBehindWord(_ line: TextLine) -> Int? {
    let bytes = document.plain
    let end = line.text.upperBound
    guard let stop = line.text.prefix(40).first(where: { Self.wordEnds.contains(bytes[$0]) })
    else { return nil }
    let words = Names.words(document.string(plain: line.text.lowerBound..<stop))
    guard StateVocabulary.areStates(words) else { return nil }
    var index = stop
    if bytes[index] == ASCII.space, index + 1 < end { index += 1 }
    if bytes[index] == 0x28 {
      guard let close = (index..<end).first(where: { bytes[$0] == 0x29 }) else { return nil }
      index = close + 1
    }
    guard index < end else { return nil }
    if bytes[index] == ASCII.colon { return index + 1 }
    return ASCII.starts(bytes, at: index, with: "：") ? index + 3 : nil
  }

  /// A blank, a colon, a bracket and the first byte of those of full width.
  private static let wordEnds: ByteSet = [ASCII.space, ASCII.colon, 0x28, 0xEF]

  /// Whether a colon, a semicolon or a dot in the middle stands before a place.
  private func opensItem(_ place: Int) -> Bool {
    var index = place - 1
    while index > 0, document.plain[index] == ASCII.space { index -= 1 }
    let byte = document.plain[index]
    if byte == ASCII.colon || byte == 0x3B { return true }
    let before = document.plain[max(0, index - 1)]
    return before == 0xC2 && byte == 0xB7 || before == 0xBC && (byte == 0x9A || byte == 0x9B)
  }
}
