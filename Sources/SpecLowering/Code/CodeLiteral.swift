import SpecText

/// The brackets of a piece of code: nested groups of elements that commas part.
///
/// Languages that write maps, lists and calls with brackets look alike here: JavaScript, TypeScript, JSON, Swift,
/// Kotlin, Dart, Python, C. What is no literal makes groups that nobody asks for.
struct CodeLiteral {
  /// A piece of an element.
  enum Item {
    /// A name with dots, or a string without its marks.
    case atom(Range<Int>)
    /// A bracket with what is inside, by its place in `groups`.
    case group(Int)
    /// A sign such as `:` or `=`.
    case sign(UInt8)
  }

  /// What stands between two commas.
  struct Element {
    var items: [Item] = []
    /// The item behind the first colon or arrow, and those before it.
    var colon: Int?
  }

  /// What stands between two brackets.
  struct Group {
    var open: UInt8
    var elements = [Element()]
  }

  private(set) var groups: [Group] = []
  let bytes: UnsafeBufferPointer<UInt8>

  /// Deepest nesting that is read; deeper code is no table of states.
  private static let deepest = 64

  /// Reads some lines; the first group holds what stands outside of all brackets.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ lines: [Range<Int>]) {
    self.bytes = bytes
    groups = [Group(open: 0)]
    var open = [0]
    var commentIsOpen = false
    for line in lines { read(line, &open, &commentIsOpen) }
  }

  /// The text of an atom.
  func text(_ range: Range<Int>) -> String {
    bytes.string(range)
  }

  // MARK: - Reading

  private mutating func read(_ line: Range<Int>, _ open: inout [Int], _ commentIsOpen: inout Bool) {
    var offset = line.lowerBound
    while offset < line.upperBound {
      if commentIsOpen {
        guard let end = Bytes.find("*/", in: offset..<line.upperBound, of: bytes) else { return }
        commentIsOpen = false
        offset = end + 2
        continue
      }
      let byte = bytes[offset]
      switch byte {
      case 0x2F where offset + 1 < line.upperBound && bytes[offset + 1] == 0x2F: return
      case 0x2F where offset + 1 < line.upperBound && bytes[offset + 1] == 0x2A:
        commentIsOpen = true
        offset += 2
      case 0x23 where offset + 1 < line.upperBound && bytes[offset + 1] == 0x20: return
      case 0x22, 0x27, 0x60:
        var end = offset + 1
        while end < line.upperBound, bytes[end] != byte { end += bytes[end] == 0x5C ? 2 : 1 }
        end = min(end, line.upperBound)
        add(.atom(offset + 1..<end), to: open)
        offset = end + 1
      case 0x7B, 0x5B, 0x28:
        groups.append(Group(open: byte))
        add(.group(groups.count - 1), to: open)
        open.append(groups.count - 1)
        if open.count > Self.deepest { open.removeFirst() }
        offset += 1
      case 0x7D, 0x5D, 0x29:
        if open.count > 1 { open.removeLast() }
        offset += 1
      case 0x2C, 0x3B:
        groups[open[open.count - 1]].elements.append(Element())
        offset += 1
      case 0x20, 0x09: offset += 1
      default:
        let end = wordEnd(offset, line.upperBound)
        if end > offset {
          add(.atom(offset..<end), to: open)
          offset = end
        } else {
          add(.sign(byte), to: open)
          offset += 1
        }
      }
    }
  }

  /// The end of a name with dots, "State.idle" or ".idle".
  private func wordEnd(_ start: Int, _ limit: Int) -> Int {
    var end = start
    while end < limit, Bytes.isWord(bytes[end]) || bytes[end] >= 0x80 || bytes[end] == 0x2E {
      end += 1
    }
    return end
  }

  private mutating func add(_ item: Item, to open: [Int]) {
    let group = open[open.count - 1]
    let last = groups[group].elements.count - 1
    if case .sign(0x3A) = item, groups[group].elements[last].colon == nil {
      groups[group].elements[last].colon = groups[group].elements[last].items.count
    }
    groups[group].elements[last].items.append(item)
  }

  // MARK: - Asking

  /// The key of an element "key: value".
  func key(of element: Element) -> Range<Int>? {
    guard let colon = element.colon, colon > 0 else { return nil }
    switch element.items[colon - 1] {
    case .atom(let range) where colon == 1: return range
    // "[State.idle]: …", a computed key.
    case .group(let group) where colon == 1 && groups[group].open == 0x5B:
      return groups[group].elements.count == 1 ? atom(groups[group].elements[0]) : nil
    default: return nil
    }
  }

  /// The only atom of an element.
  func atom(_ element: Element) -> Range<Int>? {
    guard element.items.count == 1, case .atom(let range) = element.items[0] else { return nil }
    return range
  }

  /// The value of an element "key: value" that is one atom.
  func atomValue(of element: Element) -> Range<Int>? {
    guard let colon = element.colon, element.items.count == colon + 2,
      case .atom(let range) = element.items[colon + 1]
    else { return nil }
    return range
  }

  /// The value of an element "key: value" that is one bracket, or a call with one: "new Set([…])".
  func groupValue(of element: Element) -> Int? {
    guard let colon = element.colon, case .group(let group)? = element.items.last,
      element.items.count <= colon + 4
    else { return nil }
    return inner(group)
  }

  /// What is inside parentheses around a single bracket.
  func inner(_ group: Int) -> Int {
    guard groups[group].open == 0x28, groups[group].elements.count == 1,
      groups[group].elements[0].items.count == 1,
      case .group(let inner) = groups[group].elements[0].items[0]
    else { return group }
    return inner
  }

  /// The value behind a key of a group.
  func element(_ name: StaticString, in group: Int) -> Element? {
    groups[group].elements.first { element in
      key(of: element).map { ASCII.equals(bytes, $0, ignoringCase: name) } ?? false
    }
  }
}
