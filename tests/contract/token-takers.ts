import { paramNames, paramsOf, type Contract, type Endpoint } from '@wellmet/platform/contract/endpoint.ts'
import { callerOf } from '@wellmet/platform/contract/plug-in.ts'
import { secretFields } from '@wellmet/platform/contract/secret-fields.ts'
import type { Credentials } from '../world/client.ts'
import type { Parts } from './id-slots.ts'
import { namedEndpoints } from './named-endpoints.ts'
import { putAt, type Place } from './places.ts'
import { requestOf, type Request } from './send-request.ts'
import type { Purpose } from './token-cast.ts'

interface Taker {
  takes: Purpose[]
  /** What is sent beside the token. */
  body?: object
  /** Why a token that was used is not refused; it must change nothing all the same. */
  again?: string
  /** Does the same again, by intention. */
  mayRepeat?: true
  /** Why its tokens never expire. */
  lasts?: string
}

const showsState = 'the page goes on saying what became of the invitation'
const oneKey = 'it answers the same for a key that is not known'
const showsAnswer = 'the page goes on showing what was answered'

/**
 * What every endpoint with a token takes. One that is not listed here fails the test: say which tokens open it, and how
 * to make them if they are of a new kind.
 */
export const takers: Record<string, Taker> = {
  'POST /api/account/password/reset': {
    takes: ['new password'],
    body: { newPassword: 'a horse of another color' },
  },
  // Codes count for one user, a challenge for one sign-in: tested beside the second factors.
  'POST /api/account/sign-in/second-factor': { takes: [] },
  'POST /api/account/confirm': { takes: [] },
  'POST /api/hq/auth/verify-2fa': { takes: [] },
  'POST /api/hq/auth/phone-verify': { takes: [] },
  'POST /api/security/mfa/verify': { takes: [] },
  'POST /api/account/email/verify': { takes: ['confirm address'], again: 'the address stays confirmed' },
  // Once it is confirmed, the code of a device is an API key, and any key may end itself.
  'POST /api/account/device-codes/ask': { takes: ['api key'], again: oneKey, lasts: oneKey },
  'POST /api/account/device-codes/log-out': { takes: ['api key'], again: oneKey, lasts: oneKey },
  // A token of a connected app: tested beside the connected apps.
  'POST /oauth/revoke': { takes: [] },
  // Codes and tokens count for one installation and one use: tested beside the extension.
  'POST /v1/auth/oauth/callback': { takes: [] },
  'POST /v1/auth/refresh': { takes: [] },
  'POST /v1/auth/logout': { takes: [] },
  // A state counts in one session and with the code of one provider: tested beside the consents.
  'GET /api/dashboard/google/oauth/callback': { takes: [] },
  'GET /api/dashboard/microsoft/oauth/callback': { takes: [] },
  'GET /api/calendar/:provider/oauth/callback': { takes: [] },
  'GET /api/crm/:provider/oauth/callback': { takes: [] },
  'GET /api/integrations/zendesk/callback': { takes: [] },
  'GET /api/integrations/mailchimp/callback': { takes: [] },
  'GET /api/comms/integrations/slack/callback': { takes: [] },
  'GET /api/outreach/mail-access/callback': { takes: [] },
  // The address of a workflow or bot is checked with its service: tested beside the channels.
  'POST /api/comms/integrations/connect': { takes: [] },
  // What is published has a public address.
  'GET /api/public/content/blog/:slug': { takes: [] },
  'GET /api/public/content/docs/:slug': { takes: [] },
  'GET /api/public/content/guides/:slug': { takes: [] },
  // The secret in the address of a webhook counts for one account: tested beside the newsletters.
  'GET /api/integrations/mailchimp/webhook/:accountId/:token': { takes: [] },
  'POST /api/integrations/mailchimp/webhook/:accountId/:token': { takes: [] },
  'GET /api/data/google-sheets/oauth/callback': { takes: [] },
  'GET /api/wef/linkedin/callback': { takes: [] },
  // The same for single sign-on, in one browser; and the secret of a client is the provider's to give out.
  'POST /api/account/sign-on/finish': { takes: [], body: { workspaceId: '0198c9a0-0000-7000-8000-000000000000' } },
  'PUT /api/language-model': { takes: [], body: {} },
  'PUT /api/security/sign-on': { takes: [], body: {} },
  // What a provider of SAML has a browser post counts for one way there and back, too; our metadata is for everybody.
  'POST /api/account/sign-on/saml/:workspaceId': { takes: [] },
  'GET /api/account/sign-on/saml/:workspaceId/metadata': { takes: [] },
  // The key of another service: whether it is good is asked there, tested beside the enrichment.
  'POST /api/enrich/:provider/connect': { takes: [] },
  // What opens an account elsewhere is not ours to give out: tested with the servers that take it.
  'POST /api/ghost/settings': { takes: [], body: { access: {} } },
  'POST /api/connections/accounts': { takes: [], body: { provider: 'ics', access: {} } },
  // A code counts for one address of one member: tested beside the addresses.
  'POST /api/connections/own-addresses/:id/confirm': { takes: [] },
  'POST /api/data/connect': { takes: [], body: { provider: 'csv', access: {} } },
  'POST /api/invitations/preview': { takes: ['invitation'] },
  'POST /api/invitations/accept': { takes: ['invitation'] },
  'GET /api/network/invitations/:id/public': { takes: ['invitation page'], again: showsState, lasts: showsState },
  'POST /api/network/invitations/:id/events': {
    takes: ['invitation page'],
    body: { kind: 'opened' },
    again: showsState,
    lasts: showsState,
  },
  // Needs the invited address, with which nobody has signed up yet: tested beside the invitations.
  'POST /api/invitations/sign-up': {
    takes: [],
    body: { name: 'Somebody', email: 'somebody@example.com', password: 'a horse of another color' },
  },
  'GET /api/guest/asks/:token': { takes: ['connector', 'outcome'], again: showsAnswer },
  'POST /api/guest/asks/:token/reply': {
    takes: ['connector'],
    body: { reply: 'decline', reason: 'do_not_know' },
    again: showsAnswer,
  },
  'PUT /api/guest/asks/:token/rules': {
    takes: ['connector', 'outcome'],
    body: { asksAMonth: 2, quietUntil: null, noGoCompanies: [], tellsOutcomes: false },
    mayRepeat: true,
  },
  'GET /api/guest/consents/:token': { takes: ['target'], again: showsAnswer },
  'POST /api/guest/consents/:token': { takes: ['target'], body: { consent: 'yes' }, again: showsAnswer },
  // A link counts for one address and a day: tested beside the objections.
  'POST /api/privacy/your-data/answer': { takes: [] },
  'POST /api/privacy/your-data/choice': { takes: [], body: { choice: 'no_email' } },
  // Links of a lead and of a pitch page, which open nothing else: tested beside the leads and the pitch.
  // A card about whoever has the link: tested beside the cards.
  'GET /api/cms/thank-you-questions/:token': { takes: [] },
  'POST /api/cms/thank-you-questions/:token': { takes: [], body: { answer: 'agree' } },
  'GET /api/leads/confirmations/:token': { takes: [] },
  'POST /api/leads/confirmations/:token': { takes: [], body: { answer: 'confirm' } },
  'GET /api/investors/pages/:token': { takes: [] },
  // Signed for one version of a draft: tested beside the documents.
  'GET /p/preview/:token': { takes: [] },
  'POST /api/investors/end-session': { takes: [], body: {} },
  'POST /api/investors/track': { takes: [], body: {} },
  'POST /api/investors/track-action': { takes: [], body: {} },
  'POST /api/investors/track-event': { takes: [], body: {} },
  'POST /api/investors/track-page': { takes: [], body: {} },
  'GET /api/never-email/:token': {
    takes: ['never email'],
    again: 'the mailbox stays suppressed',
    lasts: 'old mails must be able to stop new ones',
  },
  'POST /never-email/:token': {
    takes: ['never email'],
    again: 'the mailbox stays suppressed',
    lasts: 'old mails must be able to stop new ones',
  },
}

