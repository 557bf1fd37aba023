import SpecSyntax

/// The in-page anchors of a document's headings, as GitHub makes them.
public struct Anchors: Sendable {
  /// The anchor of each section, by its number; empty for section 0.
  public let names: [String]
  private let sections: [String: Int]

  /// Derives the anchors of all headings.
  ///
  /// A repeated heading gets "-1", "-2" and so on.
  init(_ document: Document) {
    var names: [String] = []
    var sections: [String: Int] = [:]
    var seen: [String: Int] = [:]
    names.reserveCapacity(document.sections.count)
    sections.reserveCapacity(document.sections.count)
    for section in document.sections.indices {
      guard document.sections[section].heading >= 0 else {
        names.append("")
        continue
      }
      let base = Self.slug(document.title(ofSection: section))
      var name = base
      while sections[name] != nil {
        let count = seen[base, default: 0] + 1
        seen[base] = count
        name = "\(base)-\(count)"
      }
      sections[name] = section
      names.append(name)
    }
    self.names = names
    self.sections = sections
  }

  /// The section that a fragment leads to.
  public func section(_ fragment: String) -> Int? {
    sections[fragment] ?? sections[Self.withoutSelectors(fragment.lowercased())]
  }

  /// The anchor of a heading: lower case, punctuation dropped, spaces to hyphens.
  public static func slug(_ title: String) -> String {
    if let plain = plainSlug(title) { return plain }
    var result = ""
    for scalar in title.unicodeScalars {
      if scalar.isASCII {
        if let byte = plain(UInt8(scalar.value)) { result.unicodeScalars.append(.init(byte)) }
        continue
      }
      if isSign(scalar) { continue }
      let properties = scalar.properties
      if properties.isAlphabetic || properties.numericType != nil {
        // Keycaps and superscripts are numbers too; GitHub keeps those.
        result += properties.lowercaseMapping
      } else if properties.generalCategory == .nonspacingMark,
        !(0xFE00...0xFE0F).contains(scalar.value)
      {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a character is one of the dashes, quotation marks, arrows, drawn lines and pictures, which anchors leave out.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2010...0x2027, 0x2190...0x23FF, 0x2500...0x2775, 0x1F300...0x1F64F, 0xFE0F: true
    default: false
    }
  }

  /// The anchor of a title in ASCII, without a look at Unicode's tables.
  private static func plainSlug(_ title: String) -> String? {
    guard title.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return String(unsafeUninitializedCapacity: title.utf8.count) { buffer in
      var end = 0
      for byte in title.utf8 {
        guard let kept = plain(byte) else { continue }
        buffer[end] = kept
        end += 1
      }
      return end
    }
  }

  /// What stands for a character of ASCII in an anchor; `nil` where nothing does.
  private static func plain(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x20, 0x2D: 0x2D
    case 0x41...0x5A: byte + 0x20
    case 0x30...0x39, 0x5F, 0x61...0x7A: byte
    default: nil
    }
  }

  /// Links drop or keep the selectors that follow an emoji; both are meant alike.
  private static func withoutSelectors(_ text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.filter { !(0xFE00...0xFE0F).contains($0.value) })
    )
  }
}
