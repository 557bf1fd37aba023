import SpecModel
import SpecSyntax
import SpecText

/// Reads relations of gesture signals from code: factors, clamped quotients, comparisons and interpolations.
enum CodeSignals {
  private static let inputs: [StaticString] = [
    "translation", "offset", "drag", "distance", "scroll", "delta", "swipe", "pull",
    "finger",
  ]

  static func read(_ context: LoweringContext, into spec: inout SpecDocument) {
    context.document.source.bytes.withUnsafeBufferPointer { bytes in
      for code in context.code {
        switch code.language {
        case .swift, .script, .kotlin, .dart: break
        default: continue
        }
        var isOpen = false
        for line in context.document.codeBlocks[code.block].lines {
          let end = code.language.commentStart(of: line.offsets, in: bytes, isOpen: &isOpen)
          let range = Bytes.trim(line.offsets.lowerBound..<end, in: bytes)
          guard range.count > 4, speaksOfGesture(range, bytes) else { continue }
          let reader = Line(
            bytes: bytes, range: range, document: context.document, language: code.language)
          if let relation = reader.read() { spec.signals.append(relation) }
        }
      }
    }
  }

  /// Whether a name of code stands for a signal of a gesture.
  static func namesSignal(_ name: String) -> Bool {
    ContiguousArray(name.utf8).withUnsafeBufferPointer { speaksOfGesture(0..<$0.count, $0) }
  }

  private static func speaksOfGesture(
    _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    inputs.contains { Bytes.find($0, in: range, of: bytes) != nil }
  }

  /// One line of code.
  private struct Line {
    let bytes: UnsafeBufferPointer<UInt8>
    let range: Range<Int>
    let document: Document
    let language: CodeLanguage

    private var unit: Unit { language == .script ? .px : language == .swift ? .pt : .dp }

    func read() -> SignalRelation? {
      interpolation() ?? quotient() ?? factor() ?? comparison() ?? formula()
    }

    // MARK: Forms

    /// "offset = value.translation.width * 0.3"
    private func factor() -> SignalRelation? {
      guard let star = range.first(where: { bytes[$0] == 0x2A }), let equals = assignment() else {
        return nil
      }
      let left = Bytes.trim(equals + 1..<max(star, equals + 1), in: bytes)
      let right = Bytes.trim(star + 1..<range.upperBound, in: bytes)
      let (name, number) = isNumber(right) ? (left, right) : (right, left)
      guard isName(name), isSignal(name), let value = PlainNumbers.read(bytes, number).first,
        isNumber(number)
      else { return nil }
      return relation(
        .linear(factor: value), output: nameBefore(equals), input: bytes.string(name))
    }

    /// ".opacity(min(Double(abs(offset) / 80), 1.0))": a quotient that is cut off at 1.
    private func quotient() -> SignalRelation? {
      guard let slash = range.first(where: { bytes[$0] == 0x2F }), slash > range.lowerBound,
        let divisor = PlainNumbers.read(bytes, slash + 1..<numberEnd(slash + 1)).first, divisor > 0
      else { return nil }
      var start = slash
      while start > range.lowerBound, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x29 {
        start -= 1
      }
      let end = start
      while start > range.lowerBound, Bytes.isWord(bytes[start - 1]) || bytes[start - 1] == 0x2E {
        start -= 1
      }
      let name = start..<end
      guard isSignal(name) else { return nil }
      let isClamped =
        Bytes.find("min(", in: range, of: bytes) != nil
        || Bytes.find("clamp", in: range, of: bytes) != nil
      guard let output = callName() ?? assignment().map(nameBefore) else { return nil }
      if isClamped {
        return relation(
          .ramp(output: 0...1, input: 0...divisor, inputUnit: unit), output: output,
          input: bytes.string(name))
      }
      return relation(.linear(factor: 1 / divisor), output: output, input: bytes.string(name))
    }

    /// "interpolate(y, [0, 80], [0, 1])", "useTransform(y, [0, 80], [1, 0])"
    private func interpolation() -> SignalRelation? {
      guard
        let call = Bytes.find("interpolate(", in: range, of: bytes).map({ $0 + 12 })
          ?? Bytes.find("useTransform(", in: range, of: bytes).map({ $0 + 13 })
      else { return nil }
      guard let comma = (call..<range.upperBound).first(where: { bytes[$0] == 0x2C }) else {
        return nil
      }
      let numbers = PlainNumbers.read(bytes, comma..<range.upperBound)
      guard numbers.count >= 4, numbers.count % 2 == 0 else { return nil }
      let half = numbers.count / 2
      guard let low = numbers[..<half].min(), let high = numbers[..<half].max(),
        let from = numbers[half...].min(), let to = numbers[half...].max()
      else { return nil }
      let input = Bytes.trim(call..<comma, in: bytes)
      return relation(
        .ramp(output: from...to, input: low...high, inputUnit: unit),
        output: assignment().map(nameBefore) ?? keyName() ?? "", input: bytes.string(input))
    }

