import SpecModel
import SpecSyntax
import SpecText

/// Reads fences of changes in which lines begin with an arrow below the one of the line above, and leave what that leaves:
///
///     [placed] open ──(paid)────▶ packing ──(handed over)──▶ sent
///                   ──(refused)─▶ cancelled
///
/// Words stand on all arrows; words in brackets before the first name tell how the run begins.
struct HangingArrows {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  /// Where an arrow begins in its line, and what it leaves.
  private struct Anchor {
    var column: Int
    var name: String
  }

  /// Adds the changes of all such fences that no other form has read.
  func collect(into drafts: inout MachineDrafts) {
    FencedMatrices.collect(document, lines: 2...60, isClosed: false, into: &drafts) { block in
      guard mayHang(block), isAboutStates(Int(block.node)) else { return nil }
      return edges(of: block)
    }
  }

  /// A byte test: the first line begins with no arrow, and a later one does behind some blanks.
  private func mayHang(_ block: Document.CodeBlock) -> Bool {
    let bytes = document.source.bytes
    var isFirst = true
    var hangs = false
    for line in block.lines {
      let text = ASCII.trimmed(bytes, line.offsets)
      guard !text.isEmpty else { continue }
      guard line.offsets.count <= 300 else { return false }
      let isShaft =
        ASCII.starts(bytes, at: text.lowerBound, with: "──")
        || ASCII.starts(bytes, at: text.lowerBound, with: "--")
      if isFirst, isShaft { return false }
      isFirst = false
      if isShaft {
        guard text.lowerBound > line.offsets.lowerBound + 1 else { return false }
        hangs = true
      }
    }
    return hangs
  }

  private func isAboutStates(_ node: Int) -> Bool {
    let titles = context.scope(of: node).suffix(2)
    return !context.isSystem(around: node)
      && (titles.contains(where: TransitionWords.speaksOfStates)
        || titles.contains(where: CourseWords.nameCourse))
  }

  // MARK: Lines

  /// The changes of all lines; `nil` where one has another form.
  private func edges(of block: Document.CodeBlock) -> [EdgeDraft]? {
    var anchors: [Anchor] = []
    var result: [EdgeDraft] = []
    for line in block.lines {
      let whole = document.source.string(line)
      let text = StateName.trimmed(whole)
      guard !text.isEmpty else { continue }
      let columns = Self.arrows(in: whole)
      guard let first = columns.first else { return nil }
      let hangs = "─-".contains(text.first ?? " ")
      if hangs {
        // What stands over the words of the line is hidden by them.
        let start = first + Self.slack + 1
        let hidden = start..<max(start, whole.unicodeScalars.count)
        anchors.removeAll { hidden.contains($0.column) }
      } else {
        anchors = []
      }
      let source = hangs ? anchors.last { abs($0.column - first) <= Self.slack }?.name : ""
      guard let source, let names = names(of: text, behind: hangs ? source : nil),
        names.names.count == columns.count + 1
      else { return nil }
      let origin = document.origin(line)
      for (index, label) in names.labels.enumerated() {
        let edge = EdgeDraft(from: names.names[index], to: names.names[index + 1], origin)
        result.append(edge.guarded(by: label, origin))
      }
      let new = zip(columns, names.names).map { Anchor(column: $0, name: $1) }
      anchors += hangs ? Array(new.dropFirst()) : new
    }
    return result.count > 1 ? result : nil
  }

  /// How far an arrow may stand beside the one above it.
  private static let slack = 2

  /// The names of a line, the one that it hangs from first, and the words on its arrows.
  private func names(
    of text: String, behind source: String?
  ) -> (names: [String], labels: [String])? {
    let whole = source.map { "\($0) \(text)" } ?? Self.withoutEntry(text)
    guard let arrows = ArrowText(whole), arrows.joints.allSatisfy({ $0.direction == .forward })
    else { return nil }
    let labels = arrows.joints.compactMap(\.label)
    let names = arrows.sides.compactMap(Self.name)
    guard labels.count == arrows.joints.count, names.count == arrows.sides.count else { return nil }
    return (names, labels)
  }

  /// The name that a side gives, also a value of a property, "read=true".
  private static func name(_ side: String) -> String? {
    let name = StateName.splitQualifier(ArrowSide.unwrapped(side)).name
    let parts = name.split(separator: "=", omittingEmptySubsequences: false)
    if parts.count == 2, parts.allSatisfy({ EventName.isIdentifier(String($0)) }) { return name }
    guard (1...4).contains(Names.wordCount(name)), name.first?.isLetter == true,
      !name.contains(where: { "=/\\<>{}|─".contains($0) }), !EventName.isCode(name),
      !TransitionWords.namesMachinery(name)
    else { return nil }
    return name
  }

  /// The text without "[create]" before the first name.
  private static func withoutEntry(_ text: String) -> String {
    guard text.first == "[", let close = text.firstIndex(of: "]"),
      case let rest = StateName.trimmed(String(text[text.index(after: close)...])),
      rest.first?.isLetter == true
    else { return text }
    return rest
  }

  /// The columns in which the arrows with words of a line begin.
  private static func arrows(in line: String) -> [Int] {
    var line = line
    return line.withUTF8 { bytes in
      var result: [Int] = []
      var column = 0
      var offset = 0
      while offset < bytes.count {
        let isFree = offset == 0 || bytes[offset - 1] == 0x20
        guard isFree, let found = ArrowGlyph.arrow(bytes, at: offset), found.end > offset else {
          offset += 1
          if offset == bytes.count || bytes[offset] & 0xC0 != 0x80 { column += 1 }
          continue
        }
        result.append(column)
        column += bytes[offset..<found.end].count { $0 & 0xC0 != 0x80 }
        offset = found.end
      }
      return result
    }
  }
}
