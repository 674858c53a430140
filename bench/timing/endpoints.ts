import type pg from 'pg'
import { signUpSome } from '../../tests/load/sessions.ts'

/** Addresses that the product knows, and as many of the same length that it does not. */
export interface Addresses {
  known: readonly string[]
  unknown: readonly string[]
  /** Not known either: two samples between which there is no difference show what the test makes of none. */
  alsoUnknown: readonly string[]
}

export interface Question {
  name: string
  path: string
  body: (email: string) => unknown
  status: number
  /** Of whoever asks, if the endpoint is for members. */
  cookie?: string
  pools: readonly [readonly string[], readonly string[]]
  /** Run before each try, outside of its time. */
  prepare?: () => Promise<void>
}

const poolSize = 40

/** One who asks, and people who have an account, a confirmed address and a place among the contacts of the asker. */
export async function setUpAddresses(origin: string, database: pg.Client): Promise<Addresses & { cookie: string }> {
  const [cookie] = (await signUpSome(origin, poolSize + 1)) as [string, ...string[]]
  await database.query('update account.users set email_verified = true')
  const numbered = (word: string) => Array.from({ length: poolSize }, (_, at) => `${word}-${at + 1}@example.test`)
  const known = numbered('person')
  for (const email of known) {
    const added = await fetch(`${origin}/api/network/contacts`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Somebody Known', email }),
    })
    if (!added.ok) throw new Error(`Adding a contact was answered ${added.status}: ${await added.text()}`)
  }
  return { cookie, known, unknown: numbered('nobody'), alsoUnknown: numbered('no-one') }
}

export function questionsAbout(
  { cookie, known, unknown, alsoUnknown }: Addresses & { cookie: string },
  database: pg.Client,
) {
  const pools = [known, unknown] as const
  const signIn = {
    path: '/api/account/sign-in',
    body: (email: string) => ({ email, password: 'not the right password' }),
    status: 401,
    pools,
  }
  const forgot = { path: '/api/account/password/forgot', body: (email: string) => ({ email }), status: 202 }
  return {
    'sign-in': { ...signIn, name: 'Sign-in, wrong password' },
    'many-tries': {
      ...signIn,
      name: 'Sign-in, the fifth wrong password',
      // The workspaces of somebody with an account are told at the fifth.
      prepare: async () =>
        void (await database.query('update account.sign_in_failures set failures = 4 where failures <> 4')),
    },
    forgot: { ...forgot, name: 'Password reset', pools },
    objection: {
      name: 'Your data',
      path: '/api/privacy/your-data',
      body: (email: string) => ({ email }),
      status: 202,
      pools,
    },
    invitation: {
      name: 'Invitation',
      path: '/api/workspaces/current/invitations',
      body: (email: string) => ({ email, role: 'member' }),
      status: 201,
      cookie,
      pools,
    },
    control: { ...forgot, name: 'Control: password reset, both unknown', pools: [alsoUnknown, unknown] },
  } as const satisfies Record<string, Question>
}
