import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// What stands beside a grid, and grids that set no step of distances.
extension OffGrid {
  /// Whether the line that sets the grid names a value itself: "4px grid; 6, 10 and 14 are acceptable".
  func isAccepted(
    _ value: Double, by grid: Constraint, _ context: RuleContext
  ) -> Bool {
    context.document.source.string(grid.lineOrigin.range).split { !$0.isNumber && $0 != "." }
      .contains { Double($0) == value }
  }

  private static let things: Lexicon = [
    "card", "cards", "column", "columns", "photo", "photos", "image", "images", "tile", "tiles",
    "product", "products", "item", "items", "thumbnail", "thumbnails", "gallery", "bento", "stat",
    "stats", "feature", "features", "responsive", "css", "masonry", "two", "three", "four",
  ]

  /// "The 4-card grid is removed. Mail becomes one large link (20px)": whether the grid of a line is one of things, and
  /// no word for a step stands beside the length.
  func isOfThings(_ grid: Constraint, _ document: Document) -> Bool {
    let line = grid.lineOrigin.range.offsets
    let place = grid.origin.range.offsets
    guard line.lowerBound <= place.lowerBound, place.upperBound <= line.upperBound else {
      return false
    }
    let source = document.source
    let near =
      source.string(SourceRange(max(line.lowerBound, place.lowerBound - 20), place.lowerBound))
      + " "
      + source.string(SourceRange(place.upperBound, min(line.upperBound, place.upperBound + 20)))
    if Names.words(near).contains(where: Self.gridWords.contains) { return false }
    let words = Names.words(source.string(grid.lineOrigin.range))
    return words.indices.contains { index in
      guard words[index] == "grid" || words[index] == "grids" else { return false }
      guard index > 0 else { return false }
      let before = words[index - 1].split(separator: "-").last.map(String.init) ?? ""
      return Self.things.contains(before)
    }
  }

  private static let trackings: Lexicon = ["letter", "tracking", "kerning"]

  /// "Common values: 4, 6, 8, 10, 12" in the section that sets the grid: what a line beside it lists is of the scale.
  func besideGrid(_ grid: Constraint, _ document: Document) -> Set<String> {
    guard let place = document.lastNode(startingBy: grid.origin.range.start),
      case let section = document.nodes[place].section, section > 0
    else { return [] }
    let own = document.sections[Int(section)].ownNodes
    var steps: Set<String> = []
    for node in Int(own.lowerBound)..<min(Int(own.upperBound), document.nodes.count)
    where document.nodes[node].kind == .paragraph || document.nodes[node].kind == .tableCell {
      let leaf = document.plainText(of: node)
      guard leaf.count < 600, let run = SpacingScale.run(leaf, document.plain), run.count >= 4
      else { continue }
      steps.formUnion(run.map { Numbers.text($0) + grid.quantity.unit.rawValue })
    }
    return steps
  }

  /// Lengths in other scripts that look like distances and follow other rules.
  private static let otherScripts = [
    "阴影", "陰影", "边框", "邊框", "描边", "描邊", "轮廓", "安全区", "字距", "字间距", "行距", "行间距", "シャドウ", "枠線",
    "文字間", "行間", "セーフエリア", "그림자", "테두리", "외곽선", "자간", "행간", "안전 영역", "тень", "тени", "обводк",
    "межбукв",
    "межстроч",
  ]

  /// Whether a line in another script speaks of a length that is no distance.
  func isOther(_ constraint: Constraint, _ context: RuleContext) -> Bool {
    let header = context.document.tableHeader(around: constraint.origin.range.start)
    if header.contains(where: { Names.hasWord($0, in: Self.trackings) }) {
      return true
    }
    let line = context.document.source.string(constraint.lineOrigin.range)
    return line.utf8.count < 400 && line.utf8.contains { $0 >= 0xD0 }
      && Self.otherScripts.contains(where: line.contains)
      && !line.contains("与文字间距") && !line.contains("和文字间距")
  }

  private static let gaps: Lexicon = ["gap", "gaps", "space", "spacing", "distance", "abstand"]
  private static let icons: Lexicon = ["icon", "icons"]

  /// "Gap between icon and text", "Icon gap": a distance, though an icon is spoken of.
  func isGapBesideIcon(_ constraint: Constraint, _ context: RuleContext) -> Bool {
    let words = Names.words(constraint.subject)
    let line = Names.words(context.document.source.string(constraint.lineOrigin.range))
    return constraint.kind == .spacing && words.contains(where: Self.icons.contains)
      && (words.first.map(Self.gaps.contains) == true || words.last.map(Self.gaps.contains) == true)
      && !line.contains { Self.otherDistances.contains($0) && !Self.icons.contains($0) }
  }

  /// Words for a grid in scripts without blanks between words.
  static let scriptGrids = [
    "グリッド", "网格", "網格", "栅格", "柵格", "基准", "基準", "基础单位", "基本单位", "倍数", "그리드", "격자", "배수", "сетк",
  ]

  private static let spaces: Lexicon = ["spacing", "layout", "space", "grid", "spaces"]

  /// "8px baseline grid" below "Spacing": a grid of distances, where elsewhere it is one of lines of text.
  func isBaselineOfSpacing(_ grid: Constraint, _ context: RuleContext) -> Bool {
    let document = context.document
    guard let node = document.lastNode(startingBy: grid.origin.range.start) else { return false }
    let line = Names.words(document.source.string(grid.lineOrigin.range))
    return Names.hasWord(
      document.title(ofSection: Int(document.nodes[node].section)), in: Self.spaces)
      && line.count <= 6 && line.filter(Self.otherGrids.contains) == ["baseline"]
  }

  /// Whether a value stands behind a semicolon in a clause of its own: "1-column grid; hero 70px → ~44px".
  func isOfAnother(_ grid: Constraint, _ context: RuleContext) -> Bool {
    let bytes = context.document.source.bytes
    let line = grid.lineOrigin.range.offsets
    let place = Int(grid.origin.range.start)
    guard let before = bytes[line.lowerBound..<max(line.lowerBound, place)].lastIndex(of: 0x3B)
    else { return false }
    let end = bytes[place..<max(place, line.upperBound)].firstIndex(of: 0x3B) ?? line.upperBound
    let clause = context.document.source.string(SourceRange(before, end))
    return !Names.hasWord(clause, in: Self.gridWords)
  }

  /// What a measure is called: of the second one of a pair, "padding `10px 13px`", without the first one.
  static func label(_ constraint: Constraint) -> String {
    let words = constraint.subject.split(separator: " ")
    guard words.count > 1, let last = words.last, last.first?.isNumber == true,
      !WrittenLengths.values(in: String(last)).isEmpty
    else { return constraint.subject }
    return words.dropLast().joined(separator: " ")
  }
}
