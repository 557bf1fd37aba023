import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Words of indecision that name a state of the product or a value in code, and parts that a list may do without.
extension UnresolvedChoice {
  /// Whether the words belong to what the interface shows, or to a name in code.
  func isOfProduct(_ mention: Mention, _ line: Range<Int>, _ document: Document) -> Bool {
    isInIdentifier(mention, document) || isNameOfCase(mention, line, document)
      || isRendered(mention, line, document) || isOfFiles(mention, line, document)
  }

  private static let files: Lexicon = [
    "file", "files", "link", "links", "datei", "dateien", "fichier", "fichiers", "archivo",
    "archivos", "arquivo", "arquivos", "ficheiro", "ficheiros", "bestand", "bestanden",
  ]
  private static let designs: Lexicon = [
    "design", "designs", "mockup", "mockups", "prototype", "prototypes", "entwurf", "maquette",
    "maquettes", "diseño", "ontwerp",
  ]
  private static let tools: Lexicon = [
    "figma", "sketch", "zeplin", "designdatei", "designdateien", "デザインファイル", "设计稿", "設計稿",
  ]

  /// "Primary design files: TBD": where the drawings are kept, and nothing of the interface.
  private func isOfFiles(_ mention: Mention, _ line: Range<Int>, _ document: Document) -> Bool {
    let before = line.lowerBound..<mention.range.lowerBound
    guard before.count < 64, let colon = ASCII.find(ASCII.colon, in: document.plain, before),
      document.plain[colon + 1..<before.upperBound].allSatisfy({ !ASCII.isWord($0) })
    else { return false }
    return Self.nameFiles(document.string(plain: line.lowerBound..<colon))
  }

  /// Whether a label names where the drawings of the design are kept.
  static func nameFiles(_ label: String) -> Bool {
    let words = Names.words(label)
    return words.count <= 4
      && (words.contains(where: tools.contains)
        || words.contains(where: files.contains) && words.contains(where: designs.contains))
  }

  /// What a plan of the work leaves open, and nothing of the interface.
  private static let plans: Lexicon = [
    "timeline", "schedule", "deadline", "milestone", "eta", "budget", "owner", "assignee",
    "start-date", "launch-date", "release-date", "due-date", "zeitplan", "termin", "budgetrahmen",
    "calendrier", "échéance", "cronograma", "calendario", "plazo", "prazo", "scadenza", "tijdlijn",
    "planning", "jadwal", "スケジュール", "时间表", "排期", "일정", "сроки", "срок",
  ]

  /// "Phase 2 (Timeline TBD)", "Owner: TBD": what the mark stands for are the words right before it, from a bracket, a bar
  /// or the start of the line on.
  func isOfPlan(_ mention: Mention, _ document: Document) -> Bool {
    let line = document.line(around: mention.range.lowerBound, in: mention.node)
    guard mention.range.lowerBound > line.lowerBound else { return false }
    let before = document.string(
      plain: max(line.lowerBound, mention.range.lowerBound - 48)..<mention.range.lowerBound)
    let clause = before.split { "(（[|,;".contains($0) }.last.map(String.init) ?? before
    return Names.wordCount(clause) <= 2 && Names.isPhrase(clause, in: Self.plans)
  }

  /// Bytes that join the parts of a name or of an address.
  private static let joints: [UInt8] = [
    ASCII.hyphen, ASCII.hash, 0x2E, 0x2F, 0x3D, 0x3F, 0x26, 0x5F, 0x3A,
  ]

  /// "`page.html#state=tbd`": the value of a parameter, the key of a state.
  private func isInIdentifier(_ mention: Mention, _ document: Document) -> Bool {
    let start = mention.range.lowerBound
    guard let code = document.span(at: start, in: .code), code.lowerBound < start else {
      return false
    }
    return Self.joints.contains(document.plain[start - 1])
  }

  /// Participles that things of the product bear as well: "Date undecided".
  private static let participles: Set<String> = [
    "undecided", "not yet decided", "to be decided", "por definir", "à définir", "da definire",
  ]

