import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** Its size and how busy it was before we came: a figure without these two says little. */
export function describeMachine(): string {
  const memory = Math.round(totalmem() / 1024 ** 3)
  const load = loadavg()[0]!.toFixed(1)
  return `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${memory} GiB, Node ${process.versions.node}, load before ${load}`
}
