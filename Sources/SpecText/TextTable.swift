/// A table of plain texts that can be written as Markdown or CSV.
///
/// - Shape: every row has as many cells as the header; missing cells are empty.
public struct TextTable: Sendable, Hashable {
  /// The column titles.
  public var header: [String]
  /// The rows.
  public var rows: [[String]] = []

  /// Makes an empty table.
  public init(_ header: [String]) { self.header = header }

  /// Adds a row.
  public mutating func append(_ row: [String]) { rows.append(row) }

  /// The table as CSV with CRLF line ends and quotes where they are needed.
  ///
  /// - Source: RFC 4180, section 2.
  public var csv: String {
    var result = ""
    for row in [header] + rows {
      for index in header.indices {
        if index > 0 { result += "," }
        result += Self.csvField(index < row.count ? row[index] : "")
      }
      result += "\r\n"
    }
    return result
  }

  /// The table as a Markdown table with aligned columns, so that a change of one cell is easy to see.
  public var markdown: String {
    let cells = ([header] + rows).map { row in
      header.indices.map { Self.markdownCell($0 < row.count ? row[$0] : "") }
    }
    var widths = header.indices.map { _ in 3 }
    let cellWidths = cells.map { $0.map(Self.displayWidth) }
    for row in cellWidths {
      for index in row.indices { widths[index] = min(max(widths[index], row[index]), 60) }
    }
    var result = ""
    for (number, row) in cells.enumerated() {
      for index in row.indices {
        let room = max(0, widths[index] - cellWidths[number][index])
        result += "| " + row[index] + String(repeating: " ", count: room + 1)
      }
      result += "|\n"
      guard number == 0 else { continue }
      for width in widths { result += "|" + String(repeating: "-", count: width + 2) }
      result += "|\n"
    }
    return result
  }

  /// A field of a CSV row, in quotes where it holds a comma, a quote or a line break.
  public static func csvField(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 != 0x2C && $0 != 0x22 && $0 != 0x0A && $0 != 0x0D }
    if isPlain { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { result += "\"" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  /// Text as the content of a Markdown cell: one line, without marks that Markdown or HTML would read.
  public static func markdownCell(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "|", "\\", "`", "*", "_", "[", "]", "~":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case "<": result += "&lt;"
      case "&": result += "&amp;"
      case "\n", "\r", "\t": result += " "
      default: result.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
      }
    }
    return result
  }

  /// The columns a text takes in a fixed-width font; East Asian wide characters and emoji take two.
  static func displayWidth(_ text: String) -> Int {
    var width = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: break
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
        0x1F300...0x1FAFF:
        width += 2
      default: width += 1
      }
    }
    return width
  }
}
