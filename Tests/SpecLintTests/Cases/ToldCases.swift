/// What two places tell of one thing in other words: sentences, cells, texts of the interface, code and front matter.
enum ToldCases {
  static let facts: [RuleCase] = [
    .init(
      "C401", "a snackbar in a sentence and in a table",
      """
      # Archive

      ## Behaviour

      After archiving, a snackbar with Undo stays on screen for ⟦five seconds⟧.

      ## Timings

      | Element | Time |
      |---|---|
      | Snackbar | 8 s |

      """),
    .init(
      "C401", "a link that expires",
      """
      # Password reset

      The reset link is valid for ⟦30 minutes⟧.

      ## E-mail

      > Use the link below. It expires in one hour.

      Text of the mail: "This reset link expires in 2 hours."

      """),
    .init(
      "C401", "a limit and the text about it",
      """
      # Labels

      - A task can carry up to ⟦six tags⟧

      ## Messages

      | When | Text |
      |---|---|
      | Limit reached | "You can use at most 10 tags per task." |

      """),
    .init(
      "C401", "the size of a file",
      """
      # Attachments

      Files of up to ⟦25 MB⟧ can be attached.

      ## Errors

      - "Files can have 20 MB at most."

      """),
    .init(
      "C401", "sizes in units that are counted by 1024",
      """
      # Upload

      Photos may have at most ⟦2 MiB⟧.

      ## Errors

      - "Photos can have at most 1 MiB."

      """),
    .init(
      "C401", "sizes that differ by 1000 and by 1024",
      """
      # Upload

      Photos may have at most ⟦5000 KB⟧.

      ## Errors

      - "Photos can have at most 5120 KB."

      """),
    .init(
      "C401", "a lock in UI copy",
      """
      # Sign in

      After five failed attempts the account is locked for ⟦15 minutes⟧.

      ## Copy

      "Too many attempts. Your account is locked for 30 minutes."

      """),
    .init(
      "C401", "attempts in rules and tests",
      """
      # Sign in

      After ⟦five failed attempts⟧ the account is locked.

      ## Tests

      - Enter a wrong PIN three times: after 3 attempts the account is locked

      """),
    .init(
      "C401", "being idle in other words",
      """
      # Kiosk

      Without input the kiosk returns to the start screen after ⟦60 seconds⟧.

      ## QA

      The start screen must come back when the kiosk has been idle for 90 seconds.

      """),
    .init(
      "C401", "the trash in a help text",
      """
      # Trash

      Deleted notes stay in the trash for ⟦30 days⟧.

      ## Help text

      "Notes in the trash are erased after 60 days."

      """),
    .init(
      "C401", "a code that is valid",
      """
      # Code

      The code has six digits and is valid for ⟦10 minutes⟧.

      ## Mail

      "Your code expires in 5 minutes."

      """),
    .init(
      "C401", "a key of the front matter",
      """
      ---
      title: Carousel
      autoplay-interval: ⟦5s⟧
      ---

      # Carousel

      Autoplay moves the carousel on every 8 seconds and stops on hover.

      """),
    .init(
      "C401", "a period told twice",
      """
      # Board

      The board refreshes every ⟦30 seconds⟧.

      ## Offline

      When the network is back the board is refreshed at once.

      ## Notes

      Server load: one request per client, since the board is refreshed every 60 seconds.

      """),
    .init(
      "C401", "two defaults of one list",
      """
      # Inbox

      | Sort | Order |
      |---|---|
      | Newest | by date |
      | Sender | by name |
      | Priority | by mark |

      ⟦Newest is the default.⟧

      ## Settings

      - **Default sort**: Sender

      """),
    .init(
      "C401", "a field that is optional",
      """
      # Form

      | Field | Required |
      |---|---|
      | Name | yes |
      | Company | ⟦no⟧ |

      ## Rules

      Company is required and must not be empty.

      """),
    .init(
      "C401", "a field that is required",
      """
      # Form

      | Field | Required |
      |---|---|
      | Name | ✓ |
      | Phone | ⟦✓⟧ |

      ## Rules

      - Phone may be left empty.

      """),
    .init(
      "C401", "opposite edges",
      """
      # Feedback

      ## Toast

      - **⟦Position**: top right⟧

      ## Layering

      Toasts appear at the bottom, over everything else.

      """),
    .init(
      "C401", "a section and its row",
      """
      # Sheet

      ## Closed

      Initial state.

      ## Filter sheet

      Slides up from the edge in ⟦320 ms⟧.

      | From | To | Trigger | Duration |
      |---|---|---|---|
      | Closed | Filter sheet | tap on Filter | 250 ms |
      | Filter sheet | Closed | Done | 200 ms |

      """),
    .init(
      "C401", "starting by itself",
      """
      # Stories

      ⟦Videos never start automatically.⟧

      ## Player

      When the story opens, the video starts automatically.

      """),
    .init(
      "C401", "deleting with and without a question",
      """
      # Photos

      - ⟦Deleting a photo asks for confirmation⟧

      ## Gestures

      | Gesture | Result |
      |---|---|
      | Swipe up | deletes the photo without asking |

      """),
    .init(
      "C401", "a session in German",
      """
      # Sitzung

      Nach ⟦10 Minuten⟧ Inaktivität endet die Sitzung.

      ## Hinweise

      - Die Sitzung wird nach 20 Minuten ohne Eingabe beendet.

      """),
    .init(
      "C401", "a limit in German",
      """
      # Fotos

      Ein Bericht kann höchstens ⟦5 Fotos⟧ enthalten.

      ## Texte

      | Fall | Text |
      |---|---|
      | Leer | „Bis zu 8 Fotos hinzufügen“ |

      """),
    .init(
      "C401", "validity in French",
      """
      # Mot de passe

      Le code est valable ⟦10 minutes⟧.

      ## Messages

      « Le code est valable 15 minutes. »

      """),
    .init(
      "C401", "a lock in Spanish",
      """
      # Bloqueo

      Tras 5 intentos fallidos la cuenta se bloquea durante ⟦10 minutos⟧.

      ## Textos

      - «Demasiados intentos. La cuenta queda bloqueada durante 30 minutos.»

      """),
    .init(
      "C401", "guests",
      """
      # Booking

      A table takes up to ⟦8 guests⟧.

      ## Validation

      For more than 10 guests: "We seat at most 10 guests at one table."

      """),
    .init(
      "C401", "a row and an error",
      """
      # Playlist

      | Rule | Value |
      |---|---|
      | Songs per playlist | at most ⟦500⟧ |

      ## Errors

      "A playlist can hold up to 1000 songs."

      """),
    .init(
      "C401", "time before an event",
      """
      # Booking

      Cancellation is free until ⟦24 hours⟧ before the start.

      ## Confirmation mail

      "You can cancel free of charge until 48 hours before the start."

      """),
    .init(
      "C401", "sending again",
      """
      # OTP

      The code can be sent again after ⟦30 seconds⟧.

      ## Copy

      "Resend code in 60 seconds"

      """),
    .init(
      "C401", "a sidebar",
      """
      # Layout

      ⟦The sidebar stands on the left.⟧

      ## Navigation

      On the right edge, the sidebar is fixed at all widths.

      """),
    .init(
      "C401", "marks behind labels",
      """
      # Form

      - **E-mail** (required)
      - **⟦Phone** (optional)⟧

      ## Errors

      - Phone is mandatory.

      """),
    .init(
      "C401", "a choice that is preselected",
      """
      # Settings

      - **Light**: white page
      - **Dark**: black page
      - **System**: follows the device

      ⟦System is preselected.⟧

      ## First start

      The app starts with Light, which is selected by default.

      """),
    .init(
      "C401", "a grid of roles",
      """
      # Board

      | | Guest | Editor |
      |---|---|---|
      | Read | yes | yes |
      ⟦| Export the board | no | yes |⟧

      Guests can export the board from the menu.

      """),
    .init(
      "C401", "guests and accounts",
      """
      # Shop

      ⟦Guests can order without an account.⟧

      ## Checkout

      Ordering requires an account.

      """),
    .init(
      "C401", "a wait in a diagram",
      """
      # Call

      ```mermaid
      stateDiagram-v2
        [*] --> Ringing
        Ringing --> Missed : after ⟦30 s⟧
        Missed --> [*]
      ```

      A call that nobody answers becomes Missed after 45 seconds of ringing.

      """),
  ]
}
