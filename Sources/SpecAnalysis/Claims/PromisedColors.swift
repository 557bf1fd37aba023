import SpecModel
import SpecSyntax
public import SpecText

/// A colour of text that is too close to a page on which it stands.
public struct PageMiss: Sendable, Hashable {
  /// The name of the colour.
  public var name: String
  /// Where its value stands.
  public var origin: Origin
  /// The name of the page.
  public var page: String
  /// Where the value of the page stands.
  public var pageOrigin: Origin
  /// The contrast of the two.
  public var ratio: Double
  /// A ground of the document on which the text can be read.
  public var better: Ground?

  /// A ground and how well a text is read there.
  public struct Ground: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// Where its value stands.
    public var origin: Origin
    /// The contrast.
    public var ratio: Double
  }
}

/// The colours that a promise of contrast is about, and the pages on which they stand.
///
/// A page is a colour whose name or description calls it the background of the page, the screen, the application or a
/// section; a card or any other surface is none, for not every text stands there.
/// - Source: WCAG 2.2, 1.4.3: text of disabled parts is exempt, placeholders are not.
struct PromisedColors {
  /// A colour with the appearance for which it is given.
  private struct Member {
    var name: String
    var color: OpaqueColor
    var origin: Origin
    var mode: Palette.Mode
    /// The name of its column, where a table has one for each mode.
    var column = ""
    /// How much of the demand it has to meet: large text needs two thirds.
    var share = 1.0
    /// Whether it is pale by nature, and no colour of another appearance for that.
    var isPlaceholder = false
    /// The words of its name and of the clauses beside its value.
    var phrases: [[String]] = []
  }

  private let document: Document
  private let palette: Palette
  /// All grounds of the document, for texts without a page.
  private let grounds: [OpaqueColor]
  /// The grounds by name, each with the words beside its value.
  private let surfaces: [(ground: ColorRoles.Member, phrases: [[String]])]
  private var pages: [Member] = []
  private var texts: [Member] = []
  private var borders: [Member] = []

  init(_ palette: Palette, _ roles: ColorRoles, _ document: Document) {
    self.document = document
    self.palette = palette
    self.grounds = roles.backgrounds.map(\.color) + (OpaqueColor("white").map { [$0] } ?? [])
    self.surfaces = Self.surfaces(palette, roles)
    let known = Set(roles.texts.map(\.origin))
    let grounds = Set(roles.backgrounds.map(\.origin))
    var seen: Set<String> = []
    for entry in palette.entries {
      let phrases = [entry.words] + entry.clauses
      if phrases.contains(where: Self.isFieldBorder) { borders += members(entry) }
      if grounds.contains(entry.valueOrigin), Self.isPage(entry) {
        // More pages than this make no palette.
        if pages.count < 32 { pages += members(entry) }
      } else if Self.isText(entry, isKnown: known.contains(entry.valueOrigin)) {
        texts += members(entry).filter {
          seen.insert("\($0.mode) \($0.column) \($0.name)").inserted
        }
      }
    }
  }

  /// The colours of an entry: its own, and those of its columns for modes.
  private func members(_ entry: Palette.Entry) -> [Member] {
    var member = Member(
      name: entry.name, color: entry.color, origin: entry.valueOrigin,
      mode: Palette.mode(at: entry.valueOrigin, in: document),
      column: entry.modes.isEmpty ? "" : "first")
    member.phrases = [entry.words] + entry.clauses
    if Self.isLarge(entry) { member.share = 2.0 / 3 }
    member.isPlaceholder = ([entry.words] + entry.clauses).contains(where: Self.isHint)
    // "Dark-400" beside "Dark-50"
    if member.mode == .any, let first = entry.words.first, entry.words.last?.first?.isNumber == true
    {
      member.mode = Palette.mode(of: [first])
    }
    return [member]
      + entry.modes.keys.sorted().compactMap { column in
        guard let color = entry.modes[column], let origin = entry.modeOrigins[column] else {
          return nil
        }
        var other = member
        (other.color, other.origin, other.column, other.mode) = (color, origin, column, .any)
        return other
      }
  }

  // MARK: Words

  private static let places: Lexicon = [
    "page", "pages", "screen", "screens", "app", "application", "main", "body", "section",
    "sections", "site", "window", "base", "default", "primary", "root",
  ]
  private static let backgrounds: Lexicon = [
    "background", "backgrounds", "bg", "canvas", "page", "pages",
  ]
  /// Words of names that add nothing to "background".
  private static let prefixes: Lexicon = ["color", "colors", "colour", "clr", "c"]
  private static let others: Lexicon = [
    "text", "button", "buttons", "card", "cards", "hover", "active", "selected", "inverse",
    "subtle", "badge", "tint", "tints", "header", "footer", "sidebar", "nav", "error", "overlay",
  ]

