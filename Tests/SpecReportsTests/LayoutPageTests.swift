import Foundation
import SpecLayout
import SpecReports
import SpecText
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct LayoutPageTests {
  private static let dump = """
    {"layoutdump":1,"screen":{"w":390,"h":844,"unit":"pt","scale":3},"nodes":[
    {"id":"0","parent":null,"role":"window","frame":[0,0,390,844]},
    {"id":"a","parent":"0","role":"button","text":"Save & <go>","frame":[16,100,80,30],
     "interactive":true,"enabled":true,"scroll":"none"},
    {"id":"b","parent":"0","role":"text","text":"Bread","frame":[16,143,200,20],"scroll":"none"}]}
    """

  private static func page(isRedacted: Bool = false) -> String {
    var options = LayoutOptions(profile: .hig44, grid: 8)
    options.isRedacted = isRedacted
    let report = LayoutChecker(specs: [], options: options)
      .check(dumps: [("a.json", Array(dump.utf8)), ("b.txt", Array("nothing".utf8))])
    return LayoutPage(report, locate: { _ in nil }).text
  }

  @Test("findings are outlined, numbered and measured") func picture() {
    let page = Self.page()
    #expect(page.contains("<svg class=\"dump\""))
    #expect(page.contains("class=\"finding\""))
    #expect(page.contains("href=\"#finding-1-1\"") && page.contains("id=\"finding-1-1\""))
    #expect(page.contains("gap wrong") && page.contains("13 pt"))
    #expect(page.contains("Save &amp; &lt;go&gt;"))
    #expect(page.contains("b.txt: no known layout dump format"))
  }

  @Test("the page is well-formed") func wellFormed() throws {
    let page = Self.page()
    let body = try #require(page.range(of: "<html"))
    let parser = XMLParser(data: Data(page[body.lowerBound...].utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test("equal input gives equal pages, redacted ones hold no text") func redacted() {
    #expect(Self.page() == Self.page())
    let page = Self.page(isRedacted: true)
    #expect(!page.contains("Bread"))
    #expect(!page.contains("Save"))
  }
}
