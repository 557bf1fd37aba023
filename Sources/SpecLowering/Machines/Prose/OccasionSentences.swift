import SpecModel
import SpecSyntax
import SpecText

/// Reads sentences that begin with an occasion and go on with a move: "When the pass expires, the app returns to
/// Locked", "If the upload fails in Sending, go to Retry".
///
/// The target must be a declared state; where the sentence and its place name no source, it may be any state. What is
/// told so is inferred.
struct OccasionSentences {
  private let context: LoweringContext
  let places: LinePlaces

  init(_ context: LoweringContext, _ places: LinePlaces) {
    self.context = context
    self.places = places
  }

  /// The lines that begin with an occasion and hold a verb of motion or of showing: a test on bytes.
  static func lines(of context: LoweringContext) -> [TextLine] {
    let plain = context.document.plain
    let cues = context.document.source.mayShow(Self.cues + Self.showing)
    let lineCues = context.facts.words.cues
    return context.lines.indices.filter { number in
      let line = context.lines[number]
      return (line.holder == .item || line.holder == .paragraph) && line.text.count <= 300
        && opensOccasion(plain, line.text)
        && (lineCues[number].contains(.move)
          || cues.contains { ASCII.find($0, in: plain, line.text) != nil })
        && !ArrowGlyph.mayOccur(in: plain, line.text)
    }
    .map { context.lines[$0] }
  }

  private static func opensOccasion(
    _ plain: ContiguousArray<UInt8>, _ text: Range<Int>
  ) -> Bool {
    plain.withUnsafeBufferPointer { bytes in
      var end = text.lowerBound
      while end < text.upperBound, end - text.lowerBound < 9, bytes[end] != 0x20 { end += 1 }
      guard end > text.lowerBound + 1, end < text.upperBound, bytes[end] == 0x20 else {
        return false
      }
      return openers.contains(
        ignoringCase: UnsafeBufferPointer(rebasing: bytes[text.lowerBound..<end]))
    }
  }

  /// What says that something is shown or appears.
  private static let cues: [StaticString] = [
    " appear", " shown", " displayed", "erschein", "angezeigt", "geöffnet", "appara", "affich",
    "aparec", "muestra", "exibid", "appar", "verschijn", "getoond",
  ]

  /// Words that open a clause which tells what happens.
  private static let openers: Lexicon = [
    "when", "once", "if", "after", "upon", "whenever", "wenn", "sobald", "falls", "quand",
    "lorsque", "dès", "cuando", "quando", "wanneer", "zodra", "ketika", "ao", "caso", "al", "si",
    "después", "depois", "após", "dopo", "après", "als", "jika", "saat", "setelah",
  ]

  /// The changes that such lines tell.
  func edges(in lines: [TextLine]) -> [EdgeDraft] {
    lines.flatMap { line in
      TextSplit.pieces(of: context.document.string(plain: line.text), at: Self.stops)
        .compactMap { edge($0, line) }
    }
  }

  private static let stops: Phrases = [". "]

  private func edge(_ sentence: String, _ line: TextLine) -> EdgeDraft? {
    let words = sentence.split(separator: " ")
    guard let first = words.first, Self.openers.contains(first.lowercased()) else { return nil }
    // The clause ends with a comma; a second sentence tells of something else.
    guard let comma = words.prefix(20).firstIndex(where: { $0.hasSuffix(",") }), comma > 1,
      !words[...comma].contains(where: { $0.hasSuffix(".") })
    else { return nil }
    let rest = words[(comma + 1)...]
    let folded = rest.map { $0.lowercased().drop { !$0.isLetter } }
    guard !folded.prefix(12).contains(where: TransitionWords.negations.contains),
      let target = target(Array(rest), folded) ?? shown(Array(rest), folded)
        ?? screen(Array(rest), folded)
    else { return nil }
    let origin = context.origin(plain: line.text)
    let source = source(words[1...comma]) ?? places.source(of: line)?.text
    guard source.map({ Names.key($0) != Names.key(target) }) ?? true else { return nil }
    var edge = EdgeDraft(
      source: source.map { NameReference(text: $0, origin: origin) },
      target: NameReference(text: target, origin: origin), origin: origin)
    edge.provenance = .inferred
    return edge.triggered(
      by: ArrowSide.unwrapped(words[1...comma].joined(separator: " ")), origin)
  }

