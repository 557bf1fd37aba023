/// Symbols that people put into documents, the commonest first: the table for damage that lost a character.
///
/// The order matters only among symbols that share all but one byte of their UTF-8 form.
enum CommonSymbols {
  /// The rank of a symbol, 0 for the commonest; `nil` for a character that is no common symbol.
  static func rank(of scalar: UInt32) -> Int? { ranks[scalar] }

  private static let ranks: [UInt32: Int] = {
    var ranks: [UInt32: Int] = [:]
    for scalar in table.unicodeScalars where ranks[scalar.value] == nil {
      ranks[scalar.value] = ranks.count
    }
    return ranks
  }()

  private static let table =
    "\u{201D}\u{FE0F}✅→❌⏳📝⚠️⭐↓↑←↔⇒⇐≥≤≠≈✓✗✔✖✕"
    + "🎯🚀📱🎨📊🔄🔍🔒🔑🔔🔗🔥💡📋📌📍📅📁📂📄📏📐📖📚📈📉📦📢📣📤📥📧📨📩📬📭📮📷📸📹📺📞💬💭"
    + "❓❗❤️♿⏰⏱⏸▶⏹⏺⏭⏮⏩⏪⏫⏬⌚⌛⌨⏏🕐🏠🏆🏷🏗🏁🏃🏅🏢"
    + "👀👁👆👇👈👉👋👌👍👎👏👤👥👨👩👶💀💪💯💰💳💻💼💾💿🖥🖨🖱🖼🗂🗃🗄🗑🗓🗒🗝🗣🗺"
    + "😀😁😂😃😄😅😆😇😉😊😋😌😍😎😏😐😑😔😕😞😟😢😡😱😴😭🙁🙂🙃🙄🙈🙌🙏🤔🤖🤝🤷🤩🥇🥈🥉🥳"
    + "🔴🟠🟡🟢🔵🟣⚫⚪🟤🔶🔷🔸🔹🔺🔻🔧🔨🔩⚙️🛠🛡🛑🛒🚧🚨🚫🚪🚩🎉🎊🎁🎈🎓🎙🎚🎛🎞🎟🎥🎧🎬🎭🎮🎲🎵🎶🎸🎤"
    + "🌟🌙🌍🌎🌏🌈🌐🌊🌑🌓🌕🌞🌡🌤🌱🌲🌳🌴🌸🌹🌿🍀🍁🍂🍃🍎🍏🍐🍕🍔🍝🍞🍪🎂☕☀☁☂☎☑☐☒☰⚡⚖⚓⚛❄✨✏✉✂✈✋✊✌✍❎❝❞"
    + "🔀🔁🔂🔃🔇🔈🔉🔊🔋🔌🔎🔏🔐🔓🔖🔙🔚🔛🔜🔝🔞🔟🧪🧩🧠🧭🧱🧹🦄🐛🐞🐍🐢🐙🐝🐱🐶🪄🪙🫥"
    + "📎📆📇📊📍📃📑📒📓📔📕📗📘📙📜📟📠📡📪📫📰📲📳📴📵📶📻📽"
    + "—–…’‘“•‹›†‡‰′″⁄₂₃€™ℹ№Ω∞∅∈∑√∆∇∂∫⊕⌘⌥⌃⇧⇪⎋⏎⌫⌦⏏↩↪↺↻↕↗↘↖↙⇄⇅⇆⇨⇦⬅⬆⬇⬛⬜⬤⭕⭐➕➖➗➜➔➤➡"
    + "■□▢▪▫▲△▼▽►▸▾◀◂◆◇○●◉◎◌◐◑◯◻◼★☆♥♡♦♠♣♪♫✦✧✩✪✶✱❯❮❖─│┌┐└┘├┤┬┴┼═║╔╗╚╝╠╣╦╩╬━┃┏┓┗┛┣┫╭╮╰╯░▒▓█▌▐▀▄"
}
