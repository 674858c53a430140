import { cleanText } from '../text/clean-text.rules.ts'
import { mapTable, type TableShape } from '../text/csv-table.ts'
import { endorsementTime, invitationTime } from './linkedin-dates.rules.ts'
import { handleOf, nameOf, present } from '../person-handle.ts'
import type { RecommendationRecord, SkippedRow } from '../records.ts'

type Column = 'given' | 'family' | 'company' | 'title' | 'date' | 'status'

/** `Text` answers to no name here and is never read. */
export const recommendationShape: TableShape<Column> = {
  columns: {
    given: /^first name$/,
    family: /^last name$/,
    company: /^company$/,
    title: /^job title$/,
    date: /^creation date$/,
    status: /^status$/,
  },
  needs: ['given', 'title', 'date'],
}

export const readRecommendations = (
  text: AsyncIterable<string>,
  direction: RecommendationRecord['direction'],
  file: string,
): AsyncGenerator<RecommendationRecord | SkippedRow> =>
  mapTable(text, file, recommendationShape, (row) => {
    const person = handleOf({ name: nameOf({ given: row.get('given'), family: row.get('family') })?.full })
    if (Object.keys(person).length === 0) return 'closed_account'
    const recommendation: RecommendationRecord = {
      kind: 'recommendation',
      direction,
      person,
      isVisible: !/^(?:hidden|pending|not.?visible)$/i.test(row.get('status')),
      ...present({
        company: cleanText(row.get('company')),
        title: cleanText(row.get('title')),
        at: invitationTime(row.get('date')) ?? endorsementTime(row.get('date')),
      }),
    }
    return recommendation
  })
