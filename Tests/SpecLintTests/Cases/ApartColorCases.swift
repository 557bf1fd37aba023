/// Colours that look like text or ground, beside those that are.
enum ApartColorCases {
  static let colours: [RuleCase] = [
    .init(
      "K801", "the text of a container is none of the colour itself",
      """
      | Token | Value | Use |
      |---|---|---|
      | `calm` | `#BAC8E1` | Healthy |
      | `calm-container` | `#3B495D` | Badges |
      | `on-calm-container` | `#B4C2DB` | Text on the calm container |

      """),
    .init(
      "K801", "the text on a fill",
      """
      | Token | Value | Use |
      |---|---|---|
      | `calm` | `#BAC8E1` | Healthy |
      | `inverse` | `⟦#FFFFFF⟧` | Text on calm fills |

      """),
    .init(
      "K801", "an element that holds a sign alone",
      """
      ```tsx
      <div className="rounded-lg bg-slate-900 text-indigo-500 p-2">
        <Anchor size={20} />
      </div>
      ```

      """),
    .init(
      "K801", "an element with a sign and words",
      """
      ```tsx
      <div className="rounded-lg bg-slate-900 ⟦text-indigo-500⟧ p-2">
        <Anchor size={20} />
        Harbour
      </div>
      ```

      """),
    .init(
      "K801", "a border between ground and text",
      """
      - Quiet button: background `#FFFFFF`, border `#5AA9F2`, text `⟦#5AA9F2⟧`

      """),
    .init(
      "K801", "a hover between ground and text, beside a height",
      """
      - Till button: height 64px, background `#4A86D9`, hover `#1862C6`, text colour `⟦#FFFFFF⟧`

      """),
    .init(
      "K801", "colours of two parts without a role",
      """
      - Quiet button: background `#FFFFFF`, badge text `#5AA9F2`, line `#DDDDDD`, glow #5AA9F2

      """),
    .init(
      "K801", "a name and its ground",
      """
      | Name | Value | Use |
      |---|---|---|
      | tagDry | ⟦#D97B16⟧ | Label "dry" |
      | tagDryBg | #FDF0D0 | Ground of "dry" |

      """),
    .init(
      "K801", "a mark and its ground",
      """
      | Name | Value | Use |
      |---|---|---|
      | barDry | #D97B16 | Bar of the gauge |
      | barDryBg | #FDF0D0 | Ground of the gauge |

      """),
    .init(
      "K802", "what is drawn",
      """
      | Name | Value | Use |
      |---|---|---|
      | `page` | `#F8F3E9` | Page background |
      | `word` | `#2A2A24` | Body text |
      | `moss` | `#70A27C` | Mascot body, illustration |

      """),
    .init(
      "K802", "what is written",
      """
      | Name | Value | Use |
      |---|---|---|
      | `page` | `#F8F3E9` | Page background |
      | `word` | `#2A2A24` | Body text |
      | `moss` | `⟦#70A27C⟧` | Secondary text |

      """),
    .init(
      "C412", "an arrow from the old colour to the new one",
      """
      - The note (`#5E77D8` on the panel) was raised: `#5E77D8` → `#6379E2` reaches 4.58:1.

      """),
    .init(
      "C412", "one colour on the other",
      """
      - The note: `#5E77D8` on `#6379E2` reaches ⟦4.58⟧:1.

      """),
    .init(
      "C415", "a ground that is not pure white",
      """
      - **Linen floor** (#fbf7f1): the floor of all pages, on purpose not pure white.

      ## Footer

      Full-width teal fill, white type, text: white.

      """),
    .init(
      "C415", "no pure white anywhere",
      """
      - No pure white, cream is the lightest tone.

      ## Footer

      ⟦- Text: white⟧

      """),
    .init(
      "K801", "states of a strip on its ground",
      """
      ### Tab strip

      - Background: #17182B
      - Selected: icon and label in #FFD24A
      - Not selected: icon and label in ⟦#54546E⟧

      """),
    .init(
      "K801", "a state with a ground of its own",
      """
      ### Tab strip

      - Background: #17182B
      - Selected: a pill with its label in #54546E

      """),
    .init(
      "K801", "states below a label for text",
      """
      - Background: `#F4F6F9`
      - Menu text:
        - default: `#4B5563`
        - chosen: `⟦#5AA9F2⟧`

      """),
    .init(
      "K801", "states below such a label, one with its own ground",
      """
      - Background: `#F4F6F9`
      - Menu text:
        - default: `#4B5563`
        - chosen: `#5AA9F2`
      - chosen background: `#0B2A4A`

      """),
  ]
}
