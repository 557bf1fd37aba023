import Testing

/// Documents that declare a scale, a list of names or a demand, and leave it.
@Suite struct DeclaredCases {
  static let names: [RuleCase] = [
    .init(
      "T301", "a keyword beside a list of curves",
      """
      - `--ease-default`: cubic-bezier(0.25, 0.1, 0.25, 1)
      - `--ease-in`: cubic-bezier(0.4, 0, 1, 1)
      - `--ease-out`: cubic-bezier(0, 0, 0.2, 1)

      | Transition | Duration | Easing |
      |---|---|---|
      | Tab switch | 200ms | `⟦ease-in-out⟧` |
      | Sheet opens | 300ms | `ease-out` |

      """),
    .init(
      "T301", "a keyword that two curves do not rule out",
      """
      - `--ease-in`: cubic-bezier(0.4, 0, 1, 1)
      - `--ease-out`: cubic-bezier(0, 0, 0.2, 1)

      | Transition | Duration | Easing |
      |---|---|---|
      | Tab switch | 200ms | `ease` |

      """),
    .init(
      "T301", "names for keywords",
      """
      | Token | Value | Use |
      |---|---|---|
      | `ease.enter` | `ease-out` | Things that come in |
      | `ease.exit` | `ease-in` | Things that leave |
      | `ease.change` | `ease-in-out` | Things that stay |

      - **Sheet animation**: 300ms ease-out

      """),
    .init(
      "T301", "no curve and a name of the list",
      """
      - `--ease-default`: cubic-bezier(0.25, 0.1, 0.25, 1)
      - `--ease-in`: cubic-bezier(0.4, 0, 1, 1)
      - `--ease-out`: cubic-bezier(0, 0, 0.2, 1)

      | Transition | Duration | Easing |
      |---|---|---|
      | Spinner | 900ms | linear |
      | Tab switch | 200ms | ease-default |

      """),
    .init(
      "T301", "a step behind the last one",
      """
      ## Spacing

      - **xs**: 4px
      - **sm**: 8px
      - **md**: 12px
      - **lg**: 16px
      - **xl**: 24px

      ```
      Cards:    md, lg
      Sections: xl, ⟦xxl⟧
      ```

      """),
    .init(
      "T301", "steps of a library",
      """
      ## Spacing (Tailwind names)

      - **xs**: 4px
      - **sm**: 8px
      - **md**: 12px
      - **lg**: 16px
      - **xl**: 24px

      ```
      Sections: xl, 2xl
      ```

      """),
    .init(
      "T301", "a table of names without values",
      """
      | Token | Value | Use |
      |---|---|---|
      | `--radius-card` | `18px` | Cards |
      | `--radius-pill` | `999px` | Badges |

      | Token | Use |
      |---|---|
      | `⟦--shadow-card⟧` | Cards |
      | `--shadow-stage` | Stage |

      """),
    .init(
      "T301", "tables of names alone",
      """
      | Token | Use |
      |---|---|
      | `--shadow-card` | Cards |
      | `--shadow-stage` | Stage |

      | Token | Use |
      |---|---|
      | `--radius-card` | Cards |
      | `--radius-pill` | Badges |

      """),
    .init(
      "T301", "a typeface that no property of the family defines",
      """
      ```css
      :root {
        --font-weight-normal: 400;
        --font-weight-medium: 500;
        --font-weight-bold: 700;
      }
      .total { font-family: var(⟦--font-mono⟧); font-weight: var(--font-weight-bold); }
      ```

      """),
  ]

  @Test(arguments: names)
  func name(_ test: RuleCase) { test.check() }

  static let scales: [RuleCase] = [
    .init(
      "T305", "a duration between the steps of a scale that is kept",
      """
      | Token | Duration | Use |
      |---|---|---|
      | `--duration-instant` | 100ms | Tap |
      | `--duration-fast` | 200ms | Icons |
      | `--duration-normal` | 300ms | Cards |
      | `--duration-slow` | 400ms | Hearts |

      - **Sheet animation**: 300ms
      - **Icon animation**: 200ms
      - **Badge animation**: 100ms
      - **Tab animation**: 200ms
      - **Page animation**: ⟦350ms⟧ slide

      """),
    .init(
      "T305", "a loop and a bound",
      """
      | Token | Duration | Use |
      |---|---|---|
      | `--duration-instant` | 100ms | Tap |
      | `--duration-fast` | 200ms | Icons |
      | `--duration-normal` | 300ms | Cards |
      | `--duration-slow` | 400ms | Hearts |

      - **Sheet animation**: 300ms
      - **Icon animation**: 200ms
      - **Badge animation**: 100ms
      - **Tab animation**: 200ms
      - **Pulse animation**: 350ms, infinite
      - **Page animation**: under 350ms

      """),
    .init(
      "T305", "a scale that is not kept",
      """
      | Token | Duration | Use |
      |---|---|---|
      | `--duration-instant` | 100ms | Tap |
      | `--duration-fast` | 200ms | Icons |
      | `--duration-normal` | 300ms | Cards |
      | `--duration-slow` | 400ms | Hearts |

      - **Sheet animation**: 250ms
      - **Icon animation**: 350ms
      - **Tab animation**: 200ms

      """),
    .init(
      "C401", "a button with another step of the classes",
      """
      - **Medium:** `rounded-lg` (8px)
      - **Large:** `rounded-xl` (12px) - Standard for buttons
      - **Extra large:** `rounded-2xl` (16px) - Cards

      ```tsx
      <button className="bg-blue-500 rounded-xl">Save</button>
      <button className="bg-white rounded-xl">Undo</button>
      <button className="px-4 ⟦rounded-lg⟧">Skip</button>
      <button className="rounded-full">+</button>
      ```

      """),
    .init(
      "C401", "hover with a step of its own, once",
      """
      - **Standard:** `duration-200` - Buttons
      - **Fast:** `duration-150` - Hover
      - **Slow:** `duration-300` - Pages

      ```tsx
      <button className="hover:bg-blue-600 duration-150">Save</button>
      <button className="hover:bg-blue-600 duration-200">Undo</button>
      <div className="hover:shadow-md duration-200">Card</div>
      ```

      """),
    .init(
      "C401", "a modal that is presented in another step",
      """
      | Token | Duration | Use |
      |---|---|---|
      | `--duration-fast` | 200ms | State toggles |
      | `--duration-normal` | 300ms | Modal appear |
      | `--duration-slow` | 400ms | Like heart |

      | Transition | Duration | Easing |
      |---|---|---|
      | Modal present | ⟦400ms⟧ | ease-out |
      | Modal dismiss | 200ms | ease-in |

      """),
  ]

