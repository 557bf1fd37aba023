import SpecModel
import Testing

@testable import SpecLowering

@Suite("Fences with a step on each line and an arrow before it")
struct ArrowColumnTests {
  private func found(_ body: String, under heading: String = "## Screen flow") -> [String] {
    lower("\(heading)\n\n```\n\(body)\n```\n").machines.flatMap { edges($0) }
  }

  @Test(
    "names of screens, and acts between them",
    arguments: [
      ("Start\n-> Seats\n-> Bill", ["Start -> Seats", "Seats -> Bill"]),
      (
        "Seats\n-> Edit Seat\n-> Save\n-> Seats",
        ["Seats -> Edit Seat", "Edit Seat -> Seats : Save"]
      ),
      ("Seats\n→ Delete seat\n→ Confirm Delete", ["Seats -> Confirm Delete : Delete seat"]),
      // A way that begins with an act has no source.
      ("Save\n-> Seats", []),
    ] as [(String, [String])])
  func names(body: String, expected: [String]) {
    #expect(found(body) == expected)
  }

  @Test("clauses where a flow is named, or the column is long")
  func clauses() {
    let body = "选择座位类型\n→ 输入客人姓名\n→ 显示验证进度\n→ 成功后显示账单"
    #expect(found(body, under: "## 主流程").count == 3)
    #expect(found(body, under: "## 座位") == [])
    let labelled = "## API Key\n\n主流程：\n\n```\n\(body)\n```\n"
    #expect(lower(labelled).machines.flatMap { edges($0) }.count == 3)
    let long = body + "\n→ 页面轮询状态\n→ 打开总览"
    #expect(found(long, under: "## 座位").count == 5)
  }

  @Test(
    "ways of a program, effects and mappings",
    arguments: [
      "Guest pays the bill\n→ POST /api/pay\n→ mark it paid in books\n→ send the mail",
      "Net is lost\n  → show a sticky banner on top\n  → load what is stored here\n  → hide what is not",
      "Client asks the server\n→ Server reads the database\n→ Queue takes the job\n→ Worker sends it",
    ])
  func others(body: String) {
    #expect(found(body, under: "## Main flow") == [])
  }
}
