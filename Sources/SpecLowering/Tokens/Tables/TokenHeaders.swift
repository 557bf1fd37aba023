import SpecText

/// Headers of tables of design values in languages other than English, data only.
enum TokenHeaders {
  /// Words of headers with the English word that stands for them; the longer of two comes first.
  private static let words: [(text: StaticString, key: WordKey)] = phrases.map { ($0, WordKey($1)) }

  private static let phrases: [(StaticString, StaticString)] = [
    // Chinese.
    ("行高", "line"), ("字号", "size"), ("字重", "weight"), ("粗细", "weight"), ("字体", "font"),
    ("级别", "level"), ("等级", "level"), ("档位", "level"), ("層級", "level"), ("名称", "name"),
    ("名稱", "name"), ("理由", "notes"), ("原因", "notes"), ("来源", "source"), ("來源", "source"),
    ("变量", "token"), ("變數", "token"), ("令牌", "token"), ("颜色", "color"),
    ("顏色", "color"), ("色值", "value"), ("数值", "value"), ("参数", "parameter"), ("參數", "parameter"),
    ("单位", "unit"), ("單位", "unit"), ("取值", "value"), ("时长", "duration"),
    ("時長", "duration"), ("缓动", "easing"), ("緩動", "easing"), ("曲线", "easing"), ("圆角", "radius"),
    ("陰影", "shadow"),
    ("间距", "spacing"), ("阴影", "shadow"), ("大小", "size"), ("尺寸", "size"),
    ("说明", "description"), ("說明", "description"), ("描述", "description"), ("备注", "notes"),
    ("值", "value"), ("浅色", "light"), ("亮色", "light"), ("淺色", "light"), ("深色", "dark"),
    ("暗色", "dark"), ("暗黑", "dark"), ("别名", "alias"), ("状态", "state"), ("狀態", "state"),
    ("断点", "breakpoint"),
    ("斷點", "breakpoint"), ("宽度", "width"), ("寬度", "width"), ("类型", "type"), ("類型", "type"),
    ("背景色", "background"), ("背景颜色", "background"), ("文字色", "text"), ("テキスト色", "text"),
    ("文字颜色", "text"), ("边框色", "border"), ("对比", "contrast"), ("對比", "contrast"),
    ("前景", "foreground"), ("用途", "foruse"), ("用法", "foruse"), ("使用场景", "foruse"),
    ("使用場景", "foruse"), ("适用", "foruse"), ("適用", "foruse"), ("使用箇所", "foruse"),
    ("引用", "reference"), ("指向", "reference"), ("透明度", "opacity"),
    // Japanese.
    ("トークン", "token"), ("変数", "token"), ("名前", "name"), ("レベル", "level"), ("サイズ", "size"),
    ("行間", "line"), ("ウェイト", "weight"), ("太さ", "weight"), ("フォント", "font"), ("色", "color"),
    ("時間", "duration"), ("イージング", "easing"), ("角丸", "radius"), ("余白", "spacing"),
    ("説明", "description"), ("備考", "notes"), ("出典", "source"), ("値", "value"), ("キー", "key"),
    ("パラメータ", "parameter"), ("単位", "unit"), ("定数", "constant"),
    ("ライト", "light"), ("明るい", "light"), ("暗い", "dark"), ("ダーク", "dark"), ("状態", "state"),
    ("エイリアス", "alias"),
    ("ブレークポイント", "breakpoint"),
    ("コントラスト", "contrast"), ("参照", "reference"), ("シャドウ", "shadow"), ("枠線色", "border"),
    ("幅", "width"), ("種別", "type"),
    ("種類", "type"),
    // Korean.
    ("배경색", "background"), ("전경색", "foreground"), ("대비", "contrast"), ("그림자", "shadow"),
    ("용도", "foruse"), ("참조", "reference"), ("투명도", "opacity"),
    ("텍스트색", "text"),
    ("글자색", "text"), ("테두리색", "border"),
    ("상태", "state"), ("너비", "width"), ("유형", "type"), ("종류", "type"),
    ("토큰", "token"), ("변수", "token"), ("이름", "name"), ("레벨", "level"), ("단계", "level"),
    ("색상", "color"), ("크기", "size"), ("행간", "line"), ("줄 높이", "line"), ("줄높이", "line"),
    ("굵기", "weight"), ("무게", "weight"), ("글꼴", "font"),
    ("시간", "duration"), ("이징", "easing"), ("설명", "description"),
    ("비고", "notes"), ("이유", "notes"), ("출처", "source"), ("값", "value"), ("라이트", "light"),
    ("다크", "dark"), ("밝은", "light"), ("어두운", "dark"), ("별칭", "alias"), ("중단점", "breakpoint"),
    ("브레이크포인트", "breakpoint"),
    ("예상 시간", "effort"), ("소요 시간", "effort"), ("파라미터", "parameter"), ("매개변수", "parameter"),
    ("단위", "unit"), ("클래스", "class"), ("가중치", "weight"), ("클래스명", "class"), ("クラス", "class"),

    ("类名", "class"),
    ("類名", "class"), ("太字", "weight"),
    ("行为", "behavior"), ("行為", "behavior"), ("布局", "layout"), ("佈局", "layout"),
    ("变化", "change"), ("變化", "change"), ("挙動", "behavior"), ("レイアウト", "layout"),
    ("변화", "change"), ("동작", "behavior"), ("레이아웃", "layout"),
    // Languages of Europe, where letters beyond ASCII divide a word.
    ("Größe", "size"), ("größe", "size"), ("Durée", "duration"), ("durée", "duration"),
    ("Duración", "duration"), ("Duração", "duration"), ("Tamaño", "size"), ("Höhe", "height"),
    // Russian.
    ("окен", "token"), ("еременная", "token"), ("азвание", "name"), ("Имя", "name"),
    ("ровень", "level"), ("Значение", "value"), (" значение", "value"),
    ("азначение", "purpose"), ("Цвет", "color"), ("азмер", "size"),
    ("Фон", "background"), ("остояние", "state"),
    ("лительность", "duration"),
    ("рименение", "foruse"), ("спользование", "foruse"), ("писание", "description"),
    ("римечание", "notes"), ("Вес", "weight"),
    ("ачертание", "weight"), ("асыщенность", "weight"), ("Шрифт", "font"), ("Кегль", "size"),
    ("емейство", "font"), ("арнитура", "font"), ("ричина", "notes"), ("сточник", "source"),
    ("нтерлиньяж", "line"), ("ысота строки", "line"), ("ежстрочный", "line"), ("Тень", "shadow"),
    ("Радиус", "radius"), ("Отступ", "spacing"), ("Кривая", "easing"), ("Класс", "class"),
    ("Светл", "light"), ("светл", "light"), ("Тёмн", "dark"), ("Темн", "dark"), ("тёмн", "dark"),
    // Arabic.
    ("القيمة", "value"), ("اللون", "color"), ("الاستخدام", "foruse"), ("الاسم", "name"),
    ("الوصف", "description"), ("المدة", "duration"),
  ]

