import SpecModel
import SpecText

/// Arrow lines below a heading that calls itself a workflow or a process: "Article workflow".
extension HeldLines {
  /// Words of headings over what is no change of states; a decision is one on what the document then tells.
  private static let systems = TransitionWords.systems.subtracting(["decision"])

  /// Whether lines below a heading may tell of states at all.
  static func mayTellStates(below title: String) -> Bool { !Names.hasWord(title, in: systems) }

  /// Whether the lines below a heading tell the course of a thing: each has a trigger between names with a capital, and
  /// nothing speaks of how a team works or a system runs.
  func isCourse(below title: String) -> Bool {
    let words = Names.words(title)
    guard
      words.allSatisfy({ word in
        !Self.teams.contains(word)
          && (!Self.systems.contains(word) || Self.courses.contains(word)
            || Self.things.contains(word))
      }),
      lines.count(where: { !$0.isForbidden }) > 1
    else { return false }
    return lines.allSatisfy { line in
      (line.isForbidden || line.isExplained)
        && line.names.allSatisfy { name in
          name.first.map { $0.isUppercase || !$0.isASCII } == true
            && !Names.hasWord(name, in: Self.teams) && !Names.hasWord(name, in: Self.systems)
        }
    }
  }

  /// Words of headings that a course of states may have as well as one of work.
  private static let courses: Lexicon = [
    "process", "workflow", "процесс", "процес", "arbeitsablauf",
  ]

  /// Words for what a system does and a person files as well: "Leave request workflow".
  private static let things: Lexicon = ["request", "requests", "file", "files", "event", "events"]

  /// Words for how a team works.
  private static let teams: Lexicon = [
    "git", "github", "gitlab", "branch", "branches", "branching", "pr", "prs", "pull", "commit",
    "commits", "merge", "merged", "ci", "cd", "deploy", "deployed", "development", "dev",
    "developer", "developers", "engineering", "coding", "code", "design", "designer", "designers",
    "team", "teams", "sprint", "agile", "scrum", "kanban", "qa", "contribution", "contributing",
    "hiring", "project", "figma", "ticket", "tickets", "jira", "entwicklung", "entwickler",
    "équipe",
    "développement", "desarrollo", "equipo", "desenvolvimento", "equipe", "sviluppo", "squadra",
    "ontwikkeling", "pengembangan", "tim", "разработка", "команда",
  ]
}
