"""conan.py VERSION: the Conan recipe, without Conan. Runs its steps against stand-ins for what it takes from Conan."""

import pathlib
import shutil
import sys
import tempfile
import types

root = pathlib.Path(__file__).resolve().parents[2]
recipes = root / "packaging" / "conan"
sys.dont_write_bytecode = True


def copy(conanfile, pattern, src, dst):
    top, _, everything = pattern.partition("/")
    source, target = pathlib.Path(src, top), pathlib.Path(dst, top)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copytree(source, target) if everything else shutil.copy(source, target)


def stand_in(name, **members):
    module = types.ModuleType(name)
    module.__dict__.update(members)
    sys.modules[name] = module


nothing = lambda *args, **options: None
stand_in("conan", ConanFile=object)
stand_in("conan.tools")
stand_in("conan.tools.build", check_min_cppstd=nothing, can_run=nothing)
stand_in("conan.tools.cmake", CMake=nothing, cmake_layout=nothing)
stand_in("conan.tools.files", copy=copy, load=lambda conanfile, path: pathlib.Path(path).read_text())
stand_in("conan.tools.layout", basic_layout=nothing)


def load(path):
    members = {}
    exec(compile(path.read_text(), path, "exec"), members)
    return members


load(recipes / "test_package" / "conanfile.py")
recipe = load(recipes / "conanfile.py")["ZermeloConan"]()
with tempfile.TemporaryDirectory() as work:
    recipe.recipe_folder = str(recipes)
    recipe.export_sources_folder = recipe.source_folder = work + "/source"
    recipe.package_folder = work + "/package"
    recipe.set_version()
    assert recipe.version == sys.argv[1], f"the recipe's version is {recipe.version}, the project's {sys.argv[1]}"
    recipe.export_sources()
    recipe.package()
    for file in ("include/zermelo/version.hpp", "licenses/LICENSE"):
        assert pathlib.Path(recipe.package_folder, file).is_file(), f"the recipe packs no {file}"
