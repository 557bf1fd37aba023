import Testing

/// Values for some widths, grounds of one making, and looks at both themes.
@Suite struct OwnedCases {
  static let captions: [RuleCase] = [
    .init(
      "T304", "a caption over the values of small screens",
      """
      # Type

      ```css
      --text-5xl: 3rem;
      ```

      **Mobile scale (for smaller screens)**

      ```css
      --text-5xl: 2.5rem;
      ```

      """),
    .init(
      "T304", "a remark that gives the width",
      """
      # Type

      ```css
      --text-5xl: 3rem;
      ```

      **Second scale**

      ```css
      /* Apply at < 768px */
      --text-5xl: 2.5rem;
      ```

      """),
    .init(
      "T304", "a caption in German",
      """
      # Type

      ```css
      --text-5xl: 3rem;
      ```

      **Werte fürs Handy**

      ```css
      --text-5xl: 2.5rem;
      ```

      """),
    .init(
      "T304", "a caption in Japanese",
      """
      # Type

      ```css
      --text-5xl: 3rem;
      ```

      **モバイル用の値**

      ```css
      --text-5xl: 2.5rem;
      ```

      """),
    .init(
      "T304", "a caption on something else",
      """
      # Type

      ```css
      --text-5xl: 3rem;
      ```

      **The scale again**

      ```css
      --text-5xl: ⟦2.5rem⟧;
      ```

      """),
    .init(
      "T304", "a remark on something else",
      """
      # Type

      ```css
      --text-5xl: 3rem;
      ```

      **The scale again**

      ```css
      /* Headlines */
      --text-5xl: ⟦2.5rem⟧;
      ```

      """),
  ]

  static let grounds: [RuleCase] = [
    .init(
      "K801", "a tint on a page with two values",
      """
      # Kit

      ## Colours

      | Token | Value | Use |
      |---|---|---|
      | `--color-bg-base` | `#070712` | App background |
      | `--color-text` | `#F1F5F9` | Text |

      ## Chips

      | Kind | Background | Text |
      |---|---|---|
      | Plain | `rgba(100,116,139,0.11)` | `#94A3B8` |

      ## All values

      ```css
      :root {
        --color-bg-base: #FFFFFF;
        --color-bg-card: #F7F9FC;
        --color-text: #0F172A;
      }
      ```

      """),
    .init(
      "K801", "a tint on a page with one value",
      """
      # Kit

      ## Chips

      | Kind | Background | Text |
      |---|---|---|
      | Plain | `rgba(100,116,139,0.11)` | `⟦#94A3B8⟧` |

      ## All values

      ```css
      :root {
        --color-bg-base: #FFFFFF;
        --color-bg-card: #F7F9FC;
        --color-text: #0F172A;
      }
      ```

      """),
    .init(
      "K801", "grounds of a sheet with texts of its own",
      """
      # Kit

      | Token | Value | Use |
      |---|---|---|
      | `--color-success` | `#34D399` | Online badge |
      | `--color-error` | `#F87171` | Offline badge |

      Statuses are badges.

      ```css
      :root {
        --color-success: #166534;
        --color-success-bg: #DCFCE7;
        --color-error: #991B1B;
        --color-error-bg: #FEE2E2;
      }
      ```

      """),
    .init(
      "K801", "grounds of a sheet without texts",
      """
      # Kit

      | Token | Value | Use |
      |---|---|---|
      | `--color-success` | `⟦#34D399⟧` | Online badge |
      | `--color-error` | `⟦#F87171⟧` | Offline badge |

      Statuses are badges.

      ```css
      :root {
        --color-success-bg: #DCFCE7;
        --color-error-bg: #FEE2E2;
      }
      ```

      """),
    .init(
      "K801", "names of classes one a line",
      """
      # Kit

      ```css
      --primary-500: #3B82F6;
      --primary-600: #2563EB;
      ```

      **Tailwind classes:**

      ```css
      bg-primary-500
      text-primary-600
      ```

      """),
    .init(
      "K801", "classes of an element one a line",
      """
      # Kit

      ```css
      --primary-500: #3B82F6;
      --primary-600: #2563EB;
      ```

      **The chip:**

      ```css
      bg-primary-500
      ⟦text-primary-600⟧
      ```

      """),
    .init(
      "K801", "a class of a property that a heading names",
      """
      # Kit

      ## Main

      ### `--ui-ok`: done

      **Values:**
      - Light: `#16A34A`
      - Dark: `#4ADE80`

      ### Use

      ```html
      <button class="bg-ui-ok ⟦text-white⟧ px-4">Save</button>
      ```

      """),
    .init(
      "K801", "a class of a property that is dark enough in one appearance",
      """
      # Teile

      ### `--ui-ok`: fertig

      **Werte:**
      - Light: `#15803D`
      - Dark: `#4ADE80`

      ### Nutzung

      ```html
      <button class="bg-ui-ok text-white px-4">Sichern</button>
      ```

      """),
  ]

