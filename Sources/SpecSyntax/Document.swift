public import SpecDiagnostics
public import SpecText

/// The syntax of one Markdown document: a flat preorder tree of blocks with the text of each leaf.
///
/// The document knows no semantics. Nodes are numbered in document order; `node.end` is the number after the last
/// descendant, so a subtree is a range of numbers and needs no pointers.
public struct Document: Sendable {
  /// The file.
  public var file: FileID
  /// Its text.
  public var source: SourceText
  /// The YAML front matter, if the document has any.
  public var frontMatter: FrontMatter?
  /// The blocks in document order; node 0 is the document itself.
  public var nodes: ContiguousArray<Node> = []
  /// The numbers of all tables, in order.
  public internal(set) var tables: [Int] = []
  /// The numbers of all lists, in order.
  public internal(set) var lists: [Int] = []
  /// The visible text of all leaves, one after the other, as UTF-8; a line break inside a leaf is a line feed.
  public var plain: ContiguousArray<UInt8> = []
  /// Stretches of `plain` with one style, in order.
  public var runs: ContiguousArray<InlineRun> = []
  /// Links and images, in order.
  public var links: ContiguousArray<Link> = []
  /// Code blocks, in order.
  public var codeBlocks: ContiguousArray<CodeBlock> = []
  /// HTML comments, block or inline, in order.
  public var comments: ContiguousArray<HTMLComment> = []
  /// Sections, in order of their headings; section 0 is what precedes the first heading.
  public var sections: ContiguousArray<Section> = []
  /// The visible text of each section's heading, for it is asked again and again; empty while the document is built.
  var titles: ContiguousArray<String> = []
  /// What is wrong with the form of the document.
  public var diagnostics: [Diagnostic] = []

  /// Makes an empty document.
  public init(file: FileID, source: SourceText) {
    self.file = file
    self.source = source
  }

  /// A kind of block.
  public enum NodeKind: UInt8, Sendable {
    case document, heading, paragraph, list, item, codeBlock, table, tableRow, tableCell
    case blockQuote, thematicBreak, htmlBlock, footnote
  }

  /// The box of a task list item.
  public enum Box: UInt8, Sendable {
    case none, open, ticked
  }

  /// A block.
  public struct Node: Sendable {
    /// What it is.
    public var kind: NodeKind
    /// Heading level 1 to 6; 1 for an ordered list or a header row; otherwise 0.
    public var level: UInt8 = 0
    /// The box of a task list item.
    public var box: Box = .none
    /// The number of the parent, or -1 for the document.
    public var parent: Int32
    /// The number after the last descendant.
    public var end: Int32 = 0
    /// The section that holds the node; a heading belongs to the section it opens.
    public var section: Int32 = 0
    /// Index into `codeBlocks` for a code block; number of cells as written for a table row; otherwise -1.
    public var payload: Int32 = -1
    /// The bytes of the block.
    public var range: SourceRange
    /// The visible text of a leaf in `plain`; empty for containers.
    public var text: Range<Int32> = 0..<0
    /// The styles of the text in `runs`.
    public var runs: Range<Int32> = 0..<0

    /// Makes a block.
    public init(kind: NodeKind, parent: Int, range: SourceRange) {
      self.kind = kind
      self.parent = Int32(truncatingIfNeeded: parent)
      self.range = range
    }
  }

  /// A code block.
  public struct CodeBlock: Sendable {
    /// The node.
    public var node: Int32
    /// Whether it stands between fences; otherwise it is indented.
    public var isFenced: Bool
    /// The first word of the info string in lower case, for example "swift"; empty where there is none.
    public var language: String
    /// The info string.
    public var info: SourceRange
    /// The lines of code in the source, without the indentation of their containers and without line feeds.
    public var lines: [SourceRange]

    /// Makes a code block.
    public init(
      node: Int32, isFenced: Bool, language: String, info: SourceRange, lines: [SourceRange]
    ) {
      self.node = node
      self.isFenced = isFenced
      self.language = language
      self.info = info
      self.lines = lines
    }
  }

  /// An HTML comment.
  public struct HTMLComment: Sendable {
    /// The comment with its delimiters.
    public var range: SourceRange
    /// What stands between the delimiters, trimmed.
    public var content: SourceRange

    /// Makes a comment.
    public init(range: SourceRange, content: SourceRange) {
      self.range = range
      self.content = content
    }
  }

  /// A heading and what follows it until the next heading of the same or a higher level.
  public struct Section: Sendable {
    /// The number of the heading node, or -1 for what precedes the first heading.
    public var heading: Int32
    /// Level of the heading, 0 where there is none.
    public var level: UInt8
    /// The section around it, or -1.
    public var parent: Int32
    /// The nodes of the section with all its subsections, the heading included.
    public var nodes: Range<Int32>
    /// The nodes before the first subsection, the heading included.
    public var ownNodes: Range<Int32>

    /// Makes a section.
    public init(
      heading: Int32, level: UInt8, parent: Int32, nodes: Range<Int32>, ownNodes: Range<Int32>
    ) {
      self.heading = heading
      self.level = level
      self.parent = parent
      self.nodes = nodes
      self.ownNodes = ownNodes
    }
  }
}

/// A stretch of a leaf's visible text with one style and one place in the source.
public struct InlineRun: Sendable {
  /// Marks on the text.
  public struct Style: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt8
    /// Makes a style from bits.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `**strong**`
    public static let strong = Style(rawValue: 1)
    /// `*emphasis*`
    public static let emphasis = Style(rawValue: 2)
    /// A code span.
    public static let code = Style(rawValue: 4)
    /// `~~struck~~`
    public static let strikethrough = Style(rawValue: 8)
    /// Inside a link.
    public static let link = Style(rawValue: 16)
    /// A line break between two source lines.
    public static let lineBreak = Style(rawValue: 32)
  }

  /// Offset of the first byte in `Document.plain`.
  public var start: Int32
  /// Number of bytes.
  public var count: Int32
  /// Offset of the first byte in the source; the bytes there are the same unless `isVerbatim` is false.
  public var source: UInt32
  /// Number of bytes in the source.
  public var sourceCount: UInt32
  /// Marks on the text.
  public var style: Style
  /// Index into `Document.links`, or -1.
  public var link: Int32

  /// Whether the source has the same bytes, so that positions inside the run are exact.
  @inlinable public var isVerbatim: Bool { count == Int32(truncatingIfNeeded: sourceCount) }

  /// Makes a run.
  @inlinable
  public init(start: Int, count: Int, source: Int, sourceCount: Int, style: Style, link: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.count = Int32(truncatingIfNeeded: count)
    self.source = UInt32(truncatingIfNeeded: source)
    self.sourceCount = UInt32(truncatingIfNeeded: sourceCount)
    self.style = style
    self.link = Int32(truncatingIfNeeded: link)
  }
}

/// A link or an image.
public struct Link: Sendable {
  /// The destination as CommonMark reads it.
  public var destination: String
  /// The bytes of the destination where it is written inline; otherwise those of the whole link.
  public var destinationRange: SourceRange
  /// The bytes of the whole link.
  public var range: SourceRange
  /// The visible text in `Document.plain`.
  public var text: Range<Int32>
  /// Whether it is an image.
  public var isImage: Bool
  /// The leaf that holds it.
  public var node: Int32

  /// Makes a link.
  public init(
    destination: String, destinationRange: SourceRange, range: SourceRange, text: Range<Int32>,
    isImage: Bool, node: Int32
  ) {
    self.destination = destination
    self.destinationRange = destinationRange
    self.range = range
    self.text = text
    self.isImage = isImage
    self.node = node
  }
}
