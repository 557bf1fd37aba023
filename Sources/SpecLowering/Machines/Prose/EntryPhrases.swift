import SpecModel
import SpecSyntax
import SpecText

/// Reads lines in the section of a screen that begin with how it is entered: "Opened from Home.", "Accessible via the
/// gear on Home", "Acceso desde Inicio".
///
/// Only declared screens are sources; what stands behind "via" and the like triggers the change.
struct EntryPhrases {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such lines that no other form has read.
  ///
  /// - Complexity: O(lines), of which the first words are looked at.
  func collect(into drafts: inout MachineDrafts) {
    guard drafts.states.contains(where: { $0.isScreen && $0.section != nil }) else { return }
    var prepared: Prepared?
    var found: [MatrixDraft] = []
    for line in context.lines where mayBeEntry(line) {
      // What stands before the first heading is below none.
      let section = Int(document.nodes[line.node].section)
      guard section > 0 else { continue }
      let all = prepared ?? Prepared(drafts)
      prepared = all
      let heading = document.nodes[Int(document.sections[section].heading)].range
      let origin = context.origin(plain: line.text)
      guard let page = all.pages[heading.start], !all.read.contains(origin.range.start),
        !context.isSystem(section)
      else { continue }
      let ways = Self.ways(in: sentence(line), all.known).filter {
        Names.key($0.source) != Names.key(page)
      }
      guard !ways.isEmpty else { continue }
      let edges = ways.map { way in
        EdgeDraft(
          source: NameReference(text: way.source, origin: origin),
          target: NameReference(text: page, origin: origin), origin: origin
        ).triggered(by: way.trigger, origin)
      }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: section, origin: origin, edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  /// What is looked up for all lines.
  private struct Prepared {
    /// The screens by where their headings begin.
    var pages: [UInt32: String] = [:]
    var known: KnownStates
    var read: Set<UInt32>

    init(_ drafts: MachineDrafts) {
      known = KnownStates(drafts, statesOnly: true)
      read = drafts.readLines
      for state in drafts.states where state.isScreen && state.section != nil {
        pages[state.origin.range.start] = state.name
      }
    }
  }

  // MARK: Lines

  /// Whether a line begins with a word for being entered: a test on its first bytes.
  private func mayBeEntry(_ line: TextLine) -> Bool {
    guard line.holder == .paragraph || line.holder == .item && line.depth == 1,
      line.label == nil, (12...240).contains(line.text.count),
      let end = line.text.prefix(24).first(where: { document.plain[$0] == ASCII.space })
    else { return false }
    return document.plain[line.text.lowerBound..<end].withUnsafeBufferPointer {
      Self.leads.contains(ignoringCase: $0)
    }
  }

  /// The first sentence of a line, without its full stop.
  private func sentence(_ line: TextLine) -> String {
    let text = document.string(plain: line.text)
    return StateName.withoutStop(TextSplit.halves(of: text, at: ". ")?.before ?? text)
  }

  private static let leads: Lexicon = [
    "opened", "opens", "accessed", "accessible", "reached", "reachable", "entered", "launched",
    "acceso", "accesible", "accès", "ouvert", "ouverte", "erreichbar", "geöffnet", "aufruf",
    "aufgerufen", "acessível", "acesso", "aberta", "aberto", "accessibile", "accesso", "aperta",
    "bereikbaar", "geopend", "diakses", "dibuka", "открывается", "доступен", "доступна",
    "dostępny", "dostępna",
  ]

  // MARK: Ways

  /// The screens that a sentence names behind "from", "on" and the like, and what leads on there.
  private static func ways(
    in sentence: String, _ known: KnownStates
  ) -> [(source: String, trigger: String)] {
    guard !Arrow.isIn(sentence), !Names.hasWord(sentence, in: denials) else { return [] }
    let words = sentence.split(separator: " ")
    let folded = words.map { $0.lowercased() }
    var start = 1
    while start < words.count, fillers.contains(folded[start]) { start += 1 }
    guard start + 1 < words.count else { return [] }
    if origins.contains(folded[start]) {
      let mark = folded[(start + 1)...].firstIndex { means.contains($0) } ?? words.count
      let trigger = words.dropFirst(mark + 1).joined(separator: " ")
      let names = sources(words[(start + 1)..<mark].joined(separator: " "), known)
      let isClause = Names.wordCount(trigger) > longest
      return names.map { ($0, isClause ? "" : trigger) }
    }
    guard means.contains(folded[start]) else { return [] }
    // "via the gear on Home": the last such word has the screen behind it.
    for place in ((start + 1)..<words.count).reversed()
    where origins.contains(folded[place]) || places.contains(folded[place]) {
      let names = sources(words[(place + 1)...].joined(separator: " "), known)
      guard !names.isEmpty else { continue }
      let trigger = words[(start + 1)..<place].joined(separator: " ")
      return Names.wordCount(trigger) > longest ? [] : names.map { ($0, trigger) }
    }
    return []
  }

  /// The declared screens of a list.
  private static func sources(_ text: String, _ known: KnownStates) -> [String] {
    TextSplit.pieces(of: text, at: joints).compactMap { piece in
      var words = piece.split(separator: " ")
      while words.count > 1, let first = words.first?.lowercased(),
        TransitionWords.articles.contains(first) || origins.contains(first)
      { words.removeFirst() }
      let name = ArrowSide.unwrapped(words.joined(separator: " "))
      return known.name(of: name) ?? ScreenNames.withoutNoun(name).flatMap(known.name(of:))
    }
  }

  private static let fillers: Lexicon = [
    "only", "directly", "also", "solo", "sólo", "também", "también", "nur", "auch", "uniquement",
    "aussi", "a", "partir", "à", "direkt", "juga", "ook", "anche", "só", "apenas", "tylko",
  ]
  private static let origins: Lexicon = TransitionWords.from.union([
    "vom", "dalla", "de", "do", "из", "с", "z", "ze",
  ])
  /// The most words of what leads on.
  private static let longest = 12
  private static let means: Lexicon = [
    "via", "through", "by", "using", "with", "über", "durch", "par", "por", "pelo", "pela",
    "mediante", "tramite", "attraverso", "door", "melalui", "через", "przez",
  ]
  private static let places: Lexicon = [
    "on", "in", "of", "at", "en", "sur", "dans", "auf", "im", "su", "sulla", "nella", "na", "no",
    "em", "op", "di", "pada", "на", "в", "w",
  ]
  private static let joints = Phrases(
    ReachedFrom.joints.texts + [" atau ", " dan ", " или ", " и ", " lub ", " i "])
  /// Words that deny a way, or leave it to other screens.
  private static let denials: Lexicon = [
    "not", "never", "except", "unless", "nicht", "nie", "außer", "nunca", "jamais", "sauf",
    "excepto", "exceto", "tranne", "niet", "behalve", "tidak", "kecuali", "не", "кроме",
  ]
}
