import SpecModel
import SpecText

extension DumpWords {
  /// What elements are called technically: equal identifiers of one class are one name.
  struct Name {
    /// The words of role, identifier and class, also without the ending of the plural.
    let words: Set<String>
    /// Those of the identifier alone.
    let ident: Set<String>

    /// Whether the identifier holds all the words.
    func identifies(_ wanted: WantedWords) -> Bool {
      !ident.isEmpty && wanted.singular.allSatisfy(ident.contains)
    }
  }

  /// What identifies a name.
  private struct NameKey: Hashable {
    var role: LayoutRole
    var raw: String
    var ident: String?
  }

  /// The distinct texts and names, and who has them.
  struct Tables {
    /// The number of each folded text.
    private(set) var texts: [String: Int32] = [:]
    /// The words of all texts.
    private(set) var vocabulary = Vocabulary()
    /// The numbers of the words of each text, one text after the other.
    private var spoken: [Int32] = []
    /// Place of the first word of each text in `spoken`; one more at the end.
    private var starts: [Int32] = [0]
    /// Whether an element that is not hidden shows it, or is called so.
    private(set) var isShown: [Bool] = []
    /// Whether it is so long that it names nothing.
    private(set) var isProse: [Bool] = []
    /// The texts that hold a word, also without the ending of the plural.
    private var byWord = Postings([], count: 0)
    /// The elements that show a text.
    private(set) var byText = Postings([], count: 0)
    /// The elements that assistive technology calls so.
    private(set) var byName = Postings([], count: 0)
    /// The technical names.
    private(set) var names: [Name] = []
    /// The elements of each technical name.
    private(set) var byNameGroup = Postings([], count: 0)
    /// The number of the technical name of each element.
    private(set) var nameOf: [Int32] = []
    private var textOf: [Int32] = []
    private var nameTextOf: [Int32] = []
    private var namesByWord: [String: [Int32]] = [:]

    /// Bytes beyond which a text is prose, and beyond which it is not looked at.
    private static let limits = (prose: 400, text: 1000)

    init(_ facts: LayoutFacts) {
      var known: [String: Int32] = [:]
      var keys: [NameKey: Int32] = [:]
      var textOf: [Int32] = []
      var nameTextOf: [Int32] = []
      var nameOf: [Int32] = []
      textOf.reserveCapacity(facts.nodes.count)
      nameTextOf.reserveCapacity(facts.nodes.count)
      nameOf.reserveCapacity(facts.nodes.count)
      for index in facts.nodes.indices {
        let isShown = facts.nodes[index].hidden != true
        textOf.append(number(of: facts.nodes[index].text, &known, isShown))
        nameTextOf.append(number(of: facts.nodes[index].name, &known, isShown))
        let key = NameKey(
          role: facts.nodes[index].role, raw: facts.nodes[index].raw,
          ident: facts.nodes[index].ident)
        if let number = keys[key] {
          nameOf.append(number)
        } else {
          keys[key] = Int32(names.count)
          nameOf.append(Int32(names.count))
          addName(facts.nodes[index])
        }
      }
      self.textOf = textOf
      self.nameTextOf = nameTextOf
      self.nameOf = nameOf
      byWord = postings()
      byText = Postings(textOf, count: isShown.count)
      byName = Postings(nameTextOf, count: isShown.count)
      byNameGroup = Postings(nameOf, count: names.count)
    }

    /// The number of a text; -1 where there is none or it is too long.
    private mutating func number(
      of text: String?, _ known: inout [String: Int32], _ isShown: Bool
    ) -> Int32 {
      guard let text, !text.isEmpty, text.utf8.count <= Self.limits.text else { return -1 }
      if let number = known[text] {
        if isShown { self.isShown[Int(number)] = true }
        return number
      }
      let own = Names.words(text)
      let folded = own.joined(separator: " ")
      let number = texts[folded] ?? Int32(self.isShown.count)
      known[text] = number
      if Int(number) == self.isShown.count {
        texts[folded] = number
        self.isShown.append(isShown)
        isProse.append(text.utf8.count > Self.limits.prose)
        for word in own { spoken.append(vocabulary.add(word)) }
        starts.append(Int32(spoken.count))
      } else if isShown {
        self.isShown[Int(number)] = true
      }
      return number
    }

