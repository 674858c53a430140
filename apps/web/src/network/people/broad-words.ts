import type { BroadFound } from '@wellmet/discovery/people-search/people.contract.ts'
import { formatAgo, formatMoment } from '../../kit/dates.ts'
import { count, counted } from '../contacts/contact-words.ts'
import type { Provider } from './people.queries.ts'

type Part = keyof BroadFound['parsed']

const levels = {
  cxo: 'C-level',
  vp: 'VP',
  director: 'Director',
  manager: 'Manager',
  senior: 'Senior',
  entry: 'Entry level',
  owner: 'Owner',
  partner: 'Partner',
  training: 'In training',
} as const

const parts: readonly (readonly [Part, string])[] = [
  ['name', 'Name'],
  ['seniority', 'Level'],
  ['role', 'Role'],
  ['company', 'Company'],
  ['location', 'Place'],
]

/** How the query was read, part by part, and which parts were left out. */
export const readingOf = ({ parsed, relaxed }: Pick<BroadFound, 'parsed' | 'relaxed'>) =>
  parts.flatMap(([part, label]) => {
    const said = part === 'seniority' ? parsed.seniority && levels[parsed.seniority] : parsed[part]
    return said ? [{ part, label, said, isDropped: relaxed.some(({ dropped }) => dropped === part) }] : []
  })

/** How the provider stands, in a sentence. Before the first answer that is not known. */
export const providerWords = (provider: Provider | undefined): string => {
  switch (provider?.state) {
    case 'off':
      return 'Off: this server has no account with it. Whoever runs the server can set one up.'
    case 'limited':
      return `Used up${provider.resetsAt ? ` until ${formatMoment(provider.resetsAt)}` : ' for now'}. What it said before is still shown, at no cost.`
    case 'down':
      return 'It did not answer just now. Try again in a minute.'
    case 'ok':
      return provider.remaining === undefined
        ? 'Each profile that it finds costs a credit.'
        : `Each profile that it finds costs a credit; ${counted(provider.remaining, 'credit')} left this month.`
    default:
      return 'Each profile that it finds costs a credit. It is asked only when you say so.'
  }
}

/** Where what the provider said comes from. */
export const answerWords = ({ hit, ageSeconds }: NonNullable<BroadFound['cache']>, now = new Date()): string => {
  if (!hit) return 'People Data Labs was asked just now.'
  const said = formatAgo(new Date(now.getTime() - ageSeconds * 1000).toISOString(), now)
  return `People Data Labs said so ${said}; showing it again cost no credit.`
}

/** "3 people: 1 in reach, 2 in the directory". */
export const foundWords = ({ results }: Pick<BroadFound, 'results'>): string => {
  const all = results.length === 1 ? '1 person' : `${count(results.length)} people`
  const of = (source: BroadFound['results'][number]['source']) => results.filter((one) => one.source === source).length
  const told = [
    [of('graph'), 'in reach'],
    [of('database'), 'in the directory'],
    [of('pdl'), 'from People Data Labs'],
  ] as const
  return `${all}: ${told
    .filter(([number]) => number > 0)
    .map(([number, where]) => `${count(number)} ${where}`)
    .join(', ')}`
}
