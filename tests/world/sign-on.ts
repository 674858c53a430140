import { onTestFinished } from 'vitest'
import type { ProviderAnswer, SignOnOutcome } from '@wellmet/account/sign-on/sign-on.contract.ts'
import { sealClientSecret } from '@wellmet/account/sign-on/client-secret.ts'
import type { Log } from '@wellmet/platform/log/log.ts'
import type { ProblemDocument } from '@wellmet/platform/contract/problem.ts'
import { clickThrough } from '../../tools/stand-ins/sign-in/click-through.ts'
import { startSignIn } from '../../tools/stand-ins/sign-in/sign-in.ts'
import type { SignIn, SignInAccount } from '../../tools/stand-ins/sign-in/sign-in-options.ts'
import type { Credentials } from './client.ts'
import { worldForThisTest, type Somebody, type World } from './world.ts'

export type Outcome = { status: number } & Partial<ProblemDocument> & { outcome?: SignOnOutcome }

/** A browser that keeps its cookies, and sends to the API what a provider answered. */
export interface SignOnBrowser extends Credentials {
  cookie: string
  cookies: Map<string, string>
  post(path: string, body?: unknown): Promise<{ status: number; body: unknown }>
  start(email: string): Promise<URL>
  finish(answer: Partial<ProviderAnswer>): Promise<Outcome>
}

export function newBrowser({ origin }: Pick<World, 'origin'>, signedIn?: Credentials): SignOnBrowser {
  const cookies = new Map(
    (signedIn?.cookie ?? '')
      .split('; ')
      .filter(Boolean)
      .map((one) => one.split('=') as [string, string]),
  )
  const browser: SignOnBrowser = {
    cookies,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    async post(path, body) {
      const response = await fetch(`${origin()}${path}`, {
        method: 'POST',
        headers: { cookie: browser.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      const text = await response.text()
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
    },
    async start(email) {
      const { status, body } = await browser.post('/api/account/sign-on', { email })
      if (status !== 200) throw new Error(`Single sign-on began with ${status}: ${JSON.stringify(body)}`)
      return new URL((body as { url: string }).url)
    },
    async finish(answer) {
      const { status, body } = await browser.post('/api/account/sign-on/finish', answer)
      return status === 200 ? { status, outcome: body as SignOnOutcome } : { ...(body as ProblemDocument), status }
    },
  }
  return browser
}

/** What the page at the redirect address sends to the API. */
export const answerIn = (back: URL): ProviderAnswer => ({
  ...Object.fromEntries(
    ['state', 'code', 'iss', 'error'].flatMap((name) => {
      const value = back.searchParams.get(name)
      return value === null ? [] : [[name, value]]
    }),
  ),
  workspaceId: back.pathname.split('/').at(-1)!,
  state: back.searchParams.get('state') ?? '',
})

/** As an owner leaves it who has set it up and used it. Nobody answers there. */
export const plantSignOn = async (
  { superuser, services }: Pick<World, 'superuser' | 'services'>,
  workspaceId: string,
  userId: string,
): Promise<void> => {
  const secret = sealClientSecret(services, workspaceId, 'a client secret')
  await superuser.query(
    `insert into account.sign_ons (workspace_id, issuer, client_id, sealed_client_secret, created_at)
     values ($1, 'https://127.0.0.1', 'client', $2, now())`,
    [workspaceId, secret],
  )
  await superuser.query(
    `insert into account.sign_on_identities (workspace_id, issuer, subject, user_id, linked_at)
     values ($1, 'https://127.0.0.1', 'subject', $2, now())`,
    [workspaceId, userId],
  )
}

export interface Company {
  world: World
  provider: SignIn
  owner: Somebody
  workspaceId: string
}

/** As if a TXT record had been found: how that is done is tested with the domains. */
export const proveDomain = async ({ superuser }: World, workspaceId: string, domain: string): Promise<void> => {
  await superuser.query(
    `insert into account.domains (id, workspace_id, domain, token, created_at, checked_at, seen_at, proven_at)
     values (gen_random_uuid(), $1, $2, 'token', now(), now(), now(), now())`,
    [workspaceId, domain],
  )
}

/** A workspace with the domain acme.example and a certified provider. */
export async function companyForThisTest(
  accounts: readonly SignInAccount[],
  settings: Record<string, string> = {},
  log?: Log,
): Promise<Company> {
  const redirectUris = ['http://wellmet.test/not-yet-known']
  const provider = await startSignIn({ name: 'Acme', accounts, redirectUris })
  onTestFinished(() => provider.close())
  const world = await worldForThisTest({ PRIVATE_SIGN_ON_HOSTS: new URL(provider.url).host, ...settings }, log)
  const owner = await world.signUp('The owner', 'owner@acme.example')
  const workspaceId = owner.workspace!.id
  await proveDomain(world, workspaceId, 'acme.example')
  const { clientId, clientSecret } = provider
  const saved = await world
    .as(owner)
    .signOnSettings.save({ body: { issuer: provider.url, clientId, clientSecret, joining: 'open', role: 'member' } })
  redirectUris.push(saved.redirectUri)
  return { world, provider, owner, workspaceId }
}

/** Types the address, chooses an account at the provider, and comes back. */
export async function signOnAs(
  { world }: Pick<Company, 'world'>,
  email: string,
  browser = newBrowser(world),
): Promise<Outcome & { browser: SignOnBrowser }> {
  const back = await clickThrough(await browser.start(email), { account: email })
  return { ...(await browser.finish(answerIn(back))), browser }
}

/** Goes on from an address that a route gave to somebody who is signed in. */
export async function goOn(browser: SignOnBrowser, path: string, body: unknown, account: string): Promise<Outcome> {
  const begun = await browser.post(path, body)
  if (begun.status !== 200) return { ...(begun.body as ProblemDocument), status: begun.status }
  const back = await clickThrough((begun.body as { url: string }).url, { account })
  return browser.finish(answerIn(back))
}

/** The owner links themselves. */
export const linkOwner = ({ world, owner, workspaceId }: Company): Promise<Outcome> =>
  goOn(newBrowser(world, owner), '/api/account/sign-on/links', { workspaceId }, owner.user.email)
