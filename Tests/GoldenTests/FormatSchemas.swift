/// The parts of the published schemas that the formats use, written down anew: what is required, of which type, and
/// closed where the original is closed.
enum FormatSchemas {
  /// - Source: OASIS SARIF 2.1.0, sections 3.13 to 3.58; `additionalProperties` is false there throughout.
  static let sarif = """
    {
      "type": "object", "additionalProperties": false, "required": ["version", "runs", "$schema"],
      "properties": {
        "$schema": { "type": "string" }, "version": { "enum": ["2.1.0"] },
        "runs": { "type": "array", "items": { "$ref": "#/$defs/run" } }
      },
      "$defs": {
        "run": {
          "type": "object", "additionalProperties": false, "required": ["tool", "results"],
          "properties": {
            "tool": {
              "type": "object", "additionalProperties": false, "required": ["driver"],
              "properties": { "driver": { "$ref": "#/$defs/driver" } }
            },
            "columnKind": { "enum": ["utf16CodeUnits", "unicodeCodePoints"] },
            "automationDetails": {
              "type": "object", "additionalProperties": false,
              "properties": { "id": { "type": "string" } }
            },
            "results": { "type": "array", "items": { "$ref": "#/$defs/result" } }
          }
        },
        "driver": {
          "type": "object", "additionalProperties": false, "required": ["name"],
          "properties": {
            "name": { "type": "string" }, "semanticVersion": { "type": "string" },
            "rules": { "type": "array", "items": { "$ref": "#/$defs/rule" } }
          }
        },
        "rule": {
          "type": "object", "additionalProperties": false, "required": ["id"],
          "properties": {
            "id": { "type": "string" }, "name": { "type": "string" },
            "shortDescription": { "$ref": "#/$defs/text" },
            "fullDescription": { "$ref": "#/$defs/text" }, "help": { "$ref": "#/$defs/text" },
            "defaultConfiguration": {
              "type": "object", "additionalProperties": false,
              "properties": { "level": { "$ref": "#/$defs/level" } }
            },
            "properties": {
              "type": "object", "required": ["tags", "precision", "problem.severity"],
              "properties": {
                "tags": { "type": "array", "items": { "type": "string" } },
                "precision": { "enum": ["very-high", "high", "medium", "low"] },
                "problem.severity": { "enum": ["error", "warning", "recommendation"] }
              }
            }
          }
        },
        "level": { "enum": ["none", "note", "warning", "error"] },
        "text": {
          "type": "object", "additionalProperties": false, "required": ["text"],
          "properties": { "text": { "type": "string" }, "markdown": { "type": "string" } }
        },
        "result": {
          "type": "object", "additionalProperties": false,
          "required": ["message", "ruleId", "level", "locations", "partialFingerprints"],
          "properties": {
            "ruleId": { "type": "string" }, "ruleIndex": { "type": "integer", "minimum": 0 },
            "level": { "$ref": "#/$defs/level" }, "message": { "$ref": "#/$defs/text" },
            "locations": { "type": "array", "items": { "$ref": "#/$defs/location" } },
            "relatedLocations": { "type": "array", "items": { "$ref": "#/$defs/location" } },
            "partialFingerprints": {
              "type": "object", "required": ["primaryLocationLineHash"],
              "additionalProperties": { "type": "string" }
            },
            "fixes": { "type": "array", "items": { "$ref": "#/$defs/fix" } },
            "baselineState": { "enum": ["new", "unchanged", "updated", "absent"] },
            "suppressions": {
              "type": "array",
              "items": {
                "type": "object", "additionalProperties": false, "required": ["kind"],
                "properties": {
                  "kind": { "enum": ["inSource", "external"] },
                  "justification": { "type": "string" }
                }
              }
            }
          }
        },
        "location": {
          "type": "object", "additionalProperties": false, "required": ["physicalLocation"],
          "properties": {
            "id": { "type": "integer", "minimum": 0 }, "message": { "$ref": "#/$defs/text" },
            "physicalLocation": {
              "type": "object", "additionalProperties": false,
              "required": ["artifactLocation", "region"],
              "properties": {
                "artifactLocation": { "$ref": "#/$defs/artifact" },
                "region": { "$ref": "#/$defs/region" }
              }
            }
          }
        },
        "artifact": {
          "type": "object", "additionalProperties": false, "required": ["uri"],
          "properties": { "uri": { "type": "string" } }
        },
        "region": {
          "type": "object", "additionalProperties": false,
          "required": ["startLine", "startColumn", "endLine", "endColumn"],
          "properties": {
            "startLine": { "type": "integer", "minimum": 1 },
            "startColumn": { "type": "integer", "minimum": 1 },
            "endLine": { "type": "integer", "minimum": 1 },
            "endColumn": { "type": "integer", "minimum": 1 }
          }
        },
        "fix": {
          "type": "object", "additionalProperties": false, "required": ["artifactChanges"],
          "properties": {
            "description": { "$ref": "#/$defs/text" },
            "artifactChanges": {
              "type": "array",
              "items": {
                "type": "object", "additionalProperties": false,
                "required": ["artifactLocation", "replacements"],
                "properties": {
                  "artifactLocation": { "$ref": "#/$defs/artifact" },
                  "replacements": {
                    "type": "array",
                    "items": {
                      "type": "object", "additionalProperties": false,
                      "required": ["deletedRegion"],
                      "properties": {
                        "deletedRegion": { "$ref": "#/$defs/region" },
                        "insertedContent": { "$ref": "#/$defs/text" }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    """

