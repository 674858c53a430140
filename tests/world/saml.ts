import { encoded, newSamlProvider, type Said, type SamlProvider, type SamlRequest } from './saml-provider.ts'
import { answerIn, newBrowser, proveDomain, type Outcome, type SignOnBrowser } from './sign-on.ts'
import { worldForThisTest, type Somebody, type World } from './world.ts'

export interface SamlCompany {
  world: World
  provider: SamlProvider
  owner: Somebody
  workspaceId: string
}

/** What the owner copies from the provider. */
export const draftOf = ({ issuer, signOnUrl, certificate }: SamlProvider) => ({ issuer, signOnUrl, certificate })

/** A workspace with the domain acme.example and a provider that speaks SAML. */
export async function samlCompanyForThisTest(): Promise<SamlCompany> {
  const world = await worldForThisTest({ SAML: 'on' })
  const provider = newSamlProvider()
  const owner = await world.signUp('The owner', 'owner@acme.example')
  const workspaceId = owner.workspace!.id
  await proveDomain(world, workspaceId, 'acme.example')
  await world.as(owner).signOnSettings.saveSaml({ body: draftOf(provider) })
  return { world, provider, owner, workspaceId }
}

/** The form that the page of the provider posts: from another site, so that no cookie of ours is sent with it. */
export const postForm = (
  { origin }: Pick<World, 'origin'>,
  acsUrl: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${origin()}${new URL(acsUrl).pathname}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'https://idp.acme.example', 'sec-fetch-site': 'cross-site', ...headers },
    body: new URLSearchParams(fields),
  })

export type Write = (said: Said, request: SamlRequest) => string

/** What the provider says about somebody. */
export const about = (email: string, change: Partial<Said> = {}): ((said: Said) => Said) => {
  const nameId = `subject of ${email}`
  return (said) => ({ ...said, nameId, attributes: { email }, ...change })
}

/** Posts what the provider writes, and goes on as the page does to which that leads. */
export async function comeBackFrom(
  { world, provider }: Pick<SamlCompany, 'world' | 'provider'>,
  browser: SignOnBrowser,
  url: string | URL,
  write: Write,
): Promise<Outcome> {
  const request = provider.read(new URL(url))
  const SAMLResponse = encoded(write(provider.honest(request), request))
  const posted = await postForm(world, request.acsUrl, { SAMLResponse, RelayState: request.relayState })
  if (posted.status !== 303) throw new Error(`The form was answered ${posted.status}: ${await posted.text()}`)
  return browser.finish(answerIn(new URL(posted.headers.get('location')!)))
}

/** Types the address, signs in at the provider, and comes back. */
export async function signOnBySaml(
  company: Pick<SamlCompany, 'world' | 'provider'>,
  email: string,
  change: Partial<Said> = {},
  browser = newBrowser(company.world),
): Promise<Outcome & { browser: SignOnBrowser }> {
  const { provider } = company
  const say = about(email, change)
  const outcome = await comeBackFrom(company, browser, await browser.start(email), (said) => provider.write(say(said)))
  return { ...outcome, browser }
}

/** Goes on from an address that a route gave to somebody who is signed in. */
export async function goOnBySaml(
  company: Pick<SamlCompany, 'world' | 'provider'>,
  browser: SignOnBrowser,
  path: string,
  body: unknown,
  email: string,
): Promise<Outcome> {
  const begun = await browser.post(path, body)
  if (begun.status !== 200) return { ...(begun.body as Outcome), status: begun.status }
  const say = about(email)
  return comeBackFrom(company, browser, (begun.body as { url: string }).url, (said) =>
    company.provider.write(say(said)),
  )
}
