import { startHubSpot, type HubSpot } from './crm/hubspot.ts'
import { makeUpCrm, type MadeUpCrm } from './crm/made-up-crm.ts'
import { startPipedrive, type Pipedrive } from './crm/pipedrive.ts'
import { startSalesforce, type Salesforce } from './crm/salesforce.ts'
import { startGoogle, type Google } from './google/google.ts'
import { makeUpMailbox, type MadeUpMailbox } from './made-up/made-up-mailbox.ts'
import type { MadeUpSheet } from './made-up/made-up-sheets.ts'
import { startGraph, type Graph } from './microsoft/graph.ts'
import { signInPresets, type ProviderName } from './sign-in/sign-in-presets.ts'
import { startSignIn } from './sign-in/sign-in.ts'
import type { SignIn, SignInOptions } from './sign-in/sign-in-options.ts'
import type { GrantOf } from './stand-in-protocol.ts'

/*
 * Local servers that speak the protocols of outside providers over real HTTP, for tests, the demo and benchmarks.
 *
 *   const google = await startProvider('google', { accounts: [{ email, name }], redirectUris: [callback] })
 *   google.signIn.url                      issuer: discovery, authorization page, token, revocation, userinfo
 *   google.signIn.clientId, .clientSecret  what the product is told of it
 *   google.api.url                         the data; with the paths that the provider has
 *   google.api.mailboxes[0].messages.add() what happens at the provider meanwhile
 *   google.api.faults.script({ kind: 'too many requests', retryAfter: 3, at: 2 })
 *   google.signIn.countOf('token.refresh') what the provider was asked
 *   await clickThrough(authorizationUrl)   signs in without a browser (sign-in/click-through.ts)
 *   await google.close()
 *
 * `api.token` is taken without signing in. Nothing is stored: a provider that is started again is a new one.
 */

interface Apis {
  google: Google
  microsoft: Graph
  hubspot: HubSpot
  salesforce: Salesforce
  pipedrive: Pipedrive
}

export interface Provider<Name extends ProviderName> {
  name: Name
  signIn: SignIn
  api: Apis[Name]
  close(): Promise<void>
}

interface ProviderOptions extends Omit<SignInOptions, 'name'> {
  /** For Google and Microsoft; made up for each account if left out. */
  mailboxes?: readonly MadeUpMailbox[]
  /** For Google. */
  sheets?: readonly MadeUpSheet[]
  /** For the others. */
  crm?: MadeUpCrm
}

interface ApiOptions {
  mailboxes: readonly MadeUpMailbox[]
  sheets: readonly MadeUpSheet[]
  crm: MadeUpCrm
  account: string
  grantOf: GrantOf
}

const starters: { [Name in ProviderName]: (options: ApiOptions) => Promise<Apis[Name]> } = {
  google: startGoogle,
  microsoft: startGraph,
  hubspot: startHubSpot,
  salesforce: startSalesforce,
  pipedrive: startPipedrive,
}

/** Starts the sign-in and the data of one provider on free ports. Tokens of the one are taken by the other. */
export async function startProvider<Name extends ProviderName>(
  name: Name,
  { mailboxes, sheets = [], crm, ...options }: ProviderOptions,
): Promise<Provider<Name>> {
  const { accounts } = options
  const api: Apis[Name] = await starters[name]({
    mailboxes: mailboxes ?? accounts.map((account) => makeUpMailbox({ account: account.email, name: account.name })),
    sheets,
    crm: crm ?? makeUpCrm({ users: accounts.map(({ email }) => email) }),
    account: accounts[0]?.email ?? '',
    grantOf: (token) => signIn.grantOf(token),
  })
  const picking = 'picker' in api ? { picker: api.picker } : {}
  const signIn: SignIn = await startSignIn({ ...signInPresets[name](api.url), ...picking, ...options }).catch(
    async (error: unknown) => {
      await api.close()
      throw error
    },
  )
  const close = async (): Promise<void> => {
    await Promise.all([api.close(), signIn.close()])
  }
  return { name, signIn, api, close }
}
