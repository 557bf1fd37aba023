import SpecJSON
import SpecModel
import SpecText

/// The overview of all specs of a run.
struct IndexReport {
  let reports: [SpecReport]

  /// The overview in every format.
  func files() -> [ReportFile] {
    [
      ReportFile(path: "index.html", text: HTMLIndex(reports: reports, totals: totals).page()),
      ReportFile(path: "index.md", text: markdown()),
      ReportFile(path: "index.json", bytes: json()),
    ]
  }

  private var totals: SpecFigures {
    reports.reduce(into: SpecFigures()) { $0.add($1.figures) }
  }

  private func markdown() -> String {
    var text = GeneratedMark.comment("report") + "\n\n# Spec reports\n\n"
    guard !reports.isEmpty else { return text + "No specs.\n" }
    text += MarkdownReport.figures(totals)
    text += "## Specs\n\n"
    for report in reports {
      let address = SourceLinks.percentEncoded(report.slug + ".md")
      text += "- [" + MarkdownReport.inline(report.title) + "](\(address)), "
      text += MarkdownReport.inline(report.spec.path) + "\n"
    }
    var table = TextTable(["Spec"] + SpecFigures().named.map(\.title))
    for report in reports {
      table.append([report.spec.path] + report.figures.named.map { String($0.value) })
    }
    return text + "\n" + table.markdown
  }

  private func json() -> ContiguousArray<UInt8> {
    var json = JSONWriter(style: .pretty)
    json.object { json in
      json.field("plumb", 1)
      JSONReport.write(totals, to: &json)
      json.array("specs") { json in
        for report in reports {
          json.object { json in
            json.field("path", report.spec.path)
            json.field("title", report.title)
            json.field("status", report.spec.status?.text)
            json.field("report", report.slug)
            JSONReport.write(report.figures, to: &json)
          }
        }
      }
    }
    return json.bytes + [0x0A]
  }
}
