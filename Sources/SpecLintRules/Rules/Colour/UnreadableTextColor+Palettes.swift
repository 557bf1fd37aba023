import SpecAnalysis
import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Palettes that a document gives one after the other, and those of others that it looked at.
extension UnreadableTextColor {
  /// Grounds of several palettes with the same names, each below a heading of its own.
  struct Palettes {
    private let document: Document
    private var sections: [Origin: Int32] = [:]
    /// The sections that give names anew.
    private var repeating: Set<Int32> = []
    /// The grounds of a theme that the document shows as an example.
    private let samples: Set<Origin>

    /// Whether there are several.
    var areSeveral: Bool { repeating.count > 1 }

    init(_ backgrounds: [ColorRoles.Member], _ document: Document) {
      self.document = document
      samples = SampleThemes(document).grounds(backgrounds)
      var names: [String: Set<Int32>] = [:]
      for ground in backgrounds {
        let section = Self.section(ground.origin, document)
        sections[ground.origin] = section
        names[ground.name, default: []].insert(section)
      }
      for (_, all) in names where all.count > 1 { repeating.formUnion(all) }
    }

    /// The grounds of the palette of a text.
    func grounds(
      of text: ColorRoles.Member, _ all: [ColorRoles.Member]
    ) -> [ColorRoles.Member] {
      var all = all
      if !samples.isEmpty, !document.isCode(text.origin.range.start) {
        all.removeAll { samples.contains($0.origin) }
      }
      guard areSeveral else { return all }
      let own = Self.section(text.origin, document)
      guard repeating.contains(own) else { return all }
      let grounds = all.filter { sections[$0.origin] == own }
      return grounds.isEmpty ? all : grounds
    }

    private static func section(_ origin: Origin, _ document: Document) -> Int32 {
      document.lastNode(startingBy: origin.range.start).map { document.nodes[$0].section } ?? -1
    }
  }

  /// What findings say of the grounds with which a text is compared.
  struct Grounds {
    private let all: [ColorRoles.Member]
    /// Those that are called that of the page.
    private let pages: [ColorRoles.Member]
    /// The mode of the values that stand first.
    let mode: String?

    init(_ all: [ColorRoles.Member], _ rule: UnreadableTextColor, _ document: Document) {
      self.all = all
      pages = all.filter {
        Names.hasWord($0.name, in: UnreadableTextColor.pages) && !rule.isOutside($0, document)
      }
      mode = ColorRoles.baseMode(of: all)
    }

    /// Whether other grounds are these: most texts share one list, which is in memory once.
    func areAll(_ others: [ColorRoles.Member]) -> Bool {
      others.count == all.count
        && others.withUnsafeBufferPointer { other in
          all.withUnsafeBufferPointer { $0.baseAddress == other.baseAddress }
        }
    }

    /// The background that is called that of the page, where the best one is another.
    func page(besides best: ColorRoles.Member) -> ColorRoles.Member? {
      guard pages.count == 1, let page = pages.first, page.color != best.color else { return nil }
      return page
    }
  }

  /// The mode that the compared values are for, where the document has another one: " in light mode".
  ///
  /// - Parameter mode: that of the values that stand first.
  func modeName(_ kind: String, _ mode: String?) -> String {
    for name in ["light", "dark"]
    where kind.contains("'\(name)'") || kind.contains("\(name) appearance") {
      return " in \(name) mode"
    }
    guard kind.isEmpty || kind == " beside it" else { return "" }
    return mode.map { " in \($0) mode" } ?? ""
  }

  /// Whether a paragraph gives the colour with the ratio that it has on another colour of the paragraph, and that is
  /// enough: "`#8C827B` passes with 5.26:1" behind "on `#0C0A0B`".
  func isProven(_ text: ColorRoles.Member, _ document: Document) -> Bool {
    let hex = document.source.string(text.origin.range).filter { $0 != "\"" && $0 != "'" }
    guard hex.hasPrefix("#"), document.mentions(":1") else { return false }
    for leaf in document.leaves(with: ":1") where document.nodes[leaf].kind == .paragraph {
      let line = document.string(leaf)
      guard line.utf8.count < 600, line.lowercased().contains(hex.lowercased()) else { continue }
      let others = line.split(separator: "#").dropFirst().compactMap {
        OpaqueColor("#" + $0.prefix(while: \.isHexDigit))
      }
      let ratios = line.split { " (*~≈".contains($0) }.compactMap { word -> Double? in
        word.firstRange(of: ":1").flatMap { Double(word[..<$0.lowerBound]) }
      }
      let isTold = others.contains { other in
        let ratio = other.contrast(with: text.color)
        return ratio >= 4.45 && ratios.contains { $0 != 4.5 && abs($0 - ratio) < 0.1 }
      }
      if isTold { return true }
    }
    return false
  }

