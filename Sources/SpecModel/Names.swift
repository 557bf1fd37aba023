/// The one way in which Plumb compares names: fold, split into words, drop filler words at the ends.
public enum Names {
  /// Words that carry no meaning at either end of a state's name.
  public static let fillers: Set<String> = ["state", "states", "screen", "view", "mode"]

  /// The words of a name in lower case; marks, punctuation and symbols separate, camel case splits.
  ///
  /// - Complexity: O(length); ASCII takes no Unicode look-up.
  public static func words(_ text: String) -> [String] {
    var text = text
    return text.withUTF8(asciiWords) ?? unicodeWords(text)
  }

  /// The words of a text in ASCII; `nil` where it has other characters.
  private static func asciiWords(_ bytes: UnsafeBufferPointer<UInt8>) -> [String]? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { word in
      var words: [String] = []
      var count = 0
      var previousIsLower = false
      func finish() {
        guard count > 0 else { return }
        words.append(String(decoding: UnsafeBufferPointer(word)[..<count], as: UTF8.self))
        count = 0
      }
      for byte in bytes {
        switch byte {
        case 0x41...0x5A:
          if previousIsLower { finish() }
          word[count] = byte | 0x20
          count += 1
          previousIsLower = false
        case 0x61...0x7A, 0x30...0x39:
          word[count] = byte
          count += 1
          previousIsLower = true
        case 0x27: continue
        case 0x80...: return nil
        default:
          finish()
          previousIsLower = false
        }
      }
      finish()
      return words
    }
  }

  private static func unicodeWords(_ text: String) -> [String] {
    var words: [String] = []
    var current = ""
    var previousIsLower = false
    for scalar in text.unicodeScalars {
      switch kind(of: scalar) {
      case .upper:
        if previousIsLower {
          words.append(current)
          current = ""
        }
        if scalar.isASCII {
          current.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
        } else {
          current += scalar.properties.lowercaseMapping
        }
        previousIsLower = false
      case .other:
        current.unicodeScalars.append(scalar)
        previousIsLower = true
      case .mark:
        current.unicodeScalars.append(scalar)
      case .apostrophe:
        continue
      case .separator:
        if !current.isEmpty { words.append(current) }
        current = ""
        previousIsLower = false
      }
    }
    if !current.isEmpty { words.append(current) }
    return words
  }

  private enum ScalarKind { case upper, other, mark, apostrophe, separator }

  private static func kind(of scalar: Unicode.Scalar) -> ScalarKind {
    if scalar.isASCII {
      switch UInt8(scalar.value) {
      case 0x41...0x5A: return .upper
      case 0x61...0x7A, 0x30...0x39: return .other
      case 0x27: return .apostrophe
      default: return .separator
      }
    }
    switch scalar.value {
    case 0x2019: return .apostrophe
    // Dashes, quotation marks, arrows, signs, drawn lines, pictures: no letter, digit or mark among them.
    case 0x2010...0x2027, 0x2190...0x23FF, 0x2500...0x2775, 0x1F300...0x1F64F: return .separator
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: return .upper
    case .lowercaseLetter, .otherLetter, .modifierLetter, .decimalNumber, .letterNumber,
      .otherNumber:
      return .other
    case .nonspacingMark, .spacingMark: return .mark
    default: return .separator
    }
  }

  /// The words of a name without filler words at either end, unless nothing else is left.
  public static func significantWords(_ text: String) -> [String] {
    var words = words(text)[...]
    while words.count > 1, let last = words.last, fillers.contains(last) { words.removeLast() }
    while words.count > 1, let first = words.first, fillers.contains(first) { words.removeFirst() }
    return Array(words)
  }

  /// A key under which two spellings of one name meet.
  public static func key(_ text: String) -> String {
    significantWords(text).joined(separator: "-")
  }

  /// The name itself and, where it lists alternatives, each of them: "Cancel/Complete", "back or swipe".
  public static func alternatives(of text: String) -> [String] {
    var result = [text]
    var rest = Substring(text)
    var parts: [String] = []
    func push(_ part: Substring) {
      var part = part
      while let first = part.first, first == " " { part.removeFirst() }
      while let last = part.last, last == " " { part.removeLast() }
      if !part.isEmpty { parts.append(String(part)) }
    }
    scan: while true {
      var index = rest.startIndex
      while index < rest.endIndex {
        let tail = rest[index...]
        for separator in ["/", " or ", " | ", ", "] where tail.hasPrefix(separator) {
          push(rest[..<index])
          rest = tail.dropFirst(separator.count)
          continue scan
        }
        index = rest.index(after: index)
      }
      break
    }
    push(rest)
    if parts.count > 1 { result += parts }
    return result
  }
}

/// Text of numbers, the same on every machine.
public enum Numbers {
  /// The shortest text of a number: no trailing ".0", no locale, no exponent for common sizes.
  public static func text(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return String(describing: value)
  }

  /// A number rounded to a number of decimals, without trailing zeros.
  public static func text(_ value: Double, decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return text((value * scale).rounded() / scale)
  }
}
