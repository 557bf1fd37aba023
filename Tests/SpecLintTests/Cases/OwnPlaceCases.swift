import Testing

/// What is told at its own place: ways back to whence one came, things that change, demands, periods, parts of other things,
/// sentences, and criteria that wait for what is built.
@Suite struct OwnPlaceCases {
  // MARK: Machines

  private static func returns(_ back: String) -> String {
    """
    # 画面の流れ

    ```mermaid
    graph TD
        List[一覧画面 index.tsx] -->|追加| Form[品目登録 new.tsx]
        List -->|記録| Log[記録 /log/new]
    ```

    ## 詳細

    ### 一覧画面（`app/index.tsx`）

    **遷移先**:
    - **品目登録** (`/item/new`)
      - アクション: 「品目登録」ボタンをタップ
      - 戻り: 保存後、一覧画面に戻る
    - **記録** (`/log/new`)
      - アクション: 「記録」ボタンをタップ
      - 戻り: 戻るボタン

    ### 記録画面（`app/log/new.tsx`）

    **遷移先**:
    - **品目登録** (`/item/new`)
      - アクション: 「品目を登録」リンク
      - \(back)

    """
  }

  static let machines: [RuleCase] = [
    .init("S507", "ways back to whence one came", returns("戻り: 保存後、記録画面に戻る")),
    .init(
      "S507", "rows without a label",
      """
      | From | Event | To |
      |---|---|---|
      | Form | Save | List |
      | Form | ⟦Save⟧ | Log |
      | List | Add | Form |
      | Log | Add | Form |

      """),
    .init(
      "S501", "what changes before the arrow",
      """
      # Lamps

      | Event | Transition |
      |---|---|
      | `PumpHot` | calm/notice → alert |
      | `ValveTripped` | alert → danger |
      | `FloodStarted` | touched parts → danger |
      | `AreaDark` | area → off |
      | `PumpCooling` | danger/alert → notice/calm |
      | `AreaPowered` | off → calm |

      """),
    .init(
      "S501", "a state that nothing leads to",
      """
      # Lamps

      | Event | Transition |
      |---|---|
      | `PumpHot` | calm → alert |
      | `ValveTripped` | alert → danger |
      | `Thawed` | ⟦frozen⟧ → calm |
      | `PumpCooling` | danger → calm |

      """),
    .init(
      "S502", "what takes the place of old commands",
      """
      # 命令

      | 废弃命令 | 原功能 | 迁移路径 |
      |---|---|---|
      | `/note` | 插入笔记 | → `/card note` 或 `/card` |
      | `/todo` | 插入待办 | → `/card todo` |
      | `/quote` | 插入引文 | → `/card quote` |

      """),
  ]

  @Test(arguments: machines)
  func machine(_ test: RuleCase) { test.check() }

  // MARK: Numbers

  private static func colors(_ text: String) -> String {
    "# Tokens\n\n- `sea`: #2A9D8F\n- `paper`: #FFFFFF\n- `mist`: #888888\n\n## Contrast\n\n\(text)\n"
  }

  static let demands: [RuleCase] = [
    .init(
      "C412", "a demand that is said not to be met",
      colors("`mist` on `paper`: 4.5:1 is needed here, but not met.")),
    .init(
      "C412", "the same in German",
      colors("`mist` auf `paper`: gefordert sind 4,5:1, nicht erreicht.")),
    .init("C412", "a demand", colors("White on `sea` must be ≥ ⟦7⟧:1.")),
    .init(
      "C412", "a demand that is not to be disputed",
      colors("White on `sea` must be ≥ ⟦7⟧:1, and that is not negotiable.")),
  ]

  @Test(arguments: demands)
  func demand(_ test: RuleCase) { test.check() }

  private static let motions =
    "- **Fade animation**: 200ms\n- **Slide animation**: 300ms\n- **Zoom animation**: 400ms\n"
    + "- **Pop animation**: 250ms\n- **Glow animation**: 350ms\n- **Blink animation**: 1600ms loop\n"

