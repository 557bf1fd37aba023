import SpecModel
import SpecSyntax
import SpecText

/// Reads the items below a change as the ways out of the state that it leads to: "- possible: back to **Loading**" and
/// "- not possible: **Broken** is shown" below "4. **Failed → Deciding**: …".
///
/// What stands below a change may tell anything about it; it leads on where each item, two at least, has a label of a few
/// words that is no property of the change, and a name set in bold or code, and half of these names are known.
struct NestedExits {
  private let context: LoweringContext
  private let document: Document
  private let known: KnownStates

  init(_ context: LoweringContext, known: KnownStates) {
    self.context = context
    document = context.document
    self.known = known
  }

  private struct Way {
    var label: String
    var target: String
    var origin: Origin
  }

  /// Adds the ways out below all such changes.
  ///
  /// - Complexity: O(lines) where a list tells a change, else O(matrices).
  func collect(into drafts: inout MachineDrafts) {
    guard drafts.matrices.contains(where: { $0.form == "list" && !$0.edges.isEmpty }) else {
      return
    }
    let items = self.items()
    guard !items.isEmpty else { return }
    var names: KnownStates?
    for index in drafts.matrices.indices where drafts.matrices[index].form == "list" {
      for (start, target) in Self.targets(of: drafts.matrices[index].edges) {
        guard let ways = items[start]?.compactMap(way), ways.count == items[start]?.count,
          Set(ways.map { Names.key($0.target) }).count == ways.count
        else { continue }
        let told = names ?? KnownStates(drafts)
        names = told
        let count = ways.count { isKnown($0.target, told) }
        guard count * 2 >= ways.count else { continue }
        for way in ways {
          let name = told.name(of: way.target) ?? known.name(of: way.target) ?? way.target
          guard Names.key(name) != target.key else { continue }
          let edge = EdgeDraft(from: target.text, to: name, way.origin)
          drafts.matrices[index].edges.append(edge.triggered(by: way.label, way.origin))
        }
      }
    }
  }

  private func isKnown(_ name: String, _ told: KnownStates) -> Bool {
    told.name(of: name) != nil || known.name(of: name) != nil
  }

  /// What the changes of each line lead to in the end, by where the line begins; none where they lead to several things.
  private static func targets(
    of edges: [EdgeDraft]
  ) -> [(start: UInt32, target: NameReference)] {
    var result: [(start: UInt32, target: NameReference)] = []
    var first = edges.startIndex
    while first < edges.endIndex {
      let start = edges[first].origin.range.start
      let end = edges[first...].firstIndex { $0.origin.range.start != start } ?? edges.endIndex
      let line = edges[first..<end]
      first = end
      guard let last = line.last, !last.target.key.isEmpty,
        line.allSatisfy({ $0.source?.key != last.source?.key || $0.target.key == last.target.key })
      else { continue }
      result.append((start, last.target))
    }
    return result
  }

  /// The items below each item with an arrow, two or more, by where that begins.
  private func items() -> [UInt32: [TextLine]] {
    var outer: [Int: UInt32] = [:]
    var result: [UInt32: [TextLine]] = [:]
    for (index, line) in context.lines.enumerated() where line.holder == .item {
      let item = Int(document.nodes[line.node].parent)
      if context.mayHoldArrow(index) {
        if outer[item] == nil { outer[item] = context.origin(plain: line.text).range.start }
        continue
      }
      let list = Int(document.nodes[item].parent)
      guard !outer.isEmpty, let start = outer[Int(document.nodes[list].parent)] else { continue }
      result[start, default: []].append(line)
    }
    return result.filter { $0.value.count > 1 }
  }

  /// The label of an item and the first name behind it that is set in bold or code.
  private func way(_ line: TextLine) -> Way? {
    guard let label = line.label, label.count <= 60, (1...200).contains(line.value.count),
      case let words = document.string(plain: label), (1...6).contains(Names.wordCount(words)),
      // "possible" tells which way is taken.
      ColumnRole.role(ofHeader: words).map({ $0 == .validity }) ?? true
    else { return nil }
    for number in document.nodes[line.node].runs {
      let run = document.runs[Int(number)]
      let start = Int(run.start)
      guard line.value.contains(start), !run.style.isDisjoint(with: [.strong, .code]) else {
        continue
      }
      let name = StateName.trimmed(document.string(plain: start..<start + Int(run.count)))
      let isShort = (1...3).contains(Names.wordCount(name)) && name.first?.isFigure == false
      guard isShort, ArrowSide.isName(name) else { return nil }
      return Way(label: words, target: name, origin: context.origin(plain: line.text))
    }
    return nil
  }
}
