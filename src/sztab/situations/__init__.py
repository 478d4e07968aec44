"""Situations from Python: `run` a mapping or `run_file` a YAML file; `pose` gives the play to go on with."""

from sztab.situations.reading import parse, read
from sztab.situations.situation import Report, Table, check_shape, pose, pose_question, run, run_file

__all__ = ["Report", "Table", "check_shape", "parse", "pose", "pose_question", "read", "run", "run_file"]
