import { cleanText } from '../text/clean-text.rules.ts'
import { mapTable, type TableShape } from '../text/csv-table.ts'
import { endorsementTime } from './linkedin-dates.rules.ts'
import { handleOf, nameOf, present } from '../person-handle.ts'
import type { EndorsementRecord, SkippedRow } from '../records.ts'

type Column = 'date' | 'skill' | 'given' | 'family' | 'url' | 'status'

/** The same columns in both files, under the names of the endorser or of the endorsed. */
export const endorsementShape: TableShape<Column> = {
  columns: {
    date: /^endorsement date$/,
    skill: /^skill name$/,
    given: /^endorse[re]e? first name$/,
    family: /^endorse[re]e? last name$/,
    url: /^endorse[re]e? public url$/,
    status: /^endorsement status$/,
  },
  needs: ['given', 'skill'],
}

const statuses = new Map<string, EndorsementRecord['status']>([
  ['accepted', 'accepted'],
  ['pending', 'pending'],
  ['hidden', 'hidden'],
])

export const readEndorsements = (
  text: AsyncIterable<string>,
  direction: EndorsementRecord['direction'],
  file: string,
): AsyncGenerator<EndorsementRecord | SkippedRow> =>
  mapTable(text, file, endorsementShape, (row) => {
    const name = nameOf({ given: row.get('given'), family: row.get('family') })?.full
    const person = handleOf({ name, url: row.get('url') })
    if (Object.keys(person).length === 0) return 'closed_account'
    const endorsement: EndorsementRecord = {
      kind: 'endorsement',
      direction,
      person,
      status: statuses.get(row.get('status').toLowerCase()) ?? 'accepted',
      ...present({ skill: cleanText(row.get('skill')), at: endorsementTime(row.get('date')) }),
    }
    return endorsement
  })
