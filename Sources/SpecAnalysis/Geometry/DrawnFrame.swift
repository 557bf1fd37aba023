public import SpecModel
public import SpecText

/// A frame of a wireframe whose height the document states, with what is drawn in it from top to bottom.
public struct DrawnFrame: Sendable {
  /// A thing that takes height in the frame.
  public struct Part: Sendable {
    /// What takes the room.
    public enum Kind: Sendable { case distance, text, box, target }
    /// What takes the room.
    public var kind: Kind
    /// Its height, that of a text as one line; the least where an interval is stated.
    public var height: Double
    /// Where its measure stands.
    public var origin: Origin
  }

  /// What the frame is called.
  public let name: String
  /// Its height, as written.
  public let height: Double
  /// The unit of all its measures.
  public let unit: Unit
  /// Where the height stands.
  public let origin: Origin
  /// One part a line of the drawing: the tallest thing on it.
  public let parts: [Part]

  /// Height that the parts need with texts enlarged by a factor; what has no measure counts nothing.
  public func needed(at factor: Double) -> Double {
    parts.reduce(0) { $0 + ($1.kind == .text ? $1.height * factor : $1.height) }
  }

  /// Things that have a height of their own and hold others.
  public static let containers: Lexicon = [
    "card", "banner", "row", "cell", "tile", "panel", "sheet", "dialog", "toast", "item", "bubble",
    "header", "footer", "toolbar", "navbar", "snackbar", "modal", "popover", "widget",
  ]
  static let controls: Lexicon = [
    "button", "toggle", "switch", "checkbox", "tab", "input", "field", "dropdown", "slider",
    "stepper", "radio",
  ]

  /// The frames of all drawings, each height once a frame.
  ///
  /// - Parameter minimum: the smallest target that the document demands.
  public static func all(in spec: SpecDocument, minimum: Constraint?) -> [DrawnFrame] {
    guard !spec.wireframes.isEmpty else { return [] }
    let heights = spec.constraints.compactMap(NamedHeight.init)
    return spec.wireframes.flatMap { wireframe -> [DrawnFrame] in
      let frames = Set(wireframe.rows.filter { $0.depth > 1 }.map(\.frame)).sorted()
      return frames.compactMap { frame in
        guard let height = StatedHeight.find(for: frame, in: wireframe, heights) else { return nil }
        return DrawnFrame(frame, of: wireframe, height, minimum)
      }
    }
  }

  private init?(
    _ frame: Int, of wireframe: Wireframe, _ stated: StatedHeight, _ minimum: Constraint?
  ) {
    let rows = wireframe.rows
    guard let first = rows.firstIndex(where: { $0.frame == frame }),
      let last = rows.lastIndex(where: { $0.frame == frame })
    else { return nil }
    let depth = rows[first].depth
    var lines: [(origin: Origin, part: Part?)] = []
    for row in rows[first...last] where row.frame == frame || row.depth > depth {
      // More of the same has no end: nothing can be summed.
      if row.kind == .more { return nil }
      let part = Self.part(row, unit: stated.unit, minimum)
      // Frames side by side share lines of the drawing: of those the tallest counts.
      if let open = lines.last, row.origin.range.start < open.origin.range.end {
        if let part, part.height > (open.part?.height ?? 0) { lines[lines.count - 1].part = part }
      } else {
        lines.append((row.origin, part))
      }
    }
    let parts = lines.compactMap(\.part)
    guard !parts.isEmpty else { return nil }
    name = stated.name
    height = stated.height
    unit = stated.unit
    origin = stated.origin
    self.parts = parts
  }

  /// What a row takes; `nil` where nothing about it is stated.
  private static func part(
    _ row: Wireframe.Row, unit: Unit, _ minimum: Constraint?
  ) -> Part? {
    switch row.kind {
    case .gap(let quantity), .padding(let quantity):
      guard quantity.unit == unit, let least = quantity.min else { return nil }
      return Part(kind: .distance, height: least, origin: row.origin)
    case .divider, .more: return nil
    case .content: break
    }
    if let size = row.note?.fontSize, size.unit == unit || size.unit == .sp,
      let least = size.min, let note = row.note
    {
      return Part(kind: .text, height: least * TextScale.leading, origin: note.origin)
    }
    // A picture beside texts may reach over several lines; alone on its line it is as high as it is.
    guard row.components.count == 1, let component = row.components.first else { return nil }
    if let note = row.note, note.size.count == 2, note.size[1].unit == unit,
      let least = note.size[1].min
    {
      return Part(kind: .box, height: least, origin: note.origin)
    }
    let words = Names.words("\(component.text) \(row.note?.subject ?? "")")
    guard component.kind == .box, words.contains(where: controls.contains), let minimum,
      minimum.quantity.unit == unit, let least = minimum.quantity.min
    else { return nil }
    return Part(kind: .target, height: least, origin: component.origin)
  }
}

/// A height that a document states for a frame of a drawing.
private struct StatedHeight {
  var name: String
  var height: Double
  var unit: Unit
  var origin: Origin

  /// The height of a frame: of a note beside it, else of the thing that the notes in it name.
  static func find(
    for frame: Int, in wireframe: Wireframe, _ heights: [NamedHeight]
  ) -> StatedHeight? {
    let notes = wireframe.rows.filter { $0.frame == frame }.compactMap(\.note)
    for note in notes {
      guard let subject = note.subject, let name = containerName(subject),
        let quantity = NoteHeight.read(note.text), let value = quantity.exact
      else { continue }
      return StatedHeight(name: name, height: value, unit: quantity.unit, origin: note.origin)
    }
    guard !heights.isEmpty else { return nil }
    let named = notes.compactMap(\.subject).map { Set(Names.words($0)) }
    return heights.first { height in
      named.contains { $0.count > height.words.count && $0.isSuperset(of: height.words) }
    }?.stated
  }

  /// The name of a thing whose last word says that it holds others.
  fileprivate static func containerName(_ text: String) -> String? {
    Names.words(text).last.map(DrawnFrame.containers.contains) == true ? text : nil
  }
}

/// A height that the text of a document states for a thing that holds others.
private struct NamedHeight {
  /// The words of the thing.
  var words: [String]
  var stated: StatedHeight

  init?(_ constraint: Constraint) {
    guard constraint.kind == .height, constraint.base == nil, constraint.condition == nil,
      constraint.quantity.unit.isLength, let value = constraint.quantity.exact
    else { return nil }
    words = Names.words(constraint.subject).filter { $0 != "height" && $0 != "fixed" }
    guard !words.isEmpty, words.count <= 2,
      let name = StatedHeight.containerName(words.joined(separator: " "))
    else { return nil }
    stated = StatedHeight(
      name: name, height: value, unit: constraint.quantity.unit, origin: constraint.origin)
  }
}

/// A height among the words of a note: "80pt high", "height 80pt".
enum NoteHeight {
  private static let words: Lexicon = ["high", "height", "tall"]

  /// The height; `nil` where the note states none.
  static func read(_ note: String) -> Quantity? {
    let words = Names.words(note)
    guard let place = words.firstIndex(where: Self.words.contains) else { return nil }
    for candidate in [place - 1, place + 1] where words.indices.contains(candidate) {
      let digits = words[candidate].prefix { $0.isNumber || $0 == "." }
      let unit = Unit(rawValue: String(words[candidate].dropFirst(digits.count)))
      if let value = Double(digits), let unit, unit.isLength { return Quantity(value, unit) }
    }
    return nil
  }
}
