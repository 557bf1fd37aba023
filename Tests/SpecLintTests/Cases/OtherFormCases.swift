import Testing

/// Values and colours that stand in another form, or are those of another thing.
@Suite struct OtherFormCases {
  static let targets: [RuleCase] = [
    .init(
      "G702", "buttons beside the padding of the page",
      """
      # Pads

      - **Size:** 48pt minimum touch target for all controls

      ## Phones

      - 56pt buttons, 16pt padding, 12pt spacing between cards

      """),
    .init(
      "G702", "a distance beside the padding of a bar",
      """
      # Pads

      - **Toolbar**: 64px bar with buttons
      - **Toolbar Spacing**: 8px internal padding, 16px gaps between the buttons
      - **Touch Targets**: Minimum 44px for all controls

      """),
    .init(
      "G702", "the padding of a bar beside a distance",
      """
      # Pads

      - **Toolbar**: 64px bar with buttons
      - **Toolbar Spacing**: ⟦12px⟧ internal padding, 16px gaps between the icons
      - **Touch Targets**: Minimum 44px for all controls

      """),
  ]

  static let motions: [RuleCase] = [
    .init(
      "A605", "a verb below the curve of a table",
      """
      # Keys

      **Motion** (`ScaleTo` with `Easing.CubicOut`):

      | Part | Motion |
      |---|---|
      | Key | Scale to 0.97 on press, spring back (~90ms each way) |

      """),
    .init(
      "A605", "a verb below a line without a curve",
      """
      # Keys

      **Motion** of all keys:

      | Part | Motion |
      |---|---|
      | Key | Scale to 0.97 on press, ⟦spring⟧ back (~90ms each way) |

      """),
    .init(
      "A605", "a list of what is ruled out in Japanese",
      """
      # 動き

      ### 禁止パターン

      - 強い `spring` / `bounce`

      """),
    .init(
      "A605", "a list of what is ruled out in German",
      """
      # Bewegung

      ### Zu vermeiden

      - Starke spring animation der Karten

      """),
    .init(
      "A605", "a list of what is done in German",
      """
      # Bewegung

      ### Karten

      - Starke ⟦spring⟧ animation der Karten

      """),
  ]

  static let durations: [RuleCase] = [
    .init(
      "T305", "a limit",
      """
      # Motion

      | Token | Value |
      |---|---|
      | `duration.quick` | 100ms |
      | `duration.plain` | 200ms |
      | `duration.calm` | 300ms |
      | `duration.long` | 1200ms |

      - Fade animation: 100ms
      - Slide animation: 200ms
      - Lift animation: 300ms
      - Turn animation: 200ms

      The 400ms limit of animations does not hold here.

      """),
    .init(
      "T305", "a limit in Japanese",
      """
      # Motion

      | Token | Value |
      |---|---|
      | `duration.quick` | 100ms |
      | `duration.plain` | 200ms |
      | `duration.calm` | 300ms |
      | `duration.long` | 1200ms |

      - Fade animation: 100ms
      - Slide animation: 200ms
      - Lift animation: 300ms
      - Turn animation: 200ms

      画面遷移アニメーションの 400ms 制限は適用しない。

      """),
    .init(
      "T305", "a sum in German",
      """
      # Motion

      | Token | Value |
      |---|---|
      | `duration.quick` | 100ms |
      | `duration.plain` | 200ms |
      | `duration.calm` | 300ms |
      | `duration.long` | 1200ms |

      - Fade animation: 100ms
      - Slide animation: 200ms
      - Lift animation: 300ms
      - Turn animation: 200ms

      Gesamtdauer der Animation: 600ms

      """),
    .init(
      "T305", "a stray",
      """
      # Motion

      | Token | Value |
      |---|---|
      | `duration.quick` | 100ms |
      | `duration.plain` | 200ms |
      | `duration.calm` | 300ms |
      | `duration.long` | 1200ms |

      - Fade animation: 100ms
      - Slide animation: 200ms
      - Lift animation: 300ms
      - Turn animation: 200ms

      The drop animation takes ⟦400ms⟧.

      """),
  ]

