/// The signs in a label that tell it from another one of the same words: "「✎」 click" and "「×」 click" are two buttons.
enum LabelSigns {
  /// Comparisons, arrows, pictures, and "+" and "-" that stand by themselves between marks, in order.
  static func signs(of text: String) -> String {
    var result = String.UnicodeScalarView()
    var before: UInt32 = 0
    var pending: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let sign = pending {
        // Between two blanks it is a dash.
        if !isWord(scalar.value), before != 0x20 || scalar.value != 0x20 { result.append(sign) }
        before = sign.value
        pending = nil
      }
      if isSign(scalar.value) {
        result.append(scalar)
      } else if isPlusOrMinus(scalar.value), !isWord(before) {
        pending = scalar
        continue
      }
      before = scalar.value
    }
    if let sign = pending { result.append(sign) }
    return String(result)
  }

  private static func isSign(_ value: UInt32) -> Bool {
    switch value {
    case 0x21, 0x3C...0x3E, 0xD7, 0xF7, 0x2190...0x23FF, 0x25A0...0x27BF, 0x2900...0x2BFF,
      0x1F000...0x1FAFF:
      true
    default: false
    }
  }

  private static func isPlusOrMinus(_ value: UInt32) -> Bool {
    value == 0x2B || value == 0x2D || value == 0xFF0B
  }

  private static func isWord(_ value: UInt32) -> Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0xFF00...0xFF0F: false
    default: value >= 0xC0 && !(0x2000...0x303F).contains(value)
    }
  }
}
