import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Architecture } from './architectures.ts'
import { runProgram } from './run-program.ts'

const suite = 'trixie'
/** tini collects processes that nobody waits for. The last four are what pg_dump and pg_restore are linked with. */
const packages =
  'base-files netbase libc6 libstdc++6 libgcc-s1 tini ca-certificates tzdata libpq5 liblz4-1 libzstd1 zlib1g'

/** Its package depends on Perl, and two of its programs are enough. They dump servers of this version and older ones. */
const postgres = { package: 'postgresql-client-17', programs: '/usr/lib/postgresql/17/bin' }

/** Where programs are found in the image. */
export const programPath = `/usr/bin:${postgres.programs}`

/** The account of all processes. Volumes belong to it, so its number stays the same. */
export const account = { id: 10_001, name: 'wellmet' }

/** What processes open, and the licenses of it. The rest are programs of the package manager, scripts and translations. */
const needed =
  'bin lib lib64 sbin etc/debian_version etc/gss etc/host.conf etc/ld.so.conf.d etc/os-release etc/protocols ' +
  'etc/services etc/ssl usr/bin/tini usr/lib usr/lib64 usr/share/common-licenses usr/share/zoneinfo'

export interface DebianPackage {
  name: string
  version: string
  architecture: string
}

/**
 * Files of Debian that Node, pg_dump and pg_restore need: no shell, no package manager. No program of another
 * architecture is run, so images of both can be made on any machine. Returns the packages that the files come from.
 */
export async function makeBaseFolder(
  folder: string,
  { name }: Pick<Architecture, 'name'>,
  sourceDate: number,
): Promise<DebianPackage[]> {
  const whole = `${folder}-whole`
  for (const path of [folder, whole]) rmSync(path, { recursive: true, force: true })
  const options = ['--variant=extract', `--architectures=${name}`, `--include=${packages.replaceAll(' ', ',')}`]
  await runProgram('mmdebstrap', [...options, `--extract-hook=${extractHook}`, suite, whole], {
    environment: { SOURCE_DATE_EPOCH: String(sourceDate) },
  })
  const licenses = readdirSync(join(whole, 'usr/share/doc')).map((name) => `usr/share/doc/${name}/copyright`)
  // Not every architecture has a lib64.
  const kept = [...needed.split(' '), ...licenses, statusFolder].filter((path) => existsSync(join(whole, path)))
  mkdirSync(folder)
  await runProgram('cp', ['--archive', '--parents', ...kept, folder], { cwd: whole })
  for (const path of readdirSync(join(folder, 'usr/lib')).filter((name) => name.endsWith('-linux-gnu')))
    rmSync(join(folder, 'usr/lib', path, 'gconv'), { recursive: true })
  for (const path of ['app', 'dev', 'proc', 'run', 'sys', 'usr/sbin']) mkdirSync(join(folder, path))
  // A new volume takes the mode of the folder that it hides, and the account must be able to write there.
  for (const path of ['tmp', 'backups']) {
    mkdirSync(join(folder, path))
    chmodSync(join(folder, path), 0o1777)
  }
  addAccount(folder)
  addCertificates(folder, join(whole, 'usr/share/ca-certificates/mozilla'))
  rmSync(whole, { recursive: true })
  return listPackages(join(folder, statusFolder))
}

/** Where scanners look for packages in images without dpkg. */
const statusFolder = 'var/lib/dpkg/status.d'

/** Runs on this machine, with the package lists of the other release. */
const extractHook = `set -eu
cd "$1/var/cache/apt/archives"
APT_CONFIG="$MMDEBSTRAP_APT_CONFIG" apt-get -q download ${postgres.package}
dpkg-deb --fsys-tarfile ${postgres.package}_*.deb | tar --extract --directory "$1" \
  .${postgres.programs}/pg_dump .${postgres.programs}/pg_restore ./usr/share/doc/${postgres.package}/copyright
mkdir "$1/${statusFolder}"
for file in *.deb; do
  dpkg-deb --field "$file" Package Version Architecture Maintainer > "$1/${statusFolder}/\${file%%_*}"
done`

function addAccount(folder: string): void {
  const { id, name } = account
  const nowhere = '/nonexistent:/usr/sbin/nologin'
  writeFileSync(join(folder, 'etc/passwd'), `root:x:0:0:root:${nowhere}\n${name}:x:${id}:${id}:${name}:${nowhere}\n`)
  writeFileSync(join(folder, 'etc/group'), `root:x:0:\n${name}:x:${id}:\n`)
  writeFileSync(join(folder, 'etc/nsswitch.conf'), 'passwd: files\ngroup: files\nhosts: files dns\n')
}

/** The list that update-ca-certificates would write; there is no shell to run it. */
function addCertificates(folder: string, authorities: string): void {
  const bundle = readdirSync(authorities)
    .sort()
    .map((file) => readFileSync(join(authorities, file), 'utf8').trim())
  writeFileSync(join(folder, 'etc/ssl/certs/ca-certificates.crt'), `${bundle.join('\n')}\n`)
}

const listPackages = (folder: string): DebianPackage[] =>
  readdirSync(folder)
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const field = (name: string): string => text.match(new RegExp(`^${name}: (.+)$`, 'm'))?.[1] ?? ''
      return { name: field('Package'), version: field('Version'), architecture: field('Architecture') }
    })
