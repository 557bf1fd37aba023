import SpecModel
import SpecText

extension CodeTokens {
  /// "--accent: main actions, what matters most", "--accent: 主な操作": whether words tell what a property of a style sheet
  /// is for, and give no value.
  func describes(_ member: CodeGroup.Member) -> Bool {
    let value = member.value
    guard language == .css || language == .text, let first = value.first, value.count > 2,
      !value.contains(where: { isPartOfValue(bytes[$0]) })
    else { return false }
    let kind = TokenKinds.kind(of: bytes.string(member.name), or: .other)
    // Faces may have names in any script.
    guard kind != .fontFamily, kind != .typography else { return false }
    if bytes[first] >= 0xD0, bytes[first] < 0xF0, bytes[first] != 0xE2 { return true }
    return kind == .color && Words.all(bytes, value).count > 2
  }

  /// Digits, signs and marks of code, of which a description has none.
  private func isPartOfValue(_ byte: UInt8) -> Bool {
    Bytes.isDigit(byte)
      || [0x22, 0x23, 0x27, 0x28, 0x2D, 0x3A, 0x5B, 0x60, 0x7B, 0x7D].contains(byte)
  }
}
