import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports a finished status above a checklist with open boxes.
public struct StatusVersusChecklist: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "M203", name: "status-vs-checklist",
    summary: "The status says finished, the document's own checklist says otherwise.",
    category: .metadata, defaultSeverity: .warning,
    explanation: """
      A checklist in a spec says what must be verified before the spec holds. A status such as
      "approved" or "implemented" above open boxes leaves readers to guess which of the two is stale.
      Lists for those who build, test or measure come later, and so do the lists beside them; criteria
      of success wait for what is built, and are compared only where the status says that it is.
      """,
    examples: [
      .accepted("---\nstatus: draft\n---\n# A\n\n## Checklist\n- [ ] Contrast checked\n"),
      .accepted("---\nstatus: approved\n---\n# A\n\n## Checklist\n- [x] Contrast checked\n"),
      .flagged(
        "---\nstatus: ⟦approved⟧\n---\n# A\n\n## Checklist\n- [x] Sizes\n- [ ] Contrast checked\n"),
    ]
  )

  /// Words of headings above boxes that are ticked after the design is finished.
  private static let later: Lexicon = [
    "implementation", "testing", "test", "tests", "development", "deployment", "launch", "rollout",
    "release", "tasks", "setup", "migration", "engineering", "manual", "automated", "phase",
    "acceptance", "definition",
  ]

  /// Words of headings above boxes that are ticked when what the document describes is built, which "approved" does not
  /// say of it.
  private static let criteria: Lexicon = [
    "criteria", "criterion", "goals", "outcomes", "kriterien", "erfolgskriterien",
    "abnahmekriterien", "critères", "criterios", "critérios", "criteri", "kriteria",
  ]
  private static let wideCriteria = [
    "验收", "驗收", "成功标准", "完成标准", "受け入れ", "受入", "完了条件", "成功基準", "인수", "완료 조건", "성공 기준",
  ]

  /// Whether the boxes of a section wait for what is built, and the status speaks of the text alone.
  private func isForBuilt(_ section: Int, _ status: DocumentStatus, _ document: Document) -> Bool {
    !StatusVersusPending.isBuilt(status)
      && document.path(ofSection: section).contains {
        let title = document.title(ofSection: $0)
        return Names.hasWord(title, in: Self.criteria)
          || Self.wideCriteria.contains(where: title.contains)
      }
  }

  /// The same in titles that call the list a checklist: "Performance Checklist" is gone through for each build.
  private static let laterLists: Lexicon = [
    "performance", "qa", "build", "developer", "developers", "handoff", "regression",
  ]
  private static let checklists: Lexicon = ["checklist", "checklists", "checks"]

  /// Whether boxes are for whoever builds or tests what the document describes: lists side by side are of one kind.
  private func isForLater(_ section: Int, _ document: Document, beside groups: Set<Int32>) -> Bool {
    groups.contains(document.sections[section].parent)
      || document.path(ofSection: section).contains { isTitledForLater($0, document) }
  }

  private func isTitledForLater(_ section: Int, _ document: Document) -> Bool {
    let title = document.title(ofSection: section)
    return Names.hasWord(title, in: Self.later)
      || Names.hasWord(title, in: Self.checklists) && Names.hasWord(title, in: Self.laterLists)
  }

  /// Makes the rule.
  public init() {}

  /// Compares the status with the boxes.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard let status = DocumentStatus.find(in: document), status.isFinished else { return }
    checkFences(status, context, into: &diagnostics)
    let boxes = document.nodes.indices.filter {
      document.nodes[$0].kind == .item && document.nodes[$0].box != .none
        && !isForEach($0, document)
    }
    let lists = Set(boxes.map { Int(document.nodes[$0].section) })
    let groups = Set(
      lists.filter { isTitledForLater($0, document) }.map { document.sections[$0].parent }
        .filter { $0 > 0 && document.sections[Int($0)].level > 1 })
    let later = lists.filter {
      isForLater($0, document, beside: groups) || isForBuilt($0, status, document)
    }
    let items = boxes.filter { !later.contains(Int(document.nodes[$0].section)) }
    let open = items.filter { document.nodes[$0].box == .open }
    guard let first = open.first else { return }
    let ticked = items.count - open.count
    let line = document.source.lineRange(
      document.source.lineIndex(of: Int(document.nodes[first].range.start)))
    diagnostics.append(
      diagnostic(
        "the status is '\(status.text)', but \(ticked) of \(items.count) boxes are ticked",
        at: context.origin(status.range), label: "finished",
        related: [
          .init(context.origin(line), Self.first(of: open.count))
        ],
        why: "'\(status.text)' says that nothing is left to do",
        help: "tick the \(Self.boxes(open.count)), or set the status back to 'draft'"))
  }

  /// The first of some open boxes.
  static func first(of count: Int) -> String {
    count == 1 ? "the open box" : "the first of \(count) open boxes"
  }

  /// "3 open boxes".
  static func boxes(_ count: Int) -> String { count == 1 ? "open box" : "\(count) open boxes" }

  /// Whether a list is one to copy: "For each component:" above it.
  private func isForEach(_ item: Int, _ document: Document) -> Bool {
    let list = Int(document.nodes[item].parent)
    guard list > 0, document.nodes[list - 1].kind == .paragraph else { return false }
    let words = Names.words(document.string(list - 1))
    return words.first == "for" && words.count <= 8
      && words.dropFirst().first.map(["each", "every", "any"].contains) == true
  }
}
