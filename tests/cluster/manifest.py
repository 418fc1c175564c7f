"""Checks a manifest against the models of Kubernetes' own Python client, which are made from the schema of its API: no
unknown field, none missing, every value of its type. Prints what the test compares: completion mode, completions,
parallelism and the script."""
import json
import re
import sys

import yaml
from kubernetes import client


def check(value, kind, where):
    if listed := re.fullmatch(r"list\[(.*)\]", kind):
        assert isinstance(value, list), f"{where} is no list"
        for i, each in enumerate(value):
            check(each, listed[1], f"{where}[{i}]")
    elif mapped := re.fullmatch(r"dict\(str, (.*)\)", kind):
        assert isinstance(value, dict), f"{where} is no map"
        for key, each in value.items():
            check(each, mapped[1], f"{where}.{key}")
    elif kind in ("str", "int", "bool"):
        assert type(value).__name__ == kind, f"{where} is {value!r}, not {kind}"
    else:
        model = getattr(client, kind)
        fields = {json_name: name for name, json_name in model.attribute_map.items()}
        assert isinstance(value, dict), f"{where} is no {kind}"
        for key, each in value.items():
            assert key in fields, f"{where}.{key} is no field of {kind}"
            check(each, model.openapi_types[fields[key]], f"{where}.{key}")
        # The constructor refuses what lacks a required field.
        model(**{fields[key]: each for key, each in value.items()})


with open(sys.argv[1]) as file:
    manifest = yaml.safe_load(file)
assert (manifest["apiVersion"], manifest["kind"]) == ("batch/v1", "Job")
check(manifest, "V1Job", "job")
spec = manifest["spec"]
script = spec["template"]["spec"]["containers"][0]["args"][0]
print(json.dumps([spec["completionMode"], spec["completions"], spec["parallelism"], script]))
