import Testing

/// Damaged characters, headings on a wrong level, tables of contents and blocks of one kind.
@Suite struct FormCases {
  static let damage: [RuleCase] = [
    .init("D101", "a tick in a cell", "| Check | Done |\n|---|---|\n| Contrast | ⟦âœ“⟧ |\n"),
    .init("D101", "quotation marks", "The button says ⟦â€œSaveâ€⟧ and nothing else.\n"),
    .init("D101", "a heading in French", "# ⟦Ã‰⟧tat\n\n## ⟦Ã‰tat chargÃ©⟧\n"),
    .init(
      "D101", "letters of other languages",
      """
      # SÃO PAULO

      - Câmara, São João, NÃO, Âge, à côté
      - Größe 24 °C ±2, 3 × 4, ½ • – — … ™

      """),
    .init("D101", "emoji and arrows", "- Tap 👆 → Sheet ✅\n- 日本語, Русский, العربية\n"),
    .init("D101", "damage as an example", "An old export shows `Ã©` in place of é.\n"),
    .init(
      "D101", "Portuguese and Vietnamese",
      """
      - Configuração, NÃO, São, “aspas”, – , ã, Ã
      - Đăng nhập, Ấn vào, ế
      - Ångström, Ærø, naïve, Zoë, Œuvre

      """),
  ]

  @Test(arguments: damage)
  func damageCase(_ test: RuleCase) { test.check() }

  static let levels: [RuleCase] = [
    .init(
      "D102", "one below a screen",
      """
      # Inbox

      ## Main

      ### Screen: List

      ⟦#### State: Default⟧

      ## Others

      ### State: Empty

      ### State: Offline

      ### State: Syncing

      """),
    .init(
      "D102", "German",
      """
      # Postfach

      ⟦### Zustand: Suche⟧

      ## Zustand: Leer

      ## Zustand: Voll

      ## Zustand: Offline

      ## Zustand: Fehler

      """),
    .init(
      "D102", "numbered",
      """
      # Inbox

      ## State 1: Empty

      ## State 2: Full

      ## State 3: Offline

      ⟦# State 4: Syncing⟧

      """),
    .init(
      "D102", "the states of a dialog",
      """
      # Inbox

      ## List

      ### State: Empty

      ### State: Full

      ### State: Offline

      ### State: Syncing

      ### State: Failed

      ### State: Searching

      ### Reply Dialog

      #### State: Draft

      #### State: Sent

      """),
    .init(
      "D102", "states within a state",
      """
      # Inbox

      ## State: Empty

      ### State: Empty search

      ### State: Empty folder

      ## State: Full

      ## State: Offline

      ## State: Syncing

      """),
    .init(
      "D102", "code",
      """
      # Inbox

      ## State: Empty

      ## State: Full

      ## State: Offline

      ```markdown
      #### State: Example
      ```

      """),
    .init(
      "D102", "headings without the word",
      """
      # Inbox

      ## State: Empty

      ## State: Full

      ## State: Offline

      ### Open questions: none

      """),
  ]

  @Test(arguments: levels)
  func level(_ test: RuleCase) { test.check() }

