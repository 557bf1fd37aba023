import SpecExports
import SpecModel
import SpecReports
import SpecText
import Testing

private let hostileNames: [String] = [
  "", " ", "<script>alert(1)</script>", "a\"b'c`d", "pipe | and \\ and *star*",
  "line\nbreak\r\nend",
  "עריכה \u{202E}reversed", "👩🏽‍🚀 launch", "]]>", "&amp;", "-- ; DROP", "{{x}}", "[*]",
  "\u{0}\u{7}\u{FFFF}",
  "=1+1", "#heading", "end", String(repeating: "long", count: 3000),
  String(repeating: "w ", count: 900),
  "../../etc/passwd", "漢字の状態", "%%", "}", "import", "1st",
]

private func files(named name: String) -> [ReportFile] {
  var builder = SpecBuilder(path: name.isEmpty ? "x.md" : name + ".md", title: name)
  builder.spec.machines = [
    builder.machine(
      name, initial: name,
      rows: [(name, "Other", name), ("Other", name, name), (name, name, name), ("*", "End", name)])
  ]
  builder.spec.unresolved = [Unresolved(text: name, why: name, origin: builder.origin())]
  builder.spec.tokens = [
    Token(
      id: name, name: name, kind: .color, value: name, origin: builder.origin(),
      valueOrigin: builder.origin())
  ]
  return ReportBuilder(
    specs: [builder.spec, builder.spec], files: SourceFiles([builder.source]), diagnostics: [],
    sourcePrefix: ""
  ).files()
}

@Suite struct HostileInputTests {
  @Test(arguments: hostileNames) func pagesAreWellFormed(name: String) {
    for file in files(named: name) where file.path.hasSuffix(".html") {
      let page = String(decoding: file.bytes, as: UTF8.self)
      #expect(MarkupChecker.fault(in: page) == nil)
      #expect(!page.contains("<script"))
    }
  }

  @Test(arguments: hostileNames) func pathsStayInTheFolder(name: String) {
    let paths = files(named: name).map(\.path)
    #expect(Set(paths).count == paths.count)
    for path in paths {
      #expect(!path.contains("/") && !path.contains("..") && path.utf8.count < 240)
    }
  }

  @Test(arguments: hostileNames) func everyMarkdownRowHasAllCells(name: String) {
    for file in files(named: name) where file.path.hasSuffix(".md") {
      var width: Int?
      for line in String(decoding: file.bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      {
        guard line.hasPrefix("|") else {
          width = nil
          continue
        }
        let bars = unescapedBars(line)
        if let width { #expect(bars == width, "\(line.prefix(200))") }
        width = bars
      }
    }
  }

  private func unescapedBars(_ line: Substring) -> Int {
    var count = 0
    var isEscaped = false
    for byte in line.utf8 {
      if byte == 0x7C, !isEscaped { count += 1 }
      isEscaped = byte == 0x5C && !isEscaped
    }
    return count
  }

  @Test(arguments: hostileNames) func everyCSVRowHasAllFields(name: String) {
    for file in files(named: name) where file.path.hasSuffix(".csv") {
      let rows = parseCSV(String(decoding: file.bytes, as: UTF8.self))
      #expect(Set(rows.map(\.count)).count == 1)
      if file.path.hasSuffix(".transitions.csv") {
        #expect(rows.count == 5)
        #expect(rows[1][3].unicodeScalars.elementsEqual(name.unicodeScalars))
      }
    }
  }

  /// Reads CSV as RFC 4180 says, by scalars.
  private func parseCSV(_ text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var field = String.UnicodeScalarView()
    var isQuoted = false
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if isQuoted {
        if scalar == "\"", index + 1 < scalars.count, scalars[index + 1] == "\"" {
          field.append(scalar)
          index += 1
        } else if scalar == "\"" {
          isQuoted = false
        } else {
          field.append(scalar)
        }
      } else if scalar == "\"" {
        isQuoted = true
      } else if scalar == "," || scalar == "\r" {
        row.append(String(field))
        field = .init()
        if scalar == "\r" {
          rows.append(row)
          row = []
          index += 1
        }
      } else {
        field.append(scalar)
      }
      index += 1
    }
    return rows
  }

  @Test(arguments: hostileNames) func exportersSurvive(name: String) {
    var builder = SpecBuilder(title: name)
    builder.spec.machines = [
      builder.machine(name, initial: nil, rows: [(name, name, name), ("*", name, "")])
    ]
    let input = ExportInput(specs: [builder.spec], files: SourceFiles([builder.source]))
    for exporter in Exporters.all { #expect(!exporter.init().export(input).isEmpty) }
  }

  @Test func hugeMachinesGiveTablesOnly() {
    var builder = SpecBuilder()
    let rows = (0..<110).flatMap { number in
      [("S\(number)", "S\(number + 1)", "next")]
        + (0..<2).map { ("S\(number)", "S\($0)", "back") }
    }
    builder.spec.machines = [builder.machine("Chain", initial: "S0", rows: rows)]
    let files = ReportBuilder(
      specs: [builder.spec], files: SourceFiles([builder.source]), diagnostics: [],
      sourcePrefix: ""
    ).files()
    let page = String(decoding: files[3].bytes, as: UTF8.self)
    #expect(page.contains("too large for a picture") && !page.contains("<svg"))
    #expect(MarkupChecker.fault(in: page) == nil)
  }

  @Test func noSpecsGiveAnEmptyIndex() {
    let files = ReportBuilder(
      specs: [], files: SourceFiles([]), diagnostics: [], sourcePrefix: ""
    ).files()
    #expect(files.map(\.path) == ["index.html", "index.md", "index.json"])
    for exporter in Exporters.all {
      #expect(
        exporter.init().export(ExportInput(specs: [], files: SourceFiles([]))).last == 0x0A)
    }
  }
}
