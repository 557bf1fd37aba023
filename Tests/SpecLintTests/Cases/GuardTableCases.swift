import Testing

/// Tables that tell where one is sent away to, and matrices in which a redirect is one change among others.
@Suite struct GuardTableCases {
  private static let guards =
    "# Guards\n\n| Accessed URL | Session | Handling |\n|---|---|---|\n"
    + "| `/` | member | redirect to `/feed` |\n| `/` | newcomer | redirect to `/setup` |\n"
    + "| `/feed` | guest | redirect to `/` |\n| `/setup` | member | redirect to `/feed` |\n"
    + "| `/saved` | guest | redirect to `/` |\n| `/saved` | newcomer | redirect to `/setup` |\n"
  private static let koreanGuards =
    "# 가드\n\n| 접근 URL | 현재 상태 | 처리 |\n|---|---|---|\n"
    + "| `/` | 회원 | `/feed` 리디렉션 |\n| `/` | 신규 | `/setup` 리디렉션 |\n"
    + "| `/feed` | 손님 | `/` 리디렉션 |\n| `/setup` | 회원 | `/feed` 리디렉션 |\n"
    + "| `/saved` | 손님 | `/` 리디렉션 |\n| `/saved` | 신규 | `/setup` 리디렉션 |\n"
  private static let matrix =
    "## Transitions\n\n| From | To | Trigger |\n|---|---|---|\n| (none) | Idle | Launch |\n"
    + "| Idle | Busy | Tap |\n| Busy | Idle | Redirect |\n"

  static let cases: [RuleCase] =
    ["S501", "S502", "S506"].flatMap { code in
      [
        RuleCase(code, "a table of redirects", guards),
        RuleCase(code, "a table of redirects (ko)", koreanGuards),
      ]
    } + [
      RuleCase("S501", "a matrix with a redirect", matrix + "| ⟦Failed⟧ | Busy | Redirect |\n"),
      RuleCase(
        "S502", "a way in without a way out",
        "| From | To | Trigger |\n|---|---|---|\n| List | ⟦Detail⟧ | Redirect |\n"
          + "| List | Search | Pull |\n| Search | List | Redirect |\n"),
    ]

  @Test(arguments: cases)
  func table(_ test: RuleCase) { test.check() }
}
