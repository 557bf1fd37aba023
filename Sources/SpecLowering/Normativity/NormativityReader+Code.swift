import SpecModel
import SpecSyntax
import SpecText

extension NormativityReader {
  /// Code below a comment that calls it bad, "/* ❌ Bad: too small */", up to the next comment that heads code.
  mutating func readCounterExamples() {
    guard !document.codeBlocks.isEmpty else { return }
    document.source.bytes.withUnsafeBufferPointer { source in
      for block in document.codeBlocks {
        let isMadeUp = showsNotation(block)
        let reason: Reason? =
          isMadeUp || isCounterExample(block) || isDisclaimed(block)
          ? .example : showsPast(block) ? .history : nil
        if let reason, let first = block.lines.first, let last = block.lines.last {
          add(reason, Int(first.start), Int(last.end))
          found[found.count - 1].isMadeUp = isMadeUp
        } else {
          readCounterExamples(block, source)
        }
      }
    }
  }

  /// Lines that cross out a piece of code, "❌ `padding: 13px`", where a line beside them ticks one off.
  mutating func readCrossedOut() {
    for index in lines.indices where judges(index, Self.badSigns) {
      let near = max(0, index - 4)..<min(lines.count, index + 5)
      if near.contains(where: { judges($0, Self.goodSigns) }) {
        add(.example, words: lines[index].text)
      }
    }
  }

  /// Whether a line outside of tables begins with one of some signs and a piece of code.
  private func judges(_ index: Int, _ signs: [StaticString]) -> Bool {
    let line = lines[index]
    guard line.holder != .cell, line.holder != .heading, line.text.count > 6,
      bytes[line.text.lowerBound] >= 0xE2,
      let sign = signs.first(where: {
        Bytes.matches($0, at: line.text.lowerBound, end: line.text.upperBound, in: bytes)
      })
    else { return false }
    var start = line.text.lowerBound + sign.utf8CodeUnitCount
    while start < line.text.upperBound, bytes[start] == ASCII.space { start += 1 }
    let run = document.run(at: start, in: line.node)
    return run >= 0 && document.runs[run].style.contains(.code)
  }

  /// The line right above a block.
  private func lead(over block: Document.CodeBlock) -> Range<Int>? {
    let lead = Int(block.node) - 1
    guard lead > 0,
      document.nodes[lead].kind == .paragraph || document.nodes[lead].kind == .heading,
      document.nodes[lead].section == document.nodes[Int(block.node)].section,
      case let text = document.plainText(of: lead), (2...80).contains(text.count)
    else { return nil }
    return text
  }

  /// Whether the line right above a block calls it what was: "Previous flow (direct):".
  private func showsPast(_ block: Document.CodeBlock) -> Bool {
    guard let text = lead(over: block), bytes[text.upperBound - 1] == 0x3A, text.count <= 48 else {
      return false
    }
    let words = Words.keys(bytes, text)
    return (2...5).contains(words.count) && Self.pastLeads.contains(words[0])
      && Self.shown.contains(words[1])
  }

  /// Whether the sentence right above a block says that it shows how something is written: "Example of the notation:".
  private func showsNotation(_ block: Document.CodeBlock) -> Bool {
    guard let text = lead(over: block), bytes[text.upperBound - 1] == 0x3A else { return false }
    let start = text.dropLast().last { isStop($0, of: text) }.map { $0 + 2 } ?? text.lowerBound
    let words = Words.keys(bytes, start..<text.upperBound)
    return (2...6).contains(words.count) && words.contains(where: Self.notations.contains)
      && words.contains(where: NotNormativeWords.examples.contains)
  }

  private static let notations = WordKey.set(
    "notation", "syntax", "schreibweise", "notación", "notação", "notazione", "notatie", "syntaxe",
    "sintaxis", "sintaxe", "sintassi", "zapis", "нотация", "нотации")

  private static let pastLeads = WordKey.set("previous", "former", "old", "legacy", "prior")
  private static let shown = WordKey.set(
    "flow", "flows", "design", "behaviour", "behavior", "navigation", "version", "sequence", "path",
    "layout", "structure", "machine", "approach", "implementation", "code")

  /// Whether the line right above a block calls it bad: "**❌ Hard-coded**:", "**Wrong:**", "Bad example:".
  private func isCounterExample(_ block: Document.CodeBlock) -> Bool {
    guard let text = lead(over: block) else { return false }
    let isCrossedOut = Self.badSigns.contains {
      Bytes.matches($0, at: text.lowerBound, end: text.upperBound, in: bytes)
    }
    if isCrossedOut { return true }
    guard bytes[text.upperBound - 1] == 0x3A, text.count <= 24 else { return false }
    let words = Words.keys(bytes, text)
    return (1...2).contains(words.count) && Self.badLeads.contains(words[0])
      && words.dropFirst().allSatisfy(Self.samples.contains)
  }

