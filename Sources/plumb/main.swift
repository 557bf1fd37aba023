import SpecCommandLine

Program.main()
