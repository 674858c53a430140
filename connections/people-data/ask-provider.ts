import { neverLeft, OutboundError } from '@wellmet/platform/outbound/outbound-error.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import type { PersonQuestion } from './people-data.contract.ts'
import { peopleDataSettings } from './people-data.settings.ts'
import { readAnswer, type ProviderAnswer } from './provider-answer.rules.ts'
import { queryOf } from './provider-question.rules.ts'

/** Only what is shown of somebody is asked for: what does not come cannot leak. */
const fields = 'id,full_name,job_title,job_company_name,location_name,linkedin_url,job_last_verified'

/** One call, never repeated: the second of two would be billed like the first. */
export async function askProvider(services: Services, question: PersonQuestion, size: number): Promise<ProviderAnswer> {
  const { config, outbound, log, now } = services
  const { PEOPLE_DATA_LABS_URL, PEOPLE_DATA_LABS_KEY, PEOPLE_DATA_LABS_TIMEOUT_MS } = config.get(peopleDataSettings)
  try {
    const answer = await outbound.request(`${PEOPLE_DATA_LABS_URL.replace(/\/$/, '')}/person/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': present(PEOPLE_DATA_LABS_KEY, 'provider key') },
      body: JSON.stringify({ query: queryOf(question), size, titlecase: true, data_include: fields }),
      totalMs: PEOPLE_DATA_LABS_TIMEOUT_MS,
    })
    const read = readAnswer({ ...answer, body: answer.text() }, { size, now: now() })
    if (read.kind !== 'found') log.warn({ status: answer.status, ...read }, 'the people-data provider did not help')
    return read
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    log.warn({ err: error }, 'the people-data provider did not answer')
    return { kind: 'failed', why: 'broken', spent: neverLeft(error) ? 0 : null }
  }
}
