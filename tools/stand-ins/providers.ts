import { zendeskStandIn } from './helpdesk/zendesk.ts'
import type { MadeUpHelpdesk } from './helpdesk/made-up-tickets.ts'
import { hubspotStandIn } from './crm/hubspot.ts'
import { makeUpCrm, type MadeUpCrm } from './crm/made-up-crm.ts'
import { pipedriveStandIn } from './crm/pipedrive.ts'
import { salesforceStandIn } from './crm/salesforce.ts'
import { googleStandIn } from './google/google.ts'
import { makeUpMailbox, type MadeUpMailbox } from './made-up/made-up-mailbox.ts'
import type { MadeUpSheet } from './made-up/made-up-sheets.ts'
import { microsoftStandIn } from './microsoft/graph.ts'
import type { SignIn, SignInOptions } from './sign-in/sign-in-options.ts'
import { startSignIn } from './sign-in/sign-in.ts'
import type { ApiOptions } from './stand-in-provider.ts'

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

export const standIns = {
  google: googleStandIn,
  microsoft: microsoftStandIn,
  hubspot: hubspotStandIn,
  salesforce: salesforceStandIn,
  pipedrive: pipedriveStandIn,
  zendesk: zendeskStandIn,
}
export type ProviderName = keyof typeof standIns
type Apis = { [Name in ProviderName]: Awaited<ReturnType<(typeof standIns)[Name]['start']>> }

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
  /** For Zendesk. */
  helpdesk?: MadeUpHelpdesk
}

const starters: { [Name in ProviderName]: { start(options: ApiOptions): Promise<Apis[Name]> } } = standIns

/** Starts the sign-in and the data of one provider on free ports. Tokens of the one are taken by the other. */
export async function startProvider<Name extends ProviderName>(
  name: Name,
  { mailboxes, sheets = [], crm, helpdesk, ...options }: ProviderOptions,
): Promise<Provider<Name>> {
  const { accounts } = options
  const api: Apis[Name] = await starters[name].start({
    mailboxes: mailboxes ?? accounts.map((account) => makeUpMailbox({ account: account.email, name: account.name })),
    sheets,
    crm: crm ?? makeUpCrm({ users: accounts.map(({ email }) => email) }),
    helpdesk,
    account: accounts[0]?.email ?? '',
    grantOf: (token) => signIn.grantOf(token),
  })
  const picking = 'picker' in api ? { picker: api.picker } : {}
  const signIn: SignIn = await startSignIn({ ...standIns[name].signIn(api.url), ...picking, ...options }).catch(
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
