import SpecDiagnostics
import SpecText
import Testing

@testable import SpecSyntax

private func parse(_ text: String) -> (source: SourceText, result: FrontMatterParser.Result) {
  let source = SourceText(decoding: ContiguousArray(text.utf8), path: "a.md")
  return (source, FrontMatterParser.parse(source, file: FileID(0)))
}

/// A node as compact text: strings in quotes, the rest as typed.
private func text(_ node: YAMLNode) -> String {
  switch node.value {
  case .null: "null"
  case .bool(let flag): "\(flag)"
  case .integer(let number): "\(number)"
  case .number(let number): "\(number)f"
  case .string(let string): "'\(string)'"
  case .sequence(let items): "[" + items.map(text).joined(separator: " ") + "]"
  case .mapping(let entries):
    "{" + entries.map { "\($0.key):" + text($0.value) }.joined(separator: " ") + "}"
  }
}

@Suite("Front matter: values")
struct FrontMatterValueTests {
  @Test(
    "scalars have the types of the core schema",
    arguments: [
      ("1", "1"), ("-7", "-7"), ("0x1F", "31"), ("0o17", "15"), ("007", "7"), ("1.0", "1.0f"),
      ("1e3", "1000.0f"),
      (".5", "0.5f"), ("1.0.0", "'1.0.0'"), ("2025-01-21", "'2025-01-21'"), ("'1'", "'1'"),
      ("\"1\"", "'1'"),
      ("true", "true"), ("False", "false"), ("yes", "'yes'"), ("~", "null"), ("", "null"),
      ("null", "null"),
      (".inf", "'.inf'"), ("+", "'+'"), ("1e", "'1e'"), ("!!str 1", "'1'"),
      ("é x", "'é x'"),
      ("99999999999999999999", "1e+20f"), ("[a, 1, 'b c']", "['a' 1 'b c']"), ("{x: 1}", "{x:1}"),
      ("a # note", "'a'"), ("[Name]", "['Name']"), ("|\n  one\n  two", "'one\ntwo\n'"),
      (">-\n  one\n  two", "'one two'"),
    ])
  func scalars(value: String, expected: String) throws {
    let (_, result) = parse("---\nkey: \(value)\n---\nText\n")
    #expect(result.diagnostics.isEmpty)
    #expect(try text(#require(result.frontMatter).root) == "{key:\(expected)}")
  }

  @Test("nested values have exact places")
  func places() throws {
    let (source, result) = parse(
      "\u{FEFF}---\r\ntitle: Größe → 🎯\r\nfiles:\r\n  - a.md\r\n  - 'b c.md'\r\ncolors:\r\n  ink: \"#123\"\r\n---\r\n"
    )
    let root = try #require(result.frontMatter).root
    #expect(text(root) == "{title:'Größe → 🎯' files:['a.md' 'b c.md'] colors:{ink:'#123'}}")
    func slice(_ range: SourceRange) -> String { source.string(range) }
    #expect(slice(root.entries[0].keyRange) == "title")
    #expect(slice(root.entries[0].value.range) == "Größe → 🎯")
    #expect(try slice(#require(root["files"]).items[1].range) == "'b c.md'")
    #expect(try slice(#require(root["files"]).range) == "- a.md\n  - 'b c.md'")
    #expect(try slice(#require(root["colors"]?["ink"]).range) == "\"#123\"")
    #expect(
      slice(result.excluded).hasPrefix("---\ntitle") && slice(result.excluded).hasSuffix("\n---"))
  }
}

