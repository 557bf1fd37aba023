import SpecText

/// Geometry and ancestry of a dump, derived once and read by every check.
///
/// - Units: pt/dp; where the scale is unknown, units of the dump.
/// - Complexity: linear to build; ancestry in O(1).
final class LayoutFacts: Sendable {
  /// The dump.
  let dump: LayoutDump
  /// Frames in pt/dp.
  let frames: ScaledFrames
  /// The element that stands for the screen.
  let root: Int?
  /// Device pixels per unit of `frames`.
  let scale: Double
  /// Whether `frames` are in pt/dp.
  let hasScale: Bool
  /// Enabled elements that take touches, one a rectangle, from top to bottom.
  let distinctTargets: [Int]
  /// Keeps texts out of what is reported, where that is asked for.
  let redaction: Redaction?
  /// For targets with the rectangle of one before them, that one.
  let targetTwins: [Int: Int]
  /// Whether the dump lists elements without saying which stands in which.
  let isFlat: Bool
  /// Who stands in whom.
  private let tree: NodeTree
  /// The innermost elements around each one that may scroll along an axis, or take its touches.
  private let around: [Around]

  /// Indices of elements, -1 for none: a dump may have a million.
  private struct Around {
    var horizontal: Int32 = -1
    var vertical: Int32 = -1
    var target: Int32 = -1
  }

  init(_ dump: LayoutDump, isRedacted: Bool = false) {
    let dump = Opacity.hidingInvisible(dump)
    self.dump = dump
    redaction = isRedacted ? Redaction(dump) : nil
    let scale = dump.screen.unitsPerPoint
    hasScale = scale != nil
    self.scale = scale ?? 1
    let frames = ScaledFrames(nodes: dump.nodes, scale: self.scale)
    self.frames = frames
    tree = NodeTree(dump.nodes)
    isFlat =
      dump.recordedFormat.notation == .json && dump.nodes.count > 1
      && dump.nodes.indices.allSatisfy { dump.nodes[$0].parent == nil }
    root = ScreenInference.root(of: dump)
    around = Self.around(dump.nodes)
    let targets = dump.nodes.indices.compactMap { index in
      dump.nodes[index].isTarget ? frames[index].map { (node: index, rect: $0) } : nil
    }
    let (firsts, twins) = RectOrder.distinct(targets)
    distinctTargets = firsts.map(\.node)
    targetTwins = twins
  }

  private static func around(_ nodes: [LayoutNode]) -> [Around] {
    var result: [Around] = []
    result.reserveCapacity(nodes.count)
    // By index: to hold an element is to count the references to its texts.
    for index in nodes.indices {
      guard let parent = nodes[index].parent, parent < index else {
        result.append(Around())
        continue
      }
      var own = result[parent]
      let scroll = nodes[parent].scroll
      let number = Int32(parent)
      if scroll == .both || scroll == .unknown || scroll == .horizontal { own.horizontal = number }
      if scroll == .both || scroll == .unknown || scroll == .vertical { own.vertical = number }
      if nodes[parent].isTarget { own.target = number }
      result.append(own)
    }
    return result
  }

  /// The elements.
  var nodes: [LayoutNode] { dump.nodes }

  /// The unit of `frames` in words.
  var unit: String {
    guard hasScale else { return "px" }
    if dump.recordedFormat.isPage { return "px" }
    return dump.screen.unit == .pt ? "pt" : "dp"
  }

  /// Whether one element lies around another, or is it.
  func isAncestor(_ ancestor: Int, of node: Int) -> Bool {
    tree.isAncestor(ancestor, of: node)
  }

  /// The elements around one, innermost first; at most the 512 innermost.
  func ancestors(of node: Int) -> [Int] {
    var result: [Int] = []
    var current = nodes[node].parent
    while let ancestor = current, result.count < 512 {
      result.append(ancestor)
      current = nodes[ancestor].parent
    }
    return result
  }

  /// Indices of the elements directly inside one, in paint order.
  func children(of node: Int) -> [Int] { tree.children(of: node) }

  /// Whether nothing stands inside an element.
  func isLeaf(_ node: Int) -> Bool { tree.isLeaf(node) }

  /// By how much the distance of two edges may differ from the true one.
  var edgeError: Double {
    switch dump.screen.rounding {
    case .exact: 0.01
    case .px: 1 / scale + 0.01
    case .decimal1: 0.11
    case .truncated: 1
    case .integral: 2
    }
  }

