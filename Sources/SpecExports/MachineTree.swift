import SpecModel

/// The states of a machine as a tree with ids that every format accepts.
struct MachineTree {
  /// The machine.
  let machine: Machine
  /// The id of the machine itself.
  let id: String
  /// States without a parent, in order; orthogonal modes are left out.
  private(set) var roots: [StateID] = []
  /// Modes that no transition enters or leaves: they hold beside any state.
  let modes: [StateID]
  /// The times that the document of the machine tells.
  private let times: [DurationFact]
  private var childLists: [[StateID]]
  private var ids: [String]

  /// Makes the tree; states nested too deep or in a circle become roots.
  init(_ whole: Machine, id: String, times: [DurationFact] = []) {
    let machine = whole.withoutArrivals
    self.machine = machine
    self.id = id
    self.times = times
    childLists = Array(repeating: [], count: machine.states.count)
    var names = UniqueNames(style: .hyphens)
    names.reserve(id)
    ids = machine.states.map { names.name(for: $0.key.isEmpty ? $0.name : $0.key) }
    let used = Set(machine.transitions.flatMap { [$0.source, $0.target] })
    let modes = machine.stateIDs.filter { machine[$0].isMode && !used.contains($0) }
    self.modes = modes
    for state in machine.stateIDs where !modes.contains(state) {
      if let parent = Self.parent(of: state, in: machine) {
        childLists[parent.index].append(state)
      } else {
        roots.append(state)
      }
    }
  }

  private static func parent(of state: StateID, in machine: Machine) -> StateID? {
    var depth = 0
    var current = state
    while let parent = machine[current].parent, depth <= 32 {
      guard machine.states.indices.contains(parent.index), !machine[parent].isMode else {
        return nil
      }
      current = parent
      depth += 1
    }
    return depth > 32 ? nil : machine[state].parent
  }

  /// The id of a state, unique in the machine: letters, digits, hyphens and underscores, no digit first.
  func id(of state: StateID) -> String { ids[state.index] }

  /// The states inside a state.
  func children(of state: StateID) -> [StateID] { childLists[state.index] }

  /// A concurrent part of a state; all inside it where it has no such parts.
  struct Part {
    /// The states of the part, in order.
    let children: [StateID]
    /// The one in which it begins; `nil` where the document does not say.
    let start: StateID?
  }

  /// The parts of a state, several where they are active at once; none where it has nothing inside.
  func parts(of state: StateID) -> [Part] {
    let children = children(of: state)
    var regions: [Int?] = []
    for child in children where !regions.contains(machine[child].region) {
      regions.append(machine[child].region)
    }
    return regions.map { region in
      let own = children.filter { machine[$0].region == region }
      return Part(children: own, start: own.first { machine[$0].isInitial })
    }
  }

  /// Where a run starts: the initial state, else the first.
  var initial: StateID? { machine.initial ?? roots.first }

  /// The transitions that leave a state, or any state for `nil`.
  func transitions(from state: StateID?) -> [Transition] {
    machine.transitions.filter { $0.source == state }
  }

  /// The milliseconds in its source after which a transition is taken by itself; `nil` where an event takes it.
  func delay(of transition: Transition) -> Double? {
    TimeTrigger.delay(of: transition, among: times)
  }

  /// The states that a transition from any state leaves out: "any except Failed".
  func exceptions(of transition: Transition) -> [StateID] {
    guard transition.source == nil, let condition = transition.guardText else { return [] }
    return WildcardRange.exceptions(condition.text, in: machine).map { StateID($0) }
  }

  /// The transitions from any state that leave a state out, and so must not be taken in it.
  func forbidden(in state: StateID) -> [Transition] {
    transitions(from: nil).filter { exceptions(of: $0).contains(state) }
  }

  /// The condition of a transition that something must evaluate; none where it only names states to leave out.
  func condition(of transition: Transition) -> LocatedText? {
    exceptions(of: transition).isEmpty ? transition.guardText : nil
  }

