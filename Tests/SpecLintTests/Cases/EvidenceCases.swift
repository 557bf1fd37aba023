import Testing

/// What a finding must be able to show: one thing on both sides, a ground that the document declares, an event on the
/// arrow.
@Suite struct EvidenceCases {
  static let rivals: [RuleCase] = [
    .init(
      "C401", "estimates of work",
      "# Clean-up\n\n| Step | Left | Time |\n|---|---|---|\n| Gallery props | 300 | 1 hour |\n"
        + "| Event types | 90 | 2 hours |\n\n## Next\n\n1. Write the gallery props (5 min)\n"
        + "2. Add event types (20 min)\n"),
    .init(
      "C401", "a column of estimates",
      "# Plan\n\n| Task | Effort |\n|---|---|\n| Session timeout dialog | 30 minutes |\n\n## Session\n\n"
        + "The session timeout dialog opens after 15 minutes.\n"),
    .init(
      "C401", "the same in a column of limits",
      "# Plan\n\n| Limit | Time |\n|---|---|\n| Session timeout dialog | ⟦30 minutes⟧ |\n\n## Session\n\n"
        + "The session timeout dialog opens after 15 minutes.\n"),
    .init(
      "C401", "two limits with one purpose",
      "# Relay\n\n## Errands\n\n- Path limit (max 4) keeps the map readable\n\n## Board\n\n"
        + "- 9 errands max keep the map readable, and players choose\n"),
    .init(
      "C401", "a figure of one item of an enumeration",
      "# Notizbuch\n\n### Liste\n- 要素: タイトル, 更新日時, 最大3タグ, 抜粋（90文字）, ボタン「開く」。\n\n"
        + "### 編集\n- タイトル: 必須、40文字制限。\n- タグ: 手動追加。\n"),
    .init(
      "C401", "two steps in one text",
      "# Tape\n\n1. **Controls** (timeline, play/pause, ±15 s / +30 s): the first view.\n\n## Gestures\n\n"
        + "- Play/pause, seek on the timeline, skip −15 s / +30 s.\n"),
    .init(
      "C401", "offline in two parts of the product",
      "# Kiosk\n\n## Guests\n\n- List with name\n\nOffline, the Guests tab is read-only for cached guests.\n\n"
        + "## Menu\n\n- Dishes with price\n\nReads work offline from the cache and are labelled.\n"),
    .init(
      "C401", "what one control lacks",
      "# Motion\n\n**Motion speaks.** A button that bounces or scales on press shows off.\n\n### Buttons\n\n"
        + "The press darkens the ground. There is no scale, no shadow shift.\n"),
    .init(
      "C401", "a thing that is ruled out and used",
      "# Pager\n\n⟦There is no loudspeaker anywhere.⟧\n\n## Call\n\nThe loudspeaker is switched on.\n"
    ),
  ]

  static let grounds: [RuleCase] = [
    .init(
      "C412", "a minimum on the dark page of the document",
      "# Console\n\n```css\n--ground-0: #0b0d12;  /* Page background */\n--ground-1: #151922;  /* Panels */\n```\n\n"
        + "## Signals\n\n| Token | Value | Use | Contrast |\n|---|---|---|---|\n"
        + "| `--signal-go` | `#2dd4a0` | Ready | 4.5:1+ |\n| `--signal-wait` | `#fbbf24` | Waiting | 4.5:1+ |\n"
    ),
    .init(
      "C412", "a ratio that no ground gives",
      "# Console\n\n| Token | Value | Use |\n|---|---|---|\n| `ground` | `#0b0d12` | Page background |\n"
        + "| `panel` | `#151922` | Panel background |\n\n| Token | Value | Use | Contrast |\n|---|---|---|---|\n"
        + "| `text-main` | `#e6e9f0` | Body text | ⟦9.1⟧:1 |\n| `text-quiet` | `#8b93a5` | Captions | 6.3:1 |\n"
    ),
    .init(
      "C412", "colours of two sentences",
      "# Sheet\n\n- **AA contrast:** main text (#10182b) and second text (#46536b) on white meet AA. For errors use\n"
        + "  `alarm` (#8f1d1d) to meet AA (see 1.2). `ink-faint` (#93a1b7) only for ornaments.\n"),
    .init(
      "C412", "the most that is reached",
      "# Pairs\n\n| Text | Background | Ratio |\n|---|---|---|\n| `#a3a3a3` | `#35B6F2` | ≤ 2:1 |\n"
    ),
  ]

