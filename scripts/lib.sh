# Shared by the scripts next to it: `. "$(dirname "$0")/lib.sh"`. Sets up tools and builds; no output but what they say.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

WASM_BINDGEN=0.2.129 # the same in Cargo.toml and Trunk.toml
TRUNK=0.21.14
WASM_SPLIT=0.2.4
export PATH="$PWD/node_modules/.bin:${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"
export CHROMIUM="${CHROMIUM:-/usr/bin/chromium}"
# The same browser without a window: it opens a page in half the time.
export HEADLESS_SHELL="${HEADLESS_SHELL:-/usr/bin/chromium-headless-shell}"
# A second engine, for the flows marked @smoke.
export FIREFOX="${FIREFOX:-/usr/bin/firefox-esr}"
# Browsers come from Debian, never from a download.
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 PUPPETEER_SKIP_DOWNLOAD=1

has() { command -v "$1" >/dev/null 2>&1; }

# The compiler of rust-toolchain.toml under another name, where rustup may fetch none.
RUST=$(sed -n 's/^channel = "\(.*\)"$/\1/p' rust-toolchain.toml)
if has rustup && ! cargo --version >/dev/null 2>&1 && RUSTUP_TOOLCHAIN=stable rustc --version 2>/dev/null | grep -qF "rustc $RUST "; then
  export RUSTUP_TOOLCHAIN=stable
fi

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; elif has sudo; then sudo -n "$@"; else
    echo "needs root: $*" >&2
    return 1
  fi
}

install_debian() {
  echo "installing $*"
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

# Installs a cargo tool unless this very version is there: a prebuilt one where `cargo binstall` is present and finds one in the
# network, a compiled one otherwise. Usage: cargo_tool PROGRAM CRATE VERSION MINUTES [OPTION OF cargo install]...
cargo_tool() {
  local program=$1 crate=$2 version=$3 minutes=$4
  shift 4
  # Not every tool tells its version, and not every one was installed by cargo.
  if has "$program" && "$program" --version 2>/dev/null | grep -wF "$version" >/dev/null; then return; fi
  if cargo install --list | grep -F "$crate v$version:" >/dev/null; then return; fi
  if has cargo-binstall; then
    echo "$program $version: looking for a prebuilt one"
    if cargo binstall --no-confirm --disable-strategies compile "$crate@$version"; then return; fi
  fi
  echo "$program $version: compiling it (about $minutes min on two quiet cores)"
  # Quick to compile rather than quick to run: these tools run for seconds (OPTIMISED says how much of that matters). They share a folder,
  # since they share crates, and it is not the project's, where theirs would mix with ours.
  CARGO_TARGET_DIR="${TMPDIR:-/tmp}/fireside-tools-$(id -u)" CARGO_PROFILE_RELEASE_LTO=false CARGO_PROFILE_RELEASE_OPT_LEVEL="${OPTIMISED:-1}" \
    CARGO_PROFILE_RELEASE_CODEGEN_UNITS=64 CARGO_PROFILE_RELEASE_DEBUG=0 \
    cargo install "$crate" --version "$version" --locked "$@"
}

# What building needs.
setup_build() {
  has cc || install_debian build-essential
  has cargo || { echo "Rust is missing (cargo)" >&2; return 1; }
  has npm || { echo "Node is missing (npm)" >&2; return 1; }
  if ! [ -d "$(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown" ]; then
    rustup target add wasm32-unknown-unknown
  fi
  cargo_tool wasm-bindgen wasm-bindgen-cli "$WASM_BINDGEN" 4
  cargo_tool wasm-split-cli wasm_split_cli_support "$WASM_SPLIT" 1 --features build-binary
  # It only calls the others here: without the network it would use elsewhere.
  OPTIMISED=0 cargo_tool trunk trunk "$TRUNK" 3 --no-default-features
  rm -rf "${TMPDIR:-/tmp}/fireside-tools-$(id -u)"
  # `npm ci` only when the lock file is another one than last time.
  if ! cmp -s package-lock.json node_modules/.fireside-lock.json; then
    npm ci --no-audit --no-fund
    cp package-lock.json node_modules/.fireside-lock.json
  fi
}

# What testing needs on top.
setup_test() {
  setup_build
  cargo fmt --version >/dev/null 2>&1 || rustup component add rustfmt
  cargo clippy --version >/dev/null 2>&1 || rustup component add clippy
  if ! [ -x "$CHROMIUM" ]; then install_debian chromium; fi
  # Not every release has the package; the tests run in the whole browser as well.
  if ! [ -x "$HEADLESS_SHELL" ]; then install_debian chromium-headless-shell || true; fi
}

# The environment of every wasm release build.
#  - FIRESIDE_BUILD: what both programs were compiled from; they compare it when they meet. (The id in <meta name="build">
#    is another one: it covers the finished files, so it cannot be compiled into them.)
#  - Views are type-erased, which makes the page a fifth smaller.
#  - No path of this machine gets into the programs: the same commit gives the same bytes anywhere.
wasm_env() {
  FIRESIDE_BUILD=$({ find src third_party -type f | LC_ALL=C sort; echo Cargo.toml; echo Cargo.lock; echo build.rs; } | xargs sha256sum | sha256sum | cut -c1-16)
  export FIRESIDE_BUILD
  export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="--cfg erase_components --remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=/cargo --remap-path-prefix=$PWD=/fireside"
}

build_site() (
  wasm_env
  # Some systems set NO_COLOR=1, which Trunk 0.21 does not take for a boolean.
  unset NO_COLOR
  # Offline, so that Trunk looks for no tools of its own; the crates must therefore be here already.
  cargo fetch --locked --quiet --target wasm32-unknown-unknown
  trunk build --release --offline --features split
)
