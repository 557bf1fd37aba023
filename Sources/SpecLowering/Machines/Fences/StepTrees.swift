import SpecModel
import SpecSyntax
import SpecText

/// Reads fences below a heading over a flow in which each step hangs from the one above:
///
///     Card desk → Form
///       └─ Queue
///            └─ Fitting → Receipt
///
/// Every line must hang deeper than the one above, so that a tree of parts or files is none.
struct StepTrees {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    FencedMatrices.collect(document, lines: 3...60, isClosed: false, into: &drafts) { block in
      guard hangs(block), isOfFlow(Int(block.node)) else { return nil }
      return edges(in: block)
    }
  }

  /// A byte test: two lines begin with └ and none with ├, which are E2 94 94 and E2 94 9C.
  private func hangs(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    var count = 0
    for line in block.lines {
      let text = ASCII.trimmed(bytes, line.offsets)
      guard text.count > 3 else { continue }
      if ASCII.starts(bytes, at: text.lowerBound, with: "└") { count += 1 }
      if ASCII.starts(bytes, at: text.lowerBound, with: "├") { return false }
    }
    return count > 1
  }

  private func isOfFlow(_ node: Int) -> Bool {
    let titles = context.scope(of: node).suffix(2)
    guard !context.isSystem(around: node),
      !titles.contains(where: {
        FlowChains.isTechnical($0) || Names.hasWord($0, in: Self.orders)
          || Self.orderMarks.contains(where: $0.contains)
      })
    else { return false }
    return titles.contains(where: CourseWords.nameCourse)
  }

  private func edges(in block: Document.CodeBlock) -> [EdgeDraft]? {
    var result: [EdgeDraft] = []
    var course = StepCourse()
    var last = -1
    // Where the words of the line above begin: a branch further right hangs from a later name in it.
    var edge = 0
    for line in block.lines {
      let text = document.source.string(line)
      let bare = text.drop { "│┃| \t".contains($0) }
      guard !bare.isEmpty else { continue }
      let column = text.count - bare.count
      if bare.first == "└" {
        guard column > last, column <= edge + 4 else { return nil }
        last = column
      } else {
        guard column == 0 else { return nil }
        result += course.edges
        course = StepCourse()
        last = -1
      }
      let rest = bare.drop { "└─━- ".contains($0) }
      edge = column + bare.count - rest.count
      let words = StateName.trimmed(String(rest))
      guard text.utf8.count <= 200, course.read(words, document.origin(line)) else { return nil }
    }
    result += course.edges
    return result.count > 1 ? result : nil
  }

  /// Words of headings over trees of places, of which none leads on to the next.
  private static let orders: Lexicon = [
    "structure", "hierarchy", "tree", "sitemap", "map", "layout", "folder", "files", "architecture",
    "struktur", "hierarchie", "aufbau", "arborescence", "estructura", "jerarquía", "estrutura",
    "struttura", "структура", "struktura", "yapı", "yapısı",
  ]
  private static let orderMarks = ["構造", "構成", "结构", "結構", "구조", "구성"]
}
