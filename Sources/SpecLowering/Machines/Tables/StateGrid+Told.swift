import SpecModel
import SpecText

extension StateGrid {
  /// Whether the cells of a grid tell by themselves that its heads are states: three at least name one of these heads and
  /// nothing else, half of the heads are names of states, or nearly all cells name one.
  ///
  /// - Parameters:
  ///   - count: how many cells name a head.
  ///   - said: how many cells say anything.
  ///   - mayBeAny: whether heads of any words can be states where nearly all cells name them.
  static func areStates(
    _ heads: [String], _ count: Int, of said: Int, mayBeAny: Bool = true
  ) -> Bool {
    guard count > 2, heads.count > 1 else { return false }
    let names = heads.map { StateName.splitQualifier($0).name }
    if names.count(where: { StateCues.isNameOfState($0) }) * 2 >= names.count {
      return count * 2 >= said
    }
    return mayBeAny && count > 3 && count * 5 >= said * 4
      && names.allSatisfy { Names.wordCount($0) <= 3 }
  }

  /// Whether the first column only numbers the rows: "#" over 1, 2, 3.
  static func numbersRows(_ corner: String, _ heads: [String]) -> Bool {
    !corner.isEmpty && (Names.wordCount(corner) == 0 || ColumnRole.role(ofHeader: corner) == .id)
      && heads.count(where: { !$0.isEmpty && $0.utf8.allSatisfy(isOfNumber) }) * 4
        >= heads.count * 3
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool { ASCII.isDigit(byte) || byte == 0x2E }

  // MARK: Heads

  /// The heads of the columns without arrows, and without "in" or "when" before names that the cells hold as well:
  /// "in `paused`".
  static func columns(of table: DocumentTable) -> [String] {
    let heads = table.header.dropFirst().map { ColumnRole.withoutArrow($0) }
    let names = table.header.dropFirst().compactMap(meanwhile)
    guard names.count > 1, names.count == heads.count else { return heads }
    let cells = Set(
      table.sample.flatMap { row in
        row.dropFirst().map {
          Names.key(StateName.splitQualifier(ColumnRole.withoutArrow($0)).name)
        }
      })
    return names.count { cells.contains(Names.key($0)) } > 1 ? names : heads
  }

  /// What a head names behind or before a word for the time in which something happens; `nil` without such a word.
  static func meanwhile(_ head: String) -> String? {
    let head = StateName.trimmed(head)
    if let space = head.firstIndex(of: " "), times.contains(head[..<space].lowercased()) {
      let name = StateName.trimmed(String(head[space...]))
      return (1...3).contains(Names.wordCount(name)) ? name : nil
    }
    guard let tail = tails.suffix(of: head), tail.utf8.count < head.utf8.count else { return nil }
    return StateName.trimmed(String(head.dropLast(tail.count)))
  }

  private static let times = ColumnRole.meanwhile.union([
    "if", "from", "at", "wenn", "bei", "von", "aus", "quand", "si", "depuis", "cuando", "desde",
    "quando", "se", "de", "da", "nel", "tijdens", "als", "bij", "vanuit", "saat", "ketika", "dari",
    "в", "при", "из", "когда", "если",
  ])
  private static let tails: Phrases = [
    "のとき", "の時", "の場合", "中に", "で", "时", "時", "状态下", "일 때", "인 경우", "에서",
  ]

  // MARK: Heads that lead on

  /// The event in a head that also says that it leads on: "Back goes to", "Next on tap".
  static func event(ofHead head: String) -> (name: String, isPointing: Bool) {
    if let phrase = sequels.prefix(of: head.prefix(32).lowercased()) {
      return (StateName.trimmed(String(head.dropFirst(phrase.count))), true)
    }
    guard let phrase = pointers.suffix(of: head.lowercased()), phrase.utf8.count < head.utf8.count
    else { return (head, false) }
    return (StateName.trimmed(String(head.dropLast(phrase.count))), true)
  }

  private static let sequels: Phrases = [
    "next on ", "next state on ", "next screen on ", "target on ", "nächster bei ",
    "nächster zustand bei ", "suivant sur ", "état suivant sur ", "siguiente al ",
    "siguiente estado al ", "próximo ao ", "successivo al ", "volgende bij ",
  ]
  private static let pointers: Phrases = [
    " goes to", " leads to", " opens", " returns to", " navigates to", " →", " führt zu", " mène à",
    " lleva a", " leva a", " porta a",
  ]

  /// Words before a time after which a change comes.
  static let delays: Lexicon = [
    "after", "nach", "après", "tras", "después", "após", "depois", "dopo", "na", "setelah", "после",
  ]

  /// Whether a cell that names no known state names a surface, or any thing below a head that leads on.
  static func isScreen(_ text: String, _ isPointing: Bool) -> Bool {
    let words = Names.words(text)
    guard (1...3).contains(words.count), text.utf8.count <= 40, TransitionWords.isTitled(text)
    else { return false }
    return isPointing
      || words.count > 1 && TransitionWords.surfaces.contains(words[words.count - 1])
  }
}

extension EdgeDraft {
  /// Keeps what stands behind an end in a grid: a condition, or when the change comes, "Off (after 200ms)".
  mutating func keep(remark: String, _ origin: Origin) {
    guard let first = Names.firstWord(remark), StateGrid.delays.contains(first),
      remark.utf8.contains(where: ASCII.isDigit)
    else { return limit(to: remark, origin) }
    effect = effect ?? LocatedText(remark, origin)
  }
}
