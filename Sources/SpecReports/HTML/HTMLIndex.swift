import SpecModel

/// The page over all specs of a run.
struct HTMLIndex {
  let reports: [SpecReport]
  let totals: SpecFigures

  /// The whole page.
  func page() -> String {
    HTMLPage(title: "Spec reports").text { html in
      html.element("h1", "Spec reports")
      html.element("p", "\(reports.count) specs.", [("class", "muted")])
      FigureTiles.write(totals, to: &html)
    } main: { html in
      guard !reports.isEmpty else { return html.element("p", "No specs.") }
      html.element("h2", "Specs")
      let figures = SpecFigures().named
      HTMLTable(
        caption: "Key figures of every spec; what should be zero and is not is marked with !",
        columns: ["Spec"] + figures.map(\.title), rows: reports.map(row),
        numeric: Set(1...figures.count)
      ).write(to: &html)
    }
  }

  private func row(_ report: SpecReport) -> [HTMLTable.Cell] {
    let address = SourceLinks.percentEncoded(report.slug + ".html")
    let name = HTMLTable.Cell.custom { html in
      html.element("a", report.title, [("href", address)])
      guard report.title != report.spec.path else { return }
      html.raw("<br/>")
      html.element("small", report.spec.path, [("class", "path")])
    }
    return [name]
      + report.figures.named.map { figure in
        let isCaution = figure.value > 0 && SpecFigures.cautions.contains(figure.key)
        if isCaution { return .mark("! \(figure.value)", "warn") }
        return figure.value == 0 ? .mark("0", "muted") : .number(figure.value)
      }
  }
}