@Suite("Front matter: where it stands")
struct FrontMatterPlaceTests {
  @Test(
    "only what is a mapping between fences is taken",
    arguments: [
      ("---\na: 1\n---\n# T\n", "---\na: 1\n---"), ("\n\n---\na: 1\n...\n", "---\na: 1\n..."),
      ("---\n# note\n\na: 1\n---", "---\n# note\n\na: 1\n---"), ("---\n---\nText", "---\n---"),
      ("---  \na: 1\n---\t\n", "---  \na: 1\n---\t"), ("---\n{a: 1}\n---\n", "---\n{a: 1}\n---"),
      ("# T\n\n---\na: 1\nb: 2\n---\nText", "---\na: 1\nb: 2\n---"),
      ("", ""), ("---", ""), ("---\n", ""), ("# T\n", ""), ("---\n\n# Title\n\nText\n\n---\n", ""),
      (
        "---\nSome prose: with a colon and many further words.\nMore prose.\n\nAgain.\n\nAnd more.\n---\n",
        ""
      ),
      ("---\n- item\n- item\n---\n", ""), ("---\n\n**Status:** Draft\n\n---\n", ""),
      ("# T\n\n---\n\nNote: text\n\n---\n", ""), ("# T\n\n---\nNote: text\n", ""),
      ("---\n\nNote: one line\n\n# H\n", ""), ("Text\n---\na: 1\n---\n", ""),
      ("    ---\na: 1\n---\n", ""),
    ])
  func taken(document: String, expected: String) {
    let (source, result) = parse(document)
    #expect(source.string(result.excluded) == expected)
    #expect((result.frontMatter == nil) == expected.isEmpty)
  }

  @Test("a text of several lines may look like prose, and a comment behind it like a heading")
  func textOfSeveralLines() {
    let (_, result) = parse(
      "---\nname: kiosk\nnote: >-\n  What everybody who draws a part of this should have in mind:\n"
        + "  few colours.\n\n# TOKENS\n\ncolors:\n  ink: \"#111\"\n---\n\n# Kiosk\n")
    #expect(result.diagnostics.isEmpty)
    #expect(result.frontMatter != nil)
  }

  @Test("a block after the first heading is read and reported")
  func misplaced() throws {
    let (_, result) = parse("# T\n\n---\na: 1\n---\nText")
    #expect(try #require(result.frontMatter).isFirst == false)
    #expect(result.diagnostics.map(\.code) == ["D110"])
  }
}

@Suite("Front matter: damage")
struct FrontMatterDamageTests {
  @Test(
    "what can be read is read, and each slip is reported where it is",
    arguments: [
      ("title: Foo: Bar\nstatus: x", "{title:'Foo: Bar' status:'x'}", ["D117 2 'Foo: Bar'"]),
      ("title: @foo\nb: `c`", "{title:'@foo' b:'`c`'}", ["D117 2 '@foo'", "D117 3 '`c`'"]),
      ("a:\n  -\n  - c\nb: @d", "{a:[null 'c'] b:'@d'}", ["D117 5 '@d'"]),
      ("owner: [Name] (lead)\nb: 1", "{owner:'[Name] (lead)' b:1}", ["D117 2 '[Name] (lead)'"]),
      ("a: \"x\" and y\nb: 1", "{a:'\"x\" and y' b:1}", ["D117 2 '\"x\" and y'"]),
      ("a: **bold**\nb: >3s", "{a:'**bold**' b:'>3s'}", ["D117 2 '**bold**'", "D117 3 '>3s'"]),
      ("a: it's: so # note\nb: 1", "{a:'it's: so' b:1}", ["D117 2 'it's: so'"]),
      ("a:\n\t- x\nb: 1", "{a:['x'] b:1}", ["D114 3 '\t'"]),
      ("a: 1\na: 2", "{a:1 a:2}", ["D113 3 'a'"]),
      ("a: 1\nprose without end\nb: 2", "{a:1 b:2}", ["D112 3 'prose without end'"]),
      ("a: 'open\nb: 2", "{a:''open' b:2}", ["D117 2 ''open'"]),
      ("a: [1, 2\nb: 2", "{a:'[1, 2' b:2}", ["D117 2 '[1, 2'"]),
      ("b: 2\n? [x]\n: 1", "{b:2}", ["D116 3 '[x]'"]),
      ("a: *gone\nb: 2", "{a:'*gone' b:2}", ["D118 2 '*gone'"]),
      ("a: &x [1]\nb: *x", "{a:[1] b:[1]}", []),
    ])
  func recovers(yaml: String, expected: String, diagnostics: [String]) throws {
    let (source, result) = parse("---\n\(yaml)\n---\nText\n")
    let found = result.diagnostics.map {
      "\($0.code) \(source.line(of: $0.origin.range.start)) '\(source.string($0.origin.range))'"
    }
    #expect(found == diagnostics)
    #expect(try text(#require(result.frontMatter).root) == expected)
  }

