/// Forms of titles, lists and remarks as people write them day by day.
enum EverydayCases {
  static let titles: [RuleCase] = [
    .init(
      "D108", "a title that ends in a verdict",
      "# Log\n\n## Drawer\n\nx\n\n## Part 2.1 — DONE ✅\n\n## Part 2.2 — DONE (both sides)\n\n## Menu\n\nx\n\n## Tabs\n\nx\n\n## Feed\n\nx\n"
    ),
    .init(
      "D108", "a verdict in the name of a screen",
      "# Log\n\n## Drawer\n\nx\n\n## ⟦Checkout complete⟧\n\n## Menu\n\nx\n\n## Tabs\n\nx\n\n## Feed\n\nx\n"
    ),
    .init(
      "D108", "sections of one level below a plural",
      "# Kit\n\n## Aims\n\nx\n\n## ⟦Key components⟧\n\n## Lamp card\n\nx\n\n## Dimmer\n\nx\n"),
    .init(
      "D107", "numbers in a short form",
      "# Plan\n\n### Rooms (R-1 → R-6)\n\n**R-1:** hall\n\n**R-2/3/4:** bath\n\n**R-5–6:** roof\n"),
    .init(
      "D107", "several that are nowhere",
      "# Plan\n\n### ⟦Rooms (R-1 → R-6)⟧\n\n**R-1:** hall\n\n**R-2:** bath\n\n**R-3:** roof\n\n**R-6:** 5 doors\n"
    ),
    .init(
      "M207", "a section of the version before",
      "# Kit, v2\n\n**Changes from v1:**\n- Dimmer taken out of section 2.4\n\n## 1. Aims\n\n### 1.1 Light\n\nx\n\n## 2. Parts\n\n### 2.1 Lamp\n\nx\n\n### 2.2 Cord\n\nx\n"
    ),
    .init(
      "M207", "a section that is not there",
      "# Kit, v2\n\n**Notes:**\n- The dimmer is told in ⟦section 2.4⟧\n\n## 1. Aims\n\n### 1.1 Light\n\nx\n\n## 2. Parts\n\n### 2.1 Lamp\n\nx\n\n### 2.2 Cord\n\nx\n"
    ),
    .init(
      "M206", "a path from the root of a vault",
      "=== notes/parts/lamp.md ===\n---\nrelated:\n  - notes/parts/cord.md\n---\n# Lamp\n=== notes/parts/cord.md ===\n# Cord\n"
    ),
    .init(
      "M206", "what a document builds on",
      "---\ndependencies:\n  - ⟦../base/light.md⟧\n  - \"@lamp/kit\"\n---\n# Lamp\n"),
  ]

  static let motions: [RuleCase] = [
    .init(
      "A605", "a verb that tells where something goes",
      "# Tray\n\n- A dropped tray should spring back fast\n- Swipe with a limit and spring-back\n- Tray leaves in 200ms\n"
    ),
    .init("A605", "the noun", "# Tray\n\n- Tray return: ⟦spring⟧ animation in 200ms\n"),
    .init(
      "X857", "a success in a chart",
      "```mermaid\nflowchart TD\n  A[Save] --> B[Success toast<br/>gone after ⟦3 s⟧]\n```\n"),
    .init(
      "C401", "a range that leaves out its step",
      """
      # Motion

      | Token | Value | Use |
      |---|---|---|
      | duration-fast | 120ms | Hover, press |
      | duration-normal | 220ms | Tooltips and state changes |

      ### Tooltips

      - Overlays enter over ⟦130–180ms⟧ with a fade

      """),
    .init(
      "C401", "a range around its step",
      """
      # Motion

      | Token | Value | Use |
      |---|---|---|
      | duration-fast | 120ms | Hover, press |
      | duration-normal | 220ms | Tooltips and state changes |

      ### Tooltips

      - Overlays enter over 180–240ms with a fade

      """),
    .init(
      "S502", "results of one load",
      """
      ```mermaid
      stateDiagram-v2
        [*] --> idle: closed
        idle --> loading: opened
        loading --> ⟦nothing⟧: empty
        loading --> marks: some
        loading --> error: failed
        error --> loading: Retry
      ```

      """),
  ]