/** By the contract: secrets that are no passwords, and whatever stands in an address that anybody may open. */
export const endpointsWithTokens = (contracts: readonly Contract[]): Endpoint[] =>
  contracts
    .flatMap(namedEndpoints)
    .map(({ endpoint }) => endpoint)
    .filter(
      (endpoint) =>
        tokenPlaces(endpoint).length > 0 ||
        (endpoint.access === 'anyone' && !callerOf(endpoint) && paramNames(endpoint).length > 0),
    )

const tokenPlaces = (endpoint: Endpoint): Place[] =>
  Object.entries({ params: paramsOf(endpoint), query: endpoint.query, body: endpoint.body }).flatMap(([part, schema]) =>
    secretFields(schema)
      .filter((path) => !/password/i.test(path.at(-1) ?? ''))
      .map((path) => [part, ...path]),
  )

export function requestWithToken(endpoint: Endpoint, token: string, credentials: Credentials): Request {
  const { body } = takers[endpoint.route]!
  const places = tokenPlaces(endpoint)
  const hasBody = body !== undefined || places.some(([part]) => part === 'body')
  const empty: Parts = { params: {}, query: {}, ...(hasBody ? { body: { ...body } } : {}) }
  return requestOf(
    endpoint,
    places.reduce((parts, at) => putAt(parts, at, token), empty),
    credentials,
  )
}
