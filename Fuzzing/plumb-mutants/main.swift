import SpecWorkspace

FileSystem.exit(MutantRun.run(Array(CommandLine.arguments.dropFirst())))
