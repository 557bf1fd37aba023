extension RuleCategory {
  /// The chapter's name for people.
  public var title: String {
    switch self {
    case .documentForm: "document form"
    case .metadata: "metadata and links"
    case .tokens: "tokens"
    case .contradictions: "contradictions"
    case .stateMachine: "states and transitions"
    case .motion: "time and motion"
    case .geometry: "geometry"
    case .colour: "colour"
    case .accessibility: "accessibility"
    case .verifiability: "verifiability"
    case .platform: "platform"
    case .wording: "wording"
    case .trace: "trace conformance"
    case .layout: "layout conformance"
    }
  }
}