  static let arrows: [RuleCase] = [
    .init(
      "S507", "labels that say who may do it",
      "# Booking\n\n```mermaid\nstateDiagram-v2\n[*] --> requested\nrequested --> confirmed: clerk/manager\n"
        + "requested --> declined: clerk/manager\nconfirmed --> arrived: clerk\n"
        + "confirmed --> declined: manager / guest(owner)\narrived --> [*]\ndeclined --> [*]\n```\n"
    ),
    .init(
      "S507", "cases in brackets",
      "# Empty states\n\n| Page | Trigger | To |\n|---|---|---|\n| Profile (no posts) | Open | Newcomer |\n"
        + "| Profile (no likes) | Open | Stranger |\n| Newcomer | Post | Profile |\n"),
    .init(
      "S507", "one event that leads to two states",
      "# Lock\n\n| From | Event | To |\n|---|---|---|\n| Open | Push | Shut |\n| Open | ⟦Push⟧ | Ajar |\n"
        + "| Shut | Pull | Open |\n| Ajar | Pull | Open |\n"),
    .init(
      "S506", "ways out of which none goes on",
      "# Survey\n\n| From | Trigger | To |\n|---|---|---|\n| Q4 empty | Next | Hint |\n| Q4 filled | Next | Q5 |\n"
        + "| Q4 first | Send | Thanks |\n"),
    .init(
      "S506", "flows that lead into one another",
      "# Flows\n\n| From Flow | To Flow | Trigger |\n|---|---|---|\n| Flow 1: Arrival | Flow 2: Ride | Ticket sold |\n"
        + "| Flow 2: Ride | Flow 1: Arrival | Ride over |\n"),
    .init(
      "S506", "a line that names the first state",
      "# Waschküche\n\nAnfang: `frei`.\n\n| Von | Ereignis | Nach |\n|---|---|---|\n| `belegt` | Tür auf | `frei` |\n"
        + "| `frei` | Karte | `belegt` |\n"),
    .init(
      "S501", "an inventory of screens",
      "# Screens\n\n| Screen | Component | Leads to |\n|---|---|---|\n| **Landing** | `A` | App |\n| **App** | `B` | Settings |\n"
        + "| **Settings** | `C` | App |\n| **Clear dialog** | `D` | Closes → Landing |\n"),
  ]

  static let numbers: [RuleCase] = [
    .init(
      "C413", "a total that is so many times a row",
      "# Breath\n\n| Constant | Value | Remark |\n|---|---|---|\n| `PHASE` | 4s | one phase |\n| `CYCLE` | 16s | 4 phases |\n"
        + "| `TOTAL` | 80s | whole session (5 cycles) |\n"),
    .init(
      "C413", "a total that is no multiple",
      "# Breath\n\n| Part | Time | Remark |\n|---|---|---|\n| In | 4s | through the nose |\n| Out | 16s | slowly |\n"
        + "| Total | ⟦22s⟧ | one breath |\n"),
    .init(
      "C413", "so many or more", "# Lists\n\n- With 8+ items and 100ms each = 700ms of waiting\n"),
    .init(
      "C413", "shades of an earlier version of the framework",
      "# Theme (Tailwind)\n\n- `#3b82f6` → `blue-500`\n- `#ef4444` → `red-500`\n- `#6b7280` → `gray-500`\n"
        + "- `#10b981` → `green-500`\n"),
    .init(
      "T304", "a size in two units beside a line height",
      "# Kit\n\n| Token | Size | Leading | Weight |\n|---|---|---|---|\n| `--text-h2` | 28px / 1.75rem | 1.25 | 600 |\n"
        + "| `--text-sm` | 14px / 0.875rem | 1.5 | 400 |\n\n```css\n:root {\n  --text-h2: 1.75rem;\n"
        + "  --text-sm: 0.875rem;\n}\n```\n"),
  ]

