public import SpecModel
public import SpecText

/// A row of a wireframe whose things have stated widths, on a screen of a stated width.
public struct DrawnRow: Sendable {
  /// A thing with a width.
  public struct Part: Sendable {
    /// The words of the thing.
    public var text: String
    /// Its width, as written.
    public var width: Double
    /// Where the width stands.
    public var origin: Origin
  }

  /// The things that have a width, from left to right.
  public let parts: [Part]
  /// The screen.
  public let screen: ScreenWidth
  /// Where the screen's width stands.
  public let screenOrigin: Origin
  /// The row.
  public let origin: Origin

  /// The width that the parts need together.
  public var needed: Double { parts.reduce(0) { $0 + $1.width } }

  private static let generic: Lexicon = [
    "button", "icon", "picture", "image", "photo", "field", "toggle", "the",
  ]

  /// The rows of all drawings on which at least one thing has a width.
  public static func all(in spec: SpecDocument) -> [DrawnRow] {
    spec.wireframes.flatMap { wireframe -> [DrawnRow] in
      guard let (screen, place) = screen(of: wireframe) else { return [] }
      let notes = wireframe.parts + wireframe.rows.compactMap(\.note)
      let sized = notes.filter { $0.size.count == 2 && $0.size[0].unit == screen.unit }
      return wireframe.rows.compactMap { row in
        guard case .content = row.kind else { return nil }
        let parts = row.components.compactMap { component -> Part? in
          guard component.kind == .box,
            let note = sized.first(where: { names($0.subject, component.text) }),
            let width = note.size[0].min
          else { return nil }
          return Part(text: component.text, width: width, origin: note.origin)
        }
        guard !parts.isEmpty else { return nil }
        return DrawnRow(parts: parts, screen: screen, screenOrigin: place, origin: row.origin)
      }
    }
  }

  /// The size beside the upper edge ("375×812px"), else the width that the heading names.
  private static func screen(of wireframe: Wireframe) -> (ScreenWidth, Origin)? {
    for row in wireframe.rows.prefix(2) where row.components.isEmpty {
      guard let note = row.note, note.size.count == 2, let width = note.size[0].exact, width >= 200
      else { continue }
      return (ScreenWidth(value: width, unit: note.size[0].unit), note.origin)
    }
    return wireframe.scope.last.flatMap { ScreenWidth($0) }.map { ($0, wireframe.origin) }
  }

  /// Whether a note speaks of the thing with these words: "Help button" of "[Help]".
  private static func names(_ subject: String?, _ text: String) -> Bool {
    guard let subject else { return false }
    let own = Names.words(text).filter { !generic.contains($0) }
    let noted = Names.words(subject).filter { !generic.contains($0) }
    return !own.isEmpty && own == noted || Names.key(subject) == Names.key(text)
  }
}
