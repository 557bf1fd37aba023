import SpecModel
import SpecSyntax
import SpecText

/// Reads sentences that forbid a change: "no transition from A to B", "A must not open B while …", "X is ignored in A".
///
/// A sentence counts only where a machine knows every state that it names, word for word.
struct ProhibitionSentences {
  private let context: LoweringContext
  private let names: StateNameIndex
  /// The first two bytes of the stems, small and capital: a word that begins otherwise is none.
  private let heads = Self.stemBytes.first
  private let seconds = Self.stemBytes.second

  init(_ context: LoweringContext, machines: [Machine]) {
    self.context = context
    names = StateNameIndex(machines)
  }

  /// Adds what the document's sentences forbid to the machines that know the names.
  func add(to machines: inout [Machine]) {
    guard !names.isEmpty else { return }
    for (index, line) in context.lines.enumerated()
    where line.holder == .paragraph || line.holder == .item {
      guard line.text.count <= 600, mayForbid(index) else { continue }
      let origin = context.origin(plain: line.text)
      guard !context.normativity.contains(origin) else { continue }
      let text = context.document.string(plain: line.text)
      for sentence in Self.sentences(of: text) {
        guard let found = NegativeSentence(sentence, names: names).prohibition else { continue }
        add(found, origin: origin, to: &machines)
      }
    }
  }

  private func add(
    _ found: NegativeSentence.Prohibition, origin: Origin, to machines: inout [Machine]
  ) {
    let ends = [found.source, found.target].compactMap(\.self)
    guard let machine = names.machine(with: ends.filter(names.knows)) else { return }
    let places = [found.source, found.target].map { name in
      name.map { names.state($0, in: machine) ?? add($0, origin, to: &machines[machine]) }
    }
    let rule = Machine.Prohibition(
      source: places[0], target: places[1],
      trigger: found.trigger.map { LocatedText($0, origin) },
      guardText: found.condition.map { LocatedText($0, origin) }, origin: origin)
    // A line with an arrow may have been read already.
    let isKnown = machines[machine].prohibitions.contains {
      $0.source == rule.source && $0.target == rule.target && $0.origin == origin
    }
    if !isKnown { machines[machine].prohibitions.append(rule) }
  }

  /// The state of a name that nothing but a prohibition has.
  private func add(_ name: String, _ origin: Origin, to machine: inout Machine) -> StateID {
    let key = Names.key(name)
    if let known = machine.states.firstIndex(where: { $0.key == key }) { return StateID(known) }
    machine.states.append(
      State(key: key, name: name, kind: .external, provenance: .declared, origin: origin))
    return StateID(machine.states.count - 1)
  }

  private static let ends: Phrases = [". ", "; ", "! ", "。", "；"]

  private static func sentences(of text: String) -> [String] {
    TextSplit.pieces(of: text, at: ends)
  }

  /// Whether a line may hold a word that denies: a quick test on bytes.
  private func mayForbid(_ index: Int) -> Bool {
    let facts = context.facts.words
    let range = context.lines[index].text
    return context.document.plain.withUnsafeBufferPointer { plain in
      let line = UnsafeBufferPointer(rebasing: plain[range])
      guard facts.cues[index].contains(.quote) else {
        return facts.words(of: index).contains { word in
          let start = word.range.lowerBound - range.lowerBound
          return (start == 0 || line[start - 1] == 0x20) && mayBegin(line, start)
            && Self.isStem(line, start)
        }
      }
      return mayForbidInScripts(line)
    }
  }

  /// The same in a line with characters outside ASCII.
  private func mayForbidInScripts(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    var before: UInt8 = 0x20
    for index in line.indices {
      let byte = line[index]
      if byte >= 0xE3 { return line.indices.contains { Self.marks.match(line, at: $0) != nil } }
      if before == 0x20, mayBegin(line, index), Self.isStem(line, index) { return true }
      before = byte
    }
    return false
  }

  /// Whether a stem may begin at an offset, by its first two bytes.
  @inline(__always)
  private func mayBegin(_ line: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    heads.contains(line[index]) && index + 1 < line.count && seconds.contains(line[index + 1])
  }

  private static func isStem(_ line: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    stemsByHead[Int(ASCII.lowercased(line[index]))].contains { stem in
      guard index + stem.utf8CodeUnitCount <= line.count else { return false }
      return stem.withUTF8Buffer { wanted in
        for offset in 1..<wanted.count
        where ASCII.lowercased(line[index + offset]) != wanted[offset] { return false }
        return true
      }
    }
  }

  private static let marks = NegativeSentenceVocabulary.scriptStems
  /// The stems by their first byte.
  private static let stemsByHead: [[StaticString]] = {
    var table = [[StaticString]](repeating: [], count: 256)
    for stem in NegativeSentenceVocabulary.stems {
      stem.withUTF8Buffer { table[Int($0[0])].append(stem) }
    }
    return table
  }()
  private static let stemBytes = (first: bytes(at: 0), second: bytes(at: 1))

  private static func bytes(at offset: Int) -> ByteSet {
    var set = ByteSet()
    for stem in NegativeSentenceVocabulary.stems {
      stem.withUTF8Buffer {
        set.insert($0[offset])
        if ASCII.isLower($0[offset]) { set.insert($0[offset] & 0xDF) }
      }
    }
    return set
  }
}

/// The states of all machines by their names.
struct StateNameIndex {
  private var places: [String: [(machine: Int, state: StateID)]] = [:]
  /// Names in scripts without spaces, as written.
  private(set) var unspaced: [String] = []

  init(_ machines: [Machine]) {
    for (number, machine) in machines.enumerated() {
      var isInRuns = machine.states.map { $0.kind != .external }
      for transition in machine.transitions {
        if let source = transition.source { isInRuns[source.index] = true }
        isInRuns[transition.target.index] = true
      }
      for id in machine.stateIDs where isInRuns[id.index] {
        for name in [machine[id].name] + machine[id].aliases.map(\.text) {
          add(name, number, id)
        }
      }
    }
  }

  private mutating func add(_ name: String, _ machine: Int, _ state: StateID) {
    let key = Names.key(name)
    guard !key.isEmpty, key.utf8.count > 1 else { return }
    if places[key]?.contains(where: { $0.machine == machine }) == true { return }
    places[key, default: []].append((machine, state))
    if name.unicodeScalars.contains(where: { $0.value >= 0x3040 }) { unspaced.append(name) }
  }

  var isEmpty: Bool { places.isEmpty }

  func knows(_ name: String) -> Bool { places[Names.key(name)] != nil }

  func state(_ name: String, in machine: Int) -> StateID? {
    places[Names.key(name)]?.first { $0.machine == machine }?.state
  }

  /// The first machine that has all names.
  func machine(with names: [String]) -> Int? {
    guard let first = names.first else { return nil }
    return places[Names.key(first)]?.map(\.machine).first { machine in
      names.allSatisfy { state($0, in: machine) != nil }
    }
  }
}