  /// What a label in another script says in English.
  static func foreign(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> WordKey? {
    guard range.count <= 60, range.contains(where: { bytes[$0] >= 0x80 }) else { return nil }
    return words.first { Bytes.find($0.text, in: range, of: bytes) != nil }?.key
  }

  /// What a label in another script says in English where it is one word for a part of a value: "颜色", and not "主色".
  static func whole(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> WordKey? {
    let text = Bytes.trim(range, in: bytes)
    return words.first {
      $0.text.utf8CodeUnitCount == text.count
        && Bytes.matches($0.text, at: text.lowerBound, end: text.upperBound, in: bytes)
    }?.key
  }

  /// The words of a header in English: those in ASCII, and what other scripts say.
  static func keys(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [WordKey] {
    guard range.count <= 60, range.contains(where: { bytes[$0] >= 0x80 }) else {
      return Words.keys(bytes, range)
    }
    if let part = part(bytes, range) { return [part] }
    var keys = UnmarkedWords.keys(bytes, range)
    for (text, key) in words where Bytes.find(text, in: range, of: bytes) != nil {
      keys.append(key)
    }
    return keys
  }

  /// Headers that are one word for what has a colour, which stands in other words too: "背景" and "背景色".
  ///
  /// Text is "fg", since a first header "Text" names places of use.
  private static let parts: [(text: StaticString, key: WordKey)] = colored.map {
    ($0, WordKey($1))
  }

  private static let colored: [(StaticString, StaticString)] = [
    ("背景", "background"), ("底色", "background"), ("배경", "background"), ("Фон", "background"),
    ("文字", "fg"), ("文本", "fg"), ("テキスト", "fg"), ("텍스트", "fg"), ("글자", "fg"),
    ("Текст", "fg"), ("边框", "border"), ("邊框", "border"), ("ボーダー", "border"), ("枠線", "border"),
    ("枠", "border"), ("테두리", "border"), ("Граница", "border"), ("图标", "icon"), ("圖標", "icon"),
    ("アイコン", "icon"), ("아이콘", "icon"), ("标签", "label"), ("標籤", "label"), ("ラベル", "label"),
    ("라벨", "label"), ("徽章", "badge"), ("バッジ", "badge"), ("배지", "badge"), ("뱃지", "badge"),
    ("タグ", "tag"), ("태그", "tag"), ("强调色", "accent"), ("アクセント", "accent"), ("강조색", "accent"),
    ("текст", "fg"), ("фон", "background"), ("граница", "border"),
  ]

  /// What a header that is such a word says in English.
  private static func part(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> WordKey? {
    let text = Bytes.trim(range, in: bytes)
    return parts.first { ASCII.equals(bytes, text, ignoringCase: $0.text) }?.key
  }
}
