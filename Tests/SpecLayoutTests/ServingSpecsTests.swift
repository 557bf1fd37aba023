import SpecDiagnostics
import SpecLayout
import SpecLowering
import SpecModel
import SpecSyntax
import SpecText
import Testing

/// A spec compiled from Markdown at a path of its own.
private func document(_ number: Int, _ path: String, _ text: String) -> SpecDocument {
  let source = SourceText(path: path, bytes: ContiguousArray(text.utf8))
  return Lowering.lower(MarkdownParser.parse(source, file: FileID(number)))
}

/// A document with one drawn state of two rows and a distance between them.
private func drawn(_ number: Int, _ path: String, _ title: String, gap: Int, more: String = "")
  -> SpecDocument
{
  document(
    number, path,
    """
    # \(title)

    ## Default State

    ```
    ┌───────────────────────┐
    │ \(title)                  │
    │ [\(gap)pt space]          │
    │ [Save]                │
    └───────────────────────┘
    ```

    ## Layout Rules

    \(more)
    """)
}

/// A dump with a heading and a button 16 pt below it.
private func dump(
  _ heading: String, spec: String? = nil, scheme: String = "light", side: Int = 48,
  style: String = "{}"
) -> [UInt8] {
  let named = spec.map { "\"spec\":\($0)," } ?? ""
  return Array(
    """
    {"layoutdump":1,"screen":{"w":390,"h":844,"unit":"pt","scale":3,"rounding":"exact",
     "scheme":"\(scheme)"},\(named)"nodes":[
     {"id":"0","parent":null,"role":"window","frame":[0,0,390,844]},
     {"id":"1","parent":"0","role":"text","text":"\(heading)","frame":[16,16,200,20]},
     {"id":"2","parent":"0","role":"button","ident":"save","text":"Save","frame":[16,52,100,\(side)],
      "interactive":true,"enabled":true,"style":\(style)}]}
    """.utf8)
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

/// Which document a dump is held against, and which state of it.
@Suite struct StateNamingTests {
  private static let specs = [
    drawn(0, "specs/001-alpha/screens.md", "Alpha", gap: 8),
    drawn(1, "specs/beta-list/screens.md", "Beta", gap: 16),
  ]

  private func entry(
    _ dump: [UInt8], state: String? = nil, _ specs: [SpecDocument] = specs
  ) -> LayoutReport.Entry {
    check(dump, specs, LayoutOptions(state: state)).entries[0]
  }

  @Test(
    "the screen narrows the documents: folder, title or file, whatever the hyphens",
    arguments: [
      ("beta-list", 1), ("BetaList", 1), ("Beta", 1), ("beta", 1), ("alpha", 0), ("001-Alpha", 0),
    ])
  func screen(name: String, document: Int) {
    // The heading is that of neither: only the name of the screen tells.
    let found = entry(dump("Other", spec: #"{"screen":"\#(name)","state":"Default"}"#))
    #expect(found.specPath == Self.specs[document].path, "\(found.stateReason)")
    #expect(found.state == "Default State")
    #expect(found.openState == nil)
    // What the caller says is of the same screen.
    let stated = entry(dump("Other", spec: #"{"screen":"\#(name)"}"#), state: "default")
    #expect(stated.specPath == Self.specs[document].path, "\(stated.stateReason)")
  }

  @Test("among states of one name the texts decide, and the margin is told")
  func texts() {
    for name in ["Default", "Default State"] {
      let found = entry(dump("Beta"), state: name)
      #expect(found.specPath == Self.specs[1].path)
      #expect(found.stateReason.contains("points behind"))
      #expect(found.stateReason.contains(Self.specs[0].path))
      #expect(found.checks.filter { $0.kind == .spaceRow }.map(\.verdict) == [.pass])
    }
    let other = entry(dump("Alpha"), state: "Default")
    #expect(other.specPath == Self.specs[0].path)
    #expect(other.checks.filter { $0.kind == .spaceRow }.map(\.verdict) == [.fail])
  }

  @Test("the order of the documents changes nothing")
  func order() {
    let found = entry(dump("Beta"), state: "Default", Self.specs.reversed())
    #expect(found.specPath == Self.specs[1].path)
  }

  @Test("a tie is told, not guessed")
  func tie() {
    let report = check(dump("Other"), Self.specs, LayoutOptions(state: "Default"))
    let found = report.entries[0]
    #expect(found.state == nil)
    #expect(found.specPath == nil)
    for spec in Self.specs { #expect(found.stateReason.contains(spec.path)) }
    #expect(report.verdict == .inconclusive)
    #expect(report.diagnostics(files: [FileID(9)]).map(\.code).contains("L393"))
  }

  @Test("a document before the state tells which one is meant")
  func qualified() {
    for (name, document) in [("alpha/Default", 0), ("Beta/default state", 1)] {
      let found = entry(dump("Other"), state: name)
      #expect(found.specPath == Self.specs[document].path, "\(found.stateReason)")
    }
    #expect(LayoutChecker.hint(forUnknownState: "gamma/Default", in: Self.specs) != nil)
  }

  @Test("a state that no spec has leaves the run undecided")
  func unknown() {
    let named = check(dump("Beta", spec: #"{"state":"Bogus"}"#), Self.specs)
    #expect(named.verdict == .inconclusive)
    #expect(named.entries[0].openState == "the states are 'Default State'")
    var options = LayoutOptions()
    options.states = ["screen.xml": "Bogus"]
    #expect(check(dump("Beta"), Self.specs, options).verdict == .inconclusive)
    #expect(check(dump("Beta"), Self.specs, LayoutOptions(state: "Beta/Default")).verdict == .pass)
    // The state is one of another screen than the dump says.
    let loading = document(
      2, "specs/gamma.md", "# Gamma\n\n| From | To |\n|---|---|\n| Idle | Busy |\n")
    let elsewhere = entry(
      dump("Beta", spec: #"{"screen":"beta","state":"Busy"}"#), Self.specs + [loading])
    #expect(elsewhere.openState != nil)
    // Specs without states have nothing that the name could be wrong about.
    let guide = document(
      0, "style-guide.md", "# Guide\n\n- **Touch Targets**: at least 44pt × 44pt\n")
    #expect(check(dump("Beta", spec: #"{"state":"Bogus"}"#), [guide]).verdict == .pass)
  }

  @Test("one text of many does not tell a state from one without texts")
  func littleFit() {
    let table = document(
      2, "specs/gamma.md", "# Gamma\n\n| From | To |\n|---|---|\n| Default | Busy |\n")
    let rows = ["Beta", "Save", "Tides", "Moons", "Winds"].map { "│ \($0.padded(22))│" }
    let drawn = document(
      3, "specs/delta.md",
      "# Delta\n\n## Default State\n\n```\n┌───────────────────────┐\n"
        + rows.joined(separator: "\n") + "\n└───────────────────────┘\n```\n")
    let found = entry(dump("Other"), state: "Default", [table, drawn])
    #expect(found.state == nil)
    #expect(found.stateReason.contains("specs/gamma.md"), "\(found.stateReason)")
    let shown = entry(dump("Beta"), state: "Default", [table, drawn])
    #expect(shown.specPath == "specs/delta.md", "\(shown.stateReason)")
  }

  @Test("an empty name is none")
  func empty() {
    let found = entry(dump("Beta", spec: #"{"screen":"","state":""}"#))
    #expect(found.specPath == Self.specs[1].path)
    #expect(found.openState == nil)
  }

  @Test("names are suggested")
  func hints() {
    #expect(LayoutChecker.hint(forUnknownState: "default", in: Self.specs) == nil)
    #expect(
      LayoutChecker.hint(forUnknownState: "Defualt", in: Self.specs)
        == "did you mean 'Default State'?")
    #expect(LayoutChecker.hint(forUnknownState: "Bogus", in: []) == nil)
  }
}

/// Documents of one run serve each other.
@Suite struct ServingSpecsTests {
  private static let guide = document(
    7, "style-guide.md",
    """
    # Guide

    | Token | Light | Dark |
    |---|---|---|
    | `color.card` | `#F3F5F8` | `#101418` |
    | `color.text` | `#111111` | `#EEEEEE` |
    | `color.bg` | `#FFFFFF` | `#000000` |

    ## Touch

    - **Touch Targets**: at least 60pt × 60pt
    """)

  private func report(
    _ specs: [SpecDocument], _ bytes: [UInt8], links: [FileID: Set<FileID>] = [:]
  ) -> LayoutReport {
    var options = LayoutOptions(state: "alpha/Default")
    options.links = links
    return check(bytes, specs, options)
  }

  @Test("a document without states serves every spec")
  func guide() {
    let found = report([drawn(0, "a/alpha.md", "Alpha", gap: 16), Self.guide], dump("Alpha"))
    #expect(found.entries[0].state == "Default State")
    #expect(found.verdicts(.targetSize) == ["fail"])
    #expect(found.checks(.targetSize).map(\.expected) == ["≥ 60 pt"])
    #expect(found.verdicts(.spaceRow) == ["pass"])
  }

  @Test("a document in a shared folder is nearer than one of other screens")
  func sharedFolder() {
    let strange = document(
      8, "other/notes.md", "# Notes\n\n- **Touch Targets**: at least 44pt × 44pt\n")
    let shared = document(
      9, "design-system/controls.md", "# Controls\n\n- **Touch Targets**: at least 60pt × 60pt\n")
    let found = report([drawn(0, "a/alpha.md", "Alpha", gap: 16), strange, shared], dump("Alpha"))
    #expect(found.checks(.targetSize).map(\.expected) == ["≥ 60 pt"])
  }

  @Test("what is worked out for one dump of a run holds for the next as it would alone")
  func runs() {
    let specs = [
      drawn(
        0, "a/alpha.md", "Alpha", gap: 16,
        more: "- **Touch Targets**: at least 44pt × 44pt\n- **Save Button Height**: 80pt"),
      drawn(1, "b/beta.md", "Beta", gap: 8), Self.guide,
    ]
    let style = ##"{"bg":"#101418FF"}"##
    let dumps = [
      dump("Alpha", style: style), dump("Alpha", scheme: "dark", style: style), dump("Beta"),
      dump("Other"), dump("Beta", spec: #"{"screen":"alpha","state":"Default"}"#), dump("Alpha"),
    ]
    let together = LayoutChecker(specs: specs).check(dumps: dumps.map { ("a.json", $0) })
    let alone = dumps.map { LayoutChecker(specs: specs).check(dumps: [("a.json", $0)]) }
    #expect(together.entries.map(\.checks) == alone.map { $0.entries[0].checks })
    #expect(together.entries.map(\.notChecked) == alone.map { $0.entries[0].notChecked })
    #expect(together.entries.map(\.stateReason) == alone.map { $0.entries[0].stateReason })
    #expect(Set(together.entries.map(\.checks)).count > 3)
  }

  @Test("the nearest statement of a kind holds")
  func nearest() {
    let own = drawn(
      0, "a/alpha.md", "Alpha", gap: 16, more: "- **Touch Targets**: at least 44pt × 44pt")
    let found = report([Self.guide, own], dump("Alpha"))
    #expect(found.checks(.targetSize).map(\.expected) == ["≥ 44 pt"])
    #expect(found.verdicts(.targetSize) == ["pass"])
    // One for other screens overrules nothing.
    var tablet = own
    for index in tablet.constraints.indices {
      tablet.constraints[index].condition = "Tablet (768-1023px)"
    }
    #expect(report([Self.guide, tablet], dump("Alpha")).verdicts(.targetSize) == ["fail"])
  }

  @Test(
    "of a document of another screen only what holds everywhere counts, and only where it is linked"
  )
  func strangers() {
    let other = drawn(
      1, "b/beta.md", "Beta", gap: 32,
      more: """
        - **Touch Targets**: at least 60pt × 60pt
        - **Save Button Height**: 80pt
        """)
    let specs = [drawn(0, "a/alpha.md", "Alpha", gap: 16), other]
    let apart = report(specs, dump("Alpha"))
    #expect(apart.checks(.targetSize).isEmpty)
    #expect(apart.entries[0].notChecked.contains { $0.contains("b/beta.md") })
    let linked = report(specs, dump("Alpha"), links: [FileID(0): [FileID(1)]])
    #expect(linked.checks(.targetSize).map(\.expected) == ["≥ 60 pt"])
    #expect(linked.checks(.size).isEmpty)
    #expect(linked.verdicts(.spaceRow) == ["pass"])
    #expect(linked.entries[0].notChecked.contains { $0.contains("b/beta.md") })
    // Alone its own sizes hold.
    let alone = check(dump("Beta"), [other], LayoutOptions(state: "Default"))
    #expect(alone.checks(.size).map(\.verdict) == [.fail])
  }

  @Test("what documents say of their own screens does not count where the screen is not known")
  func open() {
    let specs = [
      drawn(0, "a/alpha.md", "Alpha", gap: 16, more: "- **Save Button Height**: 80pt"),
      drawn(1, "b/beta.md", "Beta", gap: 16, more: "- **Touch Targets**: at least 60pt × 60pt"),
    ]
    let found = check(dump("Other"), specs)
    #expect(found.entries[0].state == nil)
    #expect(found.checks(.size).isEmpty)
    #expect(found.verdicts(.targetSize) == ["fail"])
  }

  @Test(
    "colors are those of the scheme",
    arguments: [
      ("dark", "#101418FF", "pass"), ("dark", "#F3F5F8FF", "fail"), ("light", "#F3F5F8FF", "pass"),
      ("light", "#101418FF", "fail"),
    ])
  func scheme(scheme: String, color: String, verdict: String) {
    let bytes = dump("Alpha", scheme: scheme, style: #"{"bg":"\#(color)"}"#)
    let found = report([drawn(0, "a/alpha.md", "Alpha", gap: 16), Self.guide], bytes)
    #expect(found.verdicts(.colorToken) == [verdict])
  }

  @Test(
    "colors of every mode are allowed where the scheme is not known, tokens without modes always")
  func anyScheme() {
    var plain = Self.guide
    for index in plain.tokens.indices { plain.tokens[index].modes = [] }
    let alpha = drawn(0, "a/alpha.md", "Alpha", gap: 16)
    func verdicts(_ guide: SpecDocument, _ scheme: String, _ color: String) -> [String] {
      var text = String(
        decoding: dump("Alpha", scheme: scheme, style: #"{"bg":"\#(color)"}"#), as: UTF8.self)
      if scheme.isEmpty { text.replace(#""scheme":"""#, with: #""dir":"ltr""#) }
      return report([alpha, guide], Array(text.utf8)).verdicts(.colorToken)
    }
    #expect(verdicts(Self.guide, "", "#101418FF") == ["pass"])
    #expect(verdicts(Self.guide, "", "#F3F5F8FF") == ["pass"])
    #expect(verdicts(plain, "dark", "#F3F5F8FF") == ["pass"])
    #expect(verdicts(plain, "dark", "#101418FF") == ["fail"])
  }
}
