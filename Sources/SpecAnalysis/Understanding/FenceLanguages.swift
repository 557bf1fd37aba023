import SpecSyntax
import SpecText

/// Languages of fences, data only.
enum FenceLanguages {
  /// Words, flows and diagrams: an arrow in them is one.
  static let text = FenceTags.plain.union([
    "markdown", "md", "mermaid", "plantuml", "puml", "dot", "graphviz", "flow", "d2",
  ])

  /// Commands and their output: nothing in them is a demand on the interface.
  static let commands: Lexicon = [
    "bash", "sh", "shell", "zsh", "fish", "console", "terminal", "powershell", "diff", "sql",
    "http",
    "log", "dockerfile", "makefile", "gitignore", "tree",
  ]

  /// Statements of Mermaid that paint a diagram, and comments.
  static let paint: [StaticString] = [
    "style ", "classDef ", "linkStyle ", "class ", "click ", "%%",
  ]
}
