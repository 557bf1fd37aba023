import SpecModel
import SpecSyntax
import SpecText

/// A table says which class of radius each part takes, and the section of a part gives it another one.
///
/// "| Button, Input, Modal | `rounded-lg` |" is held against "Dialog: `max-w-lg bg-surface rounded-xl`" below "Modal".
///
/// - Source: Tailwind CSS, "Border Radius".
struct RadiusRoles {
  private let document: Document

  /// A class with its place.
  private struct Class {
    var name: String
    var origin: Origin
  }

  static func find(_ document: Document) -> [FactConflict] {
    guard document.mentions("rounded-") else { return [] }
    let finder = RadiusRoles(document: document)
    let roles = finder.roles()
    guard !roles.isEmpty else { return [] }
    return document.sections.indices.compactMap { finder.conflict($0, roles) }
  }

  // MARK: Roles

  /// The classes that tables give to parts; a table has two classes at least and none but those of radii.
  private func roles() -> [String: [Class]] {
    var result: [String: [Class]] = [:]
    for node in document.tables {
      let rows = document.children(of: node).dropFirst()
      var own: [(parts: [String], classes: [Class])] = []
      for row in rows {
        let cells = document.children(of: row)
        guard cells.count >= 2, case let name = document.plainText(of: cells[0]),
          document.span(at: name.lowerBound, in: .code) == nil,
          let classes = cells.dropFirst().lazy.map({ classes(document.plainText(of: $0)) })
            .first(where: { !$0.isEmpty })
        else { continue }
        let parts = document.string(plain: name).split { ",/、，".contains($0) }
          .map { Self.key(String($0)) }
        // "Small", "Large": the table is the scale itself.
        guard !parts.contains(where: Self.isStep) else { continue }
        own.append((parts, classes))
      }
      guard own.count >= 3, own.count * 2 > rows.count,
        Set(own.flatMap { $0.classes.map(\.name) }).count > 1
      else { continue }
      for (parts, classes) in own {
        for part in parts { result[part, default: []] += classes }
      }
    }
    return result
  }

  private static let steps: Lexicon = [
    "small", "medium", "large", "default", "base", "none", "full", "extra", "tiny", "huge", "big",
    "xs", "sm", "md", "lg", "xl", "xxl", "2xl", "3xl", "pill", "round", "circle", "sharp", "soft",
    "klein", "mittel", "groß", "petit", "moyen", "grand", "pequeño", "mediano", "grande", "小", "中",
    "大",
  ]

  private static func isStep(_ part: String) -> Bool {
    part.split(separator: " ").allSatisfy { steps.contains(String($0)) }
  }

  private static let plain: Lexicon = ["component", "components", "ui"]

  /// The one name of a part in the singular: "Modals", "Modal component".
  private static func key(_ text: String) -> String {
    Names.words(text).filter { !plain.contains($0) }.map(Subject.singular).joined(separator: " ")
  }

  /// The classes of radii in the code of a text.
  private func classes(_ text: Range<Int>) -> [Class] {
    UtilityClasses.find("rounded-", in: text, document).compactMap { place in
      let name = document.string(plain: place)
      // "rounded-t-xl" is that of a side, "hover:rounded-xl" that of a state.
      let isPlain =
        place.lowerBound == text.lowerBound || document.plain[place.lowerBound - 1] != ASCII.colon
      guard isPlain, name.split(separator: "-").count == 2 else { return nil }
      return Class(name: name, origin: document.origin(document.sourceRange(plain: place)))
    }
  }

  // MARK: Parts

  /// Labels of what a part is as a whole.
  private static let wholes: Lexicon = [
    "dialog", "container", "base", "panel", "box", "root", "wrapper", "surface", "style", "styles",
    "styling", "classes", "class", "shape", "radius", "content", "default",
  ]

  private func conflict(_ section: Int, _ roles: [String: [Class]]) -> FactConflict? {
    guard document.sections[section].heading >= 0,
      case let title = document.title(ofSection: section), title.utf8.count < 40,
      case let key = Self.key(title.drop { !$0.isLetter }.description), let own = roles[key]
    else { return nil }
    let found = document.sections[section].ownNodes.flatMap { node -> [Class] in
      guard document.nodes[Int(node)].kind == .paragraph else { return [] }
      return document.lines(of: Int(node)).flatMap { line -> [Class] in
        let own = classes(line)
        return own.isEmpty || !isOfWhole(line, key) ? [] : own
      }
    }
    let allowed = Set(own.map(\.name))
    guard let stray = found.first, Set(found.map(\.name)).count == 1, !allowed.contains(stray.name),
      stray.name != "rounded-full", stray.name != "rounded-none", let role = own.first
    else { return nil }
    return FactConflict(
      subject: title, property: "radius",
      statements: [
        .init(value: stray.name, origin: stray.origin),
        .init(value: role.name, origin: role.origin),
      ],
      reason: "the table of radii has '\(role.name)' for '\(title)'")
  }

  /// Whether a stretch has no word outside of code.
  private func holdsCodeAlone(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if let span = document.span(at: offset, in: .code) {
        offset = max(offset + 1, span.upperBound)
      } else if ASCII.isWord(document.plain[offset]) {
        return false
      } else {
        offset += 1
      }
    }
    return true
  }

  /// Whether a line gives the classes of the part as a whole: it holds nothing else, or its label says so.
  private func isOfWhole(_ line: Range<Int>, _ key: String) -> Bool {
    guard let span = line.lazy.compactMap({ document.span(at: $0, in: .code) }).first else {
      return false
    }
    let label = document.string(plain: line.lowerBound..<max(line.lowerBound, span.lowerBound))
    let words = Names.words(label)
    guard !words.isEmpty else {
      // "`Avatar`: `rounded-xl`" is on a part of the part; "`rounded-xl` `p-6`" is nothing but classes.
      return ASCII.find("rounded-", in: document.plain, span) != nil
        && holdsCodeAlone(min(span.upperBound, line.upperBound)..<line.upperBound)
    }
    return words.count <= 2 && label.contains(":")
      && words.allSatisfy { Self.wholes.contains($0) || Subject.singular($0) == key }
  }
}
