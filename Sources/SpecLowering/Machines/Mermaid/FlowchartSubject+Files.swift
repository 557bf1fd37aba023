import SpecModel
import SpecText

/// Titles in which files and folders are what a person handles on the way, "Photo File Upload Flow", and not what the chart
/// shows.
extension FlowchartSubject {
  /// The word for a file or a folder before a word of what is done with it or of a flow: "file" in "File import", but not
  /// in "File structure".
  static func handledThing(in words: [String]) -> Int? {
    guard let thing = words.firstIndex(where: things.contains), thing + 1 < words.count,
      !words.contains(where: layouts.contains)
    else { return nil }
    return words[(thing + 1)...].contains {
      handlings.contains($0) || FlowchartVocabulary.flowWords.contains($0)
    } ? thing : nil
  }

  private static let things: Lexicon = ["file", "folder", "directory"]
  /// Words beside which the chart shows how files lie: "Project folder layout and navigation".
  private static let layouts: Lexicon = [
    "structure", "tree", "layout", "hierarchy", "organization", "organisation", "map", "project",
    "source", "repository", "repo", "dependency", "dependencies", "format", "formats",
  ]
  private static let handlings: Lexicon = [
    "upload", "uploads", "uploading", "uploader", "download", "downloads", "downloading", "import",
    "imports", "importing", "export", "exports", "exporting", "picker", "picking", "selection",
    "selector", "select", "chooser", "manager", "management", "processing", "browser", "browsing",
    "sharing", "share", "preview", "viewer", "opening", "saving", "drop", "scan", "scanning",
    "attachment", "attachments", "deletion", "creation", "renaming", "search",
  ]
}
