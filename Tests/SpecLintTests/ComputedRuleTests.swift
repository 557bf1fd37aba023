import SpecLintRules
import Testing

@Suite("Text on its background")
struct LowContrastTests {
  @Test(
    "flagged",
    arguments: [
      "**Chip:**\n- Background: `#FF9800`\n- Text: ⟦white⟧\n",
      "| Property | Token | Value |\n|---|---|---|\n| Background | brand | #33AA66 |\n| Text | ink | ⟦#FFFFFF⟧ |\n",
      "```\nBackground: #F2F2F7\nText: ⟦#8E8E93⟧\n```\n",
      "## Chips\n\n- Background: `#33AA66`\n- Text: ⟦white⟧\n\n## Tags\n\n- Background: `#33AA66`\n- Text: white\n",
      "```css\n.tag {\n  background-color: #FFEE88;\n  color: ⟦#FFFFFF⟧;\n}\n```\n",
    ])
  func flagged(text: String) { ClaimRules.check(LowContrast.self, text) }

  @Test(
    "left alone",
    arguments: [
      // Disabled parts are exempt, large text needs less.
      "**Disabled:**\n- Background: `#EEEEEE`\n- Text: `#BBBBBB`\n",
      "- Background: `#2196F3`\n- Text: white\n- Font Size: 20px, Bold\n",
      "### Disabled\n\n```css\nbackground: #E5E7EB;\ncolor: #9CA3AF;\n```\n",
      // Translucent, gradient, unknown, or not said to belong together.
      "- Background: `#FFFFFF` with 40% opacity\n- Text: `#EEEEEE`\n",
      "- Background: linear-gradient(#FFF, #333)\n- Text: `#DDDDDD`\n",
      "- Background: Lagoon-20\n- Text: `#DDDDDD`\n",
      "- Background: `#FFFFFF`\n- Background: `#000000`\n- Text: `#DDDDDD`\n",
      "```css\n.a {\n  color: #CCCCCC;\n}\n.b {\n  background: #FFFFFF;\n}\n```\n",
      // Rule C412 computes a ratio that the row claims.
      "| Part | Foreground | Background | Ratio |\n|---|---|---|---|\n| Tag | #999999 | #FFFFFF | 2.8:1 |\n",
    ])
  func accepted(text: String) { ClaimRules.check(LowContrast.self, text) }
}

@Suite("Fixed and growing intervals")
struct PolicyConflictTests {
  @Test(
    "flagged",
    arguments: [
      "- Poll the server every ⟦10 seconds⟧ with exponential backoff\n",
      "- Reconnects every ⟦5s⟧ (exponential backoff)\n",
      "**Retry:** every ⟦1 minute⟧, exponential backoff\n",
    ])
  func flagged(text: String) { ClaimRules.check(PolicyConflict.self, text) }

  @Test(
    "left alone",
    arguments: [
      "- Exponential backoff starting at 2 seconds, at most every 60 seconds\n",
      "- Poll every 10 seconds\n- Reconnect with exponential backoff\n",
      "- Every 30 seconds, then exponential backoff if the server is down\n",
      "- Growth is exponential: it doubles every 2 days\n",
    ])
  func accepted(text: String) { ClaimRules.check(PolicyConflict.self, text) }
}

@Suite("Staggers and springs")
struct MotionClaimTests {
  private static func rows(_ duration: String, _ animation: String) -> String {
    "\n| From | To | Trigger | Duration | Animation |\n|---|---|---|---|---|\n"
      + "| Loading | Feed | Loaded | \(duration) | \(animation) |\n"
      + "| Feed | Item | Tap | 150ms | Scale |\n"
  }

  @Test(
    "a stagger left out of the total, flagged",
    arguments: [
      "- **Tile Entry**:\n  - Entry: tiles fade in with 240ms ease-out\n"
        + "  - Stagger: 30ms delay between tiles\n" + rows("⟦240ms⟧", "Staggered fade"),
      "**Row Entry**:\n- **Entry**: rows slide up in 180ms ease-out\n"
        + "- **Stagger**: 60ms delay between adjacent rows\n"
        + rows("⟦180ms⟧", "Rows with stagger"),
      "- **Chip Entry**:\n  - Entry: chips pop in with 120ms ease-out\n"
        + "  - Stagger: 20ms delay between chips\n" + rows("⟦120ms⟧", "Stagger"),
    ])
  func staggerFlagged(text: String) { ClaimRules.check(StaggerNotInTotal.self, text) }

  @Test(
    "a stagger left out of the total, left alone",
    arguments: [
      "- **Tile Entry**:\n  - Entry: tiles fade in with 240ms ease-out\n"
        + "  - Stagger: 30ms delay between tiles\n" + rows("480ms", "Staggered fade"),
      "- **Tile Entry**:\n  - Entry: tiles fade in with 240ms ease-out\n" + rows("240ms", "Fade"),
      "- **Tile Entry**:\n  - Entry: tiles fade in with 240ms ease-out\n"
        + rows("240ms", "Staggered fade"),
    ])
  func staggerAccepted(text: String) { ClaimRules.check(StaggerNotInTotal.self, text) }

