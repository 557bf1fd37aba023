import SpecModel
import SpecSyntax
import SpecText

/// Compiles animations: what moves, how long, after which delay and by which curve.
enum MotionPass: LoweringPass {
  static func run(_ context: LoweringContext, into spec: inout SpecDocument) {
    FactReader.with(context) { reader in
      var rows = MotionRows()
      for index in context.lines.indices {
        guard let motion = motion(ofLine: index, reader: reader) else { continue }
        rows.note(spec.motions.count, motion, index, reader)
        spec.motions.append(motion)
      }
      rows.join(&spec.motions)
      SpringItems.add(reader, to: &spec.motions)
    }
    for code in context.code { spec.motions += code.motions }
    spec.motions.sort { $0.origin.range.start < $1.origin.range.start }
  }

  private static let plain = WordKey.set("easing", "timing", "curve", "interpolation")

  private static func motion(ofLine index: Int, reader: FactReader) -> Motion? {
    let hasMeasures =
      !reader.context.facts.lineMeasures[index].isEmpty || reader.mayHoldClass(index)
    let mayCurve = reader.cues(of: index).contains(.curve)
    guard hasMeasures || mayCurve else { return nil }
    let line = reader.context.lines[index]
    let label = reader.labelWords(of: index)
    let times =
      hasMeasures
      ? reader.timeMeasures(ofLine: index)
        .filter { !DurationPass.isForbidden($0, index, reader) } : []
    let easing =
      mayCurve ? easing(of: line, label: label, hasTimes: !times.isEmpty, reader: reader) : nil
    guard !times.isEmpty || easing != nil else { return nil }
    if let easing, reader.isQuoted(easing.range.lowerBound) { return nil }
    if times.isEmpty, isCrossedOut(line.text, reader.bytes) { return nil }
    if times.isEmpty, let easing, !demands(easing, index, reader) { return nil }
    let first = times.first?.range ?? easing?.range ?? line.text
    var motion = Motion(
      subject: reader.subject(ofLine: index, at: first), scope: reader.scope(of: line),
      origin: reader.origin(line.text, in: line))
    motion.text = reader.words(ofRow: line) ?? reader.string(line.text)
    assign(times, of: index, label: label, reader: reader, to: &motion)
    motion.easing = easing?.easing
    motion.easingOrigin = easing.map { reader.origin($0.range, in: line) }
    guard motion.duration != nil || motion.delay != nil || motion.stagger != nil || easing != nil
    else { return nil }
    if easing == nil, motion.duration == nil, motion.stagger == nil, motion.delay != nil {
      return reader.isMotionLine(index) ? motion : nil
    }
    return motion
  }

  /// Whether a line without a time asks for the curve that it names.
  private static func demands(
    _ easing: EasingReader.Found, _ index: Int, _ reader: FactReader
  ) -> Bool {
    let line = reader.context.lines[index]
    switch easing.easing {
    case .spring(nil), .named: break
    default: return true
    }
    let isCell = line.holder == .cell
    guard !isCell || reader.firstCell(ofRowOf: index) == nil else {
      return !forbids(line.text, reader.bytes)
    }
    // "| `--ease-out` | `cubic-bezier(…)` |": a name, and no value.
    if isCell, isName(Bytes.trim(line.text, in: reader.bytes), reader.bytes) { return false }
    // "Never `ease-in` on panels", "| Bounce on daily screens | Wrong mood |" below "Do not"
    let title = reader.scope(of: line).last?.utf8.count ?? 0
    return !forbids(line.text, reader.bytes) && !(title <= 24 && reader.refuses(line))
  }

  /// Whether a text is the name of a property or a variable: "--ease-out", "$curve-soft".
  private static func isName(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count > 2, !text.contains(where: { bytes[$0] == 0x20 }) else { return false }
    return bytes[text.lowerBound] == 0x24
      || bytes[text.lowerBound] == 0x2D && bytes[text.lowerBound + 1] == 0x2D
  }

  /// "Do not mix spring and timing": whether a line begins with words that forbid, so that a kind of motion without a
  /// value is none.
  private static func forbids(_ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let starts: [StaticString] = [
      "Do not ", "Don't ", "Don’t ", "Never ", "Avoid ", "No ", "Keine ", "Niemals ", "Ne ",
      "Nunca ", "Evitar ", "Non ", "Nooit ", "Jangan ",
    ]
    return starts.contains {
      Bytes.matches($0, at: text.lowerBound, end: text.upperBound, in: bytes)
    }
  }

