import SpecModel
import SpecText
import Testing

@testable import SpecLowering

private func open(_ css: String) -> [String] {
  var text = css
  return text.withUTF8 { bytes in
    var stack = RuleStack()
    var start = 0
    for end in bytes.indices where bytes[end] == 0x0A || end == bytes.count - 1 {
      stack.read(start..<(bytes[end] == 0x0A ? end : end + 1), bytes)
      start = end + 1
    }
    return stack.selectors.map { range in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
  }
}

@Suite struct RuleStackTests {
  @Test(arguments: [
    (".card {", [".card"]),
    (".card { padding: 8px; }", []),
    (".card {\n  &:hover {\n    gap: 4px;", [".card", "&:hover"]),
    ("@media (min-width: 600px) {\n  .card { gap: 4px; }", ["@media (min-width: 600px)"]),
    (".card {\n}\n.chip {", [".chip"]),
    (".quote { content: \"}\";", [".quote"]),
    (".quote { content: \"{\"; }", []),
    ("}\n}\n.chip {", [".chip"]),
  ])
  func knowsTheOpenRules(css: String, expected: [String]) {
    #expect(open(css) == expected)
  }

  @Test func countsRulesBeyondTheLimit() {
    let deep = String(repeating: ".a {\n", count: 80)
    #expect(open(deep).count == 64)
    #expect(open(deep + String(repeating: "}\n", count: 79)) == [".a"])
  }

  @Test func namesNestedRulesByTheOneAround() {
    let text = """
      ## Buttons

      ```css
      .send {
        @media (pointer: fine) {
          &:hover { }
          &:focus {
            min-height: 44px;
          }
        }
      }
      ```
      """
    #expect(lower(text).constraints.map(\.subject) == ["@media (pointer: fine):focus"])
  }
}
