import SpecModel
import SpecSyntax
import SpecText

/// Reads lists of what the colours of a light mean, each meaning a state: below "**Status Indicators**" or "### Status
/// Dot" items "🟢 Green: Online" or "Recording: red (pulsing)".
///
/// Every item must have the name of a colour on one side; a list below "Status colours" is a palette.
struct StatusLights {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// The states of all such lists.
  func states() -> [StateDraft] {
    var result: [StateDraft] = []
    for (index, line) in context.lines.enumerated() where isHead(line) {
      var names: [StateDraft] = []
      var isOnlyLights = true
      let below = context.lines[(index + 1)...]
      let items =
        line.holder == .heading
        ? below.prefix { $0.holder != .heading }.drop { $0.holder != .item }
        : below
      for item in items.prefix(while: { $0.holder == .item && $0.depth > line.depth }) {
        guard item.depth == line.depth + 1 else { continue }
        guard let name = meaning(item) else {
          isOnlyLights = false
          break
        }
        names.append(name)
      }
      if isOnlyLights, (2...12).contains(names.count) { result += names }
    }
    return result
  }

  /// Whether a heading or a label alone is about the light of a status: "Status indicators", "Status strip".
  private func isHead(_ line: TextLine) -> Bool {
    guard line.holder == .heading || line.label != nil && line.value.isEmpty, line.holder != .cell
    else { return false }
    let text = line.label ?? line.text
    guard text.count <= 40, ASCII.find("tat", in: document.plain, text) != nil else { return false }
    let words = Names.words(StateName.withoutNumbering(document.string(plain: text)))
    return words.count <= 4 && words.contains(where: Self.subjects.contains)
      && words.contains(where: Self.lights.contains)
  }

  /// The name beside the colour of an item.
  private func meaning(_ item: TextLine) -> StateDraft? {
    guard let label = item.label, !item.value.isEmpty, item.text.count <= 120 else { return nil }
    let left = ArrowSide.unwrapped(document.string(plain: label))
    let right = ArrowSide.unwrapped(document.string(plain: item.value))
    let name = Self.isColor(left) ? right : Self.isColor(right) ? left : nil
    guard let name else { return nil }
    let (bare, qualifier) = StateName.splitQualifier(name)
    guard (1...4).contains(Names.wordCount(bare)), !Self.isColor(bare), ArrowSide.isName(bare)
    else { return nil }
    let section = Int(document.nodes[item.node].section)
    let origin = context.origin(plain: item.text)
    var draft = StateDraft(name: bare, qualifier: qualifier, origin: origin, screen: section)
    draft.parentSection = section
    return draft
  }

  /// Whether a text is the name of a colour, with a remark at most: "green", "Light blue (pulsing)".
  private static func isColor(_ text: String) -> Bool {
    let words = Names.words(StateName.splitQualifier(text).name)
    guard let last = words.last, words.count <= 3 else { return false }
    return HueNames.words.contains(last)
      || HueNames.words.contains(words[0]) && motions.contains(last)
  }

  private static let subjects: Lexicon = [
    "status", "statuses", "state", "states", "estado", "statut",
  ]
  private static let lights: Lexicon = [
    "indicator", "indicators", "light", "lights", "led", "leds", "dot", "dots", "strip", "badge",
    "badges", "lamp", "bar", "ring", "icon", "icons", "legend", "marker", "markers",
  ]
  private static let motions: Lexicon = [
    "pulsing", "blinking", "flashing", "steady", "solid", "pulse", "blink", "spinning",
  ]
}
