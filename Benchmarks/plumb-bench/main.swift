import SpecWorkspace

let arguments = Array(CommandLine.arguments.dropFirst())
let isLayout = arguments.first == "--layouts"
FileSystem.exit(
  isLayout ? LayoutBenchmark.run(Array(arguments.dropFirst())) : Benchmark.run(arguments))
