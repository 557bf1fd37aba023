/// What code sets, what lists count, and what looks like a contradiction and is none.
enum ToldBesideCases {
  static let code: [RuleCase] = [
    .init(
      "C402", "an interval in code",
      """
      # Draft

      Drafts are saved every ⟦30 seconds⟧.

      ```ts
      const AUTOSAVE_INTERVAL_MS = 10_000;
      ```

      """),
    .init(
      "C402", "a constant in Swift",
      """
      # Toast

      The toast is visible for ⟦4 seconds⟧.

      ```swift
      enum Timing { }
      let toastDuration: TimeInterval = 6
      ```

      """),
    .init(
      "C402", "an attribute of a field",
      """
      # Review

      A review holds at most ⟦500 characters⟧.

      ```tsx
      <textarea name="review" maxLength={300} />
      ```

      """),
    .init(
      "C402", "retries in Kotlin",
      """
      # Sync

      Sync retries up to ⟦3 times⟧ before it shows an error.

      ```kotlin
      const val MAX_SYNC_RETRIES = 5
      ```

      """),
    .init(
      "C402", "a style rule of a state",
      """
      # Badge

      | State | Opacity | Radius |
      |---|---|---|
      | Default | 100% | 8px |
      | Disabled | ⟦40%⟧ | 8px |

      ```css
      .badge { opacity: 1; border-radius: 8px; }
      .badge:disabled { opacity: 0.6; }
      ```

      """),
    .init(
      "C402", "attempts in Swift",
      """
      # Upload

      Every upload is tried ⟦four times⟧.

      ```swift
      struct UploadPolicy {
          let maxAttempts = 6
      }
      ```

      """),
    .init(
      "C402", "a long press",
      """
      # Rows

      A long press of ⟦400 ms⟧ selects the row.

      ```ts
      const LONG_PRESS_MS = 600;
      ```

      """),
    .init(
      "C402", "the only time below a heading",
      """
      # Tooltip

      It appears ⟦500 ms⟧ after the pointer rests on the icon.

      ```ts
      export const TOOLTIP_DELAY_MS = 300;
      ```

      """),
    .init(
      "C402", "polling in code",
      """
      # Status

      The status is refreshed every ⟦15 seconds⟧.

      ```js
      const pollInterval = 30 * 1000;
      ```

      """),
    .init(
      "C402", "weights of styles",
      """
      # Type

      | Style | Weight |
      |---|---|
      | Title | ⟦Bold⟧ |
      | Body | Regular |

      ```css
      .title { font-weight: 600; }
      .body { font-weight: 400; }
      ```

      """),
  ]

  static let counts: [RuleCase] = [
    .init(
      "C416", "tabs",
      """
      # Tabs

      ⟦The bar has five tabs.⟧

      | Tab | Icon |
      |---|---|
      | Home | house |
      | Search | lens |
      | Cart | bag |
      | Profile | head |

      """),
    .init(
      "C416", "numbered headings",
      """
      # Checkout

      ⟦Checkout takes four steps.⟧

      ## Step 1: Address

      Form.

      ## Step 2: Shipping

      List.

      ## Step 3: Payment

      Cards.

      """),
    .init(
      "C416", "steps of which one is not counted",
      """
      # Returns

      A return takes four steps.

      1. Choose
      2. Pack
      3. Send
      4. Confirm

      """),
  ]