  static let themes: [RuleCase] = [
    .init(
      "K803", "a length",
      """
      # Themes

      Every token has a value in both themes.

      ```css
      :root {
        --radius: 0.5rem;
        --page: #FFFFFF;
        --ink: #111111;
        --card: #F5F5F5;
        --edge: #DDDDDD;
        --mark: #2563EB;
      }

      .dark {
        --page: #101010;
        --ink: #EEEEEE;
        --card: #1A1A1A;
        --edge: #333333;
        --mark: #93C5FD;
      }
      ```

      """),
    .init(
      "K803", "a font",
      """
      # Themes

      Every token has a value in both themes.

      ```css
      :root {
        --face: 'Inter';
        --page: #FFFFFF;
        --ink: #111111;
        --card: #F5F5F5;
        --edge: #DDDDDD;
        --mark: #2563EB;
      }

      .dark {
        --page: #101010;
        --ink: #EEEEEE;
        --card: #1A1A1A;
        --edge: #333333;
        --mark: #93C5FD;
      }
      ```

      """),
    .init(
      "K803", "a colour",
      """
      # Themes

      Every token has a value in both themes.

      ```css
      :root {
      ⟦  --leaf: #2E7D32;⟧
        --page: #FFFFFF;
        --ink: #111111;
        --card: #F5F5F5;
        --edge: #DDDDDD;
        --mark: #2563EB;
      }

      .dark {
        --page: #101010;
        --ink: #EEEEEE;
        --card: #1A1A1A;
        --edge: #333333;
        --mark: #93C5FD;
      }
      ```

      """),
    .init(
      "K803", "a triple of numbers",
      """
      # Themes

      Every token has a value in both themes.

      ```css
      :root {
      ⟦  --leaf: 123 46% 34%;⟧
        --page: #FFFFFF;
        --ink: #111111;
        --card: #F5F5F5;
        --edge: #DDDDDD;
        --mark: #2563EB;
      }

      .dark {
        --page: #101010;
        --ink: #EEEEEE;
        --card: #1A1A1A;
        --edge: #333333;
        --mark: #93C5FD;
      }
      ```

      """),
    .init(
      "K803", "a look at both",
      """
      # Themes

      Test all screens in both themes.

      ```css
      :root {
        --leaf: #2E7D32;
        --page: #FFFFFF;
        --ink: #111111;
        --card: #F5F5F5;
        --edge: #DDDDDD;
        --mark: #2563EB;
      }

      .dark {
        --page: #101010;
        --ink: #EEEEEE;
        --card: #1A1A1A;
        --edge: #333333;
        --mark: #93C5FD;
      }
      ```

      """),
  ]

  @Test(arguments: captions)
  func caption(_ test: RuleCase) { test.check() }

  @Test(arguments: grounds)
  func ground(_ test: RuleCase) { test.check() }

  @Test(arguments: themes)
  func theme(_ test: RuleCase) { test.check() }
}