  static let times: [RuleCase] = [
    .init(
      "T306", "periods beside what recurs",
      "# Motion\n\n\(motions)\nThe blink animation ranges from 90ms at a 2.5s period to 160ms at 4.5s.\n"
    ),
    .init("T306", "a loop alone", "# Motion\n\n\(motions)- **Pulse animation**: ⟦1.5s⟧ loop\n"),
    .init("X857", "a toast that is put off", "# Parts\n\n- The 3s toast is deferred to later.\n"),
    .init("X857", "a toast", "# Parts\n\n- Toast \"Saved\" (⟦3s⟧), closes by itself\n"),
  ]

  @Test(arguments: times)
  func time(_ test: RuleCase) { test.check() }

  static let targets: [RuleCase] = [
    .init(
      "G708", "a demand among defaults",
      """
      # Spec

      ## Base Defaults

      | Property | Value |
      |---|---|
      | Touch target minimum | `44px × 44px` |
      | Page padding | `16px` |

      ## Button

      - Height: ⟦36px⟧

      """),
    .init(
      "G708", "a custom property",
      "# Spec\n\n```css\n:root {\n  --touch-target-min: 44px;\n  --radius: 8px;\n}\n```\n\n## Button\n\n- Height: ⟦36px⟧\n"
    ),
    .init(
      "G708", "a target of the desktop",
      "# Spec\n\n```css\n:root {\n  --touch-target-min-desktop: 44px;\n}\n```\n\n## Button\n\n- Height: 36px\n"
    ),
    .init(
      "G708", "a target of phones",
      "# Spec\n\n```css\n:root {\n  --touch-target-min: 44px; /* 移动端 */\n}\n```\n\n## Button\n\n- Height: 36px\n"
    ),
    .init(
      "G708", "the slop of a target",
      "# Spec\n\n```css\n:root {\n  --touch-slop-min-size: 44px;\n}\n```\n\n## Button\n\n- Height: 36px\n"
    ),
  ]

  private static func classes(_ row: String) -> String {
    "# Parts\n\n| Part | Classes |\n|---|---|\n\(row)\n\n## Access\n\n- Minimum touch target: 44x44px\n"
  }

  static let classHeights: [RuleCase] = [
    .init("G708", "the class of a button", classes("| Button default | `⟦h-9⟧ px-4` |")),
    .init("G708", "both sides of a button", classes("| Button icon | `⟦size-9⟧` |")),
    .init("G708", "a large button", classes("| Button large | `h-12 px-6` |")),
    .init("G708", "a least height", classes("| Button | `h-9 min-h-11` |")),
    .init("G708", "an icon", classes("| Button | `h-12 px-6`, icon `h-5 w-5` |")),
    .init("G708", "a card", classes("| Card | `h-9` |")),
  ]

  @Test(arguments: classHeights)
  func classHeight(_ test: RuleCase) { test.check() }

  @Test(arguments: targets)
  func target(_ test: RuleCase) { test.check() }

  // MARK: Colours

  private static func sheet(_ rules: String) -> String {
    "# Form\n\n| Token | Hex | Use |\n|---|---|---|\n| Paper | `#FFFFFF` | Page background |\n\n```css\n\(rules)```\n"
  }

  static let focus: [RuleCase] = [
    .init(
      "K804", "a border in place of the outline",
      sheet("input:focus {\n  outline: none;\n  ⟦border-color: #8BC34A⟧;\n}\n")),
    .init(
      "K804", "a faint outline",
      sheet(".field:focus-visible {\n  ⟦outline: 2px solid #9FD8C0⟧;\n}\n")),
    .init(
      "K804", "the outline of the browser stays",
      sheet("input:focus {\n  border-color: #8BC34A;\n}\n")),
    .init(
      "K804", "a dark outline", sheet(".field:focus {\n  outline: 2px solid #1D4ED8;\n}\n")),
    .init(
      "K804", "a ground of its own",
      sheet(
        ".field {\n  background: #10241A;\n}\n.field:focus {\n  outline: 2px solid #8BC34A;\n}\n")),
    .init(
      "K804", "another element",
      sheet(".field:focus + .label {\n  outline: none;\n  border-color: #8BC34A;\n}\n")),
  ]

  @Test(arguments: focus)
  func mark(_ test: RuleCase) { test.check() }

