import SpecModel
import SpecText

extension NameResolver {
  /// The same as the rules for words, in scripts without blanks: "一覧" for "一覧画面", "確認画面" for "注文確認画面".
  ///
  /// A name with and without a noun for a screen comes first; else it begins or ends one state's name and no other.
  func unspaced(_ words: [String]) -> Resolution? {
    let name = words.joined()
    guard let lead = name.utf8.first, lead >= 0xE3, name.count >= 2 else { return nil }
    if let match = withSurface(name) { return match }
    // Beyond so many names a part tells nothing; the bound keeps hostile tables linear.
    guard name.count >= 3, candidates.count <= 400 else { return nil }
    var found: [StateID: String] = [:]
    for candidate in candidates where !candidate.isGroup {
      guard candidate.words.contains(where: { $0.utf8.first ?? 0 >= 0xE3 }) else { continue }
      let text = candidate.words.joined()
      guard text.utf8.count > name.utf8.count, text.hasPrefix(name) || text.hasSuffix(name) else {
        continue
      }
      for state in candidate.states { found[state] = candidate.name }
    }
    guard found.count == 1, let (state, whole) = found.first else { return nil }
    return .state(
      state, .overlap, reason: "its text stands in '\(whole)' and in no other state's name")
  }

  /// "設定" for "設定画面", and the other way round.
  private func withSurface(_ name: String) -> Resolution? {
    for noun in StateVocabulary.surfaces.words {
      let key = name.hasSuffix(noun) ? String(name.dropLast(noun.count)) : name + noun
      guard key.count > 1, let index = stateOfKey[key], let state = candidates[index].states.first
      else { continue }
      return .state(
        state, .overlap, reason: "'\(candidates[index].name)' but for a noun for a screen")
    }
    return nil
  }
}
