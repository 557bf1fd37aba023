import Testing

/// Statements that contradict each other, and statements that only look so.
@Suite struct ConflictCases {
  static let facts: [RuleCase] = [
    .init(
      "C401", "a table and a list",
      """
      ## Toast

      - **Toast Slide**: ⟦250ms⟧ from the bottom

      ## Motion

      | Animation | Duration | Easing |
      |---|---|---|
      | Toast Slide | 300ms | ease-out |
      | Sheet Rise | 400ms | ease-out |

      """),
    .init(
      "C401", "a row with the trigger as its label",
      """
      ## Gestures

      - **Filter tap**: ⟦400ms⟧ slide animation

      | From | To | Trigger | Duration |
      |---|---|---|---|
      | List | Editing | Filter tap | 300ms |
      | Editing | List | Done | 200ms |

      """),
    .init(
      "C401", "the radius below the heading",
      """
      # Profile

      - **Avatars**: ⟦12px⟧ corner radius

      ## Avatar

      - **Border Radius**: 8px

      """),
    .init(
      "C401", "targets on a wide screen",
      """
      ## Layout

      **Desktop (1024px+)**:
      - **Touch targets**: ⟦32px⟧ minimum

      ## Accessibility

      - Every touch target is at least 44px

      """),
    .init(
      "C401", "a value and an approximation",
      """
      ## Toast

      - **Toast Slide**: about 300ms from the bottom

      ## Motion

      - **Toast Slide**: 280ms

      """),
    .init(
      "C401", "a range that holds the value",
      """
      ## Toast

      - **Toast Slide**: 200-300ms

      ## Motion

      - **Toast Slide**: 250ms

      """),
    .init(
      "C401", "two platforms",
      """
      ## Motion on iOS

      - **Tab Bar Slide**: 350ms

      ## Motion on Android

      - **Tab Bar Slide**: 250ms

      """),
    .init(
      "C401", "reduced motion",
      """
      ## Motion

      - **Toast Slide**: 300ms

      ## Reduced Motion

      - **Toast Slide**: 150ms fade instead

      """),
    .init(
      "C401", "what it was before",
      """
      ## Motion

      - **Toast Slide**: 300ms

      ## Changelog

      - **Toast Slide**: 250ms until version 2

      """),
    .init(
      "C401", "two units",
      """
      # Profile

      - **Search Field**: 48px height

      ## Search Field

      - **Height**: 48dp

      """),
    .init(
      "C401", "a bound beside a value",
      """
      # Profile

      - **Search Field**: 48px height

      ## Search Field

      - **Minimum Height**: 40px

      """),
    .init(
      "C401", "two directions",
      """
      ## Motion

      - **Drawer Slide In**: 300ms ease-out
      - **Drawer Slide Out**: 200ms ease-in

      """),
    .init(
      "C401", "two themes",
      """
      ## Dark Theme

      - **Card Fade**: 300ms

      ## Light Theme Motion

      - **Card Fade**: 200ms

      """),
    .init(
      "C401", "one thing in two states",
      """
      ### State: Open

      - **Sheet Rise**: 300ms ease-out

      ### State: Expanded

      - **Sheet Rise**: 400ms ease-out

      """),
    .init(
      "C401", "a transition of the matrix and a longer whole",
      """
      - **Card Tap**: 250ms in all, of which the zoom takes 150ms

      | From | To | Trigger | Duration |
      |---|---|---|---|
      | List | Card | Card tap | 250ms |
      | Card | List | Back | 250ms |

      """),
    .init(
      "C401", "height of a thing and of its row",
      """
      # App

      - **Avatar**: 40px height in lists, 96px height in profiles

      ## Avatar

      - **Height**: 40px

      """),
    .init(
      "C401", "landscape",
      """
      # App

      - **Toolbar**: 56px height
      - **Toolbar in landscape**: 48px height

      ## Toolbar

      - **Height**: 56px

      """),
    .init(
      "C401", "an old value struck out",
      """
      ## Toast

      - **Toast Slide**: ~~250ms~~ 300ms

      ## Motion

      - **Toast Slide**: 300ms

      """),
    .init(
      "C401", "a quoted rule",
      """
      ## Toast

      - **Toast Slide**: 300ms

      ## Motion

      - **Toast Slide**: 0.3s

      """),
    .init(
      "C401", "two numbers of one line",
      """
      ## Motion

      - **Toast Slide**: 300ms in, 200ms out

      ## Toast

      - **Toast Slide**: 300ms

      """),
    .init(
      "C401", "touch targets of two platforms",
      """
      - **Touch targets (iOS)**: 44pt minimum
      - **Touch targets (Android)**: 48dp minimum
      - All touch targets meet the minimum of their platform

      """),
    .init(
      "C401", "targets by level",
      """
      - All touch targets: 24px minimum (WCAG 2.5.8), 44px recommended
      - **Primary actions**: touch targets at least 48px

      """),
  ]

  @Test(arguments: facts)
  func fact(_ test: RuleCase) { test.check() }

