import SpecModel
import SpecText

/// Changes between two names in scripts without spaces: "承認すると、「A」から「B」に変わる", "从A切换到B".
enum ToldScript {
  /// The changes that a sentence tells.
  static func changes(in sentence: String, among known: UnspacedNames) -> [ToldChange] {
    guard !known.isEmpty, sentence.utf8.contains(where: { $0 >= 0xE3 }) else { return [] }
    let plain = String(
      String.UnicodeScalarView(sentence.unicodeScalars.filter { !quotes.contains($0) }))
    guard
      !NegativeSentenceVocabulary.scripts.contains(where: {
        $0.denials.contains(where: plain.contains)
      })
    else { return [] }
    let names = known.names(in: plain)
    for script in NegativeSentenceVocabulary.scripts {
      for source in names {
        let mark = script.before + source + script.after
        guard script.before + script.after != "",
          let halves = TextSplit.halves(of: plain, at: mark),
          let target = target(in: halves.behind, names), target != source
        else { continue }
        return [
          ToldChange(source: source, target: target, trigger: occasion(halves.before))
        ]
      }
    }
    return []
  }

  private static let quotes = Set("「」『』“”\"'`".unicodeScalars)

  /// The name that the text behind a source soonest speaks of, with a mark that it is entered.
  private static func target(in text: String, _ names: [String]) -> String? {
    let found = names.compactMap { name -> (name: String, place: Int)? in
      for mark in behindMarks {
        if let place = text.firstRange(of: name + mark)?.lowerBound {
          let count = text.utf8.distance(from: text.utf8.startIndex, to: place)
          if count <= 12 { return (name, count) }
        }
      }
      for mark in beforeMarks where text.hasPrefix(mark + name) { return (name, 0) }
      return nil
    }
    return found.min { ($0.place, -$0.name.utf8.count) < ($1.place, -$1.name.utf8.count) }?.name
  }

  private static let behindMarks = ["に", "へ", "状態に", "状態へ", "으로", "로"]
  private static let beforeMarks = ["到", "至", "变为", "变成", "进入", "转为", "切换到", "切换为", "回到", "返回"]

  /// The clause before the last comma, without the particle that makes it one of time or condition.
  private static func occasion(_ text: String) -> String {
    let parts = TextSplit.pieces(of: text, at: ["、", "，"])
    guard parts.count > 1, var clause = parts.dropLast().last else { return "" }
    if let particle = ["と", "たら", "時", "后", "时", "後"].first(where: clause.hasSuffix) {
      clause.removeLast(particle.count)
    }
    return clause
  }
}
