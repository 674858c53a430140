import { ImportRefused } from '@wellmet/platform/files/import-refused.ts'
import { newBudget, readICalendar } from '@wellmet/platform/files/calendar/read-icalendar.ts'
import type { SourceRecord } from '../engine/provider.ts'
import { ProviderFailed } from '../engine/provider-errors.ts'
import { spanEnd } from './calendar-span.rules.ts'
import { inOnePiece } from './changed-file.ts'

interface Meetings {
  records: SourceRecord[]
  skipped: Record<string, number>
}

/** What a calendar holds of the span that counts. What was called off is left out. */
export async function meetingsIn(
  calendar: Uint8Array,
  { since, now }: { since: Date; now: Date },
  budget = newBudget(),
): Promise<Meetings> {
  const records: SourceRecord[] = []
  const skipped: Record<string, number> = {}
  const window = { from: since, to: new Date(spanEnd(now)) }
  try {
    for await (const record of readICalendar(inOnePiece(calendar), window, budget)) {
      if (record.kind === 'skipped') skipped[record.reason] = (skipped[record.reason] ?? 0) + 1
      else if (!record.cancelled) records.push({ ref: record.ref, at: record.at, record })
    }
  } catch (error) {
    if (error instanceof ImportRefused) throw notACalendar(error)
    throw error
  }
  return { records, skipped }
}

const isWhole = /END:VCALENDAR\s*$/i

/** Throws for anything else, and for a calendar that breaks off: what is missing there is not gone. */
export function expectCalendar(bytes: Uint8Array): void {
  const text = Buffer.from(bytes)
  const isBegun = /^(?:\uFEFF|\xEF\xBB\xBF)?\s*BEGIN:VCALENDAR\s/i.test(text.subarray(0, 200).toString('latin1'))
  if (!isBegun) throw notACalendar()
  if (!isWhole.test(text.subarray(-200).toString('latin1'))) throw new ProviderFailed('The calendar breaks off.')
}

const notACalendar = (cause?: unknown): ProviderFailed =>
  new ProviderFailed('It is no calendar.', { cause, problem: { code: 'not_a_calendar', field: 'url' } })
