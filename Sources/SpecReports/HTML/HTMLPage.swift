/// The frame of every page: head, header, contents, main part and footer.
struct HTMLPage {
  var title: String
  /// Titles and ids of the sections.
  var contents: [(title: String, id: String)] = []

  /// The whole page.
  func text(
    header: (inout HTMLWriter) -> Void, main: (inout HTMLWriter) -> Void
  ) -> String {
    var html = HTMLWriter()
    html.raw("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n")
    html.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n")
    html.element("title", title)
    html.raw("\n<style>\n" + StyleSheet.text + "</style>\n</head>\n<body>\n")
    html.raw("<a class=\"skip\" href=\"#main\">Skip to content</a>\n")
    html.element("header", [], header)
    if contents.count > 1 { writeContents(to: &html) }
    html.element("main", [("id", "main")], main)
    html.element("footer") { $0.element("p", "Compiled by Plumb from the spec as it is written.") }
    html.raw("</body>\n</html>\n")
    return html.text
  }

  private func writeContents(to html: inout HTMLWriter) {
    html.element("nav", [("aria-label", "Contents")]) { html in
      html.element("ul") { html in
        for entry in contents {
          html.element("li") { $0.element("a", entry.title, [("href", "#" + entry.id)]) }
        }
      }
    }
  }
}

/// A table of a page.
struct HTMLTable {
  /// What stands in a cell.
  enum Cell {
    case text(String)
    case number(Int)
    case link(String, String)
    /// Text with a class that colours it; the text itself says the same.
    case mark(String, String)
    /// A part that writes itself.
    case custom((inout HTMLWriter) -> Void)

    /// Whether nothing stands in the cell.
    var isEmpty: Bool {
      if case .text(let text) = self { text.isEmpty } else { false }
    }
  }

  var caption: String
  var columns: [String]
  var rows: [[Cell]]
  /// Columns that hold numbers.
  var numeric: Set<Int> = []

  /// Writes the table, without columns that are empty in every row.
  func write(to html: inout HTMLWriter) {
    let kept = columns.indices.filter { column in
      column == 0 || rows.contains { column < $0.count && !$0[column].isEmpty }
    }
    var table = self
    table.columns = kept.map { columns[$0] }
    table.rows = rows.map { row in kept.compactMap { $0 < row.count ? row[$0] : nil } }
    table.numeric = Set(kept.indices.filter { numeric.contains(kept[$0]) })
    table.writeFrame(to: &html)
  }

  /// Writes the table in a frame that scrolls by itself, also by keyboard.
  private func writeFrame(to html: inout HTMLWriter) {
    let isTall = rows.count > 18
    let frame: [HTMLWriter.Attribute] = [
      ("class", isTall ? "scroll tall" : "scroll"), ("tabindex", "0"), ("role", "region"),
      ("aria-label", caption),
    ]
    html.element("div", frame) { html in
      html.element("table") { html in
        html.element("caption", caption)
        html.element("thead") { html in
          html.element("tr") { html in
            for (index, column) in columns.enumerated() {
              let isNumeric: [HTMLWriter.Attribute] =
                numeric.contains(index) ? [("class", "num")] : []
              html.element("th", column, [("scope", "col")] + isNumeric)
            }
          }
        }
        html.element("tbody") { html in
          for row in rows { write(row, to: &html) }
        }
      }
    }
  }

  private func write(_ row: [Cell], to html: inout HTMLWriter) {
    html.element("tr") { html in
      for (index, cell) in row.enumerated() {
        var attributes: [HTMLWriter.Attribute] = [("dir", "auto")]
        if index == 0 { attributes.append(("scope", "row")) }
        if numeric.contains(index) { attributes.append(("class", "num")) }
        html.element(index == 0 ? "th" : "td", attributes) { html in Self.write(cell, to: &html) }
      }
    }
  }

  private static func write(_ cell: Cell, to html: inout HTMLWriter) {
    switch cell {
    case .text(let text): html.write(text)
    case .number(let number): html.write(String(number))
    case .link(let text, let address): html.element("a", text, [("href", address)])
    case .mark(let text, let name): html.element("span", text, [("class", name)])
    case .custom(let body): body(&html)
    }
  }
}

/// The row of key figures under a page's title.
enum FigureTiles {
  /// Writes the figures; those that should be zero and are not are marked.
  static func write(_ figures: SpecFigures, to html: inout HTMLWriter) {
    html.element("ul", [("class", "tiles")]) { html in
      for figure in figures.named {
        let isCaution = figure.value > 0 && SpecFigures.cautions.contains(figure.key)
        html.element("li", isCaution ? [("class", "caution")] : []) { html in
          html.element("span", figure.title)
          html.element("b", String(figure.value))
        }
      }
    }
  }
}