  /// "❌ Bounce (`cubic-bezier(…)`)": whether a line begins with a sign that rules out what follows, and shows nothing
  /// better behind it.
  private static func isCrossedOut(
    _ text: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let signs: [StaticString] = ["❌", "🚫", "⛔"]
    let isCrossed = signs.contains {
      Bytes.matches($0, at: text.lowerBound, end: text.upperBound, in: bytes)
    }
    return isCrossed && Bytes.find("✅", in: text, of: bytes) == nil
      && Bytes.find("→", in: text, of: bytes) == nil
  }

  private static let spring = WordKey("spring")

  /// The curve of a line; the label counts where it names the spring whose parameters follow.
  private static func easing(
    of line: TextLine, label: [WordKey], hasTimes: Bool, reader: FactReader
  ) -> EasingReader.Found? {
    guard line.holder != .heading else { return nil }
    let allowsPlainWords =
      hasTimes || label.contains(where: plain.contains)
      || line.holder == .cell
        && reader.header(ofCell: line.node).map { Words.contain(plain, reader.bytes, $0) } ?? false
    let value = EasingReader.first(reader.bytes, line.value, allowsPlainWords: allowsPlainWords)
    if value != nil || !label.contains(spring) { return value }
    guard let spring = SpringParameters.read(reader.bytes, line.value) else { return nil }
    return EasingReader.Found(easing: .spring(spring), range: line.value)
  }

  private static func assign(
    _ times: [Measure], of index: Int, label: [WordKey], reader: FactReader, to motion: inout Motion
  ) {
    let words = reader.words(of: index)
    var place = reader.place(ofLine: index)
    place.words = words
    for time in times where !reader.isOfAnother(time, than: motion.subject, ofLine: index) {
      let role =
        reader.isMomentOfCourse(time, ofLine: index)
        ? .delay : DurationRole.role(of: time, at: place)
      let quantity = (reader.turned(time, label: label, ofLine: index) ?? time).quantity
      switch role {
      case .animation where motion.duration == nil: motion.duration = quantity
      case .period where motion.duration == nil && isMoving(words, label + place.row):
        motion.duration = quantity
      case .delay where motion.delay == nil: motion.delay = quantity
      case .stagger where motion.stagger == nil: motion.stagger = quantity
      default: break
      }
    }
  }

  private static let moving = WordKey.set(
    "animation", "animate", "loop", "shimmer", "pulse", "spin", "rotate", "rotation", "fade",
    "infinite", "duration")

  private static func isMoving(_ words: ArraySlice<Words.Word>, _ label: [WordKey]) -> Bool {
    words.contains { moving.contains($0.key) } || label.contains(where: moving.contains)
  }
}

extension FactReader {
  /// The cells of the row that holds a cell, so that a reader sees all that the row says.
  func words(ofRow line: TextLine) -> String? {
    guard line.holder == .cell else { return nil }
    let row = Int(context.document.nodes[line.node].parent)
    guard row >= 0, context.document.nodes[row].kind == .tableRow else { return nil }
    return context.document.children(of: row).map { string(textRange($0)) }
      .joined(separator: " | ")
  }

  private static let determiners: Lexicon = [
    "the", "a", "an", "each", "every", "all", "der", "die", "das", "le", "la", "les", "el", "los",
    "las", "il", "lo", "gli", "o", "os", "het",
  ]

  /// "The card fades in 180ms. Dragging follows; the label goes 2 s later": whether a time of a paragraph belongs to
  /// another thing that its clause names.
  func isOfAnother(_ time: Measure, than subject: String, ofLine index: Int) -> Bool {
    let line = context.lines[index]
    guard line.holder == .paragraph, line.label == nil else { return false }
    let own = self.subject(ofLine: index, at: time.range)
    guard own != subject, let first = Names.words(own).first else { return false }
    return Self.determiners.contains(first)
  }

  private static let motionWords = WordKey.set(
    "animation", "animations", "motion", "transition", "transitions", "stagger", "fade", "slide")

  /// Whether a line or what stands above it speaks of motion.
  func isMotionLine(_ index: Int) -> Bool {
    Words.contain(Self.motionWords, bytes, context.lines[index].text)
      || wordsAbove(index).contains(where: Self.motionWords.contains)
  }
}
