import SpecModel
import SpecSyntax
import SpecText

/// The one curve that a document gives to all motion, "Easing is always ease-out", against the motions that it gives one of
/// another direction.
struct SoleCurve {
  let document: Document
  let spec: SpecDocument

  /// How a curve begins and ends.
  private enum Direction { case slowStart, slowEnd, both }

  private static let cues: [StaticString] = [
    "lways", "mmer", "tets", "oujours", "iempre", "empre", "ltijd", "elalu", "всегда", "始终", "始終",
    "总是", "總是", "常に", "항상",
  ]
  private static let always: Lexicon = [
    "always", "immer", "stets", "toujours", "siempre", "sempre", "altijd", "selalu", "всегда",
  ]
  private static let wideAlways = ["始终", "始終", "总是", "總是", "常に", "항상"]
  /// Words of such a clause that do not say which motion is meant.
  private static let fillers: Lexicon = [
    "easing", "easings", "ease", "in", "out", "curve", "curves", "timing", "function", "functions",
    "motion", "motions", "animation", "animations", "transition", "transitions", "is", "are", "use",
    "uses", "used", "we", "the", "our", "all", "ui", "it", "an", "a", "for", "every", "with", "of",
    "kurve", "kurven", "bewegung", "bewegungen", "animationen", "ist", "sind", "die", "alle", "mit",
    "für", "la", "les", "el", "las", "courbe", "est", "sont", "mouvement", "curva", "curvas", "es",
    "son", "movimiento", "animaciones", "é", "são", "movimento", "animações", "è", "animazioni",
    "zijn", "beweging", "animaties", "adalah", "kurva", "animasi", "gerak", "кривая",
    "анимация", "анимации",
  ]
  /// What goes on without end has a curve of its own.
  private static let endless: Lexicon = [
    "infinite", "loop", "loops", "spinner", "shimmer", "skeleton", "pulse", "breathing", "marquee",
    "progress", "idle", "ambient", "endlos", "boucle", "bucle", "laço", "ciclo",
  ]

  func find() -> [BlanketClaim] {
    guard document.mentions("ease"), Self.cues.contains(where: { document.mentions($0) }) else {
      return []
    }
    let motions = spec.motions.filter { motion in
      motion.easing != nil && motion.easingOrigin != nil
        && !document.isCode(motion.origin.range.start)
        && spec.isNormative(at: motion.origin.range.start)
    }
    guard motions.count > 1, let claim = motions.first(where: isOfAll),
      let direction = direction(of: claim), let place = claim.easingOrigin
    else { return [] }
    let others = motions.filter { other in
      guard let own = self.direction(of: other) else { return false }
      return own != direction && !Names.hasWord(line(of: other), in: Self.endless)
    }
    guard !others.isEmpty else { return [] }
    return [
      BlanketClaim(
        kind: .curves(1), unit: "", origin: place,
        refutations: others.compactMap { other in
          guard let easing = other.easing, let origin = other.easingOrigin else { return nil }
          return BlanketClaim.Refutation(
            name: easing.label, value: other.subject, arithmetic: "is another one", origin: origin)
        })
    ]
  }

  private func line(of motion: Motion) -> String {
    document.source.string(document.firstLine(of: motion.origin.range))
  }

  /// Whether the clause around the name of a curve says that all motion has it, and nothing else.
  private func isOfAll(_ motion: Motion) -> Bool {
    guard case .named? = motion.easing, direction(of: motion) != nil, !isOfPart(motion),
      let place = motion.easingOrigin
    else { return false }
    let bytes = document.source.bytes
    let line = document.source.lineRange(
      document.source.lineIndex(of: Int(place.range.start))
    ).offsets
    guard line.count < 400 else { return false }
    func isEnd(_ offset: Int) -> Bool {
      let byte = bytes[offset]
      let isStop = byte == ASCII.dot && (offset + 1 >= line.upperBound || bytes[offset + 1] <= 0x20)
      return isStop || byte == 0x3B || byte == 0x2C || byte == 0x28 || byte == 0x29
    }
    var start = Int(place.range.start)
    while start > line.lowerBound, !isEnd(start - 1) { start -= 1 }
    var end = Int(place.range.end)
    while end < line.upperBound, !isEnd(end) { end += 1 }
    let clause = document.source.string(SourceRange(start, end))
    if Self.wideAlways.contains(where: clause.contains) { return clause.utf8.count < 60 }
    let words = Names.words(clause)
    return words.contains(where: Self.always.contains)
      && words.allSatisfy { Self.always.contains($0) || Self.fillers.contains($0) }
  }

  /// Words of headings over one part or one kind of motion.
  private static let parts: Lexicon = [
    "enter", "entering", "entrance", "entrances", "appear", "appearing", "exit", "exits", "exiting",
    "leave", "leaving", "dismiss", "dismissal", "close", "closing", "open", "opening", "hover",
    "press", "pressed", "tap", "drag", "scroll", "modal", "modals", "dialog", "dialogs", "sheet",
    "button", "buttons", "card", "cards", "toast", "toasts", "page", "pages", "loading", "eintritt",
    "austritt", "entrée", "sortie", "entrada", "salida", "saída", "entrata", "uscita", "masuk",
    "keluar", "вход", "выход",
  ]
  private static let wideParts = [
    "入場", "退場", "入场", "退场", "进入", "退出", "ホバー", "悬停", "등장", "퇴장", "호버",
  ]

  /// Whether a heading above a motion limits it to a part.
  private func isOfPart(_ motion: Motion) -> Bool {
    motion.scope.dropFirst().contains { title in
      Names.hasWord(title, in: Self.parts) || Self.wideParts.contains(where: title.contains)
    }
  }

  /// How the curve of a motion begins and ends, where it is plain.
  private func direction(of motion: Motion) -> Direction? {
    switch motion.easing {
    case .named("ease-in")?: return .slowStart
    case .named("ease-out")?: return .slowEnd
    case .named("ease-in-out")?: return .both
    case .cubicBezier(let x1, let y1, let x2, let y2)?:
      guard (0...1).contains(y1), (0...1).contains(y2) else { return nil }
      let isSlowFirst = y1 <= 0.05 && x1 >= 0.15
      let isSlowLast = y2 >= 0.95 && x2 <= 0.85
      if isSlowFirst { return isSlowLast ? .both : .slowStart }
      return isSlowLast ? .slowEnd : nil
    default: return nil
    }
  }
}
