import SpecModel
import Testing

@Suite("Title and status of a document")
struct IdentityTests {
  @Test(
    "front matter goes before headings and bold lines",
    arguments: [
      ("---\ntitle: Cards\nstatus: Approved\n---\n\n# Page\n", "Cards", "approved"),
      ("# Page\n\n**Status:** ✅ Done\n", "Page", "done"),
      ("# Page\n\n## Part\n\n**Status:** draft\n", "Page", nil),
      ("# Page\n\n**Status:** Draft 2 · **Platform:** iOS\n", "Page", "draft 2"),
      ("# Page\n\nStatus: approved. See the log below.\n", "Page", "approved"),
      ("Text only\n", nil, nil),
      ("", nil, nil),
    ] as [(String, String?, String?)])
  func identity(text: String, title: String?, status: String?) {
    let spec = lower(text)
    #expect(spec.title == title)
    #expect(spec.status?.text == status)
  }
}
