import { afterAll, beforeAll, expect, test } from 'vitest'
import { contracts } from '../../apps/api/contracts.ts'
import type { Endpoint } from '@wellmet/platform/contract/endpoint.ts'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { withProviders } from '../world/connected-accounts.ts'
import { isSweep, seed } from '../sweep.ts'
import { world, type World } from '../world/world.ts'
import { fuzz, type FuzzReport } from './fuzz.ts'
import { setFuzzStage } from './fuzz-principals.ts'
import { callsBySlot } from './id-slots.ts'
import { placesOf } from './places.ts'

/** In all, over every endpoint: `FUZZ_RUNS=10000000 SWEEP=all npm test -- tests/contract/fuzz` for a night. */
const requests = Number(process.env['FUZZ_RUNS'] ?? (isSweep ? 20_000 : 4_000))
/** An endpoint has at least ten calls by each of three callers, so a smaller run asks fewer endpoints. */
const shareOfEndpoints = isSweep || process.env['FUZZ_RUNS'] ? 1 : 0.25

let made: World
let report: FuzzReport

beforeAll(async () => {
  made = await world({ ...withProviders, SAML: 'on', PAGES_URL: 'http://pages.wellmet.test' })
  const began = performance.now()
  report = await fuzz(await setFuzzStage(made, made.app, contracts), {
    seed,
    requests,
    share: shareOfEndpoints,
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.info(`fuzz: ${report.requests} requests, seed ${seed}, ${seconds} s; valid calls that succeeded:`)
  console.info(
    [...report.reached]
      .map(([route, { valid, succeeded }]) => `  ${route} ${Math.round((100 * succeeded) / valid)} % of ${valid}`)
      .join('\n'),
  )
}, millisecondsPerDay)
afterAll(() => made.close())

test('whatever is sent, the answer is one that the contract declares', () => {
  expect(report.findings).toEqual([])
})

const endpoints = contracts.flatMap(({ endpoints }) => Object.values(endpoints))

/** A link from a mail works once and for one purpose; whether it is taken is tested by hand, beside the noun. */
const needsLink = (endpoint: Endpoint): boolean =>
  callsBySlot(endpoint, 1).some(({ parts }) => placesOf(parts).some((at) => at.at(-1) === 'token'))
/**
 * Needs what random calls do not leave behind: several contacts who are all there, a pair that was kept apart, a company
 * where somebody works, an import that is done, a merge, an entry beside the list it is in, a
 * mission with targets that are all still there, somebody on a path, a contact who is still there, a target with a connector who leads to them, an outcome that was
 * recorded just now, an account that another contract lists, a server that takes what was typed in, a key that a provider of enrichment takes, a body that Linear signed, a member who comes back from a provider, an integration by its name, hundreds of settled outcomes or first contacts, somebody whom the marketplace shows, an authenticator app and its code, a passkey and the device that has it, the device of a session that has just proved who it is, an installation of the extension and its code, a program that asks to be signed in, an app that describes itself, a token of one and what it speaks, one’s own address or the workspace’s name typed once more, another member to hand over to, an export that was written, the page of an invitation, an invitation that another contract lists, a directory with its token and its groups, a provider of single sign-on and whoever comes back from it, a server that sells something, a calendar of events or a newsletter at its provider.
 */
const needsStory = new Set([
  // A passkey, and the device that has it.
  'POST /api/hq/auth/verify-2fa',
  // The same, a stored number and a provider of text messages.
  'POST /api/hq/auth/phone-verify',
  // The code of an agent that was added and started, the hash of what waits, and a server in a state for the action.
  'GET /api/hq/virtual-employees/:code',
  'POST /api/hq/virtual-employees/:code/run',
  'POST /api/hq/virtual-team/start',
  'POST /api/hq/virtual-team/run-cycle',
  'GET /api/hq/agents/:agentId/messages',
  'POST /api/hq/approvals/:approvalId/approve',
  'POST /api/hq/approvals/:approvalId/reject',
  'POST /api/hq/quick-actions',
  'GET /api/ghost/posts',
  'GET /api/ghost/posts/:id',
  'POST /api/ghost/posts',
  'PUT /api/ghost/posts/:id',
  'POST /api/campaign3/drafts',
  'POST /api/campaign3/cross-post',
  'POST /api/campaign3/disconnect',
  'POST /api/cms/viral-hooks',
  'POST /api/cms/viral-hooks/:id/answer',
  'DELETE /api/cms/viral-hooks/:id',
  'GET /api/luma/events',
  'GET /api/luma/events/:id',
  'GET /api/luma/events/:id/attendees',
  'POST /api/luma/events/:id/sync',
  'GET /api/luma/newsletter/subscribers',
  'POST /api/luma/newsletter/add',
  'POST /api/integrations/mailchimp/connect',
  'GET /api/integrations/mailchimp/callback',
  'POST /api/integrations/mailchimp/track',
  'POST /api/integrations/mailchimp/sync-contacts',
  'POST /api/integrations/mailchimp/sync',
  'POST /api/account/deletion',
  'POST /api/workspaces/current/deletion',
  'POST /api/workspaces/current/ownership',
  'PUT /api/workspaces/current/provisioning/groups/:id',
  'GET /api/account/exports/:id/file',
  'GET /api/account/exports/:id/progress',
  'POST /api/account/sign-in/second-factor',
  'POST /api/account/confirm',
  'POST /api/account/sign-in/passkey',
  'POST /api/security/passkeys',
  'PATCH /api/security/passkeys/:id',
  'DELETE /api/security/passkeys/:id',
  'PUT /api/security/workspace-rule',
  'POST /api/security/devices/:deviceId/trust',
  'POST /api/security/mfa/verify',
  'POST /api/security/mfa/disable',
  'POST /api/security/recovery-codes',
  'GET /api/account/device-codes/:userCode',
  'POST /api/account/device-codes/:userCode/confirm',
  'POST /api/account/device-codes/:userCode/deny',
  'POST /v1/auth/oauth/callback',
  'POST /v1/auth/refresh',
  'GET /api/connected-apps/request',
  'POST /api/connected-apps',
  'POST /api/connected-apps/refusals',
  'DELETE /api/connected-apps/:id',
  'POST /oauth/token',
  'POST /oauth/revoke',
  'POST /mcp',
  'GET /mcp',
  'DELETE /mcp',
  'GET /api/extension/client',
  'POST /api/extension/connections',
  'DELETE /api/extension/connections/:id',
  'POST /api/network/contacts/:id/merge',
  'GET /api/webhooks/:id/deliveries',
  'POST /api/webhooks/:id/deliveries/:deliveryId/replay',
  'PUT /api/language-model',
  'PATCH /api/language-model',
  'POST /api/language-model/drafts',
  'GET /api/language-model/drafts/:id/progress',
  'POST /api/intros-ai/prep-card',
  'POST /api/intros-ai/followup',
  'POST /api/network/merges/:id/undo',
  'POST /api/network/duplicates/restore',
  'GET /api/network/companies/:id',
  'GET /api/network/invitations/:id/public',
  'POST /api/network/invitations/:id/events',
  'POST /api/network/invitations/:id/lifecycle',
  'POST /api/network/imports/:id/undo',
  'POST /api/network/hide-rules/contacts',
  'PATCH /api/network/lists/:id/items/:itemId',
  'DELETE /api/network/lists/:id/items/:itemId',
  'PATCH /api/network/missions/:id',
  'PUT /api/network/ratings/:id',
  'PUT /api/network/ratings/:id/skip',
  'DELETE /api/network/ratings/:id',
  'PUT /api/network/known-people/:id',
  'DELETE /api/network/known-people/:id',
  'POST /api/network/step-corrections',
  'DELETE /api/network/step-corrections/:id',
  'POST /api/dashboard/intro-requests',
  // A page that is published, a site with its key, a version that is there, a document with its kind.
  'GET /p/:slug',
  'POST /p/:slug/report',
  'GET /p/feed.xml',
  'GET /api/public/content/blog/:slug',
  'GET /api/public/content/docs/:slug',
  'GET /api/public/content/guides/:slug',
  'GET /api/cms/stats',
  'PATCH /api/cms/documents/:id',
  'POST /api/cms/documents/:id/restore',
  'POST /api/cms/documents/:id/preview-link',
  // A site with its key, a link of a pitch, a lead who came by a form.
  'POST /api/leads/track',
  'POST /api/leads/contact',
  'POST /api/leads/newsletter',
  'POST /api/leads/waitlist',
  'POST /api/leads/demo',
  'GET /api/leads',
  'PATCH /api/leads/:id',
  'DELETE /api/leads/:id',
  'GET /api/leads/export',
  'GET /api/growth/counts',
  'POST /api/investors/submit',
  'POST /api/investors/track-page',
  'POST /api/investors/track-event',
  'POST /api/investors/track-action',
  'POST /api/investors/end-session',
  'POST /api/investors/track',
  'GET /api/investors/pitch',
  'PUT /api/investors/pitch',
  'POST /api/investors/links',
  'DELETE /api/investors/links/:id',
  'POST /api/gtm/event',
  'POST /api/gtm/trigger/waitlist',
  'POST /api/gtm/trigger/demo',
  'POST /api/gtm/trigger/founding100-interest',
  'POST /api/gtm/trigger/founding100-purchase',
  'POST /api/gtm/trigger/newsletter',
  'DELETE /api/growth/site',
  // An introduction that nobody answered yet, and the draft of a step that is ready.
  'POST /api/email-sequence/schedule',
  'POST /api/email-sequence/settle',
  'GET /api/connections/accounts/:id/brought-in',
  'GET /api/connections/accounts/:id/folders',
  'POST /api/connections/accounts',
  'POST /api/connections/own-addresses/:id/confirm',
  'POST /api/enrich/:provider/connect',
  'POST /api/enrich/enrich/contact',
  'POST /api/integrations/linear/webhook',
  // A helpdesk that answers, and a session that came back from it: helpdesk.test.ts has one.
  'POST /api/integrations/zendesk/connect',
  'GET /api/integrations/zendesk/callback',
  'POST /api/integrations/zendesk/disconnect',
  'GET /api/integrations/zendesk/tickets',
  'GET /api/integrations/zendesk/tickets/:ticketId',
  'POST /api/integrations/zendesk/tickets',
  'POST /api/integrations/zendesk/webhook',
  'POST /api/account/sign-on',
  'POST /api/account/sign-on/finish',
  'POST /api/account/sign-on/enter',
  'POST /api/account/sign-on/confirm',
  'POST /api/account/sign-on/links',
  'DELETE /api/account/sign-on/links/:workspaceId',
  'PUT /api/security/sign-on',
  'PUT /api/security/sign-on/saml',
  'PUT /api/security/sign-on/required',
  'POST /api/security/sign-on/test',
  'DELETE /api/security/sign-on/links/:userId',
  'POST /api/dashboard/billing/checkout',
  'POST /api/dashboard/billing/portal',
  'POST /api/billing/webhook',
  'GET /scim/v2/Users',
  'POST /scim/v2/Users',
  'GET /scim/v2/Users/:id',
  'PUT /scim/v2/Users/:id',
  'PATCH /scim/v2/Users/:id',
  'DELETE /scim/v2/Users/:id',
  'GET /scim/v2/Groups',
  'POST /scim/v2/Groups',
  'GET /scim/v2/Groups/:id',
  'PUT /scim/v2/Groups/:id',
  'PATCH /scim/v2/Groups/:id',
  'DELETE /scim/v2/Groups/:id',
  'GET /api/dashboard/google/oauth/callback',
  'GET /api/dashboard/microsoft/oauth/callback',
  'GET /api/calendar/:provider/oauth/callback',
  'GET /api/crm/:provider/oauth/callback',
  'GET /api/data/google-sheets/oauth/callback',
  'GET /api/integrations/:id',
  'GET /api/wef/linkedin/callback',
  'POST /api/wef/linkedin/reconnect',
  'POST /api/dashboard/intro-requests/:id/undo',
  'POST /api/people/network-intro',
  'GET /api/introductions/open-asks',
  'POST /api/introductions/open-asks/join',
  'POST /api/graph/recommendations/calibration/use',
  'GET /api/graph/intro-marketplace/routes/:targetId',
  // The hash of what waits, or how many pairs were shown; the tests of both nouns send them.
  'POST /api/approvals/policies',
  'POST /api/approvals/policies/:policyId/resume',
  'DELETE /api/approvals/policies/:policyId',
  'POST /api/approvals/:approvalId/approve',
  'POST /api/approvals/:approvalId/reject',
  'POST /api/network/duplicates/merge-likely',
  // A server that may ask for logos, and somebody on a path to the person.
  'GET /api/network/companies/:id/logo',
  'POST /api/ai/hallucination/context',
  // What may be changed depends on where the request stands; requests.model.test.ts walks through it.
  'PATCH /api/dashboard/intro-requests/:id',
  // The id of a playbook, and a run in a state for it; the tests of the noun name them.
  'POST /api/orchestrator/control',
  'POST /api/orchestrator/configure',
  'POST /api/orchestrator/playbooks/:playbookId/run',
])
/** Refuse valid calls too: more views or addresses than a member may have, a target whom nothing names, and a table at a link where there is none. */
const oftenRefused = new Set([
  'POST /api/network/views',
  'POST /api/network/targets',
  'POST /api/connections/own-addresses',
  'POST /api/data/connect',
])
const takesIds = (endpoint: Endpoint): boolean => callsBySlot(endpoint, 1).some(({ slot }) => slot !== null)

test('valid calls reach the handler and succeed: the fuzzing is not all refused at the door', () => {
  const share = ({ route }: Endpoint) => report.reached.get(route)!.succeeded / report.reached.get(route)!.valid
  const reachable = endpoints.filter(
    (endpoint) => report.reached.has(endpoint.route) && !needsLink(endpoint) && !needsStory.has(endpoint.route),
  )
  expect(report.reached.size).toBeGreaterThan((endpoints.length * shareOfEndpoints) / 2)
  const tooFew = reachable.filter((endpoint) =>
    takesIds(endpoint) || oftenRefused.has(endpoint.route) ? share(endpoint) === 0 : share(endpoint) < 0.4,
  )
  // Six valid calls to an endpoint may all meet what another call has just deleted; in a sweep there are more of them.
  const tolerated = isSweep ? 0 : 0.1 * reachable.length
  expect(tooFew.length, `too few: ${tooFew.map(({ route }) => route).join(', ')}`).toBeLessThanOrEqual(tolerated)
})