  static let contents: [RuleCase] = [
    .init(
      "D103", "a numbered list",
      """
      # Spec

      ## Table of Contents

      ⟦1. [Layout](#layout)
      2. [Motion](#motion)⟧

      ## Layout

      ## Motion

      ## Colour

      """),
    .init(
      "D103", "German",
      """
      # Entwurf

      ## Inhalt

      ⟦- [Aufbau](#aufbau)
      - [Farben](#farben)⟧

      ## Aufbau

      ## Zustände

      ## Farben

      """),
    .init(
      "D103", "entries with parts",
      """
      # Spec

      ## Contents

      ⟦- [Layout](#layout)
        - [Grid](#grid)
      - [Motion](#motion)⟧

      ## Layout

      ### Grid

      ## Motion

      ## Errors

      """),
    .init(
      "D103", "only the first level",
      """
      # Spec

      ## Contents

      - [Layout](#layout)
      - [Motion](#motion)

      ## Layout

      ### Grid

      ### Margins

      ## Motion

      """),
    .init(
      "D103", "headings in code",
      """
      # Spec

      ## Contents

      - [Layout](#layout)
      - [Motion](#motion)

      ## Layout

      ## Motion

      ```markdown
      ## Colour
      ```

      """),
    .init(
      "D103", "links to other documents",
      """
      # Spec

      ## Related

      - [Layout](layout.md)
      - [Motion](motion.md)

      ## Layout

      ## Motion

      ## Colour

      """),
    .init(
      "D103", "a renamed heading",
      """
      # Spec

      ## Contents

      - [Layout](#layout)
      - [Motion](#motion)
      - [Colours](#colours)

      ## Layout

      ## Motion 🎬

      ## Colours (light and dark)

      """),
    .init(
      "D103", "sections before the list",
      """
      # Spec

      ## Summary

      ## Contents

      - [Layout](#layout)
      - [Motion](#motion)

      ## Layout

      ## Motion

      """),
    .init(
      "D103", "two lists, of which one is a summary",
      """
      # A

      ## Contents

      - [One](#one)
      - [Two](#two)
      - [Three](#three)

      ## One

      - [Two](#two)
      - [Three](#three)

      ## Two

      ## Three

      """),
    .init(
      "D103", "parts with numbers",
      """
      # A

      ## Contents

      1. [1. One](#1-one)
      2. [2. Two](#2-two)

      ## 1. One

      ## 2. Two

      """),
  ]

  @Test(arguments: contents)
  func content(_ test: RuleCase) { test.check() }

  static let blocks: [RuleCase] = [
    .init(
      "D105", "a step without its second field",
      """
      ### Step 1: Welcome

      **Purpose**: greet

      **Screen**: a picture

      **Transition**: slide

      ### Step 2: Name

      **Purpose**: ask

      **Screen**: a field

      **Transition**: slide

      ### Step 3: Photo

      **Purpose**: ask

      **Screen**: a camera

      ⟦### Step 4: Done⟧

      **Purpose**: end

      **Transition**: to the list

      """),
    .init(
      "D105", "a last step of another kind",
      """
      ### Step 1: Welcome

      **Purpose**: greet

      **Screen**: a picture

      ### Step 2: Name

      **Purpose**: ask

      **Screen**: a field

      ### Step 3: Photo

      **Purpose**: ask

      **Screen**: a camera

      ### Step 4: Done

      **Purpose**: end

      **Transition**: to the list

      """),
    .init(
      "D105", "optional fields",
      """
      ### State: Empty

      **Context**: no items

      **Layout**: a picture

      ### State: Full

      **Context**: items

      **Layout**: a list

      ### State: Offline

      **Context**: no network

      **Layout**: a banner

      ### State: Syncing

      **Context**: after a change

      **Layout**: a ring

      **Notes**: only on phones

      """),
    .init(
      "D105", "two of five",
      """
      ### Step 1: A

      **Goal**: a

      **Time**: 1 min

      ### Step 2: B

      **Goal**: b

      ### Step 3: C

      **Goal**: c

      ### Step 4: D

      **Goal**: d

      **Time**: 1 min

      """),
  ]

  @Test(arguments: blocks)
  func block(_ test: RuleCase) { test.check() }

  static let rows: [RuleCase] = [
    .init(
      "D120", "a merged cell",
      """
      | From | To | Trigger | Duration |
      |---|---|---|---|
      | A | B | Tap | 1s |
      | **Errors** |
      | A | C | Fail | 1s |

      """),
    .init(
      "D120", "fewer cells in a legend",
      """
      | Key | Meaning |
      |---|---|
      | A |
      | B | b |

      """),
  ]

  @Test(arguments: rows)
  func row(_ test: RuleCase) { test.check() }
}
