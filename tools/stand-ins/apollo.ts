import type { Answer, AskedOfStandIn, Refusals, Route } from './stand-in-protocol.ts'
import { startStandIn, type StandIn } from './stand-in-server.ts'

export interface ApolloPerson {
  name: string
  title: string
  company: string
  city: string
  country: string
  linkedin?: string
}

export interface Apollo extends StandIn {
  /** Keys that are good. */
  keys: Set<string>
  /** Matches that were billed. */
  billed: number
}

/** Errors are JSON, but a key that is not good is refused in plain text. */
const refusals: Refusals = {
  unauthorized: () => ({ status: 401, headers: { 'content-type': 'text/plain' }, body: 'Invalid access credentials.' }),
  expiredCursor: () => ({ status: 400, body: { error: 'Bad request' } }),
  tooManyRequests: () => ({ status: 429, body: { message: 'The maximum number of api calls allowed was reached.' } }),
  serverError: (status) => ({ status, body: { error: 'Something went wrong' } }),
  notFound: () => ({ status: 404, body: { error: 'Not found' } }),
}

/** A local server that speaks the protocol of Apollo's people enrichment and of its check of a key. */
export async function startApollo(people: readonly ApolloPerson[]): Promise<Apollo> {
  const withKey =
    (answer: (asked: AskedOfStandIn) => Answer): Route['answer'] =>
    (asked) =>
      apollo.keys.has(String(asked.headers['x-api-key'])) ? answer(asked) : refusals.unauthorized(asked)
  const routes: Route[] = [
    {
      operation: 'apollo.auth.health',
      method: 'GET',
      path: /^\/api\/v1\/auth\/health$/,
      isOpen: true,
      answer: (asked) => ({
        status: 200,
        body: { healthy: true, is_logged_in: apollo.keys.has(String(asked.headers['x-api-key'])) },
      }),
    },
    {
      operation: 'apollo.people.match',
      method: 'POST',
      path: /^\/api\/v1\/people\/match$/,
      isOpen: true,
      answer: withKey(({ query }) => {
        const found = people.find(
          ({ name, company }) => name === query.get('name') && company === query.get('organization_name'),
        )
        if (!found) return { status: 200, body: { person: null, request_id: 1 } }
        apollo.billed += 1
        return { status: 200, body: { person: written(found), request_id: 1 } }
      }),
    },
  ]
  const standIn = await startStandIn({ routes, refusals, grant: { account: 'ana@alder.example', scopes: [] } })
  const apollo: Apollo = Object.assign(standIn, { keys: new Set(['a key for Apollo']), billed: 0 })
  return apollo
}

const written = ({ name, title, company, city, country, linkedin }: ApolloPerson) => ({
  id: `apollo-${name}`,
  name,
  title,
  headline: title,
  city,
  state: null,
  country,
  email: `${name.replace(' ', '.').toLowerCase()}@private.example`,
  linkedin_url: linkedin ? `http://www.linkedin.com/in/${linkedin}` : null,
  organization: { name: company },
})
