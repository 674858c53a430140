import { hash } from 'node:crypto'
import type { DataRoot } from '@wellmet/platform/vault/data-root.ts'
import { deriveKey } from '@wellmet/platform/vault/derive-key.ts'
import { companyKey } from '../companies-by-name/company-names.rules.ts'
import { fold } from '../names/words.rules.ts'

/** What is known of somebody that tells them from everybody else. */
export interface Handles {
  linkedinSlug?: string | undefined
  emails: readonly string[]
  phones: readonly string[]
}

export interface PersonKeys {
  /** Strongest first; the first is the person. As decimal text, which is how PostgreSQL's bigint travels. */
  of(handles: Handles): string[]
  /** Somebody without any handle is a person of one owner alone: a name is not an identity. */
  byName(member: string, name: string, company: string | undefined): string
  company(name: string): string
  school(name: string): string
  community(name: string): string
  reference(text: string): string
  /** A word, or part of one, by which somebody may be found: 32 bits, for finding only. */
  token(text: string): number
}

const known = new Map<string, PersonKeys>()

/**
 * 64 bits of a keyed hash: the same handle is the same person for everybody, nobody can go back from the number to the
 * handle, and among ten million people the chance that any two share a number is about one in four hundred thousand.
 */
export function personKeys({ dataSecret }: DataRoot): PersonKeys {
  const made = known.get(dataSecret) ?? keysOf(dataSecret)
  known.set(dataSecret, made)
  return made
}

/** The same few thousand words come back in every file. */
const maxCachedTokens = 500_000

function keysOf(secret: string): PersonKeys {
  const tokens = new Map<string, number>()
  const key = deriveKey(secret, 'keys of people').toString('hex')
  // Not an HMAC, whose set-up costs ten times the hash (30,000 contacts: 4 s against 0.3 s). Keeping 64 bits of 256 is
  // what makes a key in front of the text safe: nobody can go on hashing from a state that is not shown.
  const number = (text: string): string =>
    hash('sha256', key + text, 'buffer')
      .readBigInt64BE(0)
      .toString()
  return {
    of: ({ linkedinSlug, emails, phones }) => [
      ...(linkedinSlug ? [number(`linkedin:${linkedinSlug}`)] : []),
      ...emails.map((email) => number(`email:${email.toLowerCase()}`)),
      ...phones.map((phone) => number(`phone:${phone}`)),
    ],
    byName: (member, name, company) => number(`name:${member}:${fold(name)}:${fold(company ?? '')}`),
    company: (name) => number(`company:${companyKey(name)}`),
    school: (name) => number(`school:${fold(name)}`),
    community: (name) => number(`community:${fold(name)}`),
    reference: (text) => number(`reference:${text}`),
    token(text) {
      const before = tokens.get(text)
      if (before !== undefined) return before
      if (tokens.size >= maxCachedTokens) tokens.clear()
      const made = hash('sha256', `${key}mark:${text}`, 'buffer').readInt32BE(0)
      tokens.set(text, made)
      return made
    },
  }
}
