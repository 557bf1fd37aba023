import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// The platform for which a document is written.
extension UnitMix {
  private static let native: Lexicon = [
    "ios", "android", "swiftui", "uikit", "ipados", "kotlin",
  ]
  private static let web: Lexicon = [
    "web", "css", "browser", "html", "desktop", "tailwind", "pwa", "scss", "viewport",
  ]

  /// Browsers of those platforms, and what builds a page: pixels there are those of style sheets.
  private static let browsers: [StaticString] = [
    "iOS Safari", "Safari iOS", "Safari (iOS", "Safari on iOS", "Safari for iOS", "Safari sur iOS",
    "Safari auf iOS", "Safari en iOS", "Mobile Safari", "mobile Safari", "Android Chrome",
    "Chrome Android", "Chrome (Android", "Chrome on Android", "Chrome for Android",
    "Chrome sur Android", "Chrome auf Android", "Chrome en Android", "Vite+", "Vite +", "Next.js",
    "iOS WebView", "iOSのSafari", "iOS版Safari", "iOS 사파리", "모바일 사파리", "移动端浏览器", "手机浏览器",
  ]
  private static let spelled = ["ios": "iOS", "ipados": "iPadOS"]
  /// Labels behind which the platform stands.
  private static let labels: Lexicon = ["platform", "platforms", "plattform", "plateforme"]

  /// The names as numbers: up to eight letters in lower case, the first one highest.
  private static let packedNames = native.union(web).union(["swift"]).map { name in
    name.utf8.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  }

  /// A quick look that leaves out most text: one of the names begins among the first 40 characters.
  private func mayNamePlatform(
    _ range: Range<Int>, isWhole: Bool, _ plain: ContiguousArray<UInt8>
  ) -> Bool {
    plain.withUnsafeBufferPointer { bytes in
      var seen = 0
      var word: UInt64 = 0
      var length = 0
      for offset in range {
        let letter = bytes[offset] | 0x20
        if letter >= 0x61, letter <= 0x7A {
          word = word << 8 | UInt64(letter)
          length += 1
        } else {
          if length >= 3, length <= 8, Self.packedNames.contains(word) { return true }
          word = 0
          length = 0
        }
        if bytes[offset] < 0x80 { seen += 1 }
        if !isWhole, seen >= 40 { break }
      }
      return length >= 3 && length <= 8 && Self.packedNames.contains(word)
    }
  }

  /// The native platforms that headings and labels name, unless they name the web too.
  func nativePlatform(_ context: RuleContext) -> (names: String, range: SourceRange)? {
    let document = context.document
    let plain = document.plain
    // "48dp (Android) / 44px (Web)"
    guard !document.mentions("(Web)"), !document.mentions("(web)"),
      !Self.browsers.contains(where: { document.mentions($0) }), !isStyleSheet(context)
    else { return nil }
    var names: [String] = []
    var range: SourceRange?
    for (index, node) in document.nodes.enumerated() {
      guard node.kind == .heading || node.kind == .paragraph,
        mayNamePlatform(
          Int(node.text.lowerBound)..<Int(node.text.upperBound), isWhole: node.kind == .heading,
          plain)
      else { continue }
      let text = document.string(index)
      if isOfFonts(node, document) { continue }
      var label = node.kind == .heading ? text : String(text.prefix { $0 != ":" }.prefix(40))
      // What has no colon is a sentence that speaks of the platform.
      guard node.kind == .heading || label.count < text.count && text.prefix(41).contains(":")
      else { continue }
      if node.kind == .paragraph, Names.isPhrase(label, in: Self.labels) {
        label = String(text.prefix { $0 != "\n" }.prefix(60))
      }
      for word in label.lowercased().split(whereSeparator: { !$0.isLetter }).map(String.init) {
        if Self.web.contains(word) { return nil }
        guard Self.native.contains(word) || word == "swift" else { continue }
        if isLook(word, in: label.lowercased()) { continue }
        let name = Self.spelled[word] ?? word.prefix(1).uppercased() + word.dropFirst()
        if !names.contains(name) { names.append(name) }
        if range == nil { range = firstLine(of: node, document) }
      }
    }
    guard let range, !names.isEmpty, document.codeBlocks.allSatisfy({ $0.language != "css" })
    else { return nil }
    return (names.joined(separator: " and "), range)
  }