  /// - Source: reviewdog, `proto/rdf/reviewdog.proto`, messages DiagnosticResult and Diagnostic.
  static let rdjson = """
    {
      "type": "object", "additionalProperties": false, "required": ["diagnostics"],
      "properties": {
        "source": {
          "type": "object", "additionalProperties": false, "required": ["name"],
          "properties": { "name": { "type": "string" }, "url": { "type": "string" } }
        },
        "severity": { "enum": ["ERROR", "WARNING", "INFO"] },
        "diagnostics": {
          "type": "array",
          "items": {
            "type": "object", "additionalProperties": false, "required": ["message", "location"],
            "properties": {
              "message": { "type": "string" }, "location": { "$ref": "#/$defs/location" },
              "severity": { "enum": ["ERROR", "WARNING", "INFO"] },
              "code": {
                "type": "object", "additionalProperties": false, "required": ["value"],
                "properties": { "value": { "type": "string" }, "url": { "type": "string" } }
              },
              "suggestions": {
                "type": "array",
                "items": {
                  "type": "object", "additionalProperties": false, "required": ["range", "text"],
                  "properties": {
                    "range": { "$ref": "#/$defs/range" }, "text": { "type": "string" }
                  }
                }
              },
              "relatedLocations": {
                "type": "array",
                "items": {
                  "type": "object", "additionalProperties": false, "required": ["location"],
                  "properties": {
                    "message": { "type": "string" }, "location": { "$ref": "#/$defs/location" }
                  }
                }
              }
            }
          }
        }
      },
      "$defs": {
        "location": {
          "type": "object", "additionalProperties": false, "required": ["path", "range"],
          "properties": { "path": { "type": "string" }, "range": { "$ref": "#/$defs/range" } }
        },
        "range": {
          "type": "object", "additionalProperties": false, "required": ["start"],
          "properties": {
            "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" }
          }
        },
        "position": {
          "type": "object", "additionalProperties": false, "required": ["line"],
          "properties": {
            "line": { "type": "integer", "minimum": 1 },
            "column": { "type": "integer", "minimum": 1 }
          }
        }
      }
    }
    """

  /// - Source: GitLab Docs, "Code Quality report format".
  static let gitLab = """
    {
      "type": "array",
      "items": {
        "type": "object",
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "properties": {
          "description": { "type": "string" }, "check_name": { "type": "string" },
          "fingerprint": { "type": "string" },
          "severity": { "enum": ["info", "minor", "major", "critical", "blocker"] },
          "location": {
            "type": "object", "required": ["path", "lines"],
            "properties": {
              "path": { "type": "string" },
              "lines": {
                "type": "object", "required": ["begin"],
                "properties": { "begin": { "type": "integer", "minimum": 1 } }
              }
            }
          }
        }
      }
    }
    """
}
