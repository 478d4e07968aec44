"""A learned opponent for Bitwa Warszawska: a small network that plays against itself, and learns from who won.

`python -m sztab.lab.learning.training --help`. It needs numpy and torch (with a GPU, if there is one) and, to write the
file that is shipped, onnx; none of them is needed to play.
"""
