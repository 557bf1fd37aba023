import SpecModel
import SpecSyntax
import SpecText

/// Two sections that list the measures of one thing, "Main Tile" and "Main Tile Tokens", or "Specs" and "Tokens" below
/// "Main Tile", and give one of them two values.
///
/// The sections agree on as many measures at least as they differ in, so that they are not of two variants.
struct SecondSheets {
  private let document: Document
  private let spec: SpecDocument

  /// Sections that list measures of one thing.
  private struct Group {
    var title: String
    var sections: [Int]
  }

  /// What two measures have in common when they are of the same property.
  private struct Key: Hashable {
    var kind: Constraint.Kind
    var unit: Unit
    var side: String
    var part: Set<String>
    var limits: Set<String>
  }

  static func find(_ document: Document, _ spec: SpecDocument) -> [FactConflict] {
    guard spec.constraints.count > 3 else { return [] }
    let finder = SecondSheets(document: document, spec: spec)
    let groups = finder.groups()
    guard !groups.isEmpty else { return [] }
    let measures = finder.measures(of: Set(groups.flatMap(\.sections)))
    return groups.flatMap { finder.conflicts($0, measures) }
  }

  // MARK: Sections

  /// Words of titles over the measures of what is named before them or above.
  private static let sheets: Lexicon = [
    "token", "tokens", "spec", "specs", "specification", "specifications", "property", "properties",
    "value", "values", "dimension", "dimensions", "measurement", "measurements", "mapping",
    "design", "visual", "visuals", "component", "reference", "and", "maße", "werte",
    "eigenschaften", "spezifikation", "spezifikationen", "spécification", "spécifications",
    "propriétés", "valeurs", "mesures", "especificación", "especificaciones", "propiedades",
    "valores", "medidas", "dimensiones", "especificações", "propriedades", "dimensões",
    "specifiche", "proprietà", "valori", "misure", "dimensioni", "specificaties", "eigenschappen",
    "waarden", "maten", "afmetingen", "spesifikasi", "nilai", "ukuran",
  ]

  /// The most sections that are compared with one another.
  private static let most = 6

  /// The things that two sections at least may list the measures of.
  ///
  /// - Complexity: O(sections).
  private func groups() -> [Group] {
    var plain: [[String]: [Int]] = [:]
    var titled: [[String]: [Int]] = [:]
    var bare: [Int: [Int]] = [:]
    for section in document.sections.indices where document.sections[section].level > 1 {
      let words = Names.words(document.title(ofSection: section)).filter {
        !$0.allSatisfy(\.isNumber)
      }
      var rest = words[...]
      while let last = rest.last, Self.sheets.contains(last) { rest.removeLast() }
      if rest.isEmpty {
        let parent = Int(document.sections[section].parent)
        if parent > 0, document.sections[parent].level > 1 {
          bare[parent, default: []].append(section)
        }
      } else if rest.count == words.count {
        plain[words, default: []].append(section)
      } else {
        titled[Array(rest), default: []].append(section)
      }
    }
    return plain.values.flatMap { owners in
      owners.compactMap { owner -> Group? in
        let title = document.title(ofSection: owner)
        let words = Names.words(title).filter { !$0.allSatisfy(\.isNumber) }
        // Of two things with one name nobody knows which one the list is of.
        let lists = owners.count == 1 ? titled[words] ?? [] : []
        let sections = [owner] + (bare[owner] ?? []) + lists
        return (2...Self.most).contains(sections.count)
          ? Group(title: title, sections: sections.sorted()) : nil
      }
    }.sorted { $0.sections[0] < $1.sections[0] }
  }

  // MARK: Measures

  /// The single lengths that items and cells of some sections give.
  private func measures(of sections: Set<Int>) -> [Int: [Constraint]] {
    var result: [Int: [Constraint]] = [:]
    for constraint in spec.constraints {
      let place = constraint.origin.range.start
      guard isCompared(constraint.kind), constraint.quantity.exact != nil, constraint.base == nil,
        constraint.condition == nil, constraint.quantity.unit.isLength,
        !constraint.quantity.isApproximate, let leaf = document.lastNode(startingBy: place),
        case let section = Int(document.nodes[leaf].section), sections.contains(section),
        isListed(leaf), spec.isNormative(at: place)
      else { continue }
      result[section, default: []].append(constraint)
    }
    return result
  }

  private func isCompared(_ kind: Constraint.Kind) -> Bool {
    switch kind {
    case .padding, .height, .width, .radius, .stroke, .spacing: true
    default: false
    }
  }

  /// Whether a leaf is a cell or an item.
  private func isListed(_ leaf: Int) -> Bool {
    let parent = Int(document.nodes[leaf].parent)
    return document.nodes[leaf].kind == .tableCell
      || document.nodes[leaf].kind == .paragraph && parent > 0
        && document.nodes[parent].kind == .item
  }

  private static let sides: [String: String] = [
    "vertical": "vertical", "vertikal": "vertical", "verticale": "vertical",
    "verticaal": "vertical", "horizontal": "horizontal", "horizontale": "horizontal",
    "orizzontale": "horizontal", "horizontaal": "horizontal", "top": "top", "bottom": "bottom",
    "left": "left", "right": "right",
  ]
  private static let sideStems = Set(sides.keys.map(LedgerWords.stem))

