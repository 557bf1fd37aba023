import SpecAnalysis
public import SpecDiagnostics
public import SpecLint
import SpecModel
import SpecSyntax
import SpecText

/// Reports headings that leave out a level which their siblings have.
public struct HeadingSkipsLevel: LintRule {
  /// What the rule is.
  public static let info = RuleInfo(
    code: "D121", name: "heading-skips-level",
    summary:
      "A heading is two levels below the one around it, and its siblings are one level below.",
    category: .documentForm, defaultSeverity: .warning,
    explanation: """
      Outlines and screen readers show a heading that skips a level as a part of a part that is not there.
      Reported is one heading among siblings: where a document leaves out a level throughout, it has a
      style of its own; a line of several words right below the title, with text behind it, is a subtitle.
      """,
    references: ["WCAG 2.2, 1.3.1 Info and Relationships (A), technique H42"],
    examples: [
      .accepted("# Field\n\n## Use\n\n### Typing\n\nText.\n\n### Picking\n\nText.\n"),
      .flagged("# Field\n\n## Use\n\n⟦#### Typing⟧\n\nText.\n\n### Picking\n\nText.\n"),
    ]
  )

  /// Makes the rule.
  public init() {}

  /// Compares the levels of the sections below each heading.
  public func check(_ context: RuleContext, into diagnostics: inout [Diagnostic]) {
    let document = context.document
    for (number, section) in document.sections.enumerated() where section.parent > 0 {
      let level = document.sections[Int(section.parent)].level + 1
      guard section.level > level, section.heading >= 0 else { continue }
      let siblings = document.sections.indices.filter {
        document.sections[$0].parent == section.parent && $0 != number
      }
      // Several are a style, or belong together; so are headings that return, as in a log of changes.
      guard siblings.allSatisfy({ document.sections[$0].level == level }),
        let sample = siblings.first, !isRepeated(number, document),
        !isSubtitle(number, document)
      else { continue }
      diagnostics.append(diagnostic(number, beside: sample, level: level, document))
    }
  }

  /// Whether another heading has the same title and the same level, or names a thing of the same kind: "State: Sent".
  private func isRepeated(_ section: Int, _ document: Document) -> Bool {
    let title = document.title(ofSection: section)
    let kind = title.firstIndex(of: ":").map { title[...$0] }
    return document.sections.indices.contains {
      guard $0 != section, document.sections[$0].level == document.sections[section].level else {
        return false
      }
      let other = document.title(ofSection: $0)
      return other == title || kind.map { other.hasPrefix($0) } ?? false
    }
  }

  /// Titles of first sections, which are set too deep where they skip a level.
  private static let openers: Lexicon = [
    "overview", "introduction", "purpose", "contents", "goal", "goals", "summary", "background",
    "context", "about", "scope", "status", "abstract", "principles", "changelog", "version",
    "überblick", "übersicht", "einleitung", "einführung", "zweck", "ziel", "ziele", "inhalt",
    "inhaltsverzeichnis", "zusammenfassung", "aperçu", "présentation", "objectif", "objectifs",
    "sommaire", "contexte", "résumé", "introducción", "resumen", "objetivo", "objetivos", "índice",
    "contexto", "introdução", "visão", "resumo", "introduzione", "panoramica", "obiettivo",
    "obiettivi", "indice", "contesto", "inleiding", "overzicht", "doel", "samenvatting",
    "inhoudsopgave", "pendahuluan", "ikhtisar", "tujuan", "ringkasan", "введение", "обзор",
  ]
  private static let wideOpeners = [
    "概要", "目次", "はじめに", "目的", "概述", "简介", "簡介", "目录", "目錄", "背景", "前言", "개요", "소개", "목차", "목적",
  ]

  /// Whether a heading is the second line of the one title of a document: right below it, with text and no headings of
  /// its own, and no title of a first section: "How things move here".
  private func isSubtitle(_ section: Int, _ document: Document) -> Bool {
    let own = document.sections[section]
    let parent = document.sections[Int(own.parent)]
    guard parent.level == 1, own.heading == parent.heading + 1,
      own.ownNodes.count > 1, own.ownNodes == own.nodes,
      document.sections.count(where: { $0.level == 1 }) == 1
    else { return false }
    let title = document.title(ofSection: section)
    guard title.unicodeScalars.first?.properties.numericType == nil,
      !Names.hasWord(title, in: Self.openers),
      !Self.wideOpeners.contains(where: title.contains)
    else { return false }
    return Names.wordCount(title) > 1 || title.utf8.contains { $0 >= 0xE3 } && title.count > 5
  }

  private func diagnostic(
    _ section: Int, beside sibling: Int, level: UInt8, _ document: Document
  ) -> Diagnostic {
    let title = document.title(ofSection: section)
    let own = document.sections[section]
    let heading = document.nodes[Int(own.heading)].range
    let other = document.nodes[Int(document.sections[sibling].heading)].range
    return diagnostic(
      "the heading '\(title)' skips level \(level)",
      at: document.origin(document.firstLine(of: heading)), label: "level \(own.level)",
      related: [.init(document.origin(document.firstLine(of: other)), "level \(level)")],
      why:
        "the heading around it has level \(level - 1), the other sections there have level \(level)",
      help: "write '\(String(repeating: "#", count: Int(level))) \(title)'",
      fix: fix(section, heading: heading, level: level, document))
  }

  /// Changes the number of marks, unless headings below would be left behind.
  private func fix(
    _ section: Int, heading: SourceRange, level: UInt8, _ document: Document
  ) -> Diagnostic.Fix? {
    let hasChildren = document.sections.contains { Int($0.parent) == section }
    let start = Int(heading.start)
    let end = min(start + Int(document.sections[section].level), document.source.bytes.count)
    guard !hasChildren, document.source.bytes[start..<end].allSatisfy({ $0 == 0x23 }) else {
      return nil
    }
    return Diagnostic.Fix(
      safety: .safe, title: "change the level of the heading",
      edits: [
        .init(
          document.origin(SourceRange(start, end)), text: String(repeating: "#", count: Int(level)))
      ])
  }
}