  /// How far two edges may be apart that coincide: one device pixel.
  private var touchSlack: Double {
    dump.screen.rounding == .px ? 1 / scale + 0.01 : max(0.35, min(edgeError, 1) + 0.01)
  }

  /// The true values that an edge may have.
  func edge(_ value: Double, isLeading: Bool) -> Interval {
    dump.screen.rounding.interval(value, isLeading: isLeading, scale: scale)
  }

  /// The true values that the width and the height of a rectangle may have.
  func size(_ rect: LayoutRect) -> (width: Interval, height: Interval) {
    (
      .distance(
        from: edge(rect.x, isLeading: true), to: edge(rect.right, isLeading: false)),
      .distance(
        from: edge(rect.y, isLeading: true), to: edge(rect.bottom, isLeading: false))
    )
  }

  /// Room between the lower edge of one rectangle and the upper edge of another.
  func verticalGap(above: LayoutRect, below: LayoutRect) -> Interval {
    .distance(
      from: edge(above.bottom, isLeading: false), to: edge(below.y, isLeading: true))
  }

  /// Room between the right edge of one rectangle and the left edge of another.
  func horizontalGap(left: LayoutRect, right: LayoutRect) -> Interval {
    .distance(
      from: edge(left.right, isLeading: false), to: edge(right.x, isLeading: true))
  }

  /// The innermost element around a node that may scroll along an axis.
  func scrollAncestor(of node: Int, isHorizontal: Bool) -> Int? {
    let index = isHorizontal ? around[node].horizontal : around[node].vertical
    return index < 0 ? nil : Int(index)
  }

  /// The innermost element around a node that takes touches.
  func targetAncestor(of node: Int) -> Int? {
    around[node].target < 0 ? nil : Int(around[node].target)
  }

  /// Whether the frame may be only the visible rest of a larger one along an axis.
  ///
  /// Where the dump does not say what a frame stands for, only something that scrolls is taken to cut it.
  func mayBeClipped(_ node: Int, isHorizontal: Bool) -> Bool {
    let kind = nodes[node].frameKind
    guard kind == .visible || kind == nil, let frame = frames[node] else { return false }
    guard frame.isPositive else { return true }
    let pixel = touchSlack
    func touches(_ outer: LayoutRect) -> Bool {
      isHorizontal
        ? abs(outer.x - frame.x) <= pixel || abs(outer.right - frame.right) <= pixel
        : abs(outer.y - frame.y) <= pixel || abs(outer.bottom - frame.bottom) <= pixel
    }
    if kind == .visible, let root, root != node, let outer = frames[root], touches(outer) {
      return true
    }
    guard let scroll = scrollAncestor(of: node, isHorizontal: isHorizontal),
      let outer = frames[scroll]
    else { return false }
    return touches(outer)
  }

  /// Whether an element or something in it shows a text or takes touches.
  func hasContent(_ node: Int) -> Bool {
    nodes[node].text?.isEmpty == false || nodes[node].interactive == true
  }

  /// Words for a message: text, name or identifier, else those of the first thing inside.
  func caption(_ node: Int) -> String {
    let item = nodes[node]
    if let redaction { return "\(redaction.identifier(of: item) ?? item.shortClass) #\(node)" }
    if item.text != nil || item.name != nil || item.ident != nil { return item.caption }
    var index = node + 1
    while index < min(nodes.count, node + 12), isAncestor(node, of: index) {
      if nodes[index].text?.isEmpty == false || nodes[index].name?.isEmpty == false {
        return "\(item.caption) with \(nodes[index].caption)"
      }
      index += 1
    }
    return item.caption
  }

  /// A text of the dump in quotes, unless texts are kept out.
  func shown(_ text: String) -> String { redaction != nil ? "another text" : "'\(text)'" }

  /// What the screen shows: as declared, else the element that stands for it.
  var screen: LayoutRect? {
    if dump.recordedFormat == .layoutdump, let width = dump.screen.width, width > 0,
      let height = dump.screen.height, height > 0
    {
      return LayoutRect(x: 0, y: 0, width: width / scale, height: height / scale)
    }
    return root.flatMap { frames[$0] }
  }

  /// A length with its unit, for people.
  func text(_ length: Double) -> String { "\(Decimals.text(length)) \(unit)" }

  /// A size with its unit, for people.
  func text(_ rect: LayoutRect) -> String {
    "\(Decimals.text(rect.width)) × \(Decimals.text(rect.height)) \(unit)"
  }
}
