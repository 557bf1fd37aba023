/// What was compiled from a line.
public struct FactKinds: OptionSet, Sendable, Hashable {
  /// One bit a kind.
  public let rawValue: UInt32

  /// Makes a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A state: where it is declared, named again or given its condition.
  public static let state = FactKinds(rawValue: 1 << 0)
  /// A transition or a part of one.
  public static let transition = FactKinds(rawValue: 1 << 1)
  /// A forbidden transition.
  public static let prohibition = FactKinds(rawValue: 1 << 2)
  /// A design value that is defined.
  public static let token = FactKinds(rawValue: 1 << 3)
  /// A design value that is used by name.
  public static let tokenUse = FactKinds(rawValue: 1 << 4)
  /// A time.
  public static let duration = FactKinds(rawValue: 1 << 5)
  /// A measurable demand other than a time.
  public static let constraint = FactKinds(rawValue: 1 << 6)
  /// An animation.
  public static let motion = FactKinds(rawValue: 1 << 7)
  /// A relation between signals of a gesture.
  public static let signal = FactKinds(rawValue: 1 << 8)
  /// A row of a wireframe.
  public static let wireframe = FactKinds(rawValue: 1 << 9)
  /// A step of a flow.
  public static let flow = FactKinds(rawValue: 1 << 10)
  /// A part of a scenario.
  public static let scenario = FactKinds(rawValue: 1 << 11)
  /// An item of a checklist.
  public static let checklist = FactKinds(rawValue: 1 << 12)
  /// A text of the interface.
  public static let copy = FactKinds(rawValue: 1 << 13)
  /// A statement about assistive technology.
  public static let accessibility = FactKinds(rawValue: 1 << 14)

  /// The words for the kinds, in the order of their bits.
  static let words = [
    "state", "transition", "prohibition", "token", "token use", "duration", "constraint", "motion",
    "signal", "wireframe", "flow", "scenario", "checklist", "copy", "accessibility statement",
  ]

  /// The words for the kinds in the set, in a fixed order.
  public var names: [String] {
    Self.words.indices.filter { rawValue & (1 << UInt32($0)) != 0 }.map { Self.words[$0] }
  }
}
