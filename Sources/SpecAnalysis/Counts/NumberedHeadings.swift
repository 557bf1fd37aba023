import SpecModel
import SpecSyntax
import SpecText

/// A sentence that says how many steps there are, above sections that are numbered as such: "three short steps" and
/// "Step 1" to "Step 4".
enum NumberedHeadings {
  /// The words of headings with a number, by the plural that sentences use.
  private static let nouns: [String: String] = [
    "steps": "step", "stages": "stage", "phases": "phase", "parts": "part", "screens": "screen",
    "pages": "page", "schritte": "schritt", "schritten": "schritt", "étapes": "étape",
    "pasos": "paso", "etapas": "etapa", "passi": "passo", "stappen": "stap", "phasen": "phase",
  ]
  private static let others: Lexicon = [
    "first", "last", "next", "previous", "other", "these", "those", "of", "more", "least", "most",
    "every", "each", "any", "up", "over", "than", "or", "to", "only", "between", "remaining",
  ]

  static func find(_ document: Document) -> [ListCount] {
    var groups: [Int32: [String: [Int]]] = [:]
    for section in document.sections.indices.dropFirst() {
      let words = Names.words(document.title(ofSection: section))
      guard words.count >= 2, let number = Int(words[1]),
        nouns.values.contains(words[0])
      else { continue }
      var list = groups[document.sections[section].parent]?[words[0]] ?? []
      let start = list.first.map { isZeroth($0, document) ? 0 : 1 } ?? min(number, 1)
      guard number == list.count + start else { continue }
      list.append(section)
      groups[document.sections[section].parent, default: [:]][words[0]] = list
    }
    var result: [ListCount] = []
    for parent in groups.keys.sorted() {
      for (noun, sections) in groups[parent, default: [:]].sorted(by: { $0.key < $1.key })
      where sections.count >= 3 {
        result += told(document, Int(parent), noun, sections)
      }
    }
    return result.isEmpty ? ratios(document) : result
  }

  /// Whether a heading has the number 0, as what goes before the first step.
  private static func isZeroth(_ section: Int, _ document: Document) -> Bool {
    Names.words(document.title(ofSection: section)).dropFirst().first == "0"
  }

  /// "Setup has three steps" and "Step 1 of 4", each the only one of its kind.
  private static func ratios(_ document: Document) -> [ListCount] {
    guard document.mentions("tep ") else { return [] }
    var told: [(value: Int, node: Int)] = []
    var shown: [(value: Int, node: Int)] = []
    for node in document.leaves(with: "tep") where document.nodes[node].kind != .codeBlock {
      let text = document.string(node)
      guard text.utf8.count < 600 else { continue }
      let words = Names.words(text)
      for place in words.indices {
        if words[place] == "step", place + 3 < words.count, Int(words[place + 1]) != nil,
          words[place + 2] == "of", let total = Int(words[place + 3])
        {
          shown.append((total, node))
        }
        let isFree = place < 2 || !others.contains(words[place - 2])
        if words[place] == "steps", place > 0, isFree,
          let value = ListCount.number(words[place - 1])
        {
          told.append((value, node))
        }
      }
    }
    guard let claim = told.only, let first = shown.first, claim.value != first.value,
      Set(shown.map(\.value)).count == 1, claim.value >= 2, abs(claim.value - first.value) <= 2
    else { return [] }
    return [
      ListCount(
        claimed: claim.value, counted: first.value, members: "steps",
        origin: document.origin(document.firstLine(of: document.nodes[claim.node].range)),
        list: document.origin(document.firstLine(of: document.nodes[first.node].range)))
    ]
  }

  /// The sentences right below the heading around the sections that give another number.
  private static func told(
    _ document: Document, _ parent: Int, _ noun: String, _ sections: [Int]
  ) -> [ListCount] {
    guard parent >= 0, let first = sections.first else { return [] }
    var found: [ListCount] = []
    for node in document.sections[parent].ownNodes
    where document.nodes[Int(node)].kind == .paragraph {
      let text = document.string(Int(node))
      guard text.utf8.count < 600 else { continue }
      let words = Names.words(text)
      let plurals = words.indices.filter { nouns[words[$0]] == noun }
      guard let place = plurals.only, place > 0 else { continue }
      // "three short steps"
      let before = place - 1
      let number = ListCount.number(words[before]) != nil ? before : before - 1
      guard number >= 0, let claimed = ListCount.number(words[number]), claimed >= 2,
        claimed != sections.count, abs(claimed - sections.count) <= 2,
        !(isZeroth(first, document) && claimed == sections.count - 1),
        number == 0 || !others.contains(words[number - 1])
      else { continue }
      found.append(
        ListCount(
          claimed: claimed, counted: sections.count, members: "sections",
          origin: document.origin(document.firstLine(of: document.nodes[Int(node)].range)),
          list: document.origin(document.nodes[Int(document.sections[first].heading)].range)))
    }
    return found.count == 1 ? found : []
  }
}
