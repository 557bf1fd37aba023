import SpecModel
import SpecText

/// Objects of code that are one value.
extension CodeTokens {
  /// The parts of a shadow are one value.
  func addShadow(_ group: CodeGroup, into sink: inout TokenSink) -> Bool {
    guard ShadowObject.holds(group, bytes), let name = group.path.last,
      let value = ShadowObject.braces(behind: name, bytes)
    else { return false }
    sink.add(
      .init(
        name: path(group.path), kind: .shadow, value: ShadowObject.text(value, bytes),
        origin: origin(name.lowerBound..<value.upperBound), valueOrigin: origin(value),
        theme: theme))
    return true
  }

  /// Keeps the time of an object of a value and its unit: "{ \"value\": 130, \"unit\": \"ms\" }".
  func noteTime(_ text: String, _ name: String, _ value: Range<Int>, into sink: inout TokenSink) {
    var text = text
    let time = text.withUTF8 { QuantityScanner.scan($0, 0..<$0.count).first }
    guard let time, time.isTime else { return }
    sink.note(
      DurationFact(
        quantity: time.quantity, subject: name, role: .animation, scope: [],
        origin: origin(value)))
  }

  static let springWords = WordKey.set(
    "stiffness", "tension", "damping", "friction", "mass", "response", "dampingfraction",
    "dampingratio", "bounce")

  /// A group of the parameters of a spring is one curve.
  func addSpring(_ group: CodeGroup, into sink: inout TokenSink) -> Bool {
    let bounces = group.members.contains { matches("bounce", $0.name) }
    let parameters = group.members.filter {
      Self.springWords.contains(WordKey(bytes, $0.name)) || bounces && matches("duration", $0.name)
    }
    guard parameters.count > 1, let first = parameters.first, let last = parameters.last,
      let name = group.path.last
    else { return false }
    let value = parameters.map { bytes.string($0.name) + ": " + bytes.string(unquoted($0.value)) }
      .joined(separator: ", ")
    sink.add(
      .init(
        name: path(group.path), kind: .easing, value: value,
        origin: origin(name.lowerBound..<max(name.upperBound, last.value.upperBound)),
        valueOrigin: origin(first.name.lowerBound..<last.value.upperBound), theme: theme))
    return true
  }

  /// "--soft: { type: 'spring', stiffness: 210, damping: 26 }": a spring as one value.
  func addSpring(
    in value: Range<Int>, _ member: CodeGroup.Member, into sink: inout TokenSink
  ) -> Bool {
    guard bytes[value.lowerBound] == 0x7B, SpringParameters.read(bytes, value) != nil else {
      return false
    }
    add(bytes.string(member.name), .easing, member, value: value, into: &sink)
    return true
  }

  private static let spans = WordKey.set(
    "duration", "delay", "timeout", "interval", "lag", "wait", "pause")

  /// Whether the name of a group or of one around it says that it holds design values.
  ///
  /// "const swipe = { animation: { back: { duration: 400 } } }" tells how something behaves: a plain word such as
  /// "animation" or "text" within names the part of it that moves.
  func isNamedAfterTokens(_ group: CodeGroup) -> Bool {
    guard let place = group.path.firstIndex(where: { namesTokens($0) }) else { return false }
    guard place > 0, language == .script,
      group.members.contains(where: { Self.spans.contains(WordKey(bytes, $0.name)) })
    else { return true }
    return CodeWords.namesMotion(bytes.string(group.path[0]))
      || group.path.contains { CodeWords.hasTokenWord(bytes.string($0)) }
  }
}
