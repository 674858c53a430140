import { makeUpCrm } from '../../tools/stand-ins/crm/made-up-crm.ts'
import { makeUpMailbox } from '../../tools/stand-ins/made-up/made-up-mailbox.ts'
import { makeUpBudget, makeUpSheet } from '../../tools/stand-ins/made-up/made-up-sheets.ts'
import { startApollo } from '../../tools/stand-ins/apollo.ts'
import { startProvider } from '../../tools/stand-ins/providers.ts'
import { startPublishedFiles } from '../../tools/stand-ins/published-files.ts'
import { linkedinSignIn } from '../../tools/stand-ins/sign-in/linkedin-sign-in.ts'
import { startSignIn } from '../../tools/stand-ins/sign-in/sign-in.ts'
import { suiteSettings } from '../../tools/stand-ins/suite-settings.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import { withExtension } from '../world/extension.ts'
import { openProduct, type Product } from './product.ts'

/** Accounts at the stand-ins. At Google each file has one of its own, so that none finds what another one did there. */
export const owner = { email: 'ana@halyard.example', name: 'Ana Lima' }
export const sheetOwner = { email: 'tess@halyard.example', name: 'Tess Lima' }
export const asker = { email: 'ora@halyard.example', name: 'Ora Lima' }
export const colleagues = ['owner', 'mia', 'bob'].map((name) => ({
  email: `${name}@acme.example`,
  name: `${name} of Acme`,
}))
export const apolloKey = 'apollo-key-of-ours-abcd'

type StandIns = Awaited<ReturnType<typeof startStandIns>>

let standIns: Promise<StandIns> | undefined

/** The product of a server that has set up every provider, all of them stand-ins that live as long as the test worker. */
export async function openConnectedProduct(): Promise<StandIns & { product: Product }> {
  const started = await (standIns ??= startStandIns())
  return { ...started, product: await openProduct(started.settings) }
}

async function startStandIns() {
  const port = await findFreePort(null)
  // The providers are told where the browser comes back to before the product runs there.
  const address = `http://localhost:${port}`
  const redirectUris = [`${address}/auth/callback`]
  const mailbox = makeUpMailbox({ account: owner.email, messages: 900, events: 60, contacts: 40, people: 80 })
  const mailboxOfAsker = makeUpMailbox({ account: asker.email, messages: 20, events: 4, contacts: 4, people: 8 })
  const sheet = makeUpSheet({ owner: sheetOwner.email, title: 'Investors and advisers', people: 24 })
  const budget = makeUpBudget(sheetOwner.email)
  const google = await startProvider('google', {
    accounts: [owner, sheetOwner, asker],
    redirectUris,
    mailboxes: [
      mailbox,
      makeUpMailbox({ account: sheetOwner.email, messages: 0, events: 0, contacts: 0, people: 1 }),
      mailboxOfAsker,
    ],
    sheets: [sheet, budget],
  })
  // Tests read the same mailbox again and again, and none of them is about waiting for the quota of the next minute.
  google.api.quota.unitsPerMinute = Infinity
  const hubspot = await startProvider('hubspot', {
    accounts: [owner],
    redirectUris,
    crm: makeUpCrm({ people: 60, users: [owner.email, 'ben@halyard.example'] }),
  })
  const linkedin = await startSignIn({ ...linkedinSignIn, accounts: [owner], redirectUris })
  linkedin.tamper = { iss: null }
  /** Each workspace comes back to an address of its own, which is known when it has one. */
  const signOnRedirects = [`${address}/not-yet-known`]
  const signOn = await startSignIn({ name: 'Acme', accounts: colleagues, redirectUris: signOnRedirects })
  const apollo = await startApollo([
    { name: 'Lea Blum', title: 'Head of Design', company: 'Kade', city: 'Hamburg', country: 'Germany' },
  ])
  apollo.keys.add(apolloKey)
  const files = await startPublishedFiles()
  const clients = ['SALESFORCE', 'PIPEDRIVE'].flatMap((name) => [
    [`${name}_CLIENT_ID`, 'a client'],
    [`${name}_CLIENT_SECRET`, 'a secret'],
  ])
  const settings: Record<string, string> = {
    PORT: String(port),
    PUBLIC_URL: address,
    ...suiteSettings(google),
    ...suiteSettings(hubspot),
    ...(Object.fromEntries(clients) as Record<string, string>),
    LINKEDIN_CLIENT_ID: linkedin.clientId,
    LINKEDIN_CLIENT_SECRET: linkedin.clientSecret,
    LINKEDIN_SIGN_IN_URL: linkedin.url,
    LINKEDIN_API_URL: linkedin.url,
    PRIVATE_SIGN_ON_HOSTS: new URL(signOn.url).host,
    PRIVATE_ACCOUNT_HOSTS: new URL(files.url).host,
    APOLLO_URL: `${apollo.url}/api/v1`,
    PEOPLE_DATA_LABS_URL: 'http://127.0.0.1:9/v5',
    SAML: 'on',
    ...withExtension,
  }
  return { settings, google, mailboxOfAsker, sheet, budget, hubspot, linkedin, signOn, signOnRedirects, apollo, files }
}