  private static func surfaces(_ rows: String) -> String {
    """
    # Guide

    ## Surfaces

    | Role | Hex | Usage |
    |---|---|---|
    | Inset background | `#0A0A18` | Value boxes |
    | Value text | `#C8D8E8` | Values |
    | Caption | `#8AA8C0` | Notes |
    \(rows)

    """
  }

  static let parts: [RuleCase] = [
    .init(
      "K801", "the stops of a gradient",
      surfaces(
        "| Title gradient top | `#3A4A5A` | Stop 0 |\n| Title shade | `#2A3A4A` | Bar gradient stop 1 |"
      )),
    .init("K801", "a bar", surfaces("| Title bar | `#3A4A5A` | On top of each panel |")),
    .init("K801", "a title", surfaces("| Panel title | `⟦#3A4A5A⟧` | On top of each panel |")),
    .init(
      "K802", "a text of what is dark",
      "# Paleta\n\n| Nome | Hex | Uso |\n|---|---|---|\n| Creme | `#F0EDE8` | Texto sobre escuro |\n"
        + "| Bordô | `#3D1020` | Texto |\n| Lilás | `#777BDE` | Fundo |\n| Bege | `#F0DCB4` | Fundo |\n"
    ),
    .init(
      "K802", "a faint text",
      "# Paleta\n\n| Nome | Hex | Uso |\n|---|---|---|\n| Cinza | `⟦#B0ADA8⟧` | Texto secundário |\n"
        + "| Bordô | `#3D1020` | Texto |\n| Bege | `#F0DCB4` | Fundo |\n"),
    .init(
      "C401", "the card of a dialog",
      "# Parts\n\n### 5.1 Cards\n\n- Border radius: 12px\n- Padding: 20px\n\n### 5.5 Modals (Dialog)\n\n"
        + "- Backdrop: 60% black\n- Card: radius 16px, max-width 560px\n- Header: title and close\n"
    ),
    .init(
      "C401", "the card of a page",
      "# Parts\n\n### 5.1 Cards\n\n- Border radius: 12px\n- Padding: 20px\n\n### 5.5 Dashboard\n\n"
        + "- Card: radius ⟦16px⟧, max-width 560px\n"),
    .init(
      "T303", "a new sentence",
      "# Ramp\n\n- The top of the ramp is `--text` (#E9E9EF). Pure white\n  is too loud on black.\n"
    ),
    .init(
      "T303", "the same sentence", "# Ramp\n\n- The top is ⟦#E9E9EF⟧ (pure white, for titles).\n"),
  ]

  @Test(arguments: parts)
  func part(_ test: RuleCase) { test.check() }

  // MARK: Documents

  static let documents: [RuleCase] = [
    .init(
      "M203", "criteria of an approved text",
      "# Spec\n\n**Status:** Approved\n\n## 7. Success criteria\n\n- [ ] Both themes\n- [ ] CI green\n"
    ),
    .init(
      "M203", "criteria of what is done",
      "# Spec\n\n**Status:** ⟦Done⟧\n\n## 7. Success criteria\n\n- [ ] Both themes\n- [ ] CI green\n"
    ),
    .init(
      "R952", "a section of open questions",
      "# 仕様\n\n## ボタン\n\n- 高さ: 48px\n\n### 音響（検討事項）\n\n- 音源ファイルは未定（最後に決める）\n"),
    .init("R952", "a decision elsewhere", "# 仕様\n\n### 音響\n\n- 音源ファイルは⟦未定⟧（最後に決める）\n"),
  ]

  @Test(arguments: documents)
  func document(_ test: RuleCase) { test.check() }

  private static func styles(_ small: String) -> String {
    """
    ## Type

    | Token | Size | Weight |
    |---|---|---|
    | `body-lg` | 14px | Regular (400) |
    | `body-md` | 13px | Medium (500) |
    | `body-sm` | \(small) |

    """
  }

  private static func contents(_ last: String) -> String {
    """
    # Guide

    ## 目次

    1. [配色](#1-配色)
    2. [共通UI部品](#2-共通ui部品)
    3. [課金](#3-課金)
    4. [遷移](#4-遷移)

    ## 1. 配色

    ## 2. 共通 UI 部品

    ## 3. 課金（5月監査）

    ## 4. 遷移

    \(last)
    """
  }

