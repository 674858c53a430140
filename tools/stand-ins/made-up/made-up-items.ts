import { createHash } from 'node:crypto'
import { createChangeLog, type ChangeLog } from './change-log.ts'

/**
 * Items that are made up when they are looked at: only what was changed by hand is stored, so that 100,000 messages
 * take no more memory than ten. The index of an item is its age: 0 is the oldest.
 */
export interface MadeUpItems<Item> {
  /** Indexes in use, those of deleted items included. */
  readonly slots: number
  /** Items that are there. */
  readonly count: number
  readonly changes: ChangeLog
  at(index: number): Item | undefined
  indexOf(id: string): number | undefined
  find(id: string): Item | undefined
  /** Also what has been deleted, as it was. */
  onceAt(index: number): Item | undefined
  findOnceThere(id: string): Item | undefined
  /** Adds one item made up like all others, with some of it replaced. */
  add(replaced?: Partial<Item>): Item
  update(id: string, replaced: Partial<Item>): void
  delete(id: string): void
}

export function createMadeUpItems<Item extends { id: string }>(
  /** Ids of two sets never meet. */
  set: string,
  count: number,
  make: (index: number, id: string) => Item,
): MadeUpItems<Item> {
  // Sixteen hexadecimal digits, as Gmail writes them: seven for the set, nine for the index.
  const prefix = `1${createHash('sha256').update(set).digest('hex').slice(0, 6)}`
  const pattern = new RegExp(`^${prefix}([0-9a-f]{9})$`)
  const replacements = new Map<number, Partial<Item>>()
  const deleted = new Set<number>()
  const changes = createChangeLog()
  let slots = count

  const idOf = (index: number): string => prefix + index.toString(16).padStart(9, '0')

  const onceAt = (index: number): Item | undefined =>
    index < 0 || index >= slots ? undefined : { ...make(index, idOf(index)), ...replacements.get(index) }

  const at = (index: number): Item | undefined => (deleted.has(index) ? undefined : onceAt(index))

  function indexOf(id: string): number | undefined {
    const digits = pattern.exec(id)?.[1]
    const index = digits === undefined ? slots : Number.parseInt(digits, 16)
    return index < slots ? index : undefined
  }

  function indexThatExists(id: string): number {
    const index = indexOf(id)
    if (index === undefined || deleted.has(index)) throw new Error(`There is no item ${id}.`)
    return index
  }

  return {
    get slots() {
      return slots
    },
    get count() {
      return slots - deleted.size
    },
    changes,
    at,
    onceAt,
    indexOf,
    find: (id) => at(indexOf(id) ?? -1),
    findOnceThere: (id) => onceAt(indexOf(id) ?? -1),
    add(replaced = {}) {
      const index = slots
      slots += 1
      replacements.set(index, replaced)
      changes.record('added', idOf(index))
      return at(index)!
    },
    update(id, replaced) {
      const index = indexThatExists(id)
      replacements.set(index, { ...replacements.get(index), ...replaced })
      changes.record('updated', id)
    },
    delete(id) {
      deleted.add(indexThatExists(id))
      changes.record('deleted', id)
    },
  }
}
