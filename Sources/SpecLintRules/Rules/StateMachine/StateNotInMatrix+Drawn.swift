import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Described states that a drawing of the machine leaves out.
extension StateNotInMatrix {
  private static let diagrams: Lexicon = [
    "diagram", "diagramm", "zustandsdiagramm", "diagramme", "diagrama", "diagramma", "chart",
    "graph", "диаграмма",
  ]
  private static let wideDiagrams = ["遷移図", "状态图", "狀態圖", "转换图", "다이어그램", "전이도"]
  /// The least number of states in boxes that make a drawing one of the machine.
  private static let leastBoxes = 3

  /// Reports states with a section that a fence titled as a diagram does not draw, where it draws most of them.
  func checkDrawn(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    let machines = context.spec.machines.filter { $0.states.count > Self.leastBoxes }
    guard !machines.isEmpty, document.mentions("│") || document.mentions("|") else { return }
    for block in document.codeBlocks
    where FenceTags.plain.contains(block.language) && isTitled(Int(block.node), document) {
      guard let first = block.lines.first, let last = block.lines.last,
        case let text = first.offsets.lowerBound..<last.offsets.upperBound, text.count < 8000
      else { continue }
      let bytes = document.source.bytes[text].map(ASCII.lowercased)
      lazy var words = Set(
        Names.words(document.source.string(SourceRange(text.lowerBound, text.upperBound)))
          + wordsBeside(Int(block.node), document))
      for machine in machines where !isMatrix(block, machine, document) {
        let described = machine.stateIDs.filter { id in
          let state = machine[id]
          return state.section != nil && !state.isMode && state.kind == .atomic
            && state.provenance == .declared
        }
        let drawn = described.filter { isBoxed(machine[$0].name, bytes) }
        guard drawn.count >= Self.leastBoxes, drawn.count * 2 > described.count else { continue }
        for id in described where !drawn.contains(id) {
          let state = machine[id]
          guard let section = state.section,
            words.isDisjoint(with: Names.words(state.name)),
            context.isNormative(section.range)
          else { continue }
          diagnostics.append(
            diagnostic(
              "the diagram does not draw the state '\(state.name)'",
              at: context.origin(document.firstLine(of: section.range)), label: "described here",
              related: [
                .init(
                  context.origin(document.firstLine(of: document.nodes[Int(block.node)].range)),
                  "the diagram")
              ],
              why: "\(drawn.count) of \(described.count) described states have a box in it",
              help: "draw '\(state.name)' with its ways in and out"))
        }
      }
    }
  }

  /// The words of the text in the section of a fence, which tells what the drawing leaves out: "`paused` lies over any
  /// other state".
  private func wordsBeside(_ node: Int, _ document: Document) -> [String] {
    let section = document.nodes[node].section
    return document.nodes.indices.flatMap { leaf -> [String] in
      let kind = document.nodes[leaf].kind
      guard document.nodes[leaf].section == section, kind == .paragraph || kind == .tableCell
      else { return [] }
      return Names.words(document.string(leaf))
    }
  }

  /// Whether the heading or the line above a fence calls it a diagram.
  private func isTitled(_ node: Int, _ document: Document) -> Bool {
    var titles = [document.title(ofSection: Int(document.nodes[node].section))]
    if let lead = document.sibling(before: node), document.nodes[lead].kind == .paragraph {
      titles.append(document.string(lead))
    }
    return titles.contains { title in
      title.utf8.count < 120
        && (Names.hasWord(title, in: Self.diagrams)
          || Self.wideDiagrams.contains(where: title.contains))
    }
  }

  /// Whether the machine was read from a fence, so that the matrix is held against the states already.
  private func isMatrix(
    _ block: Document.CodeBlock, _ machine: Machine, _ document: Document
  ) -> Bool {
    let range = document.nodes[Int(block.node)].range
    return machine.matrices.contains { range.contains($0.origin.range) }
  }

  /// Whether a name stands alone between the walls of a box: "│ Hover │".
  private func isBoxed(_ name: String, _ bytes: [UInt8]) -> Bool {
    let wanted = name.utf8.map(ASCII.lowercased)
    guard !wanted.isEmpty, bytes.count >= wanted.count else { return false }
    var offset = 0
    while offset + wanted.count <= bytes.count {
      if bytes[offset] == wanted[0], bytes[offset..<offset + wanted.count].elementsEqual(wanted) {
        let before = bytes[..<offset].last { $0 != ASCII.space }
        let after = bytes[(offset + wanted.count)...].prefix(60).first { $0 != ASCII.space }
        // "│" ends in 0x82 and begins with 0xE2.
        let isLeft = before == ASCII.pipe || before == 0x82
        if isLeft, after == ASCII.pipe || after == 0xE2 { return true }
      }
      offset += 1
    }
    return false
  }
}
