import SpecText

/// Members that hand on the value of a custom property.
extension CodeTokens {
  /// The custom property that is the whole value: "var(--ink)", "hsl(var(--ink))", "rgb(var(--ink) / <alpha-value>)"; a
  /// number for the opacity makes another value.
  func reference(in value: Range<Int>) -> Range<Int>? {
    guard value.count > 7, value.count < 100, bytes[value.upperBound - 1] == 0x29,
      let start = Bytes.find("var(--", in: value.prefix(12), of: bytes)
    else { return nil }
    let name = start + 4
    let end = (name..<value.upperBound).first { !Bytes.isWord(bytes[$0]) && bytes[$0] != 0x2D }
    guard let end, end > name + 2, bytes[end] == 0x29 else { return nil }
    if start == value.lowerBound { return end + 1 == value.upperBound ? name..<end : nil }
    guard bytes[start - 1] == 0x28,
      (value.lowerBound..<start - 1).allSatisfy({ Bytes.isLetter(bytes[$0]) })
    else { return nil }
    let rest = Bytes.trim(end + 1..<value.upperBound - 1, in: bytes)
    return rest.isEmpty
      || Bytes.matches("/ <alpha-value>", at: rest.lowerBound, end: rest.upperBound, in: bytes)
      ? name..<end : nil
  }

  /// The names by which a utility framework groups the properties that it makes classes of (Tailwind CSS 4, "Theme
  /// variable namespaces").
  private static let namespaces = [
    "color", "font", "text", "radius", "shadow", "spacing", "breakpoint", "ease", "animate",
  ]

  /// "--color-ink: var(--ink)": whether a property is its value's name in a namespace, where "--page: var(--ink)" is a
  /// role with a name of its own.
  func isNamespaced(_ name: String, _ target: String) -> Bool {
    Self.namespaces.contains { name == "--" + $0 + target.dropFirst() }
  }
}