  static let words: [RuleCase] = [
    .init(
      "R952", "a word that is forbidden", "# Style\n\n- Do not write \"TBD\" or \"coming soon\".\n"),
    .init("R952", "the word itself", "# Style\n\n- The icon is ⟦TBD⟧.\n"),
    .init(
      "G706", "a last range in Russian",
      "# Адаптив\n\n* **Mobile (До `600px`):** одна колонка.\n* **Tablet (`600px` - `1200px`):** две.\n"
        + "* **Desktop (Свыше `1200px`):** три.\n"),
    .init(
      "D108", "definitions of links",
      "# Guide\n\n## One\n\nText [a][1].\n\n## References\n\n[1]: a.md \"A\"\n"),
    .init(
      "D103", "a closing checklist",
      "# Kit\n\n## Contents\n1. [One](#one)\n2. [Two](#two)\n\n## One\n\nText.\n\n## Two\n\nText.\n\n## Checklist\n\n- [ ] A\n"
    ),
    .init(
      "X854", "what is refused",
      "# Sheet\n\n- Cards can be swiped away.\n- The payment is never placed in a swipe-only sheet.\n"
    ),
    .init(
      "A604", "an alternative in French",
      "# Gestes\n\n- Transition de panneau : 200 ms.\n\n## Accessibilité\n\nEn mode mouvement réduit, remplacer les rotations "
        + "par des fondus.\n"),
    .init(
      "A605", "curves like a spring",
      "# Tokens\n\n- Sheet: 300ms ease-out\n\nThe tokens hold spring-emulation curves for the motion of sheets.\n"
    ),
  ]

