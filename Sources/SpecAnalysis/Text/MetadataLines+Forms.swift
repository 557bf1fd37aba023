import SpecModel
public import SpecSyntax
import SpecText

/// Metadata in other forms than English bold lines: bold lines in other languages, a list, a quote, lines of text.
extension MetadataLines {
  /// How a document writes its metadata.
  public enum Form: Sendable, Hashable {
    case bold, list, quote, plain
  }

  /// Labels in ten further languages, with the keys that front matter has for them.
  private static let translated: [String: String] = [
    "version": "version", "fassung": "version", "stand": "updated", "datum": "date",
    "autor": "author", "autorin": "author", "verfasser": "author", "erstellt": "created",
    "erstellt-am": "created", "aktualisiert": "updated", "letzte-aktualisierung": "updated",
    "letzte-änderung": "updated", "statut": "status", "état": "status", "auteur": "author",
    "auteurs": "authors", "date-de-création": "created", "dernière-mise-à-jour": "updated",
    "mise-à-jour": "updated", "versión": "version", "fecha": "date", "estado": "status",
    "autora": "author", "última-actualización": "updated", "fecha-de-creación": "created",
    "actualizado": "updated", "versão": "version", "data": "date",
    "última-atualização": "updated", "atualizado": "updated", "atualizado-em": "updated",
    "data-de-criação": "created", "versione": "version", "stato": "status", "autore": "author",
    "ultimo-aggiornamento": "updated", "aggiornato": "updated", "data-di-creazione": "created",
    "versie": "version", "laatst-bijgewerkt": "updated", "bijgewerkt": "updated",
    "aangemaakt": "created", "versi": "version", "tanggal": "date", "penulis": "author",
    "terakhir-diperbarui": "updated", "diperbarui": "updated", "last-update": "updated",
    "last-updated": "last-updated", "last-modified": "updated", "last-reviewed": "updated",
    "バージョン": "version", "版数": "version", "最終更新": "updated", "最終更新日": "updated",
    "更新日": "updated", "作成日": "created", "作成者": "author", "ステータス": "status", "状態": "status",
    "日付": "date", "版本": "version", "版本号": "version", "日期": "date", "更新日期": "updated",
    "最后更新": "updated", "最後更新": "updated", "最近更新": "updated", "更新时间": "updated",
    "创建日期": "created", "建立日期": "created", "作者": "author", "状态": "status", "狀態": "status",
    "设计师": "designer", "버전": "version", "작성일": "created", "최종-수정일": "updated",
    "최종-수정": "updated", "수정일": "updated", "업데이트": "updated", "최종-업데이트": "updated",
    "작성자": "author", "상태": "status", "날짜": "date",
  ]

  /// The metadata before the second heading, in the form that it has; the first block that has a known label.
  public static func told(in document: Document) -> (lines: [Line], form: Form) {
    let bold = find(in: document)
    guard bold.isEmpty else { return (bold, .bold) }
    var lines: [Line] = []
    var form: Form?
    var headings = 0
    for node in document.nodes.indices.dropFirst() {
      let kind = document.nodes[node].kind
      if kind == .heading { headings += 1 }
      if headings > 1 || kind == .table || kind == .codeBlock || kind == .thematicBreak { break }
      guard kind == .paragraph else { continue }
      let (own, read) = labelled(node, in: document)
      // The list of one block; what stands in another form is the text.
      if let form, own != form || read.isEmpty { break }
      guard let first = read.first else { continue }
      guard own == .list || read.contains(where: isKnown) || form != nil else { continue }
      if own == .list, lines.isEmpty, !isKnown(first) { continue }
      form = own
      lines += read
    }
    guard let form, lines.contains(where: isKnown), form != .list || lines.count > 1 else {
      return ([], .bold)
    }
    return (lines, form)
  }

  private static func isKnown(_ line: Line) -> Bool {
    known.contains(line.key) || keys.contains(line.key)
  }

  private static let keys = Set(translated.values)

  /// The lines of a paragraph, where each is a label and its value.
  private static func labelled(_ node: Int, in document: Document) -> (Form, [Line]) {
    let text = document.plainText(of: node)
    let first = document.run(at: text.lowerBound)
    let isBold = first >= 0 && document.runs[first].style.contains(.strong)
    let parent = Int(document.nodes[node].parent)
    let form: Form =
      switch parent > 0 ? document.nodes[parent].kind : .document {
      case .item: .list
      case .blockQuote: .quote
      default: isBold ? .bold : .plain
      }
    var lines: [Line] = []
    for part in document.plain[text].split(separator: ASCII.lineFeed) {
      guard let line = labelled(part.startIndex..<part.endIndex, in: document) else {
        return (form, [])
      }
      lines.append(line)
    }
    return (form, lines)
  }

  /// "Status: first edition", "最終更新日：2026-04-05"
  private static func labelled(_ range: Range<Int>, in document: Document) -> Line? {
    let plain = document.plain
    guard range.count < 300 else { return nil }
    var colon = ASCII.find(ASCII.colon, in: plain, range)
    var end = colon.map { $0 + 1 }
    if let wide = ASCII.find("：", in: plain, range), wide < colon ?? .max {
      (colon, end) = (wide, wide + 3)
    }
    guard let colon, let end, colon - range.lowerBound <= 48,
      case let label = document.string(plain: range.lowerBound..<colon).trimmedSpaces,
      case let value = ASCII.trimmed(plain, end..<range.upperBound), !value.isEmpty,
      Names.wordCount(label) <= 4
    else { return nil }
    let name = Names.hyphenated(label)
    guard !name.isEmpty else { return nil }
    let line = document.source.lineIndex(of: Int(document.sourceRange(plain: range).start))
    return Line(
      label: label, key: translated[name] ?? name, value: document.string(plain: value),
      range: document.source.lineRange(line), valueRange: document.sourceRange(plain: value))
  }
}
