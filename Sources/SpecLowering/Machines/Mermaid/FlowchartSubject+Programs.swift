import SpecModel
import SpecText

/// Charts of what a program does that stand among flows of screens: "Choose file → Thumbnail Blob → PUT to the bucket".
extension FlowchartSubject {
  /// Whether a quarter of the nodes, two at least, are written as in code, none is a part of an interface, and less than
  /// half are acts of a person; below a heading such as "Processing pipeline" fewer are enough. So is a third, four at
  /// least, that tells what is done with variables.
  func isOfProgram(_ texts: [String], _ named: [Int]) -> Bool {
    let code = named.filter { Self.holdsCode(texts[$0]) }
    let variables = named.filter { Self.tellsOfVariable(texts[$0]) }
    let isOfVariables = variables.count > 3 && variables.count * 3 >= named.count
    if !isOfVariables {
      guard !code.isEmpty, code.count * 6 >= named.count else { return false }
      let isMuch = code.count > 1 && code.count * 4 >= named.count
      guard isMuch || titles.contains(where: Self.isOverWork) else { return false }
    }
    let written = Set(code).union(variables)
    let acts = Set(named.filter { FlowSteps.kind(of: texts[$0]) == .action })
    return acts.subtracting(written).count * 2 < named.count
      && !named.contains { node in
        !acts.contains(node) && !(isOfVariables && variables.contains(node))
          && (isSurface(texts[node]) || Self.surfaceMarks.isIn(texts[node]))
      }
  }

  /// Whether a heading says that a program works on something: "Client-side processing", "Call flow".
  private static func isOverWork(_ title: String) -> Bool {
    let words = Names.words(title)
    return words.contains(where: processing.contains) || calls.occur(in: words)
      || processingMarks.isIn(title)
  }

  private static let processing: Lexicon = [
    "pipeline", "pipelines", "processing", "verarbeitung", "datenverarbeitung", "traitement",
    "procesamiento", "processamento", "elaborazione", "verwerking", "pemrosesan", "обработка",
  ]
  private static let calls: WordPhrases = [
    ["call", "flow"], ["call", "flows"], ["code", "flow"], ["code", "flows"], ["call", "chain"],
    ["call", "graph"],
  ]
  private static let processingMarks: Phrases = [
    "パイプライン", "処理", "流水线", "处理", "處理", "파이프라인", "처리", "호출 흐름",
  ]
  private static let surfaceMarks: Phrases = [
    "画面", "ページ", "ダイアログ", "モーダル", "页面", "頁面", "界面", "弹窗", "对话框", "화면", "페이지", "모달", "다이얼로그",
  ]

  /// Whether a text has a word of code in it: "saveOrder(id)", "Orders.placeNow", "_load_or_raise", "PUT to the
  /// bucket", "insert OrderLine", "commit".
  static func holdsCode(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      guard isPartOfName(bytes[offset]) else {
        offset += 1
        continue
      }
      var end = offset
      while end < bytes.count, isPartOfName(bytes[end]) { end += 1 }
      // "Idle (ride_idle)": a word alone in parentheses is what the node is called in code, and calls nothing.
      let isID =
        offset > 0 && bytes[offset - 1] == 0x28 && end < bytes.count && bytes[end] == 0x29
      if !isID, isCode(offset..<end, in: bytes) { return true }
      offset = end
    }
    return tellsQuery(text)
  }

  /// "Clear savedDrafts", "nextTurn changes", "delay = due − now": a name of code among other words, which alone may be
  /// that of a state, "signedOut".
  private static func tellsOfVariable(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count > 1 else { return false }
    return words.contains { isVariable($0.utf8) }
      || words.count > 2 && words[1] == "=" && words[0].allSatisfy { $0.isLetter || $0 == "_" }
  }

  /// Whether two small letters or more begin a word of letters, and a capital before a small one follows: "savedDrafts",
  /// but not "iPhone" or "macOS".
  private static func isVariable(_ word: Substring.UTF8View) -> Bool {
    let name = word.prefix { ASCII.isLetter($0) }
    let start = name.prefix { ASCII.isLower($0) }.count
    guard start > 1, start + 1 < name.count else { return false }
    return zip(name.dropFirst(start), name.dropFirst(start + 1)).contains {
      ASCII.isUpper($0) && ASCII.isLower($1)
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == 0x5F || byte == ASCII.dot
  }

  private static func isCode(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    var upper = range.upperBound
    while upper > range.lowerBound, bytes[upper - 1] == ASCII.dot { upper -= 1 }
    let range = range.lowerBound..<upper
    guard range.count > 2 else { return false }
    let word = bytes[range]
    let isCalled = range.upperBound < bytes.count && bytes[range.upperBound] == 0x28
    if isCalled, bytes[range.upperBound...].dropFirst().first == 0x29 { return true }
    let hump = isHumped(word)
    let strokes = word.count { $0 == 0x5F }
    let isLower = !word.contains(where: ASCII.isUpper)
    if isCalled, hump && ASCII.isLower(word[range.lowerBound]) || strokes > 0 { return true }
    if isLower, word.first == 0x5F || strokes > 1 && range.lowerBound > 0 { return true }
    if word.contains(ASCII.dot), isMember(word, isCalled || hump || strokes > 0) { return true }
    if hump, word.suffix(5).elementsEqual("Async".utf8) { return true }
    let name = String(decoding: word, as: UTF8.self)
    if requests.contains(name) { return true }
    guard verbs.contains(name) else { return false }
    let rest = bytes[range.upperBound...]
    return rest.first == ASCII.space && rest.first(where: { $0 != ASCII.space }) == ASCII.slash
  }

  /// "ordersService.place", "orders.py": parts of three letters or more, and a hint that it is code.
  private static func isMember(_ word: ArraySlice<UInt8>, _ isHinted: Bool) -> Bool {
    let parts = word.split(separator: ASCII.dot, omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1, first.count > 1,
      last.first.map(ASCII.isLetter) == true || last.first == 0x5F
    else { return false }
    if sources.contains(String(decoding: last, as: UTF8.self)) { return true }
    return isHinted && parts.dropFirst().allSatisfy { $0.count > 2 }
  }

  private static func isHumped(_ word: ArraySlice<UInt8>) -> Bool {
    var isLow = false
    for byte in word {
      if isLow, ASCII.isUpper(byte) { return true }
      isLow = ASCII.isLower(byte)
    }
    return false
  }

  /// "insert OrderLine", "return OrderOut", "commit": what is done with records by the names of their types.
  private static func tellsQuery(_ text: String) -> Bool {
    guard let first = Names.firstWord(text) else { return false }
    if Names.isPhrase(text, in: settlements) { return true }
    return queries.contains(first)
      && text.split(separator: " ").dropFirst().contains { word in
        word.utf8.first.map(ASCII.isUpper) == true && isHumped(ArraySlice(Array(word.utf8)))
      }
  }

  private static let sources: Lexicon = [
    "ts", "js", "mjs", "py", "kt", "java", "go", "rs", "cs", "php", "rb", "cpp", "sql",
  ]
  private static let requests: Lexicon = [
    "PUT", "PATCH", "Blob", "blob", "JWT", "jwt", "upsert", "Presigned", "presigned",
  ]
  private static let verbs: Lexicon = ["GET", "POST", "DELETE"]
  private static let queries: Lexicon = [
    "insert", "return", "query", "load", "update", "upsert", "select",
  ]
  private static let settlements: Lexicon = ["commit", "rollback"]
}
