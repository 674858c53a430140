import type { FreshnessLabel } from '@wellmet/contacts/relationships/freshness.rules.ts'
import { strengthLabel } from '@wellmet/contacts/relationships/strength.rules.ts'
import { nicknamesOf } from '@wellmet/identity/names/nicknames.rules.ts'
import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import type { Findable } from '@wellmet/identity/search-words/search-words.rules.ts'
import { peopleMessages } from './people.messages.ts'
import type { Option } from '../questions/question.rules.ts'

/** A part of the question, and on which entry it was found. */
export interface Match extends Pick<Option, 'field' | 'form'> {
  readonly typed: string
  readonly facts: Findable
  /** Whose entry it is, when it is not the one that is shown. */
  readonly whose: Whose | null
}

/** Who has the entry: the viewer, a member, or the public directory. */
export type Whose = { kind: 'self' } | { kind: 'directory' } | { kind: 'member'; name: string }

const post = ({ title, company }: Findable): string[] =>
  title && company
    ? [peopleMessages.titleAtCompany({ title, company })]
    : title
      ? [title]
      : company
        ? [peopleMessages.worksAt({ company })]
        : []

/** What matched, once for each field, as the entry says it. */
export function matchWords(matches: readonly Match[]): string[] {
  const named = matches.filter(({ field }) => field === 'name')
  const sentences = [
    ...(named.length === 0 ? [] : [said([nameWords(named)], named[0]?.whose ?? null)]),
    ...matches
      .filter(({ field }) => field === 'title' || field === 'company')
      .map(({ facts, whose }) => said(post(facts), whose)),
    ...matches
      .filter(({ field }) => field === 'location')
      .map(({ facts: { location }, whose }) =>
        location === null ? [] : said([peopleMessages.inLocation({ location })], whose),
      ),
  ]
  return [...new Set(sentences.flat())]
}

const said = (sentences: string[], whose: Whose | null): string[] =>
  whose === null ? sentences : sentences.map((sentence) => saidBy(sentence, whose))

function saidBy(sentence: string, whose: Whose): string {
  if (whose.kind === 'self') return peopleMessages.saidByOwnContact({ sentence })
  if (whose.kind === 'directory') return peopleMessages.saidByDirectory({ sentence })
  return peopleMessages.said({ sentence, whose: whose.name })
}

function nameWords(named: readonly Match[]): string {
  const unlike = named.find(({ form }) => form !== 'whole')
  if (!unlike) return peopleMessages.nameMatches()
  const { form, typed, facts } = unlike
  if (form === 'beginning') return peopleMessages.nameBegins({ typed })
  if (form !== 'nickname') return peopleMessages.nameClose({ typed })
  const nicknames = new Set(nicknamesOf(wordsOf(typed)[0] ?? ''))
  return peopleMessages.nickname({ typed, name: wordsOf(facts.name).find((word) => nicknames.has(word)) ?? typed })
}

/** How the connector, or the viewer, knows them. */
export interface KnownRelationship {
  readonly strength: number | null
  readonly isTwoWay: boolean
  readonly freshness: FreshnessLabel
}

/** "Rana knows them well (fresh)"; null is the viewer. */
export function knownWords(who: string | null, { strength, isTwoWay, freshness }: KnownRelationship): string {
  if (strength !== null && freshness === 'unknown')
    return who === null ? peopleMessages.youAreConnected() : peopleMessages.knownConnected({ who })
  // Whoever was only written to, or only wrote, is not known.
  if (strength === null || !isTwoWay)
    return who === null ? peopleMessages.youHaveAsContact() : peopleMessages.knownAsContact({ who })
  const label = strengthLabel(strength)
  const how = label === 'strong' || label === 'good' ? 'well' : label === 'fair' ? 'fairly' : 'little'
  return who === null ? peopleMessages.youKnowHow({ how, freshness }) : peopleMessages.knownHow({ who, how, freshness })
}

export const connectorWords = (count: number): string[] => (count > 1 ? [peopleMessages.connectorsMany({ count })] : [])
