import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of chains below a heading that ends with the word for a workflow, "Approval workflow", where two names
/// at least are words for states: how a team works passes no such names.
struct WorkflowFences {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    var titles: [Int: Bool] = [:]
    FencedMatrices.collect(document, lines: 1...12, isClosed: false, into: &drafts) { block in
      let section = Int(document.nodes[Int(block.node)].section)
      let isOfStates = titles[section] ?? Self.namesWorkflow(document.title(ofSection: section))
      titles[section] = isOfStates
      return isOfStates ? edges(in: block) : nil
    }
  }

  private static func namesWorkflow(_ title: String) -> Bool {
    let words = Names.words(StateName.splitQualifier(StateName.withoutNumbering(title)).name)
    guard let last = words.last, (2...5).contains(words.count) || last.utf8.first ?? 0 >= 0xE3,
      workflows.contains(last) || marks.suffix(of: last) != nil
    else { return false }
    return !makers.contains(oneOf: words)
  }

  private func edges(in block: Document.CodeBlock) -> [EdgeDraft]? {
    var result: [EdgeDraft] = []
    var names: Set<String> = []
    for line in block.lines {
      let text = StateName.trimmed(document.source.string(line))
      if text.isEmpty { continue }
      guard line.offsets.count <= 200, let arrows = ArrowText(text),
        arrows.joints.allSatisfy({ $0.label == nil && !$0.isGap }),
        arrows.sides.allSatisfy(Self.isName)
      else { return nil }
      let origin = document.origin(line)
      names.formUnion(arrows.sides)
      result += arrows.steps.map { step in
        EdgeDraft(
          source: NameReference(text: arrows.sides[step.from], origin: origin),
          target: NameReference(text: arrows.sides[step.to], origin: origin), origin: origin)
      }
    }
    let states = names.count { StateWords.isState(Names.words($0)) }
    return result.count > 1 && states > 1 ? result : nil
  }

  private static func isName(_ side: String) -> Bool {
    let words = Names.words(side)
    return (1...4).contains(words.count) && ArrowSide.isName(side) && !makers.contains(oneOf: words)
      && !EventName.isCode(side)
  }

  private static let workflows: Lexicon = [
    "workflow", "workflows", "arbeitsablauf", "arbeitsabläufe", "flujo", "fluxo", "processus",
    "процесс",
  ]
  private static let marks: Phrases = ["ワークフロー", "工作流", "审批流", "워크플로", "워크플로우"]
  /// Words for how a product is made.
  private static let makers: Lexicon = [
    "git", "github", "gitlab", "branch", "branching", "fork", "commit", "merge", "pull", "push",
    "pr", "ci", "cd", "deploy", "deployment", "release", "development", "dev", "developer",
    "coding", "contribution", "contributing", "translation", "entwicklung", "desarrollo",
    "desenvolvimento", "разработки", "開発", "开发", "개발",
  ]
}
