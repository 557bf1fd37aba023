import SpecText
import SpecWorkspace

/// A document that the editor has open.
struct OpenDocument {
  /// The address as the client writes it.
  var uri: String
  /// The absolute path; made up for a document that is in no file.
  var path: String
  /// The number of the last change.
  var version: Int
  /// The text.
  var buffer: TextBuffer
  /// Whether it is in a file, or meant to be.
  var isFile: Bool
  /// Whether it is written in Markdown.
  var isMarkdown: Bool
  /// Whether it is a configuration file.
  var isConfiguration: Bool

  init(uri: String, language: String?, version: Int, text: String) {
    self.uri = uri
    let path = DocumentURI.path(uri)
    isFile = path != nil
    self.path = path ?? Self.madeUpPath(uri)
    let name = Paths.name(of: self.path)
    isConfiguration = name == Workspace.configurationName
    let ending = name.lowercased()
    isMarkdown = language == "markdown" || ending.hasSuffix(".md") || ending.hasSuffix(".markdown")
    self.version = version
    buffer = TextBuffer(ContiguousArray(text.utf8))
  }

  /// A path for a document without a file: "untitled:Untitled-1" lies nowhere.
  private static func madeUpPath(_ uri: String) -> String {
    let name = uri.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? ""
    return "/" + (name.isEmpty ? "untitled" : name)
  }
}
