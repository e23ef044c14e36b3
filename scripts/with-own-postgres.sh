#!/usr/bin/env bash
# Runs a command with DATABASE_URL set to a PostgreSQL of the system's own (Debian's packages), on loopback and a free port,
# in a folder of its own, and stops and removes it afterwards: scripts/with-own-postgres.sh npx jest test/api
set -euo pipefail
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
[ -n "$bin" ] || { echo 'No PostgreSQL is installed below /usr/lib/postgresql; install the package postgresql.' >&2; exit 2; }
folder=$(mktemp -d)
port=$(node -e 'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
as() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; else "$@"; fi; }
[ "$(id -u)" != 0 ] || chown postgres "$folder"
stop() { as "$bin/pg_ctl" -D "$folder/data" -m immediate -s stop >/dev/null 2>&1 || true; rm -rf "$folder"; }
trap stop EXIT
as "$bin/initdb" -D "$folder/data" -U house_rules -A trust -E UTF8 >/dev/null
as "$bin/pg_ctl" -D "$folder/data" -s -w -l "$folder/log" -o "-c listen_addresses=127.0.0.1 -c port=$port -c unix_socket_directories=$folder -c fsync=off" start
DATABASE_URL="postgresql://house_rules@127.0.0.1:$port/postgres" "$@"