    /// "offset > 20 ? 1 : 0"
    private func comparison() -> SignalRelation? {
      guard let mark = range.first(where: { bytes[$0] == 0x3E || bytes[$0] == 0x3C }),
        mark > range.lowerBound, bytes[mark - 1] == 0x20,
        let value = PlainNumbers.read(bytes, mark + 1..<numberEnd(mark + 1)).first, value > 0
      else { return nil }
      var start = mark
      while start > range.lowerBound, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x29 {
        start -= 1
      }
      let end = start
      while start > range.lowerBound, Bytes.isWord(bytes[start - 1]) || bytes[start - 1] == 0x2E {
        start -= 1
      }
      guard isSignal(start..<end), bytes[mark] == 0x3E else { return nil }
      return relation(
        .threshold(value: value, unit: unit), output: keyName() ?? "",
        input: bytes.string(start..<end))
    }

    /// "opacity = min(max((abs(travel) - 20) / 60, 0), 1)": any other expression over signals alone.
    private func formula() -> SignalRelation? {
      var body = 0..<0
      let output: String
      if let equals = assignment() {
        output = nameBefore(equals)
        body = Bytes.trim(equals + 1..<range.upperBound, in: bytes)
      } else if let name = callName(), bytes[range.upperBound - 1] == 0x29 {
        output = name
        body = range.lowerBound + 2 + name.utf8.count..<range.upperBound - 1
      } else {
        return nil
      }
      guard body.count < 200, body.contains(where: { isOperation(bytes[$0]) }),
        let expression = SignalExpression(parsing: bytes.string(body)),
        let input = expression.signals.first,
        expression.signals.allSatisfy(CodeSignals.namesSignal)
      else { return nil }
      return relation(.formula(expression.text), output: output, input: input)
    }

    private func isOperation(_ byte: UInt8) -> Bool {
      byte == 0x2A || byte == 0x2F || byte == 0x2B || byte == 0x2D || byte == 0x28
    }

    // MARK: Parts

    private func relation(
      _ form: SignalRelation.Form, output: String, input: String
    ) -> SignalRelation {
      SignalRelation(
        output: output, input: input, form: form, isCode: true, text: bytes.string(range),
        origin: document.origin(SourceRange(range.lowerBound, range.upperBound)))
    }

    /// The "=" of an assignment.
    private func assignment() -> Int? {
      range.first {
        bytes[$0] == 0x3D && $0 > range.lowerBound && $0 + 1 < range.upperBound
          && bytes[$0 + 1] != 0x3D && bytes[$0 + 1] != 0x3E && bytes[$0 - 1] == 0x20
      }
    }

    private func nameBefore(_ offset: Int) -> String {
      var end = offset
      while end > range.lowerBound, !Bytes.isWord(bytes[end - 1]) { end -= 1 }
      var start = end
      while start > range.lowerBound, Bytes.isWord(bytes[start - 1]) || bytes[start - 1] == 0x2E {
        start -= 1
      }
      return bytes.string(start..<end)
    }

    /// ".opacity(" at the start of a line.
    private func callName() -> String? {
      guard bytes[range.lowerBound] == 0x2E else { return nil }
      return keyName(from: range.lowerBound + 1, mark: 0x28)
    }

    /// "opacity: …"
    private func keyName() -> String? { keyName(from: range.lowerBound, mark: 0x3A) }

    private func keyName(from start: Int, mark: UInt8) -> String? {
      var end = start
      while end < range.upperBound, Bytes.isWord(bytes[end]) { end += 1 }
      return end > start && end < range.upperBound && bytes[end] == mark
        ? bytes.string(start..<end) : nil
    }

    private func isSignal(_ name: Range<Int>) -> Bool {
      !name.isEmpty && CodeSignals.inputs.contains { Bytes.find($0, in: name, of: bytes) != nil }
    }

    private func isName(_ range: Range<Int>) -> Bool {
      !range.isEmpty && range.allSatisfy { Bytes.isWord(bytes[$0]) || bytes[$0] == 0x2E }
        && Bytes.isLetter(bytes[range.lowerBound])
    }

    private func isNumber(_ range: Range<Int>) -> Bool {
      !range.isEmpty
        && range.allSatisfy {
          Bytes.isDigit(bytes[$0]) || bytes[$0] == 0x2E || bytes[$0] == 0x3B || bytes[$0] == 0x66
        }
    }

    private func numberEnd(_ offset: Int) -> Int {
      var end = offset
      while end < range.upperBound, bytes[end] == 0x20 { end += 1 }
      while end < range.upperBound, Bytes.isDigit(bytes[end]) || bytes[end] == 0x2E { end += 1 }
      return end
    }
  }
}