  static let wholes: [RuleCase] = [
    .init(
      "C401", "the choices of a list",
      "# Booking\n\nThe active duration options are:\n\n- 45 minutes\n- 75 minutes\n- Custom\n"),
    .init(
      "C401", "the steps of a motion",
      "# Motion\n\n**Snackbar**\n\n- **Enter**: slides up\n- **Duration**: 250ms\n- **Exit**: slides down\n"
        + "- **Duration**: 150ms\n"),
    .init(
      "C401", "a row of a table of bans",
      "# House style\n\n## Editor rules\n\nDésactiver les dégradés — interdits ici.\n\n## Principles\n\n"
        + "| Interdit | Raison |\n|---|---|\n| Emojis comme puces | Aucun emoji. |\n| Dégradés | Aucun dégradé. |\n"
    ),
    .init(
      "C402", "an argument of a call on a date",
      "# Import\n\n- The date range should not exceed 90 days (limit of the bank)\n\n```scala\ncase class Range(\n"
        + "  startDate: LocalDate = LocalDate.now().withDayOfMonth(1)\n)\n```\n"),
    .init(
      "C412", "a ratio that is to be reached",
      "# Audit\n\n- Warning colour (#F29B10) should be darkened to achieve a 4.5:1 contrast ratio\n"
    ),
    .init(
      "C414", "a ratio of one token",
      "# Colour\n\n| Token | Value | Use |\n|---|---|---|\n| `bg.page` | `#f8f8f5` | page background |\n"
        + "| `text.primary` | `#1b1b19` | body text |\n| `text.faint` | `#8a8882` | placeholder text |\n\n## Contrast\n\n"
        + "- `text.primary` ≥ 4.5:1 on `bg.page` and every tint it sits on.\n"),
    .init(
      "C416", "so many columns",
      "# Lenses\n\n## Review in four aspects\n\n| ID | Focus | Truth | Fault | Risk | Result |\n|---|---|---|---|---|---|\n"
        + "| A | ok | ok | bad | ok | yes |\n| B | ok | ok | ok | ok | no |\n| C | ok | bad | ok | ok | no |\n"
    ),
    .init(
      "M208", "codes that lines list",
      "# Screens\n\n| ID | Screen |\n|---|---|\n| S-CRW-AUTH-01 | PIN |\n| S-CRW-AUTH-02 | Mail |\n| S-CRW-DECK-01 | Deck |\n\n"
        + "## Guests\n\nS-GST-AUTH-01 Register · S-GST-CODE-01 Code\n\nS-GST-HOME-01 Cabins\n"),
    .init(
      "T304", "steps with fractions",
      "# Spacing\n\n```ts\nexport const spacing = {\n  0.5: '0.125rem',\n  1.5: '0.375rem',\n  2.5: '0.625rem',\n  5: '1.25rem',\n};\n```\n"
    ),
    .init(
      "T303", "words of a gradient in order",
      "# Waiting\n\n- **Gradient**: purple to pink (`#647de8` → `#754aa0` → `#f092fa`)\n"),
    .init(
      "T301", "an expression of a program",
      "# Notes\n\n| Token | Value |\n|---|---|\n| `space.s` | 8px |\n| `space.m` | 16px |\n\nLinks take their text from `{entry.title}`.\n"
    ),
    .init(
      "S504", "a heading that is a sentence",
      "# Scanner\n\n## State: Check\n\nA.\n\n## State: Repair\n\nB.\n\n## We keep no decision logic in UI State\n\nC.\n\n"
        + "| From | To | Trigger |\n|---|---|---|\n| Check | Repair | data |\n| Repair | Check | back |\n"
    ),
    .init(
      "G702", "the padding of a control",
      "# Parts\n\n**`button-main`** — red fill, 8px radius, 14×24px padding, 48px height, weight 500.\n\n### Touch targets\n\n"
        + "- Main buttons at minimum 48×48px.\n"),
    .init(
      "G708", "the size of cells",
      "# Stay\n\n### Touch Targets\n\n- Heart button is 32×32px round.\n- Day cells of the calendar are 40×40px round.\n"
    ),
    .init(
      "G701", "values of a listed scale",
      "# Space\n\n- Base unit: 8px\n- Scale: 2px, 4px, 6px, 8px, 10px, 12px, 14px\n\n## Badge\n\n- Padding: 10px\n"
    ),
    .init(
      "D108", "headings that are a list",
      "# Test\n\n## Run\n\nText.\n\n### Trees\n\n### Chests\n\n### Hills\n\n## End\n\nText.\n"),
    .init(
      "K802", "a glow of a text",
      "# Retro\n\n| Name | Hex | Use |\n|---|---|---|\n| Black | `#000000` | body text |\n| Violet | `#A956F6` | ornaments, text glow |\n"
        + "| Cream | `#FEF4C8` | window background |\n"),
    .init(
      "K802", "a tint of the first colour",
      "# Farben\n\n| Name | Value | Use |\n|---|---|---|\n| `--color-primary-bg` | #cdf6e2 | tint |\n| `--color-text-primary` | #1f2937 | body |\n"
        + "| `--color-text-secondary` | #667080 | notes |\n| `--color-bg-page` | #f9f9f9 | page |\n| `--color-bg-card` | #ffffff | card |\n"
    ),
  ]

