import SpecModel
import SpecText

/// Tells what changes its state from the state that is left, where cells "Event | Transition" name either before the
/// arrow: "hall → dark" among "lit → dim" and "dark → lit".
enum ChangedThings {
  private static let nouns: Lexicon = [
    "element", "elements", "item", "items", "zone", "zones", "area", "areas", "region", "regions",
    "sector", "sectors", "part", "parts", "component", "components", "node", "nodes", "tile",
    "tiles", "row", "rows", "cell", "cells", "device", "devices", "sensor", "sensors", "object",
    "objects", "entity", "entities", "room", "rooms", "unit", "units", "segment", "segments",
    "elemente", "bereich", "bereiche", "gerät", "geräte", "bauteil", "bauteile",
    "zonen", "objekt", "objekte", "élément", "éléments", "secteur", "secteurs", "appareil",
    "appareils", "elemento", "elementos", "zona", "zonas", "área", "áreas", "dispositivo",
    "dispositivos", "elementi", "dispositivi", "onderdeel", "onderdelen", "apparaat",
    "要素", "エリア", "ゾーン", "機器", "元素", "区域", "設備", "设备", "节点", "節點", "요소", "구역", "장치",
  ]

  /// The keys of the names that no cell leads to and one cell has before its arrow, that are words for things, and
  /// whose change leads to a state of other cells.
  ///
  /// - Complexity: O(rows).
  static func keys(in table: DocumentTable, _ columns: TableColumns) -> Set<String> {
    guard let column = columns.roles.firstIndex(of: .change), columns.roles.contains(.event),
      table.rows.count > 2
    else { return [] }
    var left: [String: Int] = [:]
    var entered: [String: Int] = [:]
    var things: [(name: String, target: String)] = []
    for row in table.rows.prefix(400) {
      let cells = table.cells(of: row)
      guard column < cells.count, case let ends = Arrow.pieces(of: table.text(cells[column])),
        ends.count == 2
      else { continue }
      for name in names(ends[0]) { left[name, default: 0] += 1 }
      for name in names(ends[1]) { entered[name, default: 0] += 1 }
      if let last = Names.words(ends[0]).last, nouns.contains(last) {
        things.append((Names.key(ends[0]), Names.key(ends[1])))
      }
    }
    return Set(
      things.filter { thing in
        left[thing.name] == 1 && entered[thing.name] == nil
          && (left[thing.target] != nil || entered[thing.target] ?? 0 > 1)
      }.map(\.name))
  }

  /// The keys of the names that slashes part.
  private static func names(_ side: String) -> [String] {
    TextSplit.pieces(of: side, at: slash).map { Names.key($0) }
  }

  private static let slash: Phrases = ["/"]
}
