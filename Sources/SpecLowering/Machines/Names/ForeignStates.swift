import SpecModel
import SpecText

/// Tells the states of an interface from what else is called so: lands, and what code and data hold.
enum ForeignStates {
  /// Words before "states" that speak of code, data or lands; data, in small letters.
  static let words: Lexicon = [
    "react", "data", "store", "redux", "usestate", "css", "united", "member", "federal", "us",
    "u.s", "american", "indian", "mexican", "brazilian", "australian",
  ]

  /// Words before or behind "states" that lands may have as well as a screen, and headings over addresses.
  private static let places: Lexicon = [
    "shipping", "ships", "tax", "taxes", "taxable", "billing", "address", "addresses", "delivery",
    "supported", "served", "eligible", "licensed", "covered", "regions", "countries", "country",
    "adresse", "anschrift", "dirección", "endereço", "indirizzo", "adres", "alamat", "versand",
    "lieferung", "livraison", "envío", "entrega", "spedizione", "verzending", "住所", "地址", "주소",
  ]

  /// Whether names below or behind words such as "Shipping states" are those of lands.
  ///
  /// Names of lands tell it by themselves; else one name must be a usual one of a state.
  static func areLands(_ names: [String], behind words: [String]) -> Bool {
    guard !names.isEmpty else { return false }
    if names.contains(where: { lands.contains(Names.joined($0)) }) { return true }
    return words.contains(where: { places.contains($0) || self.words.contains($0) })
      && !names.contains { StateWords.isState(Names.words($0)) || StateCues.isCondition($0) }
  }

  /// Lands that their own country calls states, provinces of a language's federations among them.
  private static let lands: Lexicon = [
    "alabama", "alaska", "arizona", "arkansas", "california", "colorado", "connecticut",
    "delaware", "florida", "georgia", "hawaii", "idaho", "illinois", "indiana", "iowa", "kansas",
    "kentucky", "louisiana", "maine", "maryland", "massachusetts", "michigan", "minnesota",
    "mississippi", "missouri", "montana", "nebraska", "nevada", "new hampshire", "new jersey",
    "new mexico", "new york", "north carolina", "north dakota", "ohio", "oklahoma", "oregon",
    "pennsylvania", "rhode island", "south carolina", "south dakota", "tennessee", "texas", "utah",
    "vermont", "virginia", "washington", "west virginia", "wisconsin", "wyoming", "puerto rico",
    "new south wales", "queensland", "south australia", "tasmania", "victoria",
    "western australia", "baden-württemberg", "bayern", "bavaria", "berlin", "brandenburg",
    "bremen", "hamburg", "hessen", "hesse", "niedersachsen", "lower saxony",
    "mecklenburg-vorpommern", "nordrhein-westfalen", "rheinland-pfalz", "saarland", "sachsen",
    "saxony", "sachsen-anhalt", "schleswig-holstein", "thüringen", "thuringia", "alagoas",
    "amazonas", "bahia", "ceará", "espírito santo", "goiás", "maranhão", "mato grosso",
    "minas gerais", "paraíba", "paraná", "pernambuco", "piauí", "rio de janeiro",
    "rio grande do sul", "rondônia", "roraima", "santa catarina", "são paulo", "sergipe",
    "tocantins", "aguascalientes", "baja california", "campeche", "chiapas", "chihuahua",
    "coahuila", "colima", "durango", "guanajuato", "guerrero", "hidalgo", "jalisco", "michoacán",
    "morelos", "nayarit", "nuevo león", "oaxaca", "puebla", "querétaro", "quintana roo",
    "san luis potosí", "sinaloa", "sonora", "tabasco", "tamaulipas", "tlaxcala", "veracruz",
    "yucatán", "zacatecas", "andhra pradesh", "assam", "bihar", "goa", "gujarat", "haryana",
    "karnataka", "kerala", "maharashtra", "punjab", "rajasthan", "tamil nadu", "uttar pradesh",
    "west bengal",
  ]
}
