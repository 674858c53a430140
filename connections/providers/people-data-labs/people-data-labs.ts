import { z } from 'zod'
import type { ProvidedPerson, ProviderAnswer, ReceivedAnswer } from '../../enrichment/enrichment.contract.ts'
import type { SearchProvider } from '../../enrichment/enrichment-provider.ts'
import { firstValue, parseJson } from '../received-text.rules.ts'
import { isNotFound, readPerson, readRefusal, readSearch, readSpent } from './answers.rules.ts'
import { peopleDataLabsSettings } from './people-data-labs.settings.ts'
import { queryOf } from './search-query.rules.ts'

/** Only what is shown of somebody is asked for: what does not come cannot leak. */
const fields = 'id,full_name,job_title,job_company_name,location_name,linkedin_url,job_last_verified'

/** Out of ten. The provider calls matches below it doubtful. */
const leastLikelihood = '6'

export const peopleDataLabs = {
  name: 'people-data-labs',
  label: 'People Data Labs',
  keyUrl: 'https://dashboard.peopledatalabs.com/api-keys',
  settings: peopleDataLabsSettings,
  timeoutMs: (config) => config.get(peopleDataLabsSettings).PEOPLE_DATA_LABS_TIMEOUT_MS,
  baseUrl: (config) => config.get(peopleDataLabsSettings).PEOPLE_DATA_LABS_URL,
  headers: (key) => ({ 'x-api-key': key }),
  ask: ({ name, company, email }) => ({
    method: 'GET',
    path: '/person/enrich',
    query: {
      name,
      ...(company === null ? {} : { company }),
      ...(email === null ? {} : { email }),
      min_likelihood: leastLikelihood,
      titlecase: 'true',
      data_include: fields,
    },
  }),
  read(answer, _question, now) {
    const remaining = readRemaining(answer)
    return { ...readStatus(answer, now), remaining }
  },
  // Without anybody to look for it is refused, never billed, and still says what is left of the key.
  check: { method: 'GET', path: '/person/enrich' },
  readCheck(answer) {
    if (answer.status === 401 || answer.status === 403) return { verdict: 'refused' }
    const isGood = [200, 400, 402, 404, 429].includes(answer.status)
    return { verdict: isGood ? 'good' : 'unknown', remaining: readRemaining(answer) }
  },
  search: {
    ask: (search, size) => ({
      method: 'POST',
      path: '/person/search',
      body: { query: queryOf(search), size, titlecase: true, data_include: fields },
    }),
    read: readSearch,
  },
  serverAccount(config) {
    const ours = config.get(peopleDataLabsSettings)
    if (ours.PEOPLE_DATA_LABS_KEY === undefined) return null
    return {
      key: ours.PEOPLE_DATA_LABS_KEY,
      monthlyCredits: ours.PEOPLE_DATA_LABS_MONTHLY_CREDITS,
      workspacePercent: ours.PEOPLE_DATA_LABS_WORKSPACE_PERCENT,
      callsPerMinute: ours.PEOPLE_DATA_LABS_CALLS_PER_MINUTE,
      resetDay: ours.PEOPLE_DATA_LABS_RESET_DAY,
    }
  },
} satisfies SearchProvider

const Match = z.object({ data: z.unknown() })

function readStatus(answer: ReceivedAnswer, now: Date): ProviderAnswer<ProvidedPerson> {
  if (answer.status === 404 && isNotFound(answer.body)) return { kind: 'no_match' }
  const refusal = readRefusal(answer, now)
  if (refusal) return refusal
  const match = Match.safeParse(parseJson(answer.body))
  const person = match.success ? readPerson(match.data.data) : null
  if (!person) return { kind: 'failed', mayBeBilled: true }
  const { role, company, location, linkedinUrl, verifiedOn } = person
  return {
    kind: 'found',
    found: { role, company, location, linkedinUrl, verifiedOn },
    spent: readSpent(answer.headers) ?? 1,
  }
}

function readRemaining({ headers }: ReceivedAnswer): number | null {
  const text = firstValue(headers['x-totallimit-remaining'])
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null
}
