import SpecText

/// Links from a report to the lines of the specs.
struct SourceLinks {
  let files: SourceFiles
  /// The way from the folder of the reports to the folder that printed paths start in, for example "../".
  let prefix: String

  /// The address of a file; an absolute path is its own address.
  func address(path: String) -> String {
    Self.percentEncoded(path.hasPrefix("/") ? path : prefix + path)
  }

  /// The address of a file's line.
  func address(path: String, line: Int) -> String { address(path: path) + "#L\(line)" }

  /// The address of the line on which an origin begins.
  func address(_ origin: Origin) -> String {
    address(path: files.path(origin.file), line: files.line(origin))
  }

  /// A path with every byte encoded that does not stand for itself in an address (RFC 3986, 2.3 and 3.3).
  static func percentEncoded(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E, 0x2F: bytes.append(byte)
      default: bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
