/// Lists, labelled lines, checklists and sentences.
enum ListFragment {
  static func text(_ random: inout FuzzRandom) -> String {
    random.several(1...8) { random in
      let indent = String(repeating: " ", count: random.once(in: 3) ? 2 * random.below(5) : 0)
      return indent + random.pick(["- ", "* ", "1. ", "- [ ] ", "- [x] ", "+ "]) + item(&random)
    }.joined(separator: "\n") + "\n"
  }

  static func paragraph(_ random: inout FuzzRandom) -> String {
    random.several(1...3) { random in
      random.once(in: 3)
        ? "\(random.pick(WordTable.labels)) \(random.pick(WordTable.sentences))"
        : random.pick(WordTable.sentences)
    }.joined(separator: random.once(in: 2) ? "\n" : " ") + "\n"
  }

  /// Sentences out of what sentences on states and times are made of, wrapped somewhere.
  static func prose(_ random: inout FuzzRandom) -> String {
    let words = random.several(10...60) { random in
      switch random.below(6) {
      case 0: random.pick(WordTable.quantities)
      case 1: random.pick(WordTable.states)
      case 2: random.pick(WordTable.triggers)
      default: random.pick(WordTable.joints)
      }
    }
    var bytes = Array(((random.once(in: 2) ? "- " : "") + words.joined(separator: " ")).utf8)
    ByteMutation.wrap(&bytes, &random)
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }

  private static func item(_ random: inout FuzzRandom) -> String {
    switch random.below(7) {
    case 0:
      let steps = random.several(2...5) { $0.pick(WordTable.states) }
      return steps.joined(separator: " \(random.pick(WordTable.arrows)) ") + tail(&random)
    case 1: return "\(random.pick(WordTable.labels)) \(random.pick(WordTable.quantities))"
    case 2: return "**\(random.pick(WordTable.tokenNames))**: `\(random.pick(WordTable.values))`"
    case 3: return "\(random.pick(WordTable.states)): \(random.pick(WordTable.sentences))"
    case 4:
      return random.several(1...6) { $0.pick(WordTable.quantities) }.joined(separator: " ")
    case 5:
      return "\(random.pick(WordTable.triggers)) \(random.pick(WordTable.arrows)) "
        + random.pick(WordTable.states)
    default: return random.pick(WordTable.sentences)
    }
  }

  private static func tail(_ random: inout FuzzRandom) -> String {
    random.pick([
      "", ": \(random.pick(WordTable.triggers))", " (\(random.pick(WordTable.triggers)))",
    ])
  }
}