  static let lists: [RuleCase] = [
    .init("T311", "two weights of one size", styles("13px | Regular (400)")),
    .init(
      "T311", "one weight and one size",
      "## Type\n\n| Token | Size | Weight |\n|---|---|---|\n| `body-lg` | 14px | Regular |\n"
        + "| `body-md` | ⟦13px⟧ | Regular |\n| `body-sm` | 13px | Regular |\n"),
    .init("D103", "entries without blanks and brackets", contents("")),
    .init(
      "D108", "what is not built",
      "# App\n\n## 통계 페이지 🚧 미구현\n\n## Home\n\nText.\n\n## List\n\nText.\n\n## Detail\n\nText.\n"),
    .init(
      "D108", "what is missing",
      "# App\n\n## ⟦Statistics page⟧\n\n## Home\n\nText.\n\n## List\n\nText.\n\n## Detail\n\nText.\n"
    ),
    .init(
      "T305", "an exception to the set",
      "## Type\n\nOnly these sizes exist: 11px, 13px, 18px.\n\n"
        + "Exception: status labels may have a font size of 9px.\n"),
    .init(
      "T305", "a size outside of the set",
      "## Type\n\nOnly these sizes exist: 11px, 13px, 18px.\n\n- Byline font size: ⟦15px⟧\n"),
  ]

  @Test(arguments: lists)
  func list(_ test: RuleCase) { test.check() }

  private static func captions(_ text: String) -> String {
    "# Type\n\n| Step | Size | Use |\n|---|---|---|\n| Body | 1rem (16px) | prose |\n"
      + "| Caption | 0.9rem | notes |\n| Body small | 13px | asides |\n\n\(text)\n"
  }

  static let floors: [RuleCase] = [
    .init("C414", "a least size of one kind of text", captions("⟦Keep captions at least 15px.⟧")),
    .init("C414", "a least size that is kept", captions("Keep captions at least 14px.")),
    .init("C414", "another kind of text", captions("Body text is at least 16px.")),
    .init("C414", "the size of one device", captions("Keep captions at least 15px on phones.")),
    .init("C414", "a least height", captions("The caption has a height of at least 24px.")),
    .init(
      "C414", "steps in code",
      "# Spacing\n\n```css\n--space-xs: 4px;\n--space-sm: 8px;\n--space-md: 12px;\n--space-lg: 16px;\n```\n\n"
        + "- ⟦All spacing uses multiples of 8px.⟧\n"),
    .init(
      "C414", "other variables in code",
      "# Spacing\n\n```css\n--space-sm: 8px;\n--space-lg: 16px;\n--radius-md: 12px;\n```\n\n"
        + "- All spacing uses multiples of 8px.\n"),
    .init(
      "C414", "distances in Spanish",
      "# Espacio\n\n⟦Todos los espacios son múltiplos de 8px.⟧\n\n| Espacio | Valor |\n|---|---|\n| xs | 4px |\n"
        + "| sm | 8px |\n| md | 12px |\n| lg | 24px |\n"),
    .init(
      "C414", "sizes of icons in Spanish",
      "# Espacio\n\nTodos los espacios son múltiplos de 8px.\n\n| Icono | Valor |\n|---|---|\n| xs | 4px |\n"
        + "| sm | 8px |\n| md | 12px |\n"),
  ]

  @Test(arguments: floors)
  func floor(_ test: RuleCase) { test.check() }

  static let criteria: [RuleCase] = [
    .init(
      "X858", "the size of another criterion",
      "| Property | Value | Notes |\n|---|---|---|\n| Touch target minimum | `⟦44⟧px × 44px` | WCAG 2.5.8 AA |\n"
    ),
    .init("X858", "the size of another level", "- Tap targets: at least ⟦44⟧px (WCAG 2.1 AA)\n"),
    .init("X858", "both sizes", "- Tap targets: 44px (WCAG 2.5.8 AA asks for 24px)\n"),
    .init("X858", "the contrast beside it", "- Targets of 44px, contrast as WCAG AA asks\n"),
    .init("X858", "no criterion", "- Tap targets: at least 44px on all platforms\n"),
  ]

  @Test(arguments: criteria)
  func criterion(_ test: RuleCase) { test.check() }
}
