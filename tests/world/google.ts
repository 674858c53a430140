import { onTestFinished } from 'vitest'
import type { ConnectedAccount } from '@wellmet/connections/engine/engine.contract.ts'
import { startGoogle, type Google } from '../../tools/stand-ins/google/google.ts'
import { makeUpMailbox } from '../../tools/stand-ins/made-up/made-up-mailbox.ts'
import { clickThrough } from '../../tools/stand-ins/sign-in/click-through.ts'
import type { SignIn } from '../../tools/stand-ins/sign-in/sign-in-options.ts'
import { startSignIn } from '../../tools/stand-ins/sign-in/sign-in.ts'
import { worldForThisTest, type Somebody, type World } from './world.ts'

type MailboxOptions = Partial<Parameters<typeof makeUpMailbox>[0]>

export interface GoogleStage {
  world: World
  me: Somebody
  google: Google
  signIn: SignIn
  /** Signs in at Google as a person would, and comes back. */
  connect(who?: Somebody): Promise<ConnectedAccount>
  /** What Google would send the browser back with. */
  consent(who?: Somebody): Promise<Record<string, string>>
  /** Reads what is new, and gathers it. */
  sync(id: string, full?: boolean): Promise<void>
}

export const googleScopes = [
  'https://www.googleapis.com/auth/gmail.metadata',
  'https://www.googleapis.com/auth/calendar.events.readonly',
  'https://www.googleapis.com/auth/contacts.readonly',
]

/** A world with a Google beside it that has one made-up mailbox. */
export async function googleStage(mailbox: MailboxOptions = {}, settings = {}): Promise<GoogleStage> {
  const box = makeUpMailbox({
    account: 'ana@halyard.example',
    messages: 260,
    events: 40,
    contacts: 30,
    people: 60,
    ...mailbox,
  })
  const signIn = await startSignIn({
    name: 'Google',
    accounts: [{ email: box.account.address, name: box.account.name }],
    redirectUris: ['http://wellmet.test/auth/callback'],
    scopes: googleScopes,
    routes: { authorization: '/o/oauth2/v2/auth', token: '/token', revocation: '/revoke', userinfo: '/userinfo' },
    refreshTokenFor: ({ access_type: type }) => type === 'offline',
  })
  onTestFinished(() => signIn.close())
  const google = await startGoogle({ mailboxes: [box], grantOf: (token) => signIn.grantOf(token) })
  onTestFinished(() => google.close())
  const world = await worldForThisTest({
    GOOGLE_CLIENT_ID: signIn.clientId,
    GOOGLE_CLIENT_SECRET: signIn.clientSecret,
    GOOGLE_SIGN_IN_URL: signIn.url,
    GOOGLE_TOKEN_URL: signIn.url,
    GOOGLE_MAIL_URL: google.url,
    GOOGLE_CALENDAR_URL: google.url,
    GOOGLE_PEOPLE_URL: google.url,
    ...settings,
  })
  const me = await world.signUp('Ana Lima')

  const consent = async (who = me): Promise<Record<string, string>> => {
    const { url } = await world.as(who).suites.googleStart({})
    return Object.fromEntries((await clickThrough(url)).searchParams)
  }
  return {
    world,
    me,
    google,
    signIn,
    consent,
    connect: async (who = me) =>
      world.as(who).suites.googleCallback({ query: (await consent(who)) as { state: string } }),
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
