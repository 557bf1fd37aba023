import Testing

/// Documents that use what they rule out, or names of which nothing is defined.
@Suite struct FamilyCases {
  static let refusals: [RuleCase] = [
    .init(
      "C415", "a utility class",
      """
      | Token | Value | Use |
      |---|---|---|
      | `--color-mist` | `#B8C4CC` | Lines (not for text) |

      ```html
      <p class="⟦text-mist⟧">Saved</p>
      ```

      """),
    .init(
      "C415", "a list of classes",
      """
      - `--color-brand-pale`: `#9FD8D6` – decoration only

      ```css
      bg-brand-pale
      ⟦text-brand-pale⟧  /* pale words */
      ```

      """),
    .init(
      "C415", "the first of two places",
      """
      - `--mist`: `#B8C4CC` – must not be used for text

      ```css
      .note { color: var(⟦--mist⟧); }
      .hint { color: var(--mist); }
      ```

      """),
    .init(
      "C415", "a background",
      """
      - `--mist`: `#B8C4CC` – decorative only

      ```css
      .note { background-color: var(--mist); }
      ```

      """),
    .init(
      "C415", "a longer name",
      """
      - `--color-mist`: `#B8C4CC` – decorative only
      - `--color-mist-strong`: `#52606A` – captions

      ```html
      <p class="text-mist-strong">Saved</p>
      ```

      """),
    .init(
      "C415", "only some texts",
      """
      - `--color-mist`: `#6E7A82` – not for text below 14px or body copy

      ```html
      <h1 class="text-mist">Saved</h1>
      ```

      """),
  ]

  @Test(arguments: refusals)
  func refusal(_ test: RuleCase) { test.check() }

  static let names: [RuleCase] = [
    .init(
      "T301", "a pattern that nothing fits",
      """
      | Token | Value |
      |---|---|
      | `Tone.Ink1` | `#101214` |
      | `Tone.Ink2` | `#40464C` |
      | `Tone.Base` | `#FFFFFF` |

      Above pictures, use `⟦Tone.OnInk*⟧` alone.

      """),
    .init(
      "T301", "a pattern that two names fit",
      """
      | Token | Value |
      |---|---|
      | `Tone.Ink1` | `#101214` |
      | `Tone.Ink2` | `#40464C` |
      | `Tone.Base` | `#FFFFFF` |

      Above pictures, use `Tone.Ink*` alone.

      """),
    .init(
      "T301", "steps in a fence",
      """
      ## Focus

      ```
      Field, focused:
      Border: 2px solid ⟦primary-500⟧
      Text: neutral-900
      Ring: 3px primary-100
      ```

      """),
    .init(
      "T301", "steps of a known palette",
      """
      ## Focus

      Names are those of Tailwind.

      ```
      Border: 2px solid primary-500
      Text: neutral-900
      Ring: 3px primary-100
      ```

      """),
    .init(
      "T311", "steps in prose",
      """
      ## Layout

      - Padding: `2xl (⟦32px⟧)` at the sides, `lg (24px)` elsewhere
      - `md (16px)` between fields
      - `xl (32px)` around cards

      """),
    .init(
      "T311", "steps of corners and distances",
      """
      ## Layout

      - Gap: `lg (24px)` between parts
      - `md (16px)` between fields
      - `sm (8px)` around labels
      - Corner radius: `md (8px)`

      """),
    .init(
      "D103", "a numbered inventory",
      """
      # Quay

      ## Screen Inventory

      1. **Harbour Screen** - where ships lie
      2. **Crane Screen** - what lifts
      3. **Gate Screen** - who enters
      ⟦4. **Ferry Screen** - who leaves⟧

      ## 1. Harbour Screen States

      ## 2. Crane Screen States

      ## 3. Gate Screen

      """),
    .init(
      "D103", "an inventory whose last entry is empty, at the end",
      """
      # Quay

      ## 1. Harbour Screen

      ## 2. Crane Screen

      ## Screen Inventory

      1. **Harbour Screen**
      2. **Crane Screen**
      3. **Gate Screen**
      4.
      """),
    .init(
      "D103", "an inventory in other words",
      """
      # Quay

      ## Screen Inventory

      1. **Harbour Screen** - where ships lie
      2. **Crane Screen** - what lifts
      3. **Gate Screen** - who enters
      4. **Ferry Screen** - who leaves

      ## 1. Harbour Screen States

      ## 2. Crane Screen States

      ## 3. Gate Screen

      ## Leaving by the Ferry Screen

      """),
    .init(
      "S503", "a table of states without one",
      """
      ## Room

      ### States

      | State | Meaning |
      |---|---|
      | Waiting | people may join |
      | Playing | the round runs |
      | Finished | the results are shown |

      ### Transitions

      | From | To | Trigger |
      |---|---|---|
      | Waiting | Playing | All ready |
      | Playing | Finished | Time is up |
      | Finished | Waiting | Again |
      | Finished | ⟦Sealed⟧ | All leave |

      """),
    .init(
      "S503", "a table of some states",
      """
      ## Room

      ### States

      | State | Meaning |
      |---|---|
      | Waiting | people may join |
      | Playing | the round runs |
      | Finished | the results are shown |

      ### Transitions

      | From | To | Trigger |
      |---|---|---|
      | Waiting | Playing | All ready |
      | Playing | Finished | Time is up |
      | Finished | Sealed | All leave |
      | Finished | Archived | Owner asks |
      | Finished | Deleted | Owner insists |

      """),
    .init(
      "C413", "a class taken for pixels",
      """
      Classes are those of Tailwind.

      - **Effect**: the arrow moves ⟦2px⟧ to the right
      - **Property**: `group-hover:translate-x-2`

      """),
    .init(
      "C413", "classes with their pixels",
      """
      Classes are those of Tailwind: `gap-4` (16px) between cards.

      - **Effect**: the arrow moves 8px to the right
      - **Property**: `group-hover:translate-x-2`

      """),
    .init(
      "K804", "a translucent ring",
      """
      ```css
      --bg-page: #FFFFFF;
      --focus-ring: ⟦rgba(80, 170, 170, 0.4)⟧;
      ```

      """),
    .init(
      "K804", "a ring that shines through a little",
      """
      ```css
      --bg-page: #FFFFFF;
      --focus-ring: rgba(20, 60, 160, 0.9);
      ```

      """),
    .init(
      "K802", "both modes on one line",
      """
      ## Name

      - **Color**: strong text (`#374151` light, `#F3F4F6` dark)

      ## Note

      - **Color**: soft text (`⟦#9CA3AF⟧` light, `#9CA3AF` dark)

      ## Card

      - **Background**: surface (`#FFFFFF` light, `#1F2937` dark)

      """),
    .init(
      "C401", "a use in title and cells",
      """
      ## Timing

      | Token | ms | Usage |
      |---|---|---|
      | fast | 100 | Button press |
      | slow | 300 | Notice slide, chart draw |

      ### Notices

      | Trigger | Animation | Duration |
      |---|---|---|
      | Show | Slide from the top | ⟦250ms⟧ |
      | Dismiss | Fade | 200ms |

      """),
    .init(
      "C401", "another row keeps the length",
      """
      ## Timing

      | Token | ms | Usage |
      |---|---|---|
      | fast | 100 | Button press |
      | slow | 300 | Notice slide, chart draw |

      ### Notices

      | Trigger | Animation | Duration |
      |---|---|---|
      | Show | Slide from the top | 300ms |
      | Dismiss | Slide to the top | 200ms |

      """),
  ]

  @Test(arguments: names)
  func name(_ test: RuleCase) { test.check() }
}
