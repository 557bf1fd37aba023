import SpecLayout
import SpecLowering
import SpecModel
import SpecSyntax
import SpecText

/// An element of a dump made by hand, in dp.
struct Box: Sendable {
  var text = ""
  var ident = ""
  var className = "android.widget.TextView"
  var frame: [Double]
  var isTarget = false
  var attributes = ""
  var children: [Box] = []

  init(
    _ text: String = "", _ frame: [Double], target: Bool = false, id: String = "",
    class className: String = "android.widget.TextView", attributes: String = "",
    _ children: [Box] = []
  ) {
    self.text = text
    self.frame = frame
    self.isTarget = target
    self.ident = id
    self.className = className
    self.attributes = attributes
    self.children = children
  }

  func xml(scale: Double) -> String {
    let edges = [frame[0], frame[1], frame[0] + frame[2], frame[1] + frame[3]]
      .map { Int(($0 * scale).rounded()) }
    let scrollable = attributes.contains("scrollable") ? "" : "scrollable=\"false\""
    return "<node \(scrollable) text=\"\(text)\" resource-id=\"\(ident)\" class=\"\(className)\""
      + " clickable=\"\(isTarget)\" enabled=\"true\" \(attributes)"
      + " bounds=\"[\(edges[0]),\(edges[1])][\(edges[2]),\(edges[3])]\">"
      + children.map { $0.xml(scale: scale) }.joined() + "</node>\n"
  }
}

/// A screen of 400 × 800 dp.
func screen(_ children: [Box], scale: Double = 2) -> [UInt8] {
  let root = Box("", [0, 0, 400, 800], class: "android.widget.FrameLayout", children)
  return Array("<hierarchy rotation=\"0\">\(root.xml(scale: scale))</hierarchy>".utf8)
}

/// Checks one dump.
func check(
  _ dump: [UInt8], _ specs: [SpecDocument] = [], _ options: LayoutOptions = LayoutOptions()
) -> LayoutReport {
  var options = options
  if options.scale == nil { options.scale = 2 }
  return LayoutChecker(specs: specs, options: options).check(dumps: [("screen.xml", dump)])
}

/// A spec compiled from Markdown.
func spec(_ text: String) -> SpecDocument {
  let source = SourceText(path: "spec.md", bytes: ContiguousArray(text.utf8))
  return Lowering.lower(MarkdownParser.parse(source, file: FileID(0)))
}

/// A spec with demands made by hand.
func spec(
  constraints: [Constraint] = [], tokens: [Token] = [],
  change: (inout SpecDocument) -> Void = { _ in }
) -> SpecDocument {
  var spec = SpecDocument(file: FileID(0), path: "spec.md")
  spec.constraints = constraints
  spec.tokens = tokens
  change(&spec)
  return spec
}

/// A place that does not matter.
let nowhere = Origin(file: FileID(0), range: .zero)

/// A demand.
func demand(
  _ kind: Constraint.Kind, _ value: Double, _ unit: SpecModel.Unit = .pt, subject: String = "",
  condition: String? = nil, scope: [String] = []
) -> Constraint {
  Constraint(
    kind: kind, subject: subject, quantity: Quantity(min: value, max: nil, unit: unit),
    scope: scope,
    condition: condition, origin: nowhere, lineOrigin: nowhere)
}

extension LayoutReport {
  /// The checks of one kind.
  func checks(_ kind: LayoutCheck.Kind) -> [LayoutCheck] {
    entries.flatMap { $0.checks.filter { $0.kind == kind } }
  }

  /// Verdicts of one kind with their reasons, in order: "fail", "unknown:clipped".
  func verdicts(_ kind: LayoutCheck.Kind) -> [String] {
    checks(kind).map { $0.verdict.rawValue + ($0.reason.map { ":" + $0.rawValue } ?? "") }
  }
}
