import SpecAnalysis
import SpecModel
import SpecText

/// The page that shows a spec line by line with what became of each line.
struct HTMLMap {
  let report: SpecReport
  let map: UnderstandingMap
  let source: SourceText

  /// The whole page.
  func page() -> String {
    HTMLPage(title: "Understood: " + report.title).text(header: writeHeader) { html in
      writeReasons(to: &html)
      html.element("h2", "Line by line")
      html.element("ol", [("class", "map")]) { html in
        for index in map.marks.indices { writeLine(index, to: &html) }
      }
    }
  }

  private func writeHeader(to html: inout HTMLWriter) {
    html.element("p") { html in
      html.element("a", "All specs", [("href", "index.html")])
      html.write(" · ")
      let address = SourceLinks.percentEncoded(report.slug + ".html")
      html.element("a", "Report", [("href", address)])
    }
    html.element("h1", report.title, [("dir", "auto")])
    html.element("p") { html in
      let address = report.links.address(path: report.spec.path)
      html.element("a", report.spec.path, [("href", address), ("class", "path")])
    }
    html.element("p", Self.sentence(map))
    html.element("ul", [("class", "tiles")]) { html in
      for kind in LineMark.Kind.allCases {
        let count = map.count(kind)
        let isCaution = kind == .notUnderstood && count > 0
        html.element("li", isCaution ? [("class", "caution")] : []) { html in
          html.element("span", kind.words)
          html.element("b", String(count))
        }
      }
    }
  }

  /// The summary as a sentence.
  static func sentence(_ map: UnderstandingMap) -> String {
    let summary = map.summary
    return summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }

  private func writeReasons(to html: inout HTMLWriter) {
    let reasons = map.reasons
    guard !reasons.isEmpty else { return }
    html.element("h2", "Why lines were not understood")
    HTMLTable(
      caption: "The reasons, the most frequent first", columns: ["Reason", "Lines", "First"],
      rows: reasons.map { entry in
        [
          .text(entry.reason), .number(entry.count),
          .link("L\(entry.firstLine)", "#L\(entry.firstLine)"),
        ]
      }, numeric: [1]
    ).write(to: &html)
  }

  private func writeLine(_ index: Int, to html: inout HTMLWriter) {
    let mark = map.marks[index]
    html.element("li", [("class", mark.kind.rawValue), ("id", "L\(index + 1)")]) { html in
      let address = report.links.address(path: report.spec.path, line: index + 1)
      html.element("a", String(index + 1), [("href", address)])
      html.element("span", mark.label)
      html.element("code", source.string(source.lineRange(index)), [("dir", "auto")])
      if let note = mark.note { html.element("small", note) }
    }
  }
}
