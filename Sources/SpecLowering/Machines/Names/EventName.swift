import SpecText

/// Tells names of events from names of states.
enum EventName {
  /// "TAPE_INSERTED", "SAVE_OK": capitals joined by a low line.
  static func isEvent(_ text: String) -> Bool {
    let name = text.utf8
    return name.count >= 4 && name.contains(0x5F)
      && name.allSatisfy {
        ASCII.isUpper($0) || ASCII.isDigit($0) || [0x5F, 0x7B, 0x7D, 0x2E].contains($0)
      }
  }

  /// A word of letters, digits, low lines, dots and hyphens.
  static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { ASCII.isWord($0) || $0 == 0x5F || $0 == 0x2E || $0 == 0x2D }
  }

  /// The methods of HTTP: what a program asks a server for.
  static let methods: Lexicon = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]

  /// Values that code gives without naming them.
  static let literals: Lexicon = ["true", "false", "null", "nil", "undefined", "none"]

  /// "PaymentScreen": the name of a type, of two words at least.
  static func isType(_ text: String) -> Bool {
    guard let first = text.utf8.first, ASCII.isUpper(first) else { return false }
    var isInner = false
    var last = first
    for byte in text.utf8.dropFirst() {
      guard byte < 0x80, ASCII.isWord(byte) else { return false }
      if ASCII.isUpper(byte), ASCII.isLower(last) { isInner = true }
      last = byte
    }
    return isInner
  }

  /// A name that only code has: a call, a property, a file.
  static func isCode(_ text: String) -> Bool {
    text.utf8.contains {
      $0 == 0x28 && !StateName.isIndexed(text) || $0 == 0x7B || $0 == 0x3B || $0 == 0x24
    }
      || text.hasPrefix("--") || text.hasPrefix("@") || text.contains("::")
      || [".ts", ".js", ".tsx", ".swift", ".dart", ".css", ".html", ".md", ".json", ".kt", ".py"]
        .contains(where: text.hasSuffix)
  }
}
