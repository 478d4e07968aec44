#!/usr/bin/env bash
# What the tests use of the system beyond Python and Node: installs what it may, and says plainly what is skipped.
set -u
want=()
ls -d /usr/lib/postgresql/*/bin >/dev/null 2>&1 || command -v initdb >/dev/null || want+=(postgresql)
command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || want+=(chromium)
[ ${#want[@]} -eq 0 ] && exit 0
if command -v apt-get >/dev/null; then
  as_root=""
  [ "$(id -u)" = 0 ] || as_root="sudo -n"
  echo "Installing for the tests: ${want[*]}"
  if $as_root apt-get update -qq && DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq "${want[@]}" >/dev/null; then exit 0; fi
fi
echo "Skipped, since it could not be installed here: the tests that need ${want[*]} (get them from your system's packages, e.g. apt-get install ${want[*]})"
[ "${CI:-}" != true ]
