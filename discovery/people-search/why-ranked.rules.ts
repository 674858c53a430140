import type { FreshnessLabel } from '@wellmet/contacts/relationships/freshness.rules.ts'
import { strengthLabel } from '@wellmet/contacts/relationships/strength.rules.ts'
import type { Match } from './search.rules.ts'
import type { Findable } from '@wellmet/identity/names/words.rules.ts'

/** Where the words were found: on what is shown, or on what somebody else who shares has of them. */
export interface FoundOn {
  readonly facts: Findable
  /** Whose entry it is, when it is not the one that is shown. */
  readonly whose: string | null
}

const post = ({ title, company }: Findable): string =>
  title && company ? `${title} at ${company}` : (title ?? `Works at ${company}`)

/** What matched, once for each field, as the entry says it. */
export function matchWords(matches: readonly Match[], { facts, whose }: FoundOn): string[] {
  const fields = new Set(matches.map(({ field }) => field))
  const named = matches.filter(({ field }) => field === 'name')
  const sentences = [
    ...(named.length === 0 ? [] : [nameWords(named)]),
    ...(fields.has('title') || fields.has('company') ? [post(facts)] : []),
    ...(fields.has('location') ? [`In ${facts.location}`] : []),
  ]
  return whose === null ? sentences : sentences.map((sentence) => `${sentence}, says ${whose}`)
}

function nameWords(named: readonly Match[]): string {
  const unlike = named.find(({ form }) => form !== 'whole')
  if (!unlike) return 'Name matches'
  const { form, typed, word } = unlike
  if (form === 'beginning') return `Name begins with “${typed}”`
  if (form === 'nickname') return `“${typed}” may be called “${word}”`
  return `Name is close to “${typed}”`
}

/** The tie between whoever knows them and them. */
export interface KnownRelationship {
  readonly strength: number | null
  readonly isTwoWay: boolean
  readonly freshness: FreshnessLabel
}

/** "Rana knows them well (fresh)"; null is the viewer. */
export function knownWords(who: string | null, { strength, isTwoWay, freshness }: KnownRelationship): string {
  const [knows, is] = who === null ? ['You know', 'You are'] : [`${who} knows`, `${who} is`]
  if (strength === null) return `${who === null ? 'You have' : `${who} has`} them as a contact`
  if (freshness === 'unknown') return `${is} connected with them`
  const label = strengthLabel(strength)
  const how = label === 'strong' || label === 'good' ? ' well' : isTwoWay && label === 'fair' ? '' : ' a little'
  return `${knows} them${how} (${freshness})`
}

export const connectorWords = (count: number): string[] => (count > 1 ? [`${count} people may introduce you`] : [])
