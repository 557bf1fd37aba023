import SpecModel
import SpecText

/// Places that tell a known value again.
extension TokenSink {
  /// Keeps that a place tells a value that is known already.
  mutating func repeated(_ value: String, at origin: Origin, value valueOrigin: Origin) {
    repeats.append((value, .init(origin: origin, valueOrigin: valueOrigin)))
  }

  /// Adds a definition; where front matter has its value, keeps that a place tells it again: that of the definition, unless
  /// another is given.
  mutating func addOrRepeat(_ definition: Definition, at place: Origin? = nil) {
    guard restates(definition.value, definition.kind) else { return add(definition) }
    repeated(
      definition.value, at: place ?? definition.origin, value: definition.valueOrigin)
  }

  /// Keeps that a place tells a token of front matter again, which it may call otherwise.
  mutating func repeated(_ definition: Definition, ofTokenAt place: Int, slug: String) {
    tokens[place].repeats.append(
      .init(origin: definition.origin, valueOrigin: definition.valueOrigin))
    // "xs" of a table of distances may be a radius elsewhere.
    if slug.utf8.contains(ASCII.hyphen), definition.kind != .typography {
      call(place, also: Self.trimmed(definition.name), slug)
    }
  }

  /// Gives the first token with each value the places that tell it again.
  ///
  /// - Complexity: O(tokens + repeats).
  mutating func settleRepeats() {
    guard !repeats.isEmpty else { return }
    var first: [String: Int] = [:]
    for index in tokens.indices {
      let core = Self.core(tokens[index].value)
      if first[core] == nil { first[core] = index }
    }
    for (value, place) in repeats {
      guard let index = first[Self.core(value)] else { continue }
      tokens[index].repeats.append(place)
    }
    repeats = []
  }

  /// Whether a token of type has a name: a colour "Primary" is another thing than the face "Primary".
  ///
  /// - Complexity: O(tokens).
  func namesType(_ name: String) -> Bool {
    let slug = Self.slug(Self.trimmed(name))
    return tokens.contains {
      ($0.kind == .fontFamily || $0.kind == .typography) && Self.slug($0.name) == slug
    }
  }

  /// "(none)", "（なし）": whether a name says that there is none, or is that of a file or an attribute with its value,
  /// "size=\"sm\"".
  static func isRemark(_ name: String) -> Bool {
    // "— text": the value in a row without a name.
    if isLedByDash(name) || isFontFile(name) || isRefusal(name)
      || name.hasSuffix("\"") && name.contains("=\"") || isSentence(name)
    {
      return true
    }
    guard let first = name.utf8.first, first == 0x28 || first == 0xEF else { return false }
    let inner = name.drop { $0 == "(" || $0 == "（" }.prefix { $0 != ")" && $0 != "）" }
    return nothing.contains(inner.lowercased())
  }

  /// "— text", "—（see `--old`）": a dash where a name would stand, and what is said of it.
  private static func isLedByDash(_ name: String) -> Bool {
    guard name.utf8.first == 0xE2 else { return false }
    return ["— ", "– ", "—（", "–（", "—(", "–("].contains(where: name.hasPrefix)
  }

  /// "\"All buttons take this radius", more than eight words, or four with a full stop behind them: the beginning of a
  /// quotation, or a sentence; "Logo, active links, buttons." is a list of uses.
  private static func isSentence(_ name: String) -> Bool {
    let blanks = name.utf8.count { $0 == 0x20 }
    let commas = zip(name.utf8, name.utf8.dropFirst()).count { $0 == 0x2C && $1 == 0x20 }
    return name.utf8.first == 0x22 && name.utf8.count(where: { $0 == 0x22 }) == 1
      || name.utf8.count > 44 && blanks > 8
      || name.utf8.last == 0x2E && name.utf8.count > 20 && blanks - commas > 2
  }

  /// "Not adopted": what stands where a name would.
  private static func isRefusal(_ name: String) -> Bool {
    guard (6...60).contains(name.utf8.count) else { return false }
    var name = name
    return name.withUTF8 { Refusals.matches($0, 0..<$0.count) }
  }

  /// "grotesk_medium.woff2": the file that a face lies in.
  private static func isFontFile(_ name: String) -> Bool {
    guard let dot = name.utf8.lastIndex(of: 0x2E), dot > name.utf8.startIndex else { return false }
    return ["ttf", "otf", "woff", "woff2", "eot"].contains(
      name[name.utf8.index(after: dot)...].lowercased())
  }

  private static let nothing: Lexicon = [
    "none", "no prefix", "keine", "keiner", "kein", "aucun", "aucune", "ninguno", "ninguna",
    "nenhum", "nenhuma", "nessuno", "nessuna", "geen", "tidak ada", "なし", "無し", "无", "無", "없음",
    "нет",
  ]

  /// A value in small letters, a function without blanks in its brackets and with a digit before each point: "(.22, 1)" and
  /// "(0.22,1)" are the same, and so are "24 / 30" and "24/30".
  static func notation(_ value: String) -> String {
    let text = value.lowercased()
    guard text.utf8.contains(0x28) else { return withoutBlanks(text) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 4)
    for byte in text.utf8 {
      let last = bytes.last ?? 0
      switch byte {
      case 0x20 where last == 0x28 || last == 0x2C: continue
      case 0x29, 0x2C:
        while bytes.last == 0x20 { bytes.removeLast() }
      case 0x2E where !Bytes.isDigit(last): bytes.append(0x30)
      default: break
      }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Sizes and line heights without blanks around the stroke between them.
  private static func withoutBlanks(_ text: String) -> String {
    guard text.utf8.contains(ASCII.slash), text.utf8.contains(ASCII.space) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if byte == ASCII.slash {
        while bytes.last == ASCII.space { bytes.removeLast() }
      } else if byte == ASCII.space, bytes.last == ASCII.slash {
        continue
      }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
