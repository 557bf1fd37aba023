import SpecModel
import SpecSyntax
import SpecText

/// Reads lists below "On folded screens:" or "In reading mode:" whose items say in words what leads to another state:
/// "The page zone opens the unfolded state."
///
/// The line above names declared states, which are left; what stands before the verb triggers the change, a control in
/// code or bold before other words. What is told behind the name makes a sentence something else.
struct LedMoves {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Adds the changes of all such items that no other form has read.
  ///
  /// - Complexity: O(lists) where none stands below such a line.
  func collect(into drafts: inout MachineDrafts) {
    guard drafts.states.count > 1, !document.lists.isEmpty else { return }
    var prepared: (known: KnownStates, read: Set<UInt32>)?
    var found: [MatrixDraft] = []
    for list in document.lists {
      guard let lead = lead(above: list), !context.isSystem(around: list) else { continue }
      let (known, read) = prepared ?? (KnownStates(drafts, statesOnly: true), drafts.readLines)
      prepared = (known, read)
      let sources = Self.states(in: lead, known)
      guard !sources.isEmpty else { continue }
      let edges = document.children(of: list).flatMap { item in
        self.edges(ofItem: item, sources, known, read)
      }
      guard let first = edges.first else { continue }
      found.append(
        MatrixDraft(
          form: "list", isClosed: false, section: Int(document.nodes[list].section),
          origin: first.origin, edges: edges))
    }
    ArrowEdges.merge(found, into: &drafts)
  }

  // MARK: Leads

  /// What stands between "On" and the colon in a paragraph of its own right above a list.
  private func lead(above list: Int) -> String? {
    let leaf = list - 1
    guard leaf > 0, document.nodes[leaf].kind == .paragraph,
      document.nodes[leaf].parent == document.nodes[list].parent,
      case let range = document.plainText(of: leaf), (6...64).contains(range.count),
      document.plain[range.upperBound - 1] == ASCII.colon,
      ASCII.find(0x0A, in: document.plain, range) == nil
    else { return nil }
    var words = document.string(plain: range.lowerBound..<range.upperBound - 1)
      .split(separator: " ")
    guard words.count > 1, case let first = words[0].lowercased(),
      TransitionWords.leaving.contains(first) || Self.places.contains(first)
    else { return nil }
    words = Array(TransitionWords.withoutArticles(words.dropFirst()))
    while words.count > 1, let last = words.last, Self.isNoun(last) { words.removeLast() }
    // "Im Zustand Probe"
    if words.count > 1, Self.isNoun(words[0]) { words.removeFirst() }
    return words.joined(separator: " ")
  }

  /// The declared states that a text names: one, several, or one before the screens that are in it, "folded Map".
  private static func states(in text: String, _ known: KnownStates) -> [String] {
    if let name = known.name(of: text) { return [name] }
    if let choices = NameChoices(text, name: known.name(of:)) {
      return choices.choices.map(\.name)
    }
    let words = text.split(separator: " ")
    guard words.count > 1, let first = words.first, first.first?.isLowercase == true,
      let name = known.name(of: String(first)),
      words.dropFirst().allSatisfy({
        $0.first?.isUppercase == true || conjunctions.contains($0.lowercased())
      })
    else { return [] }
    return [name]
  }

  private static func isNoun(_ word: Substring) -> Bool {
    let word = word.lowercased()
    return TransitionWords.screenNouns.contains(word) || ListedPages.plurals.contains(word)
      || StateVocabulary.singulars.contains(word) || StateVocabulary.plurals.contains(word)
      || modes.contains(word)
  }

  private static let modes: Lexicon = [
    "screens", "mode", "modes", "view", "modus", "modo", "modalità", "stand", "vue", "vista",
  ]
  private static let conjunctions: Lexicon = [
    "and", "or", "&", "und", "oder", "et", "ou", "y", "o", "e", "en", "of", "dan", "atau",
  ]
  /// Words before the name of a screen on which something is done, beside those before a state that is left.
  private static let places: Lexicon = [
    "on", "at", "auf", "sur", "su", "sul", "sulla", "sobre", "na", "no", "op", "bij", "pada", "di",
  ]

