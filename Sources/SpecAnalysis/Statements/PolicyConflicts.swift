import SpecModel
import SpecSyntax
import SpecText

/// Ways of doing that one sentence promises and another one denies: deleting without a question, editing offline,
/// saving by itself.
///
/// Two sentences contradict one another where they are about one thing or one of them is about everything, and no word
/// limits the one alone.
struct PolicyConflicts {
  /// A way of doing, with the texts by which sentences promise and deny it; all texts of a group must stand in one.
  private struct Policy {
    var name: String
    var cues: [StaticString]
    /// One of these must stand in the sentence, its label or its header.
    var subjects: [String]
    var promises: [[String]]
    var denials: [[String]]
    /// Whether the document has one such thing, so that the sentences need no word in common.
    var isSingle = false
    /// Things that both sentences may be about, without another word in common.
    var things: Set<String> = []
  }

  private static let policies: [Policy] = [
    Policy(
      name: "question before deleting",
      cues: ["elet", "emov", "ösch", "upprim", "limin", "iscard"],
      subjects: ["delet", "remov", "discard", "lösch", "supprim", "elimin"],
      promises: [
        ["dialog asks"], ["asks for confirmation"], ["asked for confirmation"],
        ["must be confirmed"], ["has to be confirmed"], ["are you sure"], ["confirmation dialog"],
        ["requires confirmation"], ["needs confirmation"], ["after confirmation"],
        ["is confirmed in a dialog"], ["wirklich löschen"], ["rückfrage"], ["confirmation sheet"],
        ["confirmation first"], ["always asks"], ["opens a dialog", "delete"], ["asks first"],
      ],
      denials: [
        ["no confirmation"], ["without confirmation"], ["without a confirmation"],
        ["without asking"], ["without a dialog"], ["without a question"], ["never asks"],
        ["never ask"], ["not asked"], ["never confirmed"], ["not confirmed"], ["nie bestätigt"],
        ["ohne rückfrage"], ["ohne bestätigung"], ["no dialog"], ["no question"],
        ["does not ask"], ["doesn't ask"], ["without prompting"], ["no prompt"],
      ]),
    Policy(
      name: "use without a connection", cues: ["ffline", "onnection", "eception", "etwork"],
      subjects: ["offline", "connection", "reception", "network"],
      promises: [
        ["can "], ["can fill"], ["can change"], ["can be changed"],
        ["everything works"], ["all functions"], ["all features"], ["works offline"],
        ["work offline"], ["works without"], ["work without"], ["editable"], ["can add"],
        ["can be added"], ["can create"], ["can be created"], ["can write"], ["are queued"],
        ["can be used offline"], ["available offline"], ["usable offline"], ["can reply"],
        ["can send"],
      ],
      denials: [
        ["read-only"], ["read only"], ["disabled"], ["not available"], ["unavailable"],
        ["needs a connection"], ["need a connection"], ["requires a connection"],
        ["require a connection"], ["cannot be"], ["can't be"], ["not possible"], ["greyed out"],
        ["online only"], ["only online"], ["requires connection"], ["locked"],
      ]),
    Policy(
      name: "saving by itself", cues: ["ave", "stored", "Save", "written"],
      subjects: ["save", "saving", "stored", "written"],
      promises: [
        ["saved automatically"], ["saves automatically"], ["saved on its own"], ["autosave"],
        ["auto-save"], ["no save button"], ["automatically saved"], ["saved every"],
        ["written to the server every"], ["saved as you type"], ["saved while typing"],
      ],
      denials: [
        ["nothing is saved until"], ["nothing is stored until"], ["no autosave"],
        ["not saved automatically"], ["never saved automatically"], ["only saved when"],
        ["saved only when"], ["only when", "press", "save"], ["until", "presses", "save"],
        ["nothing is saved before"], ["no automatic saving"], ["only after", "save is pressed"],
        ["not stored until"], ["not saved until"],
      ], isSingle: true),
    Policy(
      name: "starting by itself",
      cues: ["utoplay", "uto-play", "utomatically", "itself", "themselves", "tarts"],
      subjects: ["play", "video", "audio", "sound", "music", "story", "stories", "slides"],
      promises: [
        ["autoplays"], ["auto-plays"], ["plays automatically"], ["play automatically"],
        ["starts automatically"],
        ["start automatically"], ["starts by itself"], ["plays by itself"], ["begins playing"],
      ],
      denials: [
        ["no autoplay"], ["never autoplay"], ["not autoplay"], ["never plays automatically"],
        ["never start automatically"], ["not start automatically"], ["not play automatically"],
        ["never starts by itself"], ["not start by itself"], ["nothing plays by itself"],
        ["never play by itself"], ["only after", "press"], ["never starts automatically"],
        ["never start by themselves"], ["never play by themselves"], ["not start by themselves"],
        ["not play by themselves"], ["no auto-play"], ["never auto-play"], ["not auto-play"],
      ], things: ["video", "audio", "music", "slid", "story", "song", "sound"]),
    Policy(
      name: "use without signing in", cues: ["ccount", "ign in", "ign-in", "igned", "uest"],
      subjects: ["account", "sign in", "sign-in", "signed in", "signed-in", "guest"],
      promises: [
        ["without an account"], ["no account needed"], ["no account is needed"],
        ["without signing in"], ["no sign-in"], ["guests can"], ["account is not needed"],
      ],
      denials: [
        ["requires an account"], ["requires signing in"], ["must sign in"], ["must be signed in"],
        ["only signed-in"], ["only for signed-in"], ["guests cannot"], ["guests can't"],
        ["requires a sign-in"], ["sign-in is required"], ["account is required"],
      ]),
    Policy(
      name: "closing", cues: ["ismiss", "lose"], subjects: ["dismiss", "close"],
      promises: [
        ["dismisses the"], ["can be dismissed"], ["can be closed"], ["is dismissed by"],
        ["is dismissed with"], ["closes the"], ["is closed by"], ["dismissible"],
      ],
      denials: [
        ["cannot be dismissed"], ["can't be dismissed"], ["cannot be closed"],
        ["can't be closed"], ["not dismissible"], ["no close button"], ["without a close button"],
        ["not be dismissed"], ["not be closed"],
      ]),
    Policy(
      name: "undoing", cues: ["ndo", "ndone", "reversible", "estore"],
      subjects: ["undo", "reversible", "restore"],
      promises: [
        ["can be undone"], ["offers \"undo\""], ["undo for"], ["with \"undo\""],
        ["button \"undo\""],
        ["\"undo\" brings"], ["undo brings"], ["can be restored"], ["offers “undo”"], ["“undo”"],
      ],
      denials: [
        ["cannot be undone"], ["can't be undone"], ["no undo"], ["not be undone"],
        ["irreversible"], ["without undo"], ["there is no way back"], ["cannot be restored"],
        ["can't be restored"],
      ]),
  ]

