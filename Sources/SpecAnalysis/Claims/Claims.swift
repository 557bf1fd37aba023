import SpecModel
import SpecSyntax
public import SpecText

/// What a document claims about its own numbers, recomputed.
public struct Claims: Sendable {
  /// Contrast ratios and levels.
  public let contrast: [ContrastClaim]
  /// Numbers that do not follow from the numbers beside them.
  public let derived: [DerivedNumber]
  /// Statements about all values that some value refutes.
  public let blanket: [BlanketClaim]
  /// Text colours with their background.
  public let colorPairs: [ColorPair]
  /// Where the texts stand that have a ground of their own in their row.
  public let textsOfRows: Set<Origin>
  /// Colours of text that are too close to a page of the document.
  public let pageMisses: [PageMiss]
  /// What the named colours are for.
  public let colorRoles: ColorRoles
  /// Colours of rings that classes or style rules put around the element with the focus.
  public let focusRings: [ColorRoles.Member]
  /// Which colours are kept for large text.
  public let largeText: LargeTextUse
  /// Sizes of named things.
  public let components: [ComponentFact]
  /// Design values that hold everywhere, by name.
  let globals: [String: Token]
  /// Words for colours beside values that are other colours.
  public let colorWords: [ColorWordSlip]
  /// Least values above the greatest ones.
  public let invertedBounds: [InvertedBound]
  /// Promises for all pairs of colours above that some of these break.
  public let pairPromises: [BlanketClaim]
  /// Names with two values.
  public let tokenConflicts: [TokenConflict]

  /// Computes every claim of a document anew.
  ///
  /// - Parameter components: the sizes that the document gives to its components.
  init(document: Document, spec: SpecDocument, components: [ComponentFact]) {
    let lines = ClaimLines(document)
    let palette = Palette(document, spec)
    let read = ContrastClaims.find(lines, palette)
    let known = Set(read.filter(\.isWrong).map { document.source.line(of: $0.origin.range.start) })
    let graded = GradientClaims.find(lines, palette, spec, beside: known)
    let grounded = GroundedRatios.find(lines, palette).filter {
      !known.contains(document.source.line(of: $0.origin.range.start))
    }
    let places = (read + grounded).filter(\.isWrong).map(\.origin.range)
    let moded = ModedRatios.find(lines, spec).filter { !places.hold($0.origin) }
    let answered = LevelAnswers.find(document, palette).filter {
      !known.contains(document.source.line(of: $0.origin.range.start))
    }
    let denied = DeniedPasses.find(lines).filter {
      !known.contains(document.source.line(of: $0.origin.range.start))
    }
    contrast = read + graded + grounded + moded + answered + denied
    derived =
      DerivedNumbers.find(lines, base: BlanketClaims.base(lines, spec))
      + SpringClaims.find(lines, spec) + ScaleClaims.find(lines, spec)
      + ScaleRatios(document: document, spec: spec).find()
      + ClassSteps(lines: lines).find() + ClassShades(lines: lines).find()
      + StatedFormulas.find(lines) + ColumnFactors.find(lines)
      + ContainerWidths(lines: lines).find() + BracketFormulas.find(lines)
    colorRoles = ColorRoles(palette, document)
    largeText = LargeTextUse(document, spec)
    focusRings =
      FocusRings.find(document, palette) + FocusRules.find(document, palette)
      + SpokenRings.find(document, palette)
    pageMisses = PromisedColors.misses(palette, colorRoles, document)
    blanket = BlanketClaims(lines, spec, colorRoles, palette).find()
    var pairs =
      ColorPairs.find(document, palette, grounds: colorRoles.backgrounds)
      + NamedPairs.find(spec, document)
      + InlinePairs.find(lines, palette) + DeclarationPairs.find(document, palette)
      + PartGrounds.find(document, palette) + StatedGrounds.find(document) + TintPairs.find(lines)
      + FrontPairs.find(document, spec) + ClassPairs.find(document, spec)
      + SpokenPairs.find(document, spec, palette) + WordedPairs.find(document, palette)
      + GroundTables.find(document, palette) + ValuedPairs.find(document, palette)
      + UsePairs.find(palette)
    pairs += GroundRows.find(document)
    pairs += ToldPairs.find(document, beside: pairs)
    pairs += JoinedPairs.find(document, palette, beside: pairs)
    let meant = Self.meant(Self.named(pairs, palette, document), document)
    let rows = Set(meant.lazy.filter(\.isOfRow).map(\.ink.origin))
    // "Tag text" and "Tag background" of one row are one pair, by their names too.
    colorPairs = meant.filter { !$0.isNamed || !rows.contains($0.ink.origin) }
    textsOfRows = rows
    let told = Set(blanket.map { document.source.line(of: $0.origin.range.start) })
    pairPromises = PairPromises.find(lines, colorPairs).filter {
      !told.contains(document.source.line(of: $0.origin.range.start))
    }
    self.components = components
    let conflicts = TokenConflicts(lines, spec)
    colorWords = ColorWordSlip.find(lines)
    invertedBounds = InvertedBound.find(lines)
    globals = TokenConflicts.globals(spec)
    tokenConflicts =
      conflicts.find() + conflicts.restated(globals) + conflicts.hued() + conflicts.deviceWidths()
  }

  /// The pairs with the document's own white and black, where words outside of code name them.
  private static func named(
    _ pairs: [ColorPair], _ palette: Palette, _ document: Document
  ) -> [ColorPair] {
    let words = ["white", "black"]
    let own = words.map(palette.own)
    guard own.contains(where: { $0 != nil }) else { return pairs }
    func settle(_ ink: inout ColorPair.Ink) {
      guard ink.alpha == 1, ink.stop == nil,
        let place = words.firstIndex(of: ink.text.lowercased()), let color = own[place],
        !document.isCode(ink.origin.range.start)
      else { return }
      ink.color = color
    }
    var result = pairs
    for index in result.indices {
      settle(&result[index].ink)
      settle(&result[index].background)
    }
    return result
  }

  /// The pairs without those of what takes no input and of what nobody shall do; a claimed ratio counts there too.
  private static func meant(_ pairs: [ColorPair], _ document: Document) -> [ColorPair] {
    let tables = InkTable.all(in: document, pairs)
    let disabled = DisabledColumns(document, tables)
    let refused = Counterexamples(document, tables)
    return pairs.filter { pair in
      !disabled.contain(pair.ink.origin)
        && (pair.claim != nil
          || !refused.contain(pair.ink.origin) && !refused.contain(pair.background.origin))
    }
  }
}
