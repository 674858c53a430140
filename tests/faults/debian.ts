import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../../tools/repository.ts'

/** Programs of Debian 13 in a folder of their own, because the machine may have other versions or none. */
const suite = 'trixie'
const packages = 'patroni,python3-etcd,etcd-server,etcd-client,postgresql-17,haproxy,pgbouncer'

/** Kept between runs. */
export const debianFolder = join(repository, '.local', 'debian-13')

/** The account postgres inside, as the numbers that files have outside. */
export const postgresAccount = () => ({ uid: numberOf('-u'), gid: numberOf('-g') })

export function prepareDebian(): void {
  if (process.getuid?.() !== 0) throw new Error('This run needs root: it uses chroot and network namespaces.')
  if (existsSync(debianFolder)) return
  if (spawnSync('mmdebstrap', ['--version']).status !== 0)
    throw new Error('mmdebstrap is not installed: apt-get install mmdebstrap')
  console.log(`installing ${packages} of Debian 13 (${suite}) in ${debianFolder}`)
  const draft = `${debianFolder}-draft`
  execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', `--include=${packages}`, suite, draft], {
    stdio: 'inherit',
  })
  renameSync(draft, debianFolder)
}

/**
 * The mounts of a program are its own and go with it. Without a writable /dev/shm Patroni's list shows a healthy
 * cluster, and no failover ever happens. Sockets are in /run/postgresql, by port, and servers here share a port.
 */
const enter = `
  mkdir -p "$0/run/postgresql" && mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" &&
  mount -t tmpfs -o mode=1777 tmpfs "$0/dev/shm" && mount -t tmpfs -o mode=1777 tmpfs "$0/run/postgresql" &&
  exec chroot --userspec=postgres:postgres "$0" "$@"`

interface Start {
  environment?: Record<string, string>
  /** A network namespace. */
  network?: string
  /** A file descriptor for its output; nowhere when left out. */
  log?: number
}

/** As postgres. The process that is answered with is the program itself: each of these commands replaces itself by the next. */
export function startInDebian(
  command: readonly string[],
  { environment = {}, network, log }: Start = {},
): ChildProcess {
  const args = ['unshare', '--mount', 'sh', '-c', enter, debianFolder, ...command]
  const [program, ...rest] = network ? ['ip', 'netns', 'exec', network, ...args] : args
  return spawn(program!, rest, {
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', ...environment },
    stdio: ['ignore', log ?? 'ignore', log ?? 'ignore'],
    detached: true,
  })
}

const numberOf = (flag: string): number =>
  Number(execFileSync('chroot', [debianFolder, 'id', flag, 'postgres'], { encoding: 'utf8' }))
