/**
 * Which workspace this page shows. Every request says so, and the API refuses what is meant for another one: a second tab
 * may have moved the session, or an admin may have removed its user.
 */
let shown: string | null = null
const listeners = new Set<() => void>()
const watchers = new Set<() => void>()

export const shownWorkspace = {
  get: (): string | null => shown,
  set(id: string | null): void {
    shown = id
    for (const watcher of watchers) watcher()
  },
  /** Called when the page goes to another workspace; returns how to stop watching. */
  watch: (watcher: () => void): (() => void) => {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
  header: (): Record<string, string> => (shown === null ? {} : { 'x-workspace': shown }),
  /** Called when the API says that the session is elsewhere; returns how to stop listening. */
  onChanged(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Looks at a refusal of the API. */
  notice(problem: unknown): void {
    if ((problem as { code?: unknown } | null)?.code === 'workspace_changed')
      for (const listener of listeners) listener()
  },
}
