import SpecModel
import SpecSyntax
import SpecText

/// Lists with titles between them, some of their lines branches of a tree: "Headings:", "├─ h1: 32px, 700 weight".
extension FenceRows {
  /// What has been read of a fence so far.
  private struct Groups {
    var rows: [Row] = []
    /// Lines that are no rows and lead to none.
    var others = 0
    /// The title over the lines that follow.
    var title: Range<Int>?
    /// The kind that the title and the heading say; `nil` below a title that names places of use.
    var kind: Token.Kind?
    /// Whether the title names a part of styles of type, whose values are numbers of any kind.
    var isOfPart = false
    var hasLines = false
    /// A line without a value, with the branches below it.
    var head: Range<Int>?
    var parts: [Range<Int>] = []
    /// The name of the last row that is no branch.
    var trunk: Range<Int>?
  }

  /// The rows of a fence with titles and branches; none where most of it says something else.
  func grouped(_ lines: [SourceRange], _ kind: Token.Kind) -> [Row] {
    guard !lines.contains(where: { isDrawn($0.offsets) }) else { return [] }
    var groups = Groups()
    groups.kind = kind
    for line in lines {
      let text = Bytes.trim(line.offsets, in: bytes)
      guard !text.isEmpty else {
        close(&groups)
        groups.trunk = nil
        if groups.hasLines {
          (groups.title, groups.kind, groups.isOfPart) = (nil, kind, false)
          groups.hasLines = false
        }
        continue
      }
      let item = FenceItems.withoutBranch(text, bytes)
      if item.isEmpty || isComment(item) { continue }
      if bytes[item.upperBound - 1] == 0x3A {
        begin(item.lowerBound..<item.upperBound - 1, below: kind, &groups)
      } else if isTitle(item) {
        begin(item, below: kind, &groups)
      } else {
        groups.hasLines = true
        if groups.kind == nil { continue }
        read(item, isBranch: item.lowerBound > text.lowerBound, &groups)
      }
    }
    close(&groups)
    return groups.rows.count > 1 && groups.rows.count >= groups.others ? groups.rows : []
  }

  /// Whether a line is the edge of a box.
  private func isDrawn(_ line: Range<Int>) -> Bool {
    line.contains { offset in
      switch bytes[offset] {
      case 0x2B: Bytes.matches("+--", at: offset, end: line.upperBound, in: bytes)
      case 0xE2:
        ["┌", "┐", "┘", "╔", "╭"].contains { (edge: StaticString) in
          Bytes.matches(edge, at: offset, end: line.upperBound, in: bytes)
        }
      default: false
      }
    }
  }

  // MARK: Titles

  /// "TYPE SCALE", "GROUNDS (DARK)": words in capitals alone, two at least or one of six letters.
  func isTitle(_ line: Range<Int>) -> Bool {
    (6...40).contains(line.count)
      && line.allSatisfy {
        ASCII.isUpper(bytes[$0]) || [0x20, 0x26, 0x28, 0x29].contains(bytes[$0])
      }
  }

  /// The kind that a first line in capitals names.
  func kind(titled lines: [SourceRange]) -> Token.Kind? {
    guard
      let first = lines.lazy.map({ Bytes.trim($0.offsets, in: bytes) }).first(where: { !$0.isEmpty }
      ),
      isTitle(first), case .kind(let kind)? = TokenTopic.of(title: first, bytes), kind != .other
    else { return nil }
    return kind
  }

  private static let uses = WordKey.set(
    "applied", "applies", "apply", "rules", "rule", "notes", "note", "layout", "mapping", "do",
    "don", "avoid", "tips")
  private static let units = WordKey.set("unit", "base", "grid")
  private static let states = WordKey("states")

  private func begin(_ line: Range<Int>, below kind: Token.Kind, _ groups: inout Groups) {
    close(&groups)
    // "Accent (little usage)"
    let open = line.dropFirst().first { bytes[$0] == 0x28 } ?? line.upperBound
    let title = Bytes.trim(line.lowerBound..<open, in: bytes)
    let words = Words.keys(bytes, title)
    (groups.title, groups.kind, groups.isOfPart) = (title, kind, false)
    groups.hasLines = false
    if kind == .typography, TypeParts.names(words) {
      groups.isOfPart = true
    } else if words.contains(where: Self.uses.contains) {
      groups.kind = nil
    } else {
      switch TokenTopic.of(words: words) {
      // "States" and "Text" are parts of a palette.
      case .elements?: groups.kind = kind == .color && words == [Self.states] ? kind : nil
      case .kind(let said)? where said != .other: groups.kind = said
      default: break
      }
    }
    if kind == .spacing, let unit = unit(title) { groups.rows.append(unit) }
  }