  /// The declared state behind a verb of motion that follows at most four words.
  private func target(_ words: [Substring], _ folded: [Substring]) -> String? {
    for start in folded.indices.prefix(5) where TransitionWords.moveHeads.contains(folded[start]) {
      for phrase in TransitionWords.moves
      where start + phrase.count < words.count && folded[start] == phrase[0] {
        guard phrase.indices.allSatisfy({ folded[start + $0] == phrase[$0] }) else { continue }
        return StateSentences.name(
          in: words[(start + phrase.count)...], places.known, needsWord: false)
      }
    }
    return nil
  }

  /// The declared state that a clause says to appear, where it says little more: "Detail opens", "the Detail screen is
  /// shown", "erscheint Detail".
  private func shown(_ words: [Substring], _ folded: [Substring]) -> String? {
    let start = folded.prefix(2).firstIndex { !Self.small.contains(String($0)) } ?? 0
    for count in stride(from: min(4, words.count - start - 1), through: 1, by: -1) {
      let end = start + count
      let isSurface = TransitionWords.surfaces.contains(String(folded[end - 1]))
      let name = words[start..<(isSurface && count > 1 ? end - 1 : end)].joined(separator: " ")
      guard name.first?.isUppercase == true, let found = places.known.name(of: name),
        let length = Self.lengthOfShowing(folded[end...])
      else { continue }
      let rest = folded[(end + length)...]
      let isWhole =
        folded[end + length - 1].last?.isLetter == false
        || rest.count <= 4
          && rest.first.map { TransitionWords.annotations.contains(String($0)) } != false
      return isWhole ? found : nil
    }
    guard start < words.count, Self.inverted.contains(String(folded[start])) else { return nil }
    let rest = words[(start + 1)...].drop { Self.small.contains($0.lowercased()) }
    return rest.count <= 4 ? StateSentences.name(in: rest, places.known, needsWord: false) : nil
  }

  /// The number of words with which a clause goes on to say that something appears.
  private static func lengthOfShowing(_ folded: ArraySlice<Substring>) -> Int? {
    let words = folded.prefix(2).map { $0.prefix(while: \.isLetter) }
    guard let verb = words.first, !verb.isEmpty else { return nil }
    if appearing.contains(String(verb)) { return 1 }
    guard words.count > 1, auxiliaries.contains(String(verb)) else { return nil }
    return participles.contains(String(words[1])) ? 2 : nil
  }

  private static let small: Lexicon = TransitionWords.articles.union([
    "then", "dann", "alors", "entonces", "então", "allora", "dan", "sich", "se", "si", "zich",
  ])
  private static let appearing: Lexicon = [
    "opens", "appears", "appear", "pops", "erscheint", "apparaît", "aparece", "appare",
    "verschijnt",
  ]
  private static let auxiliaries: Lexicon = [
    "is", "are", "gets", "wird", "est", "es", "é", "viene", "wordt",
  ]
  private static let participles: Lexicon = [
    "shown", "displayed", "opened", "presented", "angezeigt", "geöffnet", "affiché", "affichée",
    "mostrada", "mostrado", "exibida", "exibido", "mostrata", "mostrato", "getoond",
  ]
  /// Verbs that stand before what appears.
  private static let inverted: Lexicon = [
    "erscheint", "aparece", "apparaît", "appare", "verschijnt", "öffnet", "opent", "abre", "apre",
    "ouvre",
  ]

  /// The state that the clause says to leave: "the upload fails in the Sending state".
  private func source(_ clause: ArraySlice<Substring>) -> String? {
    for index in clause.indices where TransitionWords.origins.contains(clause[index].lowercased()) {
      if let name = StateSentences.name(
        in: clause[(index + 1)...], places.known, needsWord: true)
      {
        return name
      }
    }
    return nil
  }
}
