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
# Browsers come from Debian, never from a download.
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 PUPPETEER_SKIP_DOWNLOAD=1

has() { command -v "$1" >/dev/null 2>&1; }

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

# Installs a cargo tool unless this very version is there. Usage: cargo_tool PROGRAM CRATE VERSION
cargo_tool() {
  if has "$1" && "$1" --version | grep -qwF "$3"; then return; fi
  # Tools get a folder of their own to compile in: a target directory of ours would mix with the project's.
  env -u CARGO_TARGET_DIR cargo install "$2" --version "$3" --locked
}

# What building needs.
setup_build() {
  has cc || install_debian build-essential
  has cargo || { echo "Rust is missing (cargo)" >&2; return 1; }
  has npm || { echo "Node is missing (npm)" >&2; return 1; }
  if ! [ -d "$(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown" ]; then
    rustup target add wasm32-unknown-unknown
  fi
  cargo_tool wasm-bindgen wasm-bindgen-cli "$WASM_BINDGEN"
  cargo_tool trunk trunk "$TRUNK"
  # It does not tell its version.
  if ! cargo install --list | grep -qF "wasm_split_cli_support v$WASM_SPLIT:"; then
    env -u CARGO_TARGET_DIR cargo install wasm_split_cli_support --version "$WASM_SPLIT" --locked --features build-binary
  fi
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
  FIRESIDE_BUILD=$({ find src -type f | LC_ALL=C sort; echo Cargo.toml; echo Cargo.lock; echo build.rs; } | xargs sha256sum | sha256sum | cut -c1-16)
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
