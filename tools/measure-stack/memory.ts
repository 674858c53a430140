import { readdirSync, readFileSync } from 'node:fs'

/** Processes below this one, itself included. */
function descendants(root: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        const parent = readOrNothing(`/proc/${name}/status`).match(/^PPid:\s+(\d+)/m)?.[1]
        return parent === undefined ? [] : [[Number(name), Number(parent)]]
      }),
  )
  const found = [root]
  for (const one of found) for (const [pid, parent] of parents) if (parent === one) found.push(pid)
  return found
}

/** Megabytes that a process and those below it take; memory that several share is divided among them. */
export const megabytesOf = (root: number): number =>
  descendants(root).reduce((sum, pid) => {
    const kilobytes = readOrNothing(`/proc/${pid}/smaps_rollup`).match(/^Pss:\s+(\d+)/m)?.[1]
    return sum + Number(kilobytes ?? 0) / 1_000
  }, 0)

/** The most that the group of a process took, caches of files included, and how many the kernel killed; both versions of cgroups. */
export function readMemoryGroup(pid: number): { peakMegabytes: number; kills: number } {
  const groups = readFileSync(`/proc/${pid}/cgroup`, 'utf8')
  const first = groups.match(/^\d+:memory:(.+)$/m)?.[1]
  const folder = first ? `/sys/fs/cgroup/memory${first}` : `/sys/fs/cgroup${groups.match(/^0::(.+)$/m)?.[1]}`
  const read = (file: string): string => readFileSync(`${folder}/${file}`, 'utf8')
  const events = read(first ? 'memory.oom_control' : 'memory.events')
  return {
    peakMegabytes: Number(read(first ? 'memory.max_usage_in_bytes' : 'memory.peak')) / 2 ** 20,
    kills: Number(events.match(/^oom_kill (\d+)$/m)?.[1] ?? 0),
  }
}

/** A process may end while it is looked at. */
function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
