"""Situations from Python: `run` a mapping or `run_file` a YAML file; `pose` gives the play to go on with."""

from sztab.situations.reading import read
from sztab.situations.situation import Report, Table, pose, pose_question, run, run_file

__all__ = ["Report", "Table", "pose", "pose_question", "read", "run", "run_file"]