  /// The event that takes a transition: its trigger, or "unstated", because a run must not take it by itself.
  static func event(of transition: Transition) -> String {
    guard let trigger = transition.trigger, !trigger.text.isEmpty else { return "unstated" }
    return trigger.text
  }

  /// All machines of an input with ids that differ.
  static func all(in input: ExportInput) -> [MachineTree] {
    var names = UniqueNames(style: .hyphens)
    return input.specs.flatMap { spec in
      spec.machines.map {
        let id = names.name(for: $0.key.isEmpty ? $0.name : $0.key)
        return MachineTree($0, id: id, times: spec.durations)
      }
    }
  }
}

/// Identifiers made from names, each different from those before.
struct UniqueNames {
  /// How the words of an identifier are joined.
  enum Style {
    /// "photo-detail"
    case hyphens
    /// "photoDetail"
    case lowerCamel
    /// "PhotoDetail"
    case upperCamel
    /// "PHOTO_DETAIL"
    case upperSnake
  }

  private let style: Style
  private let reserved: Set<String>
  private var used: Set<String> = []

  /// Makes an empty table; reserved words get an underscore at the end.
  init(style: Style, reserved: Set<String> = []) {
    self.style = style
    self.reserved = reserved
  }

  /// Keeps a name from being given out.
  mutating func reserve(_ name: String) { used.insert(name) }

  /// An identifier for a name.
  mutating func name(for text: String) -> String {
    var base = Self.joined(Names.words(String(text.prefix(200))), style: style)
    if base.isEmpty { base = Self.joined(["unnamed"], style: style) }
    if let first = base.unicodeScalars.first, !first.properties.isXIDStart { base = "_" + base }
    if reserved.contains(base) { base += "_" }
    var unique = base
    var number = 2
    while !used.insert(unique).inserted {
      unique = style == .hyphens ? "\(base)-\(number)" : "\(base)_\(number)"
      number += 1
    }
    return unique
  }

  private static func joined(_ words: [String], style: Style) -> String {
    let plain = words.map { word in
      String(String.UnicodeScalarView(word.unicodeScalars.filter(\.properties.isXIDContinue)))
    }.filter { !$0.isEmpty }
    switch style {
    case .hyphens: return plain.joined(separator: "-")
    case .upperSnake: return plain.map { $0.uppercased() }.joined(separator: "_")
    case .upperCamel: return plain.map(capitalized).joined()
    case .lowerCamel:
      return (plain.first ?? "") + plain.dropFirst().map(capitalized).joined()
    }
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}

/// Text output with indentation.
struct LineWriter {
  private(set) var text = ""
  private let unit: String
  private var depth = 0

  /// Makes an empty output.
  init(indent: Int = 2) { unit = String(repeating: " ", count: indent) }

  /// Writes a line.
  mutating func line(_ content: String = "") {
    if !content.isEmpty {
      for _ in 0..<depth { text += unit }
      text += content
    }
    text += "\n"
  }

  /// Writes lines that are one level deeper, between two lines.
  mutating func block(_ first: String, _ last: String, _ body: (inout LineWriter) -> Void) {
    line(first)
    depth += 1
    body(&self)
    depth -= 1
    line(last)
  }

  /// What has been written.
  var bytes: ContiguousArray<UInt8> { ContiguousArray(text.utf8) }
}

/// Words for one line of code or markup.
enum OneLine {
  /// Text with every line break, tab and control character replaced by a space.
  static func text(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      let isBreak = scalar.value == 0x2028 || scalar.value == 0x2029
      let isInvalid = scalar.value == 0xFFFE || scalar.value == 0xFFFF
      result.unicodeScalars.append(isControl || isBreak || isInvalid ? " " : scalar)
    }
    return result
  }

  /// Text between double quotes, with quotes and backslashes escaped as C and its descendants do.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in self.text(text).unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}