  /// "Trip details still undecided" at the beginning of a row: a case of the product, and the row says what is shown.
  private func isNameOfCase(
    _ mention: Mention, _ line: Range<Int>, _ document: Document
  ) -> Bool {
    let start = mention.range.lowerBound
    guard Self.participles.contains(mention.phrase),
      document.nodes[mention.node].kind == .tableCell,
      case let row = Int(document.nodes[mention.node].parent), document.nodes[row].level == 0,
      document.firstChild(of: row) == mention.node,
      mention.range.upperBound >= line.upperBound, start > line.lowerBound + 3,
      document.plain[start - 1] == ASCII.space
    else { return false }
    return ASCII.isWord(document.plain[start - 2])
      && tellsWhatIsSeen(besides: mention.node, document)
  }

  /// Whether the other cells of a row tell where its case is drawn or what is shown then, or the head calls it a state; a
  /// row that says nothing more, or whom to ask, is an open decision.
  private func tellsWhatIsSeen(besides cell: Int, _ document: Document) -> Bool {
    let row = Int(document.nodes[cell].parent)
    let texts = document.children(of: row).filter { $0 != cell }.map(document.plainText(of:))
      .filter { !$0.isEmpty && $0.count <= 400 }
    let isSeen = texts.contains { text in
      if let code = document.span(at: text.lowerBound, in: .code),
        document.plain[code].contains(where: { Self.joints.contains($0) && $0 != ASCII.hyphen })
      {
        return true
      }
      return Names.hasWord(document.string(plain: text), in: Self.showing)
    }
    guard !isSeen, !texts.isEmpty,
      let head = document.firstChild(of: Int(document.nodes[row].parent)).flatMap(
        document.firstChild(of:)),
      document.plainText(of: head).count <= 40
    else { return isSeen }
    return StateNouns.areNamed(in: document.string(head))
  }

  private static let showing: Lexicon = [
    "rendered", "renders", "shown", "shows", "displayed", "displays", "reads", "appears",
    "presented", "angezeigt", "dargestellt", "erscheint", "affiché", "affichée", "affichés",
    "mostrado", "mostrada", "mostrati", "exibido", "exibida", "getoond", "ditampilkan",
  ]

  /// "destination TBD, rendered as a calm note": the interface has words for it.
  private func isRendered(
    _ mention: Mention, _ line: Range<Int>, _ document: Document
  ) -> Bool {
    let rest = document.string(plain: mention.range.rest(of: line)).prefix(48)
    guard let mark = rest.first(where: { $0 != " " }), ",;–—→".contains(mark) else { return false }
    return Names.words(String(rest)).prefix(3).contains(where: Self.showing.contains)
  }

  private static let inventories: Lexicon = [
    "icons", "icon", "assets", "badges", "illustrations", "sounds", "symbols", "glyphs",
    "iconography", "animations", "effects", "microinteractions", "animationen", "effekte",
    "animaciones", "efectos", "animações", "efeitos", "animazioni", "effetti", "ikonen", "symbole",
    "icônes", "iconos", "ícones", "icone", "iconen", "ikon",
  ]

  /// "(optional, could be too busy)": who writes so has not decided.
  func isDoubted(_ after: String) -> Bool {
    let words = Names.words(after).prefix(3)
    return after.hasPrefix(",") && words.count == 3
      && ["could", "may", "might"].contains(words[0]) && words[1] == "be" && words[2] == "too"
  }

  /// "`redeem` – icon of the button (optional)": an entry of a list says that what it names need not be used.
  func isEntryOfInventory(_ mention: Mention, _ line: Range<Int>, _ document: Document) -> Bool {
    if document.nodes[mention.node].kind == .paragraph, line.lowerBound < mention.range.lowerBound,
      let code = document.span(at: line.lowerBound, in: .code), code.lowerBound == line.lowerBound
    {
      return true
    }
    // "A banner (optional) above the list" is a part of a screen, wherever it stands.
    let rest = document.string(plain: mention.range.rest(of: line)).drop { $0 == ")" || $0 == " " }
    guard rest.first.map({ ",;:.(–—-".contains($0) }) ?? true else { return false }
    let title = document.title(ofSection: Int(document.nodes[mention.node].section))
    return Names.hasWord(title, in: Self.inventories, ofAtMost: 3)
  }
}
