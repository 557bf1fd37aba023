public import SpecModel

extension Motion {
  /// Whether the label of the line names the motion's time alone ("Duration"), so that the subject is the label above it.
  ///
  /// The subject "Card Tap: Press" has the label of its own line behind that of its owner.
  public var isNamedByOwner: Bool {
    let own = subject.split(separator: ":").last.map(String.init) ?? subject
    return !text.hasPrefix(own.drop { $0 == " " })
  }
}