  /// The texts of all policies.
  static let cues: [StaticString] = policies.flatMap(\.cues)

  let reader: StatementReader

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let finder = PolicyConflicts(reader: reader)
    return policies.compactMap(finder.conflict)
  }

  private func conflict(_ policy: Policy) -> FactConflict? {
    var promised: [Passage] = []
    var denied: [Passage] = []
    for passage in Passages(reader: reader).with(policy.cues) {
      guard isAbout(passage, policy) else { continue }
      let isDenied = policy.denials.contains { $0.allSatisfy(passage.text.contains) }
      let isPromised =
        !isDenied && policy.promises.contains { $0.allSatisfy(passage.text.contains) }
      if isDenied { denied.append(passage) }
      if isPromised { promised.append(passage) }
    }
    // What is told twice each way is told of several things.
    guard !promised.isEmpty, !denied.isEmpty, promised.count + denied.count <= 6 else { return nil }
    for first in promised {
      for second in denied where areOpposed(first, second, policy) {
        let pair =
          first.range.lowerBound < second.range.lowerBound ? (first, second) : (second, first)
        return FactConflict(
          subject: policy.name, property: "policy",
          statements: [statement(pair.0), statement(pair.1)],
          reason: "the one sentence promises it, the other denies it, and neither says when",
          isTold: true)
      }
    }
    return nil
  }

  private func isAbout(_ passage: Passage, _ policy: Policy) -> Bool {
    let texts = [passage.text, passage.label, passage.header]
    if policy.subjects.contains(where: { subject in texts.contains { $0.contains(subject) } }) {
      return true
    }
    let title = reader.document.title(ofSection: passage.section).lowercased()
    return policy.subjects.contains(where: title.contains)
  }

  private func statement(_ passage: Passage) -> FactConflict.Statement {
    let document = reader.document
    let text = document.string(plain: passage.range).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    return .init(
      value: "“" + text + "”", origin: document.origin(document.sourceRange(plain: passage.range)))
  }

  private static let conditions: [String] = [
    " if ", " unless ", " except", "instead of", " only for ", " other than ", "exception",
    "whether", "depend", "optional", "setting",
  ]
  private static let universals: [String] = [
    "all functions", "all features", "everything", "every case", "nothing", "all of the app",
  ]

  private func areOpposed(_ a: Passage, _ b: Passage, _ policy: Policy) -> Bool {
    guard a.node != b.node, a.block < 0 || a.block != b.block,
      !Self.conditions.contains(where: { a.text.contains($0) || b.text.contains($0) }),
      reader.limits(a).subtracting(Self.own) == reader.limits(b).subtracting(Self.own)
    else { return false }
    if policy.isSingle
      || Self.universals.contains(where: { a.text.contains($0) || b.text.contains($0) })
    {
      return true
    }
    if !policy.things.isDisjoint(with: a.words.intersection(b.words)) { return true }
    let shared = a.words.intersection(b.words).filter { word in
      !policy.subjects.contains { word.hasPrefix($0.prefix(5)) } && !Self.plain.contains(word)
    }
    return !shared.isEmpty
  }

  private static let own: Set<String> = ["offlin", "disabl", "default", "guest"]
  private static let plain: Set<String> = [
    "confirmation", "dialog", "delete", "connection", "offlin", "account", "undo", "save", "asks",
    "back", "disabl", "session", "available", "availabl", "user", "without", "local", "open",
  ]
}