  static let colors: [RuleCase] = [
    .init(
      "T310", "an alert in Spanish",
      "# Colores\n\n```\n--accent-600: #B4530A  /* texto de alerta */\n--warning-600: #B4530A\n```\n"
    ),
    .init(
      "C412", "a ground that goes on to the next line in Korean",
      "# 색\n\n`mute`(#5F564F)는 `ink`(#0C0A0B) 위에서 2.75:1로 AA(4.5:1)에 미달한다.\n`dim`(#8C827B)은 5.26:1로 통과한다.\n"
    ),
    .init(
      "C412", "a ground that brackets name",
      "# Colours\n\n| Token | Value |\n|---|---|\n| `--surface` | `#F5F1E8` (paper) |\n| `--fg` | `#14141C` |\n\nThe kicker is `#B8451A` (~⟦5.4⟧:1 vs paper).\n"
    ),
    .init(
      "K802", "a ratio that the text proves",
      "## Colours\n\n| Token | Value | Use |\n|---|---|---|\n| `--fg` | `#14100F` | Text |\n| `--fg-dim` | `#8C827B` | Secondary text |\n| `--paper` | `#ECE6DB` | Surface |\n\nOn `#0C0A0B` `#5F564F` has 2.75:1; `#8C827B` passes with 5.26:1.\n"
    ),
    .init(
      "K802", "what somebody saw elsewhere",
      "# Look around\n\n## Observed palette\n\n| Token | Value |\n|---|---|\n| Page background | #141414 |\n| Primary text | #E2E2E2 |\n| Faint text | #737373 |\n"
    ),
    .init(
      "K804", "a line beside the ring",
      "| Token | Hex | Usage |\n|---|---|---|\n| `bg-surface` | `#FFFFFF` | Cards |\n| `border-strong` | `#C9D0D8` | Focus outline companion |\n| `text-primary` | `#1A1F26` | Body |\n"
    ),
    .init(
      "K804", "a border for rings",
      "| Token | Hex | Usage |\n|---|---|---|\n| `bg-surface` | `#FFFFFF` | Cards |\n| `border-strong` | `⟦#C9D0D8⟧` | Focus rings |\n| `text-primary` | `#1A1F26` | Body |\n"
    ),
    .init(
      "K801", "a pair beside the text of the page",
      "| Role | Token | Value |\n|---|---|---|\n| Surface | `--surface` | `#F5F1E8` |\n| Text | `--fg` | `#14141C` |\n| Brand | `--primary` | `#E85D25` |\n| On brand | `--primary-foreground` | `⟦#FFFFFF⟧` |\n"
    ),
    .init(
      "T304", "a label with two names",
      "---\nname: Lamp\ncolors:\n  background: '#131313'\n---\n\n## Colors\n\n- **Neutral/Background:** The base is charcoal (⟦#121212⟧) and no pure black.\n"
    ),
  ]

  static let counts: [RuleCase] = [
    .init(
      "C416", "a comma in quotation marks",
      "It comes with two buttons: \"Yes, dim it\" and \"No, keep it.\"\n"),
    .init(
      "C416", "a list in a fence",
      "# Icons\n\n⟦6 icons so far:⟧\n\n```\nlamp, cord, plug, switch,\ndimmer, shade, bulb\n```\n"),
    .init(
      "C416", "frames in a fence",
      "# Loading\n\n⟦A loop of 4 frames⟧.\n\n```\nframe0 frame1 frame2 frame3 frame4\n```\n"),
    .init(
      "C416", "as many frames in a fence",
      "# Loading\n\nA loop of 4 frames.\n\n```\nframe0 frame1 frame2 frame3\n```\n"),
    .init(
      "C416", "a pair above three numbers",
      "# Start\n\n⟦A layout with 2 cards:⟧\n\n1. “Use this lamp”\n2. “Find another”\n3. “Skip”\n"),
    .init(
      "C414", "increments in a sentence",
      "# Kit\n\n### Spacing\n\n⟦The spacing scale is built on 4px increments:⟧\n\n| Token | Value |\n|---|---|\n| `gap-1` | 4px |\n| `gap-2` | 6px |\n| `gap-3` | 8px |\n"
    ),
    .init(
      "C414", "multiples below a title",
      "# Kit\n\n### Spacing\n\n⟦Multiples of 4 for a steady rhythm.⟧\n\n| Token | Value |\n|---|---|\n| `S.xs` | 4 |\n| `S.sm` | 6 |\n| `S.md` | 8 |\n"
    ),
    .init(
      "C414", "increments that are left to judgement",
      "# Kit\n\n### Spacing\n\nThe spacing scale mostly uses 4px increments:\n\n| Token | Value |\n|---|---|\n| `gap-1` | 4px |\n| `gap-2` | 6px |\n| `gap-3` | 8px |\n"
    ),
    .init(
      "G708", "the size of what a chip holds",
      "# Kit\n\n**Touch targets:** 48px minimum for all controls\n\n### Chips\n\n| Element | Specification |\n|---|---|\n| Person chip | Avatar (28px) + name |\n"
    ),
    .init(
      "G708", "the size of a chip",
      "# Kit\n\n**Touch targets:** 48px minimum for all controls\n\n### Chips\n\n| Element | Height |\n|---|---|\n| Person chip | ⟦28px⟧ |\n"
    ),
    .init(
      "D105", "conditions under two labels",
      """
      # States

      ### 2.1 No lamp

      **Condition:** no id

      **UI:** Empty

      ### 2.2 Offline

      **Panel** (id set): not connected

      **Tab** (open): the bridge drops

      **UI:** Banner

      ### 2.3 Loading lamp

      **Condition:** phase is loading

      **UI:** Skeleton

      ### 2.4 No record

      **Condition:** no record

      **UI:** Empty

      ### 2.5 Ready

      **Condition:** data is there

      **UI:** List

      """),
    .init(
      "V901", "a scale that is given in sizes",
      "# Plan\n\n## Text\n\n- Levels: H1 (28pt Bold), H2 (22pt), Body (16pt)\n\n## Checklist\n\n- [x] Texts follow the standard font scale\n"
    ),
    .init(
      "G701", "a base of which all is a multiple, in French",
      "# Kit\n\n## Espacement\n\nBase : **4px**. Tous les espacements sont des multiples de cette base.\n\n| Token | Valeur |\n|---|---|\n| `space-1` | 4px |\n| `space-2` | 8px |\n| `space-3` | 12px |\n| `space-4` | 16px |\n| `space-6` | 24px |\n| `space-8` | 32px |\n\n## Boutons\n\n| Taille | Padding horizontal |\n|---|---|\n| `lg` | 28px |\n"
    ),
  ]
}
