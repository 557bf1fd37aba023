import SpecModel
import SpecSyntax
import SpecText

/// Reads chains of three names and more in cells of tables: "Booking | Date → Seat → Receipt" below "Journey | Screens".
///
/// The header of the column or the first cell of the row names a flow; what somebody does, parts of a system and
/// commands are no names. Where the header says that the cells are screens, two are a chain as well, and a chain may
/// come back to where it began.
struct CellChains {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the steps of all such chains that no other form has read.
  ///
  /// - Complexity: O(cells with arrows).
  func collect(into drafts: inout MachineDrafts) {
    var read: Set<UInt32>?
    var known: KnownStates?
    var found: [MatrixDraft] = []
    // A step that several rows of a table take is one.
    var steps: Set<String> = []
    for (index, line) in context.lines.enumerated()
    where line.holder == .cell && context.mayHoldArrow(index) {
      guard (8...300).contains(line.text.count),
        case let section = Int(document.nodes[line.node].section),
        isOfFlow(line.node), !context.isSystem(section),
        case let areScreens = isOfScreens(line.node),
        FlowSteps.mayHoldTwoArrows(line.text, in: document.plain)
          || areScreens && isAmongChains(line.node)
      else { continue }
      let told = read ?? drafts.readLines
      read = told
      let row = document.origin(document.nodes[Int(document.nodes[line.node].parent)].range)
      let origin = context.origin(plain: line.text)
      guard !told.contains(origin.range.start), !told.contains(row.range.start) else { continue }
      let names = known ?? KnownStates(drafts)
      known = names
      guard
        let edges = edges(
          document.string(plain: line.text), names, origin,
          areScreens: areScreens, isOfWays: areScreens || isOfWays(line.node))
      else { continue }
      let table = document.nodes[Int(document.nodes[line.node].parent)].parent
      var matrix = MatrixDraft(
        form: "list", isClosed: false, section: section, origin: origin)
      matrix.edges = edges.filter { edge in
        steps.insert("\(table) \(edge.source?.key ?? "") > \(edge.target.key)").inserted
      }
      if matrix.edges.count < edges.count { matrix.supportingLines.append(origin) }
      found.append(matrix)
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  private func edges(
    _ text: String, _ known: KnownStates, _ origin: Origin, areScreens: Bool, isOfWays: Bool
  ) -> [EdgeDraft]? {
    guard let arrows = ArrowText(text), ((areScreens ? 2 : 3)...16).contains(arrows.sides.count),
      arrows.joints.allSatisfy({ $0.direction == .forward && $0.label == nil })
    else { return nil }
    var sides = arrows.sides
    // "Receipt, then the timeline closes": the last name ends at the first mark.
    let last = sides.count - 1
    sides[last] = TextSplit.pieces(of: sides[last], at: Self.stops, most: 2)[0]
    let names = sides.compactMap { side -> String? in
      let bare = ArrowSide.unwrapped(
        StateName.splitQualifier(
          StateName.withoutStop(StateName.trimmed(Self.withoutDetour(side)))
        ).name)
      if let name = known.name(of: bare) { return name }
      return isName(bare) || areScreens && isScreenName(bare) ? bare : nil
    }
    // "Inter → Arial → sans-serif", "Ubuntu → Debian → Alpine": the words must be ones for states or screens.
    let told = names.count {
      known.name(of: $0) != nil || StateWords.isState(Names.words($0)) || Self.isScreen($0)
    }
    let keys = names.map { Names.key($0) }
    guard names.count == sides.count, Set(keys).count > (areScreens ? 1 : 2),
      !areScreens || zip(keys, keys.dropFirst()).allSatisfy({ $0 != $1 }),
      isOfWays || told * 2 >= names.count
    else { return nil }
    return zip(names, names.dropFirst()).map { from, to in
      EdgeDraft(
        source: NameReference(text: from, origin: origin),
        target: NameReference(text: to, origin: origin), origin: origin)
    }
  }

  /// "Shelf" of "(Code → Terms →) Shelf": steps in brackets, the last with an arrow behind it, may be left out.
  private static func withoutDetour(_ side: String) -> String {
    guard side.utf8.first == 0x28, let close = side.firstIndex(of: ")"),
      let last = side[..<close].last(where: { $0 != " " }), "→➔➜⟶⇒▶>".contains(last)
    else { return side }
    let rest = StateName.trimmed(String(side[side.index(after: close)...]))
    return rest.isEmpty ? side : rest
  }

  /// Whether a text below "Screens" may name one, though its words are those of a program or tell what is done: "Seat
  /// selector", "Create Post Sheet".
  private func isScreenName(_ text: String) -> Bool {
    let words = Names.words(text)
    guard (1...4).contains(words.count), text.count <= 32, text.first?.isUppercase == true,
      ArrowSide.isName(text), !text.contains(where: { "/.=<>{};:,@".contains($0) }),
      let last = words.last
    else { return false }
    return FlowSteps.kind(of: text) != .action || TransitionWords.screenNouns.contains(last)
      || TableVocabulary.overlayNouns.contains(last)
  }

  private static func isScreen(_ text: String) -> Bool {
    Names.words(text).last.map(TransitionWords.screenNouns.contains) ?? false
  }

  /// Whether a text may name a screen or state; a verb of two signs, "上传", is a noun as well.
  private func isName(_ text: String) -> Bool {
    let words = Names.words(text)
    let isShort = text.utf8.first ?? 0 >= 0xE3 && text.count <= 4
    return (1...3).contains(words.count) && text.count <= 32 && ArrowSide.isName(text)
      && (isShort || FlowSteps.kind(of: text) != .action)
      && !text.contains(where: { "/.=<>{};；:：,，、".contains($0) })
      && !words.contains(where: FlowchartVocabulary.systemWords.contains)
      && !words.contains(where: TransitionWords.properties.contains)
      && !words.contains(where: TransitionWords.machinery.contains)
  }

  private static let stops: Phrases = ["，", ", ", "；", "; ", "。"]

  // MARK: Headers

  /// Whether the header of a cell's column says that its rows are screens.
  private func isOfScreens(_ cell: Int) -> Bool {
    let row = Int(document.nodes[cell].parent)
    let header = document.children(of: Int(document.nodes[row].parent) + 1)
    guard let place = document.children(of: row).firstIndex(of: cell), place < header.count else {
      return false
    }
    let title = document.string(header[place])
    return Names.hasWord(title, in: Self.screens)
      || StateVocabulary.surfaces.contains(where: title.contains)
  }

  /// Whether a cell stands below a heading over the ways of a person or between screens, is a chain of names, and has
  /// one of them in common with another row.
  private func isOfWays(_ cell: Int) -> Bool {
    guard context.scope(of: cell).suffix(2).contains(where: CourseWords.areOfScreens),
      let names = titles(in: cell)
    else { return false }
    let row = Int(document.nodes[cell].parent)
    let place = document.children(of: row).firstIndex(of: cell) ?? 0
    return document.children(of: Int(document.nodes[row].parent)).dropFirst().contains { other in
      let cells = document.children(of: other)
      return other != row && place < cells.count
        && titles(in: cells[place]).map { !$0.isDisjoint(with: names) } ?? false
    }
  }

  /// The keys of the sides of a chain, each a few words with a capital in front.
  private func titles(in cell: Int) -> Set<String>? {
    guard let arrows = ArrowText(document.string(cell)),
      arrows.sides.allSatisfy({
        $0.first?.isUppercase == true && Names.wordCount($0) <= 3
      })
    else { return nil }
    return Set(arrows.sides.map { Names.key($0) })
  }

  /// Whether another row has an arrow in the column of a cell.
  private func isAmongChains(_ cell: Int) -> Bool {
    let row = Int(document.nodes[cell].parent)
    guard let place = document.children(of: row).firstIndex(of: cell) else { return false }
    return document.children(of: Int(document.nodes[row].parent)).dropFirst().contains { other in
      let cells = document.children(of: other)
      return other != row && place < cells.count
        && ArrowGlyph.mayOccur(in: document.plain, document.plainText(of: cells[place]))
    }
  }

  private static let screens: Lexicon = [
    "screens", "screenflow", "userflow", "bildschirme", "écrans", "pantallas", "telas", "schermate",
    "schermen", "layar",
  ]

  /// Whether the header of a cell's column, that of the first one, or the first cell of its row, names a flow of screens
  /// or states.
  private func isOfFlow(_ cell: Int) -> Bool {
    let row = Int(document.nodes[cell].parent)
    let table = Int(document.nodes[row].parent)
    guard row > 0, table > 0, document.nodes[table].kind == .table, row != table + 1,
      let place = document.children(of: row).firstIndex(of: cell), place > 0
    else { return false }
    let header = document.children(of: table + 1)
    let texts = [
      place < header.count ? document.string(header[place]) : "",
      document.string(document.children(of: row)[0]),
      header.first.map { document.string($0) } ?? "",
    ]
    return texts.contains { $0.utf8.count <= 60 && Self.namesFlow($0) }
  }

  private static func namesFlow(_ text: String) -> Bool {
    let words = Names.words(text)
    guard !words.contains(where: systems.contains) else { return false }
    return words.contains(where: flows.contains)
      || text.utf8.contains { $0 >= 0xE3 } && marks.contains(where: text.contains)
  }

  private static let systems: Lexicon = TransitionWords.systems.union([
    "code", "work", "git", "review", "test", "service", "call", "calls", "message", "sdk",
  ]).subtracting(["user"])

  private static let flows = FlowWords.courses.union(screens).union([
    "flows", "walkthrough", "flux",
  ])
  private static let marks = FlowWords.courseMarks + ["画面遷移", "跳转", "화면 전환"]
}
