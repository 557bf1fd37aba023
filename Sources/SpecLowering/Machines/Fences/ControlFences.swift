import SpecModel
import SpecSyntax
import SpecText

/// Reads fences below a label over changes in the section of a screen, in which each line is a control and what it
/// leads to: "Listen button -> Live tab" below "Key transitions:".
///
/// No line begins where another ends, so that the section names what is left.
struct ControlFences {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such fences that no other form has read.
  ///
  /// - Complexity: O(fences) where no label over changes stands right before one.
  func collect(into drafts: inout MachineDrafts) {
    guard document.sections.count > 2,
      TransitionWords.speaksOfStates(document.title(ofSection: 1))
    else { return }
    let reader = FlowReader(context: context)
    let blocks = document.codeBlocks.filter { block in
      FlowReader.languages.contains(block.language)
        && reader.label(before: Int(block.node)).map(Self.isOverChanges) == true
    }
    guard !blocks.isEmpty else { return }
    let known = KnownStates(drafts)
    let nodes = Set(blocks.map(\.node))
    FencedMatrices.collect(document, lines: 2...24, isClosed: false, into: &drafts) { block in
      guard nodes.contains(block.node), let page = page(around: Int(block.node)) else {
        return nil
      }
      return edges(of: block, from: page, known)
    }
  }

  /// "Key transitions", "Navigation from here".
  private static func isOverChanges(_ label: String) -> Bool {
    let words = Names.words(label)
    return words.count <= 4
      && (words.contains(where: TransitionWords.transitions.contains)
        || words.contains("navigation")
        || TransitionWords.exits.contains(words.joined(separator: " ")))
  }

  /// The section around a node, by its title of up to three words.
  private func page(around node: Int) -> NameReference? {
    let section = Int(document.nodes[node].section)
    guard section > 1 else { return nil }
    let title = StateName.splitQualifier(
      StateName.withoutNumbering(document.title(ofSection: section))
    ).name
    let words = Names.words(title)
    guard (1...3).contains(words.count), !Arrow.isIn(title), TransitionWords.isTitled(title),
      !words.contains(where: {
        TransitionWords.transitions.contains($0) || TransitionWords.systems.contains($0)
      }),
      !TransitionWords.speaksOfStates(title)
        || words.last.map(TransitionWords.surfaces.contains) == true
    else { return nil }
    let heading = Int(document.sections[section].heading)
    return NameReference(text: title, origin: document.origin(document.nodes[heading].range))
  }

  private func edges(
    of block: Document.CodeBlock, from page: NameReference, _ known: KnownStates
  ) -> [EdgeDraft]? {
    var result: [EdgeDraft] = []
    var triggers: Set<String> = []
    for line in block.lines {
      let text = StateName.trimmed(document.source.string(line))
      if text.isEmpty { continue }
      guard let arrows = ArrowText(text), arrows.sides.count == 2,
        arrows.joints[0].direction == .forward, arrows.joints[0].label == nil,
        (1...5).contains(Names.wordCount(arrows.sides[0])),
        known.name(of: arrows.sides[0]) == nil, !EventName.isCode(arrows.sides[0]),
        let target = ArrowSide(arrows.sides[1], known: known), !target.isAny,
        (1...4).contains(Names.wordCount(target.name)),
        target.name.first?.isLowercase == false
      else { return nil }
      let origin = document.origin(line)
      triggers.insert(Names.key(arrows.sides[0]))
      let edge = EdgeDraft(
        source: page, target: NameReference(text: place(target.name), origin: origin),
        origin: origin)
      result.append(edge.triggered(by: arrows.sides[0], origin))
    }
    guard result.count > 1, triggers.count == result.count,
      result.allSatisfy({ !triggers.contains($0.target.key) && $0.target.key != page.key })
    else { return nil }
    return result
  }

  /// The section that a tab is named after: "Live" of "Live tab".
  private func place(_ name: String) -> String {
    guard let space = name.lastIndex(of: " "),
      name[name.index(after: space)...].lowercased() == "tab"
    else { return name }
    let bare = String(name[..<space])
    let key = Names.key(bare)
    return document.sections.indices.dropFirst(2).contains {
      Names.key(StateName.withoutNumbering(document.title(ofSection: $0))) == key
    } ? bare : name
  }
}