  /// The property of a measure; `nil` where its line does not tell which side it is of.
  private func key(_ constraint: Constraint, of owner: Set<String>) -> Key? {
    let label = label(constraint)
    let words = Names.words(label)
    let beside = clause(around: constraint)
    let found = Set((words + Names.words(beside)).compactMap { Self.sides[$0] })
    guard found.count <= 1, let pair = pairSide(constraint) else { return nil }
    guard found.isEmpty || pair.isEmpty else { return nil }
    let limits = LedgerWords.limits(of: label + " " + beside, isMeasure: true)
    let other = Self.sideStems.union(owner)
    return Key(
      kind: constraint.kind, unit: constraint.quantity.unit, side: found.first ?? pair,
      part: LedgerWords.thing(label).subtracting(other),
      limits: limits.subtracting(other))
  }

  /// The label of a measure without the title of its list: "Design Tokens: Height".
  private func label(_ constraint: Constraint) -> String {
    let subject = constraint.subject
    guard let colon = subject.firstIndex(of: ":"),
      Names.words(String(subject[..<colon])).allSatisfy(Self.sheets.contains)
    else { return subject }
    return String(subject[subject.index(after: colon)...])
  }

  /// The text between the marks around a number: "12pt horizontal" of "14pt vertical, 12pt horizontal".
  private func clause(around constraint: Constraint) -> String {
    let bytes = document.source.bytes
    let line = constraint.lineOrigin.range.offsets
    let marks: [UInt8] = [0x2C, 0x3B, 0x3A, 0x7C, 0x28, 0x29]
    var start = max(line.lowerBound, Int(constraint.origin.range.start))
    var end = max(start, Int(constraint.origin.range.end))
    while start > line.lowerBound, !marks.contains(bytes[start - 1]) { start -= 1 }
    while end < line.upperBound, !marks.contains(bytes[end]) { end += 1 }
    return document.source.string(SourceRange(start, end))
  }

  /// The side of a length of two, "14px 24px"; empty where it stands alone, and `nil` where more follow.
  private func pairSide(_ constraint: Constraint) -> String? {
    let bytes = document.source.bytes
    var end = Int(constraint.origin.range.end)
    while end < bytes.count, bytes[end] == ASCII.space { end += 1 }
    let isFirst = end < bytes.count && ASCII.isDigit(bytes[end])
    var start = Int(constraint.origin.range.start)
    let own = start
    while start > 0, bytes[start - 1] == ASCII.space { start -= 1 }
    let gap = start
    while start > 0, gap - start < 3, ASCII.isLetter(bytes[start - 1]) { start -= 1 }
    let isSecond =
      gap < own && start < gap && start > 0 && ASCII.isDigit(bytes[start - 1])
    switch (isFirst, isSecond) {
    case (false, false): return ""
    case (true, false): return constraint.kind == .padding ? "vertical" : nil
    case (false, true): return constraint.kind == .padding ? "horizontal" : nil
    case (true, true): return nil
    }
  }

  // MARK: Comparison

  private func conflicts(_ group: Group, _ measures: [Int: [Constraint]]) -> [FactConflict] {
    let owner = LedgerWords.thing(group.title)
      .union(LedgerWords.limits(of: group.title, isMeasure: true))
    let sheets = group.sections.compactMap {
      section -> (section: Int, values: [Key: Constraint])? in
      guard let own = measures[section] else { return nil }
      let values = single(own, of: owner)
      return values.isEmpty ? nil : (section, values)
    }
    var result: [FactConflict] = []
    for (index, first) in sheets.enumerated() {
      for second in sheets.dropFirst(index + 1)
      where limits(first.section) == limits(second.section) {
        result += compare(first.values, second.values, group.title)
      }
    }
    return result
  }

  /// The measures that a section gives one value.
  private func single(_ measures: [Constraint], of owner: Set<String>) -> [Key: Constraint] {
    var result: [Key: Constraint] = [:]
    var doubtful: Set<Key> = []
    for constraint in measures {
      guard let key = key(constraint, of: owner) else { continue }
      if let known = result[key], known.quantity.exact != constraint.quantity.exact {
        doubtful.insert(key)
      }
      result[key] = result[key] ?? constraint
    }
    for key in doubtful { result[key] = nil }
    return result
  }

  /// The limits that the headings above the measures of a section set.
  private func limits(_ section: Int) -> Set<String> {
    document.path(ofSection: section).filter { document.sections[$0].level > 1 }.reduce(into: []) {
      $0.formUnion(LedgerWords.limits(of: document.title(ofSection: $1), isMeasure: true))
    }
  }

  private func compare(
    _ first: [Key: Constraint], _ second: [Key: Constraint], _ title: String
  ) -> [FactConflict] {
    let shared = first.keys.filter { second[$0] != nil }
    let others = shared.filter { first[$0]?.quantity.exact != second[$0]?.quantity.exact }
    let agreed = shared.count - others.count
    guard agreed > 0, others.count <= agreed else { return [] }
    return others.compactMap { key -> FactConflict? in
      guard let here = first[key], let there = second[key] else { return nil }
      let property = (key.side.isEmpty ? "" : key.side + " ") + key.kind.rawValue
      return FactConflict(
        subject: key.part.isEmpty ? title : "\(title): \(here.subject)", property: property,
        statements: [here, there].sorted { $0.origin.range.start < $1.origin.range.start }.map {
          .init(
            value: Numbers.text($0.quantity.exact ?? 0) + $0.quantity.unit.rawValue,
            origin: $0.origin)
        },
        reason: "both sections list the measures of '\(title)', and agree on \(agreed) more")
    }.sorted { $0.statements[0].origin.range.start < $1.statements[0].origin.range.start }
  }
}
