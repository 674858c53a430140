import type { Services } from '@wellmet/platform/services.ts'
import { typedProvider, type Position, type SourcePage, type SourceRecord } from '../../engine/provider.ts'
import { LinkAccess } from '../typed-access.contract.ts'
import { isNearlyOver, spanEnd } from '../calendar-span.rules.ts'
import { hostOf, readChangedFile, seenIn, subjectOf } from '../changed-file.ts'
import { expectCalendar, meetingsIn } from '../meetings-in.ts'

/** A calendar that is published as a file, at a link that only its owner knows. */
export const ics = typedProvider({
  name: 'ics',
  label: 'iCalendar',
  category: 'calendar',
  fields: LinkAccess,
  sources: [{ name: 'calendar' }],
  async open(services, { url }) {
    return {
      async identifyOwner() {
        const file = await readChangedFile(services, url, null)
        expectCalendar(file?.bytes ?? new Uint8Array())
        return { subject: subjectOf(url), address: hostOf(url) }
      },
      read: (_source, position) => read(services, url, position),
      close: () => undefined,
    }
  },
})

async function read(services: Services, url: string, { cursor, since, now }: Position): Promise<SourcePage> {
  const seen = seenIn(cursor)
  // Series without an end are listed up to a day, so an unchanged calendar is read again before that.
  const before = seen?.until !== undefined && isNearlyOver(seen.until, now) ? null : seen
  const file = await readChangedFile(services, url, before)
  if (!file) return { records: [], next: null }
  expectCalendar(file.bytes)
  const { records, skipped } = await meetingsIn(file.bytes, { since, now })
  return {
    records,
    skipped,
    whole: { refsFrom: [''], since: firstOf(records, now) },
    next: null,
    cursor: JSON.stringify({ ...file.seen, until: spanEnd(now) }),
  }
}

/** Many publish the last months only: what is older than all that is there was not deleted. */
const firstOf = (records: readonly SourceRecord[], now: Date): string =>
  records.reduce((first, { at }) => (at !== null && at < first ? at : first), now.toISOString())
