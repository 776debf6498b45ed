"""Small changes that break the rules, one at a time, for `sabotage.py`.

A mutant is one change to the syntax tree of one module of `tiletum.game`: in a function, in a table of
functions, in a row of the editions, or in a number such as `LAST_ROUND`. Parts that no rule depends on are
left alone: the log, names, annotations, assertions, and the reasons of refusals.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

PACKAGE = "game"
CARDINAL = "game.cardinal"
NOT_RULES = {"__init__", "events", "vocabulary", "steps"}
NO_RULES_IN = {"catalogue", "refusals"}
LOG_ONLY = {"__str__", "__repr__", "is_first_run", "option_set", "slot_code", "is_merchant"}
"""Functions that are not mutated, besides those named `tell...`."""
LOG_CALLS = {"skip", "invoke", "remove"}
"""Functions that only emit events."""
LOG_ARGUMENTS = {"take_tile"}
"""Functions whose numbers only describe a source in the log."""
NO_CODE = {"decorator_list", "args", "returns", "annotation"}
STEP_SIZE = 5

COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list", "reversed": "list"}
RETURNED = {"bool": "not ({})", "int": "({}) + 1", "list": "[]", "tuple": "()"}
"""What is returned instead, by the return type of the function."""


def file_of(module: str) -> str:
    return f"src/tiletum/{module.replace('.', '/')}.py"


@dataclass(frozen=True)
class Mutant:
    module: str
    """The dotted name, with packages: `game.chapters.turn`."""
    line: int
    before: str
    after: str
    tree: ast.Module
    put: Callable[[], None]
    """Changes the tree. Called only in the mutant's own process."""

    @property
    def suite(self) -> str:
        """Return the name of the suite of stages: the Cardinalbot's or the game's."""
        return CARDINAL if self.is_in(CARDINAL) else PACKAGE

    def is_in(self, name: str) -> bool:
        """Return whether `name` is its package, module or line, such as `game.chapters.turn:63`."""
        return name == f"{self.module}:{self.line}" or f"{self.module}.".startswith(f"{name}.")

    def __str__(self) -> str:
        return f"{file_of(self.module)}:{self.line}  {self.before}  ->  {self.after}"


@dataclass(frozen=True)
class Place:
    """A node and its location in the tree, so that it can be replaced."""

    parent: ast.AST
    field: str
    index: int | None
    node: ast.AST
    statement: ast.AST
    """The statement that contains the node."""
    returns: str
    """The return type of the function that contains the node."""

    def put(self, new: ast.AST) -> None:
        if self.index is None:
            setattr(self.parent, self.field, new)
        else:
            getattr(self.parent, self.field)[self.index] = new

    def below(self, field: str, index: int | None, child: ast.AST) -> Place:
        returns, statement = self.returns, self.statement
        if isinstance(self.node, ast.FunctionDef):
            returns = ast.unparse(self.node.returns).split("[")[0] if self.node.returns else ""
        if isinstance(self.node, ast.stmt):
            statement = self.node
        return Place(self.node, field, index, child, statement, returns)


def module_sources(folder: Path) -> dict[str, str]:
    """Return the text of all modules of the rules, by dotted name."""
    return {
        ".".join(path.relative_to(folder).with_suffix("").parts): path.read_text(encoding="utf-8")
        for path in sorted((folder / PACKAGE).rglob("*.py"))
    }


def all_mutants(sources: dict[str, str]) -> list[Mutant]:
    rules = [name for name in sources if holds_rules(*name.split("."))]
    return [mutant for name in rules for mutant in mutants_of(name, sources[name])]


def holds_rules(*parts: str) -> bool:
    return parts[-1] not in NOT_RULES and not NO_RULES_IN.intersection(parts)


def mutants_of(module: str, source: str) -> list[Mutant]:
    tree = ast.parse(source)
    found: list[Mutant] = []
    for place in places(tree):
        for new in breaks(place):
            before, after = changed_line(place, new)
            line: int = getattr(place.node, "lineno", 0)
            found.append(Mutant(module, line, before, after, tree, partial(place.put, new)))
    return found


# --- how a change reads ---


def changed_line(place: Place, new: ast.AST) -> tuple[str, str]:
    """Return the first line that differs, before and after the change."""
    if isinstance(place.node, ast.stmt):
        before, after = ast.unparse(place.node), ast.unparse(new)
    else:
        before = ast.unparse(place.statement)
        place.put(new)
        after = ast.unparse(place.statement)
        place.put(place.node)
    pairs = zip(before.splitlines(), after.splitlines(), strict=False)
    return clip_both(*next(pair for pair in pairs if pair[0] != pair[1]))


