import { mayGoPlain } from '@wellmet/platform/config/plaintext.rules.ts'
import { plainDomain } from '../domains/domains.contract.ts'
import type { Joining, SignOnRefusalReason } from './sign-on.contract.ts'

/** As a domain is proven: in ASCII, lower case. Null if the address has none. */
export const domainOfAddress = (email: string): string | null => plainDomain(email.slice(email.lastIndexOf('@') + 1))

/** What a provider says about somebody, in a signed token or in userinfo about the same subject. */
export interface ProviderClaims {
  issuer: string
  subject: string
  email: string | null
  /** Null if the provider says nothing about it. */
  emailVerified: boolean | null
  /** The organization that the account belongs to, at Google. */
  hostedDomain: string | null
  name: string | null
}

/** What is known here about the person. */
export interface SignOnFacts {
  claims: ProviderClaims
  /** Of the address in the claims. Null if it is no address. */
  domain: string | null
  /** Whether this workspace has proven that domain. */
  isDomainProven: boolean
  /** Who this issuer and subject are in this workspace. */
  identity: { userId: string; opensEverything: boolean; isOwnerUnlinked: boolean } | null
  /** Who has the address. `isOwner` is about the workspace. */
  owner: {
    userId: string
    emailVerified: boolean
    isMember: boolean
    isOwner: boolean
    isLinked: boolean
    hasEndedLink: boolean
  } | null
  joining: Joining
  isInvited: boolean
}

export type SignOnVerdict =
  | { is: 'known'; userId: string; opensEverything: boolean }
  | { is: 'linked now'; userId: string }
  | { is: 'new person'; email: string }
  | { is: 'refused'; reason: SignOnRefusalReason }

const refused = (reason: SignOnRefusalReason): SignOnVerdict => ({ is: 'refused', reason })

/**
 * Who signs in. Issuer and subject decide. An address alone never does: it only lets somebody be linked who is a member
 * already, who has confirmed the address, and whose domain this workspace has proven. Anybody can write any address into
 * a token of a provider of their own. Owners are let in only if they linked themselves: whoever runs the provider must not
 * become one.
 */
export function decideSignOn(facts: SignOnFacts): SignOnVerdict {
  const { identity, owner, claims } = facts
  if (identity) {
    const { userId, opensEverything, isOwnerUnlinked } = identity
    return isOwnerUnlinked ? refused('owner_not_linked') : { is: 'known', userId, opensEverything }
  }
  const reason = addressRefusal(facts)
  if (reason) return refused(reason)
  if (owner) {
    if (!owner.isMember) return refused('not_a_member')
    if (!owner.emailVerified) return refused('account_not_confirmed')
    if (owner.isOwner) return refused('owner_not_linked')
    if (owner.hasEndedLink) return refused('link_ended')
    // Somebody who got the address of somebody who left has another subject.
    return owner.isLinked ? refused('other_identity') : { is: 'linked now', userId: owner.userId }
  }
  if (facts.joining === 'invited' && !facts.isInvited) return refused('not_invited')
  return { is: 'new person', email: claims.email ?? '' }
}

/** Why the address says nothing about who somebody is. */
function addressRefusal({ claims, domain, isDomainProven }: SignOnFacts): SignOnRefusalReason | null {
  if (claims.email === null || domain === null) return 'no_email'
  if (!isDomainProven) return 'domain_not_proven'
  // Silence is covered by the proof of the domain, see docs/decisions/2026-11-18-what-single-sign-on-opens.md.
  if (claims.emailVerified === false) return 'email_not_verified'
  // Everybody can have an account there with an address of another domain, and keeps it after leaving the company.
  if (isOpenToEverybody(claims.issuer) && claims.hostedDomain?.toLowerCase() !== domain)
    return 'not_of_this_organization'
  return null
}

/** As OpenID Connect names it. The entity ids of SAML at Google are of one organization each, and have a path. */
const isOpenToEverybody = (issuer: string): boolean =>
  URL.canParse(issuer) && new URL(issuer).href === 'https://accounts.google.com/'

/** Why a link with a user who is signed in cannot be made. */
export const linkRefusal = ({ identity }: Pick<SignOnFacts, 'identity'>, userId: string): SignOnRefusalReason | null =>
  identity && identity.userId !== userId ? 'linked_to_other_user' : null

/** As the standards have it, and nothing that reads like something else. */
export const isSubject = (said: string): boolean => /^[\x20-\x7e]{1,255}$/.test(said)

/** What a provider is known by. With another issuer, client or certificate it is somebody else who speaks. */
interface KnownProvider {
  protocol: string
  issuer: string
  clientId?: string | null
  certificates?: readonly string[] | null
}

export const isSameProvider = (one: KnownProvider, other: KnownProvider): boolean => {
  const [known, found] = [one, other].map(({ protocol, issuer, clientId = null, certificates = null }) =>
    JSON.stringify([protocol, issuer, clientId, certificates]),
  )
  return known === found
}

/** Signatures that need a key which the provider keeps to itself. Not HMAC: our own secret would be the key. */
export const signingAlgorithms: ReadonlySet<string> = new Set([
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
])

/** How an issuer is written: without the path of the discovery document, which people copy along. Null if it is no URL. */
export function plainIssuer(typed: string): string | null {
  const text = typed.trim().replace(/\/\.well-known\/.*$/, '')
  if (!URL.canParse(text)) return null
  const { protocol, username, password, search, hash } = new URL(text)
  const isPlain = (protocol === 'https:' || protocol === 'http:') && !username && !password && !search && !hash
  return isPlain && !text.includes('?') && !text.includes('#') ? text : null
}

/** Where a provider of SAML takes requests: with TLS, unless the way there is private. */
export function isSignOnUrl(typed: string, plaintextHosts: readonly string[]): boolean {
  if (!URL.canParse(typed)) return false
  const { protocol, username, password, hash } = new URL(typed)
  if (username || password || hash || /[\s#]/.test(typed)) return false
  return protocol === 'https:' || (protocol === 'http:' && mayGoPlain(typed, plaintextHosts))
}

/** Some seconds between two clocks. */
export const skewMs = 60_000

/** Whether the provider asked for the password again after it was told to. */
export const isAskedAnew = (authTime: unknown, startedAt: Date): boolean =>
  typeof authTime === 'number' && authTime * 1000 >= startedAt.getTime() - skewMs
