import SpecModel
import SpecSyntax
import SpecText

/// The things that a document speaks of: a new demand on one of them narrows what it may be, one on a new thing does not.
struct KnownThings {
  private var subjects: Set<String> = []
  private var headings: Set<String> = []

  init(_ compared: ComparedDocument) {
    let spec = compared.spec
    for machine in spec.machines {
      for state in machine.states { subjects.insert(Self.key(state.name)) }
      for transition in machine.transitions {
        if let trigger = transition.trigger { subjects.insert(Self.key(trigger.text)) }
      }
    }
    for token in spec.tokens { subjects.insert(Self.key(token.name)) }
    for fact in spec.durations { subjects.insert(Self.key(fact.subject)) }
    for fact in spec.constraints { subjects.insert(Self.key(fact.subject)) }
    for fact in spec.motions { subjects.insert(Self.key(fact.subject)) }
    for fact in spec.signals { subjects.insert(Self.key(fact.output)) }
    for fact in spec.copy { subjects.insert(Self.key(fact.subject)) }
    for fact in spec.accessibility { subjects.insert(Self.key(fact.subject)) }
    for wireframe in spec.wireframes {
      subjects.insert(Self.key(wireframe.title))
      for row in wireframe.rows {
        for component in row.components { subjects.insert(Self.key(component.text)) }
      }
    }
    let document = compared.document
    for section in document.sections.indices {
      headings.insert(Names.key(document.title(ofSection: section)))
    }
  }

  /// Words that name a property and no thing: the thing is that of the heading.
  private static let properties: Lexicon = [
    "duration", "durations", "delay", "timing", "timeout", "width", "height", "size", "sizes",
    "padding", "margin", "margins", "spacing", "gap", "gaps", "radius", "border", "corner",
    "corners",
    "opacity", "scale", "easing", "animation", "animations", "transition", "transitions", "font",
    "text", "weight", "line", "min", "max", "minimum", "maximum", "mobile", "tablet", "desktop",
    "default", "value", "values", "layout", "columns", "grid", "stagger", "total", "time", "speed",
    "enter", "exit", "entry", "entrance", "in", "out", "horizontal", "vertical", "top", "bottom",
    "left", "right", "inner", "outer", "color", "colour", "background", "shadow", "motion", "area",
    "touch", "target", "targets", "frame", "rate", "performance", "memory", "contrast", "label",
  ]

  /// Words before a name that are no part of it.
  private static let leads: Lexicon = [
    "the", "a", "an", "all", "each", "every", "any", "its", "this", "that", "der", "die", "das",
  ]

  /// A name as it is compared: "The header" is "Header".
  private static func key(_ name: String) -> String {
    let words = Names.significantWords(name)
    let rest = words.drop { leads.contains($0) }
    return (rest.isEmpty ? words[...] : rest).joined(separator: "-")
  }

  /// Whether a subject names a property alone.
  static func isGeneric(_ subject: String) -> Bool {
    Names.words(subject).allSatisfy(properties.contains)
  }

  /// Whether the document speaks of a thing.
  func holds(_ subject: String, below scope: [String]) -> Bool {
    if Self.isGeneric(subject) {
      guard let heading = scope.last else { return true }
      return headings.contains(Names.key(heading))
    }
    let key = Self.key(subject)
    return subjects.contains(key) || headings.contains(key)
  }

  /// What a new demand on a thing means.
  func verdict(ofDemandOn subject: String, below scope: [String]) -> (SemverVerdict, String) {
    if holds(subject, below: scope) {
      let name = Self.isGeneric(subject) ? scope.last ?? subject : subject
      return (.major, "nothing was demanded of '\(name)' here, so that an app may do otherwise")
    }
    return (.minor, "the old document does not speak of it")
  }
}
