/// Small dumps, one of each format, with which damaging begins.
public enum DumpSeed {
  /// The dumps.
  public static let all: [[UInt8]] = (xml + json + text).map { Array($0.utf8) }

  private static let xml = [
    """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="0">
    <node index="0" text="" class="android.widget.FrameLayout" enabled="true" clickable="false"
      scrollable="false" bounds="[0,0][1080,1920]"><node index="0" text="Go &amp; see &#128512;"
      resource-id="app:id/go" class="android.widget.Button" clickable="true" enabled="true"
      scrollable="true" bounds="[20,40][120,90]"/><node text="Bread" class="android.widget.TextView"
      clickable="false" enabled="true" bounds="[20,100][400,150]"/></node></hierarchy>
    """,
    """
    <hierarchy width="1080" height="1920" rotation="0"><android.widget.FrameLayout displayed="true"
      bounds="[0,0][1080,1920]" clickable="false"><android.widget.Button displayed="true"
      text="Go" clickable="true" enabled="true" bounds="[20,40][120,90]"/>
    </android.widget.FrameLayout></hierarchy>
    """,
    """
    <AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Diary" x="0" y="0"
      width="390" height="844" enabled="true" visible="true"><XCUIElementTypeLink name="more"
      label="More" x="16" y="60" width="44" height="22" enabled="true" visible="true"/>
    <XCUIElementTypeStaticText value="of it" x="60" y="60" width="80" height="22" visible="true"/>
    </XCUIElementTypeApplication></AppiumAUT>
    """,
    """
    <ViewHierarchy density="2.75"><DecorView class="android.view.View" x="0" y="0" width="393"
      height="800" visibility="visible" alpha="1.0"><Text x="8" y="9" width="<number>" height="20"
      label="Walk" testID="walk"/></DecorView></ViewHierarchy>
    """,
  ]

  private static let json = [
    """
    {"layoutdump":1,"screen":{"w":800,"h":1600,"unit":"px","scale":2},"nodes":[
    {"id":"a","parent":null,"frame":[0,0,800,1600]},{"id":"b","parent":"a","role":"button","text":"No\\u0074es",
    "frame":[10,10,90,30],"hit":[[0,0,100,50]],"interactive":true,"z":3,"lines":1,
    "style":{"size":14,"weight":600,"color":"#111","bg":"#eeeeeeff","radius":4,"opacity":1}}]}
    """,
    """
    {"value":{"tree":{"type":"Application","rect":{"x":0,"y":0,"width":390,"height":844},
    "children":[{"type":"Button","name":"add","isEnabled":"1","isVisible":"1",
    "rect":{"origin":{"x":8,"y":50.5},"size":{"width":44,"height":44}}}]}}}
    """,
    """
    [{"AXFrame":"{{0, 0}, {375, 667}}","frame":{"x":0,"y":0,"width":375,"height":667},
    "AXLabel":"App","type":"Application","enabled":true},{"frame":{"x":1,"y":null,"width":3,
    "height":4},"AXLabel":"Go","type":"Button","enabled":true}]
    """,
    """
    {"attributes":{"bounds":"[0,0][1080,1920]","class":"android.widget.FrameLayout"},"children":[
    {"attributes":{"text":"Go","bounds":"[20,40][120,90]","enabled":"true"},"clickable":true}]}
    """,
    """
    {"views":[{"temp_id":0,"parent":-1,"bounds":[[0,0],[1080,1920]],"class":"a.FrameLayout"},
    {"temp_id":1,"parent":0,"bounds":[[9,9],[5,5]],"clickable":"true","enabled":"true","text":"x"}]}
    """,
    """
    {"activity":{"root":{"class":"a.FrameLayout","bounds":[0,0,1440,2560],"children":[null,
    {"class":"a.Button","bounds":[8,8,80,80],"clickable":true,"enabled":true}]}}}
    """,
    """
    {"rendering_system":"android","windows":[{"type":"DecorView","width":1080,"height":1920,
    "children":[{"type":"TextView","x":8,"y":9,"width":80,"height":40,"visibility":"visible"}]}]}
    """,
    """
    {"document":{"id":"0:0","type":"DOCUMENT","children":[{"id":"1:2","type":"FRAME","visible":true,
    "absoluteBoundingBox":{"x":-4,"y":0.5,"width":390,"height":844},"clipsContent":true,"fills":[
    {"type":"SOLID","color":{"r":1,"g":1,"b":1,"a":1}}],"children":[{"id":"1:3","type":"TEXT",
    "characters":"Bread","absoluteBoundingBox":{"x":8,"y":8,"width":60,"height":20},
    "style":{"fontSize":14,"fontWeight":400},"fills":[]}]}]}}
    """,
    "{\"title\":\"p\",\"items\":{\"menu\":{\"area\":[0,0,100,20],\"visible\":true,\"text\":\"Menu\"}}}",
    """
    {"node":null,"children":[{"node":{"id":"a","nodeType":"BUTTON Node","content":"Go","isVisible":true,
    "rect":{"left":1,"top":2,"width":30,"height":20}},"children":[]}]}
    """,
    """
    {"documents":[{"nodes":{"parentIndex":[-1,0],"nodeName":[0,1],"attributes":[[],[2,3]]},
    "layout":{"nodeIndex":[0,1],"bounds":[[0,0,800,600],[8,8,90,30]],"text":[-1,4]}}],
    "strings":["#document","BUTTON","id","add","Add"]}
    """,
    """
    [{"role":"button","name":"Save","boundingBox":{"x":8,"y":20.5,"width":60,"height":30}}]
    """,
  ]

