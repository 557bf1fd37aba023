import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Springs of documents that tell of a design and do not set it.
extension SpringUnderspecified {
  /// Words of titles of such documents.
  private static let kinds: Lexicon = [
    "audit", "audits", "review", "reviews", "backlog", "adr", "decision", "decisions", "changelog",
    "retrospective", "postmortem", "evaluation", "comparison", "study", "research", "roadmap",
    "prüfung", "auditoría", "revisión",
  ]
  private static let leadingKinds: Lexicon = [
    "adr", "audit", "backlog", "changelog", "decision", "decisions", "retrospective", "roadmap",
  ]
  private static let wideKinds = ["审计", "審計", "审查", "评审", "决策", "调研", "監査"]
  /// Words of lines on what somebody saw or has built.
  private static let reports: Lexicon = ["implemented", "measured", "observed"]
  private static let wideReports = ["采用", "採用", "选用"]

  /// Whether a spring stands in an audit, a decision or a list of tasks, or without a length on a line that reports what
  /// is there.
  func isReported(_ motion: Motion, _ document: Document) -> Bool {
    guard let place = motion.easingOrigin?.range.start else { return false }
    let line = document.source.string(document.firstLine(of: SourceRange(Int(place), Int(place))))
    if motion.duration == nil,
      Names.hasWord(line, in: Self.reports) || isTask(line)
        || Self.wideReports.contains(where: line.contains)
    {
      return true
    }
    guard let title = document.nodes.first(where: { $0.kind == .heading }), title.level == 1,
      let first = document.sections.indices.first(where: { document.sections[$0].heading >= 0 })
    else { return false }
    let text = document.title(ofSection: first)
    let words = Names.words(text)
    // "Motion audit", "ADR 12: springs", and no "Study timer".
    return words.last.map(Self.kinds.contains) == true
      || words.first.map(Self.leadingKinds.contains) == true
      || Self.wideKinds.contains(where: text.contains)
      || Names.words(text).suffix(2) == ["task", "list"]
  }

  /// "- [ ] **[MOVE-02] …**", "- [x] `E13-05` …": an item with a box and a number in a plan of work.
  private func isTask(_ line: String) -> Bool {
    let item = line.drop { $0 == " " }
    guard item.hasPrefix("- [") || item.hasPrefix("* ["), item.dropFirst(4).first == "]" else {
      return false
    }
    let rest = item.dropFirst(5).drop { " *`[".contains($0) }
    let letters = rest.prefix { $0.isUppercase || $0.isNumber || $0 == "-" }
    // "AC-12" demands.
    return letters.contains("-") && letters.contains(where: \.isNumber)
      && !["AC-", "FR-", "REQ-", "NFR-"].contains(where: letters.hasPrefix)
  }

  private static let builtWords: Lexicon = [
    "defined", "declared", "implemented", "live", "lives", "definiert", "implementiert", "définis",
    "définies", "definidos", "definidas", "definiti", "definite",
  ]
  private static let files = [
    ".css", ".scss", ".less", ".ts", ".tsx", ".js", ".jsx", ".vue", ".svelte", ".swift", ".kt",
    ".dart",
  ]

  /// Whether the line above the table of a spring names the file of code that has it: "All transitions are defined in
  /// `motion.css`:". The table only says where each is used.
  func isBuilt(_ motion: Motion, _ document: Document) -> Bool {
    guard let cell = document.lastNode(startingBy: motion.origin.range.start) else { return false }
    var node = cell
    while node > 0, document.nodes[node].kind != .table { node = Int(document.nodes[node].parent) }
    guard node > 0, let lead = document.sibling(before: node),
      document.nodes[lead].kind == .paragraph
    else { return false }
    let text = document.string(lead)
    return text.utf8.count < 240 && Names.hasWord(text, in: Self.builtWords)
      && text.split(separator: " ").contains { word in
        let name = word.prefix { !":,;)".contains($0) }
        return Self.files.contains { name.hasSuffix($0) }
      }
  }

  private static let slogans: Lexicon = [
    "philosophy", "principle", "principles", "vision", "concept", "motto", "tagline", "mission",
    "style", "aesthetic", "mood", "keywords", "inspiration", "theme", "philosophie", "leitbild",
    "filosofía", "filosofia", "estilo", "理念", "コンセプト", "风格", "风格关键词", "철학", "컨셉",
  ]

  /// Whether the spring stands behind a label for what the whole is like, and nothing moves: "Philosophy: …, spring physics".
  func isSlogan(_ motion: Motion) -> Bool {
    motion.duration == nil && Names.hasWord(motion.subject, in: Self.slogans, ofAtMost: 3)
  }
}