  private static let fonts: Lexicon = [
    "font", "fonts", "typeface", "typefaces", "typography", "schrift", "schriften", "police",
    "polices", "fuente", "fuentes", "fonte", "fontes", "tipografía", "tipografia", "typographie",
  ]
  private static let wideFonts = ["フォント", "字体", "字體", "글꼴", "폰트", "書体", "шрифт"]

  /// Whether a section on typefaces names the platform, for which it gives one: "iOS: SF Pro".
  private func isOfFonts(_ node: Document.Node, _ document: Document) -> Bool {
    guard node.section > 0 else { return false }
    let title = document.title(ofSection: Int(node.section)).lowercased()
    return Names.hasWord(title, in: Self.fonts) || Self.wideFonts.contains(where: title.contains)
  }

  private static let toolkits: [StaticString] = [
    "React Native", "Flutter", "StyleSheet.create", "shadowOffset:", "expo-",
  ]

  /// Whether a document is for a toolkit that writes lengths as bare numbers.
  func usesToolkit(_ document: Document) -> Bool {
    Self.toolkits.contains { document.mentions($0) }
  }

  /// What only style sheets have: their pixels are those of CSS on whatever device.
  private static let cssOnly: [StaticString] = [
    "env(safe-area", "var(--", "calc(", "@media", "::before", "100vh", "100dvh", "backdrop-filter:",
    "!important",
  ]

  /// Whether a document gives its values as style sheets do: in two custom properties, or in functions and units of CSS.
  private func isStyleSheet(_ context: RuleContext) -> Bool {
    Self.cssOnly.contains { context.document.mentions($0) }
      || Set(context.spec.tokens.lazy.map(\.name).filter { $0.hasPrefix("--") }).count > 1
  }

  /// "iOS style", "iOS-like", "iOS 스타일": how a thing looks, not where it runs.
  private func isLook(_ word: String, in label: String) -> Bool {
    Self.looks.contains { label.contains("\(word)\($0)") }
  }

  private static let looks = [
    " style", "-style", " like", "-like", "-inspired", " inspired", " feel", " look", "-stil",
    " 스타일", "스타일", "风格", " 风格", "風", "スタイル", "ライク",
  ]

  private func firstLine(of node: Document.Node, _ document: Document) -> SourceRange {
    document.source.lineRange(document.source.lineIndex(of: Int(node.range.start)))
  }

  /// The few lengths in the unit of the other platform: dp in a document for iOS, pt in one for Android.
  func checkForeign(
    _ lengths: [Constraint], _ context: RuleContext, _ diagnostics: inout [Diagnostic]
  ) {
    let bytes = context.document.source.bytes
    // An "8-point grid" has a step, whatever its unit.
    let points = lengths.filter {
      $0.quantity.unit == .pt
        && ASCII.find("-point", in: bytes, $0.origin.range.offsets) == nil
        && !ASCII.starts(bytes, at: Int($0.origin.range.end), with: "-point")
    }
    let pixels = lengths.filter { $0.quantity.unit == .dp }
    let (odd, usual) = points.count < pixels.count ? (points, pixels) : (pixels, points)
    guard let first = odd.first(where: { context.isNormative($0.origin.range) }),
      usual.count >= 4 * odd.count, let platform = nativePlatform(context),
      (usual[0].quantity.unit == .pt ? ["iOS", "iPadOS"] : ["Android"]).contains(platform.names)
    else { return }
    let (unit, other) = (usual[0].quantity.unit.rawValue, first.quantity.unit.rawValue)
    diagnostics.append(
      diagnostic(
        "'\(first.subject)' is in \(other), \(usual.count) other lengths are in \(unit)",
        at: first.origin, label: "the unit of another platform",
        related: [
          .init(usual[0].origin, "\(unit) here"),
          .init(context.origin(platform.range), "the platform is named here"),
        ],
        why: "\(other) is no unit of \(platform.names)", help: "give it in \(unit)"))
  }

  /// What a length is called: by the heading, where the sentence begins with a short word of a script without blanks, which
  /// is rather its verb: "采用 4px 为基础网格".
  func name(of length: Constraint, _ document: Document) -> String {
    let subject = length.subject
    guard subject.utf8.contains(where: { $0 >= 0xE3 }), subject.count <= 2,
      let node = document.lastNode(startingBy: length.origin.range.start),
      document.nodes[node].kind == .paragraph, case let line = document.string(node),
      line.hasPrefix(subject), !line.contains(":"), !line.contains("："),
      case let section = Int(document.nodes[node].section), section > 0
    else { return subject }
    let title = document.title(ofSection: section)
    return title.isEmpty ? subject : title
  }
}
