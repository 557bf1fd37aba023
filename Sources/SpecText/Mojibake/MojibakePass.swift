/// One walk over the characters of a text that puts damaged sequences together again.
struct MojibakePass {
  /// How much evidence a sequence needs.
  enum Mode {
    /// Damage beyond doubt, whatever the rest of the document is like.
    case strict
    /// Also what would be doubtful in a document without other damage; repaired characters stay.
    case lenient
    /// Damage beyond doubt that an earlier pass has uncovered.
    case again
  }

  /// The characters; a pass replaces them.
  var units: ContiguousArray<Mojibake.Unit>
  /// How much evidence a sequence needs.
  var mode = Mode.strict

  private var output: ContiguousArray<Mojibake.Unit> = []
  private var repairCount = 0
  private var intactLetters = 0
  /// The code page other than Windows-1252 that damage was found in.
  private var page: CodePage?

  /// Makes a pass over the characters of a text.
  init(units: ContiguousArray<Mojibake.Unit>) { self.units = units }

  /// Whether nearly all characters outside ASCII are damaged, so that doubt counts against the text.
  var isDamagedThroughout: Bool { repairCount > intactLetters }

  /// A sequence that was put together.
  struct Match {
    var scalar: UInt32
    var length: Int
    var kind = SourceText.Repair.Kind.mojibake
  }

  /// Replaces damaged sequences; returns whether there were any.
  mutating func run() -> Bool {
    output.removeAll(keepingCapacity: true)
    output.reserveCapacity(units.count)
    intactLetters = 0
    var found = false
    var index = 0
    while index < units.count {
      if units[index].scalar >= 0x80, let match = match(at: index) {
        append(match, at: index)
        index += match.length
        found = true
      } else {
        if 0xC0...0x24F ~= units[index].scalar, units[index].damage == nil { intactLetters += 1 }
        output.append(units[index])
        index += 1
      }
    }
    swap(&units, &output)
    return found
  }

  private mutating func append(_ match: Match, at index: Int) {
    let parts = units[index..<index + match.length]
    let isLossy = match.kind == .lossyMojibake || parts.contains { $0.damage == .lossyMojibake }
    let isMark = match.scalar == 0xFEFF && output.isEmpty
    output.append(
      .init(
        scalar: isMark ? Mojibake.Unit.nothing : match.scalar,
        count: parts.reduce(0) { $0 + $1.count },
        damage: isLossy ? .lossyMojibake : .mojibake))
    repairCount += 1
  }

  // MARK: Matching

  private mutating func match(at index: Int) -> Match? {
    if mode == .lenient, units[index].damage != nil { return nil }
    if let sequence = sequence(at: index, byte: CodePage.windowsByte) {
      let evidence = evidence(of: sequence, at: index)
      if isAllowed(sequence, at: index), evidence.acceptsWindows(sequence) {
        return Match(scalar: sequence.scalar, length: sequence.length)
      }
    }
    if let match = matchInOtherPages(at: index) { return match }
    return mode == .again
      ? nil
      : LossyRepair(units: units, isLenient: mode == .lenient)
        .match(at: index, before: output.last?.scalar ?? 0)
  }

  private mutating func matchInOtherPages(at index: Int) -> Match? {
    guard CodePage.otherLeads.contains(units[index].scalar) else { return nil }
    for candidate in [page, .dos850, .dos437, .macRoman] {
      guard let candidate,
        let sequence = sequence(at: index, byte: candidate.byte), isAllowed(sequence, at: index),
        evidence(of: sequence, at: index).acceptsConsole(sequence, isKnownPage: page != nil)
      else { continue }
      page = candidate
      return Match(scalar: sequence.scalar, length: sequence.length)
    }
    return nil
  }

  /// Whether the mode lets repaired characters be part of the sequence, or demands it.
  private func isAllowed(_ sequence: MojibakeSequence, at index: Int) -> Bool {
    let hasRepaired = units[index..<index + sequence.length].contains { $0.damage != nil }
    return mode == .again ? hasRepaired : !hasRepaired
  }

  /// The well-formed UTF-8 sequence that the characters at an index stand for in a code page.
  private func sequence(at index: Int, byte: (UInt32) -> UInt8) -> MojibakeSequence? {
    let lead = byte(units[index].scalar)
    let length = UTF8Decoding.length(ofLead: lead)
    guard length > 0, index + length <= units.count else { return nil }
    var scalar = UInt32(lead) & (0x7F >> UInt32(length))
    var sequence = MojibakeSequence(lead: lead, scalar: 0, length: length)
    for position in 1..<length {
      let source = units[index + position].scalar
      let next = byte(source)
      let isValid =
        position == 1
        ? UTF8Decoding.secondBytes(afterLead: lead).contains(next) : next & 0xC0 == 0x80
      guard isValid else { return nil }
      scalar = scalar << 6 | UInt32(next & 0x3F)
      sequence.continuations.append(next)
      if 0x80...0x9F ~= source { sequence.hasControl = true }
      if 0x2500...0x259F ~= source { sequence.hasBox = true }
    }
    sequence.scalar = scalar
    return sequence.isAssigned ? sequence : nil
  }

  private func evidence(of sequence: MojibakeSequence, at index: Int) -> MojibakeEvidence {
    let end = index + sequence.length
    let next = end < units.count ? units[end].scalar : 0
    let followed = next >= 0x80 && self.sequence(at: end, byte: CodePage.windowsByte) != nil
    let last = output.last
    return MojibakeEvidence(
      before: last?.scalar ?? 0,
      beforeThat: output.count > 1 ? output[output.count - 2].scalar : 0,
      after: next,
      isAdjacent: followed || (last?.damage != nil && mode != .again),
      isLenient: mode == .lenient)
  }
}