  @Test("all tabs that indent a line are replaced at once")
  func tabs() throws {
    let (source, result) = parse("---\na:\n\t \t- x\nb: 1\n---\n")
    let edits = try #require(result.diagnostics.first?.fix?.edits)
    var bytes = source.bytes
    for edit in edits.reversed() {
      bytes.replaceSubrange(edit.origin.range.offsets, with: edit.text.utf8)
    }
    #expect(edits.count == 2)
    #expect(parse(String(decoding: bytes, as: UTF8.self)).result.diagnostics.isEmpty)
  }

  @Test("the proposed quotes make the block valid")
  func fix() throws {
    let (source, result) = parse("---\ntitle: It's: so\n---\n")
    let edit = try #require(result.diagnostics.first?.fix?.edits.first)
    var bytes = source.bytes
    bytes.replaceSubrange(edit.origin.range.offsets, with: edit.text.utf8)
    let again = parse(String(decoding: bytes, as: UTF8.self)).result
    #expect(again.diagnostics.isEmpty)
    #expect(try text(#require(again.frontMatter).root) == "{title:'It's: so'}")
  }

  @Test("a block without end stops where YAML stops")
  func unclosed() throws {
    let (source, result) = parse(
      "---\ntitle: T\nstatus: draft\n\n# Heading\n\nText\n\n---\n\nMore\n")
    #expect(result.diagnostics.map(\.code) == ["D111"])
    #expect(source.string(result.excluded) == "---\ntitle: T\nstatus: draft")
    #expect(try text(#require(result.frontMatter).root) == "{title:'T' status:'draft'}")
  }

  @Test("repeated aliases and deep nesting are cut")
  func limits() throws {
    var bomb = "a0: &a0 [x, x]\n"
    for level in 1...60 { bomb += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    let (_, result) = parse("---\n\(bomb)---\n")
    #expect(result.diagnostics.map(\.code) == ["D115"])
    #expect(try #require(result.frontMatter).root["a0"]?.items.count == 2)

    let deep = String(repeating: "[", count: 80) + String(repeating: "]", count: 80)
    let (_, nested) = parse("---\na: \(deep)\nb: 1\n---\n")
    #expect(nested.diagnostics.map(\.code) == ["D115"])
    #expect(try #require(nested.frontMatter).root["b"] != nil)
  }

  @Test("random blocks never crash", arguments: 0..<300)
  func fuzz(seed: Int) {
    let pieces = [
      "a", "b: ", ": ", "- ", "\n", "\n  ", "\t", "[", "]", "{", "}", "'", "\"", "#", "&a ", "*a",
      "|", ">", "é🎯",
      "---\n", "%", "@", "? ", "!", "\u{85}", "\u{2028}", "\\", "1", ",", "...\n",
    ]
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    var document = "---\nk: "
    for _ in 0..<60 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      document += pieces[Int(state % UInt64(pieces.count))]
    }
    let (source, result) = parse(document + "\n---\n")
    for diagnostic in result.diagnostics {
      #expect(Int(diagnostic.origin.range.end) <= source.bytes.count)
    }
    if let root = result.frontMatter?.root { checkPlaces(root, source) }
  }

  private func checkPlaces(_ node: YAMLNode, _ source: SourceText) {
    #expect(Int(node.range.end) <= source.bytes.count)
    for item in node.items { checkPlaces(item, source) }
    for entry in node.entries { checkPlaces(entry.value, source) }
  }
}
