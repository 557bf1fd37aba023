import SpecModel
import SpecSyntax
import SpecText

/// Compiles animations: what moves, how long, after which delay and by which curve.
enum MotionPass: LoweringPass {
  static func run(_ context: LoweringContext, into spec: inout SpecDocument) {
    FactReader.with(context) { reader in
      for index in context.lines.indices {
        if let motion = motion(ofLine: index, reader: reader) { spec.motions.append(motion) }
      }
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
    let times = hasMeasures ? reader.timeMeasures(ofLine: index) : []
    let easing =
      mayCurve ? easing(of: line, label: label, hasTimes: !times.isEmpty, reader: reader) : nil
    guard !times.isEmpty || easing != nil else { return nil }
    if let easing, reader.isQuoted(easing.range.lowerBound) { return nil }
    if times.isEmpty, case .spring(nil)? = easing?.easing, forbids(line.text, reader.bytes) {
      return nil
    }
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

  private static let spring = WordKey("spring")

  /// The curve of a line; the label counts where it names the spring whose parameters follow.
  private static func easing(
    of line: TextLine, label: [WordKey], hasTimes: Bool, reader: FactReader
  ) -> EasingReader.Found? {
    guard line.holder != .heading else { return nil }
    let allowsPlainWords = hasTimes || label.contains(where: plain.contains)
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
    for time in times {
      let role =
        reader.isMomentOfCourse(time, ofLine: index)
        ? .delay : DurationRole.role(of: time, at: place)
      let quantity = (reader.turned(time, label: label, ofLine: index) ?? time).quantity
      switch role {
      case .animation where motion.duration == nil: motion.duration = quantity
      case .period where motion.duration == nil && isMoving(words, label):
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

  private static let motionWords = WordKey.set(
    "animation", "animations", "motion", "transition", "transitions", "stagger", "fade", "slide")

  /// Whether a line or what stands above it speaks of motion.
  func isMotionLine(_ index: Int) -> Bool {
    Words.contain(Self.motionWords, bytes, context.lines[index].text)
      || wordsAbove(index).contains(where: Self.motionWords.contains)
  }
}
