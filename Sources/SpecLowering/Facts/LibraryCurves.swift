import SpecModel

/// The curves that libraries name, data only.
///
/// - Source: Compose `EasingFunctions`, GSAP "Eases", SwiftUI `Animation` (presets of springs).
enum LibraryCurves {
  /// A name and its curve.
  struct Entry {
    var name: StaticString
    var easing: Easing
    /// Whether the name counts only after a dot: ".snappy".
    var isMember = false
  }

  /// All entries, longer names before their beginnings.
  static let all: [Entry] = [
    Entry(name: "FastOutSlowInEasing", easing: .cubicBezier(0.4, 0, 0.2, 1)),
    Entry(name: "FastOutLinearInEasing", easing: .cubicBezier(0.4, 0, 1, 1)),
    Entry(name: "LinearOutSlowInEasing", easing: .cubicBezier(0, 0, 0.2, 1)),
    Entry(name: "fastOutSlowIn", easing: .cubicBezier(0.4, 0, 0.2, 1), isMember: true),
    Entry(name: "LinearEasing", easing: .named("linear")),
    Entry(name: "power1.out", easing: .named("ease-out")),
    Entry(name: "power2.out", easing: .named("ease-out")),
    Entry(name: "power3.out", easing: .named("ease-out")),
    Entry(name: "power4.out", easing: .named("ease-out")),
    Entry(name: "power1.inOut", easing: .named("ease-in-out")),
    Entry(name: "power2.inOut", easing: .named("ease-in-out")),
    Entry(name: "power3.inOut", easing: .named("ease-in-out")),
    Entry(name: "power4.inOut", easing: .named("ease-in-out")),
    Entry(name: "power1.in", easing: .named("ease-in")),
    Entry(name: "power2.in", easing: .named("ease-in")),
    Entry(name: "power3.in", easing: .named("ease-in")),
    Entry(name: "power4.in", easing: .named("ease-in")),
    Entry(name: "sine.out", easing: .named("ease-out")),
    Entry(name: "sine.inOut", easing: .named("ease-in-out")),
    Entry(name: "snappy", easing: .spring(nil), isMember: true),
    Entry(name: "smooth", easing: .spring(nil), isMember: true),
    Entry(name: "bouncy", easing: .spring(nil), isMember: true),
  ]
}
