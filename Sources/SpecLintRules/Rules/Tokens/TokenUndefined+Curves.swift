import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Curves by keyword in documents that list curves of their own: `ease` beside `--ease-default` and `--ease-out`.
extension TokenUndefined {
  /// The least number of curves that make a list.
  private static let listed = 3

  /// Reports keywords of motions that are none of the curves that the document lists.
  func checkCurves(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let curves = context.spec.tokens.filter {
      $0.kind == .easing && Self.curve($0.name).first == "ease"
    }
    var names = Set(curves.map { Self.curve($0.name) })
    guard names.count >= Self.listed else { return }
    // A name for a keyword: `ease.exit` is `ease-in`.
    names.formUnion(curves.map { Self.curve($0.value) })
    // `cubic-bezier(0.25, 0.1, 0.25, 1)` is the keyword `ease`.
    for token in curves {
      if let name = Self.keywords[token.value.filter { $0 != " " }] { names.insert([name]) }
    }
    let document = context.document
    var order: [String] = []
    var uses: [String: [Origin]] = [:]
    for motion in context.spec.motions {
      guard case .named = motion.easing, let place = motion.easingOrigin,
        !document.isCode(place.range.start), context.isNormative(place.range),
        let name = keyword(at: place.range, document.source), !names.contains(Self.curve(name)),
        !isSpokenOf(place.range, document)
      else { continue }
      if uses[name] == nil { order.append(name) }
      uses[name, default: []].append(place)
    }
    let kin = order.filter { isFamily(Self.curve($0), of: names) }
    for name in kin { report([name], uses, curves, .info, into: &diagnostics) }
    // Who writes keywords beside a list of curves does so throughout: all of them are one finding.
    let foreign = order.filter { !kin.contains($0) }
    if !foreign.isEmpty { report(foreign, uses, curves, .warning, into: &diagnostics) }
  }

  /// Reports keywords at their first place.
  private func report(
    _ keywords: [String], _ uses: [String: [Origin]], _ curves: [Token], _ severity: Severity,
    into diagnostics: inout [Diagnostic]
  ) {
    let places = keywords.flatMap { uses[$0] ?? [] }.sorted { $0.range.start < $1.range.start }
    let quoted = keywords.map { "'\($0)'" }
    let names =
      quoted.count == 1
      ? "\(quoted[0]) is"
      : quoted.dropLast().joined(separator: ", ") + " and \(quoted[quoted.count - 1]) are"
    var finding = diagnostic(
      "\(names) none of the curves that the document defines", at: places[0],
      label: "used here, not in the list",
      related: [.init(curves[0].origin, "the list of curves begins here")]
        + places.dropFirst().prefix(20).map { .init($0, "used here too") },
      why: "the document defines "
        + curves.prefix(8).map { "'\($0.name)'" }.joined(separator: ", ")
        + (curves.count > 8 ? " and \(curves.count - 8) more" : ""),
      help: "take one of these, or add "
        + (quoted.count == 1 ? "\(quoted[0]) with its points" : "the keywords with their points")
        + " to the list")
    finding.severity = severity
    diagnostics.append(finding)
  }

  /// Whether a keyword is what two of the listed curves are kinds of: "ease-out" beside "ease-out-quart" and
  /// "ease-out-expo".
  private func isFamily(_ name: [String], of names: Set<[String]>) -> Bool {
    name.count > 1
      && names.count {
        $0.count > name.count && $0.starts(with: name) && $0[name.count] != "out"
      } > 1
  }

  private static let denials: Lexicon = [
    "never", "avoid", "not", "don't", "forbidden", "banned", "prohibited", "запрещены",
    "запрещено", "запрещён", "verboten", "interdit", "interdits", "prohibido", "prohibidos",
  ]

  /// Whether a line rules a keyword out, or explains with it how something feels: "slowing down (ease-out) feels calm".
  private func isSpokenOf(_ range: SourceRange, _ document: Document) -> Bool {
    let bytes = document.source.bytes
    let line = document.firstLine(of: range)
    guard line.offsets.count < 400 else { return false }
    if Names.hasWord(document.source.string(line), in: Self.denials) { return true }
    var (start, end) = (Int(range.start), Int(range.end))
    while start > 0, Self.belongs(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, Self.belongs(bytes[end]) { end += 1 }
    return start > 0 && end < bytes.count && bytes[start - 1] == 0x28 && bytes[end] == 0x29
      && ASCII.find("ms", in: bytes, line.offsets) == nil
  }

  /// The curves of keywords of style sheets.
  ///
  /// - Source: CSS Easing Functions Level 2, 2.2.1.
  private static let keywords: [String: String] = [
    "cubic-bezier(0.25,0.1,0.25,1)": "ease", "cubic-bezier(.25,.1,.25,1)": "ease",
    "cubic-bezier(0.25,0.1,0.25,1.0)": "ease",
  ]

  /// Words before the name of a curve: "motion.ease.standard".
  private static let heads: Lexicon = [
    "motion", "timing", "transition", "animation", "anim", "easing", "curve",
  ]

  /// The words of the name of a curve.
  private static func curve(_ name: String) -> [String] {
    Array(Names.words(name).drop(while: heads.contains))
  }

  /// Words behind a keyword that make another curve of it: "ease-out bounce".
  private static let bends: Lexicon = [
    "bounce", "bouncy", "elastic", "back", "overshoot", "spring", "expo", "circ", "sine", "quad",
    "cubic", "quart", "quint",
  ]

  /// The whole name around the place of a curve, where it is a keyword and no name of a token.
  private func keyword(at range: SourceRange, _ source: SourceText) -> String? {
    let bytes = source.bytes
    var start = Int(range.start)
    var end = Int(range.end)
    while start > 0, Self.belongs(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, Self.belongs(bytes[end]) { end += 1 }
    let name = source.string(SourceRange(start, end))
    let rest = bytes[end..<min(bytes.count, end + 16)].prefix {
      $0 == ASCII.space || ASCII.isLetter($0)
    }
    guard name.hasPrefix("ease"), !name.contains("."), !name.contains("_"),
      Names.firstWord(String(decoding: rest, as: UTF8.self)).map(Self.bends.contains) != true,
      end >= bytes.count || bytes[end] != ASCII.colon
    else { return nil }
    return name.allSatisfy { $0 == "-" || $0.isLowercase } ? name : nil
  }

  /// Whether a byte may stand in the name of a token.
  private static func belongs(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || byte == ASCII.hyphen || byte == ASCII.dot || byte == 0x5F
  }
}
