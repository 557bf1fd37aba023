import Foundation
import SpecModel
import SpecSyntax
import SpecText
import Testing
@testable import SpecLowering
@Suite struct TmpDump { @Test func dump() throws {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  for p in ["specs/timeline-navigation/screen-states.md","specs/today-schedule/screen-states.md","specs/drag-to-reveal/interaction.md","specs/design-system/style-guide.md"] {
    let s = lower(try String(contentsOf: root.appendingPathComponent(p), encoding: .utf8))
    print("#####", p, s.wireframes.count, s.flows.count, s.scenarios.count, s.checklists.count, "tokens", s.tokens.count, "dur", s.durations.count)
    for m in s.machines { print("M", m.key, m.name, m.initial.map { m[$0].name } ?? "-", m.initialReason?.rawValue ?? ""); for st in m.states { print("  S", st.name, st.kind, st.provenance, st.isMode, st.aliases.map(\.text)) }; for e in edges(m) { print("  T", e) }; for x in m.matches { print("  match", x.name.text, x.rule) } }
    for w in s.wireframes { print("W", w.title); for r in describe(w) { print("   ", r) }; for q in w.parts { print("   part", describe(q)) } }
    for f in s.flows { print("F", f.title); for x in describe(f) { print("   ", x) } }
    for f in s.unresolved { print("U", f.text, "|", f.why) }
  }
} }
