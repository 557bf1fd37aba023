public import SpecText

/// A wireframe drawn in characters, read as rows from top to bottom.
public struct Wireframe: Sendable, Hashable {
  /// A row of the drawing.
  public struct Row: Sendable, Hashable {
    /// What a row is.
    public enum Kind: Sendable, Hashable {
      /// Empty room of a stated size, for example "[16pt space]".
      case gap(Quantity)
      /// Inner distance of a stated size, for example "[8pt padding]" or "[16pt bottom padding]".
      case padding(Quantity)
      /// Things side by side.
      case content
      /// An ellipsis: more of the same, for example "[More cards...]".
      case more
      /// A line across the frame.
      case divider
    }

    /// What the row is.
    public var kind: Kind
    /// How many frames are around it; the outermost frame has depth 1.
    public var depth: Int
    /// Number of the innermost frame around it within the wireframe, in order of their top edges.
    public var frame: Int
    /// The things on it, from left to right.
    public var components: [Component]
    /// The note beside the drawing, for example "Page heading (28pt Bold)".
    public var note: Note?
    /// The row's text.
    public var origin: Origin

    /// Makes a row.
    public init(
      kind: Kind, depth: Int, frame: Int, components: [Component], note: Note?, origin: Origin
    ) {
      self.kind = kind
      self.depth = depth
      self.frame = frame
      self.components = components
      self.note = note
      self.origin = origin
    }
  }

  /// A thing on a row.
  public struct Component: Sendable, Hashable {
    /// How it is drawn.
    public enum Kind: String, Sendable, Hashable {
      /// In brackets: "[Photo]".
      case box
      /// A sign: "⚠", "✓".
      case symbol
      /// Plain words.
      case text
    }

    /// How it is drawn.
    public var kind: Kind
    /// The words without brackets.
    public var text: String
    /// Where it is drawn.
    public var origin: Origin

    /// Makes a component.
    public init(kind: Kind, text: String, origin: Origin) {
      self.kind = kind
      self.text = text
      self.origin = origin
    }
  }

  /// A note beside the drawing.
  public struct Note: Sendable, Hashable {
    /// The words without the arrow.
    public var text: String
    /// The name of the thing, for example "Page heading".
    public var subject: String?
    /// A font size, for example 28pt.
    public var fontSize: Quantity?
    /// A font weight, for example "Bold".
    public var weight: String?
    /// Width and height, for example 64pt × 64pt.
    public var size: [Quantity]
    /// The width alone, for example "120pt wide".
    public var width: Quantity?
    /// The height alone, for example "48pt high".
    public var height: Quantity?
    /// A corner radius, for example "radius 12pt".
    public var radius: Quantity?
    /// A colour word or token, for example "gray".
    public var color: String?
    /// Where it stands.
    public var origin: Origin

    /// Makes a note.
    public init(text: String, origin: Origin) {
      self.text = text
      self.size = []
      self.origin = origin
    }
  }

  /// The name of the state or section it draws.
  public var title: String
  /// Whether a line right above it names the state that it draws, whatever the headings are about.
  public var isCaptionedAsState = false
  /// The headings above it, outermost first.
  public var scope: [String]
  /// The rows from top to bottom.
  public var rows: [Row]
  /// The parts that the text lists for the same state, for example "Spinner (20pt × 20pt, blue)".
  public var parts: [Note]
  /// The code block.
  public var origin: Origin

  /// Makes a wireframe.
  public init(title: String, scope: [String], rows: [Row], parts: [Note], origin: Origin) {
    self.title = title
    self.scope = scope
    self.rows = rows
    self.parts = parts
    self.origin = origin
  }
}

/// A sequence of steps of a person and the interface.
public struct Flow: Sendable, Hashable {
  /// A step.
  public struct Step: Sendable, Hashable {
    /// Who acts.
    public enum Kind: String, Sendable, Hashable {
      /// A person does something.
      case action
      /// The interface shows or does something.
      case response
      /// A remark that is no step.
      case remark
    }

    /// Who acts.
    public var kind: Kind
    /// The words.
    public var text: String
    /// Whether an arrow leads from the step before to this one.
    public var followsArrow: Bool
    /// Where it stands.
    public var origin: Origin

    /// Makes a step.
    public init(kind: Kind, text: String, followsArrow: Bool, origin: Origin) {
      self.kind = kind
      self.text = text
      self.followsArrow = followsArrow
      self.origin = origin
    }
  }

  /// The name.
  public var title: String
  /// The steps in order.
  public var steps: [Step]
  /// Where it stands.
  public var origin: Origin

  /// Makes a flow.
  public init(title: String, steps: [Step], origin: Origin) {
    self.title = title
    self.steps = steps
    self.origin = origin
  }

  /// Whether what stands beside each other in a drawing was taken for one step, "Custom    Preset".
  package var holdsColumns: Bool { steps.contains { $0.text.contains("   ") } }
}

/// A test scenario in words.
public struct Scenario: Sendable, Hashable {
  /// A labelled part of it, for example "Goal".
  public struct Field: Sendable, Hashable {
    /// The label without colon.
    public var label: String
    /// The words.
    public var text: String
    /// Where it stands.
    public var origin: Origin

    /// Makes a field.
    public init(label: String, text: String, origin: Origin) {
      self.label = label
      self.text = text
      self.origin = origin
    }
  }

  /// The name.
  public var title: String
  /// Its parts in order.
  public var fields: [Field]
  /// Where it stands.
  public var origin: Origin

  /// Makes a scenario.
  public init(title: String, fields: [Field], origin: Origin) {
    self.title = title
    self.fields = fields
    self.origin = origin
  }
}

/// A list of things to tick off.
public struct Checklist: Sendable, Hashable {
  /// A thing to tick off.
  public struct Item: Sendable, Hashable {
    /// The words.
    public var text: String
    /// Whether the box is ticked.
    public var isTicked: Bool
    /// Of how many other items it is a part; 0 for the outermost.
    public var depth: Int
    /// Where it stands.
    public var origin: Origin

    /// Makes an item.
    public init(text: String, isTicked: Bool, depth: Int = 0, origin: Origin) {
      self.text = text
      self.isTicked = isTicked
      self.depth = depth
      self.origin = origin
    }
  }

  /// The heading above it.
  public var title: String
  /// The items in order.
  public var items: [Item]
  /// Where it stands.
  public var origin: Origin

  /// Makes a checklist.
  public init(title: String, items: [Item], origin: Origin) {
    self.title = title
    self.items = items
    self.origin = origin
  }
}
