import SpecModel
import SpecSyntax
import SpecText

/// Tables that tell where times and curves are used, and so define none.
extension TokenNameColumn {
  /// "Situation | Animation | Duration", "Number of cards | Delay", "Duration | Use for | Example": whether the rows tell
  /// when which time or curve is taken.
  func tellsUses(of kind: Token.Kind) -> Bool {
    guard kind == .duration || kind == .easing else { return false }
    if namesSituations() || areCounts(0) {
      return !headers.contains { TokenColumns.isExplicit($0) || TokenColumns.isName($0) }
    }
    return !headers.contains(where: isNaming) && beginsWithMeasures()
  }

  /// Whether a header is over names of values: "Name", "Level", "Type", "Speed", "Token".
  private func isNaming(_ header: [WordKey]) -> Bool {
    TokenColumns.isExplicit(header) || isGroup(header)
      || header.contains { TokenColumns.identity.contains($0) || Self.steps.contains($0) }
  }

  /// "Situation", "Anwendungsfall", "Quantidade de itens": whether the first header asks when, or of how many.
  private func namesSituations() -> Bool {
    let header = headers[0]
    if header.count <= 4, header.contains(where: Self.situations.contains) { return true }
    guard header.isEmpty, let title = title() else { return false }
    return Self.foreignSituations.contains {
      ASCII.equals(reader.bytes, title, ignoringCase: $0)
    }
  }

  /// The header over the first cells.
  private func title() -> Range<Int>? {
    let document = reader.context.document
    guard let cell = rows.first?.first, case let row = Int(document.nodes[cell].parent), row > 0,
      let header = document.firstChild(of: Int(document.nodes[row].parent)),
      let first = reader.context.cells(of: header).first
    else { return nil }
    return Bytes.trim(reader.textRange(first), in: reader.bytes)
  }

  /// "2-4 cards", "5–8 cards", "9+ cards": whether all cells begin with a count, most of them with one that is open.
  private func areCounts(_ column: Int) -> Bool {
    let texts = texts(of: column)
    guard texts.count > 1 else { return false }
    var open = 0
    for text in texts {
      guard let isOpen = isOpenCount(text) else { return false }
      if isOpen { open += 1 }
    }
    return open * 2 >= texts.count
  }

  /// Whether a text begins with a count that has two ends or is open at one; `nil` where it begins with no count.
  private func isOpenCount(_ text: Range<Int>) -> Bool? {
    let bytes = reader.bytes
    func byte(_ offset: Int) -> UInt8 { offset < text.upperBound ? bytes[offset] : 0 }
    var offset = text.lowerBound
    // "<5", "≥ 13"
    let isSigned = byte(offset) == 0x3C || byte(offset) == 0x3E
    if isSigned { offset += 1 }
    let isMath = byte(offset) == 0xE2 && byte(offset + 1) == 0x89
    if isMath { offset += 3 }
    while byte(offset) == 0x20 { offset += 1 }
    guard Bytes.isDigit(byte(offset)), isOfThings(text) else { return nil }
    while Bytes.isDigit(byte(offset)) { offset += 1 }
    if isSigned || isMath || byte(offset) == 0x2B { return true }
    let isDash = byte(offset) == 0xE2 && byte(offset + 1) == 0x80
    let next = byte(offset) == 0x2D ? offset + 1 : offset + 3
    return (byte(offset) == 0x2D || isDash) && Bytes.isDigit(byte(next))
  }

  /// Whether no unit of a design value stands behind a number.
  private func isOfThings(_ text: Range<Int>) -> Bool {
    TokenLiteral.read(reader.bytes, text).map { $0.kind == .other } ?? true
  }

