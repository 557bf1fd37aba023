import SpecModel
import SpecText

/// What boxes in brackets tell by how they are set: "[By camera / By file] / [By hand]", "[Home (guest)]".
enum BracketList {
  /// The names of two boxes or more with a stroke, comma or word for "or" between them; a stroke within a box is a part
  /// of its name, unless all of its parts are identifiers: "[IDLE | BUSY]".
  static func names(of text: String) -> [String]? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    if let names = identifiers(in: text.dropFirst().dropLast()) { return names }
    var names: [String] = []
    var rest = text[...]
    while true {
      guard rest.first == "[", let close = rest.firstIndex(of: "]") else { return nil }
      let name = StateName.trimmed(String(rest[rest.index(after: rest.startIndex)..<close]))
      guard !name.isEmpty, !name.contains("["), name.contains(where: \.isLetter) else { return nil }
      names.append(name)
      rest = rest[rest.index(after: close)...]
      guard let next = rest.firstIndex(of: "[") else { break }
      let between = StateName.trimmed(String(rest[..<next]))
      guard strokes.contains(between) || NameChoices.joints.contains(between.lowercased()) else {
        return nil
      }
      rest = rest[next...]
    }
    return names.count > 1 && rest.isEmpty ? names : nil
  }

  /// The names of "RETRY | RESET": all written as constants, and no name with what triggers it.
  static func constants(in text: String) -> [String]? {
    guard let names = identifiers(in: text[...]),
      names.allSatisfy({ $0.count > 1 && StateName.isInCapitals($0) })
    else { return nil }
    return names
  }

  /// "A | B" of "[A | B]": names as code writes them, all in one pair of brackets.
  private static func identifiers(in text: Substring) -> [String]? {
    guard text.utf8.contains(0x7C), !text.utf8.contains(0x5B) else { return nil }
    let names = text.split(separator: "|").map { StateName.trimmed(String($0)) }
    return names.count > 1
      && names.allSatisfy { EventName.isIdentifier($0) && $0.contains(where: \.isLetter) }
      ? names : nil
  }

  private static let strokes: Set<String> = [
    "/", "／", "|", ",", "、", "，", "または", "又は", "或", "或者", "또는", "혹은",
  ]

  /// The names before parentheses that several boxes of a chart have: the boxes differ in what stands in these alone, and
  /// are no one thing, "[Home]" and "[Home (guest)]".
  static func shared(_ texts: [String]) -> Set<String> {
    var wholes: [String: Set<String>] = [:]
    for text in texts {
      let bare = ArrowSide.unwrapped(text)
      let key = Names.key(StateName.splitQualifier(bare).name)
      wholes[key, default: []].insert(Names.key(bare))
    }
    return Set(wholes.filter { $0.value.count > 1 && !$0.key.isEmpty }.keys)
  }

  /// The sides of a chain without an act in brackets at its end, which leads to nothing: "Bag → [Pay] → Receipt →
  /// [Print]".
  static func withoutLastAct(_ sides: [String]) -> [String] {
    let acts = sides.count(where: ArrowText.isBracketed)
    guard acts > 1, sides.count - acts > 1, sides.last.map(ArrowText.isBracketed) == true else {
      return sides
    }
    return Array(sides.dropLast())
  }

  /// "New card form" of "[New card] form", and "Editor" of "Editor: [Title] [Text]".
  static func head(of side: String) -> String {
    guard let open = side.firstIndex(of: "[") else { return side }
    guard open == side.startIndex, let close = side.firstIndex(of: "]") else {
      let head = StateName.trimmed(String(side[..<open]))
      return head.hasSuffix(":") ? StateName.trimmed(String(head.dropLast())) : side
    }
    let rest = StateName.trimmed(String(side[side.index(after: close)...]))
    guard (1...2).contains(Names.wordCount(rest)), rest.first?.isLetter == true else { return side }
    return StateName.trimmed(String(side[side.index(after: open)..<close])) + " " + rest
  }
}
