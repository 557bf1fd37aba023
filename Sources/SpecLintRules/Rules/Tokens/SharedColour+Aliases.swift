import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Colours that the document itself makes one.
extension SharedColour {
  /// Whether the document says of one of two names that it is the other: "`success` (= `brand`)", "success → {brand}",
  /// "--success: var(--brand)".
  ///
  /// - Complexity: O(bytes of the document) for each pair that shares a value.
  func isAlias(_ token: Token, of other: Token, _ context: RuleContext) -> Bool {
    let reference = "{" + other.name + "}"
    if context.spec.tokens.contains(where: { $0.name == token.name && $0.value == reference }) {
      return true
    }
    let (own, wanted) = (Array(token.name.utf8), Array(other.name.utf8))
    guard own.count > 2, wanted.count > 2 else { return false }
    return context.document.source.bytes.withUnsafeBufferPointer { bytes in
      equates(own, wanted, bytes) || equates(wanted, own, bytes)
    }
  }

  /// Whether a name stands somewhere before a sign that makes it another one.
  private func equates(
    _ name: [UInt8], _ other: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    name.withUnsafeBufferPointer { name in
      var offset = 0
      while let found = ASCII.find(name, in: bytes, offset..<bytes.count) {
        offset = found + name.count
        guard found == 0 || !isOfName(bytes[found - 1]), let start = behindSign(offset, bytes),
          case let end = start + other.count, end <= bytes.count,
          bytes[start..<end].elementsEqual(other)
        else { continue }
        if end == bytes.count || !isOfName(bytes[end]) { return true }
      }
      return false
    }
  }

  private func isOfName(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || byte == ASCII.hyphen || byte == ASCII.dot
  }

  private static let signs: [StaticString] = ["=", "→", "->", "≡"]

  /// Where what a name is begins; a colon needs the mark of a reference behind it.
  private func behindSign(_ end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var offset = end
    while offset < bytes.count, [ASCII.space, ASCII.backtick, 0x2A, 0x28].contains(bytes[offset]) {
      offset += 1
    }
    guard offset < bytes.count else { return nil }
    let isColon = bytes[offset] == ASCII.colon
    if isColon {
      offset += 1
    } else {
      guard let sign = Self.signs.first(where: { ASCII.starts(bytes, at: offset, with: $0) }) else {
        return nil
      }
      offset += sign.utf8CodeUnitCount
    }
    var isReference = false
    while offset < bytes.count {
      if ASCII.starts(bytes, at: offset, with: "var(") {
        isReference = true
        offset += 4
      } else if bytes[offset] == 0x7B {
        isReference = true
        offset += 1
      } else if [ASCII.space, ASCII.backtick, 0x2A, ASCII.quote, 0x27].contains(bytes[offset]) {
        offset += 1
      } else {
        break
      }
    }
    return isColon && !isReference ? nil : offset
  }

  // MARK: Remarks with two meanings

  private static let joints: [Character] = ["/", "、", "，", "・", "·", "或"]
  private static let joiningWords = [" or ", " oder ", " ou ", " o ", " atau ", " или "]
  /// Words that every remark on a colour may have.
  private static let common: Lexicon = [
    "color", "colors", "colour", "colours", "state", "states", "status", "text", "background",
    "border", "button", "buttons", "farbe", "couleur", "colore", "kleur", "warna",
    "zustand", "état", "estado", "stato", "fondo", "sfondo", "fond", "hintergrund",
  ]
  private static let wideCommon = [
    "成功", "错误", "錯誤", "警告", "状态", "狀態", "颜色", "顏色", "背景", "文字", "按钮", "按鈕", "提示", "エラー", "状態",
  ]

  /// Whether the remark on a token names two meanings, one of them the other's: "success / connection is up" beside
  /// "--connection-active".
  func hasMeaning(_ token: Token, of other: Token, _ context: RuleContext) -> Bool {
    guard let text = remarkText(on: token, context) else { return false }
    var joined = text.lowercased()
    for word in Self.joiningWords { joined = joined.replacing(word, with: "/") }
    let parts = joined.split { Self.joints.contains($0) }
    guard parts.count > 1 else { return false }
    let rest = other.name + " " + (remarkText(on: other, context)?.lowercased() ?? "")
    let names = Names.words(rest)
    return parts.contains { part in
      Names.words(String(part)).contains { word in
        word.utf8.count > 4 && !Self.common.contains(word) && !Self.alerts.contains(word)
          && Self.states[word] == nil && names.contains(word)
      } || sharesSigns(part, rest)
    }
  }

  /// Whether two ideographs in a row stand in both texts and mean something of their own.
  private func sharesSigns(_ part: Substring, _ rest: String) -> Bool {
    let signs = Array(part)
    return zip(signs, signs.dropFirst()).contains { first, second in
      guard isSign(first), isSign(second), case let pair = String([first, second]) else {
        return false
      }
      return !Self.wideCommon.contains(pair) && rest.contains(pair)
    }
  }

  private func isSign(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { 0x4E00...0x9FFF ~= $0.value } == true
  }

  /// What stands behind the value of a token on its line.
  func remarkText(on token: Token, _ context: RuleContext) -> String? {
    let source = context.document.source
    let end = Int(token.valueOrigin.range.end)
    let line = source.lineRange(source.lineIndex(of: end)).offsets
    guard line.count < 400 else { return nil }
    return source.string(SourceRange(end, line.upperBound))
  }
}