  private static let badLeads = WordKey.set("bad", "wrong", "incorrect", "avoid", "don", "dont")
  private static let samples = WordKey.set("t", "example", "code", "pattern", "way", "approach")

  private mutating func readCounterExamples(
    _ block: Document.CodeBlock, _ source: UnsafeBufferPointer<UInt8>
  ) {
    var start: Int?
    var isAfterBlank = true
    for line in block.lines {
      let text = Bytes.trim(line.offsets, in: source)
      defer { isAfterBlank = text.isEmpty }
      guard let verdict = Self.verdict(of: text, source),
        verdict != .neither || isAfterBlank
      else { continue }
      if let first = start, verdict != .bad {
        add(.example, first, text.lowerBound)
        start = nil
      } else if start == nil, verdict == .bad {
        start = text.lowerBound
      }
    }
    if let first = start, let last = block.lines.last { add(.example, first, Int(last.end)) }
  }

  private mutating func add(_ reason: Reason, _ start: Int, _ end: Int) {
    found.append(
      Normativity.Region(reason: reason, range: SourceRange(start, end), words: 0..<0))
  }

  // MARK: Comments

  private enum Verdict { case bad, good, neither }

  private static let openings: [StaticString] = ["//", "/*", "<!--", "{/*", "# "]
  private static let badSigns: [StaticString] = ["❌", "🚫", "✗"]
  private static let goodSigns: [StaticString] = ["✅", "✓", "✔"]
  private static let badTexts: [StaticString] = [
    "不好", "错误", "錯誤", "避免", "不推荐", "悪い", "NG", "나쁜", "잘못", "плохо", "неправильно", "差的", "不良",
    "Плохо", "Неправильно", "À éviter", "à éviter", "Évite", "Źle",
  ]
  private static let goodTexts: [StaticString] = [
    "好的", "正确", "正確", "推荐", "良い", "OK", "좋은", "хорошо", "правильно",
  ]
  private static let badWords = WordKey.set(
    "bad", "wrong", "incorrect", "before", "old", "avoid", "never", "don", "dont", "poor",
    "incorrecto", "incorrecta", "evitar", "mauvais", "falsch", "schlecht", "errado", "ruim",
    "sbagliato", "fout", "slecht", "salah", "buruk")
  private static let goodWords = WordKey.set(
    "good", "right", "correct", "better", "after", "new", "do")
  /// Words for what a judgement is on: "Bad contrast".
  private static let judged = WordKey.set(
    "contrast", "contraste", "kontrast", "contrasto", "example", "exemple", "ejemplo", "beispiel",
    "exemplo", "esempio", "practice", "code", "pattern", "usage")

  /// What a comment of its own line says of the code below; `nil` for a line of code.
  private static func verdict(
    of line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Verdict? {
    func begins(_ text: StaticString, at offset: Int) -> Bool {
      Bytes.matches(text, at: offset, end: line.upperBound, in: bytes)
    }
    guard let opening = openings.first(where: { begins($0, at: line.lowerBound) }) else {
      return nil
    }
    var start = line.lowerBound + opening.utf8CodeUnitCount
    while start < line.upperBound, bytes[start] == ASCII.space { start += 1 }
    if badSigns.contains(where: { begins($0, at: start) }) { return .bad }
    if goodSigns.contains(where: { begins($0, at: start) }) { return .good }
    if badTexts.contains(where: { begins($0, at: start) }) { return .bad }
    if goodTexts.contains(where: { begins($0, at: start) }) { return .good }
    var end = start
    while end < line.upperBound, Bytes.isLetter(bytes[end]) { end += 1 }
    // "Bad: …" judges the code, "Bad network" names what it is for.
    var next = end
    while next < line.upperBound, bytes[next] == ASCII.space { next += 1 }
    guard end > start,
      next == line.upperBound || !Bytes.isLetter(bytes[next]) || endsJudged(next, line, bytes)
    else { return .neither }
    let word = WordKey(bytes, start..<end)
    return badWords.contains(word) ? .bad : goodWords.contains(word) ? .good : .neither
  }

  /// Whether the last word of a comment is one for what is judged: "contrast" of "Bad contrast".
  private static func endsJudged(
    _ start: Int, _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var end = start
    while end < line.upperBound, Bytes.isLetter(bytes[end]) { end += 1 }
    var next = end
    while next < line.upperBound, bytes[next] == ASCII.space { next += 1 }
    return (next == line.upperBound || !Bytes.isLetter(bytes[next]))
      && judged.contains(WordKey(bytes, start..<end))
  }
}
