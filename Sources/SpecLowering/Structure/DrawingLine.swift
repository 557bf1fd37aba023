import SpecText

/// One line of a drawing, split at the characters that may be frame edges.
struct DrawingLine {
  /// A character that may be a frame edge.
  struct Mark {
    var glyph: Glyph
    /// The column as a terminal shows it, 0-based.
    var column: Int
    /// The bytes in the source.
    var start: Int
    var end: Int
  }

  /// The bytes of the line.
  var range: Range<Int>
  var marks: [Mark]

  /// The text after a mark (-1: before the first) and before the next.
  func gap(after mark: Int) -> Range<Int> {
    let start = mark < 0 ? range.lowerBound : marks[mark].end
    let end = mark + 1 < marks.count ? marks[mark + 1].start : range.upperBound
    return start..<max(start, end)
  }

  /// Marks beyond this number on one line are read as text.
  static let markLimit = 64

  /// Splits a line of a drawing made of box-drawing characters.
  static func boxed(_ range: Range<Int>, in bytes: ContiguousArray<UInt8>) -> DrawingLine {
    var line = DrawingLine(range: range, marks: [])
    var offset = range.lowerBound
    var column = 0
    while offset < range.upperBound {
      let byte = bytes[offset]
      if byte < 0x80 {
        offset += 1
        column += 1
        continue
      }
      // The plain rules ─ (E2 94 80) and ═ (E2 95 90) are no edges.
      if byte == 0xE2, offset + 2 < range.upperBound,
        bytes[offset + 1] == 0x94 && bytes[offset + 2] == 0x80
          || bytes[offset + 1] == 0x95 && bytes[offset + 2] == 0x90
      {
        offset += 3
        column += 1
        continue
      }
      let (scalar, count) = Scalars.decode(bytes, at: offset, end: range.upperBound)
      if scalar & 0xFF80 == 0x2500, scalar < 0x10000 {
        let glyph = Glyph.boxDrawing(scalar)
        if glyph.isEdge, line.marks.count < markLimit {
          if line.marks.isEmpty { line.marks.reserveCapacity(4) }
          line.marks.append(Mark(glyph: glyph, column: column, start: offset, end: offset + count))
        }
      }
      column += Scalars.width(scalar)
      offset += count
    }
    return line
  }
}

/// Reads drawings made of `+`, `-` and `|`.
enum PlainDrawing {
  /// Splits all lines; a `+` takes its role from what stands above and below it.
  static func lines(
    _ ranges: [SourceRange], in bytes: ContiguousArray<UInt8>
  ) -> [DrawingLine] {
    ranges.indices.map { index in
      let range = ranges[index].offsets
      var line = DrawingLine(range: range, marks: [])
      var run = Glyph.text
      for offset in range where line.marks.count < DrawingLine.markLimit {
        let column = offset - range.lowerBound
        let byte = bytes[offset]
        if byte == 0x7C {
          line.append(.bar, column, offset)
        } else if byte == 0x2B {
          let follows = offset + 1 < range.upperBound && isRule(bytes[offset + 1])
          let precedes = offset > range.lowerBound && isRule(bytes[offset - 1])
          if follows, !precedes {
            run = opening(index, column, ranges, bytes)
            line.append(run, column, offset)
          } else if precedes, !follows, let closing = closing(of: run) {
            line.append(closing, column, offset)
            run = .text
          }
        }
      }
      return line
    }
  }

  private static func isRule(_ byte: UInt8) -> Bool { byte == 0x2D || byte == 0x3D }

  private static func opening(
    _ line: Int, _ column: Int, _ ranges: [SourceRange], _ bytes: ContiguousArray<UInt8>
  ) -> Glyph {
    func hasEdge(_ other: Int) -> Bool {
      guard ranges.indices.contains(other) else { return false }
      let offset = ranges[other].offsets.lowerBound + column
      guard offset < ranges[other].offsets.upperBound else { return false }
      return bytes[offset] == 0x7C || bytes[offset] == 0x2B
    }
    switch (hasEdge(line - 1), hasEdge(line + 1)) {
    case (true, true): return .leftTee
    case (true, false): return .bottomLeft
    default: return .topLeft
    }
  }

  private static func closing(of glyph: Glyph) -> Glyph? {
    switch glyph {
    case .topLeft: .topRight
    case .bottomLeft: .bottomRight
    case .leftTee: .rightTee
    default: nil
    }
  }
}

extension DrawingLine {
  fileprivate mutating func append(_ glyph: Glyph, _ column: Int, _ offset: Int) {
    marks.append(Mark(glyph: glyph, column: column, start: offset, end: offset + 1))
  }
}
