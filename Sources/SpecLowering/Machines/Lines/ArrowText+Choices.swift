extension ArrowText {
  /// The text without parentheses around names that bars part at its end: "ready → (result | error)".
  var withChoices: ArrowText {
    guard sides.count > 1, let last = sides.last, last.utf8.first == 0x28,
      last.utf8.last == 0x29, last.utf8.contains(0x7C),
      case let inner = StateName.trimmed(String(last.dropFirst().dropLast())),
      ArrowSide.isBarList(inner)
    else { return self }
    return withLast(inner)
  }
}
