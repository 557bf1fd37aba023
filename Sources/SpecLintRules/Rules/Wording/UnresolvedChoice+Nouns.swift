import SpecAnalysis
import SpecDiagnostics
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Things of which a sentence in a script without blanks says that they are still open: "中文名待定（…）", "色は未定".
extension UnresolvedChoice {
  /// The words, and what stands right in front of them: without it they may be the name of a state.
  private static let open: [(word: StaticString, text: String, before: [String])] = [
    (
      "待定", "待定",
      [
        "名", "名称", "颜色", "色值", "数值", "方案", "图标", "样式", "文案", "价格", "布局", "字体", "尺寸", "数量",
        "位置", "标题", "规则", "细节", "配色", "交互", "动画", "仍", "尚", "還", "仍然",
      ]
    ),
    ("未定", "未定", ["は", "が", "も"]),
    ("미정", "미정", ["은 ", "는 ", "이 ", "가 ", "아직 "]),
  ]
  private static let ends: Set<Character> = ["（", "(", "，", "。", "；", ",", ".", ";", "、", "\n"]

  /// Reports each such word at the end of a line or a clause.
  func checkOpenNouns(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    for (word, text, before) in Self.open where document.mentions(word) {
      for leaf in document.leaves(with: word) where document.nodes[leaf].kind == .paragraph {
        let range = document.plainText(of: leaf)
        guard let place = ASCII.find(word, in: document.plain, range),
          case let end = place + text.utf8.count,
          document.span(at: place, in: .code) == nil,
          case let line = document.line(around: place, in: leaf),
          case let lead = document.string(plain: line.lowerBound..<place),
          before.contains(where: lead.hasSuffix),
          case let rest = document.string(plain: end..<max(end, line.upperBound)),
          rest.first.map(Self.ends.contains) ?? true,
          context.isNormative(document.sourceRange(plain: place..<end)),
          !isBelowDecisions(leaf, document)
        else { continue }
        diagnostics.append(
          diagnostic(
            "'\(text)' leaves a decision open",
            at: context.origin(document.sourceRange(plain: place..<end)), label: "who decides?",
            why: "two teams decide differently, and neither is wrong",
            help: "decide, or move the line to a section 'Open questions'"))
      }
    }
  }

  private static let marks: Lexicon = [
    "logo", "logos", "logotype", "wordmark", "mark", "lockup", "emblem", "bildmarke", "wortmarke",
    "logotipo", "logomarca", "ロゴ", "标志", "標誌", "로고",
  ]

  /// Whether a part of a logo may be there: what a mark may do without is a permission, and nothing waits for it.
  func isOfLogo(_ mention: Mention, _ document: Document) -> Bool {
    let title = document.title(ofSection: Int(document.nodes[mention.node].section))
    return Names.hasWord(title, in: Self.marks)
      || title.utf8.contains { $0 >= 0xE3 }
        && ["ロゴ", "标志", "標誌", "로고"].contains(where: title.contains)
  }

  private static let laters: Lexicon = ["future", "later", "next", "upcoming", "subsequent"]
  private static let versions: Lexicon = [
    "version", "versions", "release", "releases", "iteration", "iterations", "phase", "phases",
    "milestone", "milestones", "update", "updates",
  ]

  /// "a filter could be added in a later version": the sentence itself says that this version has none.
  func isOfLater(_ mention: Mention, _ line: Range<Int>, _ document: Document) -> Bool {
    guard ["could be added", "might be added"].contains(mention.phrase), line.count <= 2000 else {
      return false
    }
    let before = document.string(plain: line.lowerBound..<mention.range.lowerBound)
    let after = document.string(plain: mention.range.rest(of: line))
    let start = before.ranges(of: ". ").last?.upperBound ?? before.startIndex
    let end = after.firstRange(of: ". ")?.lowerBound ?? after.endIndex
    return [String(before[start...]), String(after[..<end])].contains { part in
      let words = Names.words(part)
      return words.indices.contains { index in
        guard Self.laters.contains(words[index]) else { return false }
        let rest = words[index...].dropFirst()
        return rest.first.map(Self.versions.contains) == true
          || words[index] == "future" && words[..<index].suffix(2).contains("in")
      }
    }
  }
}
