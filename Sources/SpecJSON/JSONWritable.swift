/// A value that can write itself as one JSON value.
public protocol JSONWritable {
  /// Writes exactly one JSON value.
  func write(to json: inout JSONWriter)
}

extension String: JSONWritable {
  /// Writes a string.
  public func write(to json: inout JSONWriter) { json.value(self) }
}

extension Int: JSONWritable {
  /// Writes an integer.
  public func write(to json: inout JSONWriter) { json.value(self) }
}

extension Double: JSONWritable {
  /// Writes a number, `null` if it is not finite.
  public func write(to json: inout JSONWriter) { json.value(self) }
}

extension Bool: JSONWritable {
  /// Writes `true` or `false`.
  public func write(to json: inout JSONWriter) { json.value(self) }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  /// Writes the value, or `null` where there is none.
  public func write(to json: inout JSONWriter) {
    if let self { self.write(to: &json) } else { json.null() }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  /// Writes an array.
  public func write(to json: inout JSONWriter) {
    json.array { json in
      // Elements are written where they lie.
      withUnsafeBufferPointer { elements in
        for index in elements.indices { elements[index].write(to: &json) }
      }
    }
  }
}
