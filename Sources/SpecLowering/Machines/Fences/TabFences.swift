import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of a tab over the screens to which it leads, one a line, where another fence of the document draws what a
/// tab leads to as a tree, so that lines below each other are branches and no chain:
///
///     Alerts tab
///     -> Alarm screen
///     -> Route screen
///
/// Three tabs or more below any other name are branches as well: "Bottom bar" over "-> Home tab", "-> Alerts tab".
struct TabFences {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Line {
    var name: String
    var column: Int
    var origin: Origin
  }

  /// A fence as a name over lines that begin with an arrow each.
  private struct Branches {
    var head: NameReference
    var lines: [Line] = []

    /// Whether one line stands further in than others, and another one behind it does not.
    var isTree: Bool {
      guard let first = lines.first,
        let deep = lines.firstIndex(where: { $0.column > first.column })
      else { return false }
      return lines[deep...].contains { $0.column == first.column }
    }

    var isFlat: Bool { Set(lines.map(\.column)).count == 1 }

    /// Whether all of three lines or more are tabs, so that none leads to the next; "알림 탭" alone may be a tap as well.
    var areTabs: Bool {
      lines.count > 2 && lines.count { TabFences.isTab($0.name) } * 2 >= lines.count
        && lines.allSatisfy { $0.name.hasSuffix("탭") || TabFences.isTab($0.name) }
    }
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    let blocks = document.codeBlocks.filter {
      FlowReader.languages.contains($0.language) && (3...30).contains($0.lines.count)
        && mayBranch($0)
    }
    guard !blocks.isEmpty else { return }
    let fans = blocks.compactMap { branches(of: $0, among: []) }.filter(\.areTabs)
    let listed = Set(fans.flatMap(\.lines).map { Names.key($0.name) })
    let found = blocks.compactMap { block in
      branches(of: block, among: listed).map { (block.node, $0) }
    }
    let drawsTrees = found.contains { $0.1.isTree && !$0.1.areTabs }
    var flat: [Int32: Branches] = [:]
    for (node, tab) in found where tab.isFlat && (drawsTrees || tab.areTabs) { flat[node] = tab }
    guard !flat.isEmpty else { return }
    FencedMatrices.collect(document, lines: 3...30, isClosed: false, into: &drafts) { block in
      // "Alerts tab" names no system.
      guard let tab = flat[block.node],
        case let section = Int(document.nodes[Int(block.node)].section),
        Self.isTab(document.title(ofSection: section)) || listed.contains(tab.head.key)
          || !context.isSystem(section)
      else { return nil }
      return tab.lines.map { line in
        EdgeDraft(
          source: tab.head, target: NameReference(text: line.name, origin: line.origin),
          origin: line.origin)
      }
    }
  }

  /// A test on bytes: all lines but the first begin with an arrow.
  private func mayBranch(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    return block.lines.lazy.map { ASCII.trimmed(bytes, $0.offsets) }.filter { !$0.isEmpty }
      .dropFirst().allSatisfy { Arrow.lengthOfTip(bytes, at: $0.lowerBound) > 0 }
  }

  /// Reads a fence below a tab, or below any name where tabs follow.
  ///
  /// - Parameter listed: the keys of tabs that another fence lists.
  private func branches(
    of block: Document.CodeBlock, among listed: Set<String>
  ) -> Branches? {
    let bytes = document.source.bytes
    var result: Branches?
    for line in block.lines {
      let range = ASCII.trimmed(bytes, line.offsets)
      if range.isEmpty { continue }
      guard range.count <= 120 else { return nil }
      let text = document.source.string(SourceRange(range.lowerBound, range.upperBound))
      let origin = document.origin(line)
      guard result != nil else {
        let head = StateName.splitQualifier(text).name
        guard Self.isTab(text) || ArrowSide.isName(head) && !Arrow.isIn(text) else { return nil }
        result = Branches(head: NameReference(text: head, origin: origin))
        continue
      }
      guard let rest = Arrow.behindTip(text) else { return nil }
      let name = StateName.splitQualifier(rest).name
      guard !Arrow.isIn(rest), ArrowSide.isName(name), FlowSteps.kind(of: name) != .action else {
        return nil
      }
      let column = range.lowerBound - line.offsets.lowerBound
      result?.lines.append(Line(name: name, column: column, origin: origin))
    }
    guard let result, result.lines.count > 1 else { return nil }
    let isBelowTab = Self.isTab(result.head.text) || listed.contains(result.head.key)
    return isBelowTab || result.areTabs ? result : nil
  }

  /// Whether a line names a tab and no more: "Alerts tab", "通知タブ".
  private static func isTab(_ text: String) -> Bool {
    let name = StateName.splitQualifier(text).name
    guard name.utf8.count <= 40, !Arrow.isIn(name) else { return false }
    if name.utf8.contains(where: { $0 >= 0xE3 }) {
      return TransitionWords.isTab(name)
        || tabEnds.contains { name.hasSuffix($0) && name.count > $0.count }
    }
    let words = Names.words(name)
    return (2...3).contains(words.count)
      && (tabs.contains(words[0]) || tabs.contains(words[words.count - 1]))
  }

  private static let tabEnds = ["タブ", "标签页", "選項卡", "选项卡", "分頁"]
  private static let tabs: Lexicon = [
    "tab", "reiter", "onglet", "pestaña", "aba", "scheda", "tabblad", "вкладка", "zakładka",
    "sekmesi",
  ]
}
