"""The stubs name what the module has, and everything has a docstring."""

import ast
import inspect
from pathlib import Path

import vendemmia
from vendemmia import _native

STUBS = Path(vendemmia.__file__).parent / "_native.pyi"
# What pybind11 and Python give every class.
GIVEN = set(dir(object)) | {"__module__", "__setstate__", "__getstate__", "__weakref__", "__dict__"}


def names_in(body):
    names = set()
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(node, ast.AnnAssign):
            names.add(node.target.id)
    return names


def test_the_stubs_name_what_there_is():
    tree = ast.parse(STUBS.read_text(encoding="utf-8"))
    there = {name for name in dir(_native) if not name.startswith("_") or name == "__version__"}
    assert names_in(tree.body) == there
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name != "IllegalAnswer":
            has = {name for name in vars(getattr(_native, node.name)) if not name.startswith("_pybind")} - GIVEN
            assert names_in(node.body) - GIVEN == has, node.name


def test_the_stubs_have_the_arguments_that_there_are():
    tree = ast.parse(STUBS.read_text(encoding="utf-8"))
    for node in tree.body:
        if not isinstance(node, ast.ClassDef):
            continue
        for method in node.body:
            if not isinstance(method, ast.FunctionDef) or method.name.startswith("__") or method.decorator_list:
                continue
            said = getattr(getattr(_native, node.name), method.name).__doc__.split(" ->")[0]
            for argument in method.args.args[1:] + method.args.kwonlyargs:
                assert f"{argument.arg}: " in said, (node.name, method.name, argument.arg)


def test_everything_that_is_offered_is_explained():
    for name in vendemmia.__all__:
        thing = getattr(vendemmia, name)
        if inspect.isclass(thing) or inspect.isroutine(thing):
            assert thing.__doc__, name
