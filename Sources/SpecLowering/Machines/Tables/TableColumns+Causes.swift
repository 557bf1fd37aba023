import SpecText

/// Words of headers over what brings a change about; data.
extension TableColumns {
  /// Headers over what somebody touches, where no other tells what happens.
  static let touched: Lexicon = [
    "control", "hotspot", "hot spot", "gesture", "input", "bedienelement", "geste", "gesto",
  ]
  /// Words for a cause.
  static let causes: Lexicon = [
    "because", "cause", "caused", "why", "reason", "weil", "grund", "ursache", "parce",
    "motif", "porque", "motivo", "causa", "perché", "omdat", "reden",
  ]
  /// Verbs that say that something brings a change about.
  static let causing: Lexicon = [
    "causes", "triggers", "starts", "prompts", "initiates", "auslöst", "déclenche", "provoca",
    "dispara", "provoque", "veroorzaakt",
  ]
}
