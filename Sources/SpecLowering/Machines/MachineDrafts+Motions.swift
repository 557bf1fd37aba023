import SpecModel
import SpecText

extension MachineDrafts {
  /// Takes the words on an arrow for how the change looks where they name a motion and its time: "↓ Slide right (300ms)".
  mutating func settleMotions() {
    for matrix in matrices.indices {
      for index in matrices[matrix].edges.indices {
        let edge = matrices[matrix].edges[index]
        guard edge.animation == nil, let trigger = edge.trigger,
          let time = Self.motion(in: trigger.text)
        else { continue }
        matrices[matrix].edges[index].trigger = nil
        matrices[matrix].edges[index].animation = trigger
        if edge.duration == nil {
          matrices[matrix].edges[index].duration = time.quantity
          matrices[matrix].edges[index].durationOrigin = trigger.origin
        }
      }
    }
  }

  /// The time of a text that begins with the noun for a motion.
  private static func motion(in text: String) -> Measure? {
    guard text.utf8.count <= 60, let first = Names.firstWord(text), motions.contains(first) else {
      return nil
    }
    var text = text
    let times = text.withUTF8 { QuantityScanner.scan($0, 0..<$0.count).filter(\.isTime) }
    return times.count == 1 ? times[0] : nil
  }

  private static let motions: Lexicon = [
    "slide", "fade", "zoom", "push", "crossfade", "dissolve", "scale", "morph", "flip", "animate",
    "animation", "transition", "fondu", "glissement", "überblenden", "einblenden",
  ]
}

extension MachineDrafts {
  /// Takes the word that joins a change to its trigger for no part of it: "A → B when the user taps Save".
  mutating func settleOccasions() {
    for matrix in matrices.indices {
      for index in matrices[matrix].edges.indices {
        guard let text = matrices[matrix].edges[index].trigger?.text,
          let rest = Self.withoutJoint(text)
        else { continue }
        matrices[matrix].edges[index].trigger?.text = rest
      }
    }
  }

  /// A text without "when" before it; `nil` where it begins otherwise or has nothing else.
  private static func withoutJoint(_ text: String) -> String? {
    guard let first = text.utf8.first, first != 0x20, text.utf8.count > 6,
      let space = text.utf8.prefix(12).firstIndex(of: 0x20),
      joints.contains(text[..<space].lowercased())
    else { return nil }
    let rest = StateName.trimmed(String(text[space...]))
    return Names.wordCount(rest) > 0 ? rest : nil
  }

  private static let joints: Lexicon = [
    "when", "whenever", "wenn", "sobald", "quand", "lorsque", "cuando", "wanneer", "zodra",
  ]
}
