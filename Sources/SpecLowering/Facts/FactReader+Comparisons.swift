import SpecModel
import SpecSyntax
import SpecText

/// Times of other systems that a table sets beside those of the interface.
extension FactReader {
  private static let systems = WordKey.set(
    "material", "tailwind", "bootstrap", "fluent", "carbon", "polaris", "chakra", "antd", "mui",
    "equivalent", "equivalents", "equivalente", "equivalentes", "aquivalent", "entsprechung",
    "counterpart", "equivalence", "corrispondente", "padanan", "эквивалент")
  private static let versions: [StaticString] = ["M3", "M2", "MD3", "MD2"]
  private static let wideSystems: [StaticString] = ["等价", "等價", "相当", "マテリアル", "동등", "머티리얼"]

  /// Whether a cell tells a time that another system has, where the row gives its own beside it, or one of a row that
  /// says that it is not taken over.
  func isOfAnotherSystem(_ line: TextLine) -> Bool {
    guard let own = header(ofCell: line.node), namesAnotherSystem(own) else { return false }
    let document = context.document
    let row = Int(document.nodes[line.node].parent)
    let cells = document.children(of: row)
    guard (2..<12).contains(cells.count) else { return false }
    let titles = document.children(of: Int(document.nodes[row].parent) + 1)
    if zip(titles, cells).contains(where: { title, cell in
      cell != line.node && Refusals.matches(bytes, textRange(cell)) && tellsAdoption(title)
    }) {
      return true
    }
    return zip(titles, cells).contains { title, cell in
      let head = textRange(title)
      guard cell != line.node, !namesAnotherSystem(head) else { return false }
      return TokenColumns.isExplicit(TokenHeaders.keys(bytes, head))
        || QuantityScanner.scan(bytes, textRange(cell)).contains { $0.isTime }
    }
  }

  private static let adoptions = WordKey.set(
    "our", "ours", "own", "status", "state", "adopted", "adoption", "adopt", "used", "use", "taken",
    "unser", "unsere", "eigener", "eigenes", "verwendet", "notre", "statut", "adopte", "nuestro",
    "nuestra", "estado", "adoptado", "nosso", "nossa", "adotado", "nostro", "stato", "adottato",
    "onze", "ons", "kami", "статус", "наш")
  private static let wideAdoptions: [StaticString] = [
    "采用", "採用", "状态", "狀態", "状況", "我们", "我們", "自社", "채택", "상태", "우리",
  ]

  /// Whether a header stands over what the interface itself has, or over whether it takes something over: "Our token",
  /// "Adopted".
  private func tellsAdoption(_ title: Int) -> Bool {
    let head = Bytes.trim(textRange(title), in: bytes)
    guard (2...40).contains(head.count), !namesAnotherSystem(head) else { return false }
    return TokenColumns.isExplicit(TokenHeaders.keys(bytes, head))
      || UnmarkedWords.keys(bytes, head).contains(where: Self.adoptions.contains)
      || Self.wideAdoptions.contains { Bytes.find($0, in: head, of: bytes) != nil }
  }

  /// "M3 range", "Material equivalent", "Tailwind": a header over what others have.
  private func namesAnotherSystem(_ header: Range<Int>) -> Bool {
    let text = Bytes.trim(header, in: bytes)
    guard (2...40).contains(text.count) else { return false }
    if UnmarkedWords.keys(bytes, text).contains(where: Self.systems.contains) { return true }
    let isVersion = Self.versions.contains { name in
      let end = text.lowerBound + name.utf8CodeUnitCount
      return Bytes.matches(name, at: text.lowerBound, end: text.upperBound, in: bytes)
        && (end == text.upperBound || !Bytes.isWord(bytes[end]))
    }
    return isVersion || Self.wideSystems.contains { Bytes.find($0, in: text, of: bytes) != nil }
  }
}
