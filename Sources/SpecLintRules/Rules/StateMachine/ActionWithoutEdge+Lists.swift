import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Actions that an item of a state lists behind its label: "Batch actions: archive, export, print".
extension ActionWithoutEdge {
  /// A name of a list with its place.
  private typealias Action = (name: String, origin: Origin)

  private static let cues: [StaticString] = [
    "ctions", "CTIONS", "ktionen", "cciones", "ções", "zioni", "cties", "ействия", "操作", "アクション",
  ]
  /// The last word of a label.
  private static let labels: Lexicon = [
    "actions", "aktionen", "acciones", "ações", "azioni", "acties", "действия",
  ]
  /// The ends of labels in scripts without blanks.
  private static let wideLabels = ["操作", "アクション"]
  /// Words that say of what kind the names before them are.
  private static let kinds: Lexicon = [
    "option", "options", "button", "buttons", "action", "actions", "item", "items",
  ]

  /// Reports the lists of actions of a state of which no row out of it has any.
  func checkListed(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let lists = lists(context)
    guard !lists.isEmpty else { return }
    for machine in context.spec.machines
    where machine.matrices.contains(where: { $0.form == "table" || $0.form == "diagram" }) {
      let left = Set(
        machine.transitions.filter { $0.trigger != nil && $0.matrix != nil }.compactMap(\.source))
      for state in machine.stateIDs where !machine[state].isMode && left.contains(state) {
        guard let nodes = part(of: machine[state], context.document) else { continue }
        for list in lists where nodes.contains(list.leaf) {
          let unknown = list.actions.compactMap {
            check($0.name, "", at: $0.origin, state, machine)
          }
          guard unknown.count == list.actions.count, var found = unknown.first else { continue }
          found.related += list.actions.dropFirst().map {
            Diagnostic.Related($0.origin, "nor what '\($0.name)' does")
          }
          // An action may leave the state as it is without a word.
          found.severity = .info
          diagnostics.append(found)
        }
      }
    }
  }

  /// The items of a document that list actions, two or more each.
  private func lists(_ context: RuleContext) -> [(leaf: Int, actions: [Action])] {
    let document = context.document
    let leaves = Self.cues.filter { document.mentions($0) }
      .flatMap { document.leaves(with: $0) }
    return Set(leaves).sorted().compactMap { leaf in
      guard document.nodes[leaf].kind == .paragraph,
        document.nodes[Int(document.nodes[leaf].parent)].kind == .item,
        context.isNormative(document.nodes[leaf].range),
        case let actions = actions(in: leaf, document), actions.count > 1
      else { return nil }
      return (leaf, actions)
    }
  }

  /// The names behind the label of a line; none where anything else stands there.
  private func actions(in leaf: Int, _ document: Document) -> [Action] {
    let bytes = document.plain
    var text = document.plainText(of: leaf)
    if text.last.map({ bytes[$0] == ASCII.dot }) == true { text = text.dropLast() }
    guard text.count <= 160, let colon = ASCII.find(ASCII.colon, in: bytes, text),
      colon - text.lowerBound <= 48, isLabel(document.string(plain: text.lowerBound..<colon))
    else { return [] }
    var result: [Action] = []
    var start = colon + 1
    while start < text.upperBound {
      let end = separator(from: start, text.upperBound, bytes)
      guard
        let action = action(
          ASCII.trimmed(bytes, start..<end.lowerBound), isLast: end.isEmpty, document)
      else { return [] }
      result.append(action)
      start = end.isEmpty ? text.upperBound : end.upperBound
    }
    return result
  }

  private func isLabel(_ label: String) -> Bool {
    let words = Names.words(label)
    guard (1...3).contains(words.count), let last = words.last else { return false }
    return Self.labels.contains(last) || Self.wideLabels.contains(where: last.hasSuffix)
  }

  /// The next comma, stroke or wide comma; empty at the end.
  private func separator(
    from start: Int, _ end: Int, _ bytes: ContiguousArray<UInt8>
  ) -> Range<Int> {
    for offset in start..<end {
      switch bytes[offset] {
      case 0x2C, 0x2F: return offset..<offset + 1
      case 0xE3 where ASCII.starts(bytes, at: offset, with: "、"): return offset..<offset + 3
      case 0xEF where ASCII.starts(bytes, at: offset, with: "，"): return offset..<offset + 3
      default: continue
      }
    }
    return end..<end
  }

  /// One or two words and nothing else; behind the last name its kind may stand: "move options in the bar".
  private func action(_ range: Range<Int>, isLast: Bool, _ document: Document) -> Action? {
    guard !range.isEmpty,
      document.plain[range].allSatisfy({
        ASCII.isLetter($0) || $0 == ASCII.space || $0 == ASCII.hyphen || $0 >= 0x80
      })
    else { return nil }
    var words = document.string(plain: range).split(separator: " ")
    if isLast, let kind = words.firstIndex(where: { Self.kinds.contains($0.lowercased()) }) {
      words = Array(words[..<kind])
    }
    guard (1...2).contains(words.count), let first = words.first, let last = words.last else {
      return nil
    }
    let name = String(first.base[first.startIndex..<last.endIndex])
    let place = range.lowerBound..<range.lowerBound + name.utf8.count
    return (name, document.origin(document.sourceRange(plain: place)))
  }
}
