public import SpecWorkspace
import SpecJSON
import SpecText

/// The language server on standard input and output.
public enum ServerLoop {
  /// Serves one client until it ends the session, and gives the exit code.
  ///
  /// One thread reads, another one answers and works, so that requests can be taken back at any time.
  ///
  /// - Parameters:
  ///   - version: the version that the server names.
  ///   - pages: where pages for editors are written; without it findings link to none.
  public static func run(version: String, pages: EditorPages?) -> Int32 {
    guard let wake = WakeUp() else {
      say("no descriptor is left for the server's own use")
      return 1
    }
    let mailbox = Mailbox()
    guard Parallel.beside({ read(into: mailbox, wake) }) else {
      say("no thread is left for reading")
      return 1
    }
    return answer(mailbox, wake, version: version, pages: pages)
  }

  private static func read(into mailbox: Mailbox, _ wake: WakeUp) {
    while true {
      do {
        let bytes = try FileSystem.readSome(0)
        if bytes.isEmpty { break }
        mailbox.post(bytes)
        wake.raise()
      } catch {
        say("cannot read \(error.path): \(error.reason)")
        break
      }
    }
    mailbox.close()
    wake.raise()
  }

  private static func answer(
    _ mailbox: Mailbox, _ wake: WakeUp, version: String, pages: EditorPages?
  ) -> Int32 {
    let server = LanguageServer(
      ServerSurroundings(
        version: version, now: FileSystem.milliseconds,
        writePage: { name, bytes in pages?.page(name, bytes) },
        isCancelled: { mailbox.isCancelled },
        send: { FileSystem.write(Outgoing.frame($0), to: 1) }))
    while true {
      while let message = mailbox.take() {
        server.handle(message)
        if let code = server.exitCode { return code }
      }
      if mailbox.isExhausted { return server.exitCodeAtEnd }
      if server.isDue() {
        server.work { mailbox.hasMore }
        continue
      }
      wake.wait(server.deadline.map { max(1, $0 - FileSystem.milliseconds()) })
    }
  }

  private static func say(_ text: String) {
    FileSystem.write(ContiguousArray("plumb: \(text)\n".utf8), to: 2)
  }
}
