#!/usr/bin/env bash
# What the tests use of the system beyond Python and Node: installs what it may, and says plainly what is skipped.
set -u
have() { local name; for name in "$@"; do command -v "$name" >/dev/null && return; done; return 1; }
as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo -n"
install() {
  have apt-get && $as_root apt-get update -qq && DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq "$@" >/dev/null
}

want=()
ls -d /usr/lib/postgresql/*/bin >/dev/null 2>&1 || have initdb || want+=(postgresql)
have chromium-headless-shell chromium chromium-browser google-chrome || want+=(chromium)
missing=0
if [ ${#want[@]} -gt 0 ]; then
  echo "Installing for the tests: ${want[*]}"
  if ! install "${want[@]}"; then
    echo "Skipped, since it could not be installed here: the tests that need ${want[*]} (get them from your system's packages, e.g. apt-get install ${want[*]})"
    [ "${CI:-}" != true ] || missing=1
  fi
fi
# Without a window around each page the tests in the browser take half of the time; with one they are the same.
if have chromium && ! have chromium-headless-shell; then
  export -f have install
  export as_root
  timeout 120 bash -c 'install chromium-headless-shell' >/dev/null 2>&1 || echo "Slower without the package chromium-headless-shell: the tests in the browser."
fi
exit $missing
