import SpecSyntax
import SpecText

/// The appearance that a document calls the default, where that is the dark one.
final class DefaultMode {
  private let document: Document
  /// Whether the text says that the document is dark unless told otherwise.
  ///
  /// - Complexity: O(text) for each phrase of a language that may stand in it, once.
  private(set) lazy var isDark = DefaultMode.saysDark(document)

  init(_ document: Document) { self.document = document }

  /// A word of the language for a default, or its end, over what says that dark is the one.
  private static let phrases: [(word: StaticString, texts: [StaticString])] = [
    (
      "efault",
      [
        "dark is the default", "dark is still the default", "dark remains the default",
        "dark mode is the default", "dark theme is the default", "dark mode is default",
        "dark theme is default", "dark is default", "dark by default", "default theme is dark",
        "default mode is dark", "default theme: dark", "default mode: dark", "defaults to dark",
        "dark (default)", "dark theme (default)", "dark mode (default)",
      ]
    ),
    ("tandard", ["dunkel ist der standard", "dunkel ist standard", "standardmäßig dunkel"]),
    ("défaut", ["sombre par défaut", "sombre (par défaut)"]),
    ("defecto", ["oscuro por defecto", "oscuro (por defecto)"]),
    ("predeterminado", ["oscuro es el predeterminado"]),
    ("padrão", ["escuro por padrão", "escuro é o padrão", "escuro (padrão)"]),
    ("predefinito", ["scuro è il predefinito", "scuro predefinito"]),
    ("tandaard", ["standaard donker"]),
    ("bawaan", ["gelap secara bawaan"]),
    ("デフォルト", ["ダークがデフォルト", "ダークモードがデフォルト", "ダークテーマがデフォルト"]),
    ("默认", ["默认深色", "默认为深色", "深色为默认", "默认暗色"]),
    ("預設", ["預設深色"]),
    ("기본", ["다크 모드가 기본", "다크가 기본"]),
    ("умолчанию", ["тёмная по умолчанию", "темная по умолчанию"]),
  ]

  private static func saysDark(_ document: Document) -> Bool {
    document.plain.withUnsafeBufferPointer { bytes in
      phrases.contains { language in
        document.source.holds(language.word)
          && language.texts.contains { Bytes.find($0, in: 0..<bytes.count, of: bytes) != nil }
      }
    }
  }
}
