"""How an expected result is compared with what was answered."""

from collections.abc import Mapping
from typing import Any

TOLERANCE = 1e-6


def mismatch(question: Mapping[str, Any], result: Any) -> str:
    """What is wrong with a result; empty when it is as expected."""
    if "is" in question and not equal(question["is"], result):
        return f"expected {question['is']!r}, got {_short(result)}"
    for wanted in _listed(question.get("has", [])):
        if not any(fits(wanted, item) for item in _items(result)):
            return f"{wanted!r} is missing in {_short(result)}"
    for unwanted in _listed(question.get("lacks", [])):
        if any(fits(unwanted, item) for item in _items(result)):
            return f"{unwanted!r} is in {_short(result)}"
    if "about" in question and not _is_near(question["about"], result):
        return f"expected about {question['about']!r}, got {_short(result)}"
    return ""


def _is_near(wanted: Any, result: Any) -> bool:
    return isinstance(wanted, (int, float)) and isinstance(result, (int, float)) and abs(result - wanted) <= 0.005


def equal(wanted: Any, result: Any) -> bool:
    """Equal, lists of mappings in any order; `allowed` is an empty list of refusals, a list of rules their numbers."""
    if wanted == "allowed":
        return bool(result == [])
    if isinstance(wanted, float) and isinstance(result, (int, float)):
        return abs(wanted - result) <= TOLERANCE
    if isinstance(wanted, list) and isinstance(result, list):
        if all(isinstance(w, str) for w in wanted) and result and all(_is_refusal(r) for r in result):
            return sorted(wanted) == sorted(r["rule"] for r in result)
        return wanted == result or (
            len(wanted) == len(result) and sorted(map(_key, wanted)) == sorted(map(_key, result))
        )
    return bool(wanted == result)


def fits(wanted: Any, item: Any) -> bool:
    """A mapping fits when all its keys do; anything else when it is equal. A bare string fits a refusal's rule."""
    if isinstance(wanted, Mapping):
        return isinstance(item, Mapping) and all(
            key in item and fits(value, item[key]) for key, value in wanted.items()
        )
    if isinstance(wanted, str) and _is_refusal(item):
        return wanted in (item["rule"], item["key"])
    return equal(wanted, item)


def _is_refusal(item: Any) -> bool:
    return isinstance(item, Mapping) and {"rule", "key", "params"} <= set(item)


def _items(result: Any) -> list[Any]:
    if isinstance(result, list):
        return result
    return [result, *([{k: v} for k, v in result.items()] if isinstance(result, Mapping) else [])]


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _key(value: Any) -> str:
    if isinstance(value, Mapping):
        return repr(sorted((str(k), _key(v)) for k, v in value.items()))
    return repr(value)


def _short(result: Any) -> str:
    text = repr(result)
    return text if len(text) <= 400 else text[:400] + "…"
