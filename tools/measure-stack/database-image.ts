import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from '../image/run-program.ts'
import type { Engine } from './engine.ts'

const name = 'localhost/wellmet-postgres:17'

/** Takes the variables that compose.yaml gives to the image of PostgreSQL that it names. */
const entry = `#!/bin/sh
set -eu
data=/var/lib/postgresql/data
programs=/usr/lib/postgresql/17/bin
mkdir -p "$data" && chown postgres "$data" && chmod 700 "$data"
as_postgres() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
if [ ! -s "$data/PG_VERSION" ]; then
  cp "$POSTGRES_PASSWORD_FILE" /tmp/password && chown postgres /tmp/password
  as_postgres "$programs/initdb" -D "$data" -U postgres --auth-host=scram-sha-256 --pwfile=/tmp/password $POSTGRES_INITDB_ARGS
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
  as_postgres "$programs/pg_ctl" -D "$data" -w -o '-c listen_addresses= -c unix_socket_directories=/tmp' start
  as_postgres "$programs/psql" -h /tmp -U postgres -c "create database $POSTGRES_DB"
  as_postgres "$programs/pg_ctl" -D "$data" -w stop
fi
exec setpriv --reuid=postgres --regid=postgres --clear-groups \\
  "$programs/postgres" -D "$data" -c listen_addresses='*' -c unix_socket_directories=/tmp
`

/** PostgreSQL 17 of Debian, for machines that reach no registry of images. */
export async function ensureDatabaseImage(engine: Engine, folder: string): Promise<string> {
  const isThere = await engine.podman('image', 'exists', name).then(
    () => true,
    () => false,
  )
  if (isThere) return name
  const root = join(folder, 'database-root')
  rmSync(root, { recursive: true, force: true })
  await runProgram('mmdebstrap', ['--variant=minbase', '--include=postgresql-17', 'trixie', root])
  writeFileSync(join(root, 'usr/local/bin/start-postgres'), entry)
  chmodSync(join(root, 'usr/local/bin/start-postgres'), 0o755)
  const archive = `${root}.tar`
  await runProgram('tar', ['--create', '--file', archive, '--directory', root, '.'])
  const changes = [
    'ENTRYPOINT ["/usr/local/bin/start-postgres"]',
    'ENV PATH=/usr/lib/postgresql/17/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    'STOPSIGNAL SIGINT',
  ]
  await engine.podman('import', ...changes.flatMap((change) => ['--change', change]), archive, name)
  rmSync(root, { recursive: true })
  rmSync(archive)
  return name
}