def clip_both(before: str, after: str) -> tuple[str, str]:
    """Shorten two long lines to the text around their difference."""
    before, after = before.strip(), after.strip()
    same = next((i for i, (a, b) in enumerate(zip(before, after, strict=False)) if a != b), 0)
    start = max(0, same - 50) if max(len(before), len(after)) > 100 else 0
    return clip(before, start), clip(after, start)


def clip(text: str, start: int) -> str:
    return ("..." if start else "") + text[start : start + 100] + ("..." if len(text) > start + 100 else "")


# --- where to break ---


def places(tree: ast.Module) -> Iterator[Place]:
    for index, node in enumerate(tree.body):
        place = Place(tree, "body", index, node, tree, "")
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield from inside(place)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None and is_rule_data(node):
            yield from inside(place.below("value", None, node.value))


def is_rule_data(node: ast.Assign | ast.AnnAssign) -> bool:
    """Return whether an assignment is a table of functions or moves, a row of the editions or a plain
    number."""
    if isinstance(node.value, ast.Constant):
        return isinstance(node, ast.Assign)
    return isinstance(node.value, ast.List | ast.Dict | ast.Call | ast.DictComp)


def inside(place: Place) -> Iterator[Place]:
    """Yield this node and all nodes below it that belong to the rules."""
    if is_no_rule(place):
        return
    yield place
    for field, value in ast.iter_fields(place.node):
        if field in NO_CODE and not isinstance(place.node, ast.Call):
            continue
        children = enumerate(value) if isinstance(value, list) else [(None, value)]
        for index, child in children:
            if isinstance(child, ast.AST):
                yield from inside(place.below(field, index, child))


def is_no_rule(place: Place) -> bool:
    node, parent = place.node, place.parent
    if isinstance(node, ast.FunctionDef):
        return node.name in LOG_ONLY or node.name.startswith("tell")
    if isinstance(node, ast.Assert | ast.Raise):
        return True
    if isinstance(node, ast.AnnAssign):
        return node.value is None
    if isinstance(node, ast.Constant):
        return is_filler(node, parent)
    return is_log(node) or is_last_index(node, parent)


def is_filler(node: ast.Constant, parent: ast.AST) -> bool:
    """Return whether a number is unused by its step or atom, or is only read by the log."""
    if isinstance(parent, ast.Call):
        return ast.unparse(parent.func) in LOG_ARGUMENTS
    return isinstance(parent, ast.Tuple) and len(parent.elts) == STEP_SIZE and node.value == 0


def is_last_index(node: ast.AST, parent: ast.AST) -> bool:
    """Return whether the node is the -1 of `stack[-1]`."""
    return isinstance(parent, ast.Subscript) and parent.slice is node and isinstance(node, ast.UnaryOp)


def is_log(node: ast.AST) -> bool:
    """Return whether a statement only emits events, perhaps under a condition or in a loop."""
    if isinstance(node, ast.If) and "is_first_run(" in ast.unparse(node.test):
        return True
    if isinstance(node, ast.If | ast.For):
        return all(is_log(statement) for statement in node.body) and not node.orelse
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        name = ast.unparse(node.value.func)
        return name in LOG_CALLS or name.startswith("tell_") or name.endswith((".tell", ".events.append"))
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def is_full_slice(node: ast.AST) -> bool:
    return isinstance(node, ast.Subscript) and ast.unparse(node.slice) == ":"


# --- what to break ---


def breaks(place: Place) -> Iterator[ast.AST]:
    """Yield all replacements of a node."""
    node = place.node
    if isinstance(node, ast.stmt):
        yield from broken_statement(place, node)
    elif is_condition(place):
        assert isinstance(node, ast.expr)
        yield from forced(node)
    elif isinstance(node, ast.expr):
        broken = list(broken_expression(node))
        is_index = isinstance(place.parent, ast.Subscript) and isinstance(node, ast.Constant)
        yield from broken[:1] if is_index else broken


def is_condition(place: Place) -> bool:
    tests = isinstance(place.parent, ast.If | ast.While | ast.IfExp) and place.field == "test"
    return tests or (isinstance(place.parent, ast.comprehension) and place.field == "ifs")


