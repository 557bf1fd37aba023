import SpecModel
import SpecSyntax
import SpecText

/// Lengths beside classes of the widest a container may get: "1000px (`max-w-5xl`)", which is 1024px.
///
/// - Source: Tailwind CSS 4, "Theme variables": `--container-*`; the same lengths in version 3, "Max-Width".
struct ContainerWidths {
  private static let stem: StaticString = "max-w-"
  private static let pixels: [String: Double] = [
    "3xs": 256, "2xs": 288, "xs": 320, "sm": 384, "md": 448, "lg": 512, "xl": 576, "2xl": 672,
    "3xl": 768, "4xl": 896, "5xl": 1024, "6xl": 1152, "7xl": 1280,
  ]
  /// What a document may set these lengths with.
  private static let settings: [StaticString] = ["--container-", "maxWidth", "max-width-"]

  let lines: ClaimLines

  /// The lengths that their classes do not have.
  ///
  /// - Complexity: O(lines), where the document has such a class.
  func find() -> [DerivedNumber] {
    let document = lines.document
    guard document.mentions(Self.stem), !Self.settings.contains(where: { document.mentions($0) })
    else { return [] }
    return lines.lines.flatMap { line in
      line.kind == .heading ? [] : line.parts.compactMap { check($0, line) }
    }
  }

  private func check(_ part: Range<Int>, _ line: ClaimLine) -> DerivedNumber? {
    let bytes = lines.bytes(of: line)
    guard let start = ASCII.find(Self.stem, in: bytes, part) else { return nil }
    let first = start + Self.stem.utf8CodeUnitCount
    var end = first
    while end < part.upperBound, ASCII.isWord(bytes[end]) { end += 1 }
    let isWhole = start == part.lowerBound || !isPart(bytes[start - 1])
    guard isWhole, end == part.upperBound || bytes[end] != ASCII.hyphen,
      let expected = Self.pixels[lines.string(first..<end, of: line)],
      let found = AmountReader.read(bytes, part).first(where: { amount in
        isBeside(amount.range, start..<end, line)
      }), !found.isInexact, !found.isBound, found.unit == .px || found.unit == .rem,
      found.value * (found.unit == .rem ? RootSize.initial : 1) != expected
    else { return nil }
    let name = lines.string(start..<end, of: line)
    let value =
      found.unit == .rem
      ? Numbers.text(expected / RootSize.initial) + "rem" : Numbers.text(expected) + "px"
    return DerivedNumber(
      kind: .conversion, claimed: found.text(found.value), computed: value,
      arithmetic: "\(name) = \(value)", origin: lines.origin(found.range, of: line),
      sources: [lines.origin(start..<end, of: line)])
  }

  /// Part of a class or of its variants, "lg:max-w-xl".
  private func isPart(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || byte == ASCII.hyphen || byte == ASCII.colon
  }

  /// Whether nothing but a parenthesis or an equals sign parts a length from a class.
  private func isBeside(_ amount: Range<Int>, _ name: Range<Int>, _ line: ClaimLine) -> Bool {
    let gap =
      amount.upperBound <= name.lowerBound
      ? amount.upperBound..<name.lowerBound
      : name.upperBound..<max(name.upperBound, amount.lowerBound)
    guard gap.count <= 6, gap.count > 1 else { return false }
    let text = lines.string(gap, of: line).filter { $0 != " " && $0 != "`" }
    return text == "(" || text == "="
  }
}
