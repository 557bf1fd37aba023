import SpecModel
import SpecText

/// Reports elements whose size or type differs from the note beside the wireframe.
enum WireframeNoteRule: LayoutRule {
  static func check(_ context: CheckContext, into results: inout CheckResults) {
    guard let wireframe = context.wireframe, let match = context.match else { return }
    for (index, row) in wireframe.rows.enumerated() {
      guard let note = row.note else { continue }
      let shown = match.components[index]?.sorted { $0.key < $1.key } ?? []
      // A note on type speaks of the text beside the picture.
      let text = shown.first { row.components[$0.key].kind == .text }
      let isOnType = note.fontSize != nil || note.weight != nil
      let thing = isOnRow(note, context) ? match.containers[index] : nil
      let node =
        (isOnType ? text : nil)?.value ?? thing
        ?? (isOnRow(note, context) && !isOnType ? nil : shown.first?.value)
        ?? match.containers[index]
      check(
        note, at: isOnType ? node : node.map { box($0, row, match, index, context) }, context,
        into: &results)
    }
    guard !wireframe.parts.isEmpty else { return }
    for part in wireframe.parts {
      let words = Names.words(part.subject ?? part.text).map(Subject.singular)
      let found = context.words.elements(named: words, includesTexts: true)
      check(part, at: found.count == 1 ? found.first : nil, context, into: &results)
    }
  }

  /// The control around an element that is only its label; the element itself where it is none.
  ///
  /// Compose, Figma and many others make a label an element of its own inside the button.
  private static func box(
    _ node: Int, _ row: Wireframe.Row, _ match: RowMatch, _ index: Int, _ context: CheckContext
  ) -> Int {
    let place = match.components[index]?.first { $0.value == node }?.key
    guard let place, row.components[place].kind != .text else { return node }
    return TargetArea.control(labelled: node, context.facts)
  }

  /// Words for things that stand around what a row shows.
  private static let containers: Lexicon = [
    "bar", "toolbar", "header", "footer", "row", "card", "section", "banner", "panel", "sheet",
    "cell", "list", "navigation", "container", "strip", "tray",
  ]

  /// Whether a note is about the row as a whole, and not about a thing on it: "Navigation bar (56pt high)".
  private static func isOnRow(_ note: Wireframe.Note, _ context: CheckContext) -> Bool {
    guard let last = Names.words(note.subject ?? "").last else { return false }
    return containers.contains(Subject.singular(last))
  }

  private static func check(
    _ note: Wireframe.Note, at node: Int?, _ context: CheckContext, into results: inout CheckResults
  ) {
    let sides =
      note.size.isEmpty ? (note.width, note.height) : (note.size[0], note.size.dropFirst().first)
    if sides.0 != nil || sides.1 != nil {
      results.checks.append(size(sides.0, sides.1, note, node, context))
    }
    if let radius = note.radius {
      results.checks.append(
        StatedStyleRule.radius(noted: radius, at: node, context).stated(at: note.origin))
    }
    if note.fontSize != nil || note.weight != nil {
      results.checks.append(type(note, node, context))
      if let node, let check = color(note, node, context) { results.checks.append(check) }
    }
  }

  // MARK: Colour

  /// The colour of a text whose note names one token beside its type: "Page heading (28pt Bold, Ink)".
  private static func color(
    _ note: Wireframe.Note, _ node: Int, _ context: CheckContext
  ) -> LayoutCheck? {
    guard let shown = context.facts.nodes[node].style?.color else { return nil }
    // The name of the thing may be that of a token, too.
    let words = Names.words(note.text.replacing(note.subject ?? "", with: ""))
    guard !words.contains(where: grounds.contains) else { return nil }
    let named = context.palette.colors.filter { holds(Names.words($0.token.name), in: words) }
    // Two tokens may be text and ground.
    guard let first = named.first, named.allSatisfy({ $0.token.id == first.token.id }) else {
      return nil
    }
    let isKept = named.contains { TokenRule.isClose($0.value, shown) }
    let expected = "\(first.token.name) (\(first.value.hex))"
    return LayoutCheck(
      .colorToken, isKept ? .pass : .fail, node: node, expected: expected, actual: shown.hex,
      message:
        "color of '\(context.facts.caption(node))' is \(shown.hex), the spec says \(expected)"
    ).stated(at: note.origin)
  }

  /// Words that tell of what is behind a text.
  private static let grounds: Lexicon = [
    "on", "over", "background", "bg", "fill", "border", "surface", "auf", "sur", "sobre", "su",
  ]

  /// Whether words stand one after another among others.
  private static func holds(_ name: [String], in words: [String]) -> Bool {
    guard !name.isEmpty, name.count <= words.count else { return false }
    return (0...(words.count - name.count)).contains { words[$0...].starts(with: name) }
  }

  // MARK: Size

