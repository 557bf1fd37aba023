import SpecModel

extension TokenTables {
  /// The columns that matter, by their headers.
  struct Columns {
    var name: Int
    var kind: Token.Kind?
    /// The columns to look for a value in, the likeliest first.
    var values: [Int]
    var size: Int?
    var line: Int?
    var weight: Int?
    /// The column of the names of typefaces.
    var family: Int?
    /// The columns of the parameters of a spring.
    var spring: [Int] = []
    /// The columns whose header gives the unit of bare numbers.
    var bare: Set<Int> = []
    /// The columns for a mode, where there are two or more, with its name.
    var modes: [(column: Int, name: String)] = []
    /// The names in code that several rows have.
    var repeated: Set<String> = []
    /// Whether the names are those that the things of the rows take.
    var isOfUses = false
    /// Whether the column of the values holds those of both modes.
    var isPaired = false
    /// The columns of colours for several parts, where there are two or more, with their headers.
    var parts: [(column: Int, title: String)] = []
    /// The column of colours of another part beside that of the values: "Background" in "Subject | Color | Background".
    var others: [(column: Int, title: String)] = []
    /// Whether the header says "token", so that words count as a value too.
    var isExplicit: Bool
    /// Whether it is about variables of a program.
    var isOfVariables = false
    /// Whether a code span is the value as a whole: "2px solid #112233".
    var takesSpans = false
    /// Whether the rows are constants, of which those with a unit alone are values of the interface.
    var isOfConstants = false
    /// Whether a heading says which kind of values the rows define.
    var isOfKind = false
    /// The column of the classes of a style sheet.
    var classes: Int?
    /// The column that says of which kind the value of each row is.
    var sort: Int?
    /// The column of classes that are the value of a row without another one.
    var utilities: Int?
    /// Whether the rows tell what colours of front matter are for.
    var isRetelling = false
    /// The column of names of other tokens, which are the values.
    var reference: Int?
    /// The column of the properties by which style sheets call what the rows name.
    var property: Int?
    /// The column that says how opaque the colours of the rows are.
    var alpha: Int?
  }
}
