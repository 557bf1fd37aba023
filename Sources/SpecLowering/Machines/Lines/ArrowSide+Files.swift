import SpecText

extension ArrowSide {
  /// "photo-0001.jpg", "export.csv": a file of pictures, sounds or data, which no state is called by; pages may be
  /// files too.
  static func isDataFile(_ text: String) -> Bool {
    guard text.utf8.contains(ASCII.dot), !text.utf8.contains(ASCII.space) else { return false }
    let name = text.lowercased()
    return endings.contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count }
  }

  private static let endings = [
    ".jpg", ".jpeg", ".png", ".svg", ".gif", ".heic", ".webp", ".avif", ".bmp", ".tiff", ".pdf",
    ".mp3", ".wav", ".ogg", ".m4a", ".mp4", ".mov", ".webm", ".zip", ".csv", ".xlsx", ".docx",
    ".ttf", ".otf", ".woff", ".woff2",
  ]
}
