import SpecModel
import SpecSyntax
import SpecText

/// A scale of utility classes says what its steps are for, and the code of such a part takes another step.
///
/// "**Large:** `rounded-xl` – Standard for buttons" is held against `<button className="rounded-lg …">`, and
/// "`duration-150` – for hover states" against the lists of classes that change below a pointer, where none of them
/// takes the step. A part that several steps name may take any of them.
///
/// - Source: Tailwind CSS, "Border Radius", "Transition Duration".
struct ClassUseConflicts {
  let document: Document

  /// A class with its place.
  private struct Class {
    var name: String
    var range: SourceRange
  }

  /// A step of a scale and a part that it is for.
  private struct Step {
    var part: String
    var word: String
    var step: Class
  }

  /// The classes of an element.
  private struct Element {
    var tag: String
    var classes: [Class]
  }

  private static let parts: [String: String] = [
    "button": "button", "buttons": "button", "schaltflächen": "button", "boutons": "button",
    "botones": "button", "input": "input", "inputs": "input", "hover": "hover",
    "hover-states": "hover",
  ]

  static func find(_ document: Document) -> [FactConflict] {
    guard document.mentions("class"),
      document.mentions("rounded-") || document.mentions("duration-")
    else { return [] }
    let conflicts = ClassUseConflicts(document: document)
    return conflicts.conflicts("rounded", "radius", ["button", "input"])
      + conflicts.conflicts("duration", "duration", ["hover"])
  }

  private func conflicts(
    _ family: String, _ property: String, _ parts: [String]
  ) -> [FactConflict] {
    let steps = steps(family)
    guard Set(steps.map(\.step.name)).count >= 3 else { return [] }
    let elements = elements(family)
    return parts.compactMap { part in
      let own = steps.filter { $0.part == part }
      guard let first = own.first else { return nil }
      let uses = elements.filter { isMeant($0, by: part) }.flatMap { element in
        element.classes.filter { isStep($0.name, of: family) }
      }
      let allowed = Set(own.map(\.step.name))
      let strays = uses.filter { !allowed.contains($0.name) }
      guard let stray = strays.first,
        part == "hover"
          ? strays.count == uses.count && uses.count >= 3 : strays.count * 2 < uses.count
      else { return nil }
      return FactConflict(
        subject: first.word, property: property,
        statements: [.init(value: stray.name, origin: document.origin(stray.range))]
          + strays.dropFirst().filter { $0.name == stray.name }.map {
            .init(value: $0.name, origin: document.origin($0.range))
          } + [.init(value: first.step.name, origin: document.origin(first.step.range))],
        reason: "the scale has '\(first.step.name)' for '\(first.word)'")
    }
  }

  private func isMeant(_ element: Element, by part: String) -> Bool {
    part == "hover"
      ? element.classes.contains { $0.name.hasPrefix("hover:") } : element.tag == part
  }

  /// Whether a class is a step of a family that has more than one meaning for a part: circles are none.
  private func isStep(_ name: String, of family: String) -> Bool {
    name.hasPrefix(family + "-") && name != "rounded-full" && name != "rounded-none"
      && name.split(separator: "-").count == 2
  }

  // MARK: Steps

  /// The items "**Large:** `rounded-xl` (12px) – Standard for buttons, inputs", one for each part.
  private func steps(_ family: String) -> [Step] {
    var result: [Step] = []
    for run in document.runs where run.style.contains(.code) && (6...60).contains(run.count) {
      let span = Int(run.start)..<Int(run.start + run.count)
      let place = document.sourceRange(plain: span)
      guard
        let step = classes(place).first(where: { $0.name.hasPrefix(family + "-") }),
        case let line = document.firstLine(of: place),
        [0x2D, 0x2A].contains(document.source.bytes[Int(line.start)]),
        line.offsets.count < 200
      else { continue }
      let rest = document.source.string(SourceRange(Int(place.end), Int(line.end)))
      // A line that names another step says of both what they are for.
      guard
        !rest.dropFirst().contains("`") || rest.hasPrefix("`") && !rest.dropFirst().contains("`")
      else { continue }
      let words = Names.words(rest)
      let found = words.compactMap { word in Self.parts[word].map { (word, $0) } }
      if found.isEmpty { result.append(Step(part: "", word: "", step: step)) }
      result += found.map { Step(part: $0.1, word: $0.0, step: step) }
    }
    return result
  }

  /// The words of a list of classes.
  private func classes(_ range: SourceRange) -> [Class] {
    let bytes = document.source.bytes
    var result: [Class] = []
    var start = Int(range.start)
    for offset in Int(range.start)...Int(range.end) {
      guard
        offset == Int(range.end) || bytes[offset] == ASCII.space || bytes[offset] == ASCII.backtick
      else { continue }
      if start < offset {
        let place = SourceRange(start, offset)
        result.append(Class(name: document.source.string(place), range: place))
      }
      start = offset + 1
    }
    return result
  }

  // MARK: Elements

  /// The elements of code with a class of a family.
  private func elements(_ family: String) -> [Element] {
    let bytes = document.source.bytes
    var result: [Element] = []
    for block in document.codeBlocks {
      var tag = ""
      for line in block.lines {
        if let open = ASCII.find(0x3C, in: bytes, line.offsets), open + 1 < Int(line.end),
          ASCII.isLetter(bytes[open + 1])
        {
          tag = String(
            decoding: bytes[(open + 1)..<Int(line.end)].prefix(while: ASCII.isLetter), as: UTF8.self
          )
        }
        guard let start = ASCII.find("class", in: bytes, line.offsets),
          let quote = ASCII.find(0x22, in: bytes, start..<Int(line.end)),
          let end = ASCII.find(0x22, in: bytes, (quote + 1)..<Int(line.end))
        else { continue }
        let classes = classes(SourceRange(quote + 1, end))
        if classes.contains(where: { $0.name.hasPrefix(family + "-") }) {
          result.append(Element(tag: tag, classes: classes))
        }
      }
    }
    return result
  }
}
