import SpecModel
import SpecSyntax
import SpecText

/// What only shows how something is written, and data that stand for others.
extension NormativityReader {
  /// Leaves out the quotations that a line announces as an example, "For example:", or that open with such a word.
  mutating func readQuotedExamples() {
    for node in document.nodes.indices where document.nodes[node].kind == .blockQuote {
      let lead = document.sibling(before: node).flatMap { self.lead($0) }
      guard let words = lead ?? document.firstChild(of: node).flatMap({ self.opening($0) }) else {
        continue
      }
      let range = document.nodes[node].range
      // The line that announces it may open a place of its own that ends with the quotation.
      for index in found.indices
      where found[index].reason == .example && found[index].range.start <= range.start
        && range.start < found[index].range.end && found[index].range.end <= range.end + 2
      {
        found[index].isMadeUp = true
      }
      var region = Normativity.Region(reason: .example, range: range, words: words)
      region.isMadeUp = true
      found.append(region)
    }
  }

  /// The words of a short paragraph with a colon at its end that announces an example.
  private func lead(_ node: Int) -> Range<Int>? {
    guard document.nodes[node].kind == .paragraph else { return nil }
    let text = Bytes.trim(text(of: node), in: bytes)
    guard (3...60).contains(text.count), isColon(text.upperBound - 1) else { return nil }
    let words = FoldedWords(bytes, text).words
    return words.count <= 5 && words.contains { NotNormativeWords.examples.contains($0.key) }
      ? text : nil
  }

  /// "Example:" at the start of a quotation.
  private func opening(_ node: Int) -> Range<Int>? {
    guard document.nodes[node].kind == .paragraph else { return nil }
    let text = text(of: node)
    guard
      let word = FoldedWords(bytes, text.lowerBound..<min(text.upperBound, text.lowerBound + 24))
        .words.first, NotNormativeWords.examples.contains(word.key),
      word.range.upperBound < text.upperBound, bytes[word.range.upperBound] == 0x3A
    else { return nil }
    return word.range
  }

  private func isColon(_ last: Int) -> Bool {
    bytes[last] == 0x3A || last > 2 && Bytes.matches("：", at: last - 2, end: last + 1, in: bytes)
  }

  /// Leaves out the code of sections over made-up data.
  ///
  /// - Complexity: O(blocks of code).
  mutating func readMadeUpData() {
    for block in document.codeBlocks {
      let section = Int(document.nodes[Int(block.node)].section)
      guard section > 0, case let heading = Int(document.sections[section].heading), heading >= 0,
        TitleMarks(bytes, text(of: heading)).isOfMadeUpData
      else { continue }
      var region = Normativity.Region(
        reason: .example, range: document.nodes[Int(block.node)].range, words: 0..<0)
      region.isMadeUp = true
      found.append(region)
    }
  }
}

extension NotNormativeWords {
  /// Words for data that stand for others.
  static let mocks = WordKey.set(
    "mock", "mocks", "mocked", "fixture", "fixtures", "dummy", "stub", "stubs", "testdaten",
    "beispieldaten", "モックデータ", "サンプルデータ", "模拟数据", "示例数据")
  static let invented = WordKey.set(
    "sample", "test", "seed", "demo", "fake", "example", "datos", "données", "dados", "dati")
  static let data = WordKey.set(
    "data", "json", "payload", "payloads", "response", "records", "ejemplo", "prueba", "exemple",
    "test", "exemplo", "teste", "esempio", "prova")
}
