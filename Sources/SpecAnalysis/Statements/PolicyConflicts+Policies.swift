/// The ways of doing that are held against each other; data.
extension PolicyConflicts {
  /// All of them.
  static let policies: [Policy] = [
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
        ["delet", "immediately"], ["delet", "at once"], ["delet", "straight away"],
        ["delet", "right away"], ["remov", "immediately"], ["delet", "instantly"],
      ]),
    Policy(
      name: "use without a connection", cues: ["ffline", "onnection", "eception", "etwork"],
      subjects: ["offline", "connection", "reception", "network"],
      promises: [
        ["can "], ["can fill"], ["can change"], ["can be changed"],
        ["everything works"], ["all functions"], ["all features"], ["works offline"],
        ["work offline"], ["fully offline"], ["works without"], ["work without"], ["editable"],
        ["can add"],
        ["can be added"], ["can create"], ["can be created"], ["can write"], ["are queued"],
        ["can be used offline"], ["available offline"], ["usable offline"], ["can reply"],
        ["can send"],
      ],
      denials: [
        ["read-only"], ["read only"], ["disabled"], ["not available"], ["unavailable"],
        ["needs a connection"], ["need a connection"], ["requires a connection"],
        ["require a connection"], ["cannot be"], ["can't be"], ["not possible"], ["greyed out"],
        ["online only"], ["only online"], ["requires connection"], [" locked"],
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
    Policy(
      name: "pressing a button",
      cues: [
        "isabled", "nabled", "reyed out", "rayed out", "nactive until", "lways be ", "lways active",
        "mmer aktiv", "eaktiviert", "naktiv", "rst aktiv", "ésactivé", "ujours act", "empre act",
        "esactiva", "eshabilita",
      ],
      subjects: ["button", "schaltfläche", "bouton", "botón"],
      promises: [
        ["always be pressed"], ["always be tapped"], ["always be clicked"], ["always enabled"],
        ["never disabled"], ["never be disabled"], ["never greyed"], ["never grayed"],
        ["stays enabled"], ["remains enabled"], ["enabled at all times"], ["always active"],
        ["immer aktiv"], ["nie deaktiviert"], ["toujours actif"], ["jamais désactivé"],
        ["siempre activo"], ["nunca se desactiva"],
      ],
      denials: [
        ["disabled until"], ["disabled as long"], ["greyed out until"], ["grayed out until"],
        ["inactive until"], ["only enabled"], ["enabled only"], ["enabled once"],
        ["becomes enabled"], ["disabled by default until"], ["deaktiviert, bis"],
        ["deaktiviert bis"], ["deaktiviert, solange"], ["inaktiv, bis"], ["erst aktiv"],
        ["désactivé tant"], ["désactivé jusqu"], ["deshabilitado hasta"], ["desactivado hasta"],
      ],
      things: [
        "send", "submit", "save", "continu", "next", "confirm", "pay", "publish", "book", "order",
        "checkout", "done", "absend", "speichern", "weiter", "senden", "envoyer", "enviar",
        "continuar",
      ]),
    Policy(
      name: "validation while typing", cues: ["alidat"], subjects: ["validat"],
      promises: [
        ["while typing"], ["as the user types"], ["as you type"], ["on every key"],
        ["on each key"], ["on blur"], ["leaves the field"], ["leaving the field"],
        ["on change"],
      ],
      denials: [
        ["only on submit"], ["only at submit"], ["on submit only"], ["only when", "submit"],
        ["only when", "sent"], ["only after", "submit"], ["not", "while typing"],
        ["never", "while typing"], ["no inline validation"], ["no", "as the user types"],
        ["not before", "submit"],
      ], isSingle: true),
    Policy(
      name: "use in landscape", cues: ["andscape", "ortrait"], subjects: ["landscape", "portrait"],
      promises: [
        ["in landscape"], ["landscape mode"], ["rotates to landscape"], ["supports landscape"],
      ],
      denials: [
        ["portrait only"], ["only portrait"], ["only in portrait"], ["no landscape"],
        ["landscape is not supported"], ["locked to portrait"], ["landscape mode is not"],
        ["does not rotate"], ["never rotates"], ["in portrait only"],
      ], isSingle: true),
    Policy(
      name: "motion where less of it is asked for", cues: ["educed motion", "educe motion"],
      subjects: ["reduced motion", "reduce motion"],
      promises: [
        ["are replaced by"], ["is replaced by"], ["become fades"], ["replaced with a"],
        ["shortened to"], ["cross-fade"], ["crossfade"],
      ],
      denials: [
        ["nothing is animated"], ["no animation at all"], ["nothing moves"],
        ["all animations are off"], ["all animations are disabled"], ["all animation is disabled"],
        ["all animation is off"], ["without any animation"], ["all animations are removed"],
        ["no animations at all"], ["nothing animates"],
      ], isSingle: true),
    Policy(
      name: "use of a dark appearance",
      cues: ["ark mode", "ark theme", "ark appearance", "ight mode"],
      subjects: ["dark", "light mode"],
      promises: [
        ["in dark mode"], ["dark mode uses"], ["in the dark theme"], ["in the dark appearance"],
        ["dark theme uses"],
      ],
      denials: [
        ["no dark mode"], ["no dark theme"], ["no dark appearance"], ["light mode only"],
        ["only light mode"], ["dark mode is not supported"], ["does not have a dark"],
        ["dark mode is out of scope"],
      ], isSingle: true,
      stays: [" stay", " remain", "unchanged", "fixed", "keeps its", "keep their"]),
  ]
}