  static let values: [RuleCase] = [
    .init(
      "T301", "none for a value",
      """
      # Depth

      | Token | Light | Dark | Use |
      |---|---|---|---|
      | `elevation.none` | none | none | flat parts |
      | `elevation.low` | `0 1px 3px rgba(0,0,0,0.12)` | `0 1px 3px rgba(0,0,0,0.40)` | cards |
      | `elevation.mid` | `0 4px 12px rgba(0,0,0,0.15)` | `0 4px 12px rgba(0,0,0,0.50)` | sheets |

      """),
    .init(
      "T301", "none for a value in Korean",
      """
      # Depth

      | Token | Light | Dark | Use |
      |---|---|---|---|
      | `elevation.none` | 없음 | 없음 | flat parts |
      | `elevation.low` | `0 1px 3px rgba(0,0,0,0.12)` | `0 1px 3px rgba(0,0,0,0.40)` | cards |
      | `elevation.mid` | `0 4px 12px rgba(0,0,0,0.15)` | `0 4px 12px rgba(0,0,0,0.50)` | sheets |

      """),
    .init(
      "T301", "an open cell in Korean",
      """
      # Depth

      | Token | Light | Dark | Use |
      |---|---|---|---|
      | `⟦elevation.none⟧` | 미정 | 미정 | flat parts |
      | `elevation.low` | `0 1px 3px rgba(0,0,0,0.12)` | `0 1px 3px rgba(0,0,0,0.40)` | cards |
      | `elevation.mid` | `0 4px 12px rgba(0,0,0,0.15)` | `0 4px 12px rgba(0,0,0,0.50)` | sheets |

      """),
    .init(
      "T301", "the variable of a typeface",
      """
      # Type

      - `--font-size-body`: 16px
      - `--font-size-note`: 12px
      - `--font-size-head`: 24px

      Set in Archer Sans and Archer Mono.

      Families: `var(--font-archer-sans)` for text.

      """),
    .init(
      "T301", "the variable of a typeface that nobody names",
      """
      # Type

      - `--font-size-body`: 16px
      - `--font-size-note`: 12px
      - `--font-size-head`: 24px

      Families: `var(⟦--font-archer-sans⟧)` for text.

      """),
    .init(
      "T301", "a property declared in a remark",
      """
      # Kit

      ```css
      :root {
        --act-hex: #111111;
        --act-hsl: hsl(0 0% 7% / 1);
        /* --act-oklch: <generated>; */
        --act: var(--act-hex);
        --act-ring: #222222;
      }
      @supports (color: oklch(0.5 0 0)) {
        :root { --act: var(--act-oklch); }
      }
      ```

      """),
    .init(
      "T301", "a remark without a value",
      """
      # Kit

      ```css
      :root {
        --act-hex: #111111;
        --act-hsl: hsl(0 0% 7% / 1);
        /* no --act-oklch yet */
        --act: var(--act-hex);
        --act-ring: #222222;
      }
      @supports (color: oklch(0.5 0 0)) {
        :root { --act: var(⟦--act-oklch⟧); }
      }
      ```

      """),
    .init(
      "T301", "a key that a call gives its range",
      """
      # Kit

      ```ts
      const phase = draw.num("motion.phase", 0, 2800);
      ```

      Adding `motion.phase` changes no drawing.

      - [ ] `motion.phase` changes no trait.

      """),
    .init(
      "C401", "a delay that is denied",
      """
      # Motion

      | Time | Part | Motion |
      |---|---|---|
      | 560–860ms | Links | fade in one after the other, stagger 50ms |

      ## Tests

      | Case | Result |
      |---|---|
      | Reduced motion | all is there at once; no shift, no scaling, stagger or 420ms delay |

      """),
    .init(
      "C401", "a delay that is denied in Chinese",
      """
      # Motion

      | Time | Part | Motion |
      |---|---|---|
      | 560–860ms | Links | fade in one after the other, stagger 50ms |

      ## Tests

      | Case | Result |
      |---|---|
      | Reduced motion | 首帧全部可见；无位移、缩放、stagger 或 420ms 延迟 |

      """),
    .init(
      "C401", "a delay of another place",
      """
      # Motion

      | Time | Part | Motion |
      |---|---|---|
      | 560–860ms | Links | fade in one after the other, stagger ⟦50ms⟧ |

      ## Tests

      | Case | Result |
      |---|---|
      | Reduced motion | one after the other, stagger 420ms |

      """),
  ]

  static let colors: [RuleCase] = [
    .init(
      "K801", "two uses of one hue",
      """
      # States

      - Danger (`#FB7185` text / `#E11D48` fill): lost
      - Calm (`#A3A3A3`): not paired

      """),
    .init(
      "K801", "a text and its ground in brackets",
      """
      # States

      - Danger (`⟦#FB7185⟧` text, `#E11D48` fill): lost
      - Calm (`#A3A3A3`): not paired

      """),
    .init(
      "K802", "large text alone",
      """
      # Colours

      | Token | Light | Contrast | WCAG |
      |---|---|---|---|
      | `color.surface.page` | `#FFFFFF` | | |
      | `color.text.primary` | `#1A1A1A` | | AAA |
      | `color.text.tertiary` | `#888888` | | AA Large のみ |

      """),
    .init(
      "K802", "all text",
      """
      # Colours

      | Token | Light | Contrast | WCAG |
      |---|---|---|---|
      | `color.surface.page` | `#FFFFFF` | | |
      | `color.text.primary` | `#1A1A1A` | | AAA |
      | `color.text.tertiary` | `⟦#888888⟧` | | AA |

      """),
  ]

  static let anchors: [RuleCase] = [
    .init(
      "M207", "headings that a fence swallows",
      """
      # Guide

      - [First](#1-first-use)
      - [Ways](#2-ways-of-work)

      ## 1) First use

      ``` text
      one
      ``` text

      ## 2) Ways of work

      Text.

      ``` text
      two
      ``` text

      """),
    .init(
      "M207", "a heading that is nowhere beside them",
      """
      # Guide

      - [First](#1-first-use)
      - [Ways](#2-ways-of-work)
      - [Ends](⟦#3-ends⟧)

      ## 1) First use

      ``` text
      one
      ``` text

      ## 2) Ways of work

      Text.

      ``` text
      two
      ``` text

      """),
  ]

  @Test(arguments: targets)
  func target(_ test: RuleCase) { test.check() }

  @Test(arguments: motions)
  func motion(_ test: RuleCase) { test.check() }

  @Test(arguments: durations)
  func duration(_ test: RuleCase) { test.check() }

  @Test(arguments: values)
  func value(_ test: RuleCase) { test.check() }

  @Test(arguments: colors)
  func color(_ test: RuleCase) { test.check() }

  @Test(arguments: anchors)
  func anchor(_ test: RuleCase) { test.check() }
}