  @Test(
    "springs without parameters, flagged",
    arguments: [
      "- **Badge Pop**: 200ms ⟦spring⟧ animation\n",
      "- **Row Tap**: scale to 0.97 with ⟦spring⟧ easing\n",
      "- **Row Tap**: ⟦spring⟧ animation back to rest\n- **Badge Pop**: 120ms ⟦spring⟧ animation\n",
    ])
  func springFlagged(text: String) { ClaimRules.check(SpringUnderspecified.self, text) }

  @Test(
    "springs without parameters, left alone",
    arguments: [
      "- **Row Tap**: spring animation (response 0.4s, damping 0.8)\n- **Badge Pop**: 200ms spring animation\n",
      "- **Row Tap**: 200ms spring animation\n\n```swift\n.spring(response: 0.3, dampingFraction: 0.7)\n```\n",
      "- ❌ Spring physics animation (use a curve instead)\n",
      "- **Opening Hours**: closed every spring for repairs\n",
      "- **Row Tap**: 200ms native spring animation\n",
    ])
  func springAccepted(text: String) { ClaimRules.check(SpringUnderspecified.self, text) }
}

@Suite("Enlarged text")
struct ScaledTextTests {
  @Test(
    "text in its container, flagged",
    arguments: [
      "- Card title: 40pt (from 20pt)\n- Card height: ⟦60pt⟧ (from 44pt)\n",
      "- Tile title: 28pt (from 14pt)\n- Tile caption: 24pt (from 12pt)\n- Tile height: ⟦70pt⟧ (from 48pt)\n",
      "- Row label: 34pt (from 17pt)\n- Row height: ⟦50pt⟧ (from 44pt)\n",
    ])
  func fitFlagged(text: String) { ClaimRules.check(TextDoesNotFit.self, text) }

  @Test(
    "text in its container, left alone",
    arguments: [
      "- Card title: 40pt (from 20pt)\n- Card height: 88pt (from 44pt)\n",
      "- Card title: 40pt (from 20pt)\n- Button height: 50pt (from 44pt)\n",
      "- Card title: 40pt (from 20pt)\n- Card height: 60pt\n",
    ])
  func fitAccepted(text: String) { ClaimRules.check(TextDoesNotFit.self, text) }

  @Test(
    "fractions of pixels, flagged",
    arguments: [
      "## Typography\n\n- **Body**: `16px/24px, Regular`\n- **Note**: `14px/20px, Regular`\n\n"
        + "### Responsive Typography\n\n- **Tablet (768px)**: ⟦110%⟧ scale\n",
      "## Typography\n\n- **Body**: `17px/22px, Regular`\n- **Note**: `13px/18px, Regular`\n\n"
        + "### Responsive Typography\n\n- **Desktop (1024px+)**: ⟦125%⟧ scale\n",
      "- **Title**: H3 (24px/30px, Semibold)\n- **Note**: Caption (12px/16px, Regular)\n\n"
        + "**Tablet (768-1023px)**:\n- **Typography**: ⟦115%⟧ scale\n",
    ])
  func fractionFlagged(text: String) { ClaimRules.check(FractionalScaledSize.self, text) }

  @Test(
    "fractions of pixels, left alone",
    arguments: [
      "- **Title**: H3 (24px/30px, Semibold)\n\n**Tablet (768-1023px)**:\n"
        + "- **Typography**: 110% scale, rounded to whole pixels\n",
      "- **Title**: H3 (20px/30px, Semibold)\n\n**Tablet (768-1023px)**:\n- **Typography**: 110% scale\n",
      "- **Title**: H3 (24px/30px, Semibold)\n\n**Hover**:\n- **Card**: 110% scale\n",
    ])
  func fractionAccepted(text: String) { ClaimRules.check(FractionalScaledSize.self, text) }

  @Test(
    "scales of the platform, flagged",
    arguments: [
      "## Dynamic Type\n\n- Largest text size (⟦150%⟧) keeps all labels\n",
      "Dynamic Type: the max text size is ⟦200%⟧.\n",
      "## Dynamic Type\n\n- Footnote at AX1: ⟦20pt⟧\n",
    ])
  func scaleFlagged(text: String) { ClaimRules.check(ScaleLimitWrong.self, text) }

  @Test(
    "scales of the platform, left alone",
    arguments: [
      "## Font scaling\n\n- The maximum text size on Android is 200%\n",
      "## Dynamic Type\n\n- Text scales to at least 200% of its size\n- At 200%: 34pt\n",
      "## Dynamic Type\n\n- Callout at AX2: 32pt\n- Largest text size: 312%\n",
    ])
  func scaleAccepted(text: String) { ClaimRules.check(ScaleLimitWrong.self, text) }
}
