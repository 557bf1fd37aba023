import SpecModel
import Testing

@testable import SpecLowering

/// Tokens with their kind and value.
private func tokens(_ text: String) -> [String] {
  lower(text).tokens.map { "\($0.name) \($0.kind.rawValue) \($0.value)" }
}

/// Design values below headings and headers in Chinese, Japanese and Korean.
@Suite struct TokenScriptTests {
  private static let rule = "\n|---|---|---|\n"

  @Test(arguments: [
    // The role names the value; the everyday name of the color repeats.
    (
      "## 컬러\n\n| 용도 | 색상 | Hex |" + rule
        + "| Hull | 모래색 | #C2B280 |\n| Deck | 모래색 | #C2B281 |\n",
      ["Hull color #C2B280", "Deck color #C2B281"]
    ),
    (
      "## 颜色\n\n| 用途 | 颜色 | Hex |" + rule + "| 船身 | 沙色 | #C2B280 |\n| 甲板 | 沙色 | #C2B281 |\n",
      ["船身 color #C2B280", "甲板 color #C2B281"]
    ),
    // A swatch or a number is no role, and a column of names holds the names.
    (
      "## 컬러\n\n| | 색상 | Hex |" + rule + "| ⬛ | 모래색 | #C2B280 |\n| ⬜ | 바다색 | #0A3D62 |\n",
      ["모래색 color #C2B280", "바다색 color #0A3D62"]
    ),
  ])
  func namesColorsByTheirRoles(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test func keepsRolesOfBothAppearances() {
    let head = "| 용도 | 색상 | Hex |" + Self.rule
    let text =
      "## 컬러\n\n### 라이트 모드\n\n" + head + "| Hull | 모래색 | #C2B280 |\n| Deck | 바다색 | #0A3D62 |\n\n"
      + "### 다크 모드\n\n" + head + "| Hull | 모래색 | #332E20 |\n| Deck | 바다색 | #9AC3E0 |\n"
    #expect(
      tokens(text) == [
        "Hull color #C2B280", "Deck color #0A3D62", "Hull color #332E20", "Deck color #9AC3E0",
      ])
  }

  @Test(arguments: [
    (
      "## 文字\n\n### フォントウェイト\n\n- **Loud**: `700` - 船名\n- **Calm**: `300`\n",
      ["Loud fontWeight 700", "Calm fontWeight 300"]
    ),
    (
      "## スペーシング\n\n### パディング\n\n- **Hull Vertical**: `6-9px`\n- **Deck Top Padding**: `30px` (波)\n",
      ["Hull Vertical spacing 6-9px", "Deck Top Padding spacing 30px"]
    ),
    (
      "## 字号\n\n| 级别 | 大小 | 用途 |" + rule + "| s1 | 11px | 船名 |\n| s2 | 17px | 港口 |\n",
      ["s1 typography 11px", "s2 typography 17px"]
    ),
    (
      "## 缓动\n\n- 靠岸：`cubic-bezier(0, 0, 0, 1)`\n- 离岸：`cubic-bezier(1, 0, 1, 1)`\n",
      ["靠岸 easing cubic-bezier(0, 0, 0, 1)", "离岸 easing cubic-bezier(1, 0, 1, 1)"]
    ),
    (
      "## イージング\n\n- **入港**: Linear (ライブラリ)\n- **出港**: Spring\n",
      ["入港 easing Linear", "出港 easing Spring"]
    ),
    ("## 船と港\n\n- **入港**: Spring\n- **Loud**: `700`\n- 靠岸：`cubic-bezier(0, 0, 0, 1)`\n", []),
    ("## イージング\n\n- **入港**: 船が港に入る\n", []),
  ])
  func readsLists(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    (
      "## アニメーション\n\n### タイミング\n\n- **高速**: `90ms`\n- **長い**: `700ms` - `900ms`\n",
      ["高速 duration 90ms", "長い duration 700ms"]
    ),
    (
      "## Motion notes\n\n### Timing\n\n- **Quick**: 90ms\n- **Slow**: 700ms\n",
      ["Quick duration 90ms", "Slow duration 700ms"]
    ),
    // What an element takes is no step of a scale.
    ("## Motion notes\n\n### Timing\n\n- **Gangway opens**: 90ms\n- **Horn**: 700ms\n", []),
    ("## Ferries\n\n### Boarding\n\n- **Quick**: 90ms\n- **Slow**: 700ms\n", []),
    ("## アニメーション\n\n### タイミング\n\n- **舷梯**: `90ms`\n", []),
  ])
  func readsSpeeds(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    (
      "平时: 0 2px 9px rgba(0, 0, 0, 0.2)\n靠近： 0 6px 20px rgba(0, 0, 0, 0.3)",
      [
        "平时 shadow 0 2px 9px rgba(0, 0, 0, 0.2)", "靠近 shadow 0 6px 20px rgba(0, 0, 0, 0.3)",
      ]
    ),
    ("→ 平时: 0 2px 9px rgba(0, 0, 0, 0.2)\n│ 靠近: 0 6px 20px rgba(0, 0, 0, 0.3)", []),
    ("平时: 0 2px 9px rgba(0, 0, 0, 0.2)\n靠近时船身抬起", []),
  ])
  func readsRowsOfFences(rows: String, expected: [String]) {
    #expect(tokens("## 阴影\n\n```\n" + rows + "\n```") == expected)
  }

  @Test func keepsOneNameForValuesOfTwoKinds() {
    let fence = "```\n靠近: 0 2px 9px rgba(0, 0, 0, 0.2)\n平时: 0 6px 20px rgba(0, 0, 0, 0.3)\n```\n"
    let text =
      "## 阴影\n\n" + fence + "\n## 缓动\n\n- 平时：`cubic-bezier(0, 0, 0, 1)`\n\n## 阴影 2\n\n" + fence
    #expect(
      tokens(text) == [
        "靠近 shadow 0 2px 9px rgba(0, 0, 0, 0.2)", "平时 shadow 0 6px 20px rgba(0, 0, 0, 0.3)",
        "平时 easing cubic-bezier(0, 0, 0, 1)",
      ])
  }
}