  private static let outside: Lexicon = [
    "outer", "outside", "letterbox", "behind", "surrounding", "äußerer", "außen", "extérieur",
    "exterior", "esterno", "externo",
  ]
  private static let wideOutside = ["外側", "外侧", "外側背景", "바깥", "외부"]

  /// Whether the line of a ground says that it lies around the page, where no text stands.
  func isOutside(_ ground: ColorRoles.Member, _ document: Document) -> Bool {
    let line = document.source.string(document.firstLine(of: ground.origin.range))
    return Names.hasWord(line, in: Self.outside) || Self.wideOutside.contains(where: line.contains)
  }

  private static let observed: Lexicon = [
    "observed", "observations", "competitor", "competitors", "competitive", "benchmark",
    "benchmarks", "beobachtet", "wettbewerb", "observé", "observée", "concurrents", "observado",
    "observada", "competencia", "competidores", "concorrentes", "osservato", "concorrenti",
    "竞品", "競品", "競合", "경쟁사",
  ]

  private static let references = [
    "reference value", "reference only", "for reference", "referenzwert", "valeur de référence",
    "valor de referencia", "valor de referência", "valore di riferimento", "参考值", "參考值", "参考値",
    "참고값", "참조값",
  ]

  /// Whether the headings say that the colours are those of another product, as somebody saw them, or the header of their
  /// column that they are values for reference beside the document's own.
  func isObserved(_ origin: Origin, _ document: Document) -> Bool {
    guard let node = document.lastNode(startingBy: origin.range.start) else { return false }
    if document.nodes[node].kind == .tableCell, isReference(node, document) { return true }
    return document.path(ofSection: Int(document.nodes[node].section)).contains {
      Names.hasWord(document.title(ofSection: $0), in: Self.observed)
    }
  }

  /// Whether the header over a cell calls the values below it a reference.
  private func isReference(_ cell: Int, _ document: Document) -> Bool {
    let row = Int(document.nodes[cell].parent)
    guard let column = document.children(of: row).firstIndex(of: cell),
      case let header = document.tableHeader(around: document.nodes[cell].range.start),
      column < header.count, case let title = header[column].lowercased()
    else { return false }
    return Self.references.contains(where: title.contains)
  }

  private static let surfaces: Lexicon = [
    "surface", "surfaces", "panel", "panels", "card", "cards", "tile", "tiles", "sheet", "sheets",
    "keycap", "keycaps", "badge", "badges", "fläche", "flächen", "karte", "karten", "tafel",
    "carte", "cartes", "panneau", "panneaux", "superficie", "superficies", "tarjeta",
    "tarjetas", "superfície", "superfícies", "cartão", "cartões", "superfici", "scheda", "schede",
    "pannello", "pannelli", "vlak", "kaart", "kaarten", "paneel", "permukaan", "kartu",
  ]
  private static let joints: Lexicon = [
    "on", "onto", "in", "into", "upon", "auf", "sur", "dans", "sobre", "en", "em", "nas",
    "nos", "su", "sulle", "nelle", "op", "pada", "di",
  ]
  private static let plainTexts: Lexicon = [
    "primary", "secondary", "tertiary", "body", "base", "default", "main", "muted", "text",
    "foreground",
  ]

  /// Whether the words behind the value of a text set it on a surface, where one of the document makes it readable:
  /// "(labels pressed into raised panels)"; the plain texts of a palette stand on the page as well.
  func isAtHome(_ miss: PageMiss, _ document: Document) -> Bool {
    let name = Names.words(miss.name)
    guard miss.better != nil, let own = name.last, !Self.plainTexts.contains(own),
      !name.dropLast().contains(where: { $0 != "text" && Self.plainTexts.contains($0) })
    else { return false }
    let line = document.firstLine(of: miss.origin.range)
    guard Int(miss.origin.range.end) < Int(line.end), line.offsets.count < 300 else { return false }
    let words = Names.words(
      document.source.string(SourceRange(Int(miss.origin.range.end), Int(line.end))))
    return words.indices.contains { place in
      Self.surfaces.contains(words[place])
        && words[max(0, place - 3)..<place].contains(where: Self.joints.contains)
    }
  }

  private static let allTexts = [
    "base colour of all text", "base color of all text", "base color for text",
    "base colour for text", "color base para text", "colour of all text", "color of all text",
    "all body text", "main text colo", "default text colo", "cor base para text",
    "couleur de base des textes", "grundfarbe für text", "colore base dei testi",
  ]

  /// Whether the line of a text says that all text has it, so that it stands on the pages themselves.
  func isOfAllText(_ text: ColorRoles.Member, _ context: RuleContext) -> Bool {
    let document = context.document
    let line = document.source.string(document.firstLine(of: text.origin.range)).lowercased()
    return line.utf8.count < 300 && Self.allTexts.contains(where: line.contains)
  }
}