  /// "8px base unit": a title that gives the measure of all steps below it.
  private func unit(_ title: Range<Int>) -> Row? {
    guard let literal = TokenLiteral.read(bytes, title), literal.kind == .spacing,
      literal.range.lowerBound == title.lowerBound,
      case let name = Bytes.trim(literal.range.rest(of: title), in: bytes),
      case let words = Words.keys(bytes, name), (1...2).contains(words.count),
      words.allSatisfy(Self.units.contains)
    else { return nil }
    return Row(name: name, value: literal, line: title, kind: .spacing)
  }

  // MARK: Lines

  /// What is measured of an element, and names no step.
  private static let properties = WordKey.set(
    "padding", "margin", "margins", "gap", "gaps", "gutter", "height", "width", "size", "font",
    "min", "max", "top", "bottom", "left", "right", "horizontal", "vertical", "inset", "border",
    "radius", "offset", "line", "columns", "usage", "contrast", "ratio")

  private func read(_ item: Range<Int>, isBranch: Bool, _ groups: inout Groups) {
    if isBranch, groups.head != nil {
      groups.parts.append(item)
      return
    }
    close(&groups)
    guard let kind = groups.kind, item.count < 200 else {
      groups.others += 1
      return
    }
    if var row = row(of: item, kind, groups) {
      if isBranch { row.trunk = groups.trunk } else { groups.trunk = row.name }
      groups.rows.append(row)
    } else if !isBranch, !item.contains(where: { bytes[$0] == 0x3A || bytes[$0] == 0x3D }) {
      groups.head = item
    } else {
      groups.others += 1
    }
  }

  /// The row of a line in a group.
  private func row(of item: Range<Int>, _ kind: Token.Kind, _ groups: Groups) -> Row? {
    if groups.isOfPart { return partRow(item, groups.title) }
    guard
      var row = row(item, kind) ?? valueFirst(item, kind) ?? styleRow(item, kind)
        ?? shadowColor(item, kind) ?? bracketed(item, kind),
      !isProperty(row.name)
    else { return nil }
    row.title = groups.title
    if row.kind == nil {
      row.kind = TokenKinds.kind(of: bytes.string(row.name), literal: row.value, topic: kind)
    }
    return row
  }

  /// "padding", "max-width": whether a name says no more than what is measured.
  func isProperty(_ name: Range<Int>) -> Bool {
    let words = Words.keys(bytes, name)
    return !words.isEmpty && words.allSatisfy(Self.properties.contains)
  }

  private static let marks: [StaticString] = [" - ", " – ", " — ", " → ", " = ", ": "]
  private static let firsts: Set<Token.Kind> = [
    .spacing, .radius, .size, .typography, .fontWeight, .duration,
  ]

  /// "8px   - Small (chips)", "400 – Regular": a value, then what it is called; among distances a step of a scale.
  private func valueFirst(_ item: Range<Int>, _ kind: Token.Kind) -> Row? {
    guard Bytes.isDigit(bytes[item.lowerBound]), Self.firsts.contains(kind),
      let literal = TokenLiteral.read(bytes, item.prefix(24)),
      literal.range.lowerBound == item.lowerBound, literal.range.count < 20
    else { return nil }
    let isWeight = kind == .fontWeight && literal.kind == .other && literal.range.count == 3
    let isTime = kind == .duration && literal.kind == .duration
    guard isWeight || isTime || kind != .duration && literal.kind == .spacing else { return nil }
    var start = literal.range.upperBound
    while start + 1 < item.upperBound, bytes[start] == 0x20, bytes[start + 1] == 0x20 { start += 1 }
    guard
      let mark = Self.marks.first(where: {
        Bytes.matches($0, at: start, end: item.upperBound, in: bytes)
      })
    else { return nil }
    let rest = start + mark.utf8CodeUnitCount..<item.upperBound
    let end =
      rest.first { [0x28, 0x2C, 0x3B, 0x3A].contains(bytes[$0]) || isWide($0, rest.upperBound) }
      ?? rest.upperBound
    let name = Bytes.trim(rest.lowerBound..<end, in: bytes)
    let words = Words.all(bytes, name)
    guard let first = words.first, name.count < 40, words.count < 5,
      kind == .typography || kind == .fontWeight || StepPairs.isDegree(first.range, bytes)
        || StepPairs.isStep(name, bytes)
    else { return nil }
    return Row(name: name, value: literal, line: item, kind: kind)
  }