  static let themes: [RuleCase] = [
    .init(
      "K802", "the dark theme of a sheet",
      "# Planner\n\n```css\n:root {\n  --bg-page: #f6f4f0;\n  --text-primary: #221c15;\n  --text-muted: #6a5e4f;\n}\n"
        + ".dark {\n  --bg-page: #0d0d0e;\n  --text-primary: #e4e4e6;\n  --text-muted: ⟦#55555c⟧;\n}\n```\n"
    ),
    .init(
      "K802", "the light theme beside a query",
      "# Planner\n\n```css\n:root {\n  --bg-page: #f6f4f0;\n  --text-primary: #221c15;\n  --text-muted: ⟦#9c8e7f⟧;\n}\n"
        + "@media (prefers-color-scheme: dark) {\n  :root {\n    --bg-page: #0d0d0e;\n    --text-primary: #e4e4e6;\n"
        + "    --text-muted: #9a9aa2;\n  }\n}\n```\n"),
    .init(
      "K802", "rules of two parts",
      "# Planner\n\n```css\n.card {\n  --bg-card: #ffffff;\n  --text-card: #9c8e7f;\n}\n.panel {\n  --bg-panel: #0d0d0e;\n"
        + "  --text-panel: #e4e4e6;\n}\n```\n"),
    .init(
      "K802", "a text by another name",
      "# Theme\n\n```css\n:root {\n  --grey-50: #0b0b0b;\n  --grey-500: #595959;\n  --grey-800: #e6e6e6;\n\n"
        + "  --bg-page: var(--grey-50);\n  --text-primary: var(--grey-800);\n  --text-muted: ⟦var(--grey-500)⟧;\n}\n```\n"
    ),
    .init(
      "K801", "labels with wide colons",
      "# 组件\n\n## 主按钮\n- **背景色**：#6b80ee\n- **文字颜色**：⟦#FFFFFF⟧\n"),
    .init(
      "K801", "the text of an error on a field",
      "# Fields\n\n### Input\n- Background: `#fffefc`\n- Label text: `#262240`\n- Error text: `⟦#f4624f⟧`\n"
    ),
    .init(
      "C414", "all colours",
      "# Colour\n\n- **Background**: #F4F6F9\n- **Helper text**: #8f9399\n- **Body text**: #55585e\n\n## Rules\n\n"
        + "- ⟦All colours must pass the WCAG 2.1 AA contrast check⟧\n"),
    .init(
      "C414", "all text in Spanish",
      "# Color\n\n| Token | Hex | Uso |\n|---|---|---|\n| `fondo` | `#F4F6F9` | Fondo de página |\n| `tinta` | `#22252b` | Texto principal |\n"
        + "| `tenue` | `#8f9399` | Texto auxiliar |\n\n- ⟦Todo el texto debe cumplir el contraste AA de WCAG.⟧\n"
    ),
    .init(
      "C414", "the floor of a type scale",
      "# Type\n\n| Role | Size | Face |\n|---|---|---|\n| Story | 22px | Litera |\n| Interface | 20px | Hyper |\n| Note | 18px | Hyper |\n\n"
        + "**⟦20px is the absolute floor.** Nothing below it.⟧\n"),
    .init(
      "G701", "a distance of a style sheet",
      "# Club\n\n## Buttons\n\n```css\n.button {\n  padding: ⟦10px⟧ 20px;\n}\n```\n\n## Spacing\n\n- **Base unit**: 4px\n"
    ),
    .init(
      "G708", "the least height of a control",
      "# Parts\n\n## Main button\n\n```css\n.button {\n  min-height: ⟦36px⟧;\n}\n```\n\n## Accessibility\n\n- Minimum touch target: 44px\n"
    ),
  ]

