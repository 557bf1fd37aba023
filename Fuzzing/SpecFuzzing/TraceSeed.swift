/// Recordings made for tests, one of each format that is read, to be checked and to be damaged.
public enum TraceSeed {
  /// Recordings of other programs that all tell one run of a player, with the format as reports call it and the fields
  /// that the configuration would map.
  public static let foreign: [(format: String, text: String, fields: [String: String])] = [
    ("Chrome trace", chrome, [:]), ("OTLP", otlp, [:]), ("XState inspector", xstate, [:]),
    ("Redux DevTools", redux, ["state": "page.now"]), ("XES", xes, [:]),
    ("xctrace signposts", signposts, [:]), ("Maestro", maestro, [:]), ("CSV", csv, [:]),
  ]

  /// All of them, plain and compressed, with the fields that the configuration would map.
  public static let all: [(bytes: [UInt8], fields: [String: String])] =
    [(Array(native.utf8), [:])] + foreign.map { (Array($0.text.utf8), $0.fields) }
    + [(bytes(gzip), [:]), (bytes(zstd), [:])]

  private static func bytes(_ hex: String) -> [UInt8] {
    let digits = Array(hex.utf8).map { $0 < 0x3A ? $0 - 0x30 : $0 - 0x57 }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private static let native = #"""
    {"kind":"meta","session":"a","unit":"ms","hz":60,"context":{"dark":false},"observes":["state","transition","announce"]}
    {"kind":"state","session":"a","t":0,"state":"Loading"}
    {"kind":"transition","session":"a","seq":1,"t":480.25,"from":"Loading","to":"Ready","trigger":"Loaded","duration":300,"animation":"Fade"}
    {"kind":"announce","session":"a","t":900,"text":"3 songs ready"}
    {"kind":"begin","session":"a","t":2100,"id":1,"from":"Ready","to":"Playing","trigger":"Play"}
    {"kind":"frames","session":"a","t":2100,"deltas":[16.7,16.6,33.4]}
    {"kind":"end","session":"a","t":2350,"id":1,"result":"completed"}
    {"kind":"signal","session":"a","name":"dragOffset","t":2900,"dt":[0,8.3,16.6],"v":[0,2.4,5e0]}
    {"kind":"begin","session":"b","t":10,"id":"x","operation":"Sync"}
    {"kind":"layout","session":"a","t":2990,"state":"Ready","dump":"home.json"}
    {"kind":"metric","session":"a","t":3000,"name":"songs","value":87}
    {"t":3100,"session":"b","from":"Ready","to":"Settings","trigger":"Gear","duration":350}
    {"t":3600,"session":"b","from":"Settings","to":"Ready","trigger":"Close","duration":350}
    {"kind":"gap","session":"a","t":4000,"until":9000}
    {"kind":"stop","session":"a","t":9900,"result":"complete"}

    """#

  /// An open list of events.
  public static let chrome = """
    {"displayTimeUnit":"ms","traceEvents":[
    {"name":"process_name","ph":"M","pid":7,"args":{"name":"player"}},
    {"name":"Loaded","ph":"X","ts":1000000,"dur":300000,"pid":7,"tid":1,"args":{"from":"Loading","to":"Ready","trigger":"Loaded"}},
    {"name":"Play","ph":"X","ts":3000000,"dur":250000,"pid":7,"tid":1,"args":{"from":"Ready","to":"Playing","trigger":"Play"}},
    {"name":"sync","cat":"net","ph":"b","id":"0x1","ts":3100000,"pid":7,"tid":2},
    {"name":"sync","cat":"net","ph":"e","id":"0x1","ts":3900000,"pid":7,"tid":2},
    {"name":"tap","ph":"i","ts":4000000,"pid":7,"tid":1},
    {"name":"rows","ph":"C","ts":4100000,"pid":7,"args":{"rows":12}}
    """

  /// Spans that are not in the order of their times.
  public static let otlp = """
    {"resourceSpans":[{"resource":{"attributes":[{"key":"session.id","value":{"stringValue":"o1"}}]},\
    "scopeSpans":[{"spans":[\
    {"traceId":"a","spanId":"2","name":"Play","startTimeUnixNano":"3000000000","endTimeUnixNano":"3250000000",\
    "attributes":[{"key":"from","value":{"stringValue":"Ready"}},{"key":"to","value":{"stringValue":"Playing"}},\
    {"key":"trigger","value":{"stringValue":"Play"}}]},\
    {"traceId":"a","spanId":"1","name":"Loaded","startTimeUnixNano":"1000000000","endTimeUnixNano":"1300000000",\
    "attributes":[{"key":"from","value":{"stringValue":"Loading"}},{"key":"to","value":{"stringValue":"Ready"}},\
    {"key":"trigger","value":{"stringValue":"Loaded"}}],"events":[{"timeUnixNano":"1100000000","name":"half"}]}]}]}]}
    """

  /// Snapshots with one state each.
  public static let xstate = """
    {"type":"@xstate.actor","sessionId":"x:0","createdAt":"1000"}
    {"type":"@xstate.snapshot","sessionId":"x:0","createdAt":"1000","snapshot":{"status":"active","value":"Loading"}}
    {"type":"@xstate.event","sessionId":"x:0","createdAt":"2000","event":{"type":"Loaded"}}
    {"type":"@xstate.snapshot","sessionId":"x:0","createdAt":"2000","snapshot":{"value":"Ready"}}
    {"type":"@xstate.event","sessionId":"x:0","createdAt":"3000","event":{"type":"Play"}}
    {"type":"@xstate.snapshot","sessionId":"x:0","createdAt":"3001","snapshot":{"value":"Playing"}}
    """

  private static let redux = """
    {"actionsById":{"0":{"type":"PERFORM_ACTION","action":{"type":"@@INIT"},"timestamp":100},
    "1":{"type":"PERFORM_ACTION","action":{"type":"Loaded"},"timestamp":1000},
    "2":{"type":"PERFORM_ACTION","action":{"type":"Play"},"timestamp":3000},
    "3":{"type":"PERFORM_ACTION","action":{"type":"Close"},"timestamp":4000}},
    "stagedActionIds":[0,1,2,3],"skippedActionIds":[3],"nextActionId":4,
    "computedStates":[{"state":{"page":{"now":"Loading"}}},{"state":{"page":{"now":"Ready"}}},
    {"state":{"page":{"now":"Playing"}}},{"state":{}}]}
    """

  private static let xes = """
    <?xml version="1.0" encoding="UTF-8"?>
    <log xes.version="2.0"><!-- a comment -->
      <trace>
        <string key="concept:name" value="case &amp; 1"/>
        <event>
          <string key="concept:name" value="Loaded"/>
          <date key="time:timestamp" value="2026-02-16T10:00:00.000Z"/>
          <string key="from" value="Loading"/><string key="to" value="Ready"/>
          <string key="trigger" value="Loaded"/>
        </event>
        <event>
          <string key="concept:name" value="Play"/>
          <date key="time:timestamp" value="2026-02-16T11:00:02.500+01:00"/>
          <string key="from" value="Ready"/><string key="to" value="Playing"/>
          <string key="trigger" value="Play"/>
        </event>
      </trace>
    </log>
    """

  private static let signposts = """
    <?xml version="1.0"?>
    <trace-query-result><node xpath="//table"><schema name="os-signpost"></schema>
    <row><event-time id="1" fmt="00:01">1000000000</event-time><process id="2" fmt="Player (41)"><pid id="3" fmt="41">41</pid></process>\
    <event-type id="4" fmt="Event">Event</event-type><signpost-name id="5" fmt="step">step</signpost-name>\
    <os-log-metadata id="6" fmt="from=Loading, to=Ready, trigger=Loaded"/></row>
    <row><event-time id="7" fmt="00:03">3000000000</event-time><process ref="2"/><event-type ref="4"/>\
    <signpost-name ref="5"/><os-log-metadata id="8" fmt="from=Ready, to=Playing, trigger=Play"/></row>
    </node></trace-query-result>
    """

  private static let maestro = """
    [ {"command":{"launchAppCommand":{"appId":"x"}},"metadata":{"status":"COMPLETED","timestamp":10,"sequenceNumber":0}},
      {"command":{"tapOnElement":{"selector":{"textRegex":"Loaded"}}},"metadata":{"status":"COMPLETED","timestamp":1000,"duration":80,"sequenceNumber":1}},
      {"command":{"tapOnElement":{"selector":{"textRegex":"Play"}}},"metadata":{"status":"COMPLETED","timestamp":3000,"sequenceNumber":2}},
      {"command":{"tapOnElement":{"selector":{"textRegex":"Stop"}}},"metadata":{"status":"SKIPPED","timestamp":3100,"sequenceNumber":3}} ]
    """

  /// Rows with semicolons between their cells.
  public static let csv = """
    case;timestamp;from;to;trigger;duration
    c1;1000;Loading;Ready;Loaded;300
    c1;3000;Ready;Playing;"Play";250

    """

  /// `native` by gzip and by zstd.
  private static let gzip =
    "1f8b08000000000002037d93c16edb300c86ef7b8a8267c170e2244d7c1db05d066c588f450e8a45bb5a"
    + "652993e4a059d0771fa5d8a98caabd0822257ee24f521778965a400d3d7a0e0c1c3a278d2647b0062d7d"
    + "3873b47ffa07f5a664d018edf185dc1710dc3e43dd72e5f095813938b42774503f82f3dc230579cbb593"
    + "3e101970adcda01b84fdeb97cbf4ee7473fe30e1e9a9eb590d3f0c1752779084cdc0f358877fa15e44c6"
    + "6a5b16cb3583d69a3ee1d09921f33772718e49caae433b5e40412e31581ee17555962173d98f367ca32b"
    + "69263755190dbb107cad165477cee8ceddd9f86a02386027752e7ab908e1524435a3845bce41c02fc5cf"
    + "a39e9b84e04be9ade53dba8ff10295e7a1678b4d71cf68d9b0aa2a56698b508b6c7cb57e4bcfa21b5490"
    + "d998fea8d05315d326cb4e73f50ea22935da0acbbb9f6debd08fe0583641bbc7926d8b2a66b567708a8e"
    + "65b1626b2cf79f56f070252dc604e1856c73c4a9a9f070d64d9a2015cd0c3eab72b74b26712abf18fa23"
    + "994fa6c7e20ff53565d14fb2b2c9b16896ca9bea380de43f713590bdbd0f887029b6652e25d7fc07f45e"
    + "5e116fddff8edccec7775d4edccd87dc1495ff185f957198038f9a3b7ecc095e45c183f652c5cf50ce3e"
    + "bec9c6ec62f7dfcd1355f83fdf60a96bac040000"
  private static let zstd =
    "28b52ffd64ac03f50e004658471f207375fc6198c0dff59236157e06a041491e04f9bfedbbc1509110a2"
    + "20030339003e004000fbd5b0caa5fd75eeedfa487b650de53a995f1fae7129ed17baee9ef6de70cb397d"
    + "b1427ba7f2f5da50566f9713d6caf5ebdb4cbddd4978b927123e9ed0407d72d6807404bb559c828c49bd"
    + "b4725f774cf93dc871cb8fb7cffea226a57c1104103b0ca2f60cd73f09dd4ec6db62ed0df848ce93aca6"
    + "9401843580049a2f89041d168bb4b76bae144ae32d756f676a655cf9e01d37470c35a75855a604c9491e"
    + "4092b40acb0015a2edc8ae32b594f224e46c7444ed0e468280cf1188d935c296d500b38feb8c890223d0"
    + "e505ec6688e1d0ce555ccdd71963d20469332567b5404ccdcadb3154e5105d4dcec649722067ccfcfae6"
    + "d144c2384fa8619942c82a99506141b1b4193044400ca2b0072128ce38648c7381449468cbd553320091"
    + "57c3a286981289749a7b3a3704c79f038ea7db5ea7b0b502d486370024a784e60bed36f21172311f7617"
    + "f45c11aca3d11032d140cada61b720d5ff11596471a23733e89098438f34837e41fd7a1137073b981248"
    + "28bb85b9e8850dc76975125b3797c66fa12900210ef3ef6300018347c66c45434dc37fef65f54b72a000"
    + "bfa81fdabf0c67175aa9fff1a30d63ec2405aa75fd681b2c5703f0d37115"
}
