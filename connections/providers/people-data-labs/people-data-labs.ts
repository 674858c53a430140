import { z } from 'zod'
import type { EnrichmentAnswer } from '../../enrichment/enrichment.contract.ts'
import type { EnrichmentProvider, ReceivedAnswer } from '../../enrichment/enrichment-provider.ts'
import { peopleDataSettings } from '../../people-data/people-data.settings.ts'
import {
  isNotFound,
  parseJson,
  readPerson,
  readReset,
  readSpent,
  single,
} from '../../people-data/provider-answer.rules.ts'
import { serverAccount } from '../../people-data/server-account.ts'

/** Only what is shown of somebody is asked for: what does not come cannot leak. */
const fields = 'id,full_name,job_title,job_company_name,location_name,linkedin_url,job_last_verified'

/** Of ten. Below it the provider itself calls a match doubtful. */
const leastLikelihood = '6'

export const peopleDataLabs = {
  name: 'people-data-labs',
  label: 'People Data Labs',
  keyUrl: 'https://dashboard.peopledatalabs.com/api-keys',
  timeoutMs: (config) => config.get(peopleDataSettings).PEOPLE_DATA_LABS_TIMEOUT_MS,
  baseUrl: (config) => config.get(peopleDataSettings).PEOPLE_DATA_LABS_URL,
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
  serverAccount,
} satisfies EnrichmentProvider

const Match = z.object({ data: z.unknown() })

function readStatus({ status, headers, body }: ReceivedAnswer, now: Date): EnrichmentAnswer {
  if (status === 404) return isNotFound(body) ? { kind: 'no_match' } : { kind: 'failed', mayBeBilled: false }
  if (status === 402) return { kind: 'out_of_credits' }
  if (status === 429) return { kind: 'too_fast', until: readReset(headers, now) }
  if (status === 401 || status === 403) return { kind: 'key_refused' }
  if (status !== 200) return { kind: 'failed', mayBeBilled: false }
  const match = Match.safeParse(parseJson(body))
  const person = match.success ? readPerson(match.data.data) : null
  if (!person) return { kind: 'failed', mayBeBilled: true }
  const { role, company, location, linkedinUrl, verifiedOn } = person
  return {
    kind: 'found',
    person: { role, company, location, linkedinUrl, verifiedOn },
    spent: readSpent(headers) ?? 1,
  }
}

function readRemaining({ headers }: ReceivedAnswer): number | null {
  const text = single(headers['x-totallimit-remaining'])
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null
}
