import Testing

/// Documents that the rules on staggers, springs and curves flag or leave alone.
@Suite struct CurveCases {
  static let staggers: [RuleCase] = [
    .init(
      "A602", "a label and its items",
      """
      **Photo Grid**:
      - **Item**: fade in, 200ms ease-out
      - **Stagger**: 50ms between items

      | From | To | Trigger | Duration | Animation |
      |---|---|---|---|---|
      | Loading | Grid | Photos loaded | ⟦200ms⟧ | Stagger fade |
      | Grid | Photo | Tap | 250ms | Zoom |

      """),
    .init(
      "A602", "one line with both",
      """
      - **Card entry**: 250ms ease-out, 40ms stagger between cards

      | From | To | Trigger | Duration | Animation |
      |---|---|---|---|---|
      | Empty | Board | Cards arrive | ⟦250ms⟧ | Cards slide up, staggered |
      | Board | Card | Tap | 150ms | Scale |

      """),
    .init(
      "A602", "seconds beside milliseconds",
      """
      - **Row Entry**:
        - Entry: rows fade in over 0.3s
        - Stagger: 60ms between rows

      | From | To | Trigger | Duration | Animation |
      |---|---|---|---|---|
      | Loading | List | Done | ⟦300ms⟧ | Staggered rows |
      | List | Loading | Pull | 200ms | Fade |

      """),
    .init(
      "A602", "the time of the whole",
      """
      - **Row Entry**:
        - Entry: rows fade in over 300ms
        - Stagger: 60ms between rows, eight rows

      | From | To | Trigger | Duration | Animation |
      |---|---|---|---|---|
      | Loading | List | Done | 720ms | Staggered rows |
      | List | Loading | Pull | 200ms | Fade |

      """),
    .init(
      "A602", "no stagger",
      """
      - **Row Entry**:
        - Entry: rows fade in over 300ms
        - Stagger: 60ms between rows

      | From | To | Trigger | Duration | Animation |
      |---|---|---|---|---|
      | Loading | List | First load | 720ms | Staggered rows |
      | Refreshing | List | Done | 300ms | Fade, no stagger |

      """),
    .init(
      "A602", "the time of each item",
      """
      - **Row Entry**:
        - Entry: rows fade in over 300ms
        - Stagger: 60ms between rows

      | From | To | Trigger | Duration | Animation |
      |---|---|---|---|---|
      | Loading | List | Done | 300ms per row | Staggered rows |
      | List | Loading | Pull | 200ms | Fade |

      """),
    .init(
      "A602", "item and delay",
      """
      - **Row Entry**:
        - Entry: rows fade in over 300ms
        - Stagger: 60ms between rows

      | From | To | Trigger | Duration | Animation |
      |---|---|---|---|---|
      | Loading | List | Done | 300ms + 60ms per row | Staggered rows |
      | List | Loading | Pull | 200ms | Fade |

      """),
    .init(
      "A602", "another thing of that length",
      """
      - **Row Entry**:
        - Entry: rows fade in over 300ms
        - Stagger: 60ms between rows

      ## Board

      | From | To | Trigger | Duration | Animation |
      |---|---|---|---|---|
      | Loading | Board | Done | 500ms | Staggered columns |
      | Board | Loading | Pull | 200ms | Fade |

      """),
    .init(
      "A602", "the first row alone",
      """
      - **Row Entry**:
        - Entry: rows fade in over 300ms
        - Stagger: 60ms between rows

      | From | To | Trigger | Duration | Animation |
      |---|---|---|---|---|
      | Loading | Item | One item | 300ms | Fade |
      | Loading | List | Done | 300-720ms | Staggered rows |

      """),
  ]

  @Test(arguments: staggers)
  func stagger(_ test: RuleCase) { test.check() }

