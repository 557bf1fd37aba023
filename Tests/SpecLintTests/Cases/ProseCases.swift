/// Ratios, names and curves in running text, and ends that two places tell together.
enum ProseCases {
  static let prose: [RuleCase] = [
    .init(
      "C412", "a ratio in a sentence of its own",
      "Labels stay grey. The badge `#FFFFFF` on `#1D9BF0` reaches ⟦4.9⟧:1.\n"),
    .init(
      "C412", "what is demanded of a pair",
      "The frame goes from `#0A0A23` to `#3C3C50`, the 3:1\nceiling of all fills.\n"),
    .init(
      "C412", "what a colour stays below",
      "The light marker `#C79100` stays under 3:1 on white on purpose.\n"),
    .init(
      "C412", "a colour that is not quite black",
      "Ink fades to near-black. The brand `#F1BE32` (9.7:1) stays.\n"),
    .init(
      "C412", "a background of another paragraph",
      """
      ## Markers

      The dark theme keeps the brand `#F1BE32` (9.7:1).

      Sums take `#8A6A00` (5.07:1 on white).

      """),
    .init(
      "T301", "a word that begins a sentence",
      "- **Error fill against frame fill** (about 1.1:1): the sign says it as well\n"),
    .init(
      "X858", "another ratio behind the parenthesis",
      "Lines keep 3:1 against the page and against each\nfill (WCAG 1.4.11) and 4.5:1 below texts.\n"
    ),
    .init(
      "D103", "sections without numbers at the end",
      """
      ## Table of Contents

      1. [1. Screens](#1-screens)
      2. [2. Flows](#2-flows)

      ## 1. Screens

      ## 2. Flows

      ## Approval

      """),
    .init(
      "S502", "a diagram that ends with states of a table",
      """
      ## States

      | State | Description |
      |---|---|
      | `ordered` | On its way |
      | `stocked` | On the shelf |
      | `scrapped` | Thrown away |

      ## Diagram

      ```mermaid
      stateDiagram-v2
        [*] --> ordered
        ordered --> stocked: arrives
        stocked --> ordered: sent back
        stocked --> scrapped
        scrapped --> [*]
      ```

      """),
    .init(
      "S506", "a first state in a group",
      """
      | From | Event | To |
      |---|---|---|
      | A:INITIAL | Key found | A:Inside |
      | A:Inside | Sign out | A:INITIAL |
      | B:WAIT | Data | B:SHOWN |
      | B:SHOWN | Pull | B:WAIT |

      """),
    .init(
      "A604", "told in Spanish",
      "- **Entrada**: 200ms ease-out\n- Respetar `prefers-reduced-motion` (el CSS deshabilita las transiciones)\n"
    ),
    .init(
      "A605", "a curve that stands for springs",
      "- **Spring** `cubic-bezier(0.175, 0.885, 0.32, 1.275)`: badges, 300ms\n- **Star**: 500ms spring\n"
    ),
    .init(
      "A605", "a custom property",
      "The sheet opens with `--ease-spring`, a curve of the style sheet.\n\n- **Sheet**: 250ms spring\n"
    ),
    .init(
      "K802", "uses told below each colour",
      """
      ## Colors

      - **Dark Slate**: `#222222`
        - Primary text
      - **Mid Slate**: `⟦#757575⟧`
        - Secondary text and icons
      - **Off-White**: `#F2F2F2`
        - Page backgrounds

      """),
    .init(
      "K802", "uses of the next colour",
      """
      - **Dark Slate**: `#222222`
        - Primary text
      - **Mid Slate**: `#757575`
      - **Off-White**: `#F2F2F2`
        - Page backgrounds

      """),
    .init(
      "T301", "a custom property that is missing among others",
      """
      | Token | Value |
      |---|---|
      | `--shop-radius-card` | 12px |
      | `--shop-radius-sheet` | 20px |
      | `--shop-gap-row` | 8px |

      Pictures have round corners (`⟦--shop-radius-photo⟧`).

      """),
    .init(
      "T301", "a custom property whose definition is drawn elsewhere",
      """
      | Token | Value |
      |---|---|
      | `--shop-radius-card` | 12px |
      | `--shop-radius-sheet` | 20px |
      | `--shop-gap-row` | 8px |
      | `--shop-fade` | as tall as the bar |

      Lists end in a fade (`--shop-fade`).

      """),
    .init(
      "G708", "the area of another item",
      """
      ## Button Sizes

      - Standard: 48px height
      - Small: ⟦36px⟧ height
      - Icon-only: 48px × 48px (minimum touch target size)

      """),
    .init(
      "G708", "a distance",
      "## Tabs\n\n- Header to tab: 16pt height\n\n## Touch\n\n- Touch targets: at least 44pt\n"),
    .init(
      "T309", "a shade of a token",
      """
      ## Colors

      - **Error**: `#B00020`
      - **Ink**: `#222222`

      Fields use semantic colors only, never raw ones.

      - Border: Error Red border

      """),
    .init("S516", "a change without its section", diagram + rules(4, title: "Rules")),
    .init(
      "S516", "sections for all changes",
      diagram.replacing("⟦", with: "").replacing("⟧", with: "") + rules(5, title: "Rules")),
    .init(
      "S516", "a choice of the changes",
      diagram.replacing("⟦", with: "").replacing("⟧", with: "") + rules(4, title: "Key Rules")),
  ]

  private static let diagram = """
    # Orders

    ```mermaid
    stateDiagram-v2
      [*] --> Draft
      Draft --> Sent: send
      Sent --> Paid: pay
      Paid --> Packed: pack
      Packed --> Draft: return
      ⟦Sent --> Draft: recall⟧
    ```

    """

  private static func rules(_ count: Int, title: String) -> String {
    let changes = [
      "Draft → Sent", "Sent → Paid", "Paid → Packed", "Packed → Draft", "Sent → Draft",
    ]
    return "\n## \(title)\n\n"
      + changes.prefix(count).map { "### \($0)\n\n**Trigger:** someone asks for it\n\n" }.joined()
  }
}
