export interface Change {
  sequence: number
  kind: 'added' | 'updated' | 'deleted'
  id: string
}

/** What happened to a set of items, in order, for the cursors of the providers. */
export interface ChangeLog {
  /** The cursor of somebody who has seen everything. */
  readonly latest: number
  record(kind: Change['kind'], id: string): void
  /** What happened after this cursor, or undefined if that is no longer known. */
  since(cursor: number): Change[] | undefined
  /** The change that this item was last in, or the time before all changes. */
  lastOf(id: string): number
  /** Every cursor handed out so far is too old from now on. */
  forget(): void
}

const first = 1_000

export function createChangeLog(): ChangeLog {
  let changes: Change[] = []
  let latest = first
  let oldest = first
  const lastOf = new Map<string, number>()
  return {
    get latest() {
      return latest
    },
    record(kind, id) {
      latest += 1
      changes.push({ sequence: latest, kind, id })
      lastOf.set(id, latest)
    },
    since: (cursor) =>
      cursor < oldest || cursor > latest ? undefined : changes.filter(({ sequence }) => sequence > cursor),
    lastOf: (id) => lastOf.get(id) ?? first,
    forget() {
      latest += 1
      oldest = latest
      changes = []
    },
  }
}
