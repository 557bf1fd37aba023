import SpecModel

/// Concludes from the words around a time what it is for.
enum DurationRole {
  private typealias Role = DurationFact.Role

  private static let cues: WordTable<DurationFact.Role> = WordKey.table(
    (.stagger, ["stagger", "staggered"]),
    (.delay, ["delay", "delays", "delayed", "after", "wait", "waits", "before", "pause", "nach"]),
    (.timeout, ["timeout", "timeouts", "dismiss", "dismisses", "dismissed", "expires", "expiry"]),
    (.timeout, ["expire", "abort", "cancelled", "hide", "hides", "disappears", "autohide"]),
    (.period, ["every", "interval", "period", "poll", "polls", "polling", "cycle", "loop"]),
    (
      .period,
      ["loops", "repeat", "repeats", "heartbeat", "refresh", "refreshes", "toutes", "cada"]
    ),
    (.debounce, ["debounce", "debounced", "throttle", "throttled", "throttling"]),
    (.latency, ["latency", "response", "load", "loads", "loading", "loaded", "complete"]),
    (.latency, ["completes", "completed", "render", "renders", "startup", "launch", "query"]),
    (.latency, ["paint", "interactive", "responds", "respond", "fetch", "sync"]),
    (
      .dwell,
      ["dwell", "hold", "holds", "held", "press", "visible", "remains", "stays", "longpress"]
    ),
    (.budget, ["frame", "budget"]),
    (.animation, ["animation", "animations", "animate", "animates", "transition", "transitions"]),
    (
      .animation,
      ["fade", "fades", "fading", "slide", "slides", "scale", "scales", "ease", "eased"]
    ),
    (.animation, ["easing", "shimmer", "spin", "spins", "rotate", "rotates", "rotation", "pulse"]),
    (
      .animation,
      ["pulses", "bounce", "shake", "crossfade", "cross", "expand", "collapse", "morph"]
    ),
    (.animation, ["out", "spring", "sheet", "overlay", "appearance", "linear", "motion", "grow"]),
    (
      .animation,
      ["zoom", "flip", "wipe", "swing", "glow", "blink", "scroll", "movement", "removal"]
    )
  )

  private static let generic = WordKey.set("duration", "durations", "transition", "animation")
  private static let spring = WordKey("response")
  private static let damping = WordKey("damping")

  /// The role of a time in a line, with words that stand above or before it.
  static func role(
    of measure: Measure, words: ArraySlice<Words.Word>, label: [WordKey], above: [WordKey]
  ) -> DurationFact.Role {
    if words.contains(where: { $0.key == spring }), words.contains(where: { $0.key == damping }) {
      return .spring
    }
    for word in label {
      guard let cue = cues[word], cue != .animation, cue != .latency, cue != .dwell else {
        continue
      }
      return cue
    }
    if let nearest = nearest(to: measure.range, words) { return refined(nearest, measure) }
    if label.contains(where: generic.contains) {
      return measure.bound == .atMost ? .latency : .animation
    }
    for word in label + above {
      if let cue = cues[word] { return refined(cue, measure) }
      if generic.contains(word) { return .animation }
    }
    return measure.bound == .atMost ? .latency : .other
  }

  /// An upper bound of an unnamed activity is a latency.
  private static func refined(_ role: DurationFact.Role, _ measure: Measure) -> DurationFact.Role {
    role == .delay && measure.bound == .atMost ? .latency : role
  }

  private static func nearest(to range: Range<Int>, _ words: ArraySlice<Words.Word>) -> DurationFact
    .Role?
  {
    var best: (distance: Int, role: DurationFact.Role)?
    for word in words {
      guard let cue = cues[word.key] else { continue }
      let distance =
        word.range.lowerBound >= range.upperBound
        ? word.range.lowerBound - range.upperBound
        : max(0, range.lowerBound - word.range.upperBound) + 1
      if distance < best?.distance ?? Int.max { best = (distance, cue) }
    }
    return best?.role
  }
}
