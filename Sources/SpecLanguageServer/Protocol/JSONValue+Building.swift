import SpecJSON

extension JSONValue {
  /// An object of members in order; those without a value are left out.
  static func record(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// A whole number.
  static func int(_ value: Int) -> JSONValue { .number(Double(value), raw: String(value)) }

  /// An array of texts.
  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

  /// The value at the end of a path of keys.
  func at(_ keys: String...) -> JSONValue? {
    var value: JSONValue? = self
    for key in keys { value = value?[key] }
    return value
  }

  /// The texts of an array of texts.
  var texts: [String] { (array ?? []).compactMap(\.string) }

  /// The value as compact text.
  var text: String {
    var json = JSONWriter()
    json.value(self)
    return json.string
  }
}
