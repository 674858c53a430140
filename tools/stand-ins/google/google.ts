import type { MadeUpMailbox } from '../made-up/made-up-mailbox.ts'
import type { Grant, GrantOf } from '../stand-in-protocol.ts'
import { startStandIn, type StandIn, type StandInServer } from '../stand-in-server.ts'
import { answerBatch } from './gmail-batch.ts'
import { gmailRoutes, type GmailQuota } from './gmail.ts'
import { calendarRoutes } from './google-calendar.ts'
import { googleRefusals, googleScopes } from './google-answers.ts'
import { peopleRoutes } from './google-people.ts'

export interface Google extends StandIn {
  mailboxes: readonly MadeUpMailbox[]
  quota: GmailQuota
}

interface GoogleOptions {
  /** One for each account that may sign in; the built-in token is for the first. */
  mailboxes: readonly MadeUpMailbox[]
  grantOf?: GrantOf
  /** What the built-in token allows. */
  scopes?: readonly string[]
  quota?: Partial<GmailQuota>
}

const { mailMetadata, calendarReadonly, contactsReadonly, otherContactsReadonly } = googleScopes

/** Gmail, Google Calendar and People on one port, with the paths that they have at Google. */
export async function startGoogle(options: GoogleOptions): Promise<Google> {
  const {
    mailboxes,
    grantOf,
    scopes = [mailMetadata, calendarReadonly, contactsReadonly, otherContactsReadonly],
  } = options
  const quota = { unitsPerMinute: 15_000, status: 429 as const, ...options.quota }
  const mailboxOf = ({ account }: Grant): MadeUpMailbox => {
    const mailbox = mailboxes.find((each) => each.account.address === account)
    if (!mailbox) throw new Error(`There is no mailbox of ${account}.`)
    return mailbox
  }
  const server: StandInServer = await startStandIn({
    refusals: googleRefusals,
    grant: { account: mailboxes[0]?.account.address ?? '', scopes },
    grantOf,
    routes: [
      ...gmailRoutes({ mailboxOf, quota }),
      ...calendarRoutes(mailboxOf),
      ...peopleRoutes(mailboxOf),
      {
        operation: 'gmail.batch',
        method: 'POST',
        path: /^\/batch\/gmail\/v1$/,
        answer: (asked) => answerBatch(asked, (part) => server.answerPart(part)),
      },
    ],
  })
  return Object.assign(server, { mailboxes, quota })
}
