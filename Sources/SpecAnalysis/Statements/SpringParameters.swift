import SpecModel
import SpecSyntax
import SpecText

/// Parameters of one spring as the text gives them and as the code sets them: "stiffness 300, damping 24" beside
/// `{ stiffness: 300, damping: 18 }`.
///
/// A text is held against the code where it shares one parameter with it and differs in another one, and where no other
/// spring of the code fits it.
struct SpringParameters {
  private let document: Document

  /// The parameters of one spring that stand together.
  private struct Group {
    var values: [String: Double]
    var origins: [String: Origin]
    var isCode: Bool
    var node: Int
  }

  static func find(_ document: Document) -> [FactConflict] {
    guard document.mentions("amping"), !document.codeBlocks.isEmpty else { return [] }
    let finder = SpringParameters(document: document)
    let groups = finder.groups()
    let code = groups.filter(\.isCode)
    guard !code.isEmpty else { return [] }
    var result: [FactConflict] = []
    for told in groups where !told.isCode {
      guard !code.contains(where: { differences($0, told).isEmpty && isShared($0, told) }),
        let set = code.filter({ isNear($0, told) }).only,
        !groups.contains(where: { !$0.isCode && $0.values == set.values }),
        let name = differences(set, told).only, let here = told.origins[name],
        let there = set.origins[name], let value = told.values[name], let other = set.values[name]
      else { continue }
      let pair = [(value, here), (other, there)].sorted { $0.1.range.start < $1.1.range.start }
      var found = FactConflict(
        subject: "spring", property: name,
        statements: pair.map { .init(value: Numbers.text($0.0, decimals: 3), origin: $0.1) },
        reason: "the other parameters of the two springs are the same")
      found.isCode = true
      result.append(found)
    }
    return result
  }

  /// The parameters that two springs give different values.
  private static func differences(_ a: Group, _ b: Group) -> [String] {
    a.values.keys.sorted().filter { name in b.values[name].map { $0 != a.values[name] } == true }
  }

  private static func isShared(_ a: Group, _ b: Group) -> Bool {
    a.values.keys.count { b.values[$0] != nil } > 1
  }

  /// Whether springs share a parameter that is no usual one, and differ in one.
  private static func isNear(_ a: Group, _ b: Group) -> Bool {
    differences(a, b).count == 1
      && a.values.contains { $0.key != "mass" && b.values[$0.key] == $0.value }
  }

  private static let names: [String: String] = [
    "stiffness": "stiffness", "mass": "mass", "response": "response", "damping": "damping",
    "dampingfraction": "damping ratio", "dampingratio": "damping ratio", "tension": "tension",
    "friction": "friction",
  ]

  private func groups() -> [Group] {
    var result: [Group] = []
    for number in document.nodes.indices {
      switch document.nodes[number].kind {
      case .paragraph:
        let text = document.plainText(of: number)
        guard text.count < 600, ASCII.find("amping", in: document.plain, text) != nil else {
          continue
        }
        if let group = groups(TextTokens.read(document, text), number, isCode: false).only {
          result.append(group)
        }
      case .codeBlock:
        let block = document.codeBlocks[Int(document.nodes[number].payload)]
        guard let first = block.lines.first, let last = block.lines.last,
          case let range = first.offsets.lowerBound..<last.offsets.upperBound, range.count < 8000,
          ASCII.find("amping", in: document.source.bytes, range) != nil
        else { continue }
        result += groups(TextTokens.read(document.source, range), number, isCode: true)
      default: continue
      }
    }
    return result
  }

  /// The parameters of a text, parted where a name comes again or many words stand between.
  private func groups(_ tokens: [TextToken], _ node: Int, isCode: Bool) -> [Group] {
    var result: [Group] = []
    var open = Group(values: [:], origins: [:], isCode: isCode, node: node)
    var last = 0
    func close() {
      if open.values.count > 1 { result.append(open) }
      open = Group(values: [:], origins: [:], isCode: isCode, node: node)
    }
    for place in tokens.indices {
      guard var name = Self.names[tokens[place].text] else { continue }
      if name == "damping", place + 1 < tokens.count,
        ["ratio", "fraction"].contains(tokens[place + 1].text)
      {
        name = "damping ratio"
      }
      guard let (value, range) = value(behind: place, tokens) else { continue }
      if name == "damping", value <= 1 { name = "damping ratio" }
      if open.values[name] != nil || place - last > 12 { close() }
      open.values[name] = value
      open.origins[name] =
        isCode
        ? document.origin(SourceRange(range.lowerBound, range.upperBound))
        : document.origin(document.sourceRange(plain: range))
      last = place
    }
    close()
    return result
  }

  /// The number behind a name, a word or two between; a comma may part its decimals.
  private func value(behind place: Int, _ tokens: [TextToken]) -> (Double, Range<Int>)? {
    for index in place + 1..<max(place + 1, min(place + 4, tokens.count)) {
      if let number = tokens[index].number {
        if index + 1 < tokens.count, tokens[index + 1].gap == .comma,
          let part = tokens[index + 1].number,
          tokens[index + 1].range.lowerBound == tokens[index].range.upperBound + 1,
          number == 0
        {
          let digits = Double(tokens[index + 1].range.count)
          var scale = 1.0
          for _ in 0..<Int(digits) { scale *= 10 }
          return (
            part / scale, tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound
          )
        }
        return (number, tokens[index].range)
      }
      guard ["of", "ratio", "fraction", "is", "von", "de", "at"].contains(tokens[index].text) else {
        return nil
      }
    }
    return nil
  }
}
