import SpecWorkspace

FileSystem.exit(DeveloperTool.run(Array(CommandLine.arguments.dropFirst())))
