"""Lets the specs call the functions of a Python file: one line of JSON in, one line of JSON out.

    python3 kata_adapter.py yatzy.py

A function answers with what it returns. ValueError refuses, with its message; NotImplementedError, or no function of that
name, says that it is not written yet. Any other exception ends the program. The function for the call `newGame` is named
`new_game`, as Python writes it; `newGame` is found too.
"""

import importlib.util
import json
import os
import re
import sys


def load(file):
    sys.path.insert(0, os.path.dirname(os.path.abspath(file)))
    name = os.path.splitext(os.path.basename(file))[0]
    spec = importlib.util.spec_from_file_location(name, file)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def function_for(rules, call):
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", call).lower()
    return getattr(rules, name, None) or getattr(rules, call, None)


def answer(rules, request):
    function = function_for(rules, request["call"])
    if function is None:
        return {"pending": True}
    try:
        return {"result": function(*request["arguments"])}
    except NotImplementedError:
        return {"pending": True}
    except ValueError as refusal:
        return {"error": str(refusal)}


def main():
    # Python would write text as the system does, which is not UTF-8 everywhere.
    sys.stdin.reconfigure(encoding="utf-8")
    sys.stdout.reconfigure(encoding="utf-8")
    rules = load(sys.argv[1])
    for line in sys.stdin:
        request = json.loads(line)
        reply = {"id": request["id"], **answer(rules, request)}
        sys.stdout.write(json.dumps(reply, allow_nan=False) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