  /// "App background (near-white)", "Section backgrounds", "Background", `bg-base`
  private static func isPage(_ entry: Palette.Entry) -> Bool {
    // "C bg" is the ground of the row that is called C.
    if entry.name.contains(" "), entry.name.first?.isUppercase == true,
      entry.name.prefix(while: { $0 != " " }).utf8.count == 1
    {
      return false
    }
    let name = entry.words.filter { !prefixes.contains($0) }
    if name.count == 1, backgrounds.contains(name[0]) { return true }
    if name.count == 2, backgrounds.contains(name[0]), places.contains(name[1]) { return true }
    // "--color-primary-bg" is a tint of the primary colour, "Primary background" is a page.
    if !entry.name.contains(" "), name.first == "primary" { return false }
    return ([name] + entry.clauses).contains { words in
      !words.contains(where: others.contains)
        && zip(words, words.dropFirst()).contains {
          places.contains($0) && backgrounds.contains($1)
        }
    }
  }

  private static let failures: Lexicon = ["error", "errors", "validation"]
  private static let readings: Lexicon = ["message", "messages", "text", "texts"]
  private static let surfaces: Lexicon = [
    "background", "backgrounds", "icon", "icons", "border", "borders", "banner", "banners", "bg",
    "toast", "toasts", "fill", "badge", "on",
  ]

  /// "Placeholder text", "Error messages": text that is read, though no palette of text colours has it.
  private static func isSmallText(_ words: [String], of entry: Palette.Entry) -> Bool {
    guard !words.contains(where: surfaces.contains) else { return false }
    if isHint(words) { return true }
    guard let place = words.firstIndex(where: readings.contains) else { return false }
    let before = place > 0 ? words[place - 1] : entry.words.last ?? ""
    return failures.contains(before)
  }

  /// "Placeholder", and no "image placeholder", which is drawn.
  private static func isHint(_ words: [String]) -> Bool {
    words.contains { $0 == "placeholder" || $0 == "placeholders" }
      && !words.contains(where: ColorRoles.pictures.contains)
  }

  private static let inverse = SwitchedOff.words.union([
    "inverse", "inverted", "decorative", "overlay", "logo", "image", "images",
  ])

  /// Whether a promise of contrast is about a colour, and it stands on pages.
  private static func isText(_ entry: Palette.Entry, isKnown: Bool) -> Bool {
    let phrases = [entry.words] + entry.clauses
    if phrases.contains(where: { isSmallText($0, of: entry) }) { return true }
    return isKnown && !phrases.contains { $0.contains(where: inverse.contains) }
  }

  private static let large: Lexicon = [
    "heading", "headings", "headline", "headlines", "display", "title", "titles", "hero", "large",
  ]

  /// Whether all uses are of text that may be large.
  private static func isLarge(_ entry: Palette.Entry) -> Bool {
    ([entry.words] + entry.clauses).contains { $0.contains(where: large.contains) }
  }

  private static let fields: Lexicon = [
    "input", "inputs", "field", "fields", "textfield", "form", "forms",
  ]

  /// "border-input", "Input borders"
  private static func isFieldBorder(_ words: [String]) -> Bool {
    words.count <= 5 && words.contains(where: fields.contains)
      && words.contains { $0 == "border" || $0 == "borders" || $0 == "outline" }
      && !words.contains {
        ["focus", "focused", "error", "hover"].contains($0) || SwitchedOff.words.contains($0)
      }
  }

  // MARK: Failures

  /// Colours below this ratio are meant for another appearance.
  private static let leastRatio = 1.6
  private static let switchedOff = SwitchedOff.words

  /// The pages on which a colour may stand: those of its column, else of its appearance.
  ///
  /// Where neither is told, a dark page is none of a colour that is read better on a light one.
  private func pages(of member: Member) -> [Member] {
    let same = pages.filter { page in
      page.column == member.column
        && (page.mode == member.mode || page.mode == .any || member.mode == .any)
    }
    guard member.column.isEmpty, let best = same.max(by: { rank($0, member) < rank($1, member) })
    else { return same }
    let isLight = best.color.luminance > 0.35
    return same.filter { ($0.color.luminance > 0.35) == isLight }
  }

  private func rank(_ page: Member, _ text: Member) -> Double {
    page.color.contrast(with: text.color)
  }

  /// The page on which a colour is read worst, where it misses a ratio there.
  private func worst(_ member: Member, _ demand: Double) -> (page: Member, ratio: Double)? {
    let pages = pages(of: member)
    guard let page = pages.min(by: { rank($0, member) < rank($1, member) }) else { return nil }
    let ratio = rank(page, member)
    return ratio < demand * member.share - 0.05 ? (page, ratio) : nil
  }

  /// The texts that miss a ratio on a page.
  func failures(_ demand: Double) -> [BlanketClaim.Refutation] {
    texts.compactMap { text in
      guard !pages(of: text).isEmpty else { return unpaged(text, demand) }
      guard let (page, ratio) = worst(text, demand),
        ratio >= Self.leastRatio || text.isPlaceholder
      else { return nil }
      return refutation(text, "\(OpaqueColor.ratioText(ratio)):1 on '\(page.name)'")
    }
  }

