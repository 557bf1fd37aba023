import SpecLayout
import SpecLowering
import SpecModel
import SpecSyntax
import SpecText
import SpecWorkspace

/// Measures reading and checking of layout dumps beside the bare XML parser on the same bytes.
///
/// The dump is made here: rows of a list as `uiautomator dump` writes them, about 360 bytes an element.
enum LayoutBenchmark {
  private static let rounds = 7

  /// Runs with the numbers of elements and returns the exit code.
  static func run(_ arguments: [String]) -> Int32 {
    let counts = arguments.isEmpty ? [10_000, 1_000_000] : arguments.compactMap(Int.init)
    guard !counts.isEmpty else { return 2 }
    say("processor time, median of \(rounds) rounds\n\n")
    say("elements   MB   bare XML ms   read ms   ratio   read and check ms   with a spec ms   ")
    say("bytes an element\n")
    for count in counts { measure(count) }
    return 0
  }

  private static func measure(_ count: Int) {
    let bytes = ContiguousArray(dump(rows: max(1, count / 5)).utf8)
    let checker = LayoutChecker(
      specs: [], options: LayoutOptions(profile: .hig44, scale: 2, grid: 8))
    let withSpec = LayoutChecker(
      specs: [spec], options: LayoutOptions(scale: 2, state: "List"))
    // The code and tables that every run needs are loaded before memory is measured.
    _ = checker.check(dumps: [(path: "made.xml", bytes: ContiguousArray(dump(rows: 20).utf8))])
    let before = residentBytes ?? 0
    var report: LayoutReport? = checker.check(dumps: [(path: "made.xml", bytes: bytes)])
    let memory = max(0, (residentBytes ?? 0) - before)
    let nodes = report?.entries.first?.counts.nodes ?? 0
    report = nil
    var bare: [Double] = []
    var read: [Double] = []
    var whole: [Double] = []
    var specified: [Double] = []
    for _ in 0..<(count > 100_000 ? 3 : rounds) {
      bare.append(time { DumpReader.parseOnly(bytes) })
      read.append(time { _ = DumpReader.read(bytes, path: "made.xml") })
      whole.append(time { _ = checker.check(dumps: [(path: "made.xml", bytes: bytes)]) })
      specified.append(time { _ = withSpec.check(dumps: [(path: "made.xml", bytes: bytes)]) })
    }
    let figures = [
      "\(nodes)", "\(bytes.count / 1_000_000)", fixed(median(bare) * 1e3),
      fixed(median(read) * 1e3), fixed(median(read) / median(bare)), fixed(median(whole) * 1e3),
      fixed(median(specified) * 1e3),
      "\(memory / max(1, nodes))",
    ]
    say(figures.joined(separator: "   ") + "\n")
  }

  /// What the screen is to look like: targets, grid, a drawing and names.
  private static var spec: SpecDocument {
    let text = """
      # Visits

      ## List State

      ```
      ┌──────────────────────────────┐
      │ [8pt padding]                │
      │ Visit 0                      │ ← Visit title (17pt Semibold)
      │ 0 Mill Lane & on      [More] │ ← Visit place (15pt Regular)
      │ [16pt space]                 │
      │ Visit 1                      │ ← Visit title (17pt Semibold)
      │ [More visits...]             │
      └──────────────────────────────┘
      ```

      ## Layout Rules

      - **Grid**: 8pt base grid
      - **Touch Targets**: at least 40pt
      - **Row Height**: at least 64pt

      ## Accessibility

      - **More Button**: announced as "More about this visit"

      """
    let source = SourceText(path: "visits.md", bytes: ContiguousArray(text.utf8))
    return Lowering.lower(MarkdownParser.parse(source, file: FileID(0)))
  }

  private static func dump(rows: Int) -> String {
    var xml = "<?xml version='1.0' encoding='UTF-8'?><hierarchy rotation=\"0\">"
    xml += "<node class=\"android.widget.FrameLayout\" clickable=\"false\" enabled=\"true\" "
    xml += "scrollable=\"false\" bounds=\"[0,0][1080,2400]\">\n"
    for row in 0..<rows {
      let y = 200 + row * 144
      xml += open("android.view.ViewGroup", "row", "", true, [32, y, 1048, y + 128]) + ">"
      xml += open("android.widget.ImageView", "face", "", false, [48, y + 16, 144, y + 112]) + "/>"
      xml += open(
        "android.widget.TextView", "title", "Visit \(row)", false, [160, y + 16, 800, y + 64])
      xml += "/>"
      xml += open(
        "android.widget.TextView", "place", "\(row) Mill Lane &amp; on", false,
        [160, y + 68, 800, y + 112])
      xml += "/>"
      xml += open("android.widget.ImageButton", "more", "", true, [960, y + 24, 1040, y + 104])
      xml += "/></node>\n"
    }
    return xml + "</node></hierarchy>\n"
  }

  private static func open(
    _ name: String, _ id: String, _ text: String, _ isTarget: Bool, _ edges: [Int]
  ) -> String {
    "<node index=\"0\" text=\"\(text)\" resource-id=\"com.example.app:id/\(id)\" class=\"\(name)\" "
      + "package=\"com.example.app\" content-desc=\"\" checkable=\"false\" checked=\"false\" "
      + "clickable=\"\(isTarget)\" enabled=\"true\" focusable=\"true\" focused=\"false\" "
      + "scrollable=\"false\" long-clickable=\"false\" password=\"false\" selected=\"false\" "
      + "bounds=\"[\(edges[0]),\(edges[1])][\(edges[2]),\(edges[3])]\""
  }

  // MARK: Measuring

  private static func time(_ body: () -> Void) -> Double {
    let before = ProcessorTime.seconds
    body()
    return ProcessorTime.seconds - before
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  /// Memory that the process holds now (Linux; elsewhere `nil`).
  private static var residentBytes: Int? {
    guard let bytes = try? FileSystem.read("/proc/self/statm") else { return nil }
    let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    return words.count > 1 ? Int(words[1]).map { $0 * 4096 } : nil
  }

  private static func fixed(_ number: Double) -> String {
    guard number.isFinite else { return "-" }
    let hundredths = Int((number * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  private static func say(_ text: String) {
    _ = FileSystem.write(ContiguousArray(text.utf8), to: 1)
  }
}
