import SpecModel
import SpecText

/// Builds models by hand on a source with one line for each fact.
struct SpecBuilder {
  var spec: SpecDocument
  private var lines: [String] = []
  private let path: String
  private let file: FileID

  init(path: String = "specs/sample.md", file: Int = 0, title: String? = "Sample") {
    self.path = path
    self.file = FileID(file)
    spec = SpecDocument(file: self.file, path: path)
    spec.title = title
  }

  /// Adds a line to the source and returns its place.
  mutating func origin(_ line: String = "line") -> Origin {
    let start = lines.reduce(0) { $0 + $1.utf8.count + 1 }
    lines.append(line)
    return Origin(file: file, range: SourceRange(start, start + line.utf8.count))
  }

  /// A place and its words.
  mutating func text(_ text: String) -> LocatedText {
    LocatedText(text, origin(text.split(whereSeparator: \.isNewline).joined(separator: " ")))
  }

  /// The text behind the model.
  var source: SourceText {
    let text = lines.map { $0 + "\n" }.joined()
    return SourceText(path: path, bytes: ContiguousArray(text.utf8))
  }

  /// A machine from rows "source, target, trigger", with states in order of first mention; "*" is any state.
  mutating func machine(
    _ name: String, initial: String?, rows: [(String, String, String)]
  ) -> Machine {
    var machine = Machine(key: Names.key(name), name: name, origin: origin(name))
    machine.matrices = [.init(form: "table", origin: machine.origin)]
    var ids: [String: StateID] = [:]
    for name in ([initial].compactMap { $0 } + rows.flatMap { [$0.0, $0.1] }) where name != "*" {
      guard ids[name] == nil else { continue }
      ids[name] = StateID(machine.states.count)
      machine.states.append(
        State(key: "\(machine.states.count)-\(Names.key(name))", name: name, origin: origin(name)))
    }
    machine.initial = initial.flatMap { ids[$0] }
    machine.initialReason = initial == nil ? nil : .marked
    for (source, target, trigger) in rows {
      guard let target = ids[target] else { continue }
      let place = origin("row")
      var transition = Transition(
        source: ids[source], target: target,
        trigger: trigger.isEmpty ? nil : LocatedText(trigger, place), provenance: .declared,
        origin: place, sourceOrigin: place, targetOrigin: place)
      transition.matrix = 0
      machine.transitions.append(transition)
    }
    return machine
  }
}

/// A small editor: every kind of state and transition once.
func sampleSpec() -> (SpecDocument, SourceText) {
  var builder = SpecBuilder(path: "specs/editor/states.md", title: "Editor states")
  var machine = builder.machine(
    "Editor", initial: "Browsing",
    rows: [
      ("Browsing", "Editing", "Pencil tap"), ("Editing", "Browsing", "Done"),
      ("Editing", "Saving", "Save"), ("Saving", "Editing", "Saved"),
      ("Saving", "Failed", "Refused"),
      ("Editing", "Editing", "Key press"), ("Offline", "Browsing", "Reconnect"),
      ("*", "Closed", "Close"), ("Browsing", "Editing", "Double tap"),
    ])
  machine.transitions[0].duration = Quantity(250, .milliseconds)
  machine.transitions[0].animation = builder.text("Slide up")
  machine.transitions[0].easing = .named("ease-out")
  machine.transitions[2].guardText = builder.text("text changed")
  machine.transitions[2].duration = Quantity(min: nil, max: 2000, unit: .milliseconds)
  machine.transitions[8].provenance = .inferred
  machine.states[5].kind = .final
  machine.states[1].aliases = [builder.text("Edit mode")]
  machine.states[1].section = Origin(file: spec0, range: SourceRange(0, 60))
  machine.states[3].kind = .external
  machine.matches = [
    .init(
      name: builder.text("Saving or failed"), states: [StateID(2), StateID(3)], rule: .ambiguous,
      reason: "two states share a word")
  ]
  machine.prohibitions = [
    .init(
      source: StateID(2), target: StateID(0), trigger: builder.text("Back"),
      origin: builder.origin())
  ]
  builder.spec.machines = [machine]
  addFacts(to: &builder)
  return (builder.spec, builder.source)
}

private let spec0 = FileID(0)

private func addFacts(to builder: inout SpecBuilder) {
  var motion = Motion(subject: "Toolbar", scope: ["Motion"], origin: builder.origin())
  motion.duration = Quantity(min: 200, max: 300, unit: .milliseconds)
  motion.easing = .spring(Spring(response: 400, dampingFraction: 0.8))
  builder.spec.motions = [motion]
  builder.spec.durations = [
    DurationFact(
      quantity: Quantity(min: nil, max: 2000, unit: .milliseconds), subject: "Save", role: .latency,
      scope: ["Timing"], origin: builder.origin())
  ]
  let place = builder.origin()
  let inside = Origin(file: spec0, range: SourceRange(10, 20))
  for origin in [place, inside] {
    builder.spec.constraints.append(
      Constraint(
        kind: .targetSize, subject: "Pencil", quantity: Quantity(min: 44, max: nil, unit: .pt),
        scope: ["Sizes"], origin: origin, lineOrigin: origin))
  }
  builder.spec.tokens = [
    Token(
      id: "color.ink", name: "Ink", kind: .color, value: "#102030", origin: builder.origin(),
      valueOrigin: place)
  ]
  builder.spec.unresolved = [
    Unresolved(text: "fast | enough", why: "no number", origin: builder.origin())
  ]
}
