import SpecModel
import SpecSyntax
import SpecText

/// Values for some widths alone, as the line above their fence, table or list says, "**Mobile scale**", or a remark in
/// the fence, "/* Apply at < 768px */".
extension TokenConflicts {
  private static let devices: Lexicon = [
    "smartphone", "smartphones", "handy", "handys", "mobil", "mobile", "mobiles", "móvil",
    "móviles", "celular", "téléphone", "tablette", "tableta", "seluler", "ponsel", "telefoon",
    "handset", "handheld", "responsive", "réactif", "adaptatif", "narrow", "schmal",
    "мобильный", "мобильная", "мобильные", "мобильных", "планшет",
  ]
  private static let wideDevices = [
    "モバイル", "スマホ", "スマートフォン", "タブレット", "移动", "手机", "平板", "移動", "手機", "모바일", "태블릿", "휴대",
  ]
  private static let bounds: [StaticString] = [
    "<", "≤", "≥", "max-width", "min-width", "@media", "media query",
  ]

  /// Whether one of two places stands below a caption or a remark that limits it to some widths.
  func isCaptioned(_ conflict: TokenConflict) -> Bool {
    isCaptioned(conflict.origin.range.start) || isCaptioned(conflict.firstOrigin.range.start)
  }

  private func isCaptioned(_ offset: UInt32) -> Bool {
    guard let node = document.lastNode(startingBy: offset) else { return false }
    let isFence = document.nodes[node].kind == .codeBlock
    if isFence, hasRemark(above: Int(offset), in: document.nodes[node].range.offsets) {
      return true
    }
    let block = document.outermost(around: node)
    switch document.nodes[block].kind {
    case .codeBlock, .table, .list: break
    default: return false
    }
    guard let lead = document.sibling(before: block), document.nodes[lead].kind == .paragraph,
      document.plainText(of: lead).count <= 90
    else { return false }
    return limitsWidth(head(of: document.string(lead)))
  }

  /// What a caption limits: all of a phrase, and of a sentence the words at its head, "On phones, all is smaller.", and
  /// a device behind a preposition, "These sizes are for mobile."
  private func head(of text: String) -> String {
    let text = text.trimmedSpaces
    guard let last = text.last, ".!。！".contains(last) else { return text }
    let words = Names.words(text)
    let devices = words.indices.filter { place in
      Self.devices.contains(words[place])
        && words[max(0, place - 3)..<place].contains(where: Self.prepositions.contains)
    }
    return (words.prefix(4) + devices.map { words[$0] }).joined(separator: " ")
  }

  private static let prepositions: Lexicon = [
    "on", "for", "below", "at", "under", "auf", "für", "unter", "bei", "sur", "pour", "sous",
    "para", "per", "su", "op", "voor", "pada", "untuk", "на", "для",
  ]

  /// Whether the remark at the head of the lines around an offset of a fence, up to a line without text, limits them.
  private func hasRemark(above offset: Int, in block: Range<Int>) -> Bool {
    let bytes = document.source.bytes
    var index = document.source.lineIndex(of: offset)
    for _ in 0..<40 where index > 0 {
      index -= 1
      let line = ASCII.trimmed(bytes, document.source.lineRange(index).offsets)
      guard line.lowerBound > block.lowerBound, !line.isEmpty, line.count < 120 else {
        return false
      }
      let isRemark =
        ASCII.starts(bytes, at: line.lowerBound, with: "/*")
        || ASCII.starts(bytes, at: line.lowerBound, with: "//")
      guard isRemark else { continue }
      return limitsWidth(document.source.string(SourceRange(line.lowerBound, line.upperBound)))
        || isBounded(line)
    }
    return false
  }

  /// Whether a remark compares a width: "< 768px".
  private func isBounded(_ line: Range<Int>) -> Bool {
    let bytes = document.source.bytes
    return Self.bounds.contains { ASCII.find($0, in: bytes, line) != nil }
      && bytes[line].contains(where: ASCII.isDigit)
  }

  private func limitsWidth(_ text: String) -> Bool {
    limit(text) || Names.hasWord(text, in: Self.devices)
      || text.utf8.contains { $0 >= 0xE3 } && Self.wideDevices.contains(where: text.contains)
  }
}
