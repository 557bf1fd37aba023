import SpecModel
import Testing

@Suite("Properties listed in fences")
struct PropertyListTests {
  private func subjects(_ text: String) -> [String] {
    lower(text).constraints.map { "\($0.kind.rawValue) \($0.subject)" }
  }

  @Test("the line in bold above a fence names what it describes")
  func boldTitles() {
    let text = """
      # Ticket machine

      ### Buttons

      **Pay button**
      ```
      Padding: 18px
      ```

      **Refund button** (small)
      ```
      Padding: 9px
      ```
      """
    #expect(subjects(text) == ["padding Pay button", "padding Refund button"])
  }

  @Test("other lines above a fence do not")
  func otherLines() {
    let text = """
      # Ticket machine

      ### Buttons

      **All** of them look like this
      ```
      Padding: 18px
      ```
      """
    #expect(subjects(text) == ["padding Buttons"])
  }

  @Test("a line that defines a token is no measure of an element")
  func tokens() {
    let text = """
      # Ticket machine

      ### Type scale

      ```
      Display Large: 52px/60px - fares, warnings
      Title Small: 15px/21px - labels of buttons
      ```
      """
    #expect(lower(text).tokens.count == 2)
    #expect(subjects(text).isEmpty)
  }
}
