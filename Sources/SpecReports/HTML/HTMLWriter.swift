import SpecText

/// Writes HTML that is well-formed XML as well.
struct HTMLWriter {
  /// A name and a value of an element.
  typealias Attribute = (name: String, value: String)

  /// What has been written so far.
  private(set) var text = ""

  /// Opens an element; pair with `close`.
  mutating func open(_ name: String, _ attributes: [Attribute] = []) {
    text += "<" + name
    for attribute in attributes {
      text += " " + attribute.name + "=\""
      text += Self.escape(attribute.value) + "\""
    }
    text += ">"
  }

  /// Closes an element; blocks end a line, so that a diff of two pages stays readable.
  mutating func close(_ name: String) {
    text += "</" + name + ">"
    if !Self.inline.contains(name) { text += "\n" }
  }

  /// Writes an element without content.
  mutating func empty(_ name: String, _ attributes: [Attribute] = []) {
    open(name, attributes)
    text.removeLast()
    text += "/>"
  }

  /// Writes an element that holds text.
  mutating func element(_ name: String, _ content: String, _ attributes: [Attribute] = []) {
    open(name, attributes)
    write(content)
    close(name)
  }

  /// Writes an element whose content the closure writes.
  mutating func element(
    _ name: String, _ attributes: [Attribute] = [], _ body: (inout HTMLWriter) -> Void
  ) {
    open(name, attributes)
    body(&self)
    close(name)
  }

  /// Writes text.
  mutating func write(_ content: String) { text += Self.escape(content) }

  /// Writes markup that is known to be well-formed.
  mutating func raw(_ markup: String) { text += markup }

  private static let inline: Lexicon = [
    "a", "abbr", "b", "bdi", "code", "em", "small", "span", "strong", "text", "title", "td", "th",
  ]

  /// Text with the five characters that mean something replaced, and control characters made visible.
  static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default:
        let isControl =
          scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0xFFFE
          || scalar.value == 0xFFFF
        result.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }
}
