import SpecText

/// The attributes of XML dumps that are read; others are passed over.
enum XMLAttribute: Int, CaseIterable {
  case text, bounds, displayed, clickable, enabled, visible, name, label, value, type, width, height
  case x, y, alpha, visibility, density, id, testID, scrollable
  case className, resourceID, contentDescription, longClickable, visibleToUser, drawingOrder

  /// How it is written.
  var name: String {
    switch self {
    case .className: "class"
    case .resourceID: "resource-id"
    case .contentDescription: "content-desc"
    case .longClickable: "long-clickable"
    case .visibleToUser: "visible-to-user"
    case .drawingOrder: "drawing-order"
    default: String(describing: self)
    }
  }

  /// The attributes by name.
  static let byName: [String: XMLAttribute] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}

/// An element of an XML file, while it is read.
///
/// - Invariant: lives only as long as the call that it is handed to.
struct XMLElement {
  /// A text of the parser, ended by NUL.
  typealias Characters = UnsafePointer<CChar>

  /// Name of the tag.
  let tag: Characters
  /// The values of the attributes, at the raw values of `XMLAttribute`.
  let values: UnsafePointer<Characters?>
  /// The start tag in the source.
  let range: SourceRange

  /// Whether the tag begins with, or is, a name.
  func isTag(_ name: StaticString, whole: Bool = true) -> Bool {
    let count = name.utf8CodeUnitCount
    for index in 0..<count
    where tag[index] == 0 || UInt8(bitPattern: tag[index]) != name.utf8Start[index] { return false }
    return !whole || tag[count] == 0
  }

  /// The name of the tag.
  var tagName: UnsafeBufferPointer<UInt8> { Self.bytes(tag) }

  /// The value of an attribute that is not empty.
  subscript(attribute: XMLAttribute) -> UnsafeBufferPointer<UInt8>? {
    guard let value = values[attribute.rawValue], value[0] != 0 else { return nil }
    return Self.bytes(value)
  }

  /// The text of an attribute that is not empty.
  func text(_ attribute: XMLAttribute) -> String? {
    self[attribute].map { String(decoding: $0, as: UTF8.self) }
  }

  /// A truth value; `nil` where there is none.
  func flag(_ attribute: XMLAttribute) -> Bool? { self[attribute].flatMap(DumpValue.flag) }

  /// A number; `nil` where there is none.
  func number(_ attribute: XMLAttribute) -> Double? { self[attribute].flatMap(DumpValue.number) }

  private static func bytes(_ text: Characters) -> UnsafeBufferPointer<UInt8> {
    var count = 0
    while text[count] != 0 { count += 1 }
    return UnsafeRawBufferPointer(start: text, count: count).bindMemory(to: UInt8.self)
  }
}
