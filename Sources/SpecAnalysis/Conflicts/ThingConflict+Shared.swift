import SpecModel
import SpecSyntax
import SpecText

/// Lengths of motions and styles of type that a document gives otherwise than the one that it links to.
extension ThingFacts {
  /// Words for how something moves or for a step of a scale, which name no thing.
  private static let effects: Lexicon = [
    "fade", "fades", "slide", "slides", "scale", "zoom", "enter", "exit", "entrance", "in", "out",
    "open", "close", "opening", "closing", "show", "hide", "appear", "disappear", "expand",
    "collapse", "duration", "durations", "fast", "faster", "slow", "slower", "normal", "base",
    "default", "standard", "medium", "quick", "instant", "short", "long", "delay", "micro", "macro",
    "page", "screen", "state", "view", "hover", "press", "tap", "focus", "animation", "animations",
    "transition", "transitions", "motion", "timing", "time", "speed", "easing", "stagger", "total",
    "dauer", "übergang", "durée", "duración", "duração", "durata", "スクリーン", "画面", "時間", "时长", "시간",
  ]

  /// How long things move whose whole label names them: "Sheet: 300ms".
  var durations: [Fact] {
    guard !spec.motions.isEmpty else { return [] }
    let times = TimePlaces(spec.durations)
    return spec.motions.compactMap { motion in
      guard let length = motion.duration, let time = length.exact, !length.isApproximate,
        let place = times.times(in: motion.origin.range).only, place.quantity.exact == time,
        let thing = labelled(motion.subject), isDemand(motion.origin),
        case let line = document.source.string(document.firstLine(of: motion.origin.range)),
        ([line] + motion.scope.dropFirst()).allSatisfy({
          LedgerWords.limits(of: $0, isMeasure: true).isEmpty
        })
      else { return nil }
      return Fact(
        thing: thing, value: Numbers.text(time) + " ms", name: motion.subject, origin: place.origin)
    }
  }

  /// The thing of all words of a label; `nil` where they name none.
  private func labelled(_ label: String) -> Thing? {
    let words = Names.words(label).filter { !LedgerWords.fillers.contains($0) }
    guard (1...4).contains(words.count), !words.allSatisfy(Self.effects.contains),
      var thing = Thing(label, [])
    else { return nil }
    (thing.core, thing.frame) = (words.sorted(), [])
    return thing
  }

  /// Styles that the document gives again beside their names, and the other one defines otherwise:
  /// "Title: H3 (24px/32px, Semibold)" and "H3: 24px/30px, Semibold".
  func restatedStyles(of other: ThingFacts) -> [ThingConflict] {
    let uses = spec.tokenUses.filter { $0.kind == .typography && $0.restated != nil }
    guard !uses.isEmpty else { return [] }
    let own = Set(spec.tokens.map { TokenIndex.key($0.name) })
    return uses.compactMap { use in
      let key = TokenIndex.key(use.name)
      guard let restated = use.restated, !own.contains(key), isDemand(use.origin),
        let known = other.spec.tokens.filter({
          $0.kind == .typography && TokenIndex.key($0.name) == key
        }).only, known.modes.isEmpty,
        let here = Self.style(restated), let there = Self.style(known.value),
        here.isStyle, there.isStyle, !here.agrees(with: there),
        !isScoped(use.origin), !other.isScoped(known.valueOrigin)
      else { return nil }
      return ThingConflict(
        name: use.name, property: "style", here: restated, there: known.value, origin: use.origin,
        otherOrigin: known.valueOrigin)
    }
  }

  /// The size with line height and weight of a value, without what else it tells: "24px/30px, Semibold, 0em".
  private static func style(_ value: String) -> StyleValue? {
    let words = value.split { ", ".contains($0) }
    guard let first = words.first else { return nil }
    let rest = words.dropFirst().filter { word in
      word.allSatisfy(\.isLetter) || word.allSatisfy(\.isNumber)
    }
    return StyleValue(([first] + rest).joined(separator: " "))
  }

  /// Whether a line or a heading above it is of one device, platform or appearance.
  private func isScoped(_ place: Origin) -> Bool {
    let line = document.source.string(document.firstLine(of: place.range))
    guard LedgerWords.scopes(of: line).isEmpty else { return true }
    guard let node = document.lastNode(startingBy: place.range.start) else { return false }
    return document.path(ofSection: Int(document.nodes[node].section)).contains {
      !LedgerWords.scopes(of: document.title(ofSection: $0)).isEmpty
    }
  }
}
