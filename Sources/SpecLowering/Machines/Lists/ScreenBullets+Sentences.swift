import SpecModel
import SpecSyntax
import SpecText

/// Sentences in the section of a screen that end with an arrow to another: "The host presses Start → Question."
extension ScreenBullets {
  /// What the sentences of paragraphs tell, and of items that hold several of them.
  ///
  /// - Complexity: O(lines with an arrow).
  func sentences(_ titles: KnownStates) -> [Change] {
    var result: [Change] = []
    for (index, line) in context.lines.enumerated()
    where context.mayHoldArrow(index) && (8...600).contains(line.text.count) {
      guard line.holder == .paragraph || line.holder == .item, line.label == nil,
        whole(line) == nil
      else { continue }
      let text = document.string(plain: line.text)
      let pieces = Self.sentences(of: text)
      guard line.holder == .paragraph || pieces.count > 1 else { continue }
      let found = pieces.compactMap { change($0, line, titles) }
      // A line with further arrows tells of something else as well.
      guard !found.isEmpty, found.count == pieces.count(where: Arrow.isIn) else { continue }
      result += found
    }
    return result
  }

  /// The line of an item with the lines before it, where a sentence goes on from them and nothing there leads anywhere;
  /// `nil` where the line begins one.
  func whole(_ line: TextLine) -> String? {
    let start = Int(document.nodes[line.node].text.lowerBound)
    guard line.holder == .item, start < line.text.lowerBound, line.text.upperBound - start <= 300,
      let first = line.text.first, (0x61...0x7A).contains(document.plain[first]),
      let last = (start..<line.text.lowerBound).last(where: { document.plain[$0] > ASCII.space }),
      ![ASCII.dot, ASCII.colon, 0x21, 0x3B].contains(document.plain[last]),
      case let before = document.string(plain: start..<last + 1), !Arrow.isIn(before)
    else { return nil }
    let lines = before.split(whereSeparator: \.isNewline).map { StateName.trimmed(String($0)) }
    return lines.joined(separator: " ") + " " + document.string(plain: line.text)
  }

  /// A sentence with one arrow, behind which nothing but the name of a screen stands.
  private func change(_ text: String, _ line: TextLine, _ titles: KnownStates) -> Change? {
    guard let arrows = ArrowText(StateName.withoutStop(text)), arrows.sides.count == 2,
      arrows.joints[0].direction == .forward, arrows.joints[0].label == nil,
      !arrows.changesNumber, case let trigger = ArrowSide.unwrapped(arrows.sides[0]),
      (1...16).contains(Names.wordCount(trigger)), trigger.contains(where: \.isLetter),
      titles.name(of: trigger) == nil, !Names.hasWord(trigger, in: Self.paths),
      let target = ArrowSide(arrows.sides[1], known: titles), target.isKnown,
      Names.wordCount(arrows.sides[1]) <= Names.wordCount(target.name) + (target.isMove ? 5 : 1)
    else { return nil }
    return Change(
      item: -1, section: Int(document.nodes[line.node].section), target: target.name,
      isMove: target.isMove, trigger: Self.control(in: trigger) ?? trigger, line: line.text)
  }

  /// The last of several things that a sentence lists, where it is a control: "rows with a price, an add button".
  private static func control(in trigger: String) -> String? {
    guard let last = TextSplit.pieces(of: trigger, at: commas, outsideParentheses: true).last,
      last != trigger,
      ArrowLine.namesControl(last)
        || TransitionWords.controlMarks.contains(where: last.hasSuffix)
    else { return nil }
    return last
  }

  private static let commas: Phrases = [", ", "、", "，"]

  /// The parts of a text that end with a full stop and a blank, or with that of texts in Chinese and Japanese.
  private static func sentences(of text: String) -> [String] {
    TextSplit.pieces(of: text, at: stops, outsideParentheses: true).filter { !$0.isEmpty }
  }

  private static let stops: Phrases = [". ", "! ", "。", "！"]

  /// Words for ways through menus and folders, which an arrow divides as well: "The path is Settings → Display".
  static let paths: Lexicon = [
    "path", "menu", "folder", "pfad", "menü", "ordner", "chemin", "dossier", "ruta", "menú",
    "carpeta", "caminho", "pasta", "percorso", "cartella", "pad", "map", "jalur", "パス", "メニュー",
    "路径",
    "菜单", "경로", "메뉴",
  ]

  /// Whether a label in the section of one state says no more than that a way through menus follows: "Path: Settings →
  /// Display → Theme".
  static func isPath(_ label: String, ofState title: String) -> Bool {
    Names.wordCount(label) == 1 && Names.hasWord(label, in: paths)
      && StateName(heading: title) != nil
  }

  /// Whether the headings around a section speak of screens or of an interface.
  func isOfInterface(_ section: Int) -> Bool {
    document.path(ofSection: section).contains { outer in
      let title = document.title(ofSection: outer)
      return BareHeadings.isOfInterface(title) || Names.hasWord(title, in: FlowWords.places)
        || TransitionWords.surfaceMarks.contains(where: title.contains)
    }
  }

  /// The change that a sentence tells of a screen.
  func edge(_ change: Change, from source: NameReference) -> EdgeDraft? {
    guard let trigger = change.trigger else { return nil }
    let place = change.row.map { document.origin(document.nodes[$0].range) }
    guard let origin = place ?? change.line.map(context.origin(plain:)) else { return nil }
    return EdgeDraft(
      source: source, target: NameReference(text: change.target, origin: origin), origin: origin
    ).triggered(by: trigger, origin)
  }
}
