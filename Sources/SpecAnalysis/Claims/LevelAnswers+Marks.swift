import SpecModel
import SpecSyntax
import SpecText

/// Levels that lines say are reached: "Leaf on White: ✅ Pass", "AA compliant on white backgrounds".
extension LevelAnswers {
  private static let compliance: Lexicon = [
    "compliant", "compliance", "conform", "conforms", "conformant", "passes", "pass", "meets",
    "met", "konform", "erfüllt", "conforme", "conformes", "respecté", "cumple", "cumplido",
    "atende", "rispetta", "voldoet", "memenuhi", "sesuai",
  ]
  private static let wideCompliance = ["準拠", "適合", "达标", "達標", "符合", "通过", "준수", "충족"]
  private static let denials = NegationWords.words.union([
    "fails", "fail", "only", "should", "must", "target", "required", "nur", "soll",
  ])

  /// Whether an answer says that a level is reached: "AA compliant on white".
  func isCompliant(_ answer: String) -> Bool {
    !Names.hasWord(answer, in: Self.denials)
      && (Names.hasWord(answer, in: Self.compliance)
        || Self.wideCompliance.contains(where: answer.contains))
  }

  /// Items "Leaf (`#00AA70`) on White: ✅ Pass" beside one that demands 4.5:1 of text; the document has that ratio.
  func marked(_ list: Int) -> [ContrastClaim] {
    let items = document.children(of: list)
    guard (2...20).contains(items.count) else { return [] }
    let leaves = items.compactMap { item -> Range<Int>? in
      guard let leaf = document.firstChild(of: item), document.nodes[leaf].kind == .paragraph else {
        return nil
      }
      let range = document.plainText(of: leaf)
      return range.count < 160 ? range : nil
    }
    guard
      leaves.contains(where: { ASCII.find("4.5:1", in: document.plain, $0) != nil })
        || isBelowDemand(list)
    else { return [] }
    return leaves.compactMap { range in
      guard ContrastWords.ratio(in: range, document.plain) == nil,
        let colon = ASCII.find(ASCII.colon, in: document.plain, range),
        case let title = document.string(plain: range.lowerBound..<colon),
        case let value = ASCII.trimmed(document.plain, colon + 1..<range.upperBound),
        isYes(document.string(plain: value)), !Names.hasWord(title, in: Self.larger),
        let sides = ContrastWords.sides(title),
        let ink = palette.spokenInk(sides.left).map({ ($0.name, $0.color) }) ?? side(sides.left),
        let ground = side(sides.right), ink.1 != ground.1
      else { return nil }
      var claim = ContrastClaim(
        claimed: 4.5, computed: ink.1.contrast(with: ground.1), colors: [ink.0, ground.0],
        basis: .pair, origin: document.origin(document.sourceRange(plain: value)), isBound: false)
      claim.level = "AA"
      return claim
    }
  }

  /// Whether an item of the list around a list demands 4.5:1.
  private func isBelowDemand(_ list: Int) -> Bool {
    guard case let item = Int(document.nodes[list].parent), item >= 0,
      document.nodes[item].kind == .item,
      case let outer = Int(document.nodes[item].parent), outer >= 0
    else { return false }
    return document.children(of: outer).contains { other in
      guard let leaf = document.firstChild(of: other), document.nodes[leaf].kind == .paragraph
      else { return false }
      return ASCII.find("4.5:1", in: document.plain, document.plainText(of: leaf)) != nil
    }
  }

  private static let larger = Lexicon(Array(ContrastWords.larger) + ["focus", "border", "logo"])

  /// The colour of one side: its own digits, or the name of one that the document defines.
  private func side(_ words: [Substring]) -> (String, OpaqueColor)? {
    let digits = words.filter { $0.first == "#" }
    if let written = digits.only {
      return OpaqueColor(String(written)).map { (String(written), $0) }
    }
    let name = words.joined(separator: " ")
    return palette.color(name).map { (name, $0) }
  }
}
