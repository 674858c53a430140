import { z } from 'zod'
import { readRetryAfterMs } from '@wellmet/platform/outbound/retry.rules.ts'
import type { ProvidedPerson, ProviderAnswer } from '../../enrichment/enrichment.contract.ts'
import type { EnrichmentProvider } from '../../enrichment/enrichment-provider.ts'
import { parseJson, toLine } from '../received-text.rules.ts'
import { apolloSettings } from './apollo.settings.ts'

const minuteMs = 60_000
const longestPauseMs = 24 * 60 * minuteMs

export const apollo = {
  name: 'apollo',
  label: 'Apollo',
  keyUrl: 'https://developer.apollo.io/keys',
  settings: apolloSettings,
  timeoutMs: (config) => config.get(apolloSettings).APOLLO_TIMEOUT_MS,
  baseUrl: (config) => config.get(apolloSettings).APOLLO_URL,
  headers: (key) => ({ 'x-api-key': key, 'cache-control': 'no-cache' }),
  // Neither personal addresses nor numbers are to be revealed: they would cost more, and nothing of them is taken over.
  ask: ({ name, company, email }) => ({
    method: 'POST',
    path: '/people/match',
    query: {
      name,
      ...(company === null ? {} : { organization_name: company }),
      ...(email === null ? {} : { email }),
      reveal_personal_emails: 'false',
      reveal_phone_number: 'false',
    },
  }),
  read({ status, headers, body }, { name }, now): ProviderAnswer<ProvidedPerson> {
    if (status === 401 || status === 403) return { kind: 'key_refused' }
    if (status === 402 || (status === 422 && /credits/i.test(body.slice(0, 2000)))) return { kind: 'out_of_credits' }
    if (status === 429) {
      const waitMs = readRetryAfterMs(headers['retry-after'], now.getTime()) ?? minuteMs
      return { kind: 'too_fast', until: new Date(now.getTime() + Math.min(longestPauseMs, Math.max(1000, waitMs))) }
    }
    if (status === 404) return { kind: 'no_match' }
    if (status !== 200) return { kind: 'failed', mayBeBilled: false }
    const read = Match.safeParse(parseJson(body))
    if (!read.success) return { kind: 'failed', mayBeBilled: true }
    const { person } = read.data
    // It gives no likelihood with a match, and its best guess may be somebody else of the same company.
    if (!person || !sharesName(person.name ?? '', name)) return { kind: 'no_match' }
    return { kind: 'found', spent: 1, found: toPerson(person) }
  },
  check: { method: 'GET', path: '/auth/health' },
  readCheck({ status, body }) {
    if (status === 401 || status === 403) return { verdict: 'refused' }
    const health = Health.safeParse(parseJson(body))
    if (status !== 200 || !health.success) return { verdict: 'unknown' }
    return { verdict: health.data.is_logged_in ? 'good' : 'refused' }
  },
} satisfies EnrichmentProvider

const Health = z.object({ is_logged_in: z.boolean() })

const Words = z.string().nullish().catch(null)
const Person = z.object({
  name: Words,
  title: Words,
  linkedin_url: Words,
  city: Words,
  state: Words,
  country: Words,
  organization: z.object({ name: Words }).nullish().catch(null),
})
const Match = z.object({ person: Person.nullish() })

const toPerson = ({ title, organization, city, state, country, linkedin_url: url }: z.infer<typeof Person>) => ({
  role: toLine(title),
  company: toLine(organization?.name),
  location: toLine([city, state, country].filter(Boolean).join(', ')),
  linkedinUrl: url ?? null,
  verifiedOn: null,
})

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)

const sharesName = (found: string, asked: string): boolean => {
  const words = new Set(wordsOf(found))
  return wordsOf(asked).some((word) => words.has(word))
}
