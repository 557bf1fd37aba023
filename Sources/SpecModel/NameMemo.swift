import SpecText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The words, keys and answers of the names that were asked for last.
///
/// A document has few names, titles of sections, states and headers of columns, and many recognisers and rules that ask
/// each of them for its words. What is kept follows from the bytes of a name alone. Each thread has a memo of its own,
/// so that none waits for another, and its memory is bounded.
package enum NameMemo {
  /// What is asked of a name and answered by its bytes alone with yes or no.
  package struct Question: Sendable {
    /// The bit of the question in `Answers`.
    let bit: UInt32

    /// Makes the question of a number; each number below 32 is one question of the whole program.
    package init(number: UInt32) {
      precondition(number < 32, "a question has one of 32 bits")
      bit = 1 << number
    }
  }

  /// The questions that were asked of a name, and those of them that were answered with yes.
  private struct Answers {
    var asked: UInt32 = 0
    var affirmed: UInt32 = 0
  }

  /// A name with what it was folded to.
  private struct Entry<Value> {
    var name = ""
    var value: Value
  }

  /// The entries of one kind; a name has one place and takes it from the name that was there.
  ///
  /// It holds nothing but a pointer, so that to ask it counts no references.
  private struct Table<Value> {
    private let entries: UnsafeMutablePointer<Entry<Value>>

    init(_ empty: Value) {
      entries = .allocate(capacity: NameMemo.capacity)
      entries.initialize(repeating: Entry(value: empty), count: NameMemo.capacity)
    }

    func free() {
      entries.deinitialize(count: NameMemo.capacity)
      entries.deallocate()
    }

    /// What a name was folded to, or is now.
    @inline(__always)
    func value(of name: String, at place: Int, _ fold: (String) -> Value) -> Value {
      let entry = entries + place
      if NameMemo.areSame(entry.pointee.name, name) { return entry.pointee.value }
      let value = fold(name)
      entry.pointee.name = name
      entry.pointee.value = value
      return value
    }

    /// The entry of a name, which is emptied if another name has it.
    @inline(__always)
    func entry(
      of name: String, at place: Int, _ empty: Value
    ) -> UnsafeMutablePointer<Entry<Value>> {
      let entry = entries + place
      if !NameMemo.areSame(entry.pointee.name, name) {
        entry.pointee.name = name
        entry.pointee.value = empty
      }
      return entry
    }
  }

  /// The tables of one thread.
  private struct Tables {
    let words = Table<[String]>([])
    let keys = Table<String>("")
    let bare = Table<String>("")
    let answers = Table<Answers>(Answers())
    /// The empty name, which is where nothing was kept yet, stands for nothing.
    let codes = Table<UInt8>(.max)

    func free() {
      words.free()
      keys.free()
      bare.free()
      answers.free()
      codes.free()
    }
  }

  /// The number of entries of a table, a power of two.
  private static let capacity = 1 << capacityBits
  private static let capacityBits = 12
  /// The bytes of the longest name that is kept; what is longer is a sentence, and seldom asked for again.
  private static let longest = 160

  /// The words of a name, made by a closure if they are not known.
  static func words(of name: String, _ fold: (String) -> [String]) -> [String] {
    guard name.utf8.count <= longest else { return fold(name) }
    return current.pointee.words.value(of: name, at: place(of: name), fold)
  }

  /// The key of a name, made by a closure if it is not known.
  static func key(of name: String, _ fold: (String) -> String) -> String {
    guard name.utf8.count <= longest else { return fold(name) }
    return current.pointee.keys.value(of: name, at: place(of: name), fold)
  }

  /// A name without its numbering, made by a closure if it is not known.
  package static func bare(of name: String, _ fold: (String) -> String) -> String {
    guard name.utf8.count <= longest else { return fold(name) }
    return current.pointee.bare.value(of: name, at: place(of: name), fold)
  }

  /// The number of what a header stands for, found by a closure if it is not known.
  package static func code(ofHeader name: String, _ find: (String) -> UInt8) -> UInt8 {
    guard name.utf8.count <= longest else { return find(name) }
    return current.pointee.codes.value(of: name, at: place(of: name), find)
  }

  /// The answer to a question on a name, found by a closure if it is not known.
  package static func answer(
    _ question: Question, of name: String, _ ask: (String) -> Bool
  ) -> Bool {
    guard name.utf8.count <= longest else { return ask(name) }
    let (answers, place) = (current.pointee.answers, place(of: name))
    let known = answers.entry(of: name, at: place, Answers()).pointee.value
    if known.asked & question.bit != 0 { return known.affirmed & question.bit != 0 }
    let isAffirmed = ask(name)
    // The question may have asked others, also of names with the same place.
    let entry = answers.entry(of: name, at: place, Answers())
    entry.pointee.value.asked |= question.bit
    if isAffirmed { entry.pointee.value.affirmed |= question.bit }
    return isAffirmed
  }

  // MARK: Places

  /// The place of a name by its length and its first and last bytes.
  private static func place(of name: String) -> Int {
    name.utf8.withContiguousStorageIfAvailable { place(of: UnsafeRawBufferPointer($0)) } ?? 0
  }

  private static func place(of bytes: UnsafeRawBufferPointer) -> Int {
    var mixed = UInt64(truncatingIfNeeded: bytes.count)
    if bytes.count >= 8 {
      let head = bytes.loadUnaligned(as: UInt64.self)
      let tail = bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
      mixed = (mixed ^ head) &* 0x9E37_79B9_7F4A_7C15 ^ tail
    } else {
      for byte in bytes { mixed = mixed << 8 ^ UInt64(byte) }
    }
    return Int((mixed &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - capacityBits))
  }

  /// Whether two names have the same bytes; texts that are only equivalent differ in their words.
  private static func areSame(_ a: String, _ b: String) -> Bool {
    guard a.utf8.count == b.utf8.count else { return false }
    let areSame = a.utf8.withContiguousStorageIfAvailable { a in
      b.utf8.withContiguousStorageIfAvailable { b in
        guard let first = a.baseAddress, let second = b.baseAddress else { return true }
        return memcmp(first, second, a.count) == 0
      }
    }
    return areSame == true
  }

  // MARK: Threads

  /// The tables of this thread.
  private static var current: UnsafeMutablePointer<Tables> {
    if let known = pthread_getspecific(slot) { return known.assumingMemoryBound(to: Tables.self) }
    let made = UnsafeMutablePointer<Tables>.allocate(capacity: 1)
    made.initialize(to: Tables())
    pthread_setspecific(slot, UnsafeMutableRawPointer(made))
    return made
  }

  private static func release(_ tables: UnsafeMutableRawPointer) {
    let tables = tables.assumingMemoryBound(to: Tables.self)
    tables.pointee.free()
    tables.deinitialize(count: 1)
    tables.deallocate()
  }

  /// Where each thread keeps its tables; the system gives them up when the thread ends.
  private static let slot: pthread_key_t = {
    var slot = pthread_key_t()
    #if canImport(Darwin)
      pthread_key_create(&slot) { NameMemo.release($0) }
    #else
      pthread_key_create(&slot) { tables in
        if let tables { NameMemo.release(tables) }
      }
    #endif
    return slot
  }()
}