  // MARK: Items

  /// The changes of the first sentence of an item.
  private func edges(
    ofItem item: Int, _ sources: [String], _ known: KnownStates, _ read: Set<UInt32>
  ) -> [EdgeDraft] {
    guard let leaf = document.firstChild(of: item), document.nodes[leaf].kind == .paragraph,
      case let range = document.plainText(of: leaf), (8...200).contains(range.count),
      !ArrowGlyph.mayOccur(in: document.plain, range),
      case let origin = context.origin(plain: range), !read.contains(origin.range.start)
    else { return [] }
    let words = document.string(plain: range).split(separator: " ")
    guard let (verb, target) = Self.move(in: words, known) else { return [] }
    let subject = words[..<verb].joined(separator: " ")
    let trigger = control(in: range.lowerBound..<range.lowerBound + subject.utf8.count, of: leaf)
    return sources.filter { Names.key($0) != Names.key(target) }.map { source in
      EdgeDraft(
        source: NameReference(text: source, origin: origin),
        target: NameReference(text: target, origin: origin), origin: origin
      ).triggered(by: trigger ?? ListedPages.withoutArticle(subject), origin)
    }
  }

  /// The first verb of motion that is not the first word, and the declared state that is all that stands behind it.
  private static func move(
    in words: [Substring], _ known: KnownStates
  ) -> (verb: Int, target: String)? {
    let folded = words.map { $0.lowercased() }
    for verb in folded.indices.dropFirst().prefix(9)
    where TransitionWords.moveHeads.contains(folded[verb]) {
      let subject = folded[..<verb]
      guard
        !subject.contains(where: {
          TransitionWords.negations.contains($0) || nothing.contains($0) || $0.hasSuffix(",")
        }),
        known.name(of: words[..<verb].joined(separator: " ")) == nil,
        let phrase = TransitionWords.moves.first(where: { folded[verb...].starts(with: $0) }),
        !stays.contains(phrase[0])
      else { return nil }
      return target(words[(verb + phrase.count)...], known).map { (verb, $0) }
    }
    return nil
  }

  /// The state that words name: all of them, or the first of "unfolded map state".
  private static func target(_ words: ArraySlice<Substring>, _ known: KnownStates) -> String? {
    let words = TransitionWords.withoutArticles(words)
    guard (1...5).contains(words.count) else { return nil }
    let text = StateName.withoutStop(words.joined(separator: " "))
    if let name = known.name(of: ArrowSide.unwrapped(text)) { return name }
    var names = text.split(separator: " ")
    guard let last = names.last?.lowercased(), StateVocabulary.singulars.contains(last) else {
      return nil
    }
    names.removeLast()
    guard names.count == 2 else { return nil }
    return known.name(of: String(names[0]))
  }

  /// The first words in code or bold of a range.
  private func control(in range: Range<Int>, of leaf: Int) -> String? {
    let runs = document.nodes[leaf].runs
    for run in document.runs[Int(runs.lowerBound)..<Int(runs.upperBound)]
    where Int(run.start) < range.upperBound {
      if run.style.contains(.code) || run.style.contains(.strong) {
        let end = min(Int(run.start + run.count), range.upperBound)
        return StateName.trimmed(document.string(plain: Int(run.start)..<end))
      }
    }
    return nil
  }

  private static let nothing: Lexicon = [
    "nothing", "none", "nobody", "neither", "nichts", "niemand", "rien", "aucun", "nada", "nadie",
    "nulla", "niente", "niets",
  ]
  /// Words of moves that lead nowhere.
  private static let stays: Lexicon = ["stay", "stays", "remain", "remains", "toggle", "toggles"]
}
