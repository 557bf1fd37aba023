/// The phrases by which rules recognise what a text speaks of, data only; lower case, a blank stands for a hyphen too.
enum TopicPhrases {
  static let all: [(Topic, String)] = [
    (
      .reducedMotion,
      "reduced motion|reduce motion|prefers reduced motion|motion preferences|motion preference|"
        + "motion settings|motion reduction|isreducemotionenabled|disableanimations|"
        + "accessibilityreducemotion|usereducedmotion|reducedmotion|reducemotion|prefersreducedmotion|shouldreducemotion|"
        + "movimiento reducido|reducir movimiento|reducción de movimiento|mouvement réduit|"
        + "mouvements réduits|animations réduites|réduire les animations|réduire les mouvements|"
        + "reduzierte bewegung|bewegung reduzieren|bewegungsreduktion|movimento reduzido|"
        + "reduzir movimento|movimento ridotto|riduci movimento|verminderde beweging|minder beweging"
    ),
    (
      .highContrast,
      "high contrast mode|high contrast theme|increased contrast|increase contrast|contrast mode|"
        + "forced colors|forced colours|prefers contrast"
    ),
    (
      .keyboard,
      "keyboard|tab order|tab key|arrow keys|focus order|shortcut|shortcuts|tabindex|focus visible"
    ),
    (
      .screenReader,
      "screen reader|screen readers|voiceover|talkback|aria|aria label|aria live|"
        + "accessibilitylabel|accessibility label|contentdescription|content description|"
        + "role=\"status\"|role=\"alert\"|role=status|role=alert|role status|role alert|"
        + "semanticslabel|semantics|announce|announces|announced|announcement|announcements"
    ),
    (
      .rightToLeft,
      "rtl|right to left|bidi|bidirectional|mirrored|mirroring|mirrors|layout direction|"
        + "leading edge|trailing edge"
    ),
    (
      .darkMode,
      "dark mode|dark theme|night mode|dark appearance|prefers color scheme|color scheme"
    ),
    (
      .dynamicType,
      "dynamic type|text size|font scaling|font scale|text scaling|text resize|textscalefactor"
    ),
    (.haptics, "haptic|haptics|vibration|vibrates|haptic feedback"),
    (
      .drag,
      "drag|drags|dragging|drag gesture|draggable|swipe|swipes|swiping|pan gesture|"
        + "arrastrando|arrastrar|glisser|arrastando|arrastar|trascinando|trascinare|trascinamento|"
        + "slepen|durch ziehen|menyeret"
    ),
    (
      .noAlternative,
      "no tap gestures|no tap gesture|no tap alternative|no tap alternatives|drag only|"
        + "swipe only|only by dragging|only via drag|only by swiping|no buttons|no button|"
        + "no other way|only be dragged|taps on the track are ignored|dragging is the only way|"
        + "drag is the only way|dragging only|drag and drop only|only through dragging|only with drag|"
        + "only by drag|only with a drag|only works by dragging|exclusively by dragging|"
        + "solely by dragging|no alternative to dragging|no alternative to the drag|"
        + "swiping is the only way|swipe is the only way|only via swipe|only through swiping|"
        + "only with a swipe|only via drag and drop|drag and drop is the only way|dragging is the only means|nur durch ziehen|"
        + "ausschließlich durch ziehen|nur per drag|nur mit drag|nur per wischen|"
        + "no single pointer alternative|cannot be moved otherwise|no other means|"
        + "only be sorted by dragging|only be reordered by dragging|only be moved by dragging|"
        + "only be changed by dragging|only be rearranged by dragging|only reorder by dragging|"
        + "only be removed by dragging|only be opened by dragging|only be closed by dragging|"
        + "only be resized by dragging|only be adjusted by dragging|only be revealed by dragging|"
        + "only be dismissed by swiping|only be deleted by swiping|only be removed by swiping|"
        + "only be archived by swiping|only be opened by swiping|only be closed by swiping|"
        + "only be revealed by swiping|only be dismissed with a swipe|only be deleted with a swipe|"
        + "only be closed with a swipe|nur durch wischen|uniquement par balayage|solo deslizando|"
        + "apenas deslizando|"
        + "solo se puede ordenar arrastrando|solo se ordena arrastrando|solo arrastrando|"
        + "únicamente arrastrando|uniquement par glisser|seulement par glisser|"
        + "uniquement en glissant|apenas arrastando|somente arrastando|solo trascinando|"
        + "esclusivamente trascinando|solo tramite trascinamento|alleen door te slepen|"
        + "alleen via slepen|hanya dengan menyeret"
    ),
    (
      .alternative,
      "alternative|alternatives|fallback|instead of dragging|without dragging|tap to|click to|"
        + "move up|move down|context menu|long press menu|menu option"
    ),
    (
      .largerScreen,
      "larger screens|large screens|larger screen|desktop|wide screens|wider screens|"
        + "large displays|larger displays"
    ),
    (
      .boundScale,
      "no hardcoded|hardcoded|hard coded|hardcode|hard code|hardcoding|from the standard scale|"
        + "from the scale|no custom durations|no arbitrary durations|magic numbers|"
        + "are the only durations|the only durations are|are the only ones allowed|"
        + "uses one of the durations|use one of the durations|uses one of these durations|"
        + "use one of these durations|takes one of these durations|"
        + "sont les seules durées|son las únicas duraciones|sind die einzigen dauern"
    ),
    (
      .undecided,
      "tbd|to be decided|to be determined|to be defined|not yet decided|undecided|"
        + "to be added|to be inserted|to be supplied|to be provided|da inserire|por definir|"
        + "à définir|da definire|"
        + "could be added|could be|consider adding|consider using|consider increasing|consider reducing|"
        + "consider renaming|consider replacing|or keep as is|might be added|optional|"
        + "optionally|open question|or similar"
    ),
    (
      .vague,
      "generous|multiple times|several times|android equivalent|or equivalent|natural exploration|"
        + "fast enough|large enough|small enough|reasonable time|user friendly|100 success rate|"
        + "100% success rate|slightly increased|slightly larger|slightly smaller"
    ),
    (
      .webOnly,
      "aria|aria labels|aria label|aria live|skip links|skip link|transform3d|translate3d|"
        + "z index|tabindex|media query|media queries|css"
    ),
    (
      .deprecated,
      "renderscript|uiwebview|asynctask|uialertview|uiactionsheet|addressbook framework|"
        + "intentservice|google cloud messaging"
    ),
    (
      .platform,
      "ios|ipados|android|swiftui|uikit|react native|flutter|jetpack compose|kotlin|"
        + "watchos|tvos|visionos|wear os|web|browser|css|html|desktop|pwa|tailwind|next js|typescript"
    ),
    (
      .criterion,
      "1.3.5|1.4.1|1.4.2|1.4.3|1.4.4|1.4.5|1.4.6|1.4.8|1.4.10|1.4.11|1.4.12|1.4.13|2.1.1|2.1.2|"
        + "2.1.3|2.2.1|2.2.2|2.2.3|2.3.1|2.3.2|2.3.3|2.4.1|2.4.3|2.4.7|2.4.11|2.4.12|2.4.13|"
        + "2.5.1|2.5.2|2.5.3|2.5.4|2.5.5|2.5.6|2.5.7|2.5.8|3.2.1|3.3.1|3.3.7|3.3.8|4.1.2|4.1.3"
    ),
    (
      .dismissible,
      "dismissible|dismissable|can be dismissed|dismiss button|closable|can be closed|"
        + "can be swiped away|may be dismissed|may be closed|dismissing the|closing the"
    ),
    (.toast, "toast|toasts|snackbar|snackbars"),
    (
      .colorWord,
      "red|green|blue|gray|grey|yellow|orange|purple|pink|black|white|teal|amber"
    ),
    (
      .semanticColor,
      "semantic color|semantic colors|semantic colour|semantic colours|color tokens|"
        + "colour tokens|semantic color tokens|design tokens|theme colors|theme colours|"
        + "design system colors|design system colours"
    ),
    (.sideways, "left|right"),
    (
      .unannounced,
      "not announced|no live region|never announced|not announced to screen readers|"
        + "without an announcement|no announcement"
    ),
    (
      .androidOnly,
      "hardware back button|hardware back key|android back button|material snackbar|"
        + "back key of the phone"
    ),
    (
      .iosOnly,
      "dynamic island|home indicator|sf symbol|sf symbols|uialertcontroller|uinavigationcontroller"
    ),
  ]
}
