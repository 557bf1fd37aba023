extension Verb {
  static let completions = Verb(
    name: "completions",
    summary: "print a completion script for a shell",
    operands: "bash|zsh|fish",
    flags: [],
    details: "",
    run: { arguments, console in
      let shells = ["bash", "zsh", "fish"]
      guard let shell = arguments.operands.first, arguments.operands.count == 1,
        shells.contains(shell)
      else { throw UsageError(message: "name one shell: bash, zsh or fish", verb: "completions") }
      switch shell {
      case "bash": console.print(Completions.bash)
      case "zsh": console.print(Completions.zsh)
      default: console.print(Completions.fish)
      }
      return .clean
    })
}

/// Completion scripts, made from the table of verbs.
enum Completions {
  private static var verbs: String { Verb.all.map(\.name).joined(separator: " ") }

  static var bash: String {
    let cases = Verb.all.map { verb in
      "    \(verb.name)) words=\"\(words(of: verb))\" ;;\n"
    }.joined()
    return """
      _plumb() {
        local current="${COMP_WORDS[COMP_CWORD]}" words=""
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(verbs) --version --help" -- "$current"))
          return
        fi
        case "${COMP_WORDS[1]}" in
      \(cases)  esac
        COMPREPLY=($(compgen -W "$words" -- "$current") $(compgen -f -- "$current"))
      }
      complete -o filenames -F _plumb plumb

      """
  }

  static var zsh: String {
    let cases = Verb.all.map { verb in
      "    \(verb.name)) compadd -- \(words(of: verb)); _files ;;\n"
    }.joined()
    return """
      #compdef plumb
      _plumb() {
        if (( CURRENT == 2 )); then
          compadd -- \(verbs) --version --help
          return
        fi
        case "${words[2]}" in
      \(cases)  esac
      }
      compdef _plumb plumb

      """
  }

  static var fish: String {
    var text = "complete -c plumb -n __fish_use_subcommand -l version -l help\n"
    for verb in Verb.all {
      text += "complete -c plumb -n __fish_use_subcommand -a \(verb.name) -d '\(verb.summary)'\n"
      let condition = "-n '__fish_seen_subcommand_from \(verb.name)'"
      for flag in verb.allFlags {
        let choices = flag.choices.isEmpty ? "" : " -a '\(flag.choices.joined(separator: " "))'"
        let takesValue = flag.value == nil ? "" : " -r"
        let help = flag.help.split(separator: "'").joined(separator: "\\'")
        text += "complete -c plumb \(condition) -l \(flag.name.dropFirst(2))\(takesValue)\(choices)"
        text += " -d '\(help)'\n"
      }
    }
    return text
  }

  private static func words(of verb: Verb) -> String {
    let choices = verb.name == "completions" ? " bash zsh fish" : ""
    return verb.allFlags.map(\.name).joined(separator: " ") + choices
  }
}
