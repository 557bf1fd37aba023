public import SpecLayout
import SpecModel
public import SpecText

/// The page that draws layout dumps beside the wireframes that they are held against.
public struct LayoutPage {
  /// A place in a spec: its path, its 1-based line and its text.
  public struct Place {
    /// The path as printed.
    public var path: String
    /// The 1-based line.
    public var line: Int
    /// The text there.
    public var text: String

    /// Makes a place.
    public init(path: String, line: Int, text: String) {
      self.path = path
      self.line = line
      self.text = text
    }
  }

  /// Finds a place in a spec.
  public typealias Locate = (Origin) -> Place?

  private let report: LayoutReport
  private let locate: Locate

  /// Makes a page of a report.
  public init(_ report: LayoutReport, locate: @escaping Locate) {
    self.report = report
    self.locate = locate
  }

  /// The page as HTML that is well-formed XML as well.
  public var text: String {
    var page = HTMLPage(title: "Layout check")
    page.contents = report.entries.indices.map { index in
      (title(of: report.entries[index]), "dump-\(index + 1)")
    }
    return page.text(
      header: { html in
        html.element("h1", "Layout check")
        html.element("p") { html in
          html.write("Verdict: ")
          html.element("strong", report.verdict.rawValue, [("class", Self.mark(report.verdict))])
        }
      },
      main: { html in
        html.element("style", "\n" + LayoutPicture.style)
        for index in report.entries.indices { write(report.entries[index], index + 1, to: &html) }
        if !report.failures.isEmpty { writeFailures(to: &html) }
      })
  }

  private static func mark(_ verdict: LayoutReport.Verdict) -> String {
    switch verdict {
    case .pass: "good"
    case .fail: "bad"
    case .inconclusive: "warn"
    }
  }

  private func title(of entry: LayoutReport.Entry) -> String {
    entry.state.map { "\(entry.dump.source.path): \($0)" } ?? entry.dump.source.path
  }

  private func write(_ entry: LayoutReport.Entry, _ number: Int, to html: inout HTMLWriter) {
    html.element("section", [("id", "dump-\(number)")]) { html in
      html.element("h2", title(of: entry))
      html.element("p", summary(of: entry), [("class", "muted")])
      let findings = entry.checks.filter { $0.verdict == .fail }
      html.element("div", [("class", "sheet")]) { html in
        html.element("figure") { html in
          LayoutPicture(entry, number: number, findings: findings, locate: locate).write(to: &html)
          html.element(
            "figcaption",
            "The dump, drawn to scale. Red outlines fail; point at an element for what the spec says."
          )
        }
        if let drawing = entry.drawing.flatMap(locate) {
          html.element("figure") { html in
            html.element(
              "pre", drawing.text, [("class", "wireframe"), ("tabindex", "0"), ("dir", "ltr")])
            html.element("figcaption", "The wireframe at \(drawing.path):\(drawing.line)")
          }
        }
      }
      writeFindings(findings, entry, number, to: &html)
      writeUndecided(entry, to: &html)
      writeMatches(entry, to: &html)
    }
  }

  private func summary(of entry: LayoutReport.Entry) -> String {
    let verdicts = LayoutVerdict.allCases.map { "\(entry.count($0)) \($0.rawValue)" }
      .joined(separator: ", ")
    var text = "\(entry.dump.recordedFormat.rawValue), \(entry.counts.nodes) elements; \(verdicts)."
    text += " State: \(entry.stateReason)."
    if let reason = entry.dump.screen.scaleReason {
      text += " Scale \(entry.dump.screen.scale ?? 1), inferred: \(reason)."
    }
    return text
  }

  private func writeFindings(
    _ findings: [LayoutCheck], _ entry: LayoutReport.Entry, _ number: Int,
    to html: inout HTMLWriter
  ) {
    guard !findings.isEmpty else { return }
    let rows = findings.prefix(500).enumerated().map { index, check -> [HTMLTable.Cell] in
      let place = check.spec.flatMap(locate)
      return [
        .custom { html in
          html.element("span", String(index + 1), [("id", "finding-\(number)-\(index + 1)")])
        },
        .mark(check.message, "bad"), .text(check.expected), .text(check.actual ?? ""),
        .text(place.map { "\($0.path):\($0.line)" } ?? ""),
      ]
    }
    HTMLTable(
      caption: "Findings", columns: ["No.", "Finding", "Expected", "Found", "Spec"], rows: rows
    ).write(to: &html)
  }

  /// What could not be decided, counted by kind and reason.
  private func writeUndecided(_ entry: LayoutReport.Entry, to html: inout HTMLWriter) {
    var counts: [String: Int] = [:]
    for check in entry.checks where check.verdict == .unknown || check.verdict == .notApplicable {
      let reason = check.reason?.rawValue ?? "no reason"
      counts["\(check.kind.rawValue)\t\(check.verdict.rawValue)\t\(reason)", default: 0] += 1
    }
    var rows = counts.keys.sorted().map { key -> [HTMLTable.Cell] in
      key.split(separator: "\t").map { .text(String($0)) } + [.number(counts[key] ?? 0)]
    }
    rows += entry.notChecked.map { [.text($0), .text("not checked"), .text(""), .text("")] }
    guard !rows.isEmpty else { return }
    HTMLTable(
      caption: "Not decided, or not meant", columns: ["Statement", "Verdict", "Why", "Elements"],
      rows: rows, numeric: [3]
    ).write(to: &html)
  }

  /// Which element was taken for which part of the drawing.
  private func writeMatches(_ entry: LayoutReport.Entry, to html: inout HTMLWriter) {
    guard !entry.matches.isEmpty else { return }
    let ids = LayoutIDs(entry.dump)
    let rows = entry.matches.map { match -> [HTMLTable.Cell] in
      [
        .text(match.name), .text(ids[match.node]), .text(entry.dump.nodes[match.node].ident ?? ""),
        .text(match.spec.flatMap(locate).map { "\($0.path):\($0.line)" } ?? ""),
      ]
    }
    HTMLTable(
      caption: "Elements found for the parts of the wireframe",
      columns: ["Part", "Element", "Identifier", "Spec"], rows: rows
    ).write(to: &html)
  }

  private func writeFailures(to html: inout HTMLWriter) {
    html.element("h2", "Files that could not be read")
    html.element("ul") { html in
      for failure in report.failures {
        html.element("li", "\(report.sources[failure.file].path): \(failure.reason)")
      }
    }
  }
}
