import SpecModel
import SpecSyntax
import SpecText

/// Statements on all animations that need no "only": "All animations use transform and opacity".
extension MotionLimits {
  private static let all: Lexicon = [
    "all", "every", "alle", "sämtliche", "toutes", "todas", "todos", "tutte",
  ]
  private static let motions: Lexicon = [
    "animation", "animations", "transitions", "animationen", "animaciones", "animações",
    "animazioni",
  ]
  private static let uses: Lexicon = [
    "use", "uses", "nutzen", "verwenden", "utilisent", "usan", "utilizan", "usam", "utilizam",
    "usano", "utilizzano",
  ]

  /// The sentences that say of all animations that they use transforms and opacity.
  func universalClauses() -> [Clause] {
    document.leaves(with: "ransform").flatMap { leaf -> [Clause] in
      guard document.nodes[leaf].kind == .paragraph, document.plainText(of: leaf).count < 1000,
        !RefusalTitles.refuses(leaf, in: document)
      else { return [] }
      return document.sentences(plain: document.plainText(of: leaf)).compactMap {
        sentence -> Clause? in
        let words = Names.words(document.string(plain: sentence))
        guard let motion = words.firstIndex(where: Self.motions.contains), motion > 0,
          words[..<motion].suffix(2).contains(where: Self.all.contains),
          words[motion...].prefix(3).contains(where: Self.uses.contains),
          words.contains("transform") || words.contains("transforms"), words.contains("opacity"),
          !words.contains(where: Self.hedges.contains), !hasExceptions(leaf)
        else { return nil }
        // What says "only" as well is read already.
        return MotionLimits.only.contains {
          ASCII.find($0, in: document.plain, sentence) != nil
        } ? nil : Clause(node: leaf, range: sentence, words: words)
      }
    }
  }
}

/// Properties that items and rows say in words to move: "Background colour transitions smoothly (150ms)".
extension ToldMotions {
  private static let owners: Lexicon = ["background", "text", "border"]
  private static let colors: Lexicon = ["color", "colour", "colors", "colours"]
  private static let verbs: Lexicon = [
    "transition", "transitions", "shift", "shifts", "fade", "fades", "animate", "animates",
    "pulse", "pulses", "pulsa", "pulsiert", "changes",
  ]

  /// The uses of items that give a time, and of rows in which a cell gives one, in order.
  func worded() -> [AnimatedProperties.Use] {
    let cues: [StaticString] = ["color", "colour", "hadow"]
    guard cues.contains(where: { document.mentions($0) }) else { return [] }
    return document.nodes.indices.compactMap { number -> AnimatedProperties.Use? in
      let node = document.nodes[number]
      let parent = Int(node.parent)
      guard parent >= 0, node.text.count < 400,
        node.kind == .tableCell
          || node.kind == .paragraph && document.nodes[parent].kind == .item,
        case let text = document.plainText(of: number),
        cues.contains(where: { ASCII.find($0, in: document.plain, text) != nil }),
        let found = moved(in: text), isTimed(number, parent)
      else { return nil }
      return use(found.property, found.range, number)
    }
  }

  private func isTimed(_ leaf: Int, _ parent: Int) -> Bool {
    let leaves = document.nodes[leaf].kind == .tableCell ? document.children(of: parent) : [leaf]
    return leaves.contains { leaf in
      AmountReader.read(document.plain, document.plainText(of: leaf)).contains {
        $0.unit == .ms && $0.value > 0
      }
    }
  }

  /// The first property of a text behind which a word for a movement follows.
  private func moved(in text: Range<Int>) -> (property: String, range: Range<Int>)? {
    let words = words(text)
    for place in words.indices where place + 1 < words.count {
      let (first, second) = (words[place].text, words[place + 1].text)
      var end = place + 1
      let property: String
      if Self.owners.contains(first), Self.colors.contains(second) {
        property = first == "text" ? "color" : first + "-color"
      } else if first == "box-shadow" || first == "box" && second == "shadow" {
        property = "box-shadow"
        if first == "box-shadow" { end = place }
      } else {
        continue
      }
      let next = words[(end + 1)...].prefix(4)
      guard next.contains(where: { Self.verbs.contains($0.text) }),
        !words.contains(where: { NegationWords.words.contains($0.text) })
      else { continue }
      let range = words[place].range.lowerBound..<words[end].range.upperBound
      return (property: property, range: range)
    }
    return nil
  }

  private func words(_ text: Range<Int>) -> [(text: String, range: Range<Int>)] {
    var result: [(text: String, range: Range<Int>)] = []
    var offset = text.lowerBound
    while offset < text.upperBound {
      var end = offset
      while end < text.upperBound,
        ASCII.isWord(document.plain[end]) || document.plain[end] == ASCII.hyphen
      {
        end += 1
      }
      if end > offset {
        result.append(
          (text: document.string(plain: offset..<end).lowercased(), range: offset..<end))
      }
      offset = max(end, offset + 1)
    }
    return result
  }
}
