import SpecModel
import SpecText

/// The text colours and grounds of the things in one block of code, for states that give one of the two anew:
/// ".row { color: #777; }" and ".row:hover { background: #EEE; }", or "/* Normal */" and "/* Hover */".
///
/// - Source: CSS Cascade 4, 4: a rule for a state changes what it declares and nothing else.
struct BaseColors {
  private var inks: [String: ColorPair.Ink] = [:]
  private var grounds: [String: ColorPair.Ink] = [:]
  /// The selector of the last rule without a state.
  private var last = ""

  private static let states: Lexicon = [
    "hover", "hovered", "active", "pressed", "focus", "focused", "focus-visible", "selected",
  ]
  private static let normal: Lexicon = ["normal", "default", "base", "rest", "resting", "idle"]

  /// What a line above declarations names: a thing, or a state of one.
  private func owner(_ lead: String) -> (name: String, isState: Bool)? {
    var text = lead
    while let end = text.last, "{*/: ".contains(end) { text.removeLast() }
    text = String(text.drop { "*/ ".contains($0) })
    guard !text.isEmpty, !text.contains(","), !text.contains("}") else { return nil }
    if !text.contains(" ") {
      let lower = text.lowercased()
      if Self.states.contains(lower) { return ("", true) }
      if Self.normal.contains(lower) { return ("", false) }
    }
    guard let colon = text.firstIndex(of: ":") else {
      return chosen(text).map { ($0, true) } ?? (text, false)
    }
    // The hint of an empty field stands on the ground of the field.
    if text[colon...] == "::placeholder" { return (String(text[..<colon]), true) }
    guard Self.states.contains(String(text[text.index(after: colon)...])) else { return nil }
    let name = String(text[..<colon])
    return (name == "&" ? last : name, true)
  }

  private static let choices: Lexicon = [
    "active", "is-active", "selected", "is-selected", "current", "is-current",
  ]

  /// The thing whose class says that it is the chosen one: "a" of "a.active", ".tab" of ".tab.is-selected".
  private func chosen(_ selector: String) -> String? {
    guard let dot = selector.lastIndex(of: "."), dot > selector.startIndex,
      Self.choices.contains(String(selector[selector.index(after: dot)...]))
    else { return nil }
    let name = String(selector[..<dot])
    return name == "&" ? last : name
  }

  /// Keeps the colours of a thing; to a state that has one colour alone it adds the other one of its thing.
  ///
  /// - Parameter isOnOwn: whether the rule declares a ground, even one that is no plain colour.
  mutating func complete(
    _ lead: String, _ inks: inout [ColorPair.Ink], _ grounds: inout [ColorPair.Ink], isOnOwn: Bool
  ) {
    guard let (name, isState) = owner(lead) else { return }
    guard isState else {
      last = name
      self.inks[name] = inks.only
      self.grounds[name] = grounds.only
      // The remarks of states further down are those of the next thing.
      if !name.isEmpty, !name.hasPrefix(".") {
        self.inks[""] = nil
        self.grounds[""] = nil
      }
      return
    }
    if inks.isEmpty, grounds.count == 1, let ink = self.inks[name] { inks = [ink] }
    if grounds.isEmpty, !isOnOwn, inks.count == 1, let ground = self.grounds[name] {
      grounds = [ground]
    }
  }
}
