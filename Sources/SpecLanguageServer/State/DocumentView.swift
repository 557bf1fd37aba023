import SpecModel
import SpecSyntax
import SpecText
import SpecWorkspace

/// A document of a snapshot with its address and its places.
struct DocumentView {
  /// The snapshot.
  let workspace: Workspace
  /// The number of the document in it.
  let number: Int
  /// The place of its project on the desk.
  let project: Int
  /// The address.
  let uri: String
  /// The number of the last change, where it is open.
  let version: Int?
  /// The way to positions of the editor.
  let map: PlaceMap

  var document: Document { workspace.documents[number] }
  var spec: SpecDocument { workspace.specs[number] }
  var source: SourceText { document.source }
  var file: FileID { document.file }
}
