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
    // "Example (do not copy):"
    let end = text.first { bytes[$0] == 0x28 } ?? text.upperBound
    var words = FoldedWords(bytes, text.lowerBound..<end).words
    guard words.count <= 5 else { return nil }
    while let last = words.last, last.range.allSatisfy({ Bytes.isDigit(bytes[$0]) }) {
      words.removeLast()
    }
    // "Example screens:" may stand over what holds for screens.
    if let last = words.last, NotNormativeWords.examples.contains(last.key) { return text }
    let isLed = zip(words, words.dropFirst()).contains { first, second in
      NotNormativeWords.examples.contains(first.key)
        && NotNormativeWords.purposes.contains(second.key)
        || NotNormativeWords.purposes.contains(first.key)
          && NotNormativeWords.examples.contains(second.key)
    }
    return isLed ? text : nil
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

  /// Leaves out the code of sections over made-up data; diagrams are none.
  ///
  /// - Complexity: O(blocks of code).
  mutating func readMadeUpData() {
    for block in document.codeBlocks {
      let section = Int(document.nodes[Int(block.node)].section)
      guard section > 0, !Self.diagrams.contains(block.language),
        case let heading = Int(document.sections[section].heading), heading >= 0,
        TitleMarks(bytes, text(of: heading)).isOfMadeUpData
      else { continue }
      var region = Normativity.Region(
        reason: .example, range: document.nodes[Int(block.node)].range, words: 0..<0)
      region.isMadeUp = true
      found.append(region)
    }
  }

  private static let diagrams: Lexicon = [
    "mermaid", "plantuml", "puml", "uml", "dot", "graphviz",
  ]
}

extension NotNormativeWords {
  /// Words between an example and what it is for.
  static let purposes = WordKey.set("for", "für", "por", "para", "pour", "per", "voor", "zum")
  /// Words for data that stand for others, anywhere in a title.
  static let inventedData = WordKey.set(
    "testdaten", "beispieldaten", "モックデータ", "サンプルデータ", "模拟数据", "示例数据")
  /// Such words that also name other things: "Upcoming fixtures".
  static let mocks = WordKey.set(
    "mock", "mocks", "mocked", "fixture", "fixtures", "dummy", "stub", "stubs")
  /// What stands behind one of those.
  static let records = WordKey.set(
    "data", "json", "payload", "payloads", "response", "responses", "records", "daten", "datos",
    "données", "dados", "dati")
  static let invented = WordKey.set(
    "sample", "test", "seed", "demo", "fake", "example", "datos", "données", "dados", "dati")
  static let data = WordKey.set(
    "data", "json", "payload", "payloads", "response", "records", "fixture", "fixtures",
    "ejemplo", "prueba", "exemple", "test", "exemplo", "teste", "esempio", "prova")
}
