import SpecModel
import Testing

@testable import SpecLowering

private func kinds(_ text: String) -> [String] {
  lower(text).constraints.map(\.kind.rawValue)
}

/// What lengths measure by labels in several languages.
@Suite struct ForeignKindTests {
  @Test(arguments: [
    (
      "## 按钮\n\n- 高度：46px\n- 圆角：10px\n- 字号：15px\n- 边框：1px\n",
      ["height", "radius", "type-size", "stroke"]
    ),
    ("## ボタン\n\n- 高さ：46px\n- 角丸：10px\n- 文字サイズ：15px\n", ["height", "radius", "type-size"]),
    ("## 버튼\n\n- 높이: 46px\n- 모서리: 10px\n- 글자 크기: 15px\n", ["height", "radius", "type-size"]),
    (
      "## Bouton\n\n- Rayon : 10px\n- Marge interne : 14px\n- Taille de police : 15px\n",
      ["radius", "padding", "type-size"]
    ),
    (
      "## Schaltfläche\n\n- Höhe: 46px\n- Eckenradius: 10px\n- Schriftgröße: 15px\n",
      ["height", "radius", "type-size"]
    ),
    (
      "## Botão\n\n- Raio: 10px\n- Espaçamento interno: 14px\n- Tamanho da fonte: 15px\n",
      ["radius", "padding", "type-size"]
    ),
  ])
  func tellsKinds(text: String, expected: [String]) { #expect(kinds(text) == expected) }

  @Test func leavesAControlAlone() {
    #expect(kinds("## Controls\n\n- Radio: 20px\n- Switch: 32px\n") == ["size", "size"])
  }

  @Test func readsTheUnitOfMiniPrograms() {
    let found = lower("## 按钮\n\n- 高度：88rpx\n").constraints
    #expect(found.map(\.kind.rawValue) == ["height"])
    #expect(found.map(\.quantity.min) == [44])
  }
}
