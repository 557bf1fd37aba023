import SpecAnalysis
import SpecModel
import SpecText

/// The page of one spec: self-contained, no scripts, nothing loaded from elsewhere.
struct HTMLReport {
  let report: SpecReport

  /// The whole page.
  func page() -> String {
    var page = HTMLPage(title: report.title)
    for (index, item) in report.machines.enumerated() {
      page.contents.append((item.machine.name, "machine-\(index + 1)"))
    }
    let sections = factSections.filter { !$0.table.rows.isEmpty }
    page.contents += sections.map { ($0.title, $0.id) }
    page.contents.append(("Understood", "understood"))
    return page.text(header: writeHeader) { html in
      for index in report.machines.indices { writeMachine(index, to: &html) }
      if report.machines.isEmpty {
        html.element("p", "The spec declares no state machine.", [("class", "muted")])
      }
      for section in sections {
        html.element("section", [("aria-labelledby", section.id)]) { html in
          html.element("h2", section.title, [("id", section.id)])
          section.table.write(to: &html)
        }
      }
      writeUnderstood(to: &html)
    }
  }

  private func writeHeader(to html: inout HTMLWriter) {
    html.element("p") { html in
      html.element("a", "All specs", [("href", "index.html")])
    }
    html.element("h1", report.title, [("dir", "auto")])
    html.element("p") { html in
      let address = report.links.address(path: report.spec.path)
      html.element("a", report.spec.path, [("href", address), ("class", "path")])
      if let status = report.spec.status {
        html.write(" ")
        html.element("span", status.text, [("class", "badge")])
      }
    }
    FigureTiles.write(report.figures, to: &html)
  }

  private func writeUnderstood(to html: inout HTMLWriter) {
    let facts = report.spec.factCount
    let open = report.spec.unresolved.count
    html.element("section", [("aria-labelledby", "understood")]) { html in
      html.element("h2", "Understood", [("id", "understood")])
      html.element(
        "p", "\(facts) facts compiled, \(open) places that looked like a fact and could not be.")
      if let map = report.map { writeShare(of: map, to: &html) }
      guard open > 0 else { return }
      let rows = report.spec.unresolved.map { entry -> [HTMLTable.Cell] in
        [.text(entry.text), .text(entry.why), line(entry.origin)]
      }
      HTMLTable(
        caption: "What could not be compiled, and why", columns: ["Text", "Reason", "Line"],
        rows: rows
      ).write(to: &html)
    }
  }

  private func writeShare(of map: UnderstandingMap, to html: inout HTMLWriter) {
    if let share = map.share {
      let width = Numbers.text(share * 100, decimals: 1)
      html.element("span", [("class", "bar"), ("aria-hidden", "true")]) { html in
        html.element("i", "", [("style", "width:\(width)%")])
      }
    }
    html.element("p", [("class", "muted")]) { html in
      html.write(HTMLMap.sentence(map) + " ")
      let address = SourceLinks.percentEncoded(report.mapPath)
      html.element("a", "Line by line", [("href", address)])
    }
  }

  /// A cell that links to the line of the spec on which a fact stands.
  func line(_ origin: Origin) -> HTMLTable.Cell {
    .link("L\(report.links.files.line(origin))", report.links.address(origin))
  }
}
