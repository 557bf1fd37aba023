import SpecLanguageServer
import SpecWorkspace

extension Verb {
  static let lsp = Verb(
    name: "lsp",
    summary: "language server on standard input and output",
    operands: "",
    flags: [
      .toggle("--stdio", "speak on standard input and output (the default; editors pass it)"),
      .option("--cache-dir", "DIR", "where to keep the pages of rules that findings link to"),
    ],
    details: "An editor starts this; docs/reference/editors.md says how to set it up.",
    run: { arguments, console in
      if let operand = arguments.operands.first {
        throw UsageError(
          message: "unexpected '\(operand)'; the editor names the folders", verb: "lsp")
      }
      if FileSystem.isTerminal(0) {
        console.say(
          "plumb: waiting for an editor; 'plumb lsp' is started by one and speaks its language server"
            + " protocol. End it with Control-D.")
      }
      let pages =
        arguments.has("--no-cache") ? nil : EditorPages(folder: arguments.value("--cache-dir"))
      let code = ServerLoop.run(version: Program.version, pages: pages)
      return code == 0 ? .clean : .findings
    })
}
