import SpecJSON

/// What the client can do, as far as the server asks.
struct Client {
  /// How columns are counted.
  var encoding = PositionEncoding.utf16
  /// Whether edits may name the versions of documents.
  var hasDocumentChanges = false
  /// Whether it asks for diagnostics itself.
  var pullsDiagnostics = false
  /// Whether it asks again when it is told to.
  var refreshesDiagnostics = false
  /// Whether diagnostics may name further places.
  var showsRelated = false
  /// Whether watching of files can be asked for.
  var registersWatchers = false
  /// Whether it shows a document on request.
  var showsDocuments = false
  /// Whether the edit of an action may come later.
  var resolvesEdits = false
  /// Whether symbols may be nested.
  var nestsSymbols = false
  /// Whether it shows Markdown beside the pointer.
  var readsMarkdown = false

  /// Settings: milliseconds from the last change to the work on it.
  var debounce = 120
  /// Settings: where the pages of rules are, in place of the server's own.
  var rulePages: String?
  /// How much is told about the work: "off", "messages" or "verbose".
  var trace = "off"

  init() {}

  /// Reads the parameters of `initialize`.
  init(_ params: JSONValue) {
    let all = params["capabilities"] ?? .null
    let text = all["textDocument"] ?? .null
    let workspace = all["workspace"] ?? .null
    if all.at("general", "positionEncodings")?.texts.contains("utf-8") == true { encoding = .utf8 }
    hasDocumentChanges = workspace.at("workspaceEdit", "documentChanges")?.bool ?? false
    pullsDiagnostics = text["diagnostic"]?.members != nil
    refreshesDiagnostics = workspace.at("diagnostics", "refreshSupport")?.bool ?? false
    showsRelated = text.at("publishDiagnostics", "relatedInformation")?.bool ?? false
    if text.at("diagnostic", "relatedInformation")?.bool == true { showsRelated = true }
    registersWatchers = workspace.at("didChangeWatchedFiles", "dynamicRegistration")?.bool ?? false
    showsDocuments = all.at("window", "showDocument", "support")?.bool ?? false
    resolvesEdits =
      text.at("codeAction", "resolveSupport", "properties")?.texts.contains("edit") ?? false
    nestsSymbols = text.at("documentSymbol", "hierarchicalDocumentSymbolSupport")?.bool ?? false
    readsMarkdown = text.at("hover", "contentFormat")?.texts.contains("markdown") ?? true
    trace = params["trace"]?.string ?? "off"
    readSettings(params["initializationOptions"])
  }

  /// Reads settings, those of `plumb` where they are among others.
  mutating func readSettings(_ settings: JSONValue?) {
    let own = settings?["plumb"] ?? settings
    if let wait = own?["debounce"]?.int, (0...10_000).contains(wait) { debounce = wait }
    if let pages = own?["rulePages"]?.string { rulePages = pages.isEmpty ? nil : pages }
  }
}
