import Testing

/// Design values: undefined, circular or misnamed.
@Suite struct TokenCases {
  /// A sheet that defines six properties and reads four of them.
  private static let sheet = """
    ```css
    :root { --paper: #ffffff; --ink: #111111; --line: #dddddd; --gap: 8px; --fast: 150ms; --rust: #aa4422; }
    .card { color: var(--ink); border: 1px solid var(--line); padding: var(--gap); transition: color var(--fast); }
    ```

    """
  static let undefined: [RuleCase] = [
    .init(
      "T301", "the only property that a sheet lacks",
      sheet + "\n```css\n.card:hover { box-shadow: var(⟦--shadow-raised⟧); }\n```\n"),
    .init(
      "T301", "properties of which several stand elsewhere",
      sheet
        + "\n```css\n.card:hover { box-shadow: var(--shadow-raised); margin: var(--edge-wide); }\n```\n"
    ),
    .init(
      "T301", "a table without values",
      """
      | Part | Colour |
      |---|---|
      | Title | `⟦color.text.strong⟧` |
      | Note | `⟦color.text.weak⟧` |

      """),
    .init(
      "T301", "a custom property in prose", "The card uses `var(⟦--radius-card⟧)` at all corners.\n"
    ),
    .init(
      "T301", "another document defines something else",
      """
      === tokens.md ===
      # Tokens

      - `color.text.body`: #222222

      === card.md ===
      # Card

      - **Title**: `⟦color.text.title⟧`

      """),
    .init(
      "T301", "another document defines it",
      """
      === tokens.md ===
      # Tokens

      | Token | Value |
      |---|---|
      | `color.text.title` | #111111 |

      === card.md ===
      # Card

      - **Title**: `color.text.title`

      """),
    .init(
      "T301", "files, packages and events",
      """
      - Styles are in `card.styles.css`, the package is `com.example.card`
      - It sends `card.opened` and runs since `v2.3.1`
      - `tokens.color.json` has all values

      """),
    .init("T301", "code", "```css\n.card { color: var(--color-text-title); }\n```\n"),
    .init(
      "T301", "a value beside the name",
      "- **Title**: `color.text.title` (#111111)\n- **Gap**: `space.card` = 12px\n"),
    .init("T301", "a fallback", "- Width: `var(--page-width, 72rem)`\n"),
    .init(
      "T301", "a role in prose", "The primary-button and the secondary-button share their height.\n"
    ),
    .init(
      "T301", "a branch, a host and a slug",
      "- Branch `feature-cart.v2`, host `shop.example.com`, slug `my-first-post`\n"),
    .init(
      "T301", "a class and an attribute", "- `.btn-primary` has `aria-label` and `data-testid`\n"),
    .init(
      "T301", "defined in front matter",
      """
      ---
      colors:
        brand-600: '#0B57D0'
      ---
      # Card

      - **Title**: `brand-600`

      """),
    .init(
      "T301", "defined in code",
      """
      ```json
      { "color": { "text": { "title": { "$value": "#111111", "$type": "color" } } } }
      ```

      - **Title**: `color.text.title`

      """),
    .init("T301", "shades of a framework", "- **Title**: `text-gray-900`, background `bg-white`\n"),
  ]

  @Test(arguments: undefined)
  func undefinedCase(_ test: RuleCase) { test.check() }

  static let circles: [RuleCase] = [
    .init(
      "T302", "custom properties",
      """
      ```css
      :root {
        --ink: ⟦var(--text)⟧;
        --text: var(--ink);
      }
      ```

      """),
    .init(
      "T302", "three names",
      """
      ---
      colors:
        a: ⟦'{colors.b}'⟧
        b: '{colors.c}'
        c: '{colors.a}'
      ---

      """),
    .init(
      "T302", "two documents",
      """
      === base.md ===
      ---
      colors:
        ink: ⟦'{colors.text}'⟧
      ---

      === theme.md ===
      ---
      colors:
        text: ⟦'{colors.ink}'⟧
      ---

      """),
    .init(
      "T302", "a name of its own",
      """
      ---
      space:
        card: ⟦'{space.card}'⟧
      ---

      """),
    .init(
      "T302", "a chain that ends",
      """
      ---
      colors:
        text: '{colors.ink}'
        ink: '{colors.black}'
        black: '#111111'
      ---

      """),
    .init(
      "T302", "a fallback",
      """
      ```css
      :root {
        --ink: var(--text, #111111);
        --text: var(--ink, #222222);
      }
      ```

      """),
    .init(
      "T302", "a name that nobody defines",
      """
      ---
      colors:
        text: '{colors.ink}'
      ---

      """),
    .init(
      "T302", "two groups",
      """
      ---
      colors:
        accent: '{palette.accent}'
      palette:
        accent: '#0B57D0'
      ---

      """),
    .init(
      "T302", "a theme passes a value on",
      """
      ```css
      @theme inline {
        --color-ink: var(--color-ink);
      }
      ```

      """),
  ]

  @Test(arguments: circles)
  func circle(_ test: RuleCase) { test.check() }

  static let names: [RuleCase] = [
    .init(
      "T303", "a table",
      """
      ## Colours

      | Name | Value |
      |---|---|
      | Forest Green | `⟦#7C3AED⟧` |
      | Ocean Blue | `#0369A1` |

      """),
    .init(
      "T303", "custom properties",
      """
      ```css
      :root {
        --brand-red: ⟦#16A34A⟧;
        --brand-blue: #2563EB;
      }
      ```

      """),
    .init(
      "T303", "where it is used",
      """
      ## Colors

      - **Gray-900**: `#1F2937` – dark pages

      ## Card

      - **Background**: Gray-900 (⟦pure black⟧)

      """),
    .init(
      "T303", "words that follow the hue",
      """
      ## Colors

      - **Blue Hour**: `#F59E0B` – sunsets
      - **Greenhouse**: `#FDE68A` – sunrooms

      """),
    .init(
      "T303", "a role",
      """
      ## Colors

      - **On Red**: `#FFFFFF` – text on alarms
      - **Success (was green)**: `#2563EB` – done

      """),
    .init(
      "T303", "neighbours on the wheel",
      """
      ## Colors

      - **Teal Green**: `#0D9488` – done
      - **Coral Red**: `#F87171` – alarms
      - **Indigo Blue**: `#4F46E5` – links

      """),
    .init(
      "T303", "nearly black and nearly white",
      """
      ## Colors

      - **Midnight Blue**: `#0B0B14` – pages
      - **Ice Blue**: `#FBFDFE` – cards
      - **Soft Black**: `#111111` – text

      """),
    .init(
      "T303", "a hue in a brand's name",
      """
      ## Colors

      - **BlueSky**: `#FFB020` – partner
      - **Red Cross**: `#111111` – logo

      """),
    .init(
      "T303", "warm and cool greys",
      """
      ## Colors

      - **Blue Gray**: `#64748B`
      - **Warm White**: `#FFF7ED`
      - **Rose Red**: `#E11D48`
      - **Brick Orange**: `#C2410C`
      - **Lime Green**: `#84CC16`
      - **Navy Blue**: `#1E3A8A`

      """),
  ]

  @Test(arguments: names)
  func name(_ test: RuleCase) { test.check() }
}
