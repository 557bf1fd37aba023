/// Words of one spelling for a gesture and for a part of the interface: "탭" is "tap" and "tab".
extension TransitionWords {
  /// Whether a text has a word for an act of a person in scripts without spaces, and is not called as a tab is.
  static func tellsAct(_ text: String) -> Bool {
    actMarks.contains(where: text.contains) && !isTab(text)
  }

  /// Whether a name is that of a tab, "건강 탭": what stands before the word is neither touched nor done.
  static func isTab(_ text: String) -> Bool {
    guard text.contains("탭") else { return false }
    let name = StateName.splitQualifier(text).name
    let words = name.split(separator: " ")
    guard (2...3).contains(words.count), words.last == "탭",
      !name.contains(where: { "\"'“”‘’「」[]".contains($0) }), !Arrow.isIn(name),
      let noun = words.dropLast().last, noun.contains(where: \.isLetter)
    else { return false }
    return !touched.contains { noun.hasSuffix($0) }
  }

  /// Ends of words for what is touched, for what a control is touched for, and for how it is touched.
  private static let touched = [
    "버튼", "카드", "아이콘", "항목", "아이템", "링크", "셀", "이미지", "사진", "썸네일", "배너", "로고", "마커",
    "핀", "행", "칩", "영역", "배경", "플러스", "토글", "스위치", "체크박스", "화면", "확인", "취소", "저장",
    "완료", "추가", "삭제", "수정", "편집", "다음", "이전", "시작", "로그인", "로그아웃", "등록", "공유", "전송",
    "제출", "선택", "알림", "푸시", "기", "을", "를", "번", "더블", "길게", "롱", "짧게", "다시",
  ]
}
