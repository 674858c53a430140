import { contactOf, type RawContact } from '@wellmet/platform/files/contacts/contact-fields.ts'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import type { SourcePage, SourceRecord } from '../engine/provider.ts'

/** A contact in the CRM of a company, whatever the CRM. */
export interface CrmRow {
  id: string
  /** The user of the CRM whom it belongs to. */
  ownerId: string | null
  isDeleted: boolean
  contact: Omit<RawContact, 'line'>
}

/** Not every CRM tells what was deleted, merged or is not shown to the user any more, nor which company has a new name. */
export const listAgainMs = millisecondsPerDay

/** Covers the delay until a change can be found, and the difference between two clocks. */
const overlapMs = 10 * 60_000

/** From where to read changes after a run that began then, to the second. */
export const cursorAfter = (begunAt: string): string =>
  new Date(Date.parse(begunAt) - overlapMs).toISOString().replace(/\.\d+Z$/, 'Z')

/** Which user of which company: the rows name their owner by the latter half. */
export const subjectOf = (company: string | number, user: string | number): string => `${company}/${user}`
const userIn = (subject: string): string => subject.slice(subject.indexOf('/') + 1)

export const isOwnedBy = (subject: string, { ownerId }: Pick<CrmRow, 'ownerId'>): boolean => ownerId === userIn(subject)

/**
 * A row says that a company knows somebody. Only of its owner does it say that they do, so only their own rows are taken;
 * one that was handed to a colleague goes again.
 */
export function takeOwned(
  rows: readonly CrmRow[],
  subject: string,
): Required<Pick<SourcePage, 'records' | 'gone' | 'skipped'>> {
  const records: SourceRecord[] = []
  const gone: string[] = []
  const skipped: Record<string, number> = {}
  const leave = (id: string, reason: string): void => {
    gone.push(id)
    skipped[reason] = (skipped[reason] ?? 0) + 1
  }
  for (const row of rows) {
    const { id, isDeleted, contact } = row
    if (isDeleted) gone.push(id)
    else if (!isOwnedBy(subject, row)) leave(id, 'owned_by_other')
    else {
      const record = contactOf({ line: 0, ...contact }, {})
      if (record) records.push({ ref: id, at: null, record: { ...record, isShared: true } })
      else leave(id, 'empty_row')
    }
  }
  return { records, gone, skipped }
}
