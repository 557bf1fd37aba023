import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Curves that have the name of one keyword and the points of another.
extension NameVersusValue {
  /// The points of the keywords.
  ///
  /// - Source: CSS Easing Functions Level 1, 2.2.
  private static let keywords: [(name: String, points: [Double])] = [
    ("ease", [0.25, 0.1, 0.25, 1]), ("ease-in", [0.42, 0, 1, 1]),
    ("ease-out", [0, 0, 0.58, 1]), ("ease-in-out", [0.42, 0, 0.58, 1]),
  ]

  /// "cubic-bezier(0.25, 0.1, 0.25, 1), standard ease-in-out": the points are those of "ease".
  func checkCurves(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let source = context.document.source
    guard context.document.mentions("ubic-bezier(") else { return }
    var offset = 0
    while let start = ASCII.find("ubic-bezier(", in: source.bytes, offset..<source.bytes.count) {
      let line = source.lineRange(source.lineIndex(of: start))
      offset = start + 12
      guard line.offsets.count < 300, start > Int(line.start),
        let close = ASCII.find(0x29, in: source.bytes, start..<Int(line.end)),
        ASCII.find("ubic-bezier(", in: source.bytes, offset..<Int(line.end)) == nil,
        ASCII.find("ubic-bezier(", in: source.bytes, Int(line.start)..<start) == nil
      else { continue }
      let points = source.string(SourceRange(start + 12, close)).split(separator: ",")
        .compactMap { Double($0.filter { $0 != " " }) }
      guard let keyword = Self.keywords.first(where: { $0.points == points }),
        case let rest = source.string(SourceRange(Int(line.start), start - 1)) + " "
          + source.string(SourceRange(close + 1, Int(line.end))),
        let named = Self.named(rest), named != keyword.name, context.isNormative(line)
      else { continue }
      diagnostics.append(
        diagnostic(
          "this curve is called '\(named)', and its points are those of '\(keyword.name)'",
          at: context.origin(SourceRange(start - 1, close + 1)), label: "'\(keyword.name)'",
          why: "the keyword '\(keyword.name)' stands for these four numbers",
          help: "write '\(keyword.name)', or the points of '\(named)'"))
    }
  }

  /// The only keyword that a line names, in whatever spelling: "easeInOut", "ease-in-out".
  private static func named(_ text: String) -> String? {
    let words = Names.words(text)
    var found: Set<String> = []
    var index = 0
    while index < words.count {
      defer { index += 1 }
      guard words[index] == "ease" else { continue }
      var name = "ease"
      while index + 1 < words.count, words[index + 1] == "in" || words[index + 1] == "out" {
        index += 1
        name += "-" + words[index]
      }
      // "--ease" and "ease" alone are a family and a kind.
      if name != "ease" { found.insert(name) }
    }
    guard found.count == 1, let name = found.first,
      keywords.contains(where: { $0.name == name })
    else { return nil }
    return name
  }
}
