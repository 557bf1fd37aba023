import SpecWorkspace

FileSystem.exit(FuzzRun.run(Array(CommandLine.arguments.dropFirst())))
