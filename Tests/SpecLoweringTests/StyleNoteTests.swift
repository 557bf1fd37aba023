import SpecModel
import Testing

@testable import SpecLowering

private func tokens(_ text: String) -> [String] {
  lower(text).tokens.map { "\($0.name) \($0.kind.rawValue) \($0.value)" }
}

private func fence(_ heading: String, _ css: String) -> String {
  "## \(heading)\n\n```css\n\(css)\n```"
}

@Suite struct StyleNoteTests {
  @Test(arguments: [
    ("Typography", ".title-lg /* 36px – pages */", [".title-lg typography 36px"]),
    ("Typography", ".font-calm /* 300 - remarks */", [".font-calm fontWeight 300"]),
    (
      "Spacing", ".p-1  /* 4px */   .m-1  /* 4px */", [".p-1 spacing 4px", ".m-1 spacing 4px"]
    ),
    ("Radius", ".round /* calc(1rem - 4px) = 12px */", [".round radius 12px"]),
    ("Layout", "/* Breakpoints */\nsm: 640px\n2xl: 1400px", []),
    (
      "Spacing", "/* Breakpoints */\nsm: 640px\n2xl: 1400px",
      ["sm breakpoint 640px", "2xl breakpoint 1400px"]
    ),
    ("Spacing", ".bar /* 48px tall in all views */", []),
    ("Spacing", ".bar { height: 48px; } /* 4px */", []),
    ("Spacing", "/* Bar */\npadding: 16px", []),
    ("Buttons", ".p-1 /* 4px */", []),
    ("Typography", "/* Hint */\nfont-size: var(--text-sm);", []),
  ])
  func readsValuesInComments(heading: String, css: String, expected: [String]) {
    #expect(tokens(fence(heading, css)) == expected)
  }

  @Test func readsStylesUnderComments() {
    let css = """
      /* H1 – pages */
      font-size: 4rem (64px)
      font-weight: 700
      line-height: 1.1

      /* Body */
      font-size: 1rem;
      line-height: 1.6;

      /* Mono */
      font-family: 'Fira Code', monospace;
      """
    #expect(
      tokens(fence("Typography", css)) == [
        "H1 typography 4rem/1.1 700", "Body typography 1rem/1.6",
        "Mono fontFamily 'Fira Code', monospace",
      ])
    #expect(lower(fence("Typography", css)).constraints.isEmpty)
    #expect(tokens(fence("Cards", css)).isEmpty)
  }

  @Test func namesDeclarationsByCommentsAndRules() {
    let css = """
      /* Rim – calm */
      border: 1px solid;

      padding: 2px;
      .card {
        padding: 3px;
      }
      .card:hover {
        padding: 4px;
      }
      &::after {
        height: 5px;
      }
      @keyframes glow {
        50% {
          opacity: 0.5;
        }
      }
      gap: 6px;
      """
    let found = lower(fence("Photo", css)).constraints.map(\.subject)
    #expect(found == ["Rim", "Photo", ".card", ".card:hover", "Photo::after", "Photo"])
  }

  @Test func closesKeyframesBeforeTheMotion() {
    let css = """
      @keyframes glow {
        50% {
          opacity: 1;
        }
      }

      animation: glow 2s infinite;

      /* Menu */
      transition: all 0.3s;
      """
    #expect(lower(fence("Calm glow", css)).durations.map(\.subject) == ["Calm glow", "Menu"])
  }
}
