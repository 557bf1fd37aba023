import SpecText
import Testing

@Suite struct TextTableTests {
  @Test(arguments: [
    ("plain", "plain"), ("a,b", "\"a,b\""), ("say \"x\"", "\"say \"\"x\"\"\""),
    ("two\nlines", "\"two\nlines\""), ("\r\n", "\"\r\n\""), ("", ""), ("状態", "状態"),
  ])
  func fieldsAreQuotedWhereNeeded(text: String, field: String) {
    #expect(TextTable.csvField(text) == field)
  }

  @Test func columnsAreAligned() {
    var table = TextTable(["a", "state"])
    table.append(["long cell", "状態"])
    table.append(["x|y"])
    #expect(
      table.markdown == """
        | a         | state |
        |-----------|-------|
        | long cell | 状態  |
        | x\\|y      |       |

        """)
  }
}
