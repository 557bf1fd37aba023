import SpecModel
import SpecSyntax
import SpecText
import Testing

@testable import SpecLowering

@Suite("Forbidden changes")
struct ProhibitionTests {
  @Test(
    "labels that forbid",
    arguments: [
      "not allowed", "Forbidden", "never (data loss)", "❌", "🚫 while saving", "❌ not allowed",
      "No transition", "verboten", "interdit", "prohibido", "proibido", "vietato",
      "niet toegestaan", "dilarang", "禁止", "不允许", "금지", "not permitted: unsaved draft",
    ])
  func label(_ text: String) {
    #expect(NegativeCue.forbids(label: text))
  }

  @Test(
    "labels that only hold a negative word",
    arguments: [
      "no results", "user may not be signed in", "❌ Error", "❌ Cancel tapped", "payment forbidden",
      "never seen before", "not found", "cannot connect", "no network", "nothing selected",
    ])
  func trigger(_ text: String) {
    #expect(!NegativeCue.forbids(label: text))
  }

  @Test(
    "names before a denial",
    arguments: [
      ("Paid must never happen.", "Paid"), ("Paid Out is forbidden", "Paid Out"),
      ("Access forbidden", nil), ("Camera not allowed", nil), ("Paid", nil),
      ("What is new", nil), ("Must have", nil),
    ] as [(String, String?)])
  func denial(_ text: String, name: String?) {
    #expect(NegativeCue.withoutDenial(text) == name)
  }

  @Test(
    "headings over lists of forbidden changes",
    arguments: [
      ("Forbidden transitions", true), ("Invalid state transitions", true),
      ("Transitions that must not happen", true), ("Verbotene Übergänge", true),
      ("禁止遷移", true), ("Transitions", false), ("Invalid input", false),
      ("Not allowed file types", false),
    ])
  func heading(_ text: String, isNegative: Bool) {
    #expect(NegativeCue.forbids(heading: text) == isNegative)
  }

  @Test(
    "labels that ignore a trigger",
    arguments: [
      ("ignored", true), ("No effect while busy", true), ("无效果", true),
      ("ignored mail opened", false),
    ])
  func ignores(_ text: String, isNegative: Bool) {
    #expect(NegativeCue.ignores(label: text) == isNegative)
  }

  /// A kiln that is Cold, Heating, Hot or Open, and a sentence about it.
  private static func kiln(_ sentence: String) -> String {
    """
    # Kiln

    | From | To | Trigger |
    |---|---|---|
    | Cold | Heating | fire |
    | Heating | Hot | glow |
    | Hot | Open | lift |
    | Open | 冷却 | wait |
    | 冷却 | 休止 | wait |

    \(sentence)
    """
  }

  @Test(
    "sentences that forbid a change",
    arguments: [
      ("There is no transition from Hot to Cold.", "Hot > Cold"),
      ("- No direct path from the Hot state back to Cold", "Hot > Cold"),
      ("The kiln never goes directly from Cold to Hot.", "Cold > Hot"),
      ("Hot must not open the Cold screen while it glows.", "Hot > Cold if while it glows"),
      ("**Cold** must never switch to **Open**.", "Cold > Open"),
      ("Moving from Hot to Cold is not allowed.", "Hot > Cold"),
      (
        "- `Heating` cannot return to `Cold` until the fan stops.",
        "Heating > Cold if until the fan stops"
      ),
      ("The lid button is ignored while Heating.", "Heating > * : lid button"),
      ("Taps have no effect in the Hot state.", "Hot > * : Taps"),
      ("Es gibt keinen Übergang von Hot nach Cold.", "Hot > Cold"),
      ("On ne peut jamais passer de Hot à Cold.", "Hot > Cold"),
      ("Nunca se pasa de Hot a Cold.", "Hot > Cold"),
      ("冷却から休止への遷移は禁止。", "冷却 > 休止"),
      ("不能从冷却直接进入休止。", "冷却 > 休止"),
      ("❌ Hot → Cold", "Hot > Cold"),
      ("- 🚫 Hot → Cold", "Hot > Cold"),
      ("## Forbidden transitions\n\n- Hot → Cold", "Hot > Cold"),
      ("- Hot → Cold must never happen.", "Hot > Cold"),
      ("- Hot → Cold is not allowed.", "Hot > Cold"),
    ])
  func sentence(_ text: String, expected: String) {
    let machines = lower(Self.kiln(text)).machines
    #expect(machines.flatMap(\.transitions).count == 5)
    #expect(
      machines.flatMap { machine in machine.prohibitions.map { rule($0, machine) } } == [expected])
  }

  @Test(
    "sentences that forbid nothing the machine knows",
    arguments: [
      "No data is lost on the way from Hot to Cold.", "Never show raw errors.",
      "The glaze must not crack.", "There is no transition from Glazed to Broken.",
      "Users cannot skip reading.", "The kiln goes from Hot to Cold.",
      "Nothing is ignored in this document.", "Not every Hot kiln is Cold.",
    ])
  func noSentence(_ text: String) {
    #expect(lower(Self.kiln(text)).machines.flatMap(\.prohibitions).isEmpty)
  }

  private func rule(_ rule: Machine.Prohibition, _ machine: Machine) -> String {
    var text = "\(name(rule.source, machine)) > \(name(rule.target, machine))"
    if let trigger = rule.trigger { text += " : " + trigger.text }
    if let condition = rule.guardText { text += " if " + condition.text }
    return text
  }

  @Test("whatever read an edge, a line that is crossed out or denies it forbids it")
  func takenOut() {
    let text = "- ❌ Hot → Cold\n- ❌ Error → Cold\n- Hot → Off must never happen\n"
    let document = MarkdownParser.parse(
      SourceText(decoding: ContiguousArray(text.utf8), path: "a.md"), file: FileID(0))
    let lines = text.split(separator: "\n")
    var start = 0
    var matrix = MatrixDraft(
      form: "list", isClosed: false, section: 0, origin: document.origin(SourceRange(0, 1)))
    for (line, ends) in zip(
      lines, [("Hot", "Cold"), ("Error", "Cold"), ("Hot", "Off must never happen")])
    {
      let origin = document.origin(SourceRange(start + 2, start + line.utf8.count))
      matrix.edges.append(
        EdgeDraft(
          source: NameReference(text: ends.0, origin: origin),
          target: NameReference(text: ends.1, origin: origin), origin: origin))
      start += line.utf8.count + 1
    }
    var drafts = MachineDrafts()
    drafts.matrices = [matrix]
    drafts.takeOutDenied(in: document)
    #expect(drafts.matrices[0].edges.map { $0.source?.text } == ["Error"])
    #expect(drafts.matrices[0].prohibited.map { $0.target?.text } == ["Cold", "Off"])
  }

  @Test("a forbidden edge is no transition, and a state that only it names is external")
  func edge() throws {
    let text = """
      # Kiln

      ```mermaid
      stateDiagram-v2
        [*] --> Cold
        Cold --> Hot : fire
        Hot --> Cold : cool
        Hot --> Open : not allowed
        Cold --> Hot : ❌
      ```
      """
    let machine = try #require(lower(text).machines.first)
    #expect(machine.transitions.count == 2)
    #expect(
      machine.prohibitions.map { "\(name($0.source, machine)) \(name($0.target, machine))" }
        == ["Hot Open", "Cold Hot"])
    #expect(machine.states.map(\.name) == ["Cold", "Hot", "Open"])
    #expect(machine.states.last?.kind == .external)
  }

  private func name(_ id: StateID?, _ machine: Machine) -> String {
    id.map { machine[$0].name } ?? "*"
  }
}
