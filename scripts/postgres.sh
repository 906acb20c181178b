#!/usr/bin/env bash
# A PostgreSQL server for tests: in a directory of its own, on a free port, never as root.
#   scripts/postgres.sh start DIRECTORY   prints the URL of an empty database
#   scripts/postgres.sh restart DIRECTORY   as after a crash
#   scripts/postgres.sh stop DIRECTORY
# Installs Debian's packages if there is no PostgreSQL yet.
set -eu

command=${1:-}
directory=${2:?a directory is wanted}

tools() {
    for candidate in /usr/lib/postgresql/*/bin; do
        [ -x "$candidate/initdb" ] && found=$candidate
    done
    echo "${found:-$(dirname "$(command -v initdb 2>/dev/null || echo /nowhere/initdb)")}"
}

install() {
    as_root=""
    [ "$(id -u)" = 0 ] || as_root="sudo -n"
    export DEBIAN_FRONTEND=noninteractive
    $as_root apt-get -qq update >&2
    $as_root apt-get -qq install -y --no-install-recommends postgresql >&2
}

as_owner() {
    if [ "$(id -u)" = 0 ]; then
        setpriv --reuid="$owner" --regid="$(id -g "$owner")" --clear-groups env HOME="$directory" "$@"
    else
        "$@"
    fi
}

[ -x "$(tools)/initdb" ] || install
bin=$(tools)
owner=$(id -un)
if [ "$owner" = root ]; then
    owner=postgres
    id "$owner" >/dev/null 2>&1 || owner=nobody
fi

case $command in
start)
    port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
    mkdir -p "$directory/sockets"
    [ "$(id -u)" = 0 ] && chown -R "$owner" "$directory"
    as_owner "$bin/initdb" -D "$directory/data" -U vernissage --auth=trust --encoding=UTF8 --no-sync >"$directory/initdb.log"
    as_owner "$bin/pg_ctl" -D "$directory/data" -s -w -l "$directory/data/log" \
        -o "-c listen_addresses=127.0.0.1 -p $port -k $directory/sockets" start >&2
    as_owner "$bin/createdb" -h 127.0.0.1 -p "$port" -U vernissage vernissage
    echo "postgresql://vernissage@127.0.0.1:$port/vernissage"
    ;;
restart)
    as_owner "$bin/pg_ctl" -D "$directory/data" -s -w -m immediate -l "$directory/data/log" restart >&2
    ;;
stop)
    as_owner "$bin/pg_ctl" -D "$directory/data" -s -m immediate stop >&2
    ;;
*)
    echo "usage: scripts/postgres.sh start|restart|stop DIRECTORY" >&2
    exit 2
    ;;
esac
