import SpecDiagnostics
import SpecText

/// Builds YAML nodes from events, with limits that keep hostile input small.
struct YAMLComposer {
  /// Nodes of a block, counting those that aliases repeat.
  static let nodeLimit = 10_000
  /// Sequences and mappings inside each other.
  static let depthLimit = 64

  private let text: YAMLText
  private let file: FileID
  private var anchors: [String: (node: YAMLNode, count: Int)] = [:]
  private var nodeCount = 0
  private var isCut = false
  private(set) var diagnostics: [Diagnostic] = []

  private init(text: YAMLText, file: FileID) {
    self.text = text
    self.file = file
  }

  /// Reads the first document of a text; its root is `nil` where the text holds no value.
  static func compose(
    _ text: YAMLText, file: FileID
  ) -> Result<(root: YAMLNode?, diagnostics: [Diagnostic]), YAMLFailure> {
    text.bytes.withUnsafeBufferPointer { buffer in
      var composer = YAMLComposer(text: text, file: file)
      if let offset = composer.tooDeepBracket(buffer) {
        composer.cut(offset..<offset + 1, isDeep: true)
        let empty = YAMLNode(value: .mapping([]), text: "", range: composer.sourceRange(0..<offset))
        return .success((empty, composer.diagnostics))
      }
      return Result { () throws(YAMLFailure) in
        var events = YAMLEvents(buffer)
        let root = try composer.root(&events)
        return (root, composer.diagnostics)
      }
    }
  }

  private mutating func root(_ events: inout YAMLEvents) throws(YAMLFailure) -> YAMLNode? {
    var root: YAMLNode?
    while !events.isFinished {
      let (event, range) = try events.next()
      if case .other = event { continue }
      let node = try node(event, range, depth: 0, &events)
      if root == nil { root = node }
    }
    return root
  }

  // MARK: Nodes

  private mutating func node(
    _ event: YAMLEvent, _ range: Range<Int>, depth: Int, _ events: inout YAMLEvents
  ) throws(YAMLFailure) -> YAMLNode? {
    let before = nodeCount
    nodeCount += 1
    var node: YAMLNode
    var name = ""
    switch event {
    case .other, .end: return nil
    case .alias(let anchor): return alias(anchor, range)
    case .scalar(let text, let isPlain, let anchor):
      name = anchor
      let value = isPlain ? YAMLScalar.value(of: text) : .string(text)
      node = YAMLNode(value: value, text: text, range: sourceRange(range))
    case .sequenceStart(let anchor), .mappingStart(let anchor):
      guard depth < Self.depthLimit, nodeCount <= Self.nodeLimit else {
        cut(range, isDeep: depth >= Self.depthLimit)
        try skip(&events)
        return YAMLNode(value: .null, text: "", range: sourceRange(range))
      }
      name = anchor
      node =
        if case .sequenceStart = event { try sequence(range, depth, &events) } else {
          try mapping(range, depth, &events)
        }
    }
    if !name.isEmpty { anchors[name] = (node, nodeCount - before) }
    return node
  }

  private mutating func sequence(
    _ start: Range<Int>, _ depth: Int, _ events: inout YAMLEvents
  ) throws(YAMLFailure) -> YAMLNode {
    var items: [YAMLNode] = []
    while true {
      let (event, range) = try events.next()
      guard let item = try node(event, range, depth: depth + 1, &events) else {
        return YAMLNode(
          value: .sequence(items), text: "", range: sourceRange(start.lowerBound..<range.upperBound)
        )
      }
      if nodeCount <= Self.nodeLimit { items.append(item) } else { cut(range, isDeep: false) }
    }
  }

  private mutating func mapping(
    _ start: Range<Int>, _ depth: Int, _ events: inout YAMLEvents
  ) throws(YAMLFailure) -> YAMLNode {
    var entries: [YAMLNode.Entry] = []
    var keys: [String: SourceRange] = [:]
    while true {
      let (event, range) = try events.next()
      guard let key = try node(event, range, depth: depth + 1, &events) else {
        return YAMLNode(
          value: .mapping(entries), text: "",
          range: sourceRange(start.lowerBound..<range.upperBound))
      }
      let (next, valueRange) = try events.next()
      guard let value = try node(next, valueRange, depth: depth + 1, &events) else { continue }
      guard nodeCount <= Self.nodeLimit else {
        cut(range, isDeep: false)
        continue
      }
      guard let name = name(ofKey: key) else { continue }
      if let first = keys[name] {
        diagnostics.append(
          .duplicateKey(name, Origin(file: file, range: key.range), first: first))
      } else {
        keys[name] = key.range
      }
      entries.append(.init(key: name, keyRange: key.range, value: value))
    }
  }

  /// The text of a key; `nil` for a list or a mapping as key.
  private mutating func name(ofKey key: YAMLNode) -> String? {
    switch key.value {
    case .sequence, .mapping:
      diagnostics.append(.compoundKey(Origin(file: file, range: key.range)))
      return nil
    default: return key.text
    }
  }

  private mutating func alias(_ anchor: String, _ range: Range<Int>) -> YAMLNode {
    let place = sourceRange(range)
    guard let (target, count) = anchors[anchor] else {
      diagnostics.append(.undefinedAlias(anchor, Origin(file: file, range: place)))
      return YAMLNode(value: .string("*" + anchor), text: "*" + anchor, range: place)
    }
    nodeCount = min(nodeCount + count, Self.nodeLimit + 1)
    guard nodeCount <= Self.nodeLimit else {
      cut(range, isDeep: false)
      return YAMLNode(value: .null, text: "", range: place)
    }
    return YAMLNode(value: target.value, text: target.text, range: place)
  }

  // MARK: Limits and places

  /// The first bracket that opens more levels than any block of values needs.
  ///
  /// libyaml looks at every open bracket for each word, so that the time grows with the square of their number.
  private func tooDeepBracket(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var depth = 0
    for index in bytes.indices {
      switch bytes[index] {
      case 0x5B, 0x7B:
        depth += 1
        if depth > 16 * Self.depthLimit { return index }
      case 0x5D, 0x7D: depth = max(0, depth - 1)
      default: break
      }
    }
    return nil
  }

  /// Skips what is left of a sequence or mapping that was just opened.
  private func skip(_ events: inout YAMLEvents) throws(YAMLFailure) {
    var depth = 1
    while depth > 0 {
      switch try events.next().event {
      case .sequenceStart, .mappingStart: depth += 1
      case .end: depth -= 1
      default: break
      }
    }
  }

  /// Reports the first thing that was left out for size.
  private mutating func cut(_ range: Range<Int>, isDeep: Bool) {
    guard !isCut else { return }
    isCut = true
    diagnostics.append(.excessive(isDeep: isDeep, Origin(file: file, range: sourceRange(range))))
  }

  /// The place in the source, without white space at its end.
  private func sourceRange(_ range: Range<Int>) -> SourceRange {
    let trimmed = ASCII.trimmed(text.bytes, range.clamped(to: 0..<text.bytes.count))
    guard !trimmed.isEmpty else {
      let place = text.origin(range.lowerBound)
      return SourceRange(place, place)
    }
    return SourceRange(text.origin(trimmed.lowerBound), text.origin(trimmed.upperBound - 1) + 1)
  }
}
