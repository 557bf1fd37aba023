public import SpecText

/// The YAML block of a document.
public struct FrontMatter: Sendable {
  /// The bytes with the fences.
  public var range: SourceRange
  /// The mapping; the root is always a mapping.
  public var root: YAMLNode
  /// Whether the block is the first thing in the file, as the convention asks.
  public var isFirst: Bool

  /// Makes front matter.
  public init(range: SourceRange, root: YAMLNode, isFirst: Bool) {
    self.range = range
    self.root = root
    self.isFirst = isFirst
  }
}

/// A YAML value with its place in the source.
public struct YAMLNode: Sendable {
  /// A YAML value, typed by the core schema (YAML 1.2.2, chapter 10.3).
  public indirect enum Value: Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  /// A pair of a mapping.
  public struct Entry: Sendable {
    /// The key as text.
    public var key: String
    /// The bytes of the key.
    public var keyRange: SourceRange
    /// The value.
    public var value: YAMLNode

    /// Makes a pair.
    public init(key: String, keyRange: SourceRange, value: YAMLNode) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }

  /// The value.
  public var value: Value
  /// The scalar as written, without quotes; empty for collections.
  public var text: String
  /// The bytes of the value.
  public var range: SourceRange

  /// Makes a node.
  public init(value: Value, text: String, range: SourceRange) {
    self.value = value
    self.text = text
    self.range = range
  }

  /// The pairs of a mapping, empty for other values.
  public var entries: [Entry] {
    if case .mapping(let entries) = value { entries } else { [] }
  }

  /// The items of a sequence, empty for other values.
  public var items: [YAMLNode] {
    if case .sequence(let items) = value { items } else { [] }
  }

  /// The value of a key of a mapping.
  public subscript(key: String) -> YAMLNode? {
    entries.first { $0.key == key }?.value
  }
}
