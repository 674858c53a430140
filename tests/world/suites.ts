import type { Log } from '@wellmet/platform/log/log.ts'
import { makeUpMailbox, type MadeUpMailbox } from '../../tools/stand-ins/made-up/made-up-mailbox.ts'
import { startProvider } from '../../tools/stand-ins/providers.ts'
import { accountStage, redirectUris, type AccountStage } from './account-stage.ts'
import type { World } from './world.ts'

type MailboxOptions = Partial<Parameters<typeof makeUpMailbox>[0]>
export type Suite = 'google' | 'microsoft'

export interface SuiteStage extends AccountStage {
  mailbox: MadeUpMailbox
}

export const scopesOf = {
  google: [
    'https://www.googleapis.com/auth/gmail.metadata',
    'https://www.googleapis.com/auth/calendar.events.readonly',
    'https://www.googleapis.com/auth/contacts.readonly',
  ],
  microsoft: ['Mail.ReadBasic', 'Calendars.ReadBasic', 'Contacts.Read'],
} satisfies Record<Suite, string[]>

/** A world with a provider beside it that has one made-up mailbox. */
export async function suiteStage(
  suite: Suite,
  options: MailboxOptions = {},
  settings = {},
  log?: Log,
): Promise<SuiteStage> {
  const size = { messages: 260, events: 40, contacts: 30, people: 60 }
  const mailbox = makeUpMailbox({ account: 'ana@halyard.example', ...size, ...options })
  const { address: email, name } = mailbox.account
  const provider = await startProvider(suite, { accounts: [{ email, name }], redirectUris, mailboxes: [mailbox] })
  const stage = await accountStage(
    provider,
    (world, who) => {
      const { suites } = world.as(who)
      return suite === 'google'
        ? {
            start: () => suites.googleStart({}),
            callback: (query) => suites.googleCallback({ query }),
            status: () => suites.googleStatus({}),
          }
        : {
            start: () => suites.microsoftStart({}),
            callback: (query) => suites.microsoftCallback({ query }),
            status: () => suites.microsoftStatus({}),
          }
    },
    settings,
    log,
  )
  return { ...stage, mailbox }
}

/** What the network holds, in words that are the same in every world. */
export async function graphOf({ superuser }: World): Promise<unknown[]> {
  const { rows } = await superuser.query(
    `select c.name, c.title, c.company, d.emails, r.strength, r.two_way, r.last_day, r.n_messages, r.n_meetings,
       (select count(*)::int from contacts.evidence e where e.network_id = c.network_id and e.person_id = c.person_id) as evidence,
       (select count(*)::int from contacts.co_occurrences o where o.network_id = c.network_id and c.person_id in (o.a, o.b)) as together
     from contacts.contacts c
     join contacts.contact_details d using (network_id, person_id)
     left join contacts.relationships r using (network_id, person_id)
     where c.network_id > 0 order by d.emails::text, c.name`,
  )
  return rows
}
