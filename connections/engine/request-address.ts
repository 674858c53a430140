import { mayGoPlain } from '@wellmet/platform/config/plaintext.rules.ts'
import { OutboundError } from '@wellmet/platform/outbound/outbound-error.ts'
import type { OutboundRequest } from '@wellmet/platform/outbound/outbound.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { answerOf, pauseUntil } from './answers.ts'
import { engineSettings } from './engine.settings.ts'
import { reachProblem } from './reach-problem.ts'
import type { ProviderResponse } from './provider.ts'
import { AccessEnded, ProviderFailed, SlowDown, type TypedProblem } from './provider-errors.ts'

/** A calendar of twenty years, or a table of a hundred thousand people. */
const maxBytes = 16 << 20
const totalMs = 30_000

export interface Credentials {
  user: string
  password: string
}

type Options = Pick<OutboundRequest, 'method' | 'headers' | 'body'> & { credentials?: Credentials }

/**
 * A request to an address that a member typed in. It must be public or named by the operator, and have TLS. What cannot
 * be reached is told as a problem of the field `url`; any answer is returned.
 */
export async function requestAddress(
  services: Services,
  typed: string | URL,
  options: Options = {},
): Promise<ProviderResponse> {
  const { config, outbound } = services
  const url = readAddress(typed)
  if (url.protocol !== 'https:' && !mayGoPlain(url.href, config.PLAINTEXT_HOSTS)) {
    throw failed('no_tls', 'It would be asked without TLS.')
  }
  const { credentials, headers, ...request } = options
  try {
    const answer = await outbound.request(url, {
      ...request,
      headers: { ...headers, ...(credentials && { authorization: basic(credentials) }) },
      isUserGiven: true,
      userOrigins: isNamed(services, url.hostname, portOf(url)) ? [url.origin] : [],
      maxBytes,
      totalMs,
    })
    return answerOf(answer)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    throw failed(reachProblem(error), `It did not answer: ${error.code}.`, error)
  }
}

/** Whether the operator named a server of a private network. */
export const isNamed = ({ config }: Services, host: string, port: number): boolean =>
  config.get(engineSettings).PRIVATE_ACCOUNT_HOSTS.includes(`${host.toLowerCase()}:${port}`)

/** Throws for an answer that is a refusal. */
export function expectGiven(services: Services, answer: ProviderResponse, credentials?: Credentials): ProviderResponse {
  const { status } = answer
  if (status < 300 || status === 304) return answer
  if (status === 429 || status === 503) throw new SlowDown(pauseUntil(answer, services.now()))
  if (status === 401 || status === 403) {
    throw new AccessEnded(
      credentials ? { code: 'wrong_password', field: 'password' } : { code: 'link_refused', field: 'url' },
    )
  }
  throw failed(status === 404 || status === 410 ? 'nothing_there' : 'no_answer', `It answered ${status}.`)
}

function readAddress(typed: string | URL): URL {
  const text = String(typed)
  if (!URL.canParse(text)) throw failed('nothing_there', 'This is no address.')
  return new URL(text)
}

const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80)

const basic = ({ user, password }: Credentials): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

const failed = (code: TypedProblem['code'], message: string, cause?: unknown): ProviderFailed =>
  new ProviderFailed(message, { cause, problem: { code, field: 'url' } })
