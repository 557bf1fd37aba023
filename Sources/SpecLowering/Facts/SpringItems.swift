import SpecModel
import SpecText

/// Reads springs whose parameters stand in items of their own:
///
///     - Curve: `lidCurve`
///       - Mass: 1.2
///       - Stiffness: 150
///       - Damping: 16
enum SpringItems {
  private static let parameters = WordKey.set(
    "mass", "stiffness", "tension", "damping", "friction", "velocity")
  private static let strengths = WordKey.set("stiffness", "tension")

  /// Adds the springs of all such lists; what they move is what the item above them tells of.
  ///
  /// - Complexity: O(lines).
  static func add(_ reader: FactReader, to motions: inout [Motion]) {
    let lines = reader.context.lines
    var index = 0
    while index < lines.count {
      guard isParameter(index, reader) else {
        index += 1
        continue
      }
      let first = index
      var isSpring = false
      while index < lines.count, lines[index].depth == lines[first].depth,
        isParameter(index, reader)
      {
        if reader.labelWords(of: index).contains(where: strengths.contains) { isSpring = true }
        index += 1
      }
      let range = lines[first].text.lowerBound..<lines[index - 1].text.upperBound
      guard isSpring, index - first > 1, let owner = reader.owner(of: first),
        let spring = SpringParameters.read(reader.bytes, range)
      else { continue }
      var motion = Motion(
        subject: reader.subject(ofLine: owner, at: lines[owner].value),
        scope: reader.scope(of: lines[first]), origin: reader.origin(range))
      motion.text = reader.string(range)
      motion.easing = .spring(spring)
      motion.easingOrigin = reader.origin(range)
      motions.append(motion)
    }
  }

  /// "Stiffness: 150": an item with the name of one parameter and a number that is all of its value.
  private static func isParameter(_ index: Int, _ reader: FactReader) -> Bool {
    let line = reader.context.lines[index]
    guard line.holder == .item, let label = line.label, label.count <= 16,
      case let value = Bytes.trim(line.value, in: reader.bytes), let start = value.first,
      Bytes.isDigit(reader.bytes[start]), value.count <= 8,
      value.allSatisfy({ Bytes.isDigit(reader.bytes[$0]) || reader.bytes[$0] == 0x2E })
    else { return false }
    let words = reader.labelWords(of: index)
    return words.count == 1 && parameters.contains(words[0])
  }
}
