import SpecModel
public import SpecSyntax
public import SpecText

/// A line that gives two colours and their contrast ratio.
public struct ContrastClaim: Sendable, Hashable {
  /// The ratio as claimed.
  public var claimed: Double
  /// The ratio as computed.
  public var computed: Double
  /// Both colours as written.
  public var colors: [String]
  /// The number before ":1".
  public var origin: Origin
  /// Whether the ratio is a lower bound: it is one of the limits of the guideline.
  public var isBound: Bool

  /// Whether the claim does not hold.
  public var isWrong: Bool {
    if isBound { return computed < claimed - 0.05 }
    let limit = [3.0, 4.5, 7.0].first { claimed >= $0 && computed < $0 - 0.05 }
    return limit != nil || abs(claimed - computed) > 0.2
  }

  /// The claims of a document in prose and tables.
  public static func find(in document: Document) -> [ContrastClaim] {
    var result: [ContrastClaim] = []
    let plain = document.plain
    func hasHash(_ text: Range<Int32>) -> Bool {
      plain[Int(text.lowerBound)..<Int(text.upperBound)].contains(0x23)
    }
    var index = 0
    while index < document.nodes.count {
      let node = document.nodes[index]
      switch node.kind {
      case .tableRow:
        guard document.nodes[index..<Int(node.end)].contains(where: { hasHash($0.text) }) else {
          index = Int(node.end)
          continue
        }
        let cells = document.nodes[index..<Int(node.end)].map(\.text).filter { !$0.isEmpty }
        let parts = cells.map { Int($0.lowerBound)..<Int($0.upperBound) }
        // A cell that gives all three stands for itself, beside a column of demands.
        let alone = parts.flatMap { claims(in: [$0], document) }
        result += alone.isEmpty ? claims(in: parts, document) : alone
        index = Int(node.end)
        continue
      case .paragraph where hasHash(node.text): result += paragraphClaims(node, document)
      default: break
      }
      index += 1
    }
    return result
  }

  private static func paragraphClaims(
    _ node: Document.Node, _ document: Document
  ) -> [ContrastClaim] {
    var result: [ContrastClaim] = []
    var start = Int(node.text.lowerBound)
    while start < Int(node.text.upperBound) {
      let rest = document.plain[start..<Int(node.text.upperBound)]
      let end = rest.firstIndex(of: 0x0A) ?? Int(node.text.upperBound)
      result += claims(in: [start..<end], document)
      start = end + 1
    }
    return result
  }

  /// A line counts when it has one ratio and two colours, of which one at least is a hex value.
  private static func claims(in parts: [Range<Int>], _ document: Document) -> [ContrastClaim] {
    let plain = document.plain
    guard parts.contains(where: { plain[$0].contains(0x23) }) else { return [] }
    let ratios = parts.compactMap { ratio(in: $0, plain) }
    guard ratios.count == 1, let ratio = ratios.first else { return [] }
    var colors: [(text: String, color: OpaqueColor)] = []
    for part in parts {
      let text = document.string(plain: part)
      for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "#") }) {
        guard let color = OpaqueColor(word) else { continue }
        if !colors.contains(where: { $0.color == color }) { colors.append((String(word), color)) }
      }
    }
    guard colors.count == 2, let claimed = Double(document.string(plain: ratio)),
      claimed >= 1, claimed <= 21
    else { return [] }
    return [
      ContrastClaim(
        claimed: claimed, computed: colors[0].color.contrast(with: colors[1].color),
        colors: colors.map(\.text), origin: document.origin(document.sourceRange(plain: ratio)),
        isBound: claimed == 3 || claimed == 4.5 || claimed == 7)
    ]
  }

  /// The number before the only ":1" of a line.
  private static func ratio(
    in range: Range<Int>, _ plain: ContiguousArray<UInt8>
  ) -> Range<Int>? {
    var found: Range<Int>?
    for index in range.dropFirst() where plain[index] == 0x3A {
      guard index + 1 < range.upperBound, plain[index + 1] == 0x31,
        index + 2 >= range.upperBound || !isNumber(plain[index + 2])
      else { continue }
      var start = index
      while start > range.lowerBound, isNumber(plain[start - 1]) { start -= 1 }
      guard start < index else { continue }
      if found != nil { return nil }
      found = start..<index
    }
    return found
  }

  private static func isNumber(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == 0x2E
  }
}
