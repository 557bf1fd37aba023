import SpecModel
import SpecSyntax
import SpecText

/// Bounds of lines that a sign, their label or what stands above them forbids.
extension FactReader {
  /// The measure with the bound that its line allows.
  ///
  /// "❌ Longer than 600 ms" allows 600 ms at most, below "Don'ts" too: the two say the same. A limit that is stated as
  /// one stands: "❌ Ignore targets (min 40px)".
  func allowed(_ measure: Measure, label: [WordKey], ofLine index: Int) -> Measure {
    turned(measure, label: label, ofLine: index)
      ?? (measure.bound == .none ? labelled(measure, label: label, ofLine: index) : measure)
  }

  /// The measure with its other end open, where its line forbids what a comparison says; `nil` elsewhere.
  func turned(_ measure: Measure, label: [WordKey], ofLine index: Int) -> Measure? {
    let line = context.lines[index]
    guard measure.isSingle, line.holder != .heading else { return nil }
    let scanner = QuantityScanner(bytes: bytes, range: line.text)
    let sense = Bounds(scanner: scanner).compared(measure)
    guard sense != .none, isForbidden(line, label, index), isForbidding(measure, sense, line)
    else { return nil }
    var result = measure
    result.bound = sense == .atLeast ? .atMost : .atLeast
    return result
  }

  private func isForbidden(_ line: TextLine, _ label: [WordKey], _ index: Int) -> Bool {
    if opensWithCross(line) { return true }
    if let first = label.first, Self.denials.contains(first), label.count < 3 { return true }
    guard line.holder == .item || line.holder == .paragraph,
      !(CheckMark(bytes, line.text)?.isTicked ?? false)
    else { return false }
    if let owner = owner(of: index) {
      let name = self.label(of: context.lines[owner])
      if name.count <= 24 || beginsByForbidding(name), RefusalTitles.refuses(string(name)) {
        return true
      }
      // An item below another is what that one explains.
      if context.lines[owner].holder != .paragraph { return false }
    }
    return line.holder == .item && (scope(of: line).last?.utf8.count ?? 0) <= 24 && refuses(line)
  }

  /// Whether a longer label begins with the word that forbids: "Forbidden in all the animations".
  func beginsByForbidding(_ label: Range<Int>) -> Bool {
    label.count <= 48
      && UnmarkedWords.keys(bytes, label.prefix(16)).first.map(Self.forbiddings.contains) ?? false
  }

  /// Whether the heading above a line is over what nobody shall do.
  func refuses(_ line: TextLine) -> Bool {
    scope(of: line).last.map(RefusalTitles.refuses) ?? false
  }

  /// Whether what a line forbids reaches a comparison: not where something is left undone ("❌ Forgetting to stay above
  /// 4.5:1"), and no advice behind a mark ("❌ Long fades – keep them under 300ms").
  private func isForbidding(
    _ measure: Measure, _ sense: Measure.Bound, _ line: TextLine
  ) -> Bool {
    let before = line.text.lowerBound..<max(line.text.lowerBound, measure.range.lowerBound)
    for offset in before.dropFirst() {
      let isSpaced = offset + 1 < before.upperBound && bytes[offset + 1] == 0x20
      switch bytes[offset] {
      case 0x3B, 0x2E: if isSpaced { return false }
      // "Long fades, keep under 300ms"
      case 0x2C: if isSpaced, sense == .atMost { return false }
      case 0x2D: if isSpaced, bytes[offset - 1] == 0x20 { return false }
      case 0xE2:
        if Bytes.isDash(at: offset, end: bytes.count, in: bytes)
          || Bytes.matches("→", at: offset, end: before.upperBound, in: bytes)
        {
          return false
        }
      default: break
      }
    }
    return !UnmarkedWords.keys(bytes, before).contains(where: Self.omissions.contains)
  }

  private static let denials = WordKey.set("don", "dont", "never", "avoid")
  private static let forbiddings = WordKey.set(
    "forbidden", "prohibited", "verboten", "interdit", "interdite", "interdits", "prohibido",
    "prohibida", "proibido", "proibida", "vietato", "vietati", "verboden", "dilarang")

  /// Words for what is left undone, so that forbidding it asks for it.
  private static let omissions = WordKey.set(
    "ignore", "ignoring", "ignores", "forget", "forgetting", "forgets", "skip", "skipping", "omit",
    "omitting", "neglect", "neglecting", "fail", "failing", "fails", "without", "missing",
    "instead", "ignorieren", "vergessen", "ohne", "weglassen", "ignorer", "oublier", "sans",
    "ignorar", "olvidar", "sin", "esquecer", "sem", "ignorare", "dimenticare", "senza", "negeren",
    "vergeten", "zonder", "abaikan", "mengabaikan", "lupa", "tanpa")
}
