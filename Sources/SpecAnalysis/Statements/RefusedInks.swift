import SpecModel
import SpecSyntax
import SpecText

/// Colours that the text keeps from being text, and that a component of the front matter takes for its text: "never used
/// for text" beside `textColor: "{colors.ochre}"`.
struct RefusedInks {
  private let document: Document

  static func find(_ reader: StatementReader) -> [FactConflict] {
    let document = reader.document
    guard let components = document.frontMatter?.root["components"] else { return [] }
    let finder = RefusedInks(document: document)
    var refusals: [String: FactConflict.Statement]?
    return components.entries.compactMap { component -> FactConflict? in
      guard
        let ink = component.value.entries.first(where: { keys.contains($0.key.lowercased()) }),
        case let value = ink.value.text, value.hasPrefix("{"), value.hasSuffix("}"),
        let name = value.dropFirst().dropLast().split(separator: ".").last
      else { return nil }
      let known = refusals ?? finder.refusals(reader)
      refusals = known
      guard let refusal = known[String(name).lowercased()] else { return nil }
      return FactConflict(
        subject: component.key, property: "colour of text",
        statements: [
          .init(value: String(name), origin: document.origin(ink.value.range)), refusal,
        ],
        reason: "the sentence keeps '\(name)' from text, and the component takes it for its text",
        isTold: true)
    }
  }

  private static let keys: Lexicon = ["textcolor", "color", "foreground", "labelcolor"]
  private static let forms = [
    "never used for text", "never use it for text", "never as text", "never for text",
    "not for text", "never a text colo", "never text", "not a text colo", "nie für text",
    "nicht für text", "jamais pour du texte", "jamais pour le texte", "nunca para texto",
    "nunca como texto", "mai per il testo",
  ]

  /// The colours that lines keep from text, each with its line.
  private func refusals(_ reader: StatementReader) -> [String: FactConflict.Statement] {
    var result: [String: FactConflict.Statement] = [:]
    for (number, node) in document.nodes.enumerated()
    where node.kind == .paragraph && reader.isNormative(node.range.start) {
      let range = document.plainText(of: number)
      guard range.count < 400,
        ASCII.find("text", in: document.plain, range) != nil
          || ASCII.find("Text", in: document.plain, range) != nil
          || ASCII.find("testo", in: document.plain, range) != nil
      else { continue }
      let text = document.string(plain: range).lowercased()
      guard let name = name(text), result[name] == nil else { continue }
      result[name] = .init(
        value: document.string(plain: range).split(whereSeparator: \.isNewline)
          .joined(separator: " "),
        origin: document.origin(document.sourceRange(plain: range)))
    }
    return result
  }

  /// "Ochre (#F2B84B): … never used for text" and "Don't use ochre as a text colour"
  private func name(_ text: String) -> String? {
    if Self.forms.contains(where: text.contains), !text.contains("large text"),
      let head = text.split(whereSeparator: { ":(".contains($0) }).first
    {
      let words = Names.words(String(head))
      return words.count <= 2 && !words.isEmpty ? words.joined(separator: "-") : nil
    }
    for opening in ["don't use ", "don’t use ", "do not use ", "never use "] {
      guard let place = text.firstRange(of: opening),
        let end = ["as a text colo", "as text", "for text"].lazy.compactMap({ form in
          text[place.upperBound...].firstRange(of: form)
        }).first
      else { continue }
      let words = Names.words(String(text[place.upperBound..<end.lowerBound]))
      return words.count <= 2 && !words.isEmpty ? words.joined(separator: "-") : nil
    }
    return nil
  }
}
