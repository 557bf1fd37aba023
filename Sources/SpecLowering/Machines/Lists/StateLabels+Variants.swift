import SpecModel
import SpecSyntax
import SpecText

extension StateLabels {
  /// What items in the sections of states name: numbered errors, variants, values of a type.
  func insideStates(_ states: [StateDraft]) -> [StateDraft] {
    titledItems(in: states) + variants(of: states) + values()
  }

  /// The items below a label such as "Required variants:" in the section of a state, which are all names of what may be
  /// missing or have failed: "No parcels", "No alerts".
  private func variants(of states: [StateDraft]) -> [StateDraft] {
    var stateAt: [UInt32: StateDraft] = [:]
    for state in states where state.section != nil { stateAt[state.origin.range.start] = state }
    guard !stateAt.isEmpty else { return [] }
    var result: [StateDraft] = []
    for (index, line) in context.lines.enumerated() where isOfVariants(line) {
      let section = Int(document.nodes[line.node].section)
      guard section > 0,
        let state = stateAt[document.nodes[Int(document.sections[section].heading)].range.start],
        let names = items(below: index), (2...12).contains(names.count),
        names.allSatisfy({ StateWords.isState(words(of: $0.range)) })
      else { continue }
      result += names.map { name in
        var draft = draft(name)
        draft.screen = state.screen
        draft.parent = state.name
        return draft
      }
    }
    return result
  }

  /// Whether a line is a label alone whose last word is one for variants.
  private func isOfVariants(_ line: TextLine) -> Bool {
    guard line.holder == .paragraph, let label = line.label, label.count <= 40, line.value.isEmpty
    else { return false }
    let words = words(of: label)
    return words.count <= 4 && (words.last.map(Self.variantWords.contains) ?? false)
  }

  /// The names of the items right below a line; `nil` where one of them is more than a name.
  private func items(below index: Int) -> [(range: Range<Int>, node: Int)]? {
    let line = context.lines[index]
    var result: [(range: Range<Int>, node: Int)] = []
    for item in context.lines[(index + 1)...] {
      guard item.holder == .item, item.depth > line.depth else { break }
      guard item.depth == line.depth + 1 else { continue }
      guard let name = label(of: item) ?? whole(item) else { return nil }
      result.append(name)
    }
    return result
  }

  private static let variantWords: Lexicon = [
    "variants", "variations", "varianten", "variantes", "variações", "varianti", "varian",
    "варианты", "バリエーション", "変種", "变体", "變體", "변형",
  ]

  /// The labels of items that all begin with a value in quotation marks, `"none"`, `"tiled"`, below a heading "Tile
  /// state" of a type that has these values; `nil` where the heading names a state.
  func quotedValues(of items: [TextLine], below name: StateName) -> [Range<Int>]? {
    guard (2...12).contains(items.count), items.allSatisfy(isQuoted),
      !StateCues.isNameOfState(name.name),
      !Names.words(name.name).contains(where: StateWords.interactions.contains)
    else { return nil }
    return items.compactMap { label(of: $0)?.range }
  }

  /// A name without the quotation marks around it, as code has them.
  static func unquoted(_ name: String) -> String {
    guard name.utf8.count > 2, let first = name.utf8.first, first == name.utf8.last,
      first == ASCII.quote || first == 0x27
    else { return name }
    return String(name.dropFirst().dropLast())
  }

  /// Such values below a heading whose words before "state" tell of data, "Query state", where the text names the type
  /// in code: `QueryState`.
  private func values() -> [StateDraft] {
    document.sections.indices.dropFirst().flatMap { section -> [StateDraft] in
      let heading = document.plainText(of: Int(document.sections[section].heading))
      guard heading.count <= 40, StateVocabulary.mayNameState(document.plain, heading),
        case let items = context.items(of: section), (2...12).contains(items.count),
        items.allSatisfy(isQuoted), isOfType(section)
      else { return [] }
      return items.compactMap { label(of: $0) }.map { item in
        draft((item.range.lowerBound + 1..<item.range.upperBound - 1, item.node))
      }
    }
  }

  /// Whether a heading names no state and its words are those of a type in code in a paragraph below it.
  private func isOfType(_ section: Int) -> Bool {
    let title = StateName.withoutNumbering(document.title(ofSection: section))
    let words = Names.words(title)
    guard (2...3).contains(words.count), StateName(heading: title) == nil,
      words.last.map(StateVocabulary.suffixes.contains) == true
    else { return false }
    let type = words.joined()
    return document.sections[section].ownNodes.contains { node in
      guard document.nodes[Int(node)].kind == .paragraph else { return false }
      return document.nodes[Int(node)].runs.contains { index in
        let run = document.runs[Int(index)]
        guard run.style.contains(.code), run.count <= 50,
          ASCII.isUpper(document.plain[Int(run.start)])
        else { return false }
        let code = document.string(plain: Int(run.start)..<Int(run.start + run.count))
        return code.lowercased().filter { $0 != "_" && $0 != "-" } == type
      }
    }
  }

  /// Whether an item begins with a word in quotation marks in code, and says more.
  private func isQuoted(_ item: TextLine) -> Bool {
    guard let name = label(of: item)?.range, name.lowerBound == item.text.lowerBound,
      (5...40).contains(name.count), name.upperBound + 3 < item.text.upperBound,
      document.span(at: name.lowerBound, of: item.node, in: .code) != nil
    else { return false }
    let (first, last) = (document.plain[name.lowerBound], document.plain[name.upperBound - 1])
    return first == last && (first == 0x22 || first == 0x27)
      && name.dropFirst().dropLast().allSatisfy {
        ASCII.isWord(document.plain[$0]) || document.plain[$0] == ASCII.hyphen
      }
  }
}