  /// "Body: font-size: 16px, line-height: 24px, weight: 400": a style whose parts have labels.
  private func styleRow(_ item: Range<Int>, _ kind: Token.Kind) -> Row? {
    if kind == .typography, let row = faceRow(item) { return row }
    guard kind == .typography, let colon = item.first(where: { bytes[$0] == 0x3A }),
      case let name = Bytes.trim(item.lowerBound..<colon, in: bytes), !name.isEmpty,
      name.count < 40, Words.all(bytes, name).count < 4,
      case let rest = Bytes.trim(colon + 1..<item.upperBound, in: bytes),
      let label = ["font-size:", "font size:", "size:", "fontsize:"].first(where: {
        (label: StaticString) in
        Bytes.matches(label, at: rest.lowerBound, end: rest.upperBound, in: bytes)
      })
    else { return nil }
    let value = Bytes.trim(rest.lowerBound + label.utf8CodeUnitCount..<rest.upperBound, in: bytes)
    guard let text = TypeLine.style(value, bytes) else { return nil }
    return Row(
      name: name, value: .init(kind: .typography, range: value), line: item, kind: .typography,
      text: text)
  }

  /// "H1 (titles) — Inter Bold, 24px/32px", "Body: Inter 400 16px/24px": a style that begins with its face.
  private func faceRow(_ item: Range<Int>) -> Row? {
    let marks: [StaticString] = [": ", " — ", " – ", " - "]
    let found = marks.compactMap { mark in
      Bytes.find(mark, in: item, of: bytes).map { (place: $0, count: mark.utf8CodeUnitCount) }
    }.min { $0.place < $1.place }
    guard let mark = found, mark.place - item.lowerBound < 40 else { return nil }
    let rest = Bytes.trim(mark.place + mark.count..<item.upperBound, in: bytes)
    let open = (item.lowerBound..<mark.place).first { bytes[$0] == 0x28 } ?? mark.place
    let name = Bytes.trim(item.lowerBound..<open, in: bytes)
    guard (1...3).contains(UnmarkedWords.keys(bytes, name).count),
      let style = TypeLine.styleOfFace(rest, bytes) ?? TypeLine.faceAndSize(rest, bytes)
    else { return nil }
    return Row(
      name: name, value: .init(kind: .typography, range: style.size), line: item,
      kind: .typography, text: style.text)
  }

  /// "Shadow color: rgba(0, 0, 0, 0.08)" among shadows.
  private func shadowColor(_ item: Range<Int>, _ kind: Token.Kind) -> Row? {
    guard kind == .shadow, let row = row(item, .color),
      Words.keys(bytes, row.name).last == Self.color
    else { return nil }
    return row
  }

  private static let color = WordKey("color")

  /// "Body: 1.5x font size" below "Line heights": a number with a sign or a factor, or a range of two.
  private func partRow(_ item: Range<Int>, _ title: Range<Int>?) -> Row? {
    guard let colon = item.first(where: { bytes[$0] == 0x3A || bytes[$0] == 0x3D }),
      case let name = Bytes.trim(item.lowerBound..<colon, in: bytes), !name.isEmpty,
      name.count < 40,
      case let rest = Bytes.trim(colon + 1..<item.upperBound, in: bytes), let first = rest.first,
      Bytes.isDigit(bytes[first])
        || first + 1 < rest.upperBound && [0x2B, 0x2D, 0x2E].contains(bytes[first])
          && Bytes.isDigit(bytes[first + 1])
    else { return nil }
    var end = rest.lowerBound
    while end < rest.upperBound, bytes[end] != 0x28, bytes[end] != 0x2C,
      !isWide(end, rest.upperBound)
    {
      end += 1
    }
    let value = Bytes.trim(rest.lowerBound..<end, in: bytes)
    guard value.count <= 24 else { return nil }
    return Row(
      name: name, value: .init(kind: .typography, range: value), line: item, kind: .typography,
      title: title, isOfTitle: true)
  }

  // MARK: Branches

  private static let shadowParts = WordKey.set(
    "elevation", "blur", "spread", "offset", "opacity", "radius", "shadowradius", "shadowopacity",
    "shadowoffset", "shadowcolor", "color", "x", "y", "shadow")
  private static let sizes = WordKey.set("size", "fontsize")
  private static let weights = WordKey.set("weight", "fontweight")

  /// Ends a head and its branches: the parts of one value, or the members of a group.
  private func close(_ groups: inout Groups) {
    guard let head = groups.head else { return }
    let parts = groups.parts
    (groups.head, groups.parts) = (nil, [])
    guard let kind = groups.kind, !parts.isEmpty else {
      groups.others += 1
      return
    }
    if let row = whole(head, parts, kind) {
      groups.rows.append(row)
      return
    }
    let words = Words.keys(bytes, head)
    let isGroup =
      kind == .color || kind == .typography || TokenTopic.of(words: words) == .kind(kind)
    guard isGroup, TokenTopic.of(words: words) != .elements else { return }
    for part in parts {
      if var row = row(of: part, kind, groups) {
        row.title = head
        groups.rows.append(row)
      } else {
        groups.others += 1
      }
    }
  }

