import type { ProvidedPerson } from '@wellmet/connections/enrichment/enrichment.contract.ts'
import type { EnrichmentProvider } from '@wellmet/connections/enrichment/enrichment-provider.ts'
import { lookUpPerson, type LookUpResult } from '@wellmet/connections/enrichment/look-up-person.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { slugOf } from '@wellmet/platform/files/linkedin/linkedin-slug.rules.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import type { LookupResult } from './lookups.contract.ts'
import { lookupsMessages } from './lookups.messages.ts'
import { lookupLastsMs, questionOf } from './lookups.rules.ts'
import { findContact, hasLookup, saveLookup } from './lookups.store.ts'
import { mayBeLookedUp } from './may-be-looked-up.ts'
import { getContact, showLookups } from './show-lookups.ts'

type Providers = readonly EnrichmentProvider[]

/** Asks what one of the viewer's own contacts does. The answer is stored beside the contact and changes nothing in it. */
export async function lookUpContact(call: MemberCall, providers: Providers, contactId: string): Promise<LookupResult> {
  const { contact, isAllowed } = await call.db.transaction(async (tx) => {
    const found = await getContact(tx, call, contactId)
    return { contact: found, isAllowed: await mayBeLookedUp(tx, call, found) }
  })
  if (!isAllowed) return { outcome: 'not_asked', message: lookupsMessages.notAsked(), items: [] }
  const question = questionOf(contact)
  if (!question) throw fail('unprocessable', lookupsMessages.notEnough())
  const person = contact.personId
  const result = await lookUpPerson(call, providers, {
    question,
    isAnswered: (tx) => isAnswered(tx, call, person),
    store: (tx, provider, answer) => store(tx, call, { person, provider, answer }),
  })
  return await toReply(call, providers, contactId, result)
}

const isAnswered = async (tx: Tx, { services }: MemberCall, person: string): Promise<boolean> =>
  (await hasLookup(tx, { person, since: new Date(services.now().getTime() - lookupLastsMs) })).isThere

interface Answer {
  person: string
  provider: string
  answer: ProvidedPerson
}

/** The contact may have been deleted or merged while the provider was thinking. Then nothing is stored. */
async function store(tx: Tx, call: MemberCall, { person, provider, answer }: Answer): Promise<boolean> {
  const { workspaceId, userId } = call.viewer
  const networkId = await ensureNetwork(tx, { workspaceId, userId }, call.services)
  await lockNetwork(tx, networkId)
  const contact = await findContact(tx, { person })
  const { role, company, location, verifiedOn, linkedinUrl } = answer
  const linkedinSlug = linkedinUrl === null ? undefined : slugOf(linkedinUrl)
  if (!contact || !(await mayBeLookedUp(tx, call, contact, linkedinSlug))) return false
  await saveLookup(tx, {
    networkId,
    person,
    provider,
    role,
    company,
    location,
    verifiedOn,
    linkedinSlug: linkedinSlug ?? null,
    now: call.services.now(),
  })
  return true
}

const longestShortPause = 3600

async function toReply(
  call: MemberCall,
  providers: Providers,
  contactId: string,
  { outcome, until, said }: LookUpResult,
): Promise<LookupResult> {
  const named = (kind: LookUpResult['outcome']) =>
    formatList(said.filter((one) => one.said === kind).map(({ label }) => label))
  if (outcome === 'off') throw fail('unprocessable', lookupsMessages.off())
  if (outcome === 'refused') throw fail('unprocessable', lookupsMessages.keyRefused({ providers: named('refused') }))
  if (outcome === 'limited' && until) throw limited(until, call.services.now())
  const { items } = await showLookups(call, providers, contactId)
  if (outcome === 'no_match') return { outcome, message: lookupsMessages.noMatch(), items }
  if (outcome === 'found')
    return { outcome, message: lookupsMessages.found({ provider: items[0]?.label ?? named('found') }), items }
  return { outcome: 'failed', message: lookupsMessages.didNotAnswer({ providers: named('failed') }), items }
}

function limited(until: Date, now: Date) {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  const detail =
    seconds > longestShortPause ? lookupsMessages.creditsUsedUp({ until }) : lookupsMessages.tooFast({ seconds })
  return fail('rate_limited', detail, { retryAfterSeconds: seconds })
}
