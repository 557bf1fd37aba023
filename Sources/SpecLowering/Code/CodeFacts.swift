import SpecModel
import SpecSyntax
import SpecText

/// The facts of one fenced block.
struct CodeFacts {
  /// A time that code or a comment in it states.
  struct Time {
    var fact: DurationFact
    /// Whether the time moves something, so that it makes a motion.
    var isMotion: Bool
  }

  /// Index into `Document.codeBlocks`.
  var block: Int
  var language: CodeLanguage
  /// What the block speaks of: the line that leads to it, else the heading above.
  var subject = ""
  var times: [Time] = []
  var motions: [Motion] = []
}

/// Reads the times and motions of fenced blocks, line by line.
struct CodeReader {
  let document: Document
  let bytes: UnsafeBufferPointer<UInt8>
  let facts: FactIndex
  private(set) var result: CodeFacts
  private let scope: [String]
  private let subject: String
  /// Whether a heading around says that the block shows how something is used.
  private var isOfUse: Bool { scope.contains { Names.hasWord($0, in: Self.uses) } }
  /// The selector or key of the innermost block that was opened.
  private var opened: Range<Int>?
  private var rules = RuleStack()
  /// The selector of a rule that stands on the line as a whole.
  private var inline: Range<Int>?
  /// What the comment above declarations outside of all rules names.
  private var comment: Range<Int>?
  private var commentIsOpen = false
  private var timerIsOpen = false
  private var lineOpensTimer = false
  private var timerWasSeen = false
  /// The property of a declaration that continues on the next line.
  private var motionValueIsOpen = false
  private var lineNumber = 0
  /// Whether the block shows what one run has logged, which demands nothing.
  private var isLog = false
  /// The line of the latest motion and the block that was open there.
  private var lastMotion: (line: Int, opened: Range<Int>?) = (-9, nil)

  /// The facts of all code blocks.
  static func read(_ document: Document, lines: [TextLine], facts: FactIndex) -> [CodeFacts] {
    document.source.bytes.withUnsafeBufferPointer { bytes in
      document.codeBlocks.indices.compactMap { index in
        let block = document.codeBlocks[index]
        var language = CodeLanguage.of(block, bytes)
        guard language != .shell else { return nil }
        let isCard = language == .drawing && TextCard.isIn(block, in: document.source.bytes)
        if isCard { language = .text }
        var reader = CodeReader(
          document: document, bytes: bytes, facts: facts, index: index, language: language,
          subject: lead(of: Int(block.node), lines: lines, document: document))
        reader.isLog =
          language == .text
          && (RunLogs.hold(block.lines, bytes) || Names.hasWord(reader.subject, in: RunLogs.words))
        for line in block.lines {
          let text = isCard ? TextCard.row(line.offsets, in: document.source.bytes) : line.offsets
          reader.read(text)
        }
        return reader.result
      }
    }
  }

  private init(
    document: Document, bytes: UnsafeBufferPointer<UInt8>, facts: FactIndex, index: Int,
    language: CodeLanguage, subject: String
  ) {
    self.document = document
    self.bytes = bytes
    self.facts = facts
    self.result = CodeFacts(block: index, language: language)
    let section = Int(document.nodes[Int(document.codeBlocks[index].node)].section)
    self.scope = section < facts.scopes.count ? facts.scopes[section] : []
    self.subject = subject.isEmpty ? scope.last ?? "" : subject
    result.subject = self.subject
  }

