/// Verbs of motion in scripts without spaces; data.
extension TransitionWords {
  /// Verbs before the name of what they lead to; longer ones first.
  static let movesBefore = [
    "进入到", "进入", "跳转到", "跳转至", "跳转回", "跳到", "跳回", "返回到", "返回至", "返回", "切换到", "切换至", "切换回",
    "转到", "转至", "回到", "退回到", "退回", "前往", "打开", "進入", "前往", "跳轉到", "跳轉至", "切換到", "開啟", "打開",
    "跳转", "跳轉",
  ]
  /// What stands behind such a verb where it names what goes on and leads to nothing: "跳转中".
  static let goingOn = "中"

  /// Particles and verbs behind the name of what they lead to; longer ones first.
  static let movesBehind: [String] = {
    let japanese = ["へ", "に"].flatMap { particle in japaneseVerbs.map { particle + $0 } }
    let korean = ["으로", "로"].flatMap { particle in koreanVerbs.map { particle + " " + $0 } }
    // "홈으로 이동" ends with "로 이동" too.
    // Of two texts of which one ends with the other, the longer has more bytes.
    return (japanese + korean + openings + ["へ"]).sorted {
      ($0.utf8.count, $0) > ($1.utf8.count, $1)
    }
  }()

  static let japaneseVerbs = [
    "遷移", "遷移する", "遷移します", "画面遷移", "移動", "移動する", "移動します", "戻る", "戻ります", "進む", "進みます",
    "切り替え", "切り替える", "切り替えます", "切り替わる", "復帰", "復帰する", "飛ぶ", "ジャンプ",
  ]
  private static let koreanVerbs = [
    "이동", "이동한다", "이동합니다", "이동함", "이동하기", "전환", "전환한다", "전환됨", "돌아", "돌아가기", "돌아간다", "돌아갑니다",
    "돌아감", "돌아옴", "되돌아감", "되돌아가기", "복귀", "복귀한다", "복귀함", "진입", "진입한다", "넘어감", "넘어간다", "나가기",
    "나감",
  ]
  private static let openings = [
    "を開く", "を開きます", "を表示する", "を表示", "を表示します", "が表示される", "が開く", "を起動", "을 연다", "를 연다",
    "을 열기", "를 열기", "을 엶", "를 엶", "을 표시", "를 표시",
  ]
}
