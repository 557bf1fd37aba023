public import SpecExports
import SpecModel
import SpecSyntax
import SpecText

extension Workspace {
  /// What exporters read: the models of the specs, and what is wrong with the form of their documents.
  public var exportInput: ExportInput {
    var frontMatter: [FileID: FrontMatter] = [:]
    for document in documents { frontMatter[document.file] = document.frontMatter }
    let checked = documents.indices.filter { isSpec[$0] }
    var input = ExportInput(
      specs: checked.map { specs[$0] }, frontMatter: frontMatter, files: files,
      diagnostics: checked.flatMap { documents[$0].diagnostics })
    for index in checked { input.documents[documents[index].file] = documents[index] }
    input.facts = facts
    return input
  }

  /// Whether any spec holds a fact.
  public var isAnythingUnderstood: Bool {
    specs.indices.contains { isSpec[$0] && specs[$0].factCount > 0 }
  }
}
