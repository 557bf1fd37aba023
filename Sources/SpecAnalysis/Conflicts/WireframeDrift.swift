public import SpecModel
public import SpecText

/// What one drawing of a screen has otherwise than the other drawings of the same screen.
public struct WireframeDrift: Sendable, Hashable {
  /// What differs.
  public enum Kind: Sendable, Hashable {
    /// The bar at the top lacks a way back that the first drawing has.
    case navigation(String)
    /// The room below a row is missing.
    case room(below: String, Quantity)
    /// The room is called a space where the others call it padding, or the other way round.
    case word(below: String)
  }

  /// What differs.
  public var kind: Kind
  /// The row of the drawing that differs.
  public var origin: Origin
  /// A row of a drawing that has it.
  public var sample: Origin
  /// How many drawings have it.
  public var count: Int

  /// The differences in one document, in order.
  ///
  /// - Complexity: O(rows²) within the drawings of one screen.
  public static func find(in wireframes: [Wireframe]) -> [WireframeDrift] {
    var result: [WireframeDrift] = []
    for group in groups(of: wireframes) where group.count >= 3 {
      result += navigation(group)
      result += rooms(group)
    }
    return result.sorted { $0.origin.range.start < $1.origin.range.start }
  }

  /// Names and signs of controls that lead away from a screen.
  private static let exits: Set<String> = [
    "back", "close", "cancel", "<", "←", "‹", "❮", "✕", "×",
  ]

  // MARK: Drawings of one screen

  /// A drawing with the row at its top and the texts that stand alone on a row.
  private struct Drawing {
    var wireframe: Wireframe
    var bar: Wireframe.Row
    var titles: Set<String>
  }

  /// Drawings whose bars share a thing and that share a line of text.
  private static func groups(of wireframes: [Wireframe]) -> [[Drawing]] {
    var groups: [[Drawing]] = []
    for wireframe in wireframes.prefix(64) {
      guard let drawing = drawing(wireframe) else { continue }
      if let place = groups.firstIndex(where: { isSameScreen($0[0], drawing) }) {
        groups[place].append(drawing)
      } else {
        groups.append([drawing])
      }
    }
    return groups
  }

  /// A drawing with a bar: one row of things above the first line across.
  private static func drawing(_ wireframe: Wireframe) -> Drawing? {
    guard let divider = wireframe.rows.prefix(3).firstIndex(where: { $0.kind == .divider }),
      divider == 1, wireframe.rows[0].kind == .content, wireframe.rows[0].components.count > 1
    else { return nil }
    let titles = wireframe.rows.dropFirst(2).compactMap(title)
    return Drawing(wireframe: wireframe, bar: wireframe.rows[0], titles: Set(titles))
  }

  private static func isSameScreen(_ a: Drawing, _ b: Drawing) -> Bool {
    !names(a.bar).isDisjoint(with: names(b.bar)) && !a.titles.isDisjoint(with: b.titles)
  }

  private static func names(_ row: Wireframe.Row) -> Set<String> {
    Set(row.components.map { $0.text.lowercased() })
  }

  /// The words of a row with one text and nothing else.
  private static func title(_ row: Wireframe.Row) -> String? {
    guard row.kind == .content, row.components.count == 1, row.components[0].kind == .text else {
      return nil
    }
    return row.components[0].text
  }

  // MARK: Differences

  private static func navigation(_ group: [Drawing]) -> [WireframeDrift] {
    let first = group[0].bar
    let exits = first.components.filter { Self.exits.contains($0.text.lowercased()) }
    guard !exits.isEmpty else { return [] }
    let wanted = Set(exits.map { $0.text.lowercased() })
    let name = exits.map(\.text).joined(separator: " ")
    let having = group.filter { !names($0.bar).isDisjoint(with: wanted) }
    return group.filter { names($0.bar).isDisjoint(with: Self.exits) }.map {
      WireframeDrift(
        kind: .navigation(name), origin: $0.bar.origin, sample: first.origin, count: having.count)
    }
  }

  /// What stands below and above each title, where most drawings agree that it is room.
  private static func rooms(_ group: [Drawing]) -> [WireframeDrift] {
    var result: [WireframeDrift] = []
    for title in group.reduce(into: Set<String>(), { $0.formUnion($1.titles) }).sorted() {
      let places = group.compactMap { place(of: title, in: $0.wireframe) }
      guard places.count >= 3 else { continue }
      result += missing(below: title, places)
      result += words(above: title, places)
    }
    return result
  }

  private static func place(
    of title: String, in wireframe: Wireframe
  ) -> (rows: [Wireframe.Row], index: Int)? {
    guard let index = wireframe.rows.firstIndex(where: { self.title($0) == title }) else {
      return nil
    }
    return (wireframe.rows, index)
  }

  private static func missing(
    below title: String, _ places: [(rows: [Wireframe.Row], index: Int)]
  ) -> [WireframeDrift] {
    let followed = places.filter { room($0.rows, $0.index + 1) != nil }
    let without = places.filter {
      $0.index + 1 < $0.rows.count && room($0.rows, $0.index + 1) == nil
    }
    guard followed.count >= 2, followed.count > 2 * without.count,
      let sample = followed.first, let size = room(sample.rows, sample.index + 1)
    else { return [] }
    return without.map {
      WireframeDrift(
        kind: .room(below: title, size), origin: $0.rows[$0.index].origin,
        sample: sample.rows[sample.index + 1].origin, count: followed.count)
    }
  }

  private static func words(
    above title: String, _ places: [(rows: [Wireframe.Row], index: Int)]
  ) -> [WireframeDrift] {
    let rows = places.filter { $0.index > 0 }.map { $0.rows[$0.index - 1] }
    let padded = rows.filter { isPadding($0) == true }
    let spaced = rows.filter { isPadding($0) == false }
    let (many, few) = padded.count >= spaced.count ? (padded, spaced) : (spaced, padded)
    guard many.count >= 2, many.count > 2 * few.count, let sample = many.first else { return [] }
    return few.filter { size($0) == size(sample) }.map {
      WireframeDrift(
        kind: .word(below: title), origin: $0.origin, sample: sample.origin, count: many.count)
    }
  }

  private static func room(_ rows: [Wireframe.Row], _ index: Int) -> Quantity? {
    rows.indices.contains(index) ? size(rows[index]) : nil
  }

  private static func size(_ row: Wireframe.Row) -> Quantity? {
    switch row.kind {
    case .gap(let size), .padding(let size): size
    default: nil
    }
  }

  private static func isPadding(_ row: Wireframe.Row) -> Bool? {
    switch row.kind {
    case .padding: true
    case .gap: false
    default: nil
    }
  }
}
