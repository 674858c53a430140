import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './patroni-cluster.ts'

/** Longer than the lease of the primary, so that a standby takes over meanwhile. */
const longMs = 35_000

interface Fault {
  what: string
  /** Makes it and heals it. */
  happen(cluster: Cluster): Promise<void>
}

export const faults: readonly Fault[] = [
  {
    what: 'machine of the primary killed',
    async happen(cluster) {
      const primary = await cluster.find('leader')
      primary.signalAll('SIGKILL')
      await cluster.find('leader', primary)
      await sleep(5_000)
      primary.start()
    },
  },
  {
    what: 'machine of the primary paused for 35 s',
    async happen(cluster) {
      const primary = await cluster.find('leader')
      const all = primary.pids()
      for (const pid of all) process.kill(pid, 'SIGSTOP')
      await sleep(longMs)
      primary.signalAll('SIGCONT')
    },
  },
  {
    what: 'PostgreSQL of the primary killed',
    async happen(cluster) {
      const primary = await cluster.find('leader')
      primary.signalPostgres('SIGKILL')
      await cluster.find('leader', primary)
    },
  },
  {
    // PostgreSQL goes on as if nothing had happened.
    what: 'Patroni of the primary killed',
    async happen(cluster) {
      const primary = await cluster.find('leader')
      primary.signalPatroni('SIGKILL')
      await cluster.find('leader', primary)
      await sleep(5_000)
      primary.startPatroni()
    },
  },
  {
    what: 'switchover',
    async happen(cluster) {
      const primary = await cluster.find('leader')
      const standby = await cluster.find('sync_standby')
      const done = await primary.ask('switchover', { leader: primary.name, candidate: standby.name })
      if (done === null) throw new Error(`The switchover from ${primary.name} to ${standby.name} was refused.`)
    },
  },
  {
    what: 'machine of the primary cut off for 35 s',
    async happen(cluster) {
      const primary = await cluster.find('leader')
      primary.cutOff()
      await sleep(longMs)
      primary.joinAgain()
    },
  },
  {
    what: 'machine of the synchronous standby killed',
    async happen(cluster) {
      const standby = await cluster.find('sync_standby')
      standby.signalAll('SIGKILL')
      await cluster.find('sync_standby', standby)
      await sleep(5_000)
      standby.start()
    },
  },
  {
    what: 'two of three etcd paused for 25 s',
    async happen({ machines }) {
      for (const machine of machines.slice(1)) machine.signalEtcd('SIGSTOP')
      await sleep(25_000)
      for (const machine of machines.slice(1)) machine.signalEtcd('SIGCONT')
    },
  },
]