  static let places: [RuleCase] = [
    .init(
      "C414", "the floor of what is touched",
      "# Type\n\n| Role | Size |\n|---|---|\n| Story | 22px |\n| Note | 18px |\n\n"
        + "- 44px interaction floor for all of them. Nothing below it.\n"),
    .init(
      "C412", "a light colour for a dark ground without a name",
      "# Colour\n\n## Night\n\n| Name | Value | Ratio |\n|---|---|---|\n| Saved | `#4bdd83` | 9.8:1 |\n"
        + "| Late | `#f9c025` | 10.2:1 |\n"),
    .init(
      "T301", "a list of names behind a label",
      "# Tokens\n\n```css\n:root {\n  --sheet-edge: 4px;\n  --sheet-ground: #fff;\n  --sheet-ink: #222;\n}\n```\n\n"
        + "- Sheet: `--sheet-edge`, `--sheet-ground`, `--sheet-ease`, `--sheet-ink`\n"),
    .init(
      "T301", "a name in a sentence",
      "# Tokens\n\n```css\n:root {\n  --sheet-edge: 4px;\n  --sheet-ground: #fff;\n  --sheet-ink: #222;\n}\n```\n\n"
        + "- The sheet opens with `⟦--sheet-ease⟧`\n"),
    .init(
      "G710", "one padding in a table of sizes",
      "# Parts\n\n### Button\n\n**Sizes:**\n| Size | Height | Padding | Font |\n|---|---|---|---|\n| `sm` | 32px | 12px | 14px |\n"
        + "| `lg` | 48px | 24px | 16px |\n"),
    .init(
      "G710", "two paddings in a table of sizes",
      "# Parts\n\n### Button\n\n**Sizes:**\n| Size | Height | Padding | Font |\n|---|---|---|---|\n"
        + "| `sm` | ⟦32px⟧ | 12px 16px | 14px |\n| `lg` | 48px | 12px 16px | 14px |\n"),
    .init(
      "T304", "members of objects without a name",
      "# Shadows\n\n```ts\n// Level 1\n{ shadowOffset: {w:0,h:1}, elevation:1 }\n\n// Level 2\n"
        + "{ shadowOffset: {w:0,h:2}, elevation:2 }\n```\n"),
    .init(
      "C401", "two numbers of what was found",
      "# Review\n\n## Code\n\n- Only 3 accessibility attributes in 1800+ lines of code\n\n## Screens\n\n"
        + "- Only 15 accessibility attributes found across ALL screens\n"),
    .init(
      "C416", "the number in the name of a file",
      "## Figures\n\n- 03_images.png: left, middle, right and below\n"),
    .init(
      "X853", "a mark of what is done",
      "```\n┌──────────────────┐\n│ [Home]    ✓      │\n├──────────────────┤\n│ ✓ Upload failed  │\n└──────────────────┘\n```\n"
    ),
  ]

  static let scopes: [RuleCase] = [
    .init(
      "D108", "a heading numbered over the next one",
      "# Kiosk\n\n## 6. Look\n\nPlain.\n\n## 7. Ways\n\n## 7.1 Entry\n\nA door.\n\n## 7.2 Exit\n\nA gate.\n"
    ),
    .init(
      "D108", "a heading beside one of another number",
      "# Kiosk\n\n## 6. Look\n\nPlain.\n\n## ⟦7. Ways⟧\n\n## 8.1 Entry\n\nA door.\n\n## 8.2 Exit\n\nA gate.\n"
    ),
    .init(
      "T311", "weights beside the sizes of a style",
      "## Type\n\n| Style | Size | Weight |\n|---|---|---|\n| Text Large | 20px | 400 |\n| Text Small | 16px | 400 |\n"
        + "| Text Medium | 16px | 500 |\n| Text Semibold | 16px | 600 |\n"),
    .init(
      "T311", "sums that are written out",
      "## Radius\n\n| Token | Value |\n|---|---|\n| `--radius-sm` | `4px` |\n| `--radius-md` | `0.375rem` (6px) |\n"
        + "| `--radius-lg` | `0.375rem + 2px` (8px) |\n"),
    .init(
      "X855", "a denial on the line above",
      "# Web app\n\nThis is solved by larger fields, and not by\nsetting `user-scalable=no` on the page.\n"
    ),
    .init(
      "X855", "a page that forbids zooming",
      "# Web app\n\nThe page has larger fields and\nsets `⟦user-scalable=no⟧` in its head.\n"),
  ]

  @Test(arguments: scopes)
  func scope(_ test: RuleCase) { test.check() }

  @Test(arguments: wholes + themes)
  func whole(_ test: RuleCase) { test.check() }

  @Test(arguments: rivals + grounds)
  func rival(_ test: RuleCase) { test.check() }

  @Test(arguments: arrows + numbers + words)
  func arrow(_ test: RuleCase) { test.check() }

  @Test(arguments: places)
  func place(_ test: RuleCase) { test.check() }
}
