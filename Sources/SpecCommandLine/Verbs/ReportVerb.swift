import SpecReports
import SpecWorkspace

extension Verb {
  static let report = Verb(
    name: "report",
    summary: "write transition matrices and an index as HTML, Markdown, CSV and JSON",
    operands: "[PATHS…] -o DIR",
    flags: [
      .option("--output", short: "-o", "DIR", "the folder that takes the reports"), .config,
      .failOn, .exitZero,
    ],
    details: "",
    run: { arguments, console in
      // The output is a folder here, not the file that takes what is printed.
      console.outputPath = nil
      guard let folder = arguments.value("--output") else {
        throw UsageError(message: "name the folder for the reports with -o", verb: "report")
      }
      Workspace.prepareMemory()
      let workspace = try Workspace(request: .init(arguments))
      let files = workspace.reports(in: folder)
      let stale = Workspace.stalePages(in: folder, besides: files)
      for file in files {
        let path = Paths.join(folder, file.path)
        try FileSystem.makeFolder(Paths.folder(of: path))
        try FileSystem.write(file.bytes, to: path)
      }
      for path in stale { try FileSystem.remove(path) }
      console.say("wrote \(files.count) files to \(folder); begin with \(folder)/index.html")
      if !stale.isEmpty {
        let noun = stale.count == 1 ? "file" : "files"
        console.say("removed \(stale.count) \(noun) of reports on specs that are gone")
      }
      if !workspace.isAnythingUnderstood {
        console.say("plumb: no spec was understood, so the reports are empty")
      } else {
        let failing = arguments.failingFindings(workspace)
        for line in failing { console.say(line) }
        if failing.isEmpty { return .clean }
      }
      return arguments.has("--exit-zero") ? .clean : .findings
    })
}
