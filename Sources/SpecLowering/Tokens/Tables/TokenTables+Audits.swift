import SpecModel
import SpecText

/// Tables that count things or tell where code strays from its tokens, and define none.
extension TokenTables {
  private static let counts = WordKey.set(
    "count", "counts", "qty", "quantity", "anzahl", "menge", "cantidad", "quantite", "quantidade",
    "quantita", "aantal", "jumlah", "количество")

  /// "Count", "Usage count": a header over how many there are of something.
  func isOfCounts(_ header: [WordKey]) -> Bool {
    header.count <= 2 && header.last.map(Self.counts.contains) == true
  }

  private static let places = WordKey.set(
    "location", "locations", "file", "files", "where", "ort", "fundstelle", "datei", "fichier",
    "emplacement", "archivo", "ubicacion", "arquivo", "local", "posizione", "bestand", "locatie",
    "lokasi")

  /// "Location | Value | Token value": whether rows tell which value stands where, and then which token should.
  func auditsPlaces(_ headers: [[WordKey]]) -> Bool {
    guard headers.count > 2, headers[0].count == 1,
      headers[0].contains(where: Self.places.contains),
      let token = headers.indices.dropFirst().first(where: { TokenColumns.isExplicit(headers[$0]) })
    else { return false }
    return headers[1..<token].contains { header in
      header.count == 1 && header.contains(where: TokenColumns.value.contains)
    }
  }
}