  static let kinds: [RuleCase] = [
    .init(
      "C405", "an ordered list",
      """
      1. **Tile Drop**:
         - Landing: light ⟦spring⟧ animation
         - Duration: 180ms ease-out

      """),
    .init(
      "C405", "a list with pluses",
      "+ **Drawer**:\n  + Settle: ⟦spring⟧ into place\n  + Timing: 300ms linear\n"),
    .init(
      "C405", "the curve first",
      """
      * **Switch**:
        * Duration: 150ms ease-in-out
        * Knob: ⟦spring⟧ animation to the other side

      """),
    .init(
      "C405", "two platforms",
      "- **Tile Drop**:\n  - iOS: spring animation\n  - Android: 180ms ease-out\n"),
    .init(
      "C405", "a fallback",
      """
      - **Tile Drop**:
        - Landing: spring animation
        - Reduced motion: 100ms ease-out fade

      """),
    .init(
      "C405", "two phases",
      "- **Tile Drop**:\n  - Fall: 180ms ease-in\n  - Landing: spring animation\n"),
    .init(
      "C405", "a spring with a length",
      "- **Tile Drop**:\n  - Landing: light spring animation\n  - Duration: 180ms\n"),
    .init(
      "C405", "another item",
      """
      - **Tile Drop**:
        - Landing: spring animation

      - **Sheet**:
        - Duration: 300ms ease-out

      """),
  ]

  @Test(arguments: kinds)
  func kind(_ test: RuleCase) { test.check() }

  static let policies: [RuleCase] = [
    .init(
      "C407", "a table",
      """
      | Job | Policy |
      |---|---|
      | Upload | every ⟦15 seconds⟧, exponential backoff |

      """),
    .init("C407", "each", "- Reconnect: each ⟦5 seconds⟧ with exponential backoff\n"),
    .init(
      "C407", "a sentence",
      "The client asks the server every ⟦2 minutes⟧ using exponential back-off.\n"),
    .init(
      "C407", "the backoff after a failure",
      "- Syncs every 5 minutes; exponential backoff on failure\n"),
    .init("C407", "no fixed interval", "- Retries use exponential backoff, not every 30 seconds\n"),
    .init(
      "C407", "one instead of the other", "- Exponential backoff instead of every 30 seconds\n"),
    .init(
      "C407", "the longest wait", "- Exponential backoff, capped at one try every 60 seconds\n"),
    .init("C407", "two lines", "- Refresh: every 30 seconds\n- Reconnect: exponential backoff\n"),
    .init(
      "C407", "two modes",
      "- Every 30 seconds while in the foreground, exponential backoff while offline\n"),
    .init(
      "C407", "a heartbeat",
      "- Heartbeat: every 30 seconds; reconnect: exponential backoff, 1s to 60s\n"),
  ]

  @Test(arguments: policies)
  func policie(_ test: RuleCase) { test.check() }

  static let rows: [RuleCase] = [
    .init(
      "C409", "instantly",
      """
      | From | To | Trigger | Duration | Animation |
      |---|---|---|---|---|
      | Idle | Open | Tap | ⟦250ms⟧ | Instantly |
      | Open | Idle | Close | 200ms | Fade |

      """),
    .init(
      "C409", "none",
      """
      | From | To | Trigger | Animation | Duration |
      |---|---|---|---|---|
      | Idle | Open | Tap | **None (instant)** | ⟦150ms⟧ |
      | Open | Idle | Close | Fade | 200ms |

      """),
    .init(
      "C409", "seconds",
      """
      | Source | Target | Event | Time | Animation |
      |---|---|---|---|---|
      | Idle | Open | Tap | ⟦0.3s⟧ | No animation |
      | Open | Idle | Close | 0.2s | Fade |

      """),
    .init(
      "C409", "immediate only with reduced motion",
      """
      | From | To | Trigger | Duration | Animation |
      |---|---|---|---|---|
      | Idle | Open | Tap | 250ms | Instant under reduced motion, slide otherwise |
      | Open | Idle | Close | 200ms | Fade |

      """),
    .init(
      "C409", "a delay before it",
      """
      | From | To | Trigger | Delay | Animation |
      |---|---|---|---|---|
      | Idle | Hint | Wait | 5s | Instant |
      | Hint | Idle | Tap | 0ms | Fade |

      """),
    .init(
      "C409", "nothing to see",
      """
      | From | To | Trigger | Duration | Animation |
      |---|---|---|---|---|
      | Idle | Open | Tap | 0ms | None |
      | Open | Idle | Close | — | Immediate |

      """),
    .init(
      "C409", "a name",
      """
      | From | To | Trigger | Duration | Animation |
      |---|---|---|---|---|
      | Idle | Open | Tap | 250ms | Slide, like Instant Search |
      | Open | Idle | Close | 200ms | Fade |

      """),
    .init(
      "C409", "a haptic",
      """
      | From | To | Trigger | Duration | Animation |
      |---|---|---|---|---|
      | Idle | Open | Tap | 200ms | Immediate haptic, then slide |
      | Open | Idle | Close | 200ms | Fade |

      """),
  ]

  @Test(arguments: rows)
  func row(_ test: RuleCase) { test.check() }
}
