import SpecModel
import SpecSyntax
import SpecText

/// Concludes changes of state from sentences that name both ends, or one behind a verb where their place tells the other:
/// "If the guest accepts, it changes from Inviting to Shared", "Pressing L1 in Walker puts it into Turret".
///
/// Both ends must be declared states; what is concluded so is inferred.
struct ToldChanges {
  private let context: LoweringContext
  private let places: LinePlaces
  /// Names in scripts without spaces.
  private let unspaced: UnspacedNames

  init(_ context: LoweringContext, _ places: LinePlaces, names: [String]) {
    self.context = context
    self.places = places
    unspaced = UnspacedNames(
      names.filter { $0.unicodeScalars.contains { $0.value >= 0x3040 } }
        .sorted { $0.utf8.count > $1.utf8.count })
  }

  /// The lines that may tell of a change between two names: a test on bytes.
  static func lines(of context: LoweringContext) -> [TextLine] {
    let plain = context.document.plain
    let cues = context.facts.words.cues
    return plain.withUnsafeBufferPointer { bytes in
      context.lines.indices.filter { number in
        let line = context.lines[number]
        guard line.holder == .item || line.holder == .paragraph,
          (12...1200).contains(line.text.count)
        else { return false }
        let text = UnsafeBufferPointer(rebasing: bytes[line.text])
        return (cues[number].contains(.move) || sources.isIn(text) && targets.isIn(text))
          && !ArrowGlyph.mayOccur(in: plain, line.text)
      }
      .map { context.lines[$0] }
    }
  }

  /// One of these stands before the state that a sentence says to leave, if another one names the state it enters.
  private static let sources: Phrases = [
    "rom ", "on „", "von ", "aus ", " de ", " du ", " da ", " dal", "depuis ", "desde ", " van ",
    "uit ", "dari ", "から", "从", "에서", " in ",
  ]
  private static let targets: Phrases = [
    " to ", " into ", " nach ", " zu ", " à ", " en ", " a ", " para ", " allo ", " alla ",
    " naar ", " ke ", "に", "へ", "到", "로 ", " becomes ", " wird ", " devient ", " vira ",
    " diventa ", " wordt ", " menjadi ",
  ]

  /// What such lines tell, first where both ends are named, then where one is.
  func edges(in lines: [TextLine]) -> (between: [EdgeDraft], led: [EdgeDraft]) {
    let told = lines.flatMap { line -> [(change: ToldChange, origin: Origin)] in
      let text = context.document.string(plain: line.text)
      let origin = context.origin(plain: line.text)
      let around = (own(line) ?? places.source(of: line)?.text)
        .flatMap { places.known.name(of: $0) }
      // "It goes from Off to On when …. It returns to Off after 5 s."
      var last: String?
      return TextSplit.pieces(of: text, at: Self.ends).flatMap {
        sentence -> [(change: ToldChange, origin: Origin)] in
        let isGoingOn = Names.firstWord(sentence).map(ToldWords.pronouns.contains) == true
        let told = ToldSentence(
          sentence, known: places.known, around: around ?? (isGoingOn ? last : nil)
        ).changes
        last = told.last?.target ?? (isGoingOn ? last : nil)
        return (told + ToldScript.changes(in: sentence, among: unspaced)).map {
          (change: $0, origin: origin)
        }
      }
    }
    return (
      told.filter(\.change.namesBoth).map { edge($0.change, $0.origin) },
      told.filter { !$0.change.namesBoth }.map { edge($0.change, $0.origin) }
    )
  }

  /// The state with whose name in bold a line begins: "**Collapsed state** — tapping the badge …".
  private func own(_ line: TextLine) -> String? {
    context.document.span(at: line.text.lowerBound, in: .strong).flatMap {
      $0.upperBound < line.text.upperBound
        ? places.known.name(of: context.document.string(plain: $0)) : nil
    }
  }

  private static let ends: Phrases = [". ", "; ", "! ", "。", "；", "\n"]

  private func edge(_ change: ToldChange, _ origin: Origin) -> EdgeDraft {
    var edge = EdgeDraft(
      source: change.source.map { NameReference(text: $0, origin: origin) },
      target: NameReference(text: change.target, origin: origin), origin: origin)
    edge.provenance = .inferred
    return edge.triggered(by: change.trigger, origin)
  }
}

/// A change that a sentence tells.
struct ToldChange: Hashable {
  /// The state that it leaves; `nil` where it may be any.
  var source: String?
  var target: String
  /// The occasion or act, empty where none is told.
  var trigger: String
  /// Whether the sentence names what is left and what is entered.
  var namesBoth = true
}
