import SpecText
import SpecWorkspace

/// A document that the editor has open.
struct OpenDocument {
  /// The address as the client writes it.
  let uri: String
  /// The absolute path; made up for a document that is in no file.
  let path: String
  /// The number of the last change.
  var version: Int
  /// The text.
  var buffer: TextBuffer
  /// Whether it is in a file, or meant to be.
  let isFile: Bool
  /// Whether it is written in Markdown.
  let isMarkdown: Bool
  /// Whether it is a configuration file.
  let isConfiguration: Bool

  init(uri: String, language: String?, version: Int, text: String) {
    self.uri = uri
    let path = DocumentURI.path(uri)
    isFile = path != nil
    self.path = path ?? Self.madeUpPath(uri)
    let name = Paths.name(of: self.path)
    isConfiguration = path != nil && name == Workspace.configurationName
    isMarkdown = language == "markdown" || Workspace.isMarkdown(name)
    self.version = version
    buffer = TextBuffer(ContiguousArray(text.utf8))
  }

  /// A path for a document without a file: "untitled:Untitled-1" lies nowhere.
  private static func madeUpPath(_ uri: String) -> String {
    let name = uri.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? ""
    return "/" + (name.isEmpty ? "untitled" : name)
  }
}
