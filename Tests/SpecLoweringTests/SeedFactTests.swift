import SpecModel
import SpecText
import Testing

@testable import SpecLowering

/// What the reference documents state in numbers, line by line.
@Suite(.enabled(if: Shared.isPresent, "needs ../shared"))
struct SeedFactTests {
  struct Row: CustomTestStringConvertible {
    var document: String
    var facts: [String]
    var testDescription: String { document }
  }

  static let rows = [
    Row(
      document: "timeline-navigation-screen-states.md",
      facts: [
        "43 height 64..64px", "45 columns 2..2", "45 columns 3..3", "61 radius 2..2px",
        "73 spacing 2..2px", "74 spacing 16..16px", "75 padding 12..12px", "76 spacing 8..8px",
        "83 scale 0.98..0.98x", "85 time 250..250", "92 time 350..350", "98 frame-rate 60..60fps",
        "103 time 350..350", "110 time 300..300", "111 time 50..50", "112 offset 20..20px",
        "116 frame-rate 60..60fps", "124 time 150..150", "129 breakpoint 320..767px",
        "130 columns 2..2", "130 spacing 2..2px", "131 target-size 44..…px",
        "135 breakpoint 768..1023px", "136 columns 3..3", "136 spacing 4..4px",
        "137 target-size 48..…px", "139 scale 110..110%", "151 stroke 3..3px",
        "156 target-size 44..…px", "169 columns 2..2", "175 time 1500..1500", "186 count 50..50",
        "255 opacity 80..80%", "264 time 250..250", "265 time 150..150", "266 time 300..300",
        "276 percentage 70..70%", "282 time 350..350", "291 time 350..350", "292 scale 0.95..1x",
        "302 time 300..300", "309 time 200..200", "316 count …..100", "325 frame-rate 60..60fps",
        "349 grid 8..8px", "354 target-size 44..…px", "355 frame-rate 60..60fps",
        "366 count 10000..…", "49 use H3 24px/30px, Semibold", "55 use Neutral-50",
        "63 use Neutral-200", "90 use Primary Dark", "198 use H3", "199 use Body",
      ]),
    Row(
      document: "today-schedule-screen-states.md",
      facts: [
        "37 count 6..8", "62 time …..1000", "66 width 20..20pt", "66 height 20..20pt",
        "109 time 30000..30000", "148 time 30000..30000", "176 time …..2000",
        "190 time 3000..3000", "194 time 300..300", "195 time 300..300", "196 time 150..150",
        "206 use color.bg.canvas", "207 use color.bg.surface", "208 use color.text.default",
        "215 scale 200..200%", "221 type-size 56..56pt", "222 type-size 34..34pt",
        "223 type-size 30..30pt", "224 height 120..120pt", "237 stroke 2..2pt",
      ]),
    Row(
      document: "message-timestamp-drag-to-reveal.md",
      facts: [
        "87 signal 0.3..0.3x", "88 signal 20..…pt", "89 signal 0..80pt", "90 signal 80..80pt",
        "99 time 300..300", "104 radius 8..8pt", "105 padding 8..8pt", "105 padding 4..4pt",
        "117 padding 8..8pt", "118 padding 4..4pt", "120 radius 8..8pt", "127 width …..250pt",
        "127 height …..300pt", "128 radius 16..16pt", "159 time 300..300",
        "220 frame-rate 60..60fps", "247 frame-rate 60..60fps", "248 time …..50",
        "250 signal 0..80pt",
      ]),
  ]

  @Test(arguments: rows) func statesEveryNumber(row: Row) throws {
    let (spec, source) = try Shared.lower(row.document)
    var found: Set<String> = []
    func line(_ origin: Origin) -> Int { source.line(of: origin.range.start) }
    func ends(_ quantity: Quantity) -> String {
      let low = quantity.min.map { Numbers.text($0) } ?? "…"
      return low + ".." + (quantity.max.map { Numbers.text($0) } ?? "…")
    }
    for fact in spec.durations { found.insert("\(line(fact.origin)) time \(ends(fact.quantity))") }
    for fact in spec.constraints {
      let unit = fact.quantity.unit.rawValue
      found.insert("\(line(fact.origin)) \(fact.kind.rawValue) \(ends(fact.quantity))\(unit)")
    }
    for use in spec.tokenUses {
      found.insert("\(line(use.origin)) use \(use.name)" + (use.restated.map { " \($0)" } ?? ""))
    }
    for fact in row.facts { #expect(found.contains(fact), "\(fact)") }
    #expect(spec.tokens.isEmpty)
  }

  @Test func givesBothDerivationsOfTheFade() throws {
    let (spec, source) = try Shared.lower("message-timestamp-drag-to-reveal.md")
    let lines = spec.signals.map { source.line(of: $0.origin.range.start) }
    #expect(lines == [87, 88, 89, 90, 150, 168, 169, 250])
  }

  @Test func namesTheReasonForHistory() throws {
    let (spec, source) = try Shared.lower("message-timestamp-drag-to-reveal.md")
    #expect(
      spec.notNormative.filter { $0.factCount > 0 }.map { source.line(of: $0.origin.range.start) }
        == [274])
  }
}
