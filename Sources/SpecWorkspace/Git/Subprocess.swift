import CPlatform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another program that runs to its end, found on the path.
enum Subprocess {
  /// What a program left behind.
  struct Result {
    var status: Int32
    var output: ContiguousArray<UInt8>
    var errors: String
  }

  /// Runs a program with bytes on its standard input.
  ///
  /// Input and errors go through files without names: a pipe that nobody reads would stop the program.
  ///
  /// - Errors: throws `FileError` where the program cannot be started.
  static func run(
    _ arguments: [String], input: ContiguousArray<UInt8> = []
  ) throws(FileError) -> Result {
    let program = arguments.first ?? ""
    let given = Spill.namelessFile()
    let errors = Spill.namelessFile()
    let output = Spill.namelessFile()
    defer { for file in [given, errors, output] where file >= 0 { close(file) } }
    guard given >= 0, errors >= 0, output >= 0 else {
      throw FileError(path: program, reason: "no temporary file can be made")
    }
    guard FileSystem.write(input, to: given), lseek(given, 0, SEEK_SET) == 0 else {
      throw .last(program)
    }
    let child = start(arguments, given, output, errors)
    guard child > 0 else {
      throw FileError(path: program, reason: String(cString: strerror(-child)).lowercased())
    }
    let status = plumb_wait(child)
    return Result(
      status: status, output: try content(of: output, program),
      errors: String(decoding: try content(of: errors, program), as: UTF8.self))
  }

  private static func start(
    _ arguments: [String], _ input: Int32, _ output: Int32, _ errors: Int32
  ) -> Int32 {
    var words = arguments.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    return words.withUnsafeMutableBufferPointer { words in
      guard let base = words.baseAddress else { return -EINVAL }
      return plumb_spawn(base, input, output, errors)
    }
  }

  private static func content(
    of file: Int32, _ program: String
  ) throws(FileError) -> ContiguousArray<UInt8> {
    guard lseek(file, 0, SEEK_SET) == 0 else { throw .last(program) }
    return try FileSystem.readRest(of: file, path: program)
  }
}
