import SpecText

/// What an element of a layout is, across platforms.
public enum LayoutRole: String, Sendable, Hashable, CaseIterable {
  case window, container, list, cell, scroll, bar, button, link, text, field, toggle, slider
  case picker, image, icon, progress, tab, web, keyboard, key, other

  /// Whether a thing of this role is there to be touched: a button, not a picture.
  var isControl: Bool {
    switch self {
    case .button, .link, .field, .toggle, .slider, .picker, .tab: true
    default: false
    }
  }

  /// The role that a class or type name suggests.
  init(className: String) {
    let tail = className.split(whereSeparator: { $0 == "." || $0 == "$" }).last ?? ""
    var name = tail.lowercased()
    for prefix in ["xcuielementtype", "uia", "ax"] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    if let exact = Self.exact[name] {
      self = exact
      return
    }
    self = Self.endings.first { name.hasSuffix($0.ending) }?.role ?? .other
  }

  private static let exact: [String: LayoutRole] = [
    "application": .window, "window": .window, "decorview": .window, "group": .container,
    "other": .container, "view": .container, "generic": .container, "frame": .container,
    "instance": .container, "component": .container, "canvas": .window, "document": .window,
    "statictext": .text, "text": .text, "heading": .text, "label": .text,
    "activityindicator":
      .progress, "spinner": .progress, "key": .key, "keyboard": .keyboard, "statusbar": .bar,
    "tab": .tab, "icon": .icon, "switch": .toggle, "toggle": .toggle, "slider": .slider,
    "stepper": .slider, "link": .link, "a": .link, "cell": .cell, "menuitem": .button,
  ]

  private static let endings: [(ending: String, role: LayoutRole)] = [
    ("radiobutton", .toggle), ("togglebutton", .toggle), ("button", .button),
    ("checkbox", .toggle), ("switch", .toggle), ("combobox", .picker), ("picker", .picker),
    ("pickerwheel", .picker), ("edittext", .field), ("textfield", .field),
    ("securetextfield", .field), ("searchfield", .field), ("textinput", .field),
    ("textview", .text), ("label", .text), ("statictext", .text), ("progressbar", .progress),
    ("progressindicator", .progress), ("seekbar", .slider), ("slider", .slider),
    ("imageview", .image), ("image", .image), ("webview", .web), ("scrollview", .scroll),
    ("viewpager", .scroll), ("recyclerview", .list), ("listview", .list), ("gridview", .list),
    ("tableview", .list), ("collectionview", .list), ("table", .list), ("cell", .cell),
    ("toolbar", .bar), ("navigationbar", .bar), ("tabbar", .bar), ("bar", .bar),
    ("layout", .container), ("viewgroup", .container), ("view", .container),
  ]

  /// Types that take touches on Apple platforms, as the accessibility tree names them.
  static let appleInteractive: Lexicon = [
    "Button", "Link", "Cell", "TextField", "SecureTextField", "SearchField", "SearchBar",
    "TextView", "Switch", "Toggle", "Slider", "Stepper", "SegmentedControl", "Picker",
    "PickerWheel", "DatePicker", "Key", "MenuItem", "CheckBox", "RadioButton", "ComboBox",
    "PopUpButton", "Icon", "Tab", "DisclosureTriangle", "PageIndicator",
  ]

  /// Flutter widgets that take touches, beside those whose names end in "Button".
  static let flutterInteractive: Lexicon = [
    "InkWell", "InkResponse", "GestureDetector", "ListTile", "Checkbox", "Radio", "Switch",
    "Slider", "TextField",
  ]

  /// UIKit and AppKit classes that take touches.
  static let kitInteractive: Lexicon = [
    "UIButton", "UISwitch", "UITextField", "UITextView", "UISlider", "UIStepper",
    "UISegmentedControl", "UIPageControl", "UIDatePicker", "UITableViewCell",
    "UICollectionViewCell", "NSButton",
  ]
}