  static let lookalikes: [RuleCase] = [
    .init(
      "C401", "variants of a snackbar",
      """
      # Archive

      The success snackbar stays for five seconds.

      ## Timings

      | Element | Time |
      |---|---|
      | Snackbar, error | 8 s |

      """),
    .init(
      "C401", "two kinds of links",
      """
      # Links

      The reset link is valid for 30 minutes.

      The invitation link is valid for 7 days.

      """),
    .init(
      "C401", "two owners",
      """
      # Labels

      A task can carry up to six tags.

      A project can carry up to ten tags.

      """),
    .init(
      "C401", "two kinds of files",
      """
      # Attachments

      Images of up to 5 MB and videos of up to 50 MB.

      ## Copy

      - Video too large: "Videos can have 50 MB at most."
      - Photo too large: "Photos can have 5 MB at most."

      """),
    .init(
      "C401", "a period and a term",
      """
      # Draft

      Drafts are saved every 30 seconds.

      Drafts are kept for 90 days.

      """),
    .init(
      "C401", "what is left of a time",
      """
      # Session

      The session ends after 15 minutes without input.

      Two minutes before the end of the session a dialog opens. The session warning says "2 minutes left".

      """),
    .init(
      "C401", "steps of waiting",
      """
      # Retry

      The first attempt waits 2 seconds.

      The second attempt waits 4 seconds.

      The third attempt waits 8 seconds.

      """),
    .init(
      "C401", "the least and the most",
      """
      # Name

      A name has at least 3 characters.

      ## Limits

      A name has at most 40 characters.

      """),
    .init(
      "C401", "two platforms",
      """
      # Toast

      On Android the toast stays for 4 seconds.

      ## iOS

      The toast stays for 6 seconds.

      """),
    .init(
      "C402", "code that agrees",
      """
      # Search

      Search starts 300 ms after the last key press.

      ```ts
      const DEBOUNCE = 0.3 * 1000;
      const debounceMs = 300;
      ```

      """),
    .init(
      "C401", "a default for each device",
      """
      # Inbox

      | View | Rows |
      |---|---|
      | List | 10 |
      | Grid | 4 |

      List is the default on phones.

      On desktop, Grid is the default.

      """),
    .init(
      "C401", "a condition",
      """
      # Form

      | Field | Required |
      |---|---|
      | Company | no |

      Company is required if the invoice goes to a firm.

      """),
    .init(
      "C401", "parts of a toast",
      """
      # Feedback

      ## Toast

      - **Position**: top right

      The toast slides down from the top and its close button sits at the left.

      """),
    .init(
      "C401", "two policies",
      """
      # Delete

      Deleting a photo asks for confirmation. Deleting a draft works without asking.

      ## Offline

      Answers can be edited offline. Export is disabled offline.

      """),
    .init(
      "C401", "a number in an example",
      """
      # Counter

      At most 5 photos.

      ## Copy

      "3 photos selected"

      """),
    .init(
      "C401", "a former value",
      """
      # Toast

      The toast stays for 4 seconds.

      ## Change log

      - 1.1: toast stays 4 instead of 6 seconds

      """),
    .init(
      "C401", "guests of two things",
      """
      # Rooms

      A room has at most 12 guests.

      An event has at most 200 guests.

      """),
    .init(
      "C401", "limits that agree",
      """
      # Upload

      Photos are up to 10 MB. Documents are up to 25 MB.

      ## Errors

      "Photos can have 10 MB at most."

      """),
    .init(
      "C401", "one size, a kilobyte being 1024 bytes",
      "# Upload\n\nPhotos may have at most 5 MB.\n\n## Errors\n\n"
        + "- \"Photos can have at most 5120 KB.\"\n"),
    .init(
      "C401", "one size, a kilobyte being 1000 bytes",
      "# Upload\n\nPhotos may have at most 5 MB.\n\n## Errors\n\n"
        + "- \"Photos can have at most 5000 KB.\"\n"),
    .init(
      "C401", "one size, counted by 1024 in both places",
      "# Upload\n\nPhotos may have at most 5 MB.\n\n## Errors\n\n"
        + "- \"Photos can have at most 5120 KiB.\"\n"),
    .init(
      "C401", "times of several things",
      """
      # Timeouts

      | What | Time |
      |---|---|
      | Session | 15 minutes |
      | Request | 30 seconds |

      A request that takes longer than 10 seconds shows a spinner. The session warning comes 60 seconds before.

      """),
    .init(
      "C401", "two numbers of steps",
      """
      # Steps

      The wizard has three steps for new users and four steps for editors.

      ## Step 1

      A.

      ## Step 2

      B.

      ## Step 3

      C.

      ## Step 4

      D.

      """),
    .init(
      "C401", "two things with periods",
      """
      # Poll

      The list is refreshed every 30 seconds.

      The map is refreshed every 5 seconds.

      """),
    .init(
      "C402", "constants of other properties",
      """
      # Code

      The toast stays for 4 seconds.

      ```ts
      const TOAST_FADE_MS = 200;
      const MAX_TOASTS = 3;
      ```

      """),
    .init(
      "C401", "a term before an end",
      """
      # Trial

      The free trial lasts 14 days. 3 days before its end an e-mail is sent: "Your trial ends in 3 days."

      """),
    .init(
      "C401", "left and right by language",
      """
      # Nav

      The sidebar stands on the left. In right-to-left languages the sidebar stands on the right.

      """),
  ]
}
