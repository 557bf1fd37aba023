import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Rows and items below a line that gives the curve of all of them.
extension SpringUnderspecified {
  private static let curves: [StaticString] = [
    "Easing.", "cubic", "Cubic", "bezier", "ease-", "easeIn", "easeOut", "easeInOut", "Curves.",
  ]

  private static let named: [StaticString] = [
    "easing.out", "easing.in", "easing-out", "outBack", "outCubic", "outExpo", "outQuad",
  ]

  /// Whether the clause behind the verb names the curve: "spring back with `easing.outBack`".
  private func hasCurve(behind start: Int, _ bytes: ContiguousArray<UInt8>) -> Bool {
    var end = start
    while end < bytes.count, end - start < 80, ![0x0A, 0x3B, ASCII.pipe].contains(bytes[end]),
      !ASCII.starts(bytes, at: end, with: ". ")
    {
      end += 1
    }
    return (Self.curves + Self.named).contains { ASCII.find($0, in: bytes, start..<end) != nil }
  }

  /// "Scale to 0.98, spring back (~100 ms each way)" below "**Motion** (`ScaleTo` with `Easing.CubicOut`):": the verb
  /// tells where it goes, and the line above the table or list has the curve.
  func isHeadedByCurve(_ motion: Motion, _ document: Document) -> Bool {
    let bytes = document.source.bytes
    guard var end = motion.easingOrigin?.range.offsets.lowerBound else { return false }
    while end < bytes.count, ASCII.isLetter(bytes[end]) { end += 1 }
    guard ASCII.starts(bytes, at: end, with: " back") else { return false }
    if hasCurve(behind: end, bytes) { return true }
    guard
      let leaf = document.lastNode(startingBy: motion.origin.range.start),
      case let block = document.outermost(around: leaf),
      document.nodes[block].kind == .table || document.nodes[block].kind == .list,
      let lead = document.sibling(before: block), document.nodes[lead].kind == .paragraph,
      case let text = ASCII.trimmed(document.plain, document.plainText(of: lead)),
      text.count > 1, text.count < 300
    else { return false }
    let isLead =
      document.plain[text.upperBound - 1] == ASCII.colon
      || text.count > 3 && ASCII.starts(document.plain, at: text.upperBound - 3, with: "：")
    return isLead && Self.curves.contains { ASCII.find($0, in: document.plain, text) != nil }
  }

  private static let methods: Lexicon = [
    "lerp", "slerp", "smoothing", "smoothdamp", "interpolation", "interpolate", "interpolated",
    "ease", "bezier", "glättung", "lissage", "interpolación", "interpolação", "interpolazione",
    "suavizado",
  ]
  private static let wideMethods = ["插值", "差值", "平滑", "缓动", "緩動", "補間", "イージング", "보간"]
  private static let feels: Lexicon = [
    "feel", "feeling", "like", "vibe", "gefühl", "sensation", "sensación", "sensação", "sensazione",
    "gevoel",
  ]
  private static let wideFeels = ["感", "风格", "風", "のような", "느낌"]

  /// "Lerp smoothing with a lag of 120ms (spring feel)": brackets that tell what another method feels like.
  func isAside(_ motion: Motion, _ document: Document) -> Bool {
    guard let place = motion.easingOrigin?.range.offsets.lowerBound else { return false }
    let bytes = document.source.bytes
    let line = document.firstLine(of: motion.origin.range).offsets
    guard line.contains(place) else { return false }
    var start = place
    while start > line.lowerBound, [ASCII.space, ASCII.backtick, 0x2A].contains(bytes[start - 1]) {
      start -= 1
    }
    // "（" is EF BC 88.
    let isWide = start > line.lowerBound + 2 && ASCII.starts(bytes, at: start - 3, with: "（")
    guard isWide || start > line.lowerBound && bytes[start - 1] == 0x28 else { return false }
    let before = document.source.string(SourceRange(line.lowerBound, start)).lowercased()
    guard before.contains(where: \.isNumber),
      Names.hasWord(before, in: Self.methods) || Self.wideMethods.contains(where: before.contains)
    else { return false }
    let behind = document.source.string(SourceRange(place, line.upperBound))
    let rest = String(behind.prefix { $0 != ")" && $0 != "）" })
    return rest.count < 40
      && (Names.hasWord(rest, in: Self.feels) || Self.wideFeels.contains(where: rest.contains))
  }

  /// Words of which nothing is the name, because no subject was found: "with a lag of 120ms".
  private static let verbs: Lexicon = [
    "with", "has", "having", "uses", "using", "via", "mit", "hat", "nutzt", "avec", "utilise",
    "con", "usa", "com", "met", "dengan", "带有", "帶有", "采用", "採用", "使用", "具有",
  ]

  /// What a spring is called: by its subject, or by its heading where the subject is only a verb.
  func name(of motion: Motion) -> String {
    guard Names.isPhrase(motion.subject, in: Self.verbs), let title = motion.scope.last else {
      return motion.subject
    }
    return title
  }
}
