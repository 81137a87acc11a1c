"""The operations of a program on its variables; none of them is a rule of the game."""

from collections.abc import Mapping
from typing import assert_never

from dorfplatz.showing.hamlet.companion.program import (
    Add,
    Append,
    Find,
    Halve,
    Onward,
    Pick,
    Remove,
    Set,
    Times,
)
from dorfplatz.showing.hamlet.companion.sentences import Known, Ref, Relation, Size, Value, When

Variables = Mapping[str, Value]
Change = Set | Add | Times | Halve | Find | Pick | Onward | Append | Remove


def number(variables: Variables, name: str) -> int:
    value = variables[name]
    assert isinstance(value, int)
    return value


def words(variables: Variables, name: str) -> tuple[str, ...]:
    value = variables[name]
    assert isinstance(value, tuple)
    return value


def value_of(variables: Variables, known: Known) -> Value:
    match known:
        case Ref(name):
            return variables[name]
        case Size(name):
            return len(words(variables, name))
        case _:
            return known


def number_of(variables: Variables, known: Known) -> int:
    value = value_of(variables, known)
    assert isinstance(value, int)
    return value


def is_true(variables: Variables, condition: When) -> bool:
    name, known = condition.name, condition.value
    match condition.relation:
        case Relation.IS:
            return variables[name] == value_of(variables, known)
        case Relation.AT_LEAST:
            return number(variables, name) >= number_of(variables, known)
        case Relation.LESS:
            return number(variables, name) < number_of(variables, known)
        case Relation.MORE:
            return number(variables, name) > number_of(variables, known)
        case Relation.HOLDS:
            return value_of(variables, known) in words(variables, name)
        case Relation.LACKS:
            return value_of(variables, known) not in words(variables, name)
        case _:
            assert_never(condition.relation)


def changed(variables: Variables, step: Change) -> Value:
    """What the variable of a step becomes."""
    match step:
        case Set(_, value):
            return value_of(variables, value)
        case Add(name, value):
            return number(variables, name) + number_of(variables, value)
        case Times(name, value):
            return number(variables, name) * number_of(variables, value)
        case Halve(name, by):
            return number(variables, name) // by
        case Find(_, of, among):
            return among.index(str(variables[of]))
        case Pick(_, of, at):
            return words(variables, of)[number(variables, at)]
        case Onward(name, along):
            return (number(variables, name) + 1) % len(words(variables, along))
        case Append(name, value):
            return (*words(variables, name), str(value_of(variables, value)))
        case Remove(name, value):
            gone = value_of(variables, value)
            return tuple(each for each in words(variables, name) if each != gone)
        case _:
            assert_never(step)
