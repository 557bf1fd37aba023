import SpecModel
import SpecSyntax
import SpecText

/// Reads sections as states where sentences in scripts without blanks say that such a state is entered: "### 缩放中"
/// beside "按下手柄后进入缩放态", "### 選択中" beside "タップで選択状態になる".
///
/// Two siblings at least must be told so, below a heading about states or an interface. Where half of them are, the
/// others with short names are states as well.
struct EnteredSections {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// What sentences say to be entered: whole names, and texts that end with one.
  private struct Told {
    var names: Set<String> = []
    var ends: [String] = []

    var isEmpty: Bool { names.isEmpty && ends.isEmpty }

    func has(_ stem: String) -> Bool {
      names.contains(stem) || ends.contains { $0.hasSuffix(stem) }
    }
  }

  /// Adds the states that nothing else has declared.
  ///
  /// - Complexity: O(lines); only those with such a word are read.
  func collect(into drafts: inout MachineDrafts) {
    guard document.sections.count > 3, case let cues = document.source.mayShow(Self.cues),
      !cues.isEmpty
    else { return }
    var told: [Int: Told] = [:]
    for line in context.lines where line.holder != .heading && mayTell(line, cues) {
      let section = Int(document.nodes[line.node].section)
      guard section > 0, case let parent = Int(document.sections[section].parent), parent > 0
      else { continue }
      Self.read(document.string(plain: line.text), into: &told[parent, default: Told()])
    }
    guard told.contains(where: { !$0.value.isEmpty }) else { return }
    let children = Dictionary(grouping: document.sections.indices) {
      Int(document.sections[$0].parent)
    }
    var keys = Set(drafts.states.map(\.key))
    for parent in told.keys.sorted() {
      guard let names = told[parent], !names.isEmpty, isOfStates(parent) else { continue }
      for section in members(among: children[parent] ?? [], names) {
        let draft = draft(section)
        if keys.insert(draft.key).inserted { drafts.states.append(draft) }
      }
    }
  }

  /// A test on bytes: whether a line holds one of the words for state or mode.
  private func mayTell(_ line: TextLine, _ cues: [StaticString]) -> Bool {
    (9...1200).contains(line.text.count)
      && cues.contains { ASCII.find($0, in: document.plain, line.text) != nil }
  }

  private func isOfStates(_ parent: Int) -> Bool {
    !context.isSystem(parent)
      && document.path(ofSection: parent).contains { outer in
        let title = document.title(ofSection: outer)
        return TransitionWords.speaksOfStates(title) || BareHeadings.isOfInterface(title)
      }
  }

  /// Those sections below one heading that are told, and those beside them where they are the fewer.
  private func members(among siblings: [Int], _ told: Told) -> [Int] {
    let named = siblings.filter { told.has(Self.stem(title($0))) }
    guard named.count > 1 else { return [] }
    guard named.count * 2 >= siblings.count else { return named }
    return siblings.filter { named.contains($0) || Self.isShort(title($0)) }
  }

  private func title(_ section: Int) -> String {
    StateName.splitQualifier(
      StateName.withoutNumbering(document.title(ofSection: section))
    ).name
  }

  /// A name of a few letters that joins no two things and is no part of a document.
  private static func isShort(_ title: String) -> Bool {
    (2...6).contains(title.count) && title.utf8.first ?? 0 >= 0xE3
      && !title.contains { "和与與及と・、/".contains($0) } && !StateWords.isUnspacedPart(title)
  }

  private func draft(_ section: Int) -> StateDraft {
    let heading = Int(document.sections[section].heading)
    let parent = max(0, Int(document.sections[section].parent))
    var draft = StateDraft(
      name: title(section), origin: document.origin(document.nodes[heading].range), screen: parent)
    draft.parentSection = parent
    draft.section = document.origin(document.range(ofSection: section))
    draft.number = NumberedNames.number(ofHeading: document.title(ofSection: section))
    return draft
  }

  // MARK: Sentences

  private static func read(_ text: String, into told: inout Told) {
    for piece in TextSplit.pieces(of: text, at: verbs).dropFirst() {
      let head = piece.prefix(16)
      guard let tail = tails.lazy.compactMap({ head.firstRange(of: $0) }).first else { continue }
      let name = unquoted(head[..<tail.lowerBound])
      if mayBeName(name) { told.names.insert(stem(name)) }
    }
    let pieces = TextSplit.pieces(of: text, at: endings)
    for piece in pieces.dropLast() {
      let name = stem(unquoted(piece.suffix(16)))
      if !name.isEmpty { told.ends.append(name) }
    }
  }

  private static func mayBeName(_ name: String) -> Bool {
    (1...10).contains(name.count) && !name.contains { "，。；、：,;:/（）()的".contains($0) }
  }

  private static func unquoted(_ text: Substring) -> String {
    StateName.trimmed(text.filter { !"“”\"'「」『』`*".contains($0) })
  }

  /// A name without the word for state or for what goes on at its end: "缩放" of "缩放中".
  private static func stem(_ name: String) -> String {
    for end in ends where name.count > end.count + 1 && name.hasSuffix(end) {
      return StateName.trimmed(String(name.dropLast(end.count)))
    }
    return name
  }

  private static let cues: [StaticString] = ["态", "態", "모드", "상태", "モード", "模式"]
  /// Verbs before the name; data.
  private static let verbs: Phrases = [
    "进入", "進入", "切换到", "切换为", "切換到", "转入", "轉入", "转为", "回到", "保留", "恢复到",
  ]
  /// Words for state behind the name, the longest first.
  private static let tails = ["状态", "狀態", "模式", "态", "態"]
  /// Words for state behind the name with what says that it is entered.
  private static let endings: Phrases = [
    "状態になる", "状態に入る", "状態に移行", "状態へ移行", "状態に遷移", "状態へ遷移", "状態になり", "モードに入る", "モードへ移行",
    "モードに切り替", " 상태가 된다", " 상태로 전환", " 상태로 들어", " 상태로 진입", " 상태가 됩니다", " 모드로 전환",
    " 모드로 진입",
  ]
  private static let ends = ["状态", "狀態", "状態", " 상태", "态", "態", "中", " 중"]
}
