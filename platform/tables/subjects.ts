/**
 * Whom the rows of a table are about: columns that name somebody by a number of one network, and what becomes of the rows
 * when two numbers turn out to be one, or when somebody is removed. What is plain is done from here, without other code.
 */
export interface Subjects {
  columns: readonly string[]
  merged: MergeRule
  deleted: DeletionRule
}

/** What happens to the rows of the number that goes when two become one. `savedAs`: under which name undoing finds them. */
export type MergeRule =
  /**
   * They become the survivor's; of rows that both have by `key`, the survivor's stays. `key`: the primary key without the
   * network and the number. If `restoredBy` names a file, that one undoes it. The table has no generated columns.
   */
  | { how: 'move'; key: readonly string[]; savedAs?: string; restoredBy?: string }
  /** They have an id of their own and get the survivor's number. */
  | { how: 'renumber'; id: string; savedAs?: string }
  /**
   * Like `move`, for rows with two person numbers, the smaller first. Undoing restores the other end as it is now, or as
   * it was.
   */
  | { how: 'move pairs'; key: readonly string[]; savedAs?: string; otherEnd: 'as it is' | 'as it was' }
  /** They are derived from other rows: they are deleted, and worked out anew. */
  | { how: 'delete' }
  /** This file does it. */
  | { how: 'own'; by: string }
  | { how: 'keep'; why: string }

/** What happens to the rows when somebody is removed from a network. */
export type DeletionRule =
  /** They go whenever somebody is removed, also because an import is undone. */
  | 'on removal'
  /** They go when a member deletes somebody for good. */
  | 'on deletion'
  /** A foreign key with `on delete cascade` deletes them. */
  | 'by reference'
  /** This file does it. */
  | { by: string }
  | { stays: string }

export const savedName = (table: string, rule: { savedAs?: string }): string => rule.savedAs ?? table
