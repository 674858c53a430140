import { mapTable, type TableShape } from '../text/csv-table.ts'
import { invitationTime } from './linkedin-dates.rules.ts'
import { handleOf } from '../person-handle.ts'
import type { InvitationRecord, SkippedRow } from '../records.ts'

type Column = 'from' | 'to' | 'sentAt' | 'direction' | 'inviterUrl' | 'inviteeUrl'

/** The two addresses came late in 2023. `Message` answers to no name here and is never read. */
export const invitationShape: TableShape<Column> = {
  columns: {
    from: /^from$/,
    to: /^to$/,
    sentAt: /^sent at$/,
    direction: /^direction$/,
    inviterUrl: /^inviter ?profile ?url$/,
    inviteeUrl: /^invitee ?profile ?url$/,
  },
  needs: ['from', 'to', 'sentAt', 'direction'],
}

export const readInvitations = (
  text: AsyncIterable<string>,
  file = 'Invitations.csv',
): AsyncGenerator<InvitationRecord | SkippedRow> =>
  mapTable(text, file, invitationShape, (row) => {
    const isOutgoing = /^outgoing$/i.test(row.get('direction'))
    const person = isOutgoing
      ? handleOf({ name: row.get('to'), url: row.get('inviteeUrl') })
      : handleOf({ name: row.get('from'), url: row.get('inviterUrl') })
    const at = invitationTime(row.get('sentAt'))
    if (at === undefined) return 'date_unreadable'
    if (Object.keys(person).length === 0) return 'closed_account'
    const direction = isOutgoing ? 'outgoing' : 'incoming'
    const invitation: InvitationRecord = { kind: 'invitation', direction, person, at }
    return invitation
  })
