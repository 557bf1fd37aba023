import SpecText
import SpecWorkspace

/// The tool for people who work on Plumb itself.
enum DeveloperTool {
  private static let usage = """
    plumb-dev generate --write       write the rule registry, rule pages and schemas
    plumb-dev generate --check       fail where one of them is stale
    plumb-dev new-rule CODE NAME     start a rule, for example: new-rule S507 duplicate-transition
    Run it in the folder of Package.swift.
    """

  /// Runs one command line and returns its exit code.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      switch arguments {
      case ["generate", "--write"]: return try Generator().write()
      case ["generate", "--check"]: return try Generator().check()
      case let words where words.count == 3 && words[0] == "new-rule":
        return try NewRule(code: words[1], name: words[2]).write()
      default:
        say(usage)
        return 2
      }
    } catch let error as FileError {
      say("plumb-dev: cannot open '\(error.path)': \(error.reason)")
    } catch {
      say("plumb-dev: \(error)")
    }
    return 2
  }

  /// Says something to the person.
  static func say(_ text: String) { FileSystem.write(ContiguousArray((text + "\n").utf8), to: 2) }
}

/// Wrong usage of the developer's tool.
struct DeveloperError: Error, CustomStringConvertible {
  var description: String
}
