public import SpecText

/// Triggers that are a time and nothing else: "after 30 seconds" of a toast that goes by itself.
public enum TimeTrigger {
  /// Words that put a time behind a beginning.
  public static let after: Lexicon = [
    "after", "nach", "après", "tras", "después", "após", "depois", "dopo", "na", "setelah",
    "через", "po", "efter",
  ]

  /// Words beside a time that tell of nothing but time.
  private static let timers: Lexicon = [
    "auto", "automatic", "automatically", "automatisch", "automatiquement", "automáticamente",
    "automaticamente", "delay", "of", "a", "the", "time", "timer", "have", "has", "elapsed",
    "passed", "ms", "millisecond", "milliseconds", "s", "sec", "secs", "second", "seconds", "min",
    "mins", "minute", "minutes", "h", "hour", "hours", "sekunde", "sekunden", "minuten",
    "secondes", "segundos", "secondi", "seconden", "секунд", "sekund", "sekunder", "detik",
  ]

  /// Whether the cell of a trigger tells of a time after which a row is taken, and of nothing else.
  public static func tellsOnlyTime(_ trigger: String) -> Bool {
    let words = Names.words(trigger)
    guard words.contains(where: after.contains) else { return false }
    return words.allSatisfy { word in
      let unit = word.drop { $0.isNumber || $0 == "." || $0 == "," }
      return after.contains(word) || unit.isEmpty || timers.contains(String(unit))
    }
  }

  /// The time in one state after which a transition is taken by itself; `nil` where its trigger tells of more, gives no
  /// exact time or holds in any state.
  ///
  /// - Units: milliseconds.
  public static func delay(of transition: Transition, among facts: [DurationFact]) -> Double? {
    guard transition.source != nil, let trigger = transition.trigger,
      tellsOnlyTime(trigger.text)
    else { return nil }
    let fact = facts.first {
      $0.origin.file == trigger.origin.file && trigger.origin.range.contains($0.origin.range)
        && $0.origin != transition.durationOrigin
    }
    guard let quantity = fact?.quantity, quantity.unit == .milliseconds else { return nil }
    return quantity.exact
  }
}
