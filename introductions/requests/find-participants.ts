import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { currentLanguage } from '@wellmet/platform/messages/locale.ts'
import { findOwnContact } from '@wellmet/contacts/contact-list/find-own-contact.ts'
import { slugOf } from '@wellmet/platform/files/linkedin/linkedin-slug.rules.ts'
import { introductionKeys } from '@wellmet/graph/outcome-model/introduction-keys.ts'
import { findPathTo, type PathsToPerson } from '@wellmet/graph/paths/find-paths-to.ts'
import { lookUpPeople } from '@wellmet/discovery/people-search/look-up-people.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { mailboxKey } from '../proven-addresses/address-keys.ts'
import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import { findContactAddresses } from './find-contact-addresses.ts'
import type { Draft, Target } from './introductions.contract.ts'
import { requestsMessages } from './requests.messages.ts'
import { findMember, type MemberRow } from './requests.store.ts'
import { type KnownConnector, type KnownTarget } from '../moves/known-people.rules.ts'

export interface NamedTarget {
  person: string | null
  key: string
  known: KnownTarget
  /** Null for somebody of whom the viewer sees nothing. */
  foundPaths: PathsToPerson | null
}

/** Who is to be reached: somebody in sight, or somebody described. */
export async function findTarget(tx: Tx, call: MemberCall, target: Target): Promise<NamedTarget> {
  if ('personId' in target) return inSight(call, await findPathTo(tx, call, target.personId), null)
  const { email, linkedinUrl } = target
  const { results } =
    email === undefined && linkedinUrl === undefined
      ? { results: [] }
      : await lookUpPeople(call, [{ email, linkedinUrl }])
  return results[0] ? inSight(call, await findPathTo(tx, call, results[0].id), target) : described(call, target)
}

type Described = Exclude<Target, { personId: string }>

const inSight = (call: MemberCall, foundPaths: PathsToPerson, given: Described | null): NamedTarget => ({
  person: foundPaths.personId,
  key: targetKey(call, `person:${foundPaths.personId}`),
  known: {
    name: given?.name ?? foundPaths.person.name,
    company: given?.company ?? foundPaths.person.company,
    title: given?.title ?? foundPaths.person.role,
    linkedinUrl: given?.linkedinUrl ?? null,
    email: given?.email ?? null,
  },
  foundPaths,
})

/** A name with a company is one target for the team's ask lock; a mere name is one of this asker's alone. */
function described(call: MemberCall, target: Described): NamedTarget {
  const { name, company = null, title = null, linkedinUrl = null, email = null } = target
  const keys = personKeys(call.services)
  const [handle] = keys.of({
    linkedinSlug: slugOf(linkedinUrl ?? undefined),
    emails: email === null ? [] : [email],
    phones: [],
  })
  const membership = company === null ? call.viewer.userId : call.viewer.workspaceId
  const who = handle === undefined ? `name:${keys.byName(membership, name, company ?? undefined)}` : `person:${handle}`
  return {
    person: null,
    key: targetKey(call, who),
    known: { name, company, title, linkedinUrl, email },
    foundPaths: null,
  }
}

const targetKey = ({ services, viewer }: MemberCall, who: string): string =>
  introductionKeys(services, viewer.workspaceId).target(who)

export interface NamedConnector {
  user: string | null
  person: string | null
  key: string
  mailboxKey: string | null
  known: KnownConnector
}

/** Who is asked, and where. A contact who is a teammate too is asked as a teammate: their rules and inbox are one. */
export async function findConnector(tx: Tx, call: MemberCall, given: Draft['connector']): Promise<NamedConnector> {
  const { workspaceId, userId } = call.viewer
  const contact = await findOwnContact(tx, call, given.personId)
  const emails = [...(given.email === undefined ? [] : [given.email]), ...(contact?.emails ?? [])]
  const member = contact
    ? await findMemberAt(tx, workspaceId, emails)
    : await findMember(tx, { workspaceId, userId: given.personId, emails: [] })
  if (member?.userId === userId) throw fail('conflict', requestsMessages.cannotAskYourself())
  if (member) return asMember(call.services, workspaceId, member)
  if (!contact) throw notFound('connector')
  const email = emails[0] ?? (await findContactAddresses(tx, [contact.personId])).get(contact.personId) ?? null
  return {
    user: null,
    person: contact.personId,
    key: introductionKeys(call.services, workspaceId).connector({ person: contact.personId }),
    mailboxKey: mailboxKey(call.services, email),
    known: { name: contact.name, email, kind: 'contact', language: currentLanguage() },
  }
}

export function asMember(services: Services, workspaceId: string, { userId, name, email }: MemberRow): NamedConnector {
  const key = introductionKeys(services, workspaceId).connector({ userId })
  return {
    user: userId,
    person: null,
    key,
    mailboxKey: mailboxKey(services, email),
    known: { name, email, kind: 'member', language: currentLanguage() },
  }
}

export const isMember = async (tx: Tx, workspaceId: string, userId: string): Promise<boolean> =>
  (await findMember(tx, { workspaceId, userId, emails: [] })) !== undefined

/** A member by an address of theirs, however it is written. */
export const findMemberAt = (tx: Tx, workspaceId: string, emails: readonly string[]) =>
  findMember(tx, {
    workspaceId,
    userId: null,
    emails: emails.flatMap((email) => [email.toLowerCase(), mailboxOf(email)]),
  })
