import SpecModel
import SpecSyntax
import SpecText

extension ModeLists {
  /// The modes that a sentence counts and the list below it names in bold: "**Mode system:** Three operation modes, each
  /// with its colour." over "**HEAT** — warm accent".
  ///
  /// Without "operation" or the like, a heading above must be of an interface.
  func counted() -> [(name: LocatedText, section: Int)] {
    var result: [(name: LocatedText, section: Int)] = []
    let leads = CountedLeads(context)
    for (index, line) in context.lines.enumerated()
    where line.holder == .paragraph && leads.mayLead(index)
      && Self.mayCountModes(document, line.text)
    {
      let section = Int(document.nodes[line.node].section)
      guard let found = leads.read(index, nouns: Self.modeNouns, qualifiers: Self.qualifiers),
        !isOfSystems(section),
        found.lead.isQualified || isOfInterface(section) || listsModes(section),
        let names = names(in: found.items)
      else { continue }
      result += names.map { ($0, section) }
    }
    return result
  }

  /// The same in scripts without blanks: "2つのモードを持つ。" over "**新規作成**: …" and "**参加**: …".
  func countedWide() -> [(name: LocatedText, section: Int)] {
    var result: [(name: LocatedText, section: Int)] = []
    let cues = document.source.mayShow(Self.wideCues)
    guard !cues.isEmpty else { return [] }
    let leads = CountedLeads(context)
    for (index, line) in context.lines.enumerated()
    where line.holder == .paragraph && leads.mayLead(index) && line.text.count <= 200 {
      let isOfModes = cues.contains {
        ASCII.find($0, in: document.plain, line.text) != nil
      }
      guard isOfModes, let count = Self.count(before: document.string(plain: line.text)) else {
        continue
      }
      let section = Int(document.nodes[line.node].section)
      let items = leads.items(below: index)
      guard items.count == count, !isOfSystems(section), isOfInterface(section),
        let names = names(in: items)
      else { continue }
      result += names.map { ($0, section) }
    }
    return result
  }

  /// The number before the first word for mode: 2 of "2つのモードを持つ", "两种模式", "2가지 모드".
  private static func count(before text: String) -> Int? {
    let place = BareHeadings.modeMarks.compactMap { text.firstRange(of: $0)?.lowerBound }.min()
    guard let place else { return nil }
    var head = text[..<place]
    while let last = head.last, fillers.contains(last) { head.removeLast() }
    guard let last = head.last else { return nil }
    if let number = last.wholeNumberValue {
      let isLonger = head.dropLast().last?.isNumber == true
      return (2...9).contains(number) && !isLonger ? number : nil
    }
    return numerals[last]
  }

  private static let wideCues: [StaticString] = ["モード", "模式", "모드"]
  /// What stands between a number and its noun.
  private static let fillers: Set<Character> = [
    "つ", "の", "種", "類", "种", "个", "個", "大", "가", "지", "개", "의", " ",
  ]
  private static let numerals: [Character: Int] = [
    "二": 2, "两": 2, "兩": 2, "三": 3, "四": 4, "五": 5, "六": 6, "두": 2, "세": 3, "네": 4,
  ]

  /// Whether a heading above speaks of programs, data or the work on them.
  func isOfSystems(_ section: Int) -> Bool {
    context.isSystem(section)
      || document.path(ofSection: section).contains { outer in
        let title = document.title(ofSection: outer)
        return FlowChains.isTechnical(title) || BareHeadings.isOfWork(title)
          || Names.hasWord(title, in: Self.programs)
      }
  }

  static func mayCountModes(_ document: Document, _ text: Range<Int>) -> Bool {
    modeCues.contains { ASCII.find($0, in: document.plain, text) != nil }
  }

  private static let modeCues: [StaticString] = [
    "odes", "odi", "odos", "alità", "arten", "mode",
  ]
  static let modeNouns: Lexicon = [
    "modes", "modi", "modos", "modalità", "betriebsarten", "betriebsmodi", "bedrijfsmodi", "mode",
  ]
  static let qualifiers: Lexicon = [
    "operation", "operating", "operational", "visual", "display", "working", "app", "usage", "use",
    "user", "distinct", "different", "main", "primary", "core", "verschiedene",
    "unterschiedliche", "principaux", "diferentes", "principales", "principais", "distintos",
    "diverse", "verschillende",
  ]
  /// Words of titles over programs without an interface.
  private static let programs: Lexicon = [
    "cli", "sdk", "library", "package", "compiler", "server", "script", "scripts", "command",
    "commands", "usage", "installation", "install",
  ]
}
