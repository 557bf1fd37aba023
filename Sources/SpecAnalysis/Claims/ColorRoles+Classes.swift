import SpecModel
import SpecSyntax
import SpecText

/// Colours that the document gives to texts by classes alone: "`text-xs font-medium text-brand`", where `brand` is a
/// colour of the palette whose name and remark say nothing of texts.
///
/// - Source: Tailwind CSS, "Color": a class `text-…` for each colour of the theme.
extension ColorRoles {
  /// Words of names for what stands on another colour, or is one that texts stand on.
  private static let kept: Lexicon = [
    "on", "inverse", "inverted", "foreground", "contrast", "white", "light", "black", "background",
    "bg", "surface", "canvas", "page", "border", "ring", "overlay", "transparent", "current",
  ]
  private static let small: Lexicon = ["text-xs", "text-sm", "text-base"]
  private static let weights: Lexicon = [
    "font-normal", "font-medium", "font-semibold", "font-bold", "font-extrabold", "font-black",
  ]
  /// Words of lines about texts that stand on something else, are switched off or change.
  private static let apart = SwitchedOff.words.union([
    "on", "over", "auf", "über", "sur", "sobre", "su", "op", "hover", "hovered", "active",
    "pressed", "selected", "icon", "icons", "badge", "badges", "chip", "chips", "tag", "tags",
    "overlay", "hero", "banner", "tooltip", "toast", "footer", "dark", "inverse", "locked",
    "logo", "button", "buttons",
  ])

  /// The first use of each colour as a small text, with the values of the palette.
  ///
  /// - Complexity: O(runs of code + colours).
  static func classTexts(
    _ palette: Palette, beside texts: [Member], _ document: Document
  ) -> [Member] {
    guard
      document.mentions("text-xs") || document.mentions("text-sm") || document.mentions("font-")
    else { return [] }
    var inks = inks(palette, beside: texts)
    guard !inks.isEmpty else { return [] }
    var result: [Member] = []
    for run in document.runs where run.style.contains(.code) && (14...120).contains(run.count) {
      let span = Int(run.start)..<Int(run.start + run.count)
      guard ASCII.find("text-", in: document.plain, span) != nil,
        let (name, place) = ink(in: span, inks, document),
        let entry = inks[name], standsOnPage(place, document)
      else { continue }
      inks[name] = nil
      let origin = document.origin(document.sourceRange(plain: place))
      result.append(
        Member(
          name: "text-" + name, color: entry.color, origin: origin, modes: entry.modes,
          modeOrigins: entry.modes.mapValues { _ in origin }))
    }
    return result
  }

  /// The colours without a use for texts, by the names that classes have for them.
  private static func inks(
    _ palette: Palette, beside texts: [Member]
  ) -> [String: Palette.Entry] {
    var result: [String: Palette.Entry] = [:]
    var several: Set<String> = []
    let names = Set(palette.entries.map { Names.hyphenated($0.name) })
    let known = Set(texts.map(\.name))
    for entry in palette.entries {
      let whole = Names.hyphenated(entry.name)
      let name = whole.hasPrefix("color-") ? String(whole.dropFirst(6)) : whole
      guard !name.isEmpty, name.utf8.count < 32, !known.contains(entry.name),
        !names.contains("text-" + name), !entry.words.contains(where: kept.contains),
        !entry.words.contains("text")
      else { continue }
      if let other = result[name], other.color != entry.color { several.insert(name) }
      result[name] = entry
    }
    for name in several { result[name] = nil }
    return result
  }

  /// The only colour of a list of classes that sets a small text and nothing behind it.
  private static func ink(
    in span: Range<Int>, _ inks: [String: Palette.Entry], _ document: Document
  ) -> (name: String, place: Range<Int>)? {
    var found: (name: String, place: Range<Int>)?
    var isText = false
    var start = span.lowerBound
    for offset in span.lowerBound...span.upperBound {
      guard offset == span.upperBound || document.plain[offset] == ASCII.space else { continue }
      let place = start..<offset
      start = offset + 1
      guard !place.isEmpty else { continue }
      let word = document.string(plain: place)
      guard !word.contains(":"), !word.contains("/"), !word.hasPrefix("bg-"),
        !word.hasPrefix("from-"), !word.hasPrefix("opacity-"), word.contains("-"),
        !word.contains(where: \.isUppercase)
      else { return nil }
      if small.contains(word) || weights.contains(word) { isText = true }
      guard word.hasPrefix("text-"), !small.contains(word) else { continue }
      let name = String(word.dropFirst(5))
      // Another size may be large enough for 3:1.
      guard found == nil, inks[name] != nil else { return nil }
      found = (name, place)
    }
    return isText ? found : nil
  }

  /// Whether the line of a class says nothing of another ground or of a state.
  private static func standsOnPage(_ place: Range<Int>, _ document: Document) -> Bool {
    let line = document.firstLine(of: document.sourceRange(plain: place))
    guard line.offsets.count < 300 else { return false }
    let text = document.source.string(line)
    // The words of the classes themselves say nothing of the place.
    let spans = text.split(separator: "`", omittingEmptySubsequences: false)
    let words = stride(from: 0, to: spans.count, by: 2).map { String(spans[$0]) }
    return !text.contains("bg-") && !words.contains { Names.hasWord($0, in: apart) }
      && !SwitchedOff.wide.contains(where: text.contains)
  }
}
