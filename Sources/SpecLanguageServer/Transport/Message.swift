import SpecJSON

/// The number or text by which a request and its answer belong together.
enum RPCID: Sendable, Hashable {
  case number(Int)
  case text(String)

  init?(_ json: JSONValue?) {
    if let number = json?.int {
      self = .number(number)
    } else if let text = json?.string {
      self = .text(text)
    } else {
      return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .number(let number): .int(number)
    case .text(let text): .string(text)
    }
  }
}

/// A message of the client.
enum Message: Sendable {
  case request(id: RPCID, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// The answer to a request of the server.
  case response
  /// Something that is no message, and the request that it may have meant.
  case damaged(id: RPCID?, RPCError)
  /// A request that was taken back before its turn came.
  case cancelled(id: RPCID)

  /// Reads the content of a frame.
  init(_ content: ContiguousArray<UInt8>) {
    let value: JSONValue
    do {
      value = try JSONParser.parse(content)
    } catch {
      self = .damaged(
        id: nil, .parse("not JSON: \(error.message) (byte \(error.offset))"))
      return
    }
    self.init(value)
  }

  private init(_ value: JSONValue) {
    let id = RPCID(value["id"])
    guard value.members != nil else {
      self = .damaged(id: nil, .invalidRequest("a message has to be one JSON object"))
      return
    }
    guard let method = value["method"]?.string else {
      let isAnswer = value["result"] != nil || value["error"] != nil
      self = isAnswer ? .response : .damaged(id: id, .invalidRequest("a message without a method"))
      return
    }
    guard value["jsonrpc"]?.string == "2.0" else {
      self = .damaged(id: id, .invalidRequest("'jsonrpc' has to be \"2.0\""))
      return
    }
    let params = value["params"] ?? .null
    if let id {
      self = .request(id: id, method: method, params: params)
    } else if let given = value["id"], !given.isNull {
      self = .damaged(id: nil, .invalidRequest("an id is a number or a text"))
    } else {
      self = .notification(method: method, params: params)
    }
  }
}

/// Messages that the server sends.
enum Outgoing {
  static func result(_ result: JSONValue, to id: RPCID) -> JSONValue {
    .record(["jsonrpc": .string("2.0"), "id": id.json, "result": result])
  }

  static func error(_ error: RPCError, to id: RPCID?) -> JSONValue {
    .record([
      "jsonrpc": .string("2.0"), "id": id?.json ?? .null,
      "error": .record(["code": .int(error.code), "message": .string(error.message)]),
    ])
  }

  static func notification(_ method: String, _ params: JSONValue) -> JSONValue {
    .record(["jsonrpc": .string("2.0"), "method": .string(method), "params": params])
  }

  static func request(_ method: String, id: Int, _ params: JSONValue) -> JSONValue {
    .record([
      "jsonrpc": .string("2.0"), "id": .int(id), "method": .string(method), "params": params,
    ])
  }

  /// A message with its header.
  static func frame(_ message: JSONValue) -> ContiguousArray<UInt8> {
    var json = JSONWriter()
    json.value(message)
    let content = json.bytes
    return ContiguousArray("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}
