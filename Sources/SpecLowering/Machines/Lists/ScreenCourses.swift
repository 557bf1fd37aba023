import SpecModel
import SpecSyntax
import SpecText

/// Reads lists of the courses of several screens below a heading over states: "- **Sign-in:** `Loading → (Denied|Error) →
/// Ready`".
///
/// Two items at least must have that form, and half of the names must be usual ones of states. Each course belongs to the
/// part of the document that is about its screen.
struct ScreenCourses {
  private let context: LoweringContext
  private let document: Document

  init(_ context: LoweringContext) {
    self.context = context
    document = context.document
  }

  private struct Course {
    var screen: String
    var steps: [[String]]
    var line: TextLine
  }

  /// The courses, and where the lines begin that tell them.
  ///
  /// - Complexity: O(sections) where no heading speaks of states.
  func read() -> (found: [MatrixDraft], lines: Set<Int>) {
    var result: (found: [MatrixDraft], lines: Set<Int>) = ([], [])
    var parts: [String: Int]?
    for section in document.sections.indices.dropFirst() where isOverStates(section) {
      let courses = context.lines(in: document.sections[section].ownNodes).compactMap(course)
      let names = courses.flatMap { $0.steps.flatMap(\.self) }
      guard courses.count > 1,
        names.count(where: { StateWords.isState(Names.words($0)) }) * 2 >= names.count
      else { continue }
      let known = parts ?? sections
      parts = known
      for course in courses {
        let origin = context.origin(plain: course.line.text)
        result.found.append(
          MatrixDraft(
            form: "list", isClosed: false,
            section: Self.keys(of: course.screen).lazy.compactMap { known[$0] }.first ?? section,
            origin: origin, edges: Self.edges(course.steps, origin)))
        result.lines.insert(course.line.text.lowerBound)
      }
    }
    return result
  }

  /// "States by screen", "画面別の状態": a heading over states of several things.
  private func isOverStates(_ section: Int) -> Bool {
    let text = document.plainText(of: Int(document.sections[section].heading))
    return text.count <= 120 && StateVocabulary.mayNameState(document.plain, text)
      && BareHeadings.speaksOfStates(
        StateName.splitQualifier(document.string(plain: text)).name)
  }

  /// The sections by what their headings call them.
  private var sections: [String: Int] {
    var result: [String: Int] = [:]
    for section in document.sections.indices.dropFirst() {
      let key = Names.key(StateName.withoutNumbering(document.title(ofSection: section)))
      if !key.isEmpty, result[key] == nil { result[key] = section }
    }
    return result
  }

  /// The keys of a name, and of the first part of "Sign-in/Start".
  private static func keys(of screen: String) -> [String] {
    let first = screen.prefix { $0 != "/" }
    return first.count == screen.count
      ? [Names.key(screen)] : [Names.key(screen), Names.key(StateName.trimmed(String(first)))]
  }

  /// A bold name and behind it a chain in code.
  private func course(_ line: TextLine) -> Course? {
    guard line.holder == .item, line.depth == 1, line.isStrongLabel, let label = line.label,
      label.count <= 60, !line.value.isEmpty, line.value.count <= 240,
      let span = document.span(at: line.value.lowerBound, of: line.node, in: .code),
      span.lowerBound == line.value.lowerBound,
      let steps = Self.steps(document.string(plain: span))
    else { return nil }
    return Course(screen: document.string(plain: label), steps: steps, line: line)
  }

  /// The names between the arrows of a chain, several in one place with bars or strokes between them.
  private static func steps(_ text: String) -> [[String]]? {
    guard Arrow.isIn(text), !Arrow.isMutual(text) else { return nil }
    let steps = Arrow.pieces(of: text).map { side -> [String] in
      var side = StateName.trimmed(side)
      if side.hasPrefix("("), side.hasSuffix(")") { side = String(side.dropFirst().dropLast()) }
      return side.split { $0 == "|" || $0 == "/" }.map { StateName.trimmed(String($0)) }
    }
    let areNames = steps.allSatisfy { names in
      !names.isEmpty && names.allSatisfy(isName)
    }
    return (2...8).contains(steps.count) && areNames ? steps : nil
  }

  private static func isName(_ text: String) -> Bool {
    text.first?.isLetter == true && text.utf8.count <= 40
      && (1...3).contains(Names.wordCount(text)) && !text.contains { "()=:;,.<>".contains($0) }
  }

  private static func edges(_ steps: [[String]], _ origin: Origin) -> [EdgeDraft] {
    zip(steps, steps.dropFirst()).flatMap { sources, targets in
      sources.flatMap { source in
        targets.filter { Names.key($0) != Names.key(source) }.map { target in
          EdgeDraft(from: source, to: target, origin)
        }
      }
    }
  }
}