  @Test(arguments: scales)
  func scale(_ test: RuleCase) { test.check() }

  static let values: [RuleCase] = [
    .init(
      "A607", "a promise in a script without blanks",
      "| `--ease-out` | ⟦cubic-bezier(0.16, 1, 0.3, 1)⟧ | 弹性收尾 |\n"),
    .init(
      "A607", "a curve that keeps the promise",
      "| `--ease-spring` | cubic-bezier(0.34, 1.56, 0.64, 1) | 弹性 |\n"),
    .init(
      "T303", "a token in the place of another value",
      """
      - `--radius-md`: 0.5rem
      - `--radius-lg`: 0.75rem

      | Hard-coded | Token |
      |---|---|
      | `8px`, `10px` | `--radius-md`, `⟦--radius-lg⟧` |
      | `12px` | `--radius-lg` |

      """),
    .init(
      "T303", "an alpha that changes",
      """
      - `--gold-subtle`: rgba(201, 169, 110, 0.08)
      - `--gold-light`: rgba(201, 169, 110, 0.15)

      | Old value | New |
      |---|---|
      | `rgba(201,169,110,0.15)` | `⟦var(--gold-subtle)⟧` |

      """),
    .init(
      "T303", "a change that is the point",
      """
      - `--radius-lg`: 0.75rem

      | Before | After |
      |---|---|
      | `8px` | `--radius-lg` |

      """),
  ]

  @Test(arguments: values)
  func value(_ test: RuleCase) { test.check() }

  static let open: [RuleCase] = [
    .init(
      "M204", "words for what is not built",
      """
      # A

      **Status:** ⟦Implemented⟧

      ## Chart

      Specified, not implemented. The intended behaviour is this.

      """),
    .init(
      "M204", "a status in plain words",
      """
      # A

      > Status: ⟦COMPLETE⟧
      > Hardware: touch screen

      ## Open

      - **Pump controls** - Deferred to phase 4.

      """),
    .init(
      "M204", "a cell of the list of screens",
      """
      # A

      **Status:** ⟦Complete⟧

      | Screen | State |
      |---|---|
      | Home | Done |
      | History | Deferred |

      """),
    .init(
      "M204", "a tick beside a later day",
      "# A\n\n- ✅ Focus rings\n- ✅ Dark mode ⟦(future)⟧\n"),
    .init(
      "M204", "an agreed design that is not built",
      """
      # A

      **Status:** Approved

      | Screen | State |
      |---|---|
      | History | Deferred |

      """),
    .init(
      "M204", "a sentence about a control",
      """
      # A

      **Status:** Implemented

      Drag-to-dismiss is not implemented; the grabber shows where to tap.

      """),
    .init(
      "M203", "boxes in a fence",
      """
      # A

      **Status:** ⟦Implemented⟧

      ```
      [x] Scale pairing
      [ ] Auto-stop
      ```

      """),
    .init(
      "M203", "drawn boxes",
      """
      # A

      **Status:** Implemented

      ```
      Filters
      [x] Unread
      [ ] Flagged
      ```

      """),
  ]

  @Test(arguments: open)
  func openPart(_ test: RuleCase) { test.check() }

  static let targets: [RuleCase] = [
    .init(
      "G708", "a stated area below the demand",
      """
      ## Back

      - Touch target: 60 x ⟦40px⟧ minimum

      ## Button Specifications

      | Property | Value |
      |---|---|
      | Minimum touch target | 44 x 44px |

      """),
    .init(
      "G708", "a radius",
      """
      | Interaction | Behaviour |
      |---|---|
      | Minimum target | 44 × 44px everywhere |
      | Chart point | ⟦Hit target 14px radius⟧ |

      """),
    .init(
      "G708", "rectangles of zones",
      """
      ## Touch Zones

      | Zone | Bounds |
      |---|---|
      | Back | ⟦(0, 0, 60, 40)⟧ |
      | List | (0, 60, 200, 120) |

      ## Demands

      - All touch targets: minimum 44px

      """),
    .init(
      "G708", "what is seen, and a larger area",
      """
      - All touch targets: minimum 44px
      - Check box: 20x20px (visual), touch target 44x44px
      - Row: touch target 48px

      """),
    .init(
      "G708", "a row that is larger than it must be",
      """
      - **Minimum touch target:** 64px height (exceeds 44px)

      ## Field

      - Height: 44px (touch target)

      """),
    .init(
      "G708", "a norm beside the demand",
      """
      - All touch targets: minimum 44px
      - Chips: touch target 48px (WCAG asks for 24px)

      """),
  ]

  @Test(arguments: targets)
  func target(_ test: RuleCase) { test.check() }
}
