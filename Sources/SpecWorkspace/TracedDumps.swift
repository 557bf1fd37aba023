import SpecDiagnostics
import SpecLayout
import SpecText
import SpecTrace

/// The layout dumps that lines of traces name, read from where the traces lie.
struct TracedDumps {
  /// Each dump once, in the order of the lines.
  private(set) var files: [LayoutChecker.DumpFile] = []
  /// By path: the state that the first line gives it.
  private(set) var states: [String: String] = [:]
  /// By path: the lines that name it.
  private var naming: [String: [TraceReport.LayoutLine]] = [:]
  private let levels: SeverityLevels

  /// Reads the dumps; one that cannot be read becomes a violation of the trace.
  ///
  /// - Parameters:
  ///   - known: paths of dumps that are checked anyway.
  ///   - levels: how bad findings in traces are.
  init(_ report: inout TraceReport?, besides known: [String], levels: SeverityLevels) {
    self.levels = levels
    guard let lines = report?.layoutLines, !lines.isEmpty else { return }
    let workingFolder = FileSystem.workingFolder()
    var isRead: [String: Bool] = [:]
    for path in known { isRead[path] = true }
    for line in lines {
      let folder = line.path == "-" ? "" : Paths.folder(of: line.path)
      let path = Paths.printed(Paths.join(folder, line.dump), in: workingFolder)
      if let state = line.state, let other = states[path], other != state {
        report?.notChecked.append(
          "\(line.path):\(line.line): the dump '\(line.dump)' as '\(state)', for an earlier line "
            + "takes it for '\(other)'")
      }
      if let state = line.state, states[path] == nil { states[path] = state }
      if isRead[path] == true {
        naming[path]?.append(line)
        continue
      }
      do throws(FileError) {
        // A trace comes from elsewhere; it may name what never ends.
        guard FileSystem.kind(path) != .other else {
          throw FileError(path: path, reason: "is no regular file")
        }
        files.append((path, try FileSystem.read(path)))
        naming[path] = [line]
        isRead[path] = true
      } catch {
        report?.addUnreadable(line, reason: error.reason, levels: levels)
        isRead[path] = false
      }
    }
  }

  /// Takes over what became of the dumps: one that is damaged is a violation of the line that names it, as a missing one is.
  func settle(_ layout: inout LayoutReport?, _ report: inout TraceReport?) {
    guard let checked = layout else { return }
    func lines(_ file: Int) -> [TraceReport.LayoutLine] {
      checked.sources.indices.contains(file) ? naming[checked.sources[file].path] ?? [] : []
    }
    for failure in checked.failures {
      for line in lines(failure.file) {
        report?.addUnreadable(line, reason: failure.reason, levels: levels)
      }
    }
    layout?.failures.removeAll { !lines($0.file).isEmpty }
    let isDecided = checked.entries.contains {
      !lines($0.file).isEmpty && $0.count(.pass) + $0.count(.fail) > 0
    }
    if isDecided { report?.noteCheckedLayouts() }
    let isAllDamaged = !checked.failures.isEmpty && checked.entries.isEmpty
    if isAllDamaged, layout?.failures.isEmpty == true { layout = nil }
  }
}
