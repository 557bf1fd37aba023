import SpecText
import SpecWorkspace

/// The address of a document in the protocol.
///
/// - Source: RFC 3986, 2.1 (percent-encoding); RFC 8089 (file addresses).
enum DocumentURI {
  /// The absolute path that a file address means; `nil` for other addresses.
  static func path(_ uri: String) -> String? {
    guard uri.lowercased().hasPrefix("file:") else { return nil }
    var rest = Substring(uri).dropFirst(5)
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      // The name of the machine, empty as a rule.
      guard let slash = rest.firstIndex(of: "/") else { return nil }
      rest = rest[slash...]
    }
    if let end = rest.firstIndex(where: { $0 == "?" || $0 == "#" }) { rest = rest[..<end] }
    guard rest.hasPrefix("/") else { return nil }
    return Paths.normalized(decoded(rest))
  }

  private static func decoded(_ text: Substring) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x25, index + 2 < bytes.count, let high = digit(bytes[index + 1]),
        let low = digit(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }

  /// The address of an absolute path.
  static func file(_ path: String) -> String {
    var result = "file://"
    for byte in path.utf8 {
      switch byte {
      case 0x41...0x5A, 0x61...0x7A, 0x2D...0x39, 0x5F, 0x7E:
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let hex = String(byte, radix: 16, uppercase: true)
        result += byte < 16 ? "%0\(hex)" : "%\(hex)"
      }
    }
    return result
  }
}
