import SpecText
import SpecWorkspace

/// The command-line program.
public enum Program {
  /// The version that `plumb --version` prints.
  public static let version = "0.1.0"

  /// Runs the command line of the process and ends it.
  public static func main() -> Never {
    FileSystem.exit(run(CommandLine.arguments))
  }

  /// Runs one command line and returns its exit code.
  ///
  /// - Errors: prints wrong usage, unreadable input and broken configuration to standard error and returns 2.
  public static func run(_ arguments: [String]) -> Int32 {
    var console = Console(isLive: true)
    do {
      let code = try dispatch(arguments.dropFirst(), console: &console)
      try console.flush()
      return code.rawValue
    } catch {
      // What is incomplete is not printed.
      var talk = Console()
      say(error, &talk)
      return ExitCode.usage.rawValue
    }
  }

  /// Says why a run could not be carried out.
  static func say(_ error: any Error, _ console: inout Console) {
    switch error {
    case let error as UsageError:
      console.say("plumb: \(error.message)")
      console.say("Try 'plumb \(error.verb.map { $0 + " " } ?? "")--help'.")
    case let error as FileError:
      console.say("plumb: cannot \(error.attempt.rawValue) '\(error.path)': \(error.reason)")
    default:
      console.say("plumb: \(error)")
    }
  }

  private static func dispatch(
    _ words: ArraySlice<String>, console: inout Console
  ) throws -> ExitCode {
    switch words.first {
    case "--version", "-V":
      console.print("plumb \(version)\n")
      return .clean
    case "--help", "-h", "help":
      if words.count > 1 { return try run(words.dropFirst() + ["--help"], console: &console) }
      console.print(Verb.overview)
      return .clean
    case nil:
      console.say(Verb.overview)
      return .usage
    default:
      return try run(words, console: &console)
    }
  }

  private static func run(_ words: ArraySlice<String>, console: inout Console) throws -> ExitCode {
    let name = words.first ?? ""
    guard let verb = Verb.named(name) else {
      let kind = name.hasPrefix("-") ? "flag" : "verb"
      let known = kind == "flag" ? ["--version", "--help"] : Verb.all.map(\.name)
      let hint = Suggestion.nearest(to: name, in: known).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError(message: "unknown \(kind) '\(name)'\(hint)")
    }
    let arguments = try Arguments(words.dropFirst(), verb: verb)
    if arguments.has("--help") {
      console.print(verb.help)
      return .clean
    }
    console.outputPath = arguments.value("--output")
    console.setColor(arguments.value("--color"))
    return try verb.run(arguments, &console)
  }
}
