import SpecModel
import SpecText

/// The folders that a document serves: its own and those below; a shared one also serves those beside it.
public struct ServedFolders: Sendable {
  /// Folders whose documents serve the folders beside them, data only.
  private static let sharedFolders: Lexicon = [
    "design-system", "designsystem", "design-tokens", "tokens", "styles", "style-guide",
    "styleguide", "foundations", "foundation", "theme", "themes", "brand", "shared", "common",
  ]
  /// Names of documents that serve the folders below theirs, data only.
  private static let sharedNames: Lexicon = [
    "style-guide", "styleguide", "design", "design-tokens", "design-system", "tokens", "theme",
    "foundations",
  ]

  /// The parts of the path to the document's folder.
  public let folder: [Substring]
  /// Whether the name of the document or of its folder says that it is for others.
  public let isShared: Bool
  private let served: ArraySlice<Substring>

  /// Reads a path with slashes.
  public init(path: String) {
    let parts = path.split(separator: "/")
    folder = Array(parts.dropLast())
    let isInShared = folder.last.map { Self.sharedFolders.contains($0.lowercased()) } ?? false
    served = isInShared ? folder.dropLast() : folder[...]
    let stem = parts.last?.split(separator: ".").first ?? ""
    isShared = isInShared || Self.sharedNames.contains(Names.hyphenated(String(stem)))
  }

  /// How many folders lie between what is served and a document's folder; `nil` where that is not served.
  public func distance(to other: ServedFolders) -> Int? {
    other.folder.starts(with: served) ? other.folder.count - served.count : nil
  }
}
