import SpecJSON
import SpecLayout
import Testing

/// Controls of which a dump leaves out where they lie, what their frames stand for or whether they take touches.
struct OpenControlTests {
  private static let fine =
    #"{"id": "ok", "parent": "0", "role": "button", "text": "Fine", "interactive": true, "#
    + #""kind": "layout", "frame": [16, 500, 120, 48]}"#

  /// A screen with the one control and another that is large enough.
  private func report(_ control: String, profile: TargetProfile = .hig44) -> LayoutReport {
    let text =
      #"{"layoutdump": 1, "screen": {"w": 390, "h": 844, "unit": "pt"}, "nodes": ["#
      + #"{"id": "0", "role": "window", "kind": "layout", "frame": [0, 0, 390, 844]}, "#
      + control + ", " + Self.fine + "]}"
    return check(Array(text.utf8), [], LayoutOptions(profile: profile))
  }

  private func verdicts(_ control: String) -> [String] { report(control).verdicts(.targetSize) }

  @Test(arguments: [
    "", #""frame": null,"#, #""frame": [16, 100, 20],"#, #""frame": [16, 100, "wide", 38],"#,
    #""frame": [1e300, 1e300, 1e300, 1e300],"#,
  ]) func aControlWithoutAPlaceIsListed(_ frame: String) {
    let control =
      #"{"parent": "0", "role": "button", "text": "Retry", \#(frame) "interactive": true}"#
    let report = report(control)
    #expect(report.verdicts(.targetSize) == ["pass", "unknown:not-recorded"])
    #expect(
      report.entries[0].notChecked.contains(
        "1 element without a frame that can be read: 'Retry'"))
  }

  @Test func aTextWithoutAPlaceIsNamedOnly() {
    let report = report(#"{"parent": "0", "role": "text", "text": "Hello"}"#)
    #expect(report.verdicts(.targetSize) == ["pass"])
    #expect(
      report.entries[0].notChecked.contains(
        "1 element without a frame that can be read: 'Hello'"))
  }

  @Test(arguments: [
    #"{"parent": "0", "role": "button", "text": "Retry", "interactive": true, "hidden": true}"#,
    #"{"parent": "0", "role": "container"}"#,
    #"{"parent": "0", "role": "button", "text": "Retry", "interactive": true, "frame": [0, 0, 0, 0]}"#,
  ]) func whatIsHiddenOrTakesNoRoomIsLeftAlone(_ control: String) {
    let report = report(control)
    #expect(report.verdicts(.targetSize) == ["pass"])
    #expect(!report.entries[0].notChecked.contains { $0.contains("without a frame") })
  }

  @Test func aControlBeyondItsClipIsListed() {
    #expect(
      verdicts(
        #"{"parent": "0", "role": "button", "text": "Retry", "interactive": true, "#
          + #""frame": [16, 100, -38, 38]}"#) == ["pass", "unknown:clipped"])
  }

  @Test func aControlOfWhichNothingSaysWhetherItTakesTouchesIsListed() {
    func control(_ role: String, _ size: String, _ rest: String = "") -> String {
      #"{"parent": "0", "role": "\#(role)", "text": "R", "interactive": null, "kind": "layout", "#
        + #""frame": [10, 10, \#(size)]\#(rest)}"#
    }
    #expect(verdicts(control("button", "20, 20")) == ["pass", "unknown:not-recorded"])
    #expect(verdicts(control("toggle", "50, 20")) == ["pass", "unknown:not-recorded"])
    #expect(verdicts(control("button", "50, 50")) == ["pass", "pass"])
    #expect(verdicts(control("image", "20, 20")) == ["pass"])
    #expect(verdicts(control("button", "20, 20", #", "enabled": false"#)) == ["pass"])
  }

  /// A list from 0 to 400 that scrolls, with a low button at its end.
  private func cut(_ kind: String, y: Int = 380) -> [String] {
    verdicts(
      #"{"id": "1", "parent": "0", "role": "scroll", "frame": [0, 0, 390, 400], "scroll": "vertical"}, "#
        + #"{"parent": "1", "role": "button", "text": "Cut", "frame": [16, \#(y), 120, 20], "#
        + #""interactive": true\#(kind)}"#)
  }

  @Test func aFrameOfNoStatedKindMayBeWhatAListLeavesOfIt() {
    #expect(cut("") == ["unknown:clipped", "pass"])
    #expect(cut(#", "kind": null"#) == ["unknown:clipped", "pass"])
    #expect(cut(#", "kind": "visible""#) == ["unknown:clipped", "pass"])
    #expect(cut(#", "kind": "layout""#) == ["fail", "pass"])
    #expect(cut("", y: 300) == ["fail", "pass"])
  }

  @Test func theEdgeOfAScreenThatDoesNotScrollCutsNoFrameOfNoStatedKind() {
    #expect(
      verdicts(
        #"{"parent": "0", "role": "button", "text": "Skip", "interactive": true, "scroll": "none", "#
          + #""frame": [0, 100, 120, 20]}"#) == ["fail", "pass"])
  }

  @Test func aKindThatIsNotRecordedStaysSo() {
    let text =
      #"{"layoutdump": 1, "nodes": [{"id": "0", "role": "window", "frame": [0, 0, 9, 9]}]}"#
    let dump = LayoutChecker(specs: []).convert(
      [(path: "a.json", bytes: ContiguousArray(text.utf8))]
    ).dumps[0]
    #expect(dump.nodes[0].frameKind == nil)
    var json = JSONWriter(style: .compact)
    LayoutdumpWriter.write(dump, to: &json)
    #expect(json.string.contains(#""kind":null"#))
  }

  @Test(arguments: [("furlong", "unknown:scale"), ("PT", "fail"), ("pt", "fail")])
  func aUnitThatNobodyKnowsIsNoPoint(_ unit: String, _ verdict: String) {
    let text =
      #"{"layoutdump": 1, "screen": {"w": 390, "h": 844, "unit": "\#(unit)"}, "nodes": ["#
      + #"{"id": "0", "role": "button", "frame": [0, 0, 12, 12], "interactive": true}]}"#
    let options = LayoutOptions(profile: .hig44)
    let report = LayoutChecker(specs: [], options: options).check(
      dumps: [("a.json", Array(text.utf8))])
    #expect(report.verdicts(.targetSize) == [verdict])
  }
}
