"""Learned opponents: small networks that play against themselves, and learn from who won.

`python -m sztab.lab.learning.training GAME --help`. It needs numpy and torch (with a GPU, if there is one) and,
to write the file that is shipped, onnx; none of them is needed to play.
"""
