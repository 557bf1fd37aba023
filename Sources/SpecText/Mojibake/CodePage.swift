/// A single-byte code page that UTF-8 was mistaken for: from characters back to bytes.
struct CodePage: Sendable {
  /// The byte from 80 to FF of each character.
  private let byteOfScalar: [UInt32: UInt8]
  /// The characters of the bytes 80 to FF.
  private let scalars: [UInt32]

  private init(_ rows: String...) {
    let scalars = rows.joined().unicodeScalars.map(\.value)
    precondition(scalars.count == 128, "a code page has 128 characters outside ASCII")
    self.scalars = scalars
    var bytes: [UInt32: UInt8] = [:]
    for (index, scalar) in scalars.enumerated() { bytes[scalar] = UInt8(0x80 + index) }
    byteOfScalar = bytes
  }

  /// The byte of a character outside ASCII, or 0.
  func byte(of scalar: UInt32) -> UInt8 { scalar < 0x80 ? 0 : byteOfScalar[scalar] ?? 0 }

  /// The character of a byte outside ASCII.
  func scalar(of byte: UInt8) -> UInt32 { byte < 0x80 ? UInt32(byte) : scalars[Int(byte) - 0x80] }

  /// Windows-1252; the five bytes it leaves undefined are the C1 controls, as browsers read them.
  static let windows = CodePage(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ",
    "\u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿",
    "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß",
    "àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
  )

  /// Code page 850, the Western European console.
  static let dos850 = CodePage(
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ",
    "áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐",
    "└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀",
    "ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{AD}±‗¾¶§÷¸°¨·¹³²■\u{A0}"
  )

  /// Code page 437, the American console.
  static let dos437 = CodePage(
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒ",
    "áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐",
    "└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀",
    "αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}"
  )

  /// Mac Roman.
  static let macRoman = CodePage(
    "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü",
    "†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø",
    "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ",
    "‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"
  )

  /// The byte that a character stands for in Windows-1252 or, a C1 control, in Latin-1; otherwise 0.
  static func windowsByte(of scalar: UInt32) -> UInt8 {
    switch scalar {
    case 0x80...0xFF: UInt8(scalar)
    case ..<0x152: 0
    default: windows.byte(of: scalar)
    }
  }

  /// The character of a byte in Windows-1252, U+FFFD for the five bytes it leaves undefined.
  static func windowsScalar(of byte: UInt8) -> UInt32 {
    let scalar = windows.scalar(of: byte)
    return 0x80...0x9F ~= scalar ? 0xFFFD : scalar
  }

  /// The characters that begin a repairable sequence in the code pages other than Windows-1252.
  static let otherLeads: Set<UInt32> = {
    var leads: Set<UInt32> = []
    for page in [dos850, dos437, macRoman] {
      for byte in [0xC2, 0xC3, 0xCE, 0xD0, 0xD1, 0xE2, 0xEF, 0xF0] as [UInt8] {
        leads.insert(page.scalar(of: byte))
      }
    }
    return leads
  }()
}