  /// The paragraph or item just before a block, where it leads to the block with a colon or in bold.
  private static func lead(of node: Int, lines: [TextLine], document: Document) -> String {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].node < node { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return "" }
    let line = lines[low - 1]
    guard document.nodes[line.node].section == document.nodes[node].section,
      line.holder == .paragraph || line.holder == .item
    else { return "" }
    if let label = line.label, line.value.isEmpty { return document.string(plain: label) }
    return ""
  }

  // MARK: Lines

  private mutating func read(_ line: Range<Int>) {
    lineNumber += 1
    if result.language == .drawing { return readDrawing(line) }
    if isLog { return }
    let comment = result.language.commentStart(of: line, in: bytes, isOpen: &commentIsOpen)
    let code = line.lowerBound..<comment
    let opens = opensTimer(code)
    lineOpensTimer = opens
    if opens, !Bytes.trim(code, in: bytes).isEmpty { timerWasSeen = true }
    remember(code)
    if result.language == .css, rules.isEmpty { rememberComment(line, code) }
    let hasDigit = Drawings.mayTellTime(line, result.language, bytes)
    if hasDigit {
      let found = result.times.count
      readCode(code)
      if result.times.count == found,
        let time = CodeTime.remarked(code, comment..<line.upperBound, bytes)
      {
        add(time, role: MotionCode.role(of: code, at: time.range, bytes), isMotion: false)
      } else {
        readProse(comment..<line.upperBound, isComment: true)
      }
      if result.times.count > found { addMotion(code, from: found) }
    }
    if !hasDigit || result.times.isEmpty { addEasing(code) }
    timerIsOpen = opens
    motionValueIsOpen = continuesMotion(code)
  }

  private mutating func readCode(_ code: Range<Int>) {
    let language = result.language
    if language == .text, let time = CodeTime.declared(code, bytes) {
      return add(time, role: MotionCode.role(of: code, at: time.range, bytes), isMotion: false)
    }
    if language == .text || language == .diagram {
      let found = result.times.count
      readProse(code)
      if result.times.count == found, listsClasses(code) { readClasses(code) }
      if result.times.count == found, language == .text { readSprings(code) }
      return
    }
    if let time = CodeTime.declared(code, bytes) {
      return add(time, role: MotionCode.role(of: code, at: time.range, bytes), isMotion: false)
    }
    if ProseLines.tells(code, language, bytes) { return readProse(code) }
    let measures = QuantityScanner.scan(bytes, code)
    let isMotion = language == .css || motionValueIsOpen || MotionCode.isMotion(code, bytes)
    for measure in measures {
      if measure.isClock || MeasuredKeys.name(measure, in: code, bytes) { continue }
      if measure.isTime {
        guard isMotion || language == .data && measure.time == .milliseconds,
          measure.time == .milliseconds || measure.time == .seconds
        else { continue }
        var role = MotionCode.role(of: code, at: measure.range, bytes)
        if language == .css, role == .animation,
          MotionCode.isSecondTime(measure, of: measures, in: code, bytes)
        {
          role = .delay
        }
        add(measure, role: role, isMotion: true)
      } else if measure.isBare {
        readBare(measure, code)
      }
    }
    let isList = language == .css && !measures.contains(where: \.isTime) && listsClasses(code)
    if language == .script || isList { readClasses(code) }
  }

  /// "{ duration: 0.5, bounce: 0.15 }" in a fence without a tag: the time of a spring is in seconds.
  private mutating func readSprings(_ code: Range<Int>) {
    for time in MotionCode.springTimes(code, bytes) { add(time, role: .animation, isMotion: false) }
  }

  private mutating func readClasses(_ code: Range<Int>) {
    for measure in MotionCode.utilityClasses(code, bytes) {
      add(measure, role: .animation, isMotion: true)
    }
  }

  /// Whether a line lists utility classes: "transition-colors duration-150", "@apply transition-colors duration-150;".
  private func listsClasses(_ code: Range<Int>) -> Bool {
    if Bytes.find(MotionCode.bracketedAnimation, in: code, of: bytes) != nil { return true }
    return Bytes.find("duration-", in: code, of: bytes) != nil
      && (Bytes.find("transition", in: code, of: bytes) != nil
        || Bytes.find("ease-", in: code, of: bytes) != nil)
  }

  private mutating func readBare(_ measure: Measure, _ code: Range<Int>) {
    let start = measure.range.lowerBound
    // "<Hint delay={700}>" below "Examples" shows how a time is passed on.
    if start > code.lowerBound + 1, bytes[start - 1] == 0x7B, bytes[start - 2] == 0x3D, isOfUse {
      return
    }
    let measure = MotionCode.quotient(
      MotionCode.grouped(measure, bytes, end: code.upperBound), bytes, end: code.upperBound)
    let keyed =
      MotionCode.key(before: measure.range, in: code, bytes)
      ?? (result.language == .swift
        && !isTest ? MotionCode.deadline(before: measure.range, in: code, bytes) : nil)
      ?? memberKey(of: measure, in: code)
    if let keyed, var time = moment(of: measure, by: keyed) {
      if keyed.isUnit {
        if MotionCode.isAdded(measure.range, in: code, bytes) { return }
        MotionCode.add(partsBehind: &time, in: code, bytes)
      }
      let role =
        keyed.isUnit ? MotionCode.role(of: code, at: measure.range, bytes) : keyed.role
      add(time, role: role, isMotion: role != .timeout && role != .other)
      return
    }
    guard isTimerArgument(measure, code) else { return }
    var time = measure
    time.unit = .milliseconds
    time.time = .milliseconds
    add(time, role: .delay, isMotion: false)
  }

  /// Whether the block is code of a test, whose moments only wait for what it checks.
  private lazy var isTest: Bool = Bytes.find("XCTAssert", in: whole, of: bytes) != nil
  /// Whether the block moves things by a library whose transitions count in seconds.
  lazy var hasMotion: Bool = MotionCode.hasMotion(whole, bytes)

  /// "setTimeout(f, 3000)", also where the call began on an earlier line.
  private func isTimerArgument(_ measure: Measure, _ code: Range<Int>) -> Bool {
    guard result.language == .script else { return false }
    let before = Bytes.trim(code.lowerBound..<measure.range.lowerBound, in: bytes)
    let after = Bytes.trim(measure.range.rest(of: code), in: bytes)
    guard let comma = before.last, bytes[comma] == 0x2C, let close = after.first,
      bytes[close] == 0x29
    else { return false }
    if lineOpensTimer { return true }
    return timerIsOpen || bytes[before.lowerBound] == 0x7D && before.count == 2 && timerWasSeen
  }

  private mutating func readProse(_ range: Range<Int>, isComment: Bool = false) {
    guard range.count > 2 else { return }
    let measures = QuantityScanner.scan(bytes, range).filter(\.isTime)
    guard !measures.isEmpty,
      !isComment
        || !(MeasuredKeys.simulates(range, bytes) || CodeComments.calculates(range, bytes))
    else { return }
    var place = DurationRole.Place(words: Words.all(bytes, range)[...])
    place.text = (bytes, range, nil)
    var quotes: [Range<Int>] = []
    // Around the texts of a diagram quotation marks are syntax.
    if result.language != .diagram { QuoteSpans.append(bytes, range, to: &quotes) }
    for (index, found) in measures.enumerated() {
      if index > 0, repeats(found, measures[index - 1]) { continue }
      let isCase = BeforeBounds.hasConsequence(found, range, bytes)
      let measure = isCase ? BeforeBounds.applied(to: found, in: range, bytes) : found
      if QuoteSpans.contain(quotes, measure.range.lowerBound) || isAge(measure, range) { continue }
      if measure.time == .days || measure.isClock || isOfOthers(measure, range) { continue }
      let isBefore = measure.bound != found.bound
      if isComment, isIncidental(measure, range) || !isBefore && isPast(measure, range) { continue }
      if SeekSteps.holds(measure, in: range, bytes) || SeekSteps.isFormer(measure.range, bytes) {
        continue
      }
      var role = DurationRole.role(of: measure, at: place)
      if role == .other, isCondition(measure, range) { role = .timeout }
      let isShort = measure.time == .milliseconds || measure.time == .seconds
      if result.language == .drawing, !isShort, role == .other { continue }
      add(measure, role: role, isMotion: false)
    }
  }

  /// "90s (1.5 min)": whether a time in brackets tells the one before it in another unit.
  private func repeats(_ measure: Measure, _ last: Measure) -> Bool {
    measure.low == last.low && measure.high == last.high
      && measure.range.lowerBound - last.range.upperBound == 2
      && bytes[measure.range.lowerBound - 1] == 0x28
  }

  /// A line of a drawing: what stands outside the frame is a note; inside it milliseconds are never copy, and
  /// seconds are none where a bullet opens the line and a word tells their role.
  private mutating func readDrawing(_ line: Range<Int>) {
    guard Drawings.mayTellTime(line, .drawing, bytes) else { return }
    if listsClasses(line) { return readClasses(line) }
    if Drawings.isChain(line, bytes) { return readProse(line) }
    guard let frame = Drawings.frame(of: line, bytes) else {
      if !Drawings.isRule(line, bytes) || Drawings.isBranch(line, bytes) { readProse(line) }
      return
    }
    readProse(frame.rest(of: line))
    let measures = QuantityScanner.scan(bytes, frame).filter(\.isTime)
    guard !measures.isEmpty else { return }
    var place = DurationRole.Place(words: Words.all(bytes, frame)[...])
    place.text = (bytes, frame, nil)
    let isItem = Drawings.isItem(frame, bytes)
    for measure in measures {
      let isTold = Drawings.tellsWhen(measure, frame, bytes) && joinsBoxes
      guard measure.time == .milliseconds || measure.time == .seconds && !measure.isClock || isTold
      else { continue }
      let role = DurationRole.role(of: measure, at: place)
      guard
        measure.time == .milliseconds
          && !(role == .other && Drawings.isReading(measure, frame, bytes))
          || isItem && role != .other
          || role == .timeout && followsColon(measure, frame)
          || Drawings.labelsTime(measure, frame, bytes) && joinsBoxes || isTold
      else { continue }
      add(measure, role: role, isMotion: false)
    }
  }

  /// Whether the block draws steps with arrows between them.
  private lazy var joinsBoxes = Drawings.joinBoxes(
    document.codeBlocks[result.block].lines.lazy.map(\.offsets), bytes)

  /// "at rest ≥ 5 min → Asleep": whether an arrow follows a time that is a bound.
  private func isCondition(_ measure: Measure, _ range: Range<Int>) -> Bool {
    guard measure.bound == .atLeast else { return false }
    let rest = Bytes.trim(measure.range.rest(of: range), in: bytes)
    return Bytes.matches("→", at: rest.lowerBound, end: rest.upperBound, in: bytes)
      || Bytes.matches("->", at: rest.lowerBound, end: rest.upperBound, in: bytes)
  }

  /// "// true at 10s", and seconds in the comments of a sample of use: what a run passes and nothing that is demanded.
  private func isIncidental(_ measure: Measure, _ range: Range<Int>) -> Bool {
    guard result.language == .script || result.language == .swift,
      measure.time != .milliseconds
    else { return false }
    let isMoment = Bytes.matches(
      " at ", at: measure.range.lowerBound - 4, end: measure.range.lowerBound, in: bytes)
    return isMoment || isOfUse
  }

  private static let uses: Lexicon = ["example", "examples", "usage"]
  private func isAge(_ measure: Measure, _ range: Range<Int>) -> Bool {
    Bytes.matches(" ago", at: measure.range.upperBound, end: range.upperBound, in: bytes)
  }

  private mutating func add(_ measure: Measure, role: DurationFact.Role, isMotion: Bool) {
    let fact = DurationFact(
      quantity: measure.quantity, subject: subject(of: measure), role: told(role, measure),
      scope: scope, origin: origin(measure.range))
    result.times.append(.init(fact: fact, isMotion: isMotion))
  }

  // MARK: Context

  var currentSubject: String {
    guard let opened = inline ?? opened ?? comment else { return subject }
    return bytes.string(opened)
  }

  private func origin(_ range: Range<Int>) -> Origin {
    document.origin(SourceRange(range.lowerBound, range.upperBound))
  }

  /// Keeps the selector or key of a line that opens a block.
  private mutating func remember(_ code: Range<Int>) {
    let trimmed = Bytes.trim(code, in: bytes)
    inline = result.language == .css ? wholeRule(trimmed) : nil
    guard let last = trimmed.last else { return }
    if result.language == .css {
      rules.read(trimmed, bytes)
      opened = rules.innermost(bytes)
      return
    }
    guard bytes[last] == 0x7B, result.language == .script || result.language == .data
    else { return }
    var end = trimmed.lowerBound
    while end < last, bytes[end] != 0x7B, bytes[end] != 0x3D, bytes[end] != 0x28 {
      if bytes[end] == 0x3A { break }
      end += 1
    }
    let name = Bytes.trim(trimmed.lowerBound..<end, in: bytes)
    // "@Composable" marks what follows it.
    if let first = name.first, bytes[first] != 0x40 { opened = name }
  }

  /// The selector of ".item { animation-delay: 50ms }"; steps of key frames are none.
  private func wholeRule(_ line: Range<Int>) -> Range<Int>? {
    guard let last = line.last, bytes[last] == 0x7D,
      let open = line.first(where: { bytes[$0] == 0x7B }), open > line.lowerBound
    else { return nil }
    let name = Bytes.trim(line.lowerBound..<open, in: bytes)
    guard let first = name.first, bytes[first] != 0x40, !Bytes.isDigit(bytes[first]) else {
      return nil
    }
    return name
  }

  /// Keeps the name in a comment of its own line; an empty line ends what it names.
  private mutating func rememberComment(_ line: Range<Int>, _ code: Range<Int>) {
    guard Bytes.trim(code, in: bytes).isEmpty else { return }
    comment = CodeComments.name(Bytes.trim(line, in: bytes), bytes)
  }

  private func opensTimer(_ code: Range<Int>) -> Bool {
    for index in code where bytes[index] == 0x28 {
      for name: StaticString in ["setTimeout", "setInterval", "debounce", "throttle"] {
        let start = index - name.utf8CodeUnitCount
        if start >= code.lowerBound, Bytes.matches(name, at: start, end: index, in: bytes) {
          return true
        }
      }
    }
    return false
  }

  /// "transition:" with its value on the next lines.
  private func continuesMotion(_ code: Range<Int>) -> Bool {
    guard result.language == .css || result.language == .script else { return false }
    let trimmed = Bytes.trim(code, in: bytes)
    guard let last = trimmed.last, bytes[last] == 0x3A || bytes[last] == 0x2C else { return false }
    return motionValueIsOpen || MotionCode.isMotion(code, bytes)
  }

  // MARK: Motions

  private mutating func addMotion(_ code: Range<Int>, from first: Int) {
    let times = result.times[first...].filter(\.isMotion)
      .sorted { $0.fact.origin.range.start < $1.fact.origin.range.start }
    guard !times.isEmpty else { return }
    var next = 0
    for segment in MotionCode.segments(code, bytes, isCSS: result.language == .css) {
      while next < times.count, Int(times[next].fact.origin.range.start) < segment.lowerBound {
        next += 1
      }
      var inside: [CodeFacts.Time] = []
      while next < times.count, Int(times[next].fact.origin.range.start) < segment.upperBound {
        inside.append(times[next])
        next += 1
      }
      guard !inside.isEmpty else { continue }
      var motion = newMotion(segment)
      for time in inside {
        switch time.fact.role {
        case .delay: motion.delay = motion.delay ?? time.fact.quantity
        case .stagger: motion.stagger = motion.stagger ?? time.fact.quantity
        case .spring: break
        default:
          if motion.duration == nil {
            motion.duration = time.fact.quantity
          } else {
            motion.delay = motion.delay ?? time.fact.quantity
          }
        }
      }
      addEasing(segment, to: &motion)
      append(motion)
    }
  }

  /// Adds a motion; a part that the line before left out joins the motion of that line.
  private mutating func append(_ motion: Motion) {
    defer { lastMotion = (lineNumber, opened) }
    guard lineNumber > lastMotion.line, lineNumber - lastMotion.line < 3,
      opened == lastMotion.opened, var last = result.motions.last, last.subject == motion.subject,
      result.language != .text, goesOn(motion, with: last)
    else {
      result.motions.append(motion)
      return
    }
    last.duration = last.duration ?? motion.duration
    last.delay = last.delay ?? motion.delay
    last.stagger = last.stagger ?? motion.stagger
    last.easing = last.easing ?? motion.easing
    last.easingOrigin = last.easingOrigin ?? motion.easingOrigin
    result.motions[result.motions.count - 1] = last
  }

  /// A line with a curve and no time.
  private mutating func addEasing(_ code: Range<Int>) {
    guard MotionCode.isMotion(code, bytes), result.language != .text else { return }
    var motion = newMotion(code)
    addEasing(code, to: &motion)
    if motion.easing != nil { append(motion) }
  }

  private func newMotion(_ range: Range<Int>) -> Motion {
    let trimmed = Bytes.trim(range, in: bytes)
    var motion = Motion(subject: currentSubject, scope: scope, origin: origin(trimmed))
    motion.text = bytes.string(trimmed)
    return motion
  }

  private func addEasing(_ range: Range<Int>, to motion: inout Motion) {
    let value = customValue(range) ?? range
    guard let found = EasingReader.first(bytes, value, allowsPlainWords: true) else { return }
    motion.easing = found.easing
    motion.easingOrigin = origin(found.range)
  }
}
