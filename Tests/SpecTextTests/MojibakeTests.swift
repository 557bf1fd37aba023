import Testing

@testable import SpecText

/// The text as a program saves it that takes its UTF-8 for another encoding.
private func damaged(_ text: String, as page: CodePage = .windows, dropping: Bool = false) -> String
{
  var result = String.UnicodeScalarView()
  for byte in text.utf8 {
    let isLost = dropping && [0x81, 0x8D, 0x8F, 0x90, 0x9D].contains(byte)
    if !isLost, let scalar = Unicode.Scalar(page.scalar(of: byte)) { result.append(scalar) }
  }
  return String(result)
}

private func decoded(_ text: String) -> SourceText {
  SourceText(decoding: ContiguousArray(text.utf8), path: "a.md")
}

private func string(_ text: SourceText) -> String {
  text.string(SourceRange(0, text.bytes.count))
}

@Suite("Repair of mojibake")
struct MojibakeTests {
  static let texts = [
    "✅ Done", "## 🎯 Goal", "a → b", "16×16", "2 × 3", "W×H", "“quoted” – and — dashes…",
    "45°", "© Someone", "naïve café", "déjà vu", "Ångström", "Größe: groß", "ÄÖÜ äöü ß",
    "Привет, мир", "Ελληνικά", "日本語のテキスト", "Tiếng Việt có dấu", "zażółć gęślą jaźń",
    "Türkçe ığüşöç", "╭──╮\n│ x │\n╰──╯", "Δt ≥ 3 µs", "⚠️ Warning", "❤️", "€ 20", "São Paulo",
    "AÇÃO", "it’s", "μ", "π ≈ 3", "한국어 문장", "हिन्दी", "👨‍👩‍👧 family", "•\u{A0}point", "x\u{A0}y",
  ]

  @Test("what was read as Windows-1252 is read back", arguments: texts)
  func windows(text: String) {
    let source = decoded(damaged(text))
    #expect(string(source) == text)
    #expect(!source.repairs.isEmpty)
    #expect(source.repairs.allSatisfy { $0.kind == .mojibake })
  }

  @Test(
    "what was read as another code page is read back",
    arguments: [
      "one — two", "a → b", "✅ Done", "it’s “so”…", "x ≥ 3", "🎯 Goal", "│ tree", "café — naïve",
      "⚠️ Warning — 20 °C",
    ])
  func console(text: String) {
    for page in [CodePage.dos850, .dos437, .macRoman] {
      #expect(string(decoded(damaged(text, as: page))) == text)
    }
  }

  @Test("damage that happened twice is undone", arguments: ["a — b", "café", "✅ Done", "“so”"])
  func twice(text: String) {
    #expect(string(decoded(damaged(damaged(text)))) == text)
  }

  @Test(
    "symbols that lost a character are guessed",
    arguments: [
      ("⏳ Pending", "⏳"), ("📝 Notes", "📝"), ("❌ No", "❌"), ("⭐ Star", "⭐"), ("“so” it is", "”"),
      ("✏️ Edit", "✏"), ("⏰ Alarm", "⏰"), ("⏱️ Time", "⏱"), ("🏠 Home", "🏠"),
    ])
  func lossy(text: String, symbol: String) {
    let source = decoded(damaged(text, dropping: true))
    #expect(string(source) == text)
    #expect(source.repairs.contains { $0.kind == .lossyMojibake && !$0.original.isEmpty })
  }

  @Test(
    "legitimate text stays",
    arguments: [
      "SÃO PAULO", "Ângela", "naïve café", "AMANHÃ… “AMANHÔ «AMANHû",
      "« À » É\u{A0}: CAFÉ’S CAFÉ—BAR",
      "été…” »", "PÅ… ”GÅ” Å, „Ä“ Ö", "„Spaß“ – Maß» groß’", "«Ya está»…", "VÝŠKA MŘÍŽ výška",
      "NESTLÉ® CITɹ", "Ô Ção Çà", "ÖÄÜ„Ü“", "├── ─┐ ┌┬┐ ├─┤ ╚═╝", "├── été", "2 × 3×½ ×²", "Æ…",
      "Ñ”",
      "voilâ…” voilâ”", "Tiếng Việt có dấu", "½ ° © ® ± ²", "lâ ¤", "ð and þ", "BORД", "‚Äpfel‘",
      "Γ Ω √2 √x ƒ(x)", "“Ô ‘Ò «û", "AÇÃO NÃO CONCLUÍDA", "¿Qué? ¡Sí!", "Île-de-France",
      "日本語", "Привет", "20 °C", "L’Âge", "à\u{A0}« mot\u{A0}»", "©®™", "→ ✅ 🎯",
    ])
  func legitimate(text: String) {
    let source = decoded(text)
    #expect(string(source) == text)
    #expect(source.repairs.isEmpty)
  }

  @Test("columns count the characters on disk")
  func columns() throws {
    let source = decoded("x\n" + damaged("✅ → z") + "\n" + damaged("é") + "y\u{0}é w")
    let z = try #require(ASCII.find(0x7A, in: source.bytes, 0..<source.bytes.count))
    #expect(source.position(of: UInt32(z)) == SourcePosition(line: 2, column: 9))
    let y = try #require(ASCII.find(0x79, in: source.bytes, 0..<source.bytes.count))
    #expect(source.position(of: UInt32(y)) == SourcePosition(line: 3, column: 3))
    let w = try #require(ASCII.find(0x77, in: source.bytes, 0..<source.bytes.count))
    #expect(source.position(of: UInt32(w)) == SourcePosition(line: 3, column: 7))
    #expect(source.repairs.map(\.kind) == [.mojibake, .mojibake, .mojibake, .nul])
    #expect(source.repairs[0].original == damaged("✅"))
    #expect(source.repairs[0].originalCount == 3)
  }

  @Test("a byte order mark that was damaged is dropped")
  func mark() {
    let source = decoded(damaged("\u{FEFF}# Title"))
    #expect(string(source) == "# Title")
    #expect(source.position(of: 2) == SourcePosition(line: 1, column: 6))
  }
}

@Suite("Repair of mojibake: random texts")
struct MojibakePropertyTests {
  static let words = MojibakeTests.texts.flatMap { $0.split(separator: " ").map(String.init) }

  @Test("random sentences survive damage", arguments: 0..<60)
  func sentences(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var text = ""
    for _ in 0..<40 {
      text += Self.words[random.below(Self.words.count)]
      text += ["", " ", "\n", " plain ", "."][random.below(4) + 1]
    }
    #expect(string(decoded(damaged(text))) == text)
  }
}