def forced(node: ast.expr) -> Iterator[ast.AST]:
    """Yield True, False, and slightly different conditions."""
    if not isinstance(node, ast.Constant):
        yield from (ast.Constant(truth) for truth in (True, False))
    is_equality = isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Eq | ast.NotEq | ast.In)
    if not is_equality:
        yield from broken_expression(node)


def broken_statement(place: Place, node: ast.stmt) -> Iterator[ast.AST]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield ast.Pass()
    elif isinstance(node, ast.AugAssign):
        yield ast.Pass()
        if is_number(node) and type(node.op) in ARITHMETIC:
            yield copy_with(node, op=ARITHMETIC[type(node.op)]())
    elif isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Name | ast.Tuple):
        yield ast.Pass()
    elif isinstance(node, ast.Return) and place.returns in RETURNED and is_computed(node.value):
        assert node.value is not None
        yield ast.parse("return " + RETURNED[place.returns].format(ast.unparse(node.value))).body[0]


def is_number(node: ast.AugAssign) -> bool:
    """Return whether `+=` changes a number. Names such as `out` are lists."""
    by_value = isinstance(node.op, ast.Sub) or isinstance(node.value, ast.Constant)
    return by_value or isinstance(node.target, ast.Attribute | ast.Subscript)


def is_computed(value: ast.expr | None) -> bool:
    """Return whether a returned value has no mutants of its own."""
    return value is not None and not isinstance(value, ast.Constant | ast.UnaryOp | ast.List)


def broken_expression(node: ast.expr) -> Iterator[ast.AST]:
    if isinstance(node, ast.Constant):
        yield from broken_constant(node.value)
    elif isinstance(node, ast.Compare):
        yield from broken_comparison(node)
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC and not has_list(node):
        yield copy_with(node, op=ARITHMETIC[type(node.op)]())
    elif isinstance(node, ast.UnaryOp):
        yield node.operand
    elif isinstance(node, ast.BoolOp):
        yield from broken_logic(node)
    elif isinstance(node, ast.Call):
        yield from broken_call(node)
    elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load) and is_full_slice(node):
        yield node.value
    elif isinstance(node, ast.List | ast.Dict):
        yield from broken_table(node)


def has_list(node: ast.BinOp) -> bool:
    """Return whether an operand is a list, as in `[EMPTY] * 3`."""
    lists = ast.List | ast.Tuple | ast.ListComp
    sides = (node.left, node.right)
    return any(isinstance(side, lists) or (isinstance(side, ast.BinOp) and has_list(side)) for side in sides)


def broken_constant(value: object) -> Iterator[ast.AST]:
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, int):
        yield from (ast.Constant(value + 1), ast.Constant(value - 1))


def broken_comparison(node: ast.Compare) -> Iterator[ast.AST]:
    for i, op in enumerate(node.ops):
        if type(op) in COMPARE:
            yield copy_with(node, ops=[*node.ops[:i], COMPARE[type(op)](), *node.ops[i + 1 :]])


def broken_logic(node: ast.BoolOp) -> Iterator[ast.AST]:
    """Swap `and` and `or`, and leave out each part."""
    yield copy_with(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
    for i in range(len(node.values)):
        rest = node.values[:i] + node.values[i + 1 :]
        yield copy_with(node, values=rest) if len(rest) > 1 else rest[0]


def broken_call(node: ast.Call) -> Iterator[ast.AST]:
    name = ast.unparse(node.func)
    if name in FUNCTIONS and not (node.keywords and FUNCTIONS[name] == "list"):
        yield copy_with(node, func=ast.Name(FUNCTIONS[name], ast.Load()))


def broken_table(node: ast.List | ast.Dict) -> Iterator[ast.AST]:
    """Swap neighbours."""
    entries = node.elts if isinstance(node, ast.List) else node.values
    for i in range(len(entries) - 1):
        swapped = [*entries[:i], entries[i + 1], entries[i], *entries[i + 2 :]]
        if ast.unparse(entries[i]) != ast.unparse(entries[i + 1]):
            yield copy_with(node, **{"elts" if isinstance(node, ast.List) else "values": swapped})


def copy_with(node: ast.AST, **fields: object) -> ast.AST:
    """Return a copy with other fields. Child nodes are shared."""
    twin = copy.copy(node)
    for name, value in fields.items():
        setattr(twin, name, value)
    return twin