  private static func size(
    _ width: Quantity?, _ height: Quantity?, _ note: Wireframe.Note, _ node: Int?,
    _ context: CheckContext
  ) -> LayoutCheck {
    let facts = context.facts
    let expected = expectedText(width, height)
    var check = LayoutCheck(.size, .unknown, node: node, expected: expected).stated(at: note.origin)
    guard let node, let frame = facts.frames[node] else { return check.because(.notMatched) }
    guard facts.hasScale else { return check.because(.scale) }
    check.actual = facts.text(frame)
    let possible = facts.size(frame)
    let width = width.map { context.verdict(frame.width, possible.width, equals: $0) } ?? .pass
    let height = height.map { context.verdict(frame.height, possible.height, equals: $0) } ?? .pass
    if width == .fail || height == .fail {
      if facts.mayBeClipped(node, isHorizontal: width == .fail) { return check.because(.clipped) }
      check.verdict = .fail
      check.message =
        "'\(facts.caption(node))' is \(facts.text(frame)), the spec says \(expected)"
      return check
    }
    if width == .unknown || height == .unknown { return check.because(.rounding) }
    check.verdict = .pass
    return check
  }

  /// "64 pt × 64 pt", "48 pt high"
  private static func expectedText(_ width: Quantity?, _ height: Quantity?) -> String {
    func text(_ side: Quantity) -> String {
      "\(Decimals.text(side.exact ?? side.min ?? 0)) \(side.unit.rawValue)"
    }
    switch (width, height) {
    case (let width?, let height?): return "\(text(width)) × \(text(height))"
    case (let width?, nil): return "\(text(width)) wide"
    case (nil, let height?): return "\(text(height)) high"
    case (nil, nil): return ""
    }
  }

  // MARK: Type

  private static func type(
    _ note: Wireframe.Note, _ node: Int?, _ context: CheckContext
  ) -> LayoutCheck {
    let demanded = TypeStyle(size: note.fontSize?.exact, weight: TypeStyle.weight(of: note.weight))
    var check = LayoutCheck(.typeToken, .unknown, node: node, expected: demanded.text)
      .stated(at: note.origin)
    guard let node else { return check.because(.notMatched) }
    let facts = context.facts
    guard let style = facts.nodes[node].style, style.size != nil || style.weight != nil else {
      return check.because(.notRecorded)
    }
    let shown = TypeStyle(size: style.size, weight: style.weight)
    check.actual = shown.text
    let setting = TextSetting(facts.dump)
    check.expected = demanded.text(setting)
    switch shown.agrees(with: demanded, setting) {
    case .some(true): check.verdict = .pass
    case .some(false):
      check.verdict = .fail
      let grown = setting.isDefault ? nil : demanded.size.flatMap(setting.expected)
      check.message =
        "'\(facts.caption(node))' is set in \(shown.text), the spec says \(demanded.text)"
        + (grown.map { ", which is \(Decimals.text($0)) pt at \(setting.text)" } ?? "")
    case nil:
      let isOfSetting = !setting.isDefault && demanded.size != nil && shown.size != nil
      return check.because(isOfSetting ? .textSize : .notRecorded)
    }
    return check
  }
}

/// Size and weight of a text.
struct TypeStyle: Hashable {
  /// Size in pt/sp.
  var size: Double?
  /// Weight; 400 is regular.
  var weight: Double?
  /// Line height in pt/sp.
  var line: Double?

  /// The style for people.
  var text: String {
    let parts = [
      size.map { "\(Decimals.text($0)) pt" }, weight.map { "weight \(Decimals.text($0))" },
      line.map { "lines of \(Decimals.text($0)) pt" },
    ].compactMap { $0 }
    return parts.isEmpty ? "?" : parts.joined(separator: ", ")
  }

  /// The style for people as a text size setting makes it: "34 pt, weight 700 (28 pt by default)".
  func text(_ setting: TextSetting) -> String {
    guard !setting.isDefault, let size, let grown = setting.expected(size),
      abs(grown - size) > TextSetting.slack
    else { return text }
    return TypeStyle(size: grown, weight: weight, line: line).text
      + " (\(Decimals.text(size)) pt by default)"
  }

  /// Whether all that is demanded is shown; `nil` where a demanded part is not recorded, or cannot be told at the
  /// text size of the dump.
  func agrees(with demanded: TypeStyle, _ setting: TextSetting) -> Bool? {
    var isDoubtful = false
    if let wanted = demanded.size, let size {
      let isFit = setting.agrees(size, with: wanted)
      if isFit == false { return false }
      isDoubtful = isFit == nil
    }
    if let wanted = demanded.weight, let weight, abs(weight - wanted) > 1 { return false }
    if let wanted = demanded.line, let line {
      // Line heights grow otherwise than sizes.
      guard setting.isDefault else { return nil }
      if abs(line - wanted) > 0.05 { return false }
    }
    if demanded.line != nil && line == nil { return nil }
    if demanded.size != nil && size == nil || demanded.weight != nil && weight == nil { return nil }
    return isDoubtful ? nil : true
  }

  /// The weight that a word or number names (CSS Fonts 4, 2.2).
  static func weight(of text: String?) -> Double? {
    guard let text else { return nil }
    let words = Names.words(text)
    if let number = words.compactMap(Double.init).first(where: { 100...900 ~= $0 }) {
      return number
    }
    let joined = words.joined()
    let names: [(String, Double)] = [
      ("extrabold", 800), ("ultrabold", 800), ("semibold", 600), ("demibold", 600),
      ("extralight", 200), ("ultralight", 200), ("hairline", 100), ("thin", 100), ("light", 300),
      ("medium", 500), ("heavy", 800), ("black", 900), ("bold", 700), ("regular", 400),
      ("normal", 400),
    ]
    return names.first { joined.contains($0.0) }?.1
  }
}
