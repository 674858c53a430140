import { neverLeft, OutboundError } from '@wellmet/platform/outbound/outbound-error.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { dialects, type Prompt, type Usage, type Way } from './dialects.rules.ts'
import type { CallOutcome, Dialect } from './language-model.contract.ts'
import { languageModelServerSettings } from './language-model.settings.ts'

export interface ModelAddress {
  readonly dialect: Dialect
  readonly url: string
  readonly model: string
  readonly key: string | null
}

export interface Called {
  readonly outcome: CallOutcome
  readonly text: string | null
  /** What it was billed: `unknown` counts as all that was reserved, because it may have been. */
  readonly billed: Usage | 'nothing' | 'unknown'
}

/** An arrangement or a question has some hundred bytes; what thinks aloud has some thousand. */
const maxBytes = 256 << 10

/** What a call goes through, and where it may lead. */
export interface Gate {
  readonly outbound: Services['outbound']
  readonly origins: string[]
  readonly timeoutMs: number
}

export function gateOf({ config, outbound }: Services): Gate {
  const { LANGUAGE_MODEL_ORIGINS: origins, LANGUAGE_MODEL_TIMEOUT_MS: timeoutMs } =
    config.get(languageModelServerSettings)
  return { outbound, origins, timeoutMs }
}

const isListed = (origins: readonly string[], url: string): boolean =>
  URL.canParse(url) && origins.includes(new URL(url).origin)

export const isHostListed = (services: Services, url: string): boolean => isListed(gateOf(services).origins, url)

/** The body of a call, which is also what its cost is reckoned from. */
export const bodyFor = (
  { dialect, model }: Pick<ModelAddress, 'dialect' | 'model'>,
  way: Way,
  prompt: Prompt,
): string => JSON.stringify(dialects[dialect].body(prompt, way, model))

/**
 * One call. It is never repeated, because each repeat may be billed, and never led elsewhere. Nothing of the answer but
 * its text is taken, and nothing of an error is shown, because it may repeat what was sent.
 */
export async function callModel(
  { outbound, origins, timeoutMs }: Gate,
  { dialect, url, key }: ModelAddress,
  body: string,
  longestMs: number = timeoutMs,
): Promise<Called> {
  if (!isListed(origins, url)) return { outcome: 'host_not_listed', text: null, billed: 'nothing' }
  const { path, headers, read } = dialects[dialect]
  const totalMs = Math.min(timeoutMs, longestMs)
  try {
    const answer = await outbound.request(`${url.replace(/\/+$/, '')}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers(key) },
      body,
      isUserGiven: true,
      userOrigins: origins,
      redirects: 0,
      maxTries: 1,
      totalMs,
      silenceMs: totalMs,
      maxBytes,
    })
    if (answer.status !== 200) return { outcome: refusalOf(answer.status), text: null, billed: 'nothing' }
    const { usage, ...said } = read(parsed(answer.text()))
    return { ...said, billed: usage ?? 'unknown' }
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    return { outcome: troubleOf(error), text: null, billed: neverLeft(error) ? 'nothing' : 'unknown' }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A refusal is not billed by any server that we know. */
function refusalOf(status: number): CallOutcome {
  if (status === 401 || status === 403) return 'key_refused'
  if (status === 429 || status === 529) return 'too_many_calls'
  return status >= 500 ? 'failed' : 'not_accepted'
}

function troubleOf({ code }: OutboundError): CallOutcome {
  if (code === 'timeout') return 'too_slow'
  if (code === 'too_large') return 'too_large'
  return code === 'circuit_open' ? 'resting' : 'failed'
}
