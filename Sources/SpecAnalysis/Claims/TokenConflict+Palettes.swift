import SpecModel
import SpecSyntax
import SpecText

/// Palettes, skins and schemes of which each gives the same names values of its own, and values that leave a range.
extension TokenConflicts {
  /// Words of headings over one palette of several.
  private static let palettes: Lexicon = [
    "palette", "palettes", "skin", "skins", "scheme", "schemes", "season", "edition", "farbschema",
    "farbwelt", "farbpalette", "paleta", "paletas", "esquema", "tavolozza", "kleurenschema",
    "flavor", "flavour", "colorway", "colourway", "palettename", "палитра", "skema",
  ]
  private static let widePalettes = [
    "配色", "皮肤", "皮膚", "换肤", "色板", "パレット", "スキン", "カラースキーム", "팔레트", "스킨", "배색",
  ]
  /// Parts of headings that name the attribute or the class by which a palette is chosen.
  private static let selectors = ["data-", "[data", "theme-", "palette-", "skin-"]
  private static let overrides: Lexicon = [
    "override", "overrides", "overriding", "overridden", "überschreibt", "überschreiben",
    "surcharge", "sobrescribe", "sobrescreve", "sovrascrive", "overschrijft",
  ]
  private static let values: Lexicon = [
    "value", "values", "token", "tokens", "variable", "variables", "property", "properties",
    "colors", "colours", "only", "werte", "variablen", "valeurs", "valores", "valori", "waarden",
    "nur", "seulement", "uniquement", "solo", "sólo", "solamente", "apenas", "soltanto", "alleen",
  ]
  private static let denials = NegationWords.words
  private static let wideOverrides = ["覆盖", "覆蓋", "上書き", "덮어", "переопредел"]

  /// The two sections below one heading that part two places.
  private struct Siblings: Hashable {
    var first: Int
    var second: Int
  }

  /// Leaves out what a second palette gives other values, and ranges that hold the other value.
  ///
  /// - Complexity: O(conflicts) look-ups.
  func withoutPalettes(_ conflicts: [TokenConflict]) -> [TokenConflict] {
    guard !conflicts.isEmpty else { return conflicts }
    let siblings = conflicts.map(siblings)
    let counts = siblings.reduce(into: [Siblings: Int]()) { counts, pair in
      if let pair { counts[pair, default: 0] += 1 }
    }
    let modes = counts.filter { pair, count in
      let titles = [pair.first, pair.second].map(document.title(ofSection:))
      return isChosen(titles[1]) || isOverride(pair.second)
        || count > 1 && titles.allSatisfy(isPalette) && count >= repeatCount(pair)
    }
    return zip(conflicts, siblings).filter { conflict, pair in
      !(pair.map { modes[$0] != nil } ?? false) && !isInRange(conflict)
        && !isOfSetting(conflict) && !isCaptioned(conflict)
    }.map(\.0)
  }

  private func siblings(_ conflict: TokenConflict) -> Siblings? {
    let paths = [conflict.firstOrigin, conflict.origin].map { origin in
      document.lastNode(startingBy: origin.range.start).map {
        document.path(ofSection: Int(document.nodes[$0].section)).sorted()
      } ?? []
    }
    guard let place = zip(paths[0], paths[1]).map({ $0 == $1 }).firstIndex(of: false) else {
      return nil
    }
    return Siblings(first: paths[0][place], second: paths[1][place])
  }

  /// How many names have one value in both sections: a second palette shares few, a list of the same one most.
  private func repeatCount(_ pair: Siblings) -> Int {
    func stands(_ origin: Origin, in section: Int) -> Bool {
      document.lastNode(startingBy: origin.range.start).map {
        document.path(ofSection: Int(document.nodes[$0].section)).contains(section)
      } ?? false
    }
    return spec.tokens.count { token in
      stands(token.origin, in: pair.first)
        && token.repeats.contains { stands($0.origin, in: pair.second) }
    }
  }

  private func isPalette(_ title: String) -> Bool {
    Names.hasWord(title, in: Self.palettes)
      || title.utf8.contains { $0 >= 0xE3 } && Self.widePalettes.contains(where: title.contains)
  }

  /// "Moss palette (`data-palette="moss"`)"
  private func isChosen(_ title: String) -> Bool {
    guard let place = Self.selectors.lazy.compactMap({ title.firstRange(of: $0) }).first else {
      return false
    }
    let rest = title[place.lowerBound...]
    return title[place.lowerBound] == "[" || rest.contains("=")
      || place.lowerBound > title.startIndex && title[..<place.lowerBound].last == "."
  }

  /// Whether the first paragraph of a section says that its values override others.
  private func isOverride(_ section: Int) -> Bool {
    let own = document.sections[section].ownNodes
    guard
      let lead = own.first(where: { document.nodes[Int($0)].kind == .paragraph }),
      case let text = document.string(Int(lead)), text.utf8.count < 400
    else { return false }
    let sentence = text.split(whereSeparator: { ".;!".contains($0) }).first {
      Names.hasWord(String($0), in: Self.overrides)
    }
    if let sentence {
      return Names.hasWord(String(sentence), in: Self.values)
        && !Names.hasWord(String(sentence), in: Self.denials)
    }
    return Self.wideOverrides.contains(where: text.contains)
  }

  private static let joints: [StaticString] = ["to ", "bis ", "–", "-", "…", "..", "~", "〜"]

  /// Whether a range goes on behind the later value and holds the first one: "`1` to `2`" beside "`2`".
  private func isInRange(_ conflict: TokenConflict) -> Bool {
    guard let low = Double(conflict.value), let other = Double(conflict.firstValue), other > low
    else { return false }
    let bytes = document.source.bytes
    var offset = Int(conflict.origin.range.end)
    func skip() {
      while offset < bytes.count, bytes[offset] == ASCII.space || bytes[offset] == ASCII.backtick {
        offset += 1
      }
    }
    skip()
    guard let joint = Self.joints.first(where: { ASCII.starts(bytes, at: offset, with: $0) }) else {
      return false
    }
    offset += joint.utf8CodeUnitCount
    skip()
    let start = offset
    while offset < bytes.count, ASCII.isDigit(bytes[offset]) || bytes[offset] == ASCII.dot {
      offset += 1
    }
    let high = Double(String(decoding: bytes[start..<offset], as: UTF8.self))
    return high.map { other <= $0 } ?? false
  }
}
