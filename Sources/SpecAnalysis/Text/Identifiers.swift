import SpecModel
public import SpecSyntax
public import SpecText

/// Identifiers in capitals such as "E-AUTH-LOGIN-401", and the tables that list them.
public struct Identifiers: Sendable, Hashable {
  /// A place that names one.
  public struct Use: Sendable, Hashable {
    /// The identifier.
    public var name: String
    /// Its first part.
    public var prefix: String
    /// Where it stands.
    public var range: SourceRange
  }

  /// A table that lists identifiers of one prefix in its first column.
  public struct Catalogue: Sendable, Hashable {
    /// The identifiers.
    public var names: Set<String>
    /// The header of the table.
    public var origin: Origin
    /// Where the list has each of them.
    public var places: [Use] = []
    /// Whether its heading says that the list is not whole: "Error Code Catalog (key codes)".
    public var isPartial = false
  }

  /// The places outside of catalogues, in order.
  public private(set) var uses: [Use] = []
  /// The catalogues by prefix.
  public private(set) var catalogues: [String: Catalogue] = [:]

  /// Identifiers that a list of one prefix must have, so that it is a catalogue.
  private static let smallest = 3

  /// Words of headings above lists of some identifiers only.
  private static let partial: Lexicon = [
    "key", "main", "important", "selected", "common", "example", "examples", "sample", "excerpt",
    "partial", "some", "beispiele", "exemples", "ejemplos", "wichtige", "principaux",
  ]

  /// Reads a document.
  ///
  /// - Complexity: O(text).
  public init(_ document: Document) {
    var byTable: [Int: [String: [Use]]] = [:]
    var ranges = IdentifierRanges()
    for (number, node) in document.nodes.enumerated() where !node.text.isEmpty {
      guard node.kind != .codeBlock else { continue }
      let leaf = document.plainText(of: number)
      let found = Self.names(in: leaf, document)
      guard !found.isEmpty else { continue }
      if let table = Self.tableOfFirstCell(number, document),
        found.count == 1 || IdentifierRanges.isList(leaf, document)
      {
        for use in found { byTable[table, default: [:]][use.prefix, default: []].append(use) }
        ranges.read(found, leaf, table, document)
      }
      uses += found
    }
    guard !uses.isEmpty else { return }
    defer {
      addShort(byTable, document)
      addLines(document)
    }
    for (table, prefixes) in byTable.sorted(by: { $0.key < $1.key }) {
      for (prefix, places) in prefixes {
        let names = Set(places.map(\.name)).union(ranges.members(table, prefix))
        guard names.count >= Self.smallest else { continue }
        let line = document.firstLine(of: document.nodes[table].range)
        var catalogue =
          catalogues[prefix] ?? Catalogue(names: [], origin: document.origin(line))
        catalogue.names.formUnion(names)
        catalogue.places += places
        let title = document.title(ofSection: Int(document.nodes[table].section))
        catalogue.isPartial = catalogue.isPartial || Names.hasWord(title, in: Self.partial)
        catalogues[prefix] = catalogue
      }
    }
  }

  /// Adds what tables with fewer rows list, under the header of a catalogue: each of several screens has such a table.
  private mutating func addShort(_ byTable: [Int: [String: [Use]]], _ document: Document) {
    func header(_ table: Int) -> String {
      document.firstChild(of: table).map { document.string($0 + 1) } ?? ""
    }
    var headers: [String: Set<String>] = [:]
    for (table, prefixes) in byTable {
      for (prefix, places) in prefixes where Set(places.map(\.name)).count >= Self.smallest {
        headers[prefix, default: []].insert(header(table))
      }
    }
    for (table, prefixes) in byTable {
      for (prefix, places) in prefixes where headers[prefix]?.contains(header(table)) == true {
        catalogues[prefix]?.names.formUnion(places.map(\.name))
      }
    }
  }

  /// Adds what lines list that give nothing but codes with their names: "S-GST-HOME-01 Cabins · S-GST-BOOK-01 Booking".
  private mutating func addLines(_ document: Document) {
    let bytes = document.source.bytes
    for use in uses where catalogues[use.prefix]?.names.contains(use.name) == false {
      var start = Int(use.range.start)
      while start > 0, bytes[start - 1] == ASCII.space { start -= 1 }
      // A line begins here, or "·" (C2 B7) parts two codes.
      let isFirst = start == 0 || bytes[start - 1] == ASCII.lineFeed || bytes[start - 1] == 0xB7
      let isHeading = start > 0 && bytes[start - 1] == ASCII.hash
      let end = Int(use.range.end)
      guard isFirst || isHeading, end + 1 < bytes.count,
        isHeading && bytes[end] == ASCII.colon
          || bytes[end] == ASCII.space && (ASCII.isUpper(bytes[end + 1]) || bytes[end + 1] >= 0x80)
      else { continue }
      catalogues[use.prefix]?.names.insert(use.name)
    }
  }

  /// The table whose first column holds a cell.
  private static func tableOfFirstCell(_ node: Int, _ document: Document) -> Int? {
    guard document.nodes[node].kind == .tableCell else { return nil }
    let row = Int(document.nodes[node].parent)
    guard row + 1 == node, document.nodes[row].level == 0 else { return nil }
    return Int(document.nodes[row].parent)
  }

  /// The identifiers in a stretch of text: capital words and numbers, at least three, joined by hyphens.
  private static func names(in range: Range<Int>, _ document: Document) -> [Use] {
    // Two hyphens at least.
    guard let first = ASCII.find(ASCII.hyphen, in: document.plain, range),
      ASCII.find(ASCII.hyphen, in: document.plain, first + 1..<range.upperBound) != nil
    else { return [] }
    return document.plain.withUnsafeBufferPointer { bytes in
      var result: [Use] = []
      var offset = range.lowerBound
      while offset < range.upperBound {
        guard ASCII.isUpper(bytes[offset]) else {
          offset += 1
          // A word that began in another way is no identifier.
          if ASCII.isLetter(bytes[offset - 1]) || ASCII.isDigit(bytes[offset - 1]) {
            while offset < range.upperBound, isPart(bytes[offset]) { offset += 1 }
          }
          continue
        }
        var end = offset
        while end < range.upperBound, isPart(bytes[end]) { end += 1 }
        if let use = use(offset..<end, bytes, document) { result.append(use) }
        offset = end
      }
      return result
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == 0x2D || byte == 0x5F || byte >= 0x80
  }

  private static func use(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ document: Document
  ) -> Use? {
    guard range.count >= 7 else { return nil }
    var hyphens = 0
    for byte in bytes[range] {
      if byte == 0x2D {
        hyphens += 1
      } else if !ASCII.isUpper(byte), !ASCII.isDigit(byte) {
        return nil
      }
    }
    guard hyphens >= 2, bytes[range.upperBound - 1] != 0x2D else { return nil }
    let name = String(decoding: bytes[range], as: UTF8.self)
    let prefix = name.split(separator: "-").first.map(String.init) ?? name
    return Use(name: name, prefix: prefix, range: document.sourceRange(plain: range))
  }
}

extension WorkspaceFacts {
  /// Joins the catalogues of all documents by prefix.
  static func catalogues(of analyses: [DocumentAnalysis]) -> [String: Identifiers.Catalogue] {
    var result: [String: Identifiers.Catalogue] = [:]
    for analysis in analyses {
      for (prefix, catalogue) in analysis.identifiers.catalogues {
        if result[prefix] == nil { result[prefix] = catalogue }
        result[prefix]?.names.formUnion(catalogue.names)
      }
    }
    return result
  }
}
