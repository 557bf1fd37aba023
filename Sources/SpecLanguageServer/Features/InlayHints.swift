import SpecAnalysis
import SpecJSON
import SpecModel
import SpecSyntax
import SpecText
import SpecWorkspace

/// What a place stands for, behind it: the value of a reference, the contrast of a pair, a time in milliseconds.
enum InlayHints: Feature {
  static func capabilities(_ client: Client) -> KeyValuePairs<String, JSONValue> {
    ["inlayHintProvider": .bool(true)]
  }

  static var requests: [(method: String, answer: Handler)] { [("textDocument/inlayHint", hints)] }

  private static func hints(_ params: JSONValue, _ desk: Desk) throws(RPCError) -> JSONValue {
    guard let range = LineRange(params["range"]) else {
      throw .invalidParams("'range' has no start and end")
    }
    guard let view = try desk.view(params) else { return .array([]) }
    let first = view.map.offset(range.start)
    let last = view.map.offset(range.end)
    var seen: Set<UInt32> = []
    let all = references(view, desk) + ratios(view) + times(view) + lengths(view)
    let shown = all.filter { hint in
      first <= hint.offset && hint.offset <= last && seen.insert(hint.offset).inserted
    }
    return .array(
      shown.sorted { $0.offset < $1.offset }.map { hint in
        .record([
          "position": view.map.position(hint.offset).json, "label": .string(hint.text),
          "tooltip": .string(hint.reason), "paddingLeft": .bool(true),
        ])
      })
  }

  private typealias Hint = (offset: UInt32, text: String, reason: String)

  /// The values behind references to design values.
  private static func references(_ view: DocumentView, _ desk: Desk) -> [Hint] {
    let finder = Finder(view, desk)
    func value(of name: String) -> (String, Token)? {
      guard case .defined(let token, _) = finder.meaning(of: name),
        case .value(let end) = view.workspace.facts.tokens.resolve(token)
      else { return nil }
      return (LineText.single(end.value), token)
    }
    var hints: [Hint] = []
    for use in view.spec.tokenUses where use.restated == nil {
      guard let (value, token) = value(of: use.name) else { continue }
      // A place that gives the value itself needs no hint.
      let line = view.source.lineRange(view.source.lineIndex(of: Int(use.origin.range.start)))
      guard !view.source.string(line).contains(value) else { continue }
      let end = behindBrackets(use.origin.range.end, view.source)
      hints.append((end, "= \(value)", "the value of \(token.name)"))
    }
    for token in view.spec.tokens {
      guard let name = TokenIndex.reference(in: token.value),
        let (value, _) = value(of: name)
      else { continue }
      let end = behindBrackets(token.valueOrigin.range.end, view.source)
      hints.append((end, "= \(value)", "the value of \(name)"))
    }
    return hints
  }

  /// The place behind the brackets and quotation marks that end a reference.
  private static func behindBrackets(_ offset: UInt32, _ source: SourceText) -> UInt32 {
    var end = Int(offset)
    while end < source.bytes.count, end < Int(offset) + 3,
      "})`\"'".utf8.contains(source.bytes[end])
    {
      end += 1
    }
    return UInt32(end)
  }

  /// The contrast of colours that the document puts onto one another.
  private static func ratios(_ view: DocumentView) -> [Hint] {
    view.workspace.facts.analyses[view.number].claims.colorPairs.compactMap { pair in
      guard !pair.isNamed, pair.claim == nil, let ink = pair.ink.color,
        let ground = pair.background.color, pair.ink.origin.file == view.file
      else { return nil }
      let ratio = OpaqueColor.ratioText(ink.contrast(with: ground))
      return (
        pair.ink.origin.range.end, "\(ratio):1",
        "the contrast of \(pair.ink.text) on \(pair.background.text)"
      )
    }
  }

  /// Times that are written in seconds.
  private static func times(_ view: DocumentView) -> [Hint] {
    view.spec.durations.compactMap { fact in
      guard let time = fact.quantity.exact, time < 10_000,
        !view.source.string(fact.origin.range).contains("ms"), !isCode(fact.origin.range, view)
      else { return nil }
      return (fact.origin.range.end, "= \(Numbers.text(time)) ms", fact.role.rawValue)
    }
  }

  /// Lengths that are multiples of the size of the root's text, which browsers set to 16 pixels.
  private static func lengths(_ view: DocumentView) -> [Hint] {
    view.spec.constraints.compactMap { fact in
      guard fact.quantity.unit == .rem, let value = fact.quantity.exact,
        !isCode(fact.origin.range, view)
      else { return nil }
      let line = view.source.lineRange(view.source.lineIndex(of: Int(fact.origin.range.start)))
      guard !view.source.string(line).contains("px") else { return nil }
      return (
        fact.origin.range.end, "= \(Numbers.text(value * 16, decimals: 2)) px",
        "where the root's text has 16 px"
      )
    }
  }

  private static func isCode(_ range: SourceRange, _ view: DocumentView) -> Bool {
    view.document.codeBlocks.contains {
      view.document.nodes[Int($0.node)].range.contains(range)
    }
  }
}
