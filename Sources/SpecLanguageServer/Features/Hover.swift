import SpecAnalysis
import SpecJSON
import SpecLint
import SpecModel
import SpecSyntax
import SpecText
import SpecWorkspace

/// What the model knows about the thing under the pointer.
enum Hover: Feature {
  static func capabilities(_ client: Client) -> KeyValuePairs<String, JSONValue> {
    ["hoverProvider": .bool(true)]
  }

  static var requests: [(method: String, answer: Handler)] { [("textDocument/hover", hover)] }

  private static func hover(_ params: JSONValue, _ desk: Desk) throws(RPCError) -> JSONValue {
    guard let (view, offset) = try desk.place(params),
      let (text, range) = content(at: offset, view, desk)
    else { return .null }
    let kind = desk.client.readsMarkdown ? "markdown" : "plaintext"
    return .record([
      "contents": .record(["kind": .string(kind), "value": .string(text)]),
      "range": view.map.range(range).json,
    ])
  }

  private static func content(
    at offset: UInt32, _ view: DocumentView, _ desk: Desk
  ) -> (String, SourceRange)? {
    if let (info, range) = DirectiveWords.rule(at: offset, in: view.document) {
      return (RulePage.markdown(info), range)
    }
    let finder = Finder(view, desk)
    if let place = finder.place(at: offset) {
      let texts = place.symbols.compactMap { symbol in
        finder.state(symbol).map { StateText.markdown($0.machine, $0.id, symbol, finder) }
          ?? finder.token(symbol).map { TokenText.markdown($0, finder) }
      }
      if !texts.isEmpty { return (texts.joined(separator: "\n\n---\n\n"), place.range) }
    }
    return QuantityText.content(at: offset, view)
  }
}

/// What is told about a state.
private enum StateText {
  static func markdown(
    _ machine: Machine, _ id: StateID, _ symbol: Symbol, _ finder: Finder
  ) -> String {
    let state = machine[id]
    var roles: [String] = []
    if machine.initial == id { roles.append("initial") }
    if state.kind != .atomic {
      roles.append(state.kind == .external ? "not described" : state.kind.rawValue)
    }
    if state.isMode { roles.append("mode") }
    var lines = ["**\(escaped(state.name))**: state of *\(escaped(machine.name))*"]
    if !roles.isEmpty { lines[0] += " (\(roles.joined(separator: ", ")))" }
    if let parent = state.parent { lines.append("inside \(escaped(machine[parent].name))") }
    if let context = state.context { lines.append("when: \(escaped(context.text))") }
    if !state.aliases.isEmpty {
      let names = state.aliases.map { escaped($0.text) }.joined(separator: ", ")
      lines.append("also called \(names)")
    }
    let source = finder.view.workspace.documents[finder.home(symbol)].source
    func line(_ origin: Origin) -> Int { source.line(of: origin.range.start) }
    let ways = Ways(machine, id)
    // Where the document tells no change at all, the numbers say nothing.
    if !machine.transitions.isEmpty { lines.append("**\(ways.summary)**") }
    let into = ways.into.map { way in
      let from = MachineText.name(way.source, in: machine)
      return
        "- from \(escaped(from)): \(escaped(MachineText.label(of: way))) (line \(line(way.origin)))"
    }
    let out = ways.outOf.map { way in
      "- to \(escaped(machine[way.target].name)): \(escaped(MachineText.label(of: way))) (line \(line(way.origin)))"
    }
    for list in [into, out] where !list.isEmpty { lines.append(Self.short(list)) }
    return lines.joined(separator: "\n\n")
  }

  private static func short(_ list: [String]) -> String {
    let rest = list.count > 20 ? ["- and \(list.count - 20) more"] : []
    return (list.prefix(20) + rest).joined(separator: "\n")
  }
}

/// What is told about a design value.
private enum TokenText {
  static func markdown(_ token: Token, _ finder: Finder) -> String {
    let workspace = finder.view.workspace
    var lines = ["**\(escaped(token.name))**: \(token.kind.rawValue) token"]
    var value = "`\(token.value)`"
    switch workspace.facts.tokens.resolve(token) {
    case .value(let end) where end.value != token.value: value += " = `\(end.value)`"
    case .undefined(let name): value += ", but '\(escaped(name))' has no value"
    case .cycle: value += ", which leads back to itself"
    case .value: break
    }
    lines.append(value)
    for mode in token.modes { lines.append("\(escaped(mode.mode)): `\(mode.value)`") }
    let path = workspace.files.path(token.origin.file)
    lines.append("defined in \(escaped(path)), line \(workspace.files.line(token.origin))")
    return lines.joined(separator: "\n\n")
  }
}

/// What is told about a measure or a time.
private enum QuantityText {
  static func content(at offset: UInt32, _ view: DocumentView) -> (String, SourceRange)? {
    func holds(_ origin: Origin) -> Bool {
      origin.range.start <= offset && offset <= origin.range.end
    }
    if let fact = view.spec.durations.first(where: { holds($0.origin) }) {
      return (
        text(MachineText.time(fact.quantity), fact.role.rawValue, fact.subject), fact.origin.range
      )
    }
    if let fact = view.spec.constraints.first(where: { holds($0.origin) }) {
      var result = text(MachineText.measure(fact.quantity), fact.kind.rawValue, fact.subject)
      if let condition = fact.condition { result += "\n\nfor \(escaped(condition))" }
      return (result, fact.origin.range)
    }
    for machine in view.spec.machines {
      for transition in machine.transitions {
        guard let origin = transition.durationOrigin, holds(origin), let time = transition.duration
        else { continue }
        let name =
          "\(MachineText.name(transition.source, in: machine)) → \(machine[transition.target].name)"
        return (text(MachineText.time(time), "transition", name), origin.range)
      }
    }
    return nil
  }

  private static func text(_ measure: String, _ role: String, _ subject: String) -> String {
    "**\(measure)**: \(role)" + (subject.isEmpty ? "" : "\n\n\(escaped(subject))")
  }
}

/// A text whose signs mean nothing in Markdown.
private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if "\\`*_{}[]<>#|".unicodeScalars.contains(scalar) { result += "\\" }
    result.unicodeScalars.append(scalar)
  }
  return result
}
