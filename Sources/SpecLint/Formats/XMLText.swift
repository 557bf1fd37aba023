/// Text inside XML.
enum XMLText {
  /// The text of an attribute value or an element, without characters that XML 1.0 forbids (section 2.2).
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      default:
        let isForbidden = scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value)
        result.unicodeScalars.append(isForbidden ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }
}
