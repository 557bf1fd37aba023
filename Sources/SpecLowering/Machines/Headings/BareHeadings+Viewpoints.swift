import SpecModel
import SpecText

extension BareHeadings {
  /// Screens without the views of an architecture or of a drawing, "Container view", "Draufsicht", where two at least
  /// and half of them are such.
  static func withoutViewpoints(
    _ screens: [(section: Int, title: String)]
  ) -> [(section: Int, title: String)] {
    let screens = withoutSizes(screens)
    let kept = screens.filter { !isViewpoint($0.title) }
    let dropped = screens.count - kept.count
    guard dropped > 1, dropped >= kept.count else { return screens }
    return kept.count > 1 ? kept : []
  }

  private static func isViewpoint(_ title: String) -> Bool {
    let words = Names.words(StateName.splitQualifier(StateName.withoutNumbering(title)).name)
    guard let first = words.first, let last = words.last else { return false }
    if words.count == 1 { return viewpoints.contains(first) }
    if last == "view" || last == "viewpoint" {
      return words.count == 2 && kindsOfView.contains(first)
        || words.count == 3 && first == "building"
    }
    return words.count == 2 && first == "schnitt"
  }

  private static let kindsOfView: Lexicon = [
    "context", "container", "component", "deployment", "logical", "process", "physical",
    "development", "runtime", "implementation", "scenario", "concurrency", "module", "front",
    "rear", "side", "top", "bottom", "section", "sectional", "exploded",
  ]
  private static let viewpoints: Lexicon = [
    "kontextsicht", "bausteinsicht", "laufzeitsicht", "verteilungssicht", "prozesssicht",
    "draufsicht", "seitenansicht", "vorderansicht", "rückansicht", "untersicht", "schnitt",
  ]
}
