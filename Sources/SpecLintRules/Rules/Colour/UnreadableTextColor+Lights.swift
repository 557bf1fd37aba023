import SpecAnalysis

/// The grounds on which texts have the most contrast.
extension UnreadableTextColor {
  /// Grounds by how light they are.
  private struct Lights {
    private let grounds: [ColorRoles.Member]
    /// Each luminance once, from the darkest on, with the first ground that has it.
    private var lights: [(light: Double, place: Int)] = []

    init(_ grounds: [ColorRoles.Member]) {
      self.grounds = grounds
      let all = grounds.indices.map { (light: grounds[$0].color.luminance, place: $0) }
      for known in all.sorted(by: { ($0.light, $0.place) < ($1.light, $1.place) })
      where lights.last?.light != known.light {
        lights.append(known)
      }
    }

    /// Whether other grounds are these: most texts share one list, which is in memory once.
    func areAll(_ others: [ColorRoles.Member]) -> Bool {
      others.count == grounds.count
        && others.withUnsafeBufferPointer { other in
          grounds.withUnsafeBufferPointer { $0.baseAddress == other.baseAddress }
        }
    }

    /// The ground on which a text has the most contrast, the first one of several.
    ///
    /// Contrast grows away from the text on both sides, so that it is among the darkest or the lightest.
    ///
    /// - Complexity: O(1), but for grounds of one contrast.
    func best(for text: ColorRoles.Member) -> ColorRoles.Member? {
      guard let darkest = lights.first, let lightest = lights.last else { return nil }
      let light = text.color.luminance
      let most = max(
        OpaqueColor.contrast(darkest.light, light), OpaqueColor.contrast(lightest.light, light))
      var place = Int.max
      for known in lights {
        guard OpaqueColor.contrast(known.light, light) == most else { break }
        place = min(place, known.place)
      }
      for known in lights.reversed() {
        guard OpaqueColor.contrast(known.light, light) == most else { break }
        place = min(place, known.place)
      }
      return grounds[place]
    }
  }

  /// The ground on which each text has the most contrast, the first one of several.
  ///
  /// - Parameter compared: the grounds of each text.
  func lightest(
    for texts: [ColorRoles.Member], on compared: [[ColorRoles.Member]]
  ) -> [ColorRoles.Member?] {
    var lights: Lights?
    return zip(texts, compared).map { text, grounds -> ColorRoles.Member? in
      if let lights, lights.areAll(grounds) { return lights.best(for: text) }
      let made = Lights(grounds)
      lights = made
      return made.best(for: text)
    }
  }
}
