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
