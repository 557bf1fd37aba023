/// A format of layout dumps.
public enum LayoutFormat: String, Sendable, Hashable, CaseIterable {
  case layoutdump
  case uiautomatorXML = "uiautomator-xml"
  case appiumAndroidXML = "appium-android-xml"
  case appiumXCUITestXML = "appium-xcuitest-xml"
  case detoxXML = "detox-xml"
  case wdaJSON = "wda-json"
  case idbJSON = "idb-json"
  case maestroAndroidJSON = "maestro-json-android"
  case maestroIOSJSON = "maestro-json-ios"
  case droidBotJSON = "droidbot-json"
  case ricoJSON = "rico-json"
  case sentryJSON = "sentry-json"
  case figmaJSON = "figma-rest-json"
  case galenJSON = "galen-pagedump-json"
  case midsceneJSON = "midscene-dom-json"
  case domSnapshotJSON = "cdp-domsnapshot-json"
  case playwrightJSON = "playwright-boxes-json"
  case playwrightText = "playwright-aria-text"
  case dumpsysText = "android-dumpsys-text"
  case composeText = "compose-semantics-text"
  case uiViewText = "uiview-recursive-text"
  case nsViewText = "nsview-subtree-text"
  case xcuiElementText = "xcuielement-debug-text"
  case flutterRenderText = "flutter-render-text"
  case flutterSemanticsText = "flutter-semantics-text"

  /// How a file of the format is written.
  enum Notation { case xml, json, text }

  /// How a file of the format is written.
  var notation: Notation {
    switch self {
    case .uiautomatorXML, .appiumAndroidXML, .appiumXCUITestXML, .detoxXML: .xml
    case .playwrightText, .dumpsysText, .composeText, .uiViewText, .nsViewText, .xcuiElementText,
      .flutterRenderText, .flutterSemanticsText:
      .text
    default: .json
    }
  }

  /// Whether a dump shows a page or canvas of any size, not a screen.
  var isPage: Bool {
    switch self {
    case .galenJSON, .midsceneJSON, .figmaJSON, .domSnapshotJSON, .playwrightJSON, .playwrightText:
      true
    default: false
    }
  }
}
