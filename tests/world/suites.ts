import { onTestFinished } from 'vitest'
import type { ConnectedAccount, ProviderStatus } from '@wellmet/connections/engine/engine.contract.ts'
import { makeUpMailbox, type MadeUpMailbox } from '../../tools/stand-ins/made-up/made-up-mailbox.ts'
import { startProvider } from '../../tools/stand-ins/providers.ts'
import { clickThrough } from '../../tools/stand-ins/sign-in/click-through.ts'
import type { SignIn } from '../../tools/stand-ins/sign-in/sign-in-options.ts'
import type { StandIn } from '../../tools/stand-ins/stand-in-server.ts'
import { suiteSettings } from '../../tools/stand-ins/suite-settings.ts'
import { worldForThisTest, type Somebody, type World } from './world.ts'

type MailboxOptions = Partial<Parameters<typeof makeUpMailbox>[0]>
export type Suite = 'google' | 'microsoft'

export interface SuiteStage {
  world: World
  me: Somebody
  mailbox: MadeUpMailbox
  /** Where the data is. */
  data: StandIn
  signIn: SignIn
  /** Signs in at the provider as a person would, and comes back. */
  connect: (who?: Somebody) => Promise<ConnectedAccount>
  /** What the provider would send the browser back with. */
  consent: (who?: Somebody) => Promise<{ state: string; code?: string }>
  /** Comes back with it. */
  comeBack: (query: { state: string; code?: string; error?: string }, who?: Somebody) => Promise<ConnectedAccount>
  status: () => Promise<ProviderStatus>
  /** Reads what is new, and gathers it. */
  sync: (id: string, full?: boolean) => Promise<void>
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
export async function suiteStage(suite: Suite, options: MailboxOptions = {}, settings = {}): Promise<SuiteStage> {
  const size = { messages: 260, events: 40, contacts: 30, people: 60 }
  const mailbox = makeUpMailbox({ account: 'ana@halyard.example', ...size, ...options })
  const { address: email, name } = mailbox.account
  const provider = await startProvider(suite, {
    accounts: [{ email, name }],
    redirectUris: ['http://wellmet.test/auth/callback'],
    mailboxes: [mailbox],
  })
  onTestFinished(() => provider.close())
  const { signIn, api: data } = provider
  // Microsoft does not name itself in its answers.
  if (suite === 'microsoft') signIn.tamper = { iss: null }
  const world = await worldForThisTest({ ...suiteSettings(provider), ...settings })
  const me = await world.signUp('Ana Lima')

  const api = (who: Somebody) => {
    const { suites } = world.as(who)
    return suite === 'google'
      ? { start: suites.googleStart, callback: suites.googleCallback, status: suites.googleStatus }
      : { start: suites.microsoftStart, callback: suites.microsoftCallback, status: suites.microsoftStatus }
  }
  const consent = async (who = me) => {
    const { url } = await api(who).start({})
    return Object.fromEntries((await clickThrough(url)).searchParams) as { state: string }
  }
  const comeBack: SuiteStage['comeBack'] = (query, who = me) => api(who).callback({ query })
  return {
    world,
    me,
    mailbox,
    data,
    signIn,
    consent,
    comeBack,
    connect: async (who = me) => comeBack(await consent(who), who),
    status: () => api(me).status({}),
    async sync(id, full = false) {
      await world.as(me).connectedAccounts.sync({ params: { id }, body: { full } })
      await world.work()
    },
  }
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
