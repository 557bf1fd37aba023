import SpecModel
import SpecSyntax
import SpecText

/// Reads lines that list colours in a form of their own: ramps with arrows, "Red: 50 `#FEF2F2` → 400 `#F87171`", names before
/// colons and bars, "主色: #22C58B | 强调: #FF6A55 | …", brackets right behind names, "Films(#FFC34B), Games(#818CFF)", and
/// names with their colours in one piece of code.
enum ColorRuns {
  /// Adds the colours of a line; false where it is no such list.
  static func read(_ index: Int, reader: FactReader, into sink: inout TokenSink) -> Bool {
    let line = reader.context.lines[index]
    guard (16...900).contains(line.text.count), !sink.definesColorsInFrontMatter,
      let first = ASCII.find(ASCII.hash, in: reader.bytes, line.text),
      ASCII.find(ASCII.hash, in: reader.bytes, first + 1..<line.text.upperBound) != nil,
      reader.topic(of: line).tokens != .elements
    else { return false }
    if let run = PairRun.read(line.text, reader) {
      return add(run, below: nil, index, reader, into: &sink)
    }
    guard let label = line.label, !line.value.isEmpty, label.count <= 60,
      let run = PairRun.read(line.value, reader)
    else { return false }
    return add(run, below: label, index, reader, into: &sink)
  }

  private static func add(
    _ run: PairRun, below label: Range<Int>?, _ index: Int, _ reader: FactReader,
    into sink: inout TokenSink
  ) -> Bool {
    guard let names = names(of: run, below: label, index, reader),
      Set(names.map { TokenSink.slug($0) }).count == names.count
    else { return false }
    let line = reader.context.lines[index]
    let isOfColors = reader.topic(of: line).tokens == .kind(.color)
    for (name, piece) in zip(names, run.pieces) {
      let value = reader.string(piece.value.range)
      if sink.restates(value, .color) {
        sink.repeated(
          value, at: reader.origin(line.text), value: reader.origin(piece.value.range))
        continue
      }
      let token = TokenSink.Definition(
        name: name, kind: .color, value: value,
        origin: reader.origin(piece.name.lowerBound..<piece.value.range.upperBound),
        valueOrigin: reader.origin(piece.value.range), theme: reader.topic(of: line).theme)
      if isOfColors || label == nil { sink.add(token) } else { sink.hold(token) }
    }
    return true
  }

  /// What the colours are called; `nil` where the line is of a form that others read, or names no colours.
  private static func names(
    of run: PairRun, below label: Range<Int>?, _ index: Int, _ reader: FactReader
  ) -> [String]? {
    if let steps = steps(of: run, below: label, index, reader) { return steps }
    let isOfColors =
      TokenPass.kind(ofLine: index, reader: reader) == .color
      || label.map { TokenTopic.of(title: $0, reader.bytes) == .kind(.color) } ?? false
    guard isOfColors, let build = run.build, !tellsOneThing(run, reader) else { return nil }
    let least: Int
    switch build {
    case .inside: least = 2
    case .bracket, .worded: least = 3
    // Commas may as well part sentences.
    case .colon where !run.isOfCommas: least = 3
    default: return nil
    }
    return run.pieces.count >= least ? run.pieces.map { reader.string($0.name) } : nil
  }

  /// Whether the names are modes, or those behind the first are looks of what that names: "Action: … · Hover: …".
  private static func tellsOneThing(_ run: PairRun, _ reader: FactReader) -> Bool {
    for (place, piece) in run.pieces.enumerated() {
      let words = Words.keys(reader.bytes, piece.name)
      if words.contains(where: { TokenColumns.mode(ofWord: $0) != nil }) { return true }
      // "`text/muted #…`": in one code with its value, a name in parts is whole.
      let isWhole =
        run.build == .inside
        && piece.name.contains { [ASCII.slash, ASCII.hyphen].contains(reader.bytes[$0]) }
      if place > 0, !isWhole, ValueChains.isLook(words) { return true }
    }
    return false
  }

  // MARK: Ramps

  /// "50 … → 100 … → 200", "Grey 50 …, 100 …, 200": the steps of a ramp in rising order, three or more, which the label, the
  /// first name or the heading names.
  private static func steps(
    of run: PairRun, below label: Range<Int>?, _ index: Int, _ reader: FactReader
  ) -> [String]? {
    let bytes = reader.bytes
    guard run.build == .plain, run.pieces.count > 1,
      run.pieces.dropFirst().allSatisfy({ TokenPass.isRampStep($0.name, bytes) }),
      let first = run.pieces.first?.name
    else { return nil }
    var family = label.map { reader.string($0) }
    var step = first
    if !TokenPass.isRampStep(first, bytes) {
      guard label == nil, let blank = first.last(where: { bytes[$0] == 0x20 }),
        TokenPass.isRampStep(blank + 1..<first.upperBound, bytes)
      else { return nil }
      family = reader.string(Bytes.trim(first.lowerBound..<blank, in: bytes))
      step = blank + 1..<first.upperBound
    } else if !run.isOfArrows {
      // "Grey: 50 …, 100 …" is read as other lists of looks are.
      return nil
    }
    let steps = [step] + run.pieces.dropFirst().map { $0.name }
    let numbers = steps.map { Int(reader.string($0)) ?? 0 }
    guard zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }), steps.count > 2 else {
      return nil
    }
    return steps.map { step in
      family.map { $0 + " " + reader.string(step) } ?? TokenPass.rampName(step, index, reader)
    }
  }
}
