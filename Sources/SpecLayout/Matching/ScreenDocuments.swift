import SpecModel
import SpecText

/// The documents that the name of a screen may mean.
///
/// Case, hyphens, filler words and a number in front do not matter: "TodaySchedule" is
/// "001-today-schedule".
struct ScreenDocuments {
  /// Indices into the specs, those that fit best first; none where no document has the name.
  private(set) var tiers: [[Int]] = []
  /// Whether a document or its folder has just this name.
  private(set) var isExact = false

  init(_ specs: [SpecDocument], screen: String) {
    let wanted = Self.words(screen)
    guard !wanted.isEmpty else { return }
    let fits = specs.map { Self.fit(wanted, $0) }
    isExact = fits.contains { $0 >= 3 }
    for fit in Set(fits).sorted(by: >) where fit > 0 {
      tiers.append(specs.indices.filter { fits[$0] == fit })
    }
  }

  /// How well a document fits: its own name before that of its folder, whole names before parts.
  private static func fit(_ wanted: [String], _ spec: SpecDocument) -> Int {
    let parts = spec.path.split(separator: "/")
    let stem = parts.last?.split(separator: ".").first.map(String.init) ?? ""
    let own = [stem, spec.title ?? ""].map(words)
    let folder = parts.dropLast().last.map { words(String($0)) } ?? []
    let key = wanted.joined()
    if own.contains(where: { $0.joined() == key }) { return 4 }
    if folder.joined() == key { return 3 }
    let all = Set(wanted)
    if own.contains(where: { all.isSubset(of: $0) }) { return 2 }
    return all.isSubset(of: folder) ? 1 : 0
  }

  private static func words(_ name: String) -> [String] {
    let words = Names.significantWords(name)
    let rest = Array(words.drop { $0.allSatisfy(\.isNumber) })
    return rest.isEmpty ? words : rest
  }
}