  /// The texts that miss 4.5:1 on a page, with the page on which they are read worst.
  static func misses(
    _ palette: Palette, _ roles: ColorRoles, _ document: Document
  ) -> [PageMiss] {
    let grounds = Set(roles.backgrounds.map(\.origin))
    guard !grounds.isEmpty,
      palette.entries.contains(where: { grounds.contains($0.valueOrigin) && isPage($0) })
    else { return [] }
    return PromisedColors(palette, roles, document).misses(4.5)
  }

  private func misses(_ demand: Double) -> [PageMiss] {
    texts.compactMap { text in
      guard !Names.hasWord(text.name, in: Self.switchedOff),
        let (page, ratio) = worst(text, demand), ratio >= Self.leastRatio || text.isPlaceholder,
        !isForOther(text, than: page, demand)
      else { return nil }
      let better = readable(text, than: page, demand)
      guard !better.contains(where: { PlacesOfText.meet(text.phrases, $0.phrases) }) else {
        return nil
      }
      return PageMiss(
        name: text.name, origin: text.origin, page: page.name, pageOrigin: page.origin,
        ratio: ratio, better: better.first?.ground)
    }
  }

  private static func surfaces(
    _ palette: Palette, _ roles: ColorRoles
  ) -> [(ground: ColorRoles.Member, phrases: [[String]])] {
    var phrases: [Origin: [[String]]] = [:]
    for entry in palette.entries { phrases[entry.valueOrigin] = [entry.words] + entry.clauses }
    return roles.backgrounds.map { ($0, phrases[$0.origin] ?? [Names.words($0.name)]) }
  }

  /// The grounds besides a page on which a text without modes can be read, best first.
  private func readable(
    _ text: Member, than page: Member, _ demand: Double
  ) -> [(ground: PageMiss.Ground, phrases: [[String]])] {
    guard text.column.isEmpty else { return [] }
    let found = surfaces.compactMap { surface -> (PageMiss.Ground, [[String]])? in
      let ratio = surface.ground.color.contrast(with: text.color)
      guard ratio >= demand, surface.ground.origin != page.origin,
        (surface.ground.color.luminance > 0.35) == (page.color.luminance > 0.35)
      else { return nil }
      return (
        .init(name: surface.ground.name, origin: surface.ground.origin, ratio: ratio),
        surface.phrases
      )
    }
    return found.sorted { $0.0.ratio > $1.0.ratio }
  }

  /// Whether a ground of the other appearance makes a text readable, so that it may be meant for that one.
  private func isForOther(_ text: Member, than page: Member, _ demand: Double) -> Bool {
    let isLight = page.color.luminance > 0.35
    return grounds.contains {
      ($0.luminance > 0.35) != isLight && $0.contrast(with: text.color) >= demand
    }
  }

  /// A text of a document without pages that misses a ratio on every ground.
  private func unpaged(_ text: Member, _ demand: Double) -> BlanketClaim.Refutation? {
    // The value for a mode stands on the grounds of that mode.
    let isOfMode = !text.column.isEmpty && text.column != "first"
    let own = isOfMode ? surfaces.compactMap { $0.ground.value(in: text.column)?.color } : grounds
    guard pages.isEmpty,
      let best = own.map({ $0.contrast(with: text.color) }).max(),
      best < demand * text.share - 0.05, best >= Self.leastRatio
    else { return nil }
    return refutation(text, "at most \(OpaqueColor.ratioText(best)):1 on any of the backgrounds")
  }

  private func refutation(_ member: Member, _ arithmetic: String) -> BlanketClaim.Refutation {
    .init(
      name: member.name, value: document.source.string(member.origin.range),
      arithmetic: arithmetic, origin: member.origin)
  }

  /// The borders of fields that miss a ratio with the field and with every page.
  func borderFailures(_ demand: Double) -> [BlanketClaim.Refutation] {
    let named = borders.filter { !pages(of: $0).isEmpty }.compactMap { failure($0, [], demand) }
    let specified = FieldBorders(palette, document).find().flatMap { field in
      field.borders.compactMap { border in
        let own = field.backgrounds.filter { $0.mode == border.mode }
        let member = Member(
          name: border.name, color: border.color, origin: border.origin,
          mode: border.mode == .any ? Palette.mode(at: border.origin, in: document) : border.mode)
        return failure(member, own, demand)
      }
    }
    return named + specified
  }

  private func failure(
    _ border: Member, _ own: [FieldBorders.Color], _ demand: Double
  ) -> BlanketClaim.Refutation? {
    let grounds =
      pages(of: border).map { (name: $0.name, color: $0.color) }
      + own.map { (name: $0.name, color: $0.color) }
    guard
      let best = grounds.max(by: {
        $0.color.contrast(with: border.color) < $1.color.contrast(with: border.color)
      })
    else { return nil }
    let ratio = best.color.contrast(with: border.color)
    guard ratio < demand - 0.05 else { return nil }
    return refutation(border, "\(OpaqueColor.ratioText(ratio)):1 on '\(best.name)'")
  }
}
