import SpecModel
import SpecSyntax
import SpecText

extension StateLabels {
  /// What stands below a label for states.
  struct Items {
    var named: [(range: Range<Int>, node: Int)] = []
    /// The names in code that are words for parts.
    var parts: [(range: Range<Int>, node: Int)] = []
    /// The words behind signs that stand where names would.
    var signed: [(range: Range<Int>, node: Int)] = []
    var count = 0
  }

  /// The items below a label.
  ///
  /// - Parameter takesParts: whether a word for a part, such as "icon", is a name as well.
  func readItems(below index: Int, takesParts: Bool) -> Items {
    let line = context.lines[index]
    var items = Items()
    for item in context.lines[(index + 1)...] {
      guard item.holder == .item, item.depth > line.depth else { break }
      // A line that goes on with the one above begins no item.
      guard item.depth == line.depth + 1, !isOfMotion(item),
        item.text.lowerBound == document.plainText(of: item.node).lowerBound
      else { continue }
      if let name = behindSign(item) {
        items.signed.append(name)
        continue
      }
      items.count += 1
      if let name = label(of: item) ?? whole(item),
        case let words = words(of: name.range),
        takesParts || !StateWords.isPart(words) || tellsContents(words)
      {
        items.named.append(name)
      } else if let name = label(of: item), isCoded(name), !holdsDigit(item) {
        items.parts.append(name)
      }
    }
    return items
  }

  /// "`✓` - Proofed": the few words behind a sign that is no word.
  private func behindSign(_ item: TextLine) -> (range: Range<Int>, node: Int)? {
    guard let sign = label(of: item)?.range, sign.count <= 8,
      sign.upperBound < item.text.upperBound,
      document.string(plain: sign).unicodeScalars.allSatisfy({
        !$0.properties.isAlphabetic && $0.properties.numericType == nil
      })
    else { return nil }
    var start = sign.upperBound
    while start < item.text.upperBound, [0x20, 0x2D, 0x3A].contains(document.plain[start]) {
      start += 1
    }
    // An en or em dash and a blank.
    if ASCII.starts(document.plain, at: start, with: "– ")
      || ASCII.starts(document.plain, at: start, with: "— ")
    {
      start += 4
    }
    let name = start..<item.text.upperBound
    return start > sign.upperBound && !name.isEmpty && mayBeName(name) ? (name, item.node) : nil
  }

  /// The names without those that tell when they are entered, below a label over ways out: "Menu when M is pressed" below
  /// "Next states".
  func withoutOccasions(
    _ names: [(range: Range<Int>, node: Int)], below line: TextLine
  ) -> [(range: Range<Int>, node: Int)] {
    let label = line.label ?? line.text
    let isOfWays = document.plain[label].withUnsafeBufferPointer {
      TransitionWords.exits.contains(ignoringCase: $0)
    }
    guard isOfWays else { return names }
    return names.filter { name in
      ArrowLine.divided(document.string(plain: name.range)).condition == nil
    }
  }

  /// The word for a part that is the name of a state as well, for it stands in code beside two names in code, below the
  /// word for states alone: "`transition`".
  func partsInCode(
    _ items: Items, below line: TextLine
  ) -> [(range: Range<Int>, node: Int)] {
    guard items.parts.count == 1, items.named.count > 1, isBareLabel(line),
      items.named.allSatisfy(isCoded)
    else { return [] }
    return items.parts
  }

  /// Whether a line gives a measure or a time, as that of a property does: "`transition` 200ms".
  private func holdsDigit(_ line: TextLine) -> Bool {
    line.text.contains { ASCII.isDigit(document.plain[$0]) }
  }

  /// Whether a name is one identifier in code.
  private func isCoded(_ name: (range: Range<Int>, node: Int)) -> Bool {
    document.span(at: name.range.lowerBound, of: name.node, in: .code) == name.range
  }
}
