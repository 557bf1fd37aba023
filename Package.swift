// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The layers of the pipeline: a target may import only targets above it in this list.
let package = Package(
  name: "plumb",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .executable(name: "plumb", targets: ["plumb"]),
    .library(
      name: "SpecKit",
      targets: ["SpecText", "SpecDiagnostics", "SpecSyntax", "SpecModel", "SpecWorkspace"]
    ),
    .library(name: "PlumbRecorder", targets: ["PlumbRecorder"]),
    .library(name: "PlumbConformance", targets: ["PlumbConformance"]),
  ],
  targets: [
    // Layer 0: system libraries, each imported by exactly one target.
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .systemLibrary(
      name: "CMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]
    ),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]
    ),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]
    ),
    .systemLibrary(
      name: "CZstd", pkgConfig: "libzstd",
      providers: [.apt(["libzstd-dev"]), .brew(["zstd"])]
    ),

    // The memory of one parse of cmark-gfm, which takes functions and no context.
    .target(name: "CMarkArena"),
    // The innermost loop over the bytes of traces, for which Swift has no vectors as wide as the processor's.
    .target(name: "CTraceScan"),
    // Calls of the system that Swift does not see.
    .target(name: "CPlatform"),

    // Layer 1: text, positions, JSON, diagnostics.
    .target(
      name: "SpecText", swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(name: "SpecJSON", swiftSettings: settings),
    .target(
      name: "SpecDiagnostics", dependencies: ["SpecText", "SpecJSON"], swiftSettings: settings),

    // Layer 2: Markdown and YAML.
    .target(
      name: "SpecSyntax",
      dependencies: ["CYAML", "CMarkArena", "CMarkGFM", "SpecText", "SpecDiagnostics"],
      swiftSettings: settings
    ),

    // Layers 3 to 5: typed model, lowering, analysis.
    .target(name: "SpecModel", dependencies: ["SpecText"], swiftSettings: settings),
    .target(
      name: "SpecLowering",
      dependencies: ["SpecText", "SpecDiagnostics", "SpecSyntax", "SpecModel"],
      swiftSettings: settings
    ),
    .target(
      name: "SpecAnalysis",
      dependencies: ["SpecText", "SpecDiagnostics", "SpecSyntax", "SpecModel"],
      swiftSettings: settings
    ),

    // Layer 6: checks.
    .target(
      name: "SpecLint",
      dependencies: [
        "SpecText", "SpecJSON", "SpecDiagnostics", "SpecSyntax", "SpecModel", "SpecAnalysis",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "SpecLintRules",
      dependencies: [
        "SpecText", "SpecDiagnostics", "SpecSyntax", "SpecModel", "SpecAnalysis", "SpecLint",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "SpecTrace",
      dependencies: [
        "CTraceScan", "SpecText", "SpecJSON", "SpecDiagnostics", "SpecModel", "SpecAnalysis",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "SpecLayout",
      dependencies: [
        "CExpat", "SpecText", "SpecJSON", "SpecDiagnostics", "SpecModel", "SpecAnalysis",
      ],
      swiftSettings: settings
    ),

    // Layer 7: output.
    .target(
      name: "SpecReports",
      dependencies: [
        "SpecText", "SpecJSON", "SpecDiagnostics", "SpecModel", "SpecAnalysis", "SpecLayout",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "SpecExports",
      dependencies: [
        "SpecText", "SpecJSON", "SpecDiagnostics", "SpecSyntax", "SpecModel", "SpecAnalysis",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "SpecDifference",
      dependencies: [
        "SpecText", "SpecJSON", "SpecDiagnostics", "SpecSyntax", "SpecModel", "SpecAnalysis",
        "SpecLint",
      ],
      swiftSettings: settings
    ),

    // Layer 8: the façade, the only target that touches disk, environment and clock.
    .target(
      name: "SpecWorkspace",
      dependencies: [
        "CPlatform", "CZlib", "CZstd", "SpecText", "SpecJSON", "SpecDiagnostics", "SpecSyntax",
        "SpecModel", "SpecLowering", "SpecAnalysis", "SpecLint", "SpecLintRules", "SpecTrace",
        "SpecLayout", "SpecReports", "SpecExports", "SpecDifference",
      ],
      swiftSettings: settings
    ),

    // For apps and their tests: what writes traces, without dependencies, and what holds them against specs.
    .target(name: "PlumbRecorder", swiftSettings: settings),
    .target(
      name: "PlumbConformance",
      dependencies: ["SpecText", "SpecSyntax", "SpecModel", "SpecTrace", "SpecWorkspace"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "recorder-bench", dependencies: ["PlumbRecorder"], path: "Benchmarks/recorder-bench",
      swiftSettings: settings
    ),

    // Layer 9: programs.
    .target(
      name: "SpecLanguageServer",
      dependencies: [
        "SpecText", "SpecJSON", "SpecDiagnostics", "SpecSyntax", "SpecModel", "SpecAnalysis",
        "SpecLint", "SpecReports", "SpecWorkspace",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "SpecCommandLine",
      dependencies: [
        "SpecText", "SpecJSON", "SpecDiagnostics", "SpecModel", "SpecLint", "SpecTrace",
        "SpecLayout", "SpecReports", "SpecExports", "SpecDifference", "SpecWorkspace",
        "SpecLanguageServer",
      ],
      swiftSettings: settings
    ),
    .executableTarget(name: "plumb", dependencies: ["SpecCommandLine"], swiftSettings: settings),
    .executableTarget(
      name: "plumb-dev",
      dependencies: [
        "SpecText", "SpecJSON", "SpecDiagnostics", "SpecLint", "SpecLintRules", "SpecTrace",
        "SpecLayout", "SpecDifference", "SpecWorkspace",
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "plumb-bench",
      dependencies: [
        "SpecText", "SpecSyntax", "SpecModel", "SpecLowering", "SpecLint", "SpecLayout",
        "SpecWorkspace",
      ],
      path: "Benchmarks/plumb-bench", swiftSettings: settings
    ),

    // Made documents, for tests and for `make fuzz`.
    .target(
      name: "SpecFuzzing",
      dependencies: [
        "SpecText", "SpecJSON", "SpecDiagnostics", "SpecModel", "SpecLint", "SpecTrace",
        "SpecLayout", "SpecExports", "SpecWorkspace",
      ],
      path: "Fuzzing/SpecFuzzing", swiftSettings: settings
    ),
    .executableTarget(
      name: "plumb-fuzz", dependencies: ["SpecText", "SpecFuzzing", "SpecWorkspace"],
      path: "Fuzzing/plumb-fuzz", swiftSettings: settings
    ),
    .executableTarget(
      name: "plumb-mutants", dependencies: ["SpecModel", "SpecTrace", "SpecWorkspace"],
      path: "Fuzzing/plumb-mutants", swiftSettings: settings
    ),
  ] + testTargets
)

var testTargets: [Target] {
  let text: [Target.Dependency] = ["SpecText", "SpecJSON", "SpecDiagnostics"]
  let model: [Target.Dependency] = text + ["SpecSyntax", "SpecModel", "SpecLowering"]
  let checks: [Target.Dependency] =
    model + ["SpecAnalysis", "SpecLint", "SpecLintRules", "SpecTrace", "SpecLayout"]
  let output: [Target.Dependency] =
    checks + ["SpecReports", "SpecExports", "SpecDifference", "SpecWorkspace"]
  return [
    .testTarget(name: "SpecTextTests", dependencies: text, swiftSettings: settings),
    .testTarget(
      name: "SpecSyntaxTests", dependencies: text + ["SpecSyntax"], swiftSettings: settings),
    .testTarget(name: "SpecLoweringTests", dependencies: model, swiftSettings: settings),
    .testTarget(
      name: "SpecLintTests", dependencies: checks + ["SpecWorkspace"], swiftSettings: settings),
    .testTarget(
      name: "SpecTraceTests", dependencies: checks + ["SpecWorkspace", "SpecFuzzing"],
      swiftSettings: settings),
    .testTarget(
      name: "SpecLayoutTests", dependencies: checks + ["SpecWorkspace"], swiftSettings: settings),
    .testTarget(
      name: "SpecReportsTests", dependencies: output, exclude: ["Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "SpecDifferenceTests",
      dependencies: output + ["SpecFuzzing", "SpecCommandLine"], exclude: ["Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "GoldenTests", dependencies: output + ["SpecCommandLine", "plumb-dev"],
      exclude: ["Snippets"], swiftSettings: settings),
    .testTarget(
      name: "SpecLanguageServerTests",
      dependencies: text + ["SpecModel", "SpecLint", "SpecWorkspace", "SpecLanguageServer"],
      swiftSettings: settings),
    .testTarget(
      name: "FuzzTests", dependencies: ["SpecText", "SpecFuzzing", "SpecWorkspace"],
      swiftSettings: settings),
    .testTarget(
      name: "PlumbRecorderTests", dependencies: ["PlumbRecorder", "PlumbConformance"],
      swiftSettings: settings),
    .testTarget(name: "TidyTests", dependencies: [], swiftSettings: settings),
  ]
}
