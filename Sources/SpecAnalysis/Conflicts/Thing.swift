import SpecModel
import SpecText

/// What a line is about, by the words of its label or of the headings above it.
struct Thing: Hashable {
  /// The words that say which thing it is, sorted, plurals folded.
  var core: [String]
  /// The words that say in what the thing is shown: "card" of "photo card".
  var frame: [String]

  /// Words that name a property, a part, a gesture or a state, and no thing.
  private static let general: Lexicon = [
    "a", "an", "the", "of", "to", "for", "on", "at", "and", "or", "with", "in", "by", "state",
    "states", "visual", "design", "spec", "specs", "specification", "style", "interaction",
    "interactive", "behavior", "behaviour", "component", "element", "key", "effect", "feedback",
    "animation", "motion", "transition", "duration", "timing", "easing", "scale", "scaling",
    "toggle", "toggling", "change", "response", "default", "normal", "rest", "idle", "hover",
    "press", "pressed", "pressing", "active", "tap", "tapped", "tapping", "touch", "click",
    "clicked", "hold", "gesture", "release", "down", "zustand", "zustände", "gedrückt", "drücken",
    "tippen", "skalierung", "übergang", "animationen", "état", "appuyé", "appui", "échelle",
    "estado", "pulsado", "escala", "transición", "animación", "pressionado", "toque", "transição",
    "animação", "stato", "premuto", "scala", "transizione", "animazione",
  ]
  private static let frames: Lexicon = [
    "card", "tile", "cell", "item", "thumbnail", "thumb", "row", "box", "karte", "kachel", "carte",
    "tarjeta", "cartão", "scheda", "kaart",
  ]

  /// The thing of a label, or of the innermost heading that names one; `nil` where none does.
  init?(_ label: String, _ scope: [String]) {
    self.init(Self.words(label))
    if !core.isEmpty { return }
    guard
      let heading = scope.dropFirst().reversed().lazy.map({ Thing(Self.words($0)) })
        .first(where: { !$0.core.isEmpty })
    else { return nil }
    self = heading
  }

  private init(_ words: Set<String>) {
    let frame = words.filter(Self.frames.contains)
    let rest = words.subtracting(frame)
    // A card that is called nothing else is the thing itself.
    core = (rest.isEmpty ? frame : rest).sorted()
    self.frame = rest.isEmpty ? [] : frame.sorted()
  }

  /// Whether two names can be of one thing: one of them may leave out in what it is shown.
  func isSame(as other: Thing) -> Bool {
    core == other.core && (frame.isEmpty || other.frame.isEmpty || frame == other.frame)
  }

  /// The words of a text that can name a thing, plurals folded.
  static func words(_ text: String) -> Set<String> {
    var result: Set<String> = []
    for word in Names.words(text) {
      let folded = Subject.singular(word)
      guard folded.utf8.first.map(ASCII.isDigit) == false, !general.contains(folded),
        !general.contains(word)
      else { continue }
      result.insert(folded)
    }
    return result
  }
}
