import SpecText

extension TokenPass {
  /// Lines of nothing but names and values.
  static func readScale(
    _ index: Int, reader: FactReader, into sink: inout TokenSink
  ) -> Bool {
    BraceLists.read(index, reader: reader, into: &sink)
      || BraceScales.read(index, reader: reader, into: &sink)
      || StepPairs.read(index, reader: reader, into: &sink)
      || ColorRuns.read(index, reader: reader, into: &sink)
      || PaletteParagraph.readRow(among: index, reader, into: &sink)
      || PlainScales.read(index, reader: reader, into: &sink)
      || ValueLeads.readNamed(index, reader: reader, into: &sink)
      || ValueChains.read(index, reader: reader, into: &sink)
      || TypeChains.read(index, reader: reader, into: &sink)
      || ScaleItems.read(index, reader: reader, into: &sink)
      || ValueItems.read(index, reader: reader, into: &sink)
      || SystemColors.read(index, reader: reader, into: &sink)
      || PropertySpans.read(index, reader: reader, into: &sink)
      || WidthItems.read(index, reader: reader, into: &sink)
  }
}
