import type { FreshnessLabel } from '@wellmet/contacts/relationships/freshness.rules.ts'
import { strengthLabel } from '@wellmet/contacts/relationships/strength.rules.ts'
import { nicknamesOf } from '@wellmet/identity/names/nicknames.rules.ts'
import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import type { Findable } from '@wellmet/identity/search-words/search-words.rules.ts'
import type { Option } from './question.rules.ts'

/** A part of the question, and on which entry it was found. */
export interface Match extends Pick<Option, 'field' | 'form'> {
  readonly typed: string
  readonly facts: Findable
  /** Whose entry it is, when it is not the one that is shown. */
  readonly whose: string | null
}

const post = ({ title, company }: Findable): string[] =>
  title && company ? [`${title} at ${company}`] : title ? [title] : company ? [`Works at ${company}`] : []

/** What matched, once for each field, as the entry says it. */
export function matchWords(matches: readonly Match[]): string[] {
  const named = matches.filter(({ field }) => field === 'name')
  const sentences = [
    ...(named.length === 0 ? [] : [said([nameWords(named)], named[0]?.whose ?? null)]),
    ...matches
      .filter(({ field }) => field === 'title' || field === 'company')
      .map(({ facts, whose }) => said(post(facts), whose)),
    ...matches
      .filter(({ field, facts }) => field === 'location' && facts.location !== null)
      .map(({ facts, whose }) => said([`In ${facts.location}`], whose)),
  ]
  return [...new Set(sentences.flat())]
}

const said = (sentences: string[], whose: string | null): string[] =>
  whose === null ? sentences : sentences.map((sentence) => `${sentence}, says ${whose}`)

function nameWords(named: readonly Match[]): string {
  const unlike = named.find(({ form }) => form !== 'whole')
  if (!unlike) return 'Name matches'
  const { form, typed, facts } = unlike
  if (form === 'beginning') return `Name begins with “${typed}”`
  if (form !== 'nickname') return `Name is close to “${typed}”`
  const nicknames = new Set(nicknamesOf(wordsOf(typed)[0] ?? ''))
  return `“${typed}” may be called “${wordsOf(facts.name).find((word) => nicknames.has(word)) ?? typed}”`
}

/** How the connector, or the viewer, knows them. */
export interface KnownRelationship {
  readonly strength: number | null
  readonly isTwoWay: boolean
  readonly freshness: FreshnessLabel
}

/** "Rana knows them well (fresh)"; null is the viewer. */
export function knownWords(who: string | null, { strength, isTwoWay, freshness }: KnownRelationship): string {
  const [knows, is] = who === null ? ['You know', 'You are'] : [`${who} knows`, `${who} is`]
  if (strength !== null && freshness === 'unknown') return `${is} connected with them`
  // Whoever was only written to, or only wrote, is not known.
  if (strength === null || !isTwoWay) return `${who === null ? 'You have' : `${who} has`} them as a contact`
  const label = strengthLabel(strength)
  const how = label === 'strong' || label === 'good' ? ' well' : label === 'fair' ? '' : ' a little'
  return `${knows} them${how} (${freshness})`
}

export const connectorWords = (count: number): string[] => (count > 1 ? [`${count} people may introduce you`] : [])