  static let springs: [RuleCase] = [
    .init(
      "A605", "a row of a table",
      """
      | Animation | Duration | Easing |
      |---|---|---|
      | Toggle knob | 200ms | ⟦spring⟧ |
      | Sheet | 300ms | ease-out |

      """),
    .init(
      "A605", "no length",
      """
      - **Photo Tap**:
        - Press: scale to 0.96
        - Release: ⟦spring⟧ back to full size

      """),
    .init(
      "A605", "parameters in a document that nobody links to",
      """
      === card.md ===
      # Card

      - **Drop**: 250ms ⟦spring⟧ animation into place

      === motion.md ===
      # Motion

      - **Sheet**: spring animation, response 0.4s, damping 0.8

      """),
    .init(
      "A605", "each length is reported",
      "- **Badge**: 200ms ⟦spring⟧ animation\n- **Knob**: 150ms ⟦spring⟧ animation\n"),
    .init(
      "A605", "parameters in a linked document",
      """
      === card.md ===
      # Card

      - **Drop**: 250ms spring animation, see [motion](motion.md)

      === motion.md ===
      # Motion

      - **Sheet**: spring animation, response 0.4s, damping 0.8

      """),
    .init(
      "A605", "tension and friction",
      """
      - **Drop**: spring animation (tension 170, friction 26)
      - **Lift**: 150ms spring animation

      """),
    .init(
      "A605", "duration and bounce", "- **Drop**: spring animation, duration 0.5s, bounce 0.2\n"),
    .init(
      "A605", "a prohibition",
      "- Don't use spring animation for errors\n- **Sheet**: 200ms ease-out\n"),
    .init(
      "A605", "the season",
      """
      - **Spring Sale banner**: fades in over 200ms
      - **Cards**: 200ms ease-out in the spring collection

      """),
    .init(
      "A605", "code",
      """
      - **Drop**: spring animation

      ```kotlin
      animateDpAsState(target, spring(dampingRatio = 0.8f, stiffness = 380f))
      ```

      """),
    .init(
      "A605", "history",
      """
      ## Changelog

      - Replaced the 150ms spring animation of the knob with 150ms ease-out

      """),
    .init(
      "A605", "parameters in a table of tokens",
      """
      | Token | Stiffness | Damping |
      |---|---|---|
      | motion.bouncy | 300 | 20 |

      - **Drop**: spring animation

      """),
  ]

  @Test(arguments: springs)
  func spring(_ test: RuleCase) { test.check() }

  static let curves: [RuleCase] = [
    .init(
      "A606", "a table of tokens",
      """
      | Token | Value | Use |
      |---|---|---|
      | `ease-⟦accelerate⟧` | cubic-bezier(0.4, 0, 1, 1) | Elements entering the screen |

      """),
    .init("A606", "a list", "- `--ease-⟦decelerate⟧`: cubic-bezier(0, 0, 0.2, 1) – exits\n"),
    .init(
      "A606", "a sentence behind the value",
      """
      ```scss
      $ease-⟦accelerate⟧: cubic-bezier(0.4, 0, 1, 1); // sheets appear with it
      ```

      """),
    .init(
      "A606", "both as the guidelines have them",
      """
      | Token | Value | Use |
      |---|---|---|
      | `ease-accelerate` | cubic-bezier(0.4, 0, 1, 1) | Leaving elements |
      | `ease-decelerate` | cubic-bezier(0, 0, 0.2, 1) | Entering elements |

      """),
    .init(
      "A606", "a prohibition",
      """
      - `--ease-decelerate`: cubic-bezier(0, 0, 0.2, 1) – never for exits
      - `--ease-accelerate`: cubic-bezier(0.4, 0, 1, 1) – not for entrances

      """),
    .init(
      "A606", "one curve for both ways",
      "- `--ease-decelerate`: cubic-bezier(0, 0, 0.2, 1) – dialogs enter and exit\n"),
    .init(
      "A606", "a curve without direction",
      "- `--ease-standard`: cubic-bezier(0.2, 0, 0, 1) – exits\n"),
    .init("A606", "only a mention", "- Exits use ease-in and never decelerate\n"),
  ]

  @Test(arguments: curves)
  func curve(_ test: RuleCase) { test.check() }

  static let orders: [RuleCase] = [
    .init("A603", "in one go", "- Opening: fades and slides in at the same time, 200ms\n"),
    .init(
      "A604", "an alternative in a table",
      """
      - **Fade animation**: 200ms ease-out

      | Setting | Behaviour |
      |---|---|
      | Reduced motion | cards appear at once |

      """),
    .init("A603", "the order is told", "- Opening: fades in (100ms), then slides up (200ms)\n"),
    .init(
      "A603", "at the same time",
      """
      ### On success

      - Tick fades in, 150ms
      - Row slides up, 200ms, at the same time
      - Counter rolls, 200ms, at the same time

      """),
    .init(
      "A604", "a component library does it",
      """
      - **Fade animation**: 200ms ease-out

      Reduced motion: handled by the framework, which replaces all of it by a fade of 100ms.

      """),
  ]

  @Test(arguments: orders)
  func order(_ test: RuleCase) { test.check() }
}