    /// The texts that hold each word, also without the ending of the plural.
    private func postings() -> Postings {
      var last = [Int32](repeating: -1, count: vocabulary.count)
      var words: [Int32] = []
      var texts: [Int32] = []
      words.reserveCapacity(spoken.count)
      texts.reserveCapacity(spoken.count)
      for text in isShown.indices.map(Int32.init) {
        for word in self.words(of: text) {
          for form in [word, vocabulary.singular(of: word)]
          where form >= 0 && last[Int(form)] < text {
            last[Int(form)] = text
            words.append(form)
            texts.append(text)
          }
        }
      }
      return Postings(words, of: texts, count: vocabulary.count)
    }

    /// The numbers of the words of a text.
    func words(of text: Int32) -> ArraySlice<Int32> {
      spoken[Int(starts[Int(text)])..<Int(starts[Int(text) + 1])]
    }

    /// Whether a text holds a word, also without the ending of the plural.
    private func holds(_ word: Int32, _ text: Int32) -> Bool {
      words(of: text).contains { $0 == word || vocabulary.singular(of: $0) == word }
    }

    /// The words, also without the ending of the plural, each once.
    private static func forms(_ words: [String]) -> Set<String> {
      var forms = Set(words)
      for word in words { forms.insert(Subject.singular(word)) }
      return forms
    }

    private mutating func addName(_ node: LayoutNode) {
      func words(_ text: String) -> [String] {
        text.utf8.count <= Self.limits.prose ? Names.words(text) : []
      }
      let ident = node.ident.map(words) ?? []
      let raw = words(node.shortClass)
      let own = Self.forms(ident)
      let all = own.union(Self.forms(raw)).union([node.role.rawValue])
      for word in all { namesByWord[word, default: []].append(Int32(names.count)) }
      names.append(Name(words: all, ident: own))
    }

    /// The texts that hold a word.
    func holding(_ word: String) -> ArraySlice<Int32> {
      vocabulary.number(of: word).map { byWord[$0] } ?? []
    }

    /// The texts that hold all words of a part of a drawing, in either form.
    func holding(_ wanted: WantedWords) -> [Int32] {
      if wanted.words.count == 1 {
        return texts[wanted.words[0]].map { [$0] } ?? []
      }
      let numbers = wanted.words.map { vocabulary.number(of: $0) ?? -1 }
      guard !numbers.contains(-1),
        let rarest = numbers.min(by: { byWord[$0].count < byWord[$1].count })
      else { return [] }
      return byWord[rarest].filter { text in
        !isProse[Int(text)] && numbers.allSatisfy { holds($0, text) }
      }
    }

    /// The technical names whose identifiers hold all words of a part of a drawing.
    func names(of wanted: WantedWords) -> [Int32] {
      guard let first = wanted.singular.first else { return [] }
      return namesByWord[first]?.filter { names[Int($0)].identifies(wanted) } ?? []
    }

    /// The elements whose names, and texts where that is asked for, hold a word.
    func elements(named word: String, includesTexts: Bool) -> [Int32] {
      var found = (namesByWord[word] ?? []).flatMap { byNameGroup[$0] }
      if includesTexts {
        for text in holding(word) where !isProse[Int(text)] {
          found += byText[text]
          found += byName[text]
        }
      }
      return found
    }

    /// Whether text, name, identifier, class or role of an element holds a word.
    func has(_ word: String, _ node: Int) -> Bool {
      if names[Int(nameOf[node])].words.contains(word) { return true }
      guard let number = vocabulary.number(of: word) else { return false }
      return [textOf[node], nameTextOf[node]].contains { text in
        text >= 0 && !isProse[Int(text)] && holds(number, text)
      }
    }
  }

  /// Words with a number each.
  struct Vocabulary {
    private var numbers: [String: Int32] = [:]
    /// The number of each word without the ending of the plural; -1 where it has none.
    private var singulars: [Int32] = []

    /// Number of words.
    var count: Int { singulars.count }

    /// The number of a word, if it is known.
    func number(of word: String) -> Int32? { numbers[word] }

    /// The number of a word without the ending of the plural; -1 where it has none.
    func singular(of word: Int32) -> Int32 { singulars[Int(word)] }

    /// The number of a word, known or new.
    mutating func add(_ word: String) -> Int32 {
      if let number = numbers[word] { return number }
      let number = Int32(singulars.count)
      numbers[word] = number
      singulars.append(-1)
      if word.utf8.last == UInt8(ascii: "s") {
        let shorter = Subject.singular(word)
        if shorter != word { singulars[Int(number)] = add(shorter) }
      }
      return number
    }
  }
}