  private static let text = [
    """
    <UIView: 0x1; frame = (0 0; 375 667); layer = <CALayer>>
       | <UIScrollView: 0x2; frame = (1 2; 30 40); contentOffset: {0, 12}; hidden = NO>
       |    | <UIButton: 0x3; frame = (5 6; 7 8); text = 'It's; here'; alpha = 0.5>
    """,
    """
    [   A     W ] h=--- v=--- NSView 0x1 "root" f=(0,0,300,200) b=(-)
      [   AF  O  ] h=--& v=&-- NSButton 0x2 "Push" f=(10,20,80,32) b=(-)
    """,
    """
      View Hierarchy:
        DecorView{1a V.E...... R....... 0,0-1080,2400}
          android.widget.Button{2b VFED..C.. ........ 0,-6-100,50 #7f app:id/go}
      mCurrentConfig={1.0 ?mcc?mnc [en_US] ldltr sw411dp w411dp h914dp 420dpi nrml}
    """,
    """
    Element subtree:
     →Application, 0x10, pid: 7, label: 'Diary'
        Window (Main), 0x20, {{0.0, 0.0}, {390.0, 844.0}}
          Button, 0x30, {{16.0, 59.3}, {44.0, 30.7}}, identifier: 'add', label: 'Bob's', Disabled
    """,
    """
    Printing with useUnmergedTree = 'false'
    Node #1 at (l=0.0, t=63.0, r=1080.0, b=2154.0)px
     |-Node #2 at (l=42.0, t=105.0, r=150.5, b=231.0)px, Tag: 'save'
     | Role = 'Button'
     | Text = '[Save]'
     | Actions = [OnClick]
    """,
    """
    SemanticsNode#0
     │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0) scaled by 3.0x
     └─SemanticsNode#3
         Rect.fromLTRB(300.0, 60.0, 340.0, 100.0)
         actions: tap
         flags: isButton, hasEnabledState, isEnabled
         label: "Add"
    """,
    """
    RenderView#1a2b3
     │ configuration: Size(390.0, 844.0) at 3.0x (in logical pixels)
     └─child: RenderParagraph#7e8f9
       │ parentData: offset=Offset(16.0, 24.0) (can use size)
       │ size: Size(120.0, 20.0)
       │ text:
       ╎    ║ TextSpan:
       ╎    ║   "Walks"
    """,
    """
    - document [ref=e1] [box=0,0,800,600]:
      - link "More \\"x\\"" [ref=e4] [box=8,120,40,18]:
        - /url: "#more"
      - paragraph [box=8,150,300,18]: Nothing yet
    """,
  ]
}
