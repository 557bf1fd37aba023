import SpecModel
import SpecSyntax
import SpecText

/// Tables of keys: "`C` | Cycle: wide → near → far → wide" below "Key | Action".
extension ToldRows {
  /// Whether the first column of a table is one of keys.
  func isOfKeys(_ header: Int) -> Bool {
    guard let first = context.cells(of: header).first,
      case let title = document.string(first), title.utf8.count <= 40
    else { return false }
    return Names.hasWord(title, in: Self.keyHeads, or: Self.wideKeyHeads)
  }

  /// Whether a cell behind the first may hold a chain.
  func mayHoldCycle(_ row: Int) -> Bool {
    context.cells(of: row).dropFirst().contains { cell in
      let text = document.plainText(of: cell)
      return (5...160).contains(text.count) && ArrowGlyph.mayOccur(in: document.plain, text)
    }
  }

  /// The changes of a chain of declared states in a row, which its key triggers; a state may go by the end of its name, "1P"
  /// for "Player-1P", where no other ends so.
  ///
  /// - Parameter ends: the names by their ends.
  func cycle(inRow row: Int, _ known: KnownStates, _ ends: [String: String]) -> [EdgeDraft] {
    let cells = context.cells(of: row)
    guard let head = cells.first, case let key = ArrowSide.unwrapped(document.string(head)),
      Self.isKey(key), known.name(of: key) == nil
    else { return [] }
    let origin = document.origin(document.nodes[row].range)
    for cell in cells.dropFirst() {
      let text = StateName.trimmed(document.string(cell))
      guard let arrows = ArrowText(Self.withoutLabel(text)),
        arrows.sides.count > 2 || arrows.joints.contains(where: { $0.direction == .mutual }),
        arrows.joints.allSatisfy({ $0.direction != .backward && $0.label == nil })
      else { continue }
      let names = arrows.sides.compactMap { name($0, known, ends) }
      guard names.count == arrows.sides.count, Set(names).count > 1 else { continue }
      return arrows.steps.compactMap { step -> EdgeDraft? in
        let (from, to) = (names[step.from], names[step.to])
        guard from != to else { return nil }
        return EdgeDraft(
          source: NameReference(text: from, origin: origin),
          target: NameReference(text: to, origin: origin), origin: origin
        ).triggered(by: key, origin)
      }
    }
    return []
  }

  /// The key that a cell of a row names behind the first, "`Escape` key — always leaves": it triggers, and the first cell is
  /// a name for it.
  func key(inRow row: Int) -> String? {
    for cell in context.cells(of: row).dropFirst() {
      let text = document.plainText(of: cell)
      guard let span = document.span(at: text.lowerBound, of: cell, in: .code),
        span.lowerBound == text.lowerBound, span.count <= 24, span.upperBound < text.upperBound,
        let noun = Names.firstWord(
          document.string(plain: span.upperBound..<min(text.upperBound, span.upperBound + 24))),
        Self.keyNouns.contains(noun)
      else { continue }
      return document.string(plain: span)
    }
    return nil
  }

  private func name(
    _ side: String, _ known: KnownStates, _ ends: [String: String]
  ) -> String? {
    let text = ArrowSide.unwrapped(side)
    if let name = known.name(of: text) { return name }
    guard let name = ends[text.lowercased()], !name.isEmpty else { return nil }
    return name
  }

  /// The names of all drafts by what stands behind a blank or a stroke in them, in small letters; empty where several
  /// end so.
  ///
  /// - Complexity: O(names).
  static func names(byEndIn drafts: MachineDrafts) -> [String: String] {
    var result: [String: String] = [:]
    for name in names(in: drafts) {
      let small = name.lowercased()
      for mark in small.indices where " -_".contains(small[mark]) {
        let end = String(small[small.index(after: mark)...])
        guard (2...24).contains(end.utf8.count) else { continue }
        result[end] = result[end] == nil ? name : ""
      }
    }
    return result
  }

  /// The names of all states and of the ends of all changes.
  private static func names(in drafts: MachineDrafts) -> Set<String> {
    var result = Set(drafts.states.map(\.name))
    for edge in drafts.matrices.lazy.flatMap(\.edges) {
      result.insert(edge.target.text)
      if let source = edge.source { result.insert(source.text) }
    }
    return result
  }

  /// "wide → near" of "Cycle: wide → near".
  private static func withoutLabel(_ text: String) -> String {
    guard let halves = TextSplit.halves(of: text, at: ": "), Names.wordCount(halves.before) <= 3,
      !Arrow.isIn(halves.before)
    else { return text }
    return halves.behind
  }

  /// "C", "Shift-V", "Ctrl + Tab", "F2": what is on a keyboard, where "status" is the key of a setting.
  private static func isKey(_ text: String) -> Bool {
    let parts = text.lowercased().split { " +-–/,".contains($0) }
    guard (1...4).contains(parts.count) else { return parts.isEmpty && text.count == 1 }
    return parts.allSatisfy { part in
      part.count == 1 || keys.contains(part)
        || part.first == "f" && part.count < 4 && part.dropFirst().allSatisfy(\.isNumber)
    }
  }

  private static let keys: Lexicon = [
    "tab", "esc", "escape", "enter", "return", "space", "shift", "ctrl", "control", "cmd",
    "command", "alt", "option", "meta", "super", "up", "down", "left", "right", "arrow",
    "backspace", "delete", "del", "insert", "home", "end", "pageup", "pagedown", "strg",
    "umschalt", "leertaste", "eingabe", "entrée", "espace", "maj", "intro", "espacio", "mayús",
    "espaço", "invio", "spazio", "spatie", "スペース", "空格", "스페이스",
  ]

  private static let keyHeads: Lexicon = [
    "key", "keys", "shortcut", "shortcuts", "hotkey", "keystroke", "taste", "tasten",
    "tastenkürzel", "touche", "touches", "raccourci", "tecla", "teclas", "atajo", "atalho", "tasto",
    "tasti", "scorciatoia", "toets", "toetsen", "sneltoets", "tombol", "pintasan", "клавиша",
    "клавиши",
  ]
  private static let wideKeyHeads: Phrases = ["キー", "按键", "按鍵", "快捷键", "快捷鍵", "단축키", "키"]
  private static let keyNouns: Lexicon = [
    "key", "taste", "touche", "tecla", "tasto", "toets", "tombol",
  ]
}
