import SpecModel
import SpecSyntax
import SpecText

/// Things that a sentence rules out in so many words, whatever they are, and another sentence uses: "the device makes no
/// sound of any kind" and "a soft chime tells the household", "out of scope: live activity" and a section on it.
struct TotalDenials {
  private struct Denial {
    /// The words of the thing.
    var thing: [String]
    var passage: Passage
    /// Whether it says so of everything.
    var isTotal = true
  }

  let reader: StatementReader

  private var document: Document { reader.document }

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let finder = TotalDenials(reader: reader)
    let denials = Passages(reader: reader).with(cues).flatMap(finder.denials) + finder.excluded()
    guard !denials.isEmpty, denials.count <= 24 else { return [] }
    return denials.compactMap(finder.conflict)
  }

  /// Pieces of the phrases.
  static let cues: [StaticString] = [
    "of any kind", "not used anywhere", "anywhere", "at any point", "there is no ", "There is no ",
    "whatsoever",
  ]
  private static let totals = [
    " of any kind", " at any point", " whatsoever", " anywhere", " in this product", " in this app",
  ]

  private static let verbs: Lexicon = [
    "is", "are", "may", "can", "must", "will", "be", "asked", "used", "shown", "needed", "makes",
    "plays", "gets", "has", "have", "should", "does",
  ]

  /// "no sound of any kind", "a PIN is not used anywhere", "there is no loudspeaker mode"
  private func denials(_ passage: Passage) -> [Denial] {
    let text = " " + passage.text
    guard !DenialWords.conditions.contains(where: text.contains), Names.wordCount(text) <= 24 else {
      return []
    }
    let isTotal = Self.totals.contains(where: text.contains)
    var result: [Denial] = []
    func add(_ words: [String]) {
      let thing = words.filter {
        !LedgerWords.fillers.contains($0) && $0 != "mode" && $0 != "such" && $0 != "fixed"
      }
      guard (1...2).contains(thing.count), thing.allSatisfy({ $0.utf8.count > 2 }),
        thing.allSatisfy({ $0.first?.isNumber == false }),
        !Self.common.contains(thing[thing.count - 1])
      else { return }
      result.append(Denial(thing: thing, passage: passage, isTotal: isTotal))
    }
    if let place = text.firstRange(of: " no ") {
      let isThere = text[..<place.lowerBound].hasSuffix("there is")
      guard isTotal || isThere && !isOfOnePart(passage.section) else { return [] }
      let rest = text[place.upperBound...]
      // What stands in quotation marks is copy, and only that copy is ruled out.
      if let first = rest.first, "\"“”„'‘’«".contains(first) { return [] }
      let end =
        (Self.totals + [" in ", " on ", ".", ",", ";", ":", " for ", " to ", " that ", " and "])
        .compactMap { rest.firstRange(of: $0)?.lowerBound }.min() ?? rest.endIndex
      // "There is no reference for the button" is about the button.
      if isThere, !isTotal,
        [" for ", " to ", " that ", " on ", " in "].contains(where: rest[end...].hasPrefix)
      {
        return []
      }
      // "no `overflow: hidden`" is code.
      if end < rest.endIndex, rest[end] == ":" { return [] }
      for part in String(rest[..<end]).replacing(" or ", with: "|").split(separator: "|") {
        add(Array(Names.words(String(part)).prefix { !Self.verbs.contains($0) }))
      }
    } else if isTotal,
      let place = text.firstRange(of: " is not used") ?? text.firstRange(of: " are not used")
    {
      let clause =
        text[..<place.lowerBound].split(whereSeparator: { ",;:(".contains($0) }).last ?? ""
      add(Names.words(String(clause)).suffix(2).filter { $0 != "a" && $0 != "an" && $0 != "the" })
    }
    return result
  }

  /// Whether a heading is one name in code: what its section lacks, other parts of the program may have.
  private func isOfOnePart(_ section: Int) -> Bool {
    guard section > 0, document.sections.indices.contains(section) else { return false }
    let heading = Int(document.sections[section].heading)
    let text = document.plainText(of: heading)
    return !text.isEmpty
      && document.span(at: text.lowerBound, of: heading, in: .code).map { $0.count >= text.count }
        == true
  }

  private static let common: Lexicon = [
    "button", "text", "animation", "title", "icon", "label", "border", "change", "limit", "data",
    "connection", "network", "results", "result", "content", "item", "items", "value", "need",
    "way",
    "reason", "difference", "state", "user", "space", "error", "time", "motion", "movement",
    "delay",
    "selection", "feedback", "confirmation", "longer", "one", "default", "transition", "other",
    "undo", "image", "color", "colour", "background", "hover", "focus", "match", "input", "retry",
    // What each part has or lacks on its own, and what is measured.
    "scale", "shadow", "transform", "rotation", "bounce", "blur", "opacity", "radius", "padding",
    "margin", "gap", "gradient", "fill", "outline", "tint", "glow", "shift", "offset", "easing",
    "spring", "stroke", "overlay", "elevation", "divider", "header", "footer", "stall", "jank",
    "lag", "flicker", "flash", "jump", "drop", "frame",
  ]

  // MARK: Scope

  /// Items below "out of scope", of two words or more.
  private func excluded() -> [Denial] {
    guard document.mentions("ut of scope") || document.mentions("ot in scope") else { return [] }
    var result: [Denial] = []
    for (number, node) in document.nodes.enumerated() where node.kind == .list {
      let lead =
        document.sibling(before: number).map { document.string($0).lowercased() }
        ?? document.title(ofSection: max(0, Int(node.section))).lowercased()
      guard lead.contains("out of scope") || lead.contains("not in scope"), lead.utf8.count < 120
      else { continue }
      for item in document.children(of: number) {
        guard let leaf = document.firstChild(of: item), document.plainText(of: leaf).count <= 60,
          let passage = Passages(reader: reader).passages(leaf).first
        else { continue }
        for part in document.string(leaf).split(whereSeparator: { "/,;(".contains($0) }) {
          let words = Names.words(String(part))
          if (2...3).contains(words.count) {
            result.append(Denial(thing: words, passage: passage))
          }
        }
      }
    }
    return result
  }

  // MARK: Uses

  private static let kinds: [String: Set<String>] = [
    "sound": ["sound", "chime", "beep", "jingle", "tone"], "sounds": ["sound", "chime", "beep"],
    "haptics": ["haptic", "vibration"], "vibration": ["vibration", "haptic", "vibrate"],
  ]
  private static let uses: Lexicon = [
    "is", "are", "shows", "show", "asks", "ask", "plays", "play", "opens", "open", "holds", "hold",
    "switched", "uses", "use", "with", "tells", "appears", "starts", "sends", "gets", "has",
    "while",
    "turns", "rings", "sounds",
  ]

  private func conflict(_ denial: Denial) -> FactConflict? {
    let stems = denial.thing.map(LedgerWords.stem)
    let heads = Self.kinds[denial.thing[denial.thing.count - 1]].map {
      Set($0.map(LedgerWords.stem))
    }
    for (number, node) in document.nodes.enumerated()
    where node.kind == .paragraph && number != denial.passage.node {
      let text = document.plainText(of: number)
      guard (8..<600).contains(text.count), reader.isNormative(node.range.start) else { continue }
      if node.parent == document.nodes[denial.passage.node].parent, denial.passage.block >= 0 {
        continue
      }
      for passage in Passages(reader: reader).passages(number)
      where isUse(passage, stems, heads, denial) {
        return FactConflict(
          subject: denial.thing.joined(separator: " "), property: "use",
          statements: Passage.statements(denial.passage, passage, in: document),
          reason: "the one sentence rules it out for all of the product, the other uses it",
          isTold: true, isWeak: !denial.isTotal)
      }
    }
    return nil
  }

  private func isUse(
    _ passage: Passage, _ stems: [String], _ heads: Set<String>?, _ denial: Denial
  ) -> Bool {
    let text = " " + passage.text + " "
    let words = Names.words(passage.text)
    let said = words.map(LedgerWords.stem)
    let isNamed =
      heads.map { heads in said.contains(where: heads.contains) }
      ?? (said.count >= stems.count
        && (0...said.count - stems.count).contains { Array(said[$0..<$0 + stems.count]) == stems })
    guard isNamed, words.contains(where: Self.uses.contains), !text.contains("?"),
      passage.block < 0 || passage.block != denial.passage.block,
      !DenialWords.negations.contains(where: text.contains), !text.contains("nobody"),
      reader.limits(denial.passage).isSubset(of: reader.limits(passage))
    else { return false }
    let titles = document.path(ofSection: passage.section).filter { $0 > 0 }
      .map { document.title(ofSection: $0) }
    return !titles.contains { Names.hasWord($0, in: DenialWords.others) }
  }
}