  /// "Duration | Use for | Example", "Easing | Use for | Feel": whether the first column of the document holds the values
  /// themselves, and another one says what each is for.
  private func beginsWithMeasures() -> Bool {
    guard headers.count > 2,
      headers.contains(where: {
        $0.contains { TokenColumns.remarks.contains($0) || $0 == TokenColumns.foreignUse }
      })
    else { return false }
    // The first column of the document stands behind the one that came to the front.
    let places = isFromElsewhere ? [1, headers.count - 1] : [0]
    return places.contains { column in
      headers[column].count <= 3 && headers[column].contains(where: Self.measures.contains)
        && areMeasures(column)
    }
  }

  /// Whether at least half of the cells begin with a time or a curve.
  private func areMeasures(_ column: Int) -> Bool {
    let texts = texts(of: column)
    let found = texts.count { text in
      let kind = TokenLiteral.read(reader.bytes, text)?.kind
      return kind == .duration || kind == .easing
    }
    return found > 0 && found * 2 >= texts.count
  }

  /// Words of headers over what makes one take a value.
  private static let situations = WordKey.set(
    "situation", "situations", "situationen", "situacion", "situaciones", "situacao", "situacoes",
    "situazione", "situazioni", "situatie", "situaties", "situasi", "case", "cases", "cas", "caso",
    "casos", "casi", "fall", "falle", "anwendungsfall", "anwendungsfalle", "geval", "gevallen",
    "kasus", "moment", "moments", "momento", "momentos", "momenti", "context", "contexts",
    "contexte", "contextes", "contexto", "contextos", "contesto", "contesti", "kontext", "konteks",
    "occasion", "occasions", "scenarios", "scenarii", "szenario", "szenarien", "cenario",
    "cenarios", "escenario", "escenarios", "skenario", "scenari", "quantity", "quantities",
    "quantite", "quantidade", "quantidades", "cantidad", "cantidades", "quantita", "anzahl",
    "aantal", "jumlah")
  private static let foreignSituations: [StaticString] = [
    "场景", "場景", "情况", "情況", "场合", "場合", "場面", "状況", "シーン", "ケース", "수량", "상황", "장면", "경우",
    "数量", "个数", "個数", "件数", "개수",
  ]
  /// Words of headers over the values themselves.
  private static let measures = WordKey.set(
    "duration", "durations", "dauer", "duree", "durees", "duracion", "duraciones", "duracao",
    "duracoes", "durata", "durate", "duur", "durasi", "time", "timing", "delay", "delays",
    "verzogerung", "delai", "retardo", "atraso", "ritardo", "vertraging", "ms", "easing",
    "easings", "curve", "curves", "kurve", "kurven", "courbe", "courbes", "curva", "curvas")
  /// Words of headers over the steps of a scale.
  private static let steps = WordKey.set(
    "speed", "speeds", "tempo", "tier", "tiers", "preset", "presets", "type", "typ", "tipo", "art",
    "kind", "soort", "geschwindigkeit", "vitesse", "velocidad", "velocidade", "velocita",
    "snelheid", "kecepatan", "constant", "symbol", "key", "variable")

  /// "Breakpoint | Chat | Orders" over "≥ 1200px | list and talk | three columns": whether the breakpoints are widths alone
  /// and no column tells what windows of such widths are called.
  func areNamelessWidths() -> Bool {
    guard let widths = headers.indices.first(where: { TokenColumns.isBreakpoint(headers[$0]) }),
      case let texts = texts(of: widths), texts.count > 1,
      texts.allSatisfy({ NamedWidth.width($0, named: $0, reader.bytes) != nil })
    else { return false }
    return !headers.indices.contains { column in
      column != widths && holdsNames(column)
        && (isIdentity(column) || NamedWidth.speakOfWindows(headers[column])
          || self.texts(of: column).contains { isShortWindow($0) })
    }
  }

  /// "Tablet": a word for a window among two at most.
  private func isShortWindow(_ text: Range<Int>) -> Bool {
    text.count <= 24 && Words.all(reader.bytes, text).count < 3
      && NamedWidth.isWindow(text, reader.bytes)
  }
}
