import SpecLayout
import SpecModel

/// A screen laid out as a wireframe draws it, with the distances that it states, in dp.
struct WireframeScreen {
  private struct Frame {
    var number: Int
    var depth: Int
    var top: Double
    var boxes: [Box] = []
  }

  private let wireframe: Wireframe
  /// What is added to the distance of a row.
  private let changes: [Int: Double]
  private let width = 400.0
  private let inset = 12.0
  private var y = 24.0
  private var frames: [Frame] = []

  /// Rows that state a distance between things that the screen shows.
  let stated: [Int]

  init(_ wireframe: Wireframe, changes: [Int: Double] = [:]) {
    self.wireframe = wireframe
    self.changes = changes
    let rows = wireframe.rows
    stated = rows.indices.filter { index in
      let isDistance =
        switch rows[index].kind {
        case .gap, .padding: true
        default: false
        }
      let around = [index - 1, index + 1].filter(rows.indices.contains).map { rows[$0].kind }
      return isDistance && !around.contains(.more)
    }
  }

  /// The dump that a device of a density writes.
  mutating func dump(scale: Double) -> [UInt8] {
    frames = [Frame(number: wireframe.rows.first?.frame ?? 0, depth: 1, top: 0)]
    var hasContent = false
    for (index, row) in wireframe.rows.enumerated() {
      while let top = frames.last, frames.count > 1,
        row.depth < top.depth || row.depth == top.depth && row.frame != top.number
      {
        close()
        hasContent = false
      }
      if let top = frames.last, row.depth > top.depth {
        frames.append(Frame(number: row.frame, depth: row.depth, top: y))
        y += inset
        hasContent = false
      }
      switch row.kind {
      case .gap(let quantity), .padding(let quantity):
        y += (quantity.exact ?? quantity.min ?? 0) + (changes[index] ?? 0)
        hasContent = false
      case .divider: wrapBar()
      case .more: break
      case .content:
        // Rows without a stated distance stand a little apart.
        if hasContent { y += 6 }
        add(row)
        hasContent = true
      }
    }
    while frames.count > 1 { close() }
    let height = max(800, y)
    let root = Box(
      "", [0, 0, width, height], class: "android.widget.FrameLayout", frames[0].boxes)
    return Array("<hierarchy rotation=\"0\">\(root.xml(scale: scale))</hierarchy>".utf8)
  }

  private mutating func close() {
    let frame = frames.removeLast()
    y += inset
    let left = 8.0 * Double(frame.depth)
    let box = Box(
      "", [left, frame.top, width - 2 * left, y - frame.top], target: true,
      class: "android.view.ViewGroup", frame.boxes)
    frames[frames.count - 1].boxes.append(box)
  }

  /// What stands above a line across is a bar of its own.
  private mutating func wrapBar() {
    let boxes = frames[0].boxes
    frames[0].boxes = [
      Box("", [0, 0, width, y], class: "android.widget.Toolbar", boxes)
    ]
  }

  private mutating func add(_ row: Wireframe.Row) {
    guard !row.components.isEmpty else { return }
    let left = 8.0 * Double(row.depth) + 8
    let step = (width - 2 * left) / Double(row.components.count)
    var height = 0.0
    for (place, component) in row.components.enumerated() {
      let size = row.note?.size ?? []
      let tall = size.last?.exact ?? (component.kind == .box ? 48 : 24)
      let x = left + Double(place) * step
      let words = component.text.split(whereSeparator: { !$0.isLetter }).joined(separator: "_")
      let wide = size.count > 1 ? size[0].exact ?? step - 8 : step - 8
      let isPicture =
        component.kind == .box
        && ["spinner", "photo", "picture", "face", "placeholder"].contains { word in
          component.text.lowercased().contains(word)
        }
      var box = Box(
        isPicture ? "" : component.text, [x, y, wide, tall],
        target: component.kind == .box && !isPicture,
        id: component.kind == .box ? "app:id/" + words.lowercased() : "")
      if isPicture { box.className = "android.widget.ImageView" }
      frames[frames.count - 1].boxes.append(box)
      height = max(height, tall)
    }
    y += height
  }
}
