import SpecModel
import SpecText

/// The rows of a wireframe, grouped by the frames that are drawn around them.
struct RowTree {
  /// A thing that takes part in vertical distances.
  enum Item {
    /// A row of content, by its index in the wireframe.
    case row(Int)
    /// A frame, by its index in `frames`.
    case frame(Int)
    /// A stated distance between two things, by the index of its row.
    case gap(Quantity, row: Int)
    /// A stated inner distance, by the index of its row.
    case padding(Quantity, row: Int)
    /// More of the same.
    case more
    /// A line across.
    case divider
  }

  /// A drawn frame.
  struct Frame {
    /// What it holds, from top to bottom.
    var items: [Item] = []
    /// All rows of content in it and in its frames.
    var rows: [Int] = []
  }

  /// All frames; the first is the outermost.
  var frames: [Frame] = [Frame()]

  init(_ wireframe: Wireframe) {
    var stack: [(frame: Int, number: Int, depth: Int)] = []
    for (index, row) in wireframe.rows.enumerated() {
      while let top = stack.last, stack.count > 1,
        top.depth > row.depth || top.depth == row.depth && top.number != row.frame
      {
        stack.removeLast()
      }
      if stack.isEmpty {
        stack.append((0, row.frame, row.depth))
      } else if let top = stack.last, row.depth > top.depth {
        frames.append(Frame())
        frames[top.frame].items.append(.frame(frames.count - 1))
        stack.append((frames.count - 1, row.frame, row.depth))
      }
      guard let top = stack.last else { continue }
      if let item = Self.item(row, index) { frames[top.frame].items.append(item) }
      if row.kind == .content {
        for level in stack { frames[level.frame].rows.append(index) }
      }
    }
  }

  private static func item(_ row: Wireframe.Row, _ index: Int) -> Item? {
    switch row.kind {
    case .gap(let quantity): .gap(quantity, row: index)
    case .padding(let quantity): .padding(quantity, row: index)
    case .more: .more
    case .divider: .divider
    case .content: row.components.isEmpty && row.note == nil ? nil : .row(index)
    }
  }

  /// The rows of content of an item.
  func rows(of item: Item) -> [Int] {
    switch item {
    case .row(let row): [row]
    case .frame(let frame): frames[frame].rows
    default: []
    }
  }
}
