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
package final class NameMemo {
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
  private struct Table<Value> {
    private let entries: UnsafeMutablePointer<Entry<Value>>
    private let empty: Value

    init(_ empty: Value) {
      self.empty = empty
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
    func entry(of name: String, at place: Int) -> UnsafeMutablePointer<Entry<Value>> {
      let entry = entries + place
      if !NameMemo.areSame(entry.pointee.name, name) {
        entry.pointee.name = name
        entry.pointee.value = empty
      }
      return entry
    }
  }

  private let words = Table<[String]>([])
  private let keys = Table<String>("")
  private let bare = Table<String>("")
  private let answers = Table<Answers>(Answers())
  /// The empty name, which is where nothing was kept yet, stands for nothing.
  private let codes = Table<UInt8>(.max)

  deinit {
    words.free()
    keys.free()
    bare.free()
    answers.free()
    codes.free()
  }

  /// The number of entries of a table, a power of two.
  private static let capacity = 1 << capacityBits
  private static let capacityBits = 12
  /// The bytes of the longest name that is kept; what is longer is a sentence, and seldom asked for again.
  private static let longest = 160

  /// The words of a name, made by a closure if they are not known.
  static func words(of name: String, _ fold: (String) -> [String]) -> [String] {
    guard name.utf8.count <= longest else { return fold(name) }
    return current.words.value(of: name, at: place(of: name), fold)
  }

  /// The key of a name, made by a closure if it is not known.
  static func key(of name: String, _ fold: (String) -> String) -> String {
    guard name.utf8.count <= longest else { return fold(name) }
    return current.keys.value(of: name, at: place(of: name), fold)
  }

  /// A name without its numbering, made by a closure if it is not known.
  package static func bare(of name: String, _ fold: (String) -> String) -> String {
    guard name.utf8.count <= longest else { return fold(name) }
    return current.bare.value(of: name, at: place(of: name), fold)
  }

  /// The number of what a header stands for, found by a closure if it is not known.
  package static func code(ofHeader name: String, _ find: (String) -> UInt8) -> UInt8 {
    guard name.utf8.count <= longest else { return find(name) }
    return current.codes.value(of: name, at: place(of: name), find)
  }

  /// The answer to a question on a name, found by a closure if it is not known.
  package static func answer(
    _ question: Question, of name: String, _ ask: (String) -> Bool
  ) -> Bool {
    guard name.utf8.count <= longest else { return ask(name) }
    let (answers, place) = (current.answers, place(of: name))
    let known = answers.entry(of: name, at: place).pointee.value
    if known.asked & question.bit != 0 { return known.affirmed & question.bit != 0 }
    let isAffirmed = ask(name)
    // The question may have asked others, also of names with the same place.
    let entry = answers.entry(of: name, at: place)
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

  /// The memo of this thread.
  private static var current: NameMemo {
    if let known = pthread_getspecific(slot) {
      return Unmanaged<NameMemo>.fromOpaque(known).takeUnretainedValue()
    }
    let made = NameMemo()
    pthread_setspecific(slot, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  /// Where each thread keeps its memo; the system releases it when the thread ends.
  private static let slot: pthread_key_t = {
    var slot = pthread_key_t()
    #if canImport(Darwin)
      pthread_key_create(&slot) { Unmanaged<NameMemo>.fromOpaque($0).release() }
    #else
      pthread_key_create(&slot) { memo in
        if let memo { Unmanaged<NameMemo>.fromOpaque(memo).release() }
      }
    #endif
    return slot
  }()
}
