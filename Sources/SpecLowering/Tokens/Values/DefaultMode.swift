import SpecText

/// The appearance that a document calls the default, where that is the dark one.
enum DefaultMode {
  private static let phrases: [StaticString] = [
    "dark is the default", "dark is still the default", "dark remains the default",
    "dark mode is the default", "dark theme is the default", "dark mode is default",
    "dark theme is default", "dark is default", "dark by default", "default theme is dark",
    "default mode is dark", "default theme: dark", "default mode: dark", "defaults to dark",
    "dark (default)", "dunkel ist der standard", "dunkel ist standard", "standardmäßig dunkel",
    "sombre par défaut", "oscuro por defecto", "oscuro es el predeterminado", "escuro por padrão",
    "escuro é o padrão", "scuro è il predefinito", "scuro predefinito", "standaard donker",
    "gelap secara bawaan", "ダークがデフォルト", "ダークモードがデフォルト", "ダークテーマがデフォルト", "默认深色",
    "默认为深色", "深色为默认", "默认暗色", "預設深色", "다크 모드가 기본", "다크가 기본", "тёмная по умолчанию",
    "темная по умолчанию",
  ]

  /// Whether the text of a document says that it is dark unless told otherwise.
  ///
  /// - Complexity: O(text) for each phrase; only tables with columns for both modes ask.
  static func isDark(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    phrases.contains { Bytes.find($0, in: 0..<bytes.count, of: bytes) != nil }
  }
}
