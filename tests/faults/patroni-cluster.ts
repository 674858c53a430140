import { execFileSync, type ChildProcess } from 'node:child_process'
import { chownSync, closeSync, copyFileSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Undoing } from '../../bench/ground/undoing.ts'
import { repository } from '../../tools/repository.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import { debianFolder, postgresAccount, startInDebian } from './debian.ts'
import { waitUntil } from './wait-until.ts'

const ip = (command: string) => execFileSync('ip', command.split(' '), { encoding: 'utf8' })

interface Member {
  name: string
  role: 'leader' | 'sync_standby' | 'replica'
  state: string
}

export interface Cluster {
  machines: readonly Machine[]
  /** Of the primary, through HAProxy, for the database `postgres`. */
  url: string
  /** As Patroni lists them; nothing when no machine answers. */
  members(): Promise<Member[]>
  /** The machine with this role, once there is one that is not `other`. */
  find(role: Member['role'], other?: Machine): Promise<Machine>
  /** One leads, two follow, and one of them is synchronous. */
  waitUntilWhole(): Promise<void>
}

/** Of the administrator. Only this machine reaches the servers. */
const password = 'made-up'

/**
 * A machine with etcd, Patroni and PostgreSQL, in a network namespace of its own. Killing, pausing and cutting it off
 * are what they are for a real one, but for the disk, which stays.
 */
export class Machine {
  readonly name: string
  readonly address: string
  readonly #network: string
  readonly #cable: string
  readonly #folder: string
  readonly #addresses: readonly string[]
  #etcd: ChildProcess | undefined
  #patroni: ChildProcess | undefined

  constructor(number: number, { label, folder, addresses }: { label: string; folder: string; addresses: string[] }) {
    this.name = `postgres-${number}`
    this.address = addresses[number - 1]!
    this.#network = `${label}-${number}`
    this.#cable = `${label}v${number}`
    this.#folder = join(folder, this.name)
    this.#addresses = addresses
  }

  plugIn(bridge: string): void {
    ip(`netns add ${this.#network}`)
    ip(`link add ${this.#cable} type veth peer name eth0 netns ${this.#network}`)
    ip(`link set ${this.#cable} master ${bridge} up`)
    for (const command of [`addr add ${this.address}/24 dev eth0`, 'link set eth0 up', 'link set lo up'])
      ip(`-n ${this.#network} ${command}`)
  }

  unplug(): void {
    for (const pid of this.pids()) signal(pid, 'SIGKILL')
    ip(`link del ${this.#cable}`)
    ip(`netns del ${this.#network}`)
  }

  start(): void {
    this.startEtcd()
    this.startPatroni()
  }

