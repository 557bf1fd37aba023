import SpecWorkspace

extension Verb {
  static let initialize = Verb(
    name: "init",
    summary: "write a commented configuration file and a starter spec",
    operands: "[DIR]",
    flags: [],
    details: "Existing files are left alone.",
    run: { arguments, console in
      guard arguments.operands.count <= 1 else {
        throw UsageError(message: "name one folder", verb: "init")
      }
      let folder = arguments.operands.first ?? "."
      try FileSystem.makeFolder(folder)
      for (name, text) in Starter.files {
        let path = Paths.normalized(Paths.join(folder, name))
        if FileSystem.kind(path) != nil {
          console.say("kept \(path)")
          continue
        }
        try FileSystem.makeFolder(Paths.normalized(Paths.folder(of: path)))
        try FileSystem.write(ContiguousArray(text.utf8), to: path)
        console.say("wrote \(path)")
      }
      console.say("Next: plumb lint \(folder)")
      return .clean
    })
}

/// The files that a new project starts with.
enum Starter {
  static let files = [("plumb.yml", configuration), ("specs/profile-screen-states.md", spec)]

  private static let configuration = """
    # Plumb reads the nearest plumb.yml above each document.
    # With root: true the search for a file further up stops here.
    root: true

    # Rules by code, name or prefix; everything that is on by default runs unless you say otherwise.
    # select: [S, T, unreachable-state]
    # extend-select: [unexplained-suppression]
    # ignore: [R951]

    # Another severity for a rule: error, warning, info or off.
    # severity:
    #   S501: error

    # Documents that are left out, and rules that are left out for some documents.
    # exclude: ["archive/**"]
    # per-file-ignores:
    #   "drafts/**": [V901]

    # Sizes that specs are measured against; by default they are read from the specs themselves.
    # grid: 8
    # touch-target: 44

    # How far a measured time may lie from the stated one, in milliseconds.
    # tolerance: 20

    # Other spellings of a state, and the names that traces and layout dumps use.
    # aliases:
    #   Signed Out: [Guest]
    # bindings:
    #   profile_guest: Signed Out

    """

  private static let spec = """
    ---
    title: Profile Screen States
    status: draft
    initial: Loading
    ---

    # Profile Screen States

    ## Transition Matrix

    | From | To | Trigger | Duration | Animation |
    |---|---|---|---|---|
    | Loading | Content | Profile Received | 200ms | Cross-fade, ease-out |
    | Loading | Error | Request Failed | 200ms | Cross-fade, ease-out |
    | Content | Loading | Pull to Refresh | 150ms | Cross-fade, ease-out |
    | Error | Loading | Retry Tap | 150ms | Cross-fade, ease-out |

    ## State: Loading

    **Context**: The profile was requested and has not arrived.

    ## State: Content

    **Context**: The profile has arrived.

    ## State: Error

    **Context**: The request failed.

    - **Retry Button**: 48pt × 48pt, label "Try again"

    """
}
