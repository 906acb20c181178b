#!/usr/bin/env bash
# Prints where HAProxy is, for measuring several processes behind a proxy. Installs Debian's package if there is none yet.
set -eu

found() {
    command -v haproxy || { [ -x /usr/sbin/haproxy ] && echo /usr/sbin/haproxy; }
}

if ! found >/dev/null; then
    as_root=""
    [ "$(id -u)" = 0 ] || as_root="sudo -n"
    export DEBIAN_FRONTEND=noninteractive
    $as_root apt-get -qq update >&2
    $as_root apt-get -qq install -y --no-install-recommends haproxy >&2
fi
found
