import { hook } from '../events/hook.ts'

/** Counts, by a name such as `members`. */
export type Counts = Record<string, number>

/** What each area counts for the operator. Numbers only: nothing here tells who did what. */
export interface Usage {
  users: Counts
  /** Accounts at outside services, by state, and how syncs went in the last day. */
  connections: Counts
  /** By id. `account` adds them; the areas to its right add counts to those that are there. */
  workspaces: Map<string, { name: string; counts: Counts }>
}

/** Each area adds what it counts. Runs as the system, for the whole server. */
export const usageCounted = hook<Usage>('usage.counted')

/** A row of counts by workspace. A workspace that was created meanwhile is counted the next time. */
export function addCounts(
  { workspaces }: Pick<Usage, 'workspaces'>,
  name: string,
  rows: readonly { workspaceId: string; n: number }[],
): void {
  for (const { counts } of workspaces.values()) counts[name] = 0
  for (const { workspaceId, n } of rows) {
    const workspace = workspaces.get(workspaceId)
    if (workspace) workspace.counts[name] = n
  }
}
