import SpecModel
import SpecSyntax
import SpecText

extension MachineDrafts {
  /// Takes the words on an arrow for how the change looks where they name a motion and its time, "↓ Slide right (300ms)",
  /// or nothing but a motion.
  ///
  /// - Complexity: O(edges).
  mutating func settleMotions() {
    for matrix in matrices.indices {
      var isOfLight: Bool?
      var isOfActs: Bool?
      for index in matrices[matrix].edges.indices {
        let edge = matrices[matrix].edges[index]
        guard edge.animation == nil, let trigger = edge.trigger else { continue }
        guard let time = Self.motion(in: trigger.text) else {
          guard matrices[matrix].form != "diagram", let kind = Self.kind(ofMotion: trigger.text)
          else { continue }
          let isBesideLight = isOfLight ?? matrices[matrix].hasMotionOfLight
          isOfLight = isBesideLight
          guard kind == .ofLight || isBesideLight else { continue }
          matrices[matrix].edges[index].trigger = nil
          matrices[matrix].edges[index].animation = trigger
          continue
        }
        let tellsActs = isOfActs ?? (matrices[matrix].form == "grid" && matrices[matrix].hasActs)
        isOfActs = tellsActs
        if tellsActs, let act = Self.act(before: trigger.text) {
          matrices[matrix].edges[index].trigger = LocatedText(act, trigger.origin)
        } else {
          matrices[matrix].edges[index].trigger = nil
          matrices[matrix].edges[index].animation = trigger
        }
        if edge.duration == nil {
          matrices[matrix].edges[index].duration = time.quantity
          matrices[matrix].edges[index].durationOrigin = trigger.origin
        }
      }
    }
    settleTrailingTimes()
  }

  /// Takes times off changes that stand in what triggers them, "Hover 300 ms → Visible": they tell when the change
  /// comes, and not how long it takes.
  ///
  /// - Complexity: O(edges).
  mutating func settleTimes(in document: Document) {
    for matrix in matrices.indices where matrices[matrix].form == "list" {
      for index in matrices[matrix].edges.indices {
        let edge = matrices[matrix].edges[index]
        guard let trigger = edge.trigger, let origin = edge.durationOrigin,
          origin.range.end - origin.range.start < 40
        else { continue }
        let time = document.source.string(origin.range)
        let (told, _) = StateName.splitQualifier(trigger.text)
        guard !time.isEmpty, told.contains(time) else { continue }
        matrices[matrix].edges[index].duration = nil
        matrices[matrix].edges[index].durationOrigin = nil
      }
    }
  }

  /// What a finger does before the time in parentheses, "push (200ms)": a motion has the same name.
  private static func act(before text: String) -> String? {
    let (name, remark) = StateName.splitQualifier(text)
    guard remark?.utf8.first.map(ASCII.isDigit) == true, Names.wordCount(name) <= 3,
      Names.firstWord(name).map(FlowSteps.isGesture) == true
    else { return nil }
    return name
  }

  /// The time of a text that begins with the noun for a motion.
  fileprivate static func motion(in text: String) -> Measure? {
    guard text.utf8.count <= 60, let first = Names.firstWord(text),
      motions.contains(first) || fades.contains(first) || moves.contains(first)
    else { return nil }
    var text = text
    let times = text.withUTF8 { QuantityScanner.scan($0, 0..<$0.count).filter(\.isTime) }
    return times.count == 1 ? times[0] : nil
  }

  fileprivate enum MotionKind { case ofLight, ofPlace }

  /// What a text that names a motion and nothing else tells: "fade + slight zoom", or "slide up", which a finger does as
  /// well and which is a motion only beside another that no finger makes.
  fileprivate static func kind(ofMotion text: String) -> MotionKind? {
    guard text.utf8.count <= 40 else { return nil }
    let words = Names.words(text)
    guard !words.isEmpty,
      words.allSatisfy({
        fades.contains($0) || moves.contains($0) || manners.contains($0)
      })
    else { return nil }
    if words.contains(where: fades.contains) { return .ofLight }
    return words.contains(where: moves.contains) ? .ofPlace : nil
  }

  /// Motions that nobody makes with a finger.
  private static let fades: Lexicon = [
    "fade", "fades", "fading", "crossfade", "dissolve", "dissolves", "morph", "überblenden",
    "überblendung", "einblenden", "ausblenden", "fondu", "fundido", "desvanecimiento",
    "esmaecer", "dissolvenza", "vervagen", "フェード", "フェードイン", "フェードアウト", "クロスフェード", "淡入",
    "淡出", "淡入淡出", "渐变", "페이드", "페이드인", "페이드아웃", "크로스페이드",
  ]
  private static let moves: Lexicon = [
    "slide", "slides", "zoom", "scale", "push", "flip", "rise", "grow", "schieben", "glissement",
    "deslizamiento", "deslizamento", "scorrimento", "schuiven", "geser", "スライド", "ズーム", "滑入",
    "滑出", "缩放", "슬라이드", "줌",
  ]
  private static let manners: Lexicon = [
    "up", "down", "left", "right", "in", "out", "from", "to", "the", "a", "bottom", "top", "side",
    "edge", "slight", "slightly", "slow", "quick", "soft", "gentle", "and", "with", "von", "unten",
    "oben", "links", "rechts", "vers", "le", "haut", "bas", "hacia", "arriba", "abajo", "下から",
    "上から", "右から", "左から", "아래에서", "위에서", "왼쪽에서", "오른쪽에서", "위로", "아래로",
  ]

  private static let motions: Lexicon = [
    "slide", "fade", "zoom", "push", "crossfade", "dissolve", "scale", "morph", "flip", "animate",
    "animation", "transition", "fondu", "glissement", "überblenden", "einblenden", "einblendung",
    "ausblendung", "einschub", "animación", "transición", "animação", "transição", "animazione",
    "transizione", "animatie", "overgang", "animasi", "transisi", "memudar", "アニメーション", "トランジション",
    "动画", "过渡", "애니메이션", "전환",
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

extension MatrixDraft {
  /// Whether a trigger names no motion, so that the cells of a grid tell what brings changes about.
  ///
  /// - Complexity: O(edges).
  fileprivate var hasActs: Bool {
    edges.contains { edge in
      edge.trigger.map {
        MachineDrafts.motion(in: $0.text) == nil && MachineDrafts.kind(ofMotion: $0.text) == nil
      } ?? false
    }
  }

  /// Whether the words on an arrow name a motion that no finger makes, and nothing else.
  ///
  /// - Complexity: O(edges).
  fileprivate var hasMotionOfLight: Bool {
    edges.contains { edge in
      (edge.trigger ?? edge.animation).map { MachineDrafts.kind(ofMotion: $0.text) == .ofLight }
        ?? false
    }
  }
}
