#!/usr/bin/env bash
# Debian's Chromium for the browser tests, installed if it is missing; prints its path.
set -eu
if ! command -v chromium >/dev/null; then
    as_root=""
    if [ "$(id -u)" != 0 ]; then as_root=sudo; fi
    $as_root apt-get update -qq >&2
    DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >&2
fi
command -v chromium
