import SpecAnalysis
import SpecModel
import SpecSyntax
import SpecText

/// Sentences that list what they count, so that the number is not that of a table or a list below.
extension MiscountedList {
  /// How many names the paragraphs of sections list between marks, each section looked at once.
  final class QuotedLists {
    private let document: Document
    private var sizes: [Int: Set<Int>] = [:]

    private static let quotes: [(open: Character, close: Character)] = [
      ("「", "」"), ("“", "”"), ("（", "）"), ("(", ")"), ("《", "》"), ("【", "】"),
    ]

    init(_ document: Document) { self.document = document }

    /// Whether a paragraph of a section itself lists so many names.
    func has(_ number: Int, inSection section: Int) -> Bool {
      if let known = sizes[section] { return known.contains(number) }
      var found: Set<Int> = []
      for node in document.sections[section].ownNodes {
        let text = document.plainText(of: Int(node))
        guard document.nodes[Int(node)].kind == .paragraph, text.count < 600 else { continue }
        Self.addSizes(of: document.string(plain: text), to: &found)
      }
      sizes[section] = found
      return found.contains(number)
    }

    private static func addSizes(of text: String, to sizes: inout Set<Int>) {
      for marks in quotes {
        for piece in text.split(separator: marks.open).dropFirst() {
          guard let end = piece.firstIndex(of: marks.close) else { continue }
          for mark in [" / ", "/", "、", "・"] {
            let size = piece[..<end].split(separator: mark).count
            if size > 2 { sizes.insert(size) }
          }
        }
      }
    }
  }

  /// Whether a paragraph of the section has as many names between its quotation marks or brackets as are counted, "the
  /// hue runs through 「bar / tag / title」", or behind the dash of the sentence.
  func listsItself(_ count: ListCount, _ quoted: QuotedLists, _ document: Document) -> Bool {
    guard let node = document.lastNode(startingBy: count.origin.range.start),
      case let section = Int(document.nodes[node].section), section >= 0
    else { return false }
    let names = dashList(node, document)
    if names.count == count.claimed { return !areMembers(names, of: count, document) }
    return quoted.has(count.claimed, inSection: section)
  }

  /// "— roundel (12 px), `the line`, `a dot`": the parts between commas outside of brackets.
  private func dashList(_ node: Int, _ document: Document) -> [Substring] {
    let text = document.string(node)
    guard document.nodes[node].kind == .paragraph, text.utf8.count < 600,
      let dash = text.firstRange(of: " — ") ?? text.firstRange(of: " – ")
    else { return [] }
    var depth = 0
    var start = dash.upperBound
    var parts: [Substring] = []
    for place in text.indices where place >= dash.upperBound {
      switch text[place] {
      case "(": depth += 1
      case ")": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<place])
        start = text.index(after: place)
      case ";" where depth == 0: return parts + [text[start..<place]]
      default: break
      }
    }
    return parts + [text[start...]]
  }

  /// Whether another sentence of the paragraph begins with the names of as many rows or items as are listed too many:
  /// "Four shelves are open. The cellar is locked."
  func setsApart(_ count: ListCount, _ document: Document) -> Bool {
    guard count.counted > count.claimed, let list = count.list,
      let leaf = document.lastNode(startingBy: count.origin.range.start),
      document.nodes[leaf].kind == .paragraph, document.plainText(of: leaf).count < 600,
      var node = document.lastNode(startingBy: list.range.start)
    else { return false }
    while node > 0, document.nodes[node].kind != .table, document.nodes[node].kind != .list {
      node = Int(document.nodes[node].parent)
    }
    guard node > 0 else { return false }
    let isTable = document.nodes[node].kind == .table
    let names = document.children(of: node).dropFirst(isTable ? 1 : 0).compactMap { member in
      document.firstChild(of: member).map { leaf -> [String] in
        Names.words(String(document.string(leaf).prefix { !":：—–\n(".contains($0) }))
      }
    }
    let sentences = document.string(leaf).split { ".;。".contains($0) }.map {
      Names.words(String($0))
    }
    let apart = names.filter { name in
      (1...4).contains(name.count)
        && sentences.dropFirst().contains { words in
          words.prefix(name.count).elementsEqual(name)
            || words.dropFirst().prefix(name.count).elementsEqual(name)
              && (words.first.map { Self.articles.contains($0) } ?? false)
        }
    }
    return apart.count == count.counted - count.claimed
  }

  private static let articles: Lexicon = [
    "the", "only", "but", "der", "die", "das", "nur", "le", "la", "les", "el", "los", "las", "o",
    "a", "os", "as", "il", "lo", "i", "gli", "de", "het",
  ]

  /// Whether most of the names are those of the rows or items that were counted.
  private func areMembers(
    _ names: [Substring], of count: ListCount, _ document: Document
  ) -> Bool {
    guard let list = count.list, var node = document.lastNode(startingBy: list.range.start) else {
      return false
    }
    while node > 0, document.nodes[node].kind != .table, document.nodes[node].kind != .list {
      node = Int(document.nodes[node].parent)
    }
    guard node > 0 else { return false }
    let members = document.children(of: node).compactMap { member in
      document.firstChild(of: member).map { Names.words(document.string($0)) }
    }
    let known = names.filter { name in
      let words = Names.words(String(name.prefix { $0 != "(" })).filter { $0 != "and" }
      return !words.isEmpty && members.contains(words)
    }
    return known.count * 2 > names.count
  }
}