  startEtcd(): void {
    const peers = this.#addresses.map((address, i) => `postgres-${i + 1}=http://${address}:2380`)
    this.#etcd = this.#run('etcd', ['etcd'], {
      ETCD_NAME: this.name,
      ETCD_DATA_DIR: join(this.#folder, 'etcd'),
      ETCD_LISTEN_CLIENT_URLS: `http://${this.address}:2379`,
      ETCD_ADVERTISE_CLIENT_URLS: `http://${this.address}:2379`,
      ETCD_LISTEN_PEER_URLS: `http://${this.address}:2380`,
      ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${this.address}:2380`,
      ETCD_INITIAL_CLUSTER: peers.join(','),
      // Three members share the disk and two cores here.
      ETCD_HEARTBEAT_INTERVAL: '250',
      ETCD_ELECTION_TIMEOUT: '2500',
    })
  }

  startPatroni(): void {
    const at = (port: number) => `${this.address}:${port}`
    this.#patroni = this.#run('patroni', ['patroni', join(this.#folder, '..', 'patroni.yml')], {
      PATRONI_NAME: this.name,
      PATRONI_ETCD3_HOSTS: this.#addresses.map((address) => `'${address}:2379'`).join(','),
      PATRONI_RESTAPI_LISTEN: at(8008),
      PATRONI_RESTAPI_CONNECT_ADDRESS: at(8008),
      PATRONI_POSTGRESQL_LISTEN: at(5432),
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: at(5432),
      PATRONI_POSTGRESQL_BIN_DIR: '/usr/lib/postgresql/17/bin',
      PATRONI_POSTGRESQL_DATA_DIR: join(this.#folder, 'data'),
      PATRONI_POSTGRESQL_PGPASS: join(this.#folder, 'pgpass'),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: password,
      PATRONI_REWIND_USERNAME: 'rewinder',
      PATRONI_REWIND_PASSWORD: password,
    })
  }

  /** Every process on it, or those of one program. */
  pids(program?: 'postgres'): number[] {
    const all = ip(`netns pids ${this.#network}`).split('\n').filter(Boolean).map(Number)
    return program ? all.filter((pid) => nameOf(pid) === program) : all
  }

  signalAll(name: NodeJS.Signals): void {
    for (const pid of this.pids()) signal(pid, name)
  }

  signalPostgres(name: NodeJS.Signals): void {
    for (const pid of this.pids('postgres')) signal(pid, name)
  }

  signalPatroni = (name: NodeJS.Signals): void => signal(this.#patroni!.pid!, name)
  signalEtcd = (name: NodeJS.Signals): void => signal(this.#etcd!.pid!, name)
  cutOff = (): void => void ip(`link set ${this.#cable} down`)
  joinAgain = (): void => void ip(`link set ${this.#cable} up`)

  urlOf = (database: string): string => `postgres://postgres:${password}@${this.address}:5432/${database}`

  async ask<T>(path: string, body?: object): Promise<T | null> {
    try {
      const answer = await fetch(`http://${this.address}:8008/${path}`, {
        signal: AbortSignal.timeout(body ? 60_000 : 1_500),
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      })
      return answer.ok ? ((await answer.json().catch(() => ({}))) as T) : null
    } catch {
      return null
    }
  }

  #run(name: string, command: string[], environment: Record<string, string>): ChildProcess {
    const log = openSync(join(debianFolder, this.#folder, `${name}.log`), 'a')
    const child = startInDebian(command, { environment, network: this.#network, log })
    closeSync(log)
    return child
  }
}

/** Three machines and HAProxy in front, as `ops/patroni` describes them. */
export async function startCluster(undoing: Undoing): Promise<Cluster> {
  const label = `wm${process.pid}`
  const net = `10.98.${process.pid % 250}`
  const folder = join('/var/lib', label)
  const addresses = [11, 12, 13].map((host) => `${net}.${host}`)
  const machines = addresses.map((_, i) => new Machine(i + 1, { label, folder, addresses }))
  prepareFolder(folder, machines)
  undoing.later(() => rmSync(join(debianFolder, folder), { recursive: true, force: true }))

  ip(`link add ${label} type bridge`)
  undoing.later(() => void ip(`link del ${label}`))
  ip(`addr add ${net}.1/24 dev ${label}`)
  ip(`link set ${label} up`)
  for (const machine of machines) {
    machine.plugIn(label)
    undoing.later(() => machine.unplug())
  }
  for (const machine of machines) machine.start()

  const members = async (): Promise<Member[]> => {
    const answers = await Promise.all(machines.map((machine) => machine.ask<{ members: Member[] }>('cluster')))
    return answers.find((answer) => answer !== null)?.members ?? []
  }
  const cluster: Cluster = {
    machines,
    members,
    url: `postgres://postgres:${password}@127.0.0.1:${await startFront(folder, addresses, undoing)}/postgres`,
    async find(role, other) {
      let found: Machine | undefined
      await waitUntil(
        `there is a ${role}${other ? ` other than ${other.name}` : ''}`,
        async () => {
          const named = (await members()).find((member) => member.role === role && member.name !== other?.name)
          found = machines.find(({ name }) => name === named?.name)
          return found !== undefined
        },
        180,
      )
      return found!
    },
    waitUntilWhole: () => waitUntil('the cluster is whole', async () => isWhole(await members(), machines.length), 180),
  }
  await cluster.waitUntilWhole()
  return cluster
}

const isWhole = (members: readonly Member[], count: number): boolean =>
  members.length === count &&
  members.some(({ role }) => role === 'sync_standby') &&
  members.every(({ role, state }) => state === (role === 'leader' ? 'running' : 'streaming'))

function prepareFolder(folder: string, machines: readonly Machine[]): void {
  const { uid, gid } = postgresAccount()
  for (const path of [folder, ...machines.map(({ name }) => join(folder, name))]) {
    mkdirSync(join(debianFolder, path), { mode: 0o700 })
    chownSync(join(debianFolder, path), uid, gid)
  }
  for (const name of ['patroni.yml', 'haproxy.cfg'])
    copyFileSync(join(repository, 'ops', 'patroni', name), join(debianFolder, folder, name))
}

async function startFront(folder: string, addresses: readonly string[], undoing: Undoing): Promise<number> {
  const port = await findFreePort(null)
  const servers = addresses.map((address, i) => [`POSTGRES_${i + 1}`, `${address}:5432`])
  const child = startInDebian(['haproxy', '-db', '-f', join(folder, 'haproxy.cfg')], {
    environment: { FRONT: `127.0.0.1:${port}`, ...Object.fromEntries(servers) },
  })
  undoing.later(() => void child.kill('SIGKILL'))
  return port
}

const nameOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // Ended meanwhile.
  }
}
