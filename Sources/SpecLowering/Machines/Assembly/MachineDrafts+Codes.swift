import SpecModel
import SpecSyntax
import SpecText

extension MachineDrafts {
  /// Gives what changes call by a code its name, "[S2: RECIPE SCREEN]" and "[S2]", where two or more bear one; what has
  /// none and stands between two that have on one line is what leads from one to the other.
  ///
  /// - Complexity: O(states + ends).
  mutating func settleCodes(in document: Document) {
    let names = codedNames(document)
    guard names.count > 1 else { return }
    func named(_ text: String) -> String? { names[Self.coded(text)?.code ?? text] }
    for index in states.indices {
      guard let name = named(states[index].name) else { continue }
      let whole = LocatedText(states[index].name, states[index].origin)
      states[index].name = name
      states[index].aliases.append(whole)
    }
    for index in matrices.indices {
      for place in matrices[index].edges.indices {
        if let name = matrices[index].edges[place].source.flatMap({ named($0.text) }) {
          matrices[index].edges[place].source?.text = name
        }
        if let name = named(matrices[index].edges[place].target.text) {
          matrices[index].edges[place].target.text = name
        }
      }
    }
    let keys = Set(names.values.map { Names.key($0) })
    for index in matrices.indices { matrices[index].joinActs(between: keys) }
    dropRepeated(to: keys)
  }

  /// The names behind codes at the ends of changes, "RECIPE SCREEN" of "S2: RECIPE SCREEN", one a code and one code a
  /// name, of codes that the document declares nowhere.
  private func codedNames(_ document: Document) -> [String: String] {
    var found = CodeNames()
    var bare: Set<String> = []
    for edge in matrices.lazy.flatMap(\.edges) {
      for text in [edge.source?.text, edge.target.text] {
        guard let text else { continue }
        if let (code, name) = Self.coded(text) {
          found.add(code, name)
        } else if TitledIds.isID(text, most: Self.longestCode) {
          bare.insert(text)
        }
      }
    }
    guard !found.names.isEmpty else { return [:] }
    if !bare.allSatisfy({ found.names[$0] != nil }) { found.addBoxes(document, Self.coded) }
    for state in states {
      for alias in state.aliases { found.unclear.insert(alias.text) }
    }
    return found.names.filter { !found.unclear.contains($0.key) }
  }

  /// "S2" and "RECIPE SCREEN" of "S2: RECIPE SCREEN".
  private static func coded(_ text: String) -> (code: String, name: String)? {
    guard text.utf8.count <= 72, let colon = text.utf8.firstIndex(of: ASCII.colon) else {
      return nil
    }
    let code = String(text[..<colon])
    let name = StateName.trimmed(String(text[text.utf8.index(after: colon)...]))
    guard TitledIds.isID(code, most: longestCode), name.first?.isLetter == true,
      (1...6).contains(Names.wordCount(name))
    else {
      return nil
    }
    return (code, name)
  }

  /// The characters of the longest code.
  private static let longestCode = 16

  /// Drops changes to and from such names that another line of the section tells in the same words.
  private mutating func dropRepeated(to keys: Set<String>) {
    var seen: Set<[String]> = []
    for index in matrices.indices {
      let section = String(matrices[index].section)
      matrices[index].edges.removeAll { edge in
        guard keys.contains(edge.target.key), let source = edge.source, keys.contains(source.key)
        else { return false }
        let words = [edge.trigger?.text ?? "", edge.guardText?.text ?? ""]
        let change = [section, source.key, edge.target.key] + words
        return !seen.insert(change).inserted
      }
    }
  }
}

/// The codes of a document with their names.
private struct CodeNames {
  private(set) var names: [String: String] = [:]
  /// The codes that mean several things or share what they mean.
  var unclear: Set<String> = []
  private var codes: [String: String] = [:]

  mutating func add(_ code: String, _ name: String) {
    let key = Names.key(name)
    if let other = names[code], Names.key(other) != key { unclear.insert(code) }
    if let other = codes[key], other != code { unclear.formUnion([code, other]) }
    names[code] = names[code] ?? name
    codes[key] = codes[key] ?? code
  }

  /// Adds what boxes of fences give, "[S4: SETTINGS]" on a line of its own.
  mutating func addBoxes(
    _ document: Document, _ coded: (String) -> (code: String, name: String)?
  ) {
    let bytes = document.source.bytes
    for line in document.codeBlocks.lazy.flatMap(\.lines) {
      let range = ASCII.trimmed(bytes, line.offsets)
      guard (6...80).contains(range.count), bytes[range.lowerBound] == 0x5B,
        bytes[range.upperBound - 1] == 0x5D,
        let (code, name) = coded(
          document.source.string(SourceRange(range.lowerBound + 1, range.upperBound - 1)))
      else { continue }
      add(code, name)
    }
  }
}

extension MatrixDraft {
  /// Makes one change of two on one line through what has no code, "HOME → Gear → SETTINGS".
  fileprivate mutating func joinActs(between keys: Set<String>) {
    var ways: [UInt32: [Int]] = [:]
    for (index, edge) in edges.enumerated() where edge.trigger == nil && edge.guardText == nil {
      ways[edge.origin.range.start, default: []].append(index)
    }
    var done: Set<Int> = []
    for line in ways.keys.sorted() {
      guard let way = ways[line], way.count == 2 else { continue }
      let (first, second) = (edges[way[0]], edges[way[1]])
      guard let source = first.source, keys.contains(source.key),
        keys.contains(second.target.key), second.source?.key == first.target.key,
        !keys.contains(first.target.key)
      else { continue }
      edges[way[0]].target = second.target
      edges[way[0]].trigger = LocatedText(first.target.text, first.origin)
      done.insert(way[1])
    }
    for index in done.sorted(by: >) { edges.remove(at: index) }
  }
}
