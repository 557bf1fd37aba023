import SpecSyntax
import SpecText

/// A frame around words that tell of something, and not a picture of a screen:
///
///     ┌────────────────────────────┐
///     │ STATE: RESTING             │
///     │  TIMING:                   │
///     │  • Breathing cycle: 2000ms │
///     └────────────────────────────┘
enum TextCard {
  /// Whether two rows of a frame or more are labels in capitals for what is told of a thing, and items stand below them.
  ///
  /// - Complexity: O(bytes of the block).
  static func isIn(_ block: Document.CodeBlock, in bytes: ContiguousArray<UInt8>) -> Bool {
    var (labels, items) = (0, 0)
    for line in block.lines where line.offsets.count > 6 && line.offsets.count <= 400 {
      let row = row(line.offsets, in: bytes)
      guard row.count > 3 else { continue }
      if isItem(row, in: bytes) {
        if labels > 0 { items += 1 }
      } else if let colon = ASCII.find(ASCII.colon, in: bytes, row), colon - row.lowerBound <= 64,
        isLabel(row.lowerBound..<colon, in: bytes)
      {
        labels += 1
      }
    }
    return labels > 1 && items > 1
  }

  /// The text of a row between the walls of its frame.
  static func row(_ line: Range<Int>, in bytes: ContiguousArray<UInt8>) -> Range<Int> {
    var start = line.lowerBound
    var end = line.upperBound
    while start < end {
      if TextScan.isBlank(bytes[start]) || bytes[start] == 0x7C {
        start += 1
      } else if start + 3 <= end, isWall(start, in: bytes) {
        start += 3
      } else {
        break
      }
    }
    while end > start {
      if TextScan.isBlank(bytes[end - 1]) || bytes[end - 1] == 0x7C {
        end -= 1
      } else if end - 3 >= start, isWall(end - 3, in: bytes) {
        end -= 3
      } else {
        break
      }
    }
    return start..<end
  }

  /// Whether "│", "┃" or "║" stands at a place.
  private static func isWall(_ place: Int, in bytes: ContiguousArray<UInt8>) -> Bool {
    guard bytes[place] == 0xE2 else { return false }
    return bytes[place + 1] == 0x94 && (0x82...0x83).contains(bytes[place + 2])
      || bytes[place + 1] == 0x95 && bytes[place + 2] == 0x91
  }

  /// Whether a row begins with "• ", "- " or "* ".
  private static func isItem(_ row: Range<Int>, in bytes: ContiguousArray<UInt8>) -> Bool {
    ASCII.starts(bytes, at: row.lowerBound, with: "• ")
      || (bytes[row.lowerBound] == ASCII.hyphen || bytes[row.lowerBound] == 0x2A)
        && bytes[row.lowerBound + 1] == 0x20
  }

  /// Whether words in capitals say what is told of a thing: "TIMING", "USE CASES".
  private static func isLabel(_ range: Range<Int>, in bytes: ContiguousArray<UInt8>) -> Bool {
    guard !range.contains(where: { ASCII.isLower(bytes[$0]) }) else { return false }
    let text = TextScan.string(range, in: bytes).lowercased()
    return telling.contains(text) || TransitionWords.exits.contains(text)
  }

  private static let telling: Lexicon = [
    "state", "description", "animation", "animations", "timing", "timings", "trigger", "triggers",
    "transition", "transitions", "behavior", "behaviour", "duration", "durations", "easing",
    "purpose", "use case", "use cases", "when used", "zustand", "beschreibung", "dauer",
    "auslöser", "übergänge", "verhalten", "zweck", "état", "durée", "déclencheurs",
    "comportement", "estado", "descripción", "animación", "duración", "disparadores",
    "transiciones", "comportamiento", "descrição", "animação", "duração", "gatilhos",
    "comportamento", "stato", "descrizione", "animazione", "durata",
    "toestand", "beschrijving", "duur", "gedrag", "deskripsi", "animasi", "durasi", "pemicu",
    "состояние", "описание", "анимация", "длительность", "поведение", "状態", "説明", "アニメーション",
    "動作", "状态", "描述", "动画", "时长", "行为", "상태", "설명", "애니메이션", "동작",
  ]
}
