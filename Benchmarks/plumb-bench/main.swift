import SpecWorkspace

FileSystem.exit(Benchmark.run(Array(CommandLine.arguments.dropFirst())))
