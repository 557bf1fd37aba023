import SpecLayout
import Testing

/// What is painted over, faded out, part of the system or beyond a screen that may scroll.
struct LayerTests {
  static func report(_ nodes: String, _ screen: String = "") -> LayoutReport {
    let text = """
      {"layoutdump":1,"screen":{"w":390,"h":844,"unit":"pt"\(screen)},"nodes":[
      {"id":"r","parent":null,"role":"window","frame":[0,0,390,844]},\(nodes)]}
      """
    return LayoutChecker(specs: [], options: LayoutOptions(profile: .hig44))
      .check(dumps: [("a.json", Array(text.utf8))])
  }

  static func node(
    _ id: String, _ frame: String, parent: String = "r", text: String = "", style: String = "",
    role: String = "container", isTarget: Bool = false
  ) -> String {
    """
    {"id":"\(id)","parent":"\(parent)","role":"\(role)","frame":[\(frame)],"text":"\(text)",
    "interactive":\(isTarget),"style":{\(style)}}
    """
  }

  // MARK: Opacity

  @Test(
    "opacity of a group blends text and background with what lies behind",
    arguments: [
      ("", "", "pass"), ("\"opacity\":0.3,", "", "fail"), ("", "\"opacity\":0.2,", "fail"),
      ("\"opacity\":0.95,", "", "pass"), ("\"opacity\":0.7,", "\"opacity\":0.7,", "fail"),
    ])
  func faded(own: String, outer: String, verdict: String) {
    let nodes =
      Self.node("p", "0,0,390,844", style: "\"bg\":\"#FFFFFF\"") + ","
      + Self.node("w", "0,0,390,100", parent: "p", style: outer + "\"radius\":0") + ","
      + Self.node(
        "t", "16,16,200,20", parent: "w", text: "faint",
        style: own + "\"size\":17,\"color\":\"#000000\",\"bg\":\"#FFFFFF\"", role: "text")
    #expect(Self.report(nodes).verdicts(.contrast) == [verdict])
  }

  @Test("a faded background lets the one behind through") func blended() {
    func verdict(_ opacity: Double) -> [String] {
      Self.report(
        Self.node("p", "0,0,390,844", style: "\"bg\":\"#000000\"") + ","
          + Self.node(
            "w", "0,0,390,100", parent: "p", style: "\"bg\":\"#FFFFFF\",\"opacity\":\(opacity)")
          + ","
          + Self.node(
            "t", "16,16,200,20", parent: "w", text: "white",
            style: "\"size\":17,\"color\":\"#999999\"", role: "text")
      ).verdicts(.contrast)
    }
    // #999999 is 2.8:1 on white; over black a tenth of both is nearly black, of black alone too.
    #expect(verdict(1) == ["fail"])
    #expect(verdict(0.1) == ["fail"])
  }

  @Test("what is wholly transparent is not drawn") func invisible() {
    let nodes =
      Self.node("w", "0,200,390,200", style: "\"opacity\":0,\"bg\":\"#000000\"") + ","
      + Self.node("b", "16,300,100,20", parent: "w", text: "Ghost", role: "button", isTarget: true)
      + ","
      + Self.node("t", "16,500,100,20", text: "One", style: "\"opacity\":0", role: "text") + ","
      + Self.node("u", "26,505,100,20", text: "Two", role: "text")
    let report = Self.report(nodes)
    #expect(report.verdicts(.targetSize) == [])
    #expect(report.verdicts(.overlap) == [])
    #expect(report.entries[0].counts.drawn == 2)
    let seen = nodes.split(separator: "\"opacity\":0").joined(separator: "\"opacity\":1")
    #expect(Self.report(seen).verdicts(.targetSize) == ["fail"])
    #expect(Self.report(seen).verdicts(.overlap) == ["fail"])
  }

  // MARK: Layers

  static let below = node("b", "16,400,358,48", text: "Buy", role: "button", isTarget: true)
  static func above(_ parent: String) -> String {
    node("o", "60,430,100,48", parent: parent, text: "OK", role: "button", isTarget: true)
  }