  /// One value of the parts below its name: "md – cards" over "elevation: 4" and "shadowRadius: 8px".
  private func whole(_ head: Range<Int>, _ parts: [Range<Int>], _ kind: Token.Kind) -> Row? {
    guard kind == .shadow || kind == .typography, let first = parts.first, let last = parts.last,
      case let name = name(of: head), !name.isEmpty, Words.all(bytes, name).count < 4
    else { return nil }
    let values = parts.compactMap { part -> (key: Range<Int>, value: Range<Int>)? in
      guard let colon = part.first(where: { bytes[$0] == 0x3A }) else { return nil }
      return (
        Bytes.trim(part.lowerBound..<colon, in: bytes),
        Bytes.trim(colon + 1..<part.upperBound, in: bytes)
      )
    }
    guard values.count == parts.count else { return nil }
    let text = kind == .shadow ? shadow(values) : style(values)
    return text.map {
      Row(
        name: name, value: .init(kind: kind, range: first.lowerBound..<last.upperBound),
        line: head.lowerBound..<last.upperBound, kind: kind, text: $0)
    }
  }

  /// A head up to a wide gap, a dash or a bracket.
  private func name(of head: Range<Int>) -> Range<Int> {
    var end = head.lowerBound
    while end < head.upperBound, !isWide(end, head.upperBound), bytes[end] != 0x28 {
      let isDash = [" - ", " – ", " — "].contains { (dash: StaticString) in
        Bytes.matches(dash, at: end, end: head.upperBound, in: bytes)
      }
      if isDash { break }
      end += 1
    }
    return Bytes.trim(head.lowerBound..<end, in: bytes)
  }

  private func shadow(_ parts: [(key: Range<Int>, value: Range<Int>)]) -> String? {
    let isShadow = parts.allSatisfy { part in
      let words = Words.keys(bytes, part.key)
      return !words.isEmpty && words.allSatisfy(Self.shadowParts.contains) && !part.value.isEmpty
    }
    guard isShadow else { return nil }
    return parts.map { bytes.string($0.key) + ": " + bytes.string($0.value) }
      .joined(separator: ", ")
  }

  /// "32px/40px 700" of the parts of a style of type.
  private func style(_ parts: [(key: Range<Int>, value: Range<Int>)]) -> String? {
    func value(_ isKey: ([WordKey]) -> Bool) -> String? {
      parts.first { isKey(Words.keys(bytes, $0.key)) }.map { part in
        let end =
          part.value.first { bytes[$0] == 0x28 || bytes[$0] == 0x2C } ?? part.value.upperBound
        return bytes.string(Bytes.trim(part.value.lowerBound..<end, in: bytes))
      }
    }
    guard let size = value({ $0.last.map(Self.sizes.contains) ?? false }) else { return nil }
    let line = value { $0.contains(where: TypeParts.lines.contains) }
    let weight = value { $0.last.map(Self.weights.contains) ?? false }
    guard line != nil || weight != nil else { return nil }
    return size + (line.map { "/" + $0 } ?? "") + (weight.map { " " + $0 } ?? "")
  }
}

/// The text of lines of lists and trees in fences.
enum FenceItems {
  /// A line without the bullet or the branches of a tree before it: "├─ Ink", "│   └── Ink", "- Ink".
  static func withoutBranch(
    _ line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    var start = line.lowerBound
    while start < line.upperBound {
      switch bytes[start] {
      case 0x20, 0x09: start += 1
      case 0xE2 where start + 2 < line.upperBound && isStroke(bytes[start + 1], bytes[start + 2]):
        start += 3
      case 0x2D, 0x2A, 0x7C, 0x60, 0x2B:
        // "|-- ", "+- ", "- ": marks up to a blank.
        var end = start
        while end < line.upperBound, [0x2D, 0x2A, 0x7C, 0x60, 0x2B].contains(bytes[end]) {
          end += 1
        }
        guard end < line.upperBound, bytes[end] == 0x20 else { return start..<line.upperBound }
        start = end
      default: return start..<line.upperBound
      }
    }
    return start..<line.upperBound
  }

  /// Whether two bytes end a line of a drawing (U+2500 to U+257F) or a round bullet.
  private static func isStroke(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0x94 || second == 0x95 || second == 0x80 && third == 0xA2
  }
}
