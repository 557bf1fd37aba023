import SpecDiagnostics
import SpecJSON
import SpecText

/// SARIF 2.1.0 with what GitHub code scanning asks for.
///
/// - Units: lines and columns are 1-based; columns count code points; the end is exclusive.
/// - Source: OASIS SARIF 2.1.0; GitHub Docs, "SARIF support for code scanning".
public struct SARIFFormat: FindingsFormat {
  /// The name on the command line.
  public static let name = "sarif"

  /// Makes the format.
  public init() {}

  /// One log with one run.
  public func format(_ report: LintReport, style: FormatStyle) -> ContiguousArray<UInt8> {
    let writer = SARIFWriter(report: report)
    var json = JSONWriter(style: .pretty)
    json.object { json in
      json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.field("version", "2.1.0")
      json.array("runs") { json in
        json.object { writer.writeRun(version: style.version, to: &$0) }
      }
    }
    var bytes = json.bytes
    bytes.append(0x0A)
    return bytes
  }
}

private struct SARIFWriter {
  let report: LintReport
  /// The rules with findings, in the order of their codes.
  let rules: [RuleInfo]

  init(report: LintReport) {
    self.report = report
    let codes = Set((report.diagnostics + report.suppressed.map(\.diagnostic)).map(\.code))
    rules = report.catalog.infos.filter { codes.contains($0.code) }
  }

  func writeRun(version: String, to json: inout JSONWriter) {
    json.object("tool") { json in
      json.object("driver") { json in
        json.field("name", "plumb")
        json.field("semanticVersion", version)
        json.array("rules") { json in
          for rule in rules { json.object { write(rule, to: &$0) } }
        }
      }
    }
    json.field("columnKind", "unicodeCodePoints")
    json.object("automationDetails") { $0.field("id", "plumb/") }
    json.array("results") { json in
      for (diagnostic, fingerprint) in zip(report.diagnostics, Fingerprint.all(of: report)) {
        json.object { json in
          write(diagnostic, fingerprint: fingerprint, to: &json)
          if report.hasBaseline { json.field("baselineState", "new") }
        }
      }
      for (known, fingerprint) in zip(report.suppressed, Fingerprint.suppressed(of: report)) {
        json.object { json in
          write(known.diagnostic, fingerprint: fingerprint, to: &json)
          write(known, to: &json)
        }
      }
    }
  }

  private func write(_ rule: RuleInfo, to json: inout JSONWriter) {
    json.field("id", rule.code)
    json.field("name", rule.name)
    json.object("shortDescription") { $0.field("text", rule.summary) }
    json.object("fullDescription") { $0.field("text", String(rule.explanation.prefix(1000))) }
    json.object("help") { json in
      json.field("text", rule.explanation)
      json.field("markdown", rule.explanation)
    }
    json.object("defaultConfiguration") { $0.field("level", level(rule.defaultSeverity)) }
    json.object("properties") { json in
      json.field("tags", ["design-spec", rule.category.title])
      json.field("precision", rule.precision == .exact ? "very-high" : "high")
      json.field("problem.severity", problemSeverity(rule.defaultSeverity))
    }
  }

  /// Why a finding is not reported; code scanning closes what is suppressed.
  private func write(_ known: SuppressedDiagnostic, to json: inout JSONWriter) {
    json.array("suppressions") { json in
      json.object { json in
        json.field("kind", known.kind == .inSource ? "inSource" : "external")
        if !known.justification.isEmpty { json.field("justification", known.justification) }
      }
    }
    if report.hasBaseline {
      json.field("baselineState", known.kind == .baseline ? "unchanged" : "new")
    }
  }

  private func write(
    _ diagnostic: Diagnostic, fingerprint: String, to json: inout JSONWriter
  ) {
    json.field("ruleId", diagnostic.code)
    if let index = rules.firstIndex(where: { $0.code == diagnostic.code }) {
      json.field("ruleIndex", index)
    }
    json.field("level", level(diagnostic.severity))
    json.object("message") { $0.field("text", message(of: diagnostic)) }
    json.array("locations") { json in
      json.object { json in writePhysical(diagnostic.origin, to: &json) }
    }
    json.object("partialFingerprints") { $0.field("primaryLocationLineHash", fingerprint) }
    if !diagnostic.related.isEmpty {
      json.array("relatedLocations") { json in
        for (index, related) in diagnostic.related.enumerated() {
          json.object { json in
            json.field("id", index + 1)
            writePhysical(related.origin, to: &json)
            json.object("message") { $0.field("text", related.message) }
          }
        }
      }
    }
    if let fix = diagnostic.fix, fix.safety != .displayOnly { write(fix, to: &json) }
  }

  /// The headline as a sentence, then reason, help and links to the related places.
  private func message(of diagnostic: Diagnostic) -> String {
    var parts = [Self.escaped(diagnostic.message)]
    if let why = diagnostic.why { parts.append("Why: " + Self.escaped(why)) }
    if let help = diagnostic.help { parts.append("Help: " + Self.escaped(help)) }
    for (index, related) in diagnostic.related.enumerated() {
      parts.append("See [\(Self.escaped(related.message))](\(index + 1))")
    }
    return parts.joined(separator: ". ") + "."
  }

  /// Brackets and backslashes have a meaning in SARIF messages (3.11.6).
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "[" || scalar == "]" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private func write(_ fix: Diagnostic.Fix, to json: inout JSONWriter) {
    json.array("fixes") { json in
      json.object { json in
        json.object("description") { $0.field("text", fix.title) }
        json.array("artifactChanges") { json in
          for file in Set(fix.edits.map(\.origin.file)).sorted() {
            json.object { json in
              artifact(file, to: &json)
              json.array("replacements") { json in
                for edit in fix.edits where edit.origin.file == file { write(edit, to: &json) }
              }
            }
          }
        }
      }
    }
  }

  private func write(_ edit: Diagnostic.Fix.Edit, to json: inout JSONWriter) {
    json.object { json in
      json.object("deletedRegion") { region(edit.origin, to: &$0) }
      json.object("insertedContent") { $0.field("text", edit.text) }
    }
  }

  private func writePhysical(_ origin: Origin, to json: inout JSONWriter) {
    json.object("physicalLocation") { json in
      artifact(origin.file, to: &json)
      json.object("region") { region(origin, to: &$0) }
    }
  }

  private func artifact(_ file: FileID, to json: inout JSONWriter) {
    json.object("artifactLocation") { json in
      json.field("uri", Self.uri(report.files.path(file)))
    }
  }

  /// A path as a relative URI reference (RFC 3986): everything but unreserved characters and "/" is encoded.
  private static func uri(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }

  private func region(_ origin: Origin, to json: inout JSONWriter) {
    let start = report.files.start(origin)
    let end = report.files.end(origin)
    json.field("startLine", start.line)
    json.field("startColumn", start.column)
    json.field("endLine", end.line)
    json.field("endColumn", end.column)
  }

  private func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  private func problemSeverity(_ severity: Severity) -> String {
    severity == .info ? "recommendation" : severity.name
  }
}