  @Test(
    "what a later sheet, dialog or window covers does not overlap what stands on it",
    arguments: [
      ("0,300,390,544", "\"bg\":\"#FFFFFF\"", "not-applicable:covered"),
      ("0,420,390,424", "\"bg\":\"#FFFFFF\"", "not-applicable:covered"),
      ("0,300,390,544", "\"bg\":\"#FFFFFF\",\"opacity\":0.5", "fail"),
      ("0,300,390,544", "\"radius\":8", "fail"),
      ("40,410,310,100", "\"bg\":\"#FFFFFF\"", "fail"),
      ("0,0,390,844", "\"bg\":\"#00000080\"", "not-applicable:covered"),
    ])
  func covered(frame: String, style: String, verdict: String) {
    let cover = Self.node("s", frame, style: style)
    #expect(
      Self.report([Self.below, cover, Self.above("s")].joined(separator: ",")).verdicts(.overlap)
        == [verdict])
    // Painted before both, it covers neither.
    #expect(
      Self.report([cover, Self.below, Self.above("r")].joined(separator: ",")).verdicts(.overlap)
        == ["fail"])
  }

  @Test("another window is another layer") func windows() {
    let window = Self.node("v", "0,0,390,844", role: "window")
    let text = """
      {"layoutdump":1,"screen":{"w":390,"h":844,"unit":"pt"},"nodes":[
      {"id":"a","parent":null,"role":"container","frame":[0,0,390,844]},
      {"id":"r","parent":"a","role":"window","frame":[0,0,390,844]},\(Self.below),
      \(window.replacing("\"r\"", with: "\"a\"")),\(Self.above("v"))]}
      """
    let report = LayoutChecker(specs: []).check(dumps: [("a.json", Array(text.utf8))])
    #expect(report.verdicts(.overlap) == ["not-applicable:covered"])
    #expect(
      Self.report(Self.below + "," + Self.above("r")).verdicts(.overlap) == ["fail"])
  }

  @Test("a dialog is a layer in its window, however deep its content stands")
  func dialog() {
    for role in ["dialog", "BottomSheet", "container"] {
      var nodes = [Self.below, Self.node("s0", "0,300,390,544", role: role)]
      for depth in 1...8 {
        nodes.append(Self.node("s\(depth)", "0,300,390,544", parent: "s\(depth - 1)"))
      }
      nodes.append(Self.above("s8"))
      #expect(
        Self.report(nodes.joined(separator: ",")).verdicts(.overlap)
          == [role == "container" ? "fail" : "not-applicable:covered"])
    }
  }

  @Test("overlaps that something excuses take no room from those that are reported")
  func manyOverlaps() {
    func pair(_ number: Int, _ parents: (String, String)) -> [String] {
      let (left, top) = (number % 10 * 36, number / 10 * 20)
      return [
        Self.node(
          "a\(number)", "\(left),\(top),20,10", parent: parents.0, text: "a\(number)", role: "text"),
        Self.node(
          "b\(number)", "\(left + 10),\(top + 5),20,10", parent: parents.1, text: "b\(number)",
          role: "text"),
      ]
    }
    let dialog = Self.node("d", "0,0,390,844", role: "dialog")
    let nodes = [dialog] + (0..<210).flatMap { pair($0, ("r", "d")) }
    let found = Self.report(
      (nodes + (400..<405).flatMap { pair($0, ("r", "r")) }).joined(separator: ","))
    #expect(found.verdicts(.overlap).count { $0 == "fail" } == 5)
    #expect(found.verdicts(.overlap).count { $0.hasPrefix("not-applicable") } == 200)
    let failing = Self.report((0..<210).flatMap { pair($0, ("r", "r")) }.joined(separator: ","))
    #expect(failing.verdicts(.overlap).count { $0 == "fail" } == 200)
  }

  // MARK: System and scrolling

  @Test("keys of the system's keyboard are counted, not judged") func keyboard() {
    let nodes =
      Self.node("k", "0,553,390,291", role: "keyboard") + ","
      + Self.node("q", "0,560,39,42", parent: "k", text: "q", role: "key", isTarget: true) + ","
      + Self.node("d", "0,100,39,42", text: "7", role: "key", isTarget: true)
    let report = Self.report(nodes)
    #expect(report.verdicts(.targetSize) == ["not-applicable:system", "fail"])
    #expect(report.entries[0].counts.targetsBelowMinimum == 2)
  }

  @Test("in a flat dump the last row may scroll") func flat() {
    func verdicts(_ top: Int) -> [String] {
      let text = """
        [{"type":"Application","AXLabel":"App","frame":{"x":0,"y":0,"width":390,"height":844}},
        {"type":"Cell","AXLabel":"Row","enabled":true,
        "frame":{"x":0,"y":\(top),"width":390,"height":60}}]
        """
      return LayoutChecker(specs: []).check(dumps: [("a.json", Array(text.utf8))])
        .verdicts(.clipBounds)
    }
    #expect(verdicts(760) == [])
    #expect(verdicts(820) == ["unknown:not-recorded"])
    #expect(verdicts(880) == ["not-applicable:scrollable"])
    let nested = Self.node("c", "0,820,390,60", text: "Row", role: "text")
    #expect(Self.report(nested).verdicts(.clipBounds) == ["fail"])
  }
}
