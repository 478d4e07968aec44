"""`python -m sztab` is the command `sztab`."""

from sztab.cli.__main__ import main

if __name__ == "__main__":
    main()
