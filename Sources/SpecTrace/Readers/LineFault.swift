/// A reason why a line of a trace cannot be read.
enum LineFault: UInt8, Error, Sendable, CaseIterable {
  case notAnObject, unterminatedObject, missingKey, missingColon, missingComma, trailingText
  case unterminatedString, controlCharacter, invalidEscape, invalidEncoding
  case invalidNumber, numberOutOfRange, invalidLiteral, tooDeep
  case timeMissing, timeNotNumber, negativeDuration, nameNotText, nameTooLong
  case listNotNumbers, fieldMissing, notUTF8, cutOff, damaged
  case unknownUnit, listsDiffer, offsetsGoBack, endsBeforeItBegins, unknownResult

  /// How the line of a translated recording begins that stands for a record with a fault.
  static let markByte: UInt8 = 0x15

  /// A line that stands for a record with a fault.
  static func mark(_ fault: LineFault) -> String {
    String(Character(Unicode.Scalar(markByte))) + String(fault.rawValue)
  }

  /// The fault that a line stands for: the digits behind the mark; any other text is no object.
  static func marked(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> LineFault {
    var value: UInt8 = 0
    for index in offset..<min(bytes.count, offset + 2) where bytes[index] &- 0x30 < 10 {
      value = value * 10 + bytes[index] - 0x30
    }
    return LineFault(rawValue: value) ?? .notAnObject
  }

  /// The reason in words.
  var text: String {
    switch self {
    case .notAnObject: "it is not a JSON object"
    case .unterminatedObject: "the object or list is not closed"
    case .missingKey: "a key in quotes is missing"
    case .missingColon: "a colon is missing after a key"
    case .missingComma: "a comma is missing between two values"
    case .trailingText: "there is text after the object"
    case .unterminatedString: "a string is not closed"
    case .controlCharacter: "a string holds a control character"
    case .invalidEscape: "a string holds an escape that JSON does not know"
    case .invalidEncoding: "a string is not valid UTF-8"
    case .invalidNumber: "a number is not written as JSON asks"
    case .numberOutOfRange: "a number is too large"
    case .invalidLiteral: "a value is neither text, number, list, object, true, false nor null"
    case .tooDeep: "it is nested too deeply"
    case .timeMissing: "the time 't' is missing"
    case .timeNotNumber: "a time or number field holds something else"
    case .negativeDuration: "its duration is below zero"
    case .nameTooLong: "a name or text is longer than 4096 bytes"
    case .nameNotText: "a name field holds something else than text"
    case .listNotNumbers: "a list of numbers holds something else"
    case .notUTF8: "the file is UTF-16, a trace is UTF-8"
    case .cutOff: "the file cannot be read from here on"
    case .damaged: "the compressed data is damaged or ends here, and lines are lost"
    case .unknownUnit: "its unit is none of 's', 'ms', 'us' and 'ns'"
    case .fieldMissing: "a field that its kind needs is missing"
    case .listsDiffer: "its lists 'dt' and 'v' are not of one length"
    case .offsetsGoBack: "its 'dt' goes back, but counts from 't' on for each sample"
    case .endsBeforeItBegins: "its 'until' is before its 't'"
    case .unknownResult: "its result is none that its kind has"
    }
  }
}
