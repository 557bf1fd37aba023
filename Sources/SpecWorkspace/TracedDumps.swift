import SpecLayout
import SpecTrace

/// The layout dumps that lines of traces name, read from where the traces lie.
struct TracedDumps {
  /// Each dump once, in the order of the lines.
  private(set) var files: [LayoutChecker.DumpFile] = []
  /// By path: the state that the first line gives it.
  private(set) var states: [String: String] = [:]

  /// Reads the dumps; one that cannot be read becomes a violation of the trace.
  ///
  /// - Parameter known: paths of dumps that are checked anyway.
  init(_ report: inout TraceReport?, besides known: [String]) {
    guard let lines = report?.layoutLines, !lines.isEmpty else { return }
    var isRead: [String: Bool] = [:]
    for path in known { isRead[path] = true }
    for line in lines {
      let folder = line.path == "-" ? "" : Paths.folder(of: line.path)
      let path = Paths.join(folder, line.dump)
      if let state = line.state, let other = states[path], other != state {
        report?.notChecked.append(
          "\(line.path):\(line.line): the dump '\(line.dump)' as '\(state)', for an earlier line "
            + "takes it for '\(other)'")
      }
      if let state = line.state, states[path] == nil { states[path] = state }
      if isRead[path] == true { continue }
      do throws(FileError) {
        // A trace comes from elsewhere; it may name what never ends.
        guard FileSystem.kind(path) != .other else {
          throw FileError(path: path, reason: "is no regular file")
        }
        files.append((path, try FileSystem.read(path)))
        isRead[path] = true
      } catch {
        report?.addUnreadable(line, reason: error.reason)
        isRead[path] = false
      }
    }
  }
}
