import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// One gesture with two effects by the places that two items give it: what lies outside of the checked rows holds rows, and
/// "tap any row" is told of these as well.
extension NondeterministicTrigger {
  private static let cues: [StaticString] = [
    "utside", "ußerhalb", "n dehors", "uera de", "ora d", "uori d", "uiten ",
  ]
  private static let gestures: Lexicon = [
    "tap", "taps", "tapping", "click", "clicks", "clicking", "press", "pressing", "touch",
    "tippen", "tipp", "klick", "klicken", "toucher", "touche", "tocar", "toque", "pulsar", "clic",
    "tocco", "toccare", "tik", "tikken",
  ]
  /// Words before a gesture that make another one of it.
  private static let kinds: Lexicon = [
    "long", "double", "right", "triple", "finger", "fingers", "langes", "doppel", "doble",
  ]
  private static let outsides: Lexicon = [
    "outside", "außerhalb", "dehors", "fuera", "fora", "fuori", "buiten",
  ]
  private static let universals: Lexicon = [
    "any", "each", "every", "jedes", "jede", "jeden", "beliebiges", "beliebige", "beliebigen",
    "chaque", "cualquier", "cada", "qualquer", "ogni", "qualsiasi", "elke", "elk",
  ]
  /// Words that part some of the things from the others.
  private static let chosen: Lexicon = [
    "selected", "checked", "marked", "highlighted", "chosen", "ticked", "picked", "ausgewählten",
    "markierten", "gewählten", "geselecteerde",
  ]
  private static let fillers: Lexicon = [
    "on", "the", "of", "a", "an", "auf", "der", "die", "das", "des", "ein", "eine", "einen", "en",
    "de", "del", "les", "la", "las", "los", "sur", "do", "da", "dos", "di", "dei", "delle", "su",
    "op", "van",
  ]

  /// A gesture on any thing of a kind, or outside of those that are chosen.
  private struct Place {
    var gesture: String
    var thing: String
    var isOutside: Bool
    var leaf: Int
  }

  /// Reports gestures outside of chosen things beside the same gesture on any of them, in one section.
  func checkPlaces(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    guard Self.cues.contains(where: { document.mentions($0) }) else { return }
    var outer: [Int32: Place] = [:]
    for (leaf, node) in document.nodes.enumerated()
    where outer[node.section] == nil && isText(node) && context.isNormative(node.range) {
      let text = document.plainText(of: leaf)
      guard text.count < 300,
        Self.cues.contains(where: { ASCII.find($0, in: document.plain, text) != nil })
      else { continue }
      outer[node.section] = places(Names.words(document.string(plain: text)), leaf)
        .first(where: \.isOutside)
    }
    guard !outer.isEmpty else { return }
    var seen: Set<Int32> = []
    for (leaf, node) in document.nodes.enumerated() {
      guard let place = outer[node.section], place.leaf != leaf, isText(node),
        !seen.contains(node.section), context.isNormative(node.range),
        case let text = document.plainText(of: leaf), text.count < 300,
        let inner = places(Names.words(document.string(plain: text)), leaf).first(where: {
          !$0.isOutside && $0.gesture == place.gesture && $0.thing == place.thing
        })
      else { continue }
      seen.insert(node.section)
      diagnostics.append(clash(inner, place, document))
    }
  }

  private func isText(_ node: Document.Node) -> Bool {
    node.kind == .paragraph || node.kind == .tableCell
  }

  private func places(_ words: [String], _ leaf: Int) -> [Place] {
    words.indices.compactMap { index in
      guard Self.gestures.contains(words[index]),
        index == 0 || !Self.kinds.contains(words[index - 1])
      else { return nil }
      var rest = words[(index + 1)...].prefix(8).drop(while: Self.fillers.contains)
      guard let first = rest.popFirst() else { return nil }
      let isOutside = Self.outsides.contains(first)
      guard isOutside || Self.universals.contains(first) else { return nil }
      if isOutside {
        rest = rest.drop(while: Self.fillers.contains)
        guard let word = rest.popFirst(), Self.chosen.contains(word) else { return nil }
      }
      guard let thing = rest.first, !Self.chosen.contains(thing) else { return nil }
      return Place(
        gesture: Self.singular(words[index]), thing: Self.singular(thing),
        isOutside: isOutside, leaf: leaf)
    }
  }

  private static func singular(_ word: String) -> String {
    word.utf8.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
      ? String(word.dropLast()) : word
  }

  private func clash(_ inner: Place, _ outer: Place, _ document: Document) -> Diagnostic {
    func origin(_ place: Place) -> Origin {
      document.origin(document.sourceRange(plain: document.plainText(of: place.leaf)))
    }
    var found = diagnostic(
      "'\(outer.gesture)' on a '\(outer.thing)' that is not chosen has two effects here",
      at: origin(outer), label: "outside of the chosen ones, so on the others as well",
      related: [.init(origin(inner), "on any '\(outer.thing)'")],
      why: "what lies outside of the chosen ones holds the others",
      help: "say what it does on the others, and keep the other effect for the room between them")
    found.severity = .warning
    return found
  }
}
