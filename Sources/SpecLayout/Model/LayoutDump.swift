public import SpecText

/// What is known of the screen that a dump shows.
public struct ScreenFacts: Sendable, Hashable {
  /// The unit of the dump's coordinates.
  public enum Unit: String, Sendable, Hashable {
    case px, pt, dp
  }

  /// How the scale is known.
  public enum ScaleSource: String, Sendable, Hashable {
    /// The dump or the person says it, or the dump is in pt/dp already.
    case declared
    /// Concluded from sizes in the dump.
    case inferred
    /// Not known.
    case unknown
  }

  /// Width in units of the dump.
  public var width: Double?
  /// Height in units of the dump.
  public var height: Double?
  /// Unit of the coordinates.
  public var unit: Unit = .pt
  /// The word for the unit where it is none of these: then the scale is not known, whatever else is written.
  public var foreignUnit: String?
  /// Device pixels per pt/dp for a dump in pixels; dump units per pt/dp.
  public var scale: Double?
  /// How the scale is known.
  public var scaleSource: ScaleSource = .unknown
  /// Why the scale was inferred, for people.
  public var scaleReason: String?
  /// Insets that system bars take: top, right, bottom, left, in units of the dump.
  public var safe: [Double]?
  /// How coordinates are rounded.
  public var rounding: Rounding = .exact
  /// Text size factor.
  public var fontScale: Double?
  /// Text size category, for example "L".
  public var contentSize: String?
  /// "light" or "dark".
  public var scheme: String?
  /// "ltr" or "rtl".
  public var direction: String?

  /// Makes facts of which nothing is known.
  public init() {}

  /// Units of the dump per pt/dp; `nil` where unknown.
  public var unitsPerPoint: Double? { unit == .px ? scale : 1 }
}

/// A layout dump in normal form.
public struct LayoutDump: Sendable {
  /// The format it was read from.
  public var format: LayoutFormat
  /// The format that a `layoutdump` was converted from, where it says so.
  public var origin: LayoutFormat?
  /// The tool that wrote it, where it says so.
  public var tool: String?
  /// Decoded text of the file; node ranges point into it.
  public var source: SourceText
  /// What is known of the screen.
  public var screen = ScreenFacts()
  /// The screen of the spec that it shows, where it says so.
  public var specScreen: String?
  /// The state of the spec that it shows, where it says so.
  public var specState: String?
  /// Whether parts are missing.
  public var truncated = false
  /// The elements, parents before children, in paint order.
  public var nodes: [LayoutNode] = []
  /// Remarks for people about how it was read.
  public var notes: [String] = []

  /// Makes a dump without elements.
  public init(format: LayoutFormat, source: SourceText) {
    self.format = format
    self.source = source
  }

  /// Adds an element.
  ///
  /// - Complexity: constant on average. When the room is used up, the part of the text that was read tells how much is
  ///   needed in all, for lists that double leave their old room behind.
  mutating func append(_ node: LayoutNode) {
    if nodes.count == nodes.capacity, nodes.count >= Self.sampleSize, node.range.end > 0 {
      let share = Double(source.bytes.count) / Double(node.range.end)
      let expected = min(Double(nodes.count) * share * 1.05, Double(source.bytes.count) / 16)
      nodes.reserveCapacity(max(Int(expected), nodes.count + nodes.count / 4))
    }
    nodes.append(node)
  }

  /// Number of elements that tell how long the others are.
  private static let sampleSize = 256

  /// The format that tells the platform: that of the first recording.
  public var recordedFormat: LayoutFormat { origin ?? format }

  /// Whether the format tells which elements take touches.
  public var knowsInteractive: Bool { nodes.indices.contains { nodes[$0].interactive != nil } }
}

/// The ids of a dump's elements: as written, else the path of child positions from the root.
///
/// - Complexity: linear to build; O(depth) an id, at most 64 levels.
public struct LayoutIDs: Sendable {
  private let dump: LayoutDump
  private let positions: [Int32]
  private let repeated: Set<Int32>

  /// Counts the children of all elements.
  public init(_ dump: LayoutDump) {
    self.dump = dump
    var positions: [Int32] = []
    positions.reserveCapacity(dump.nodes.count)
    var next = [Int32](repeating: 0, count: dump.nodes.count + 1)
    var repeated: Set<Int32> = []
    var seen: Set<String> = []
    for (index, node) in dump.nodes.enumerated() {
      let parent = (node.parent ?? -1) + 1
      positions.append(next[parent])
      next[parent] += 1
      if let id = node.writtenID, !seen.insert(id).inserted { repeated.insert(Int32(index)) }
    }
    self.positions = positions
    self.repeated = repeated
  }

  /// The id of an element; its number where the path is long or the written id stands twice.
  public subscript(index: Int) -> String {
    guard dump.nodes.indices.contains(index) else { return "" }
    if repeated.contains(Int32(index)) { return "#\(index)" }
    if let written = dump.nodes[index].writtenID { return written }
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.depth) { path in
      var depth = 0
      var current: Int? = index
      while let node = current {
        guard depth < Self.depth else { return "#\(index)" }
        path[depth] = positions[node]
        depth += 1
        current = dump.nodes[node].parent
      }
      return Self.text(path[..<depth].reversed())
    }
  }
  /// Longest path that is written out.
  private static let depth = 64

  /// Numbers with slashes between them.
  private static func text(_ path: some Collection<Int32>) -> String {
    String(unsafeUninitializedCapacity: path.count * 11) { buffer in
      var end = 0
      for number in path {
        if end > 0 {
          buffer[end] = UInt8(ascii: "/")
          end += 1
        }
        let start = end
        var rest = number
        repeat {
          buffer[end] = UInt8(ascii: "0") + UInt8(rest % 10)
          end += 1
          rest /= 10
        } while rest > 0
        buffer[start..<end].reverse()
      }
      return end
    }
  }
}
