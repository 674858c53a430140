import { OutboundError } from '@wellmet/platform/outbound/outbound-error.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { answerOf, pauseUntil } from './answers.ts'
import type { ProviderResponse, ProviderRequest, ProviderRequestOptions, ConsentProvider, Source } from './provider.ts'
import { AccessEnded, CursorExpired, NotPermitted, ProviderFailed, SlowDown } from './provider-errors.ts'

/** A page of five hundred messages with their headers. */
const maxBytes = 16 << 20
const totalMs = 30_000

export interface Authorization {
  provider: ConsentProvider
  baseUrl: string
  /** A valid token; a new one if the given one was refused. */
  token: (refused?: string) => Promise<string>
  source: Source | null
}

/** Sends requests with the token of an account, and turns refusals of the provider into a few kinds of errors. */
export const authorizedRequest =
  (services: Services, { provider, baseUrl, token, source }: Authorization): ProviderRequest =>
  async (path, options = {}) => {
    const url = addressOf(path, baseUrl)
    const first = await token()
    const answer = await send(services, url, options, first)
    // A token may end earlier than it said, in the middle of a page.
    const last = isTokenOver(provider, answer) ? await send(services, url, options, await token(first)) : answer
    if (last.status < 300 || options.expected?.includes(last.status)) return last
    if (source?.isCursorExpired(last)) throw new CursorExpired()
    if (isOverQuota(provider, last)) throw new SlowDown(pauseUntil(last, services.now(), provider.pauseMs?.(last)))
    if (isTokenOver(provider, last)) throw new AccessEnded()
    if (last.status === 403) throw new NotPermitted()
    const problem = last.status === 404 ? ({ code: 'nothing_there', field: 'url' } as const) : undefined
    throw new ProviderFailed(`It answered ${last.status}.`, problem && { problem })
  }

/** Pages name the next one by a whole address. Only one on the same server gets our token. */
function addressOf(path: string, baseUrl: string): URL {
  const base = new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`)
  const url = URL.canParse(path) ? new URL(path) : new URL(path.replace(/^\//, ''), base)
  if (url.origin !== base.origin) throw new ProviderFailed('The next page is on another server.')
  return url
}

const isOverQuota = (provider: ConsentProvider, answer: ProviderResponse): boolean =>
  answer.status === 429 || answer.status === 503 || (provider.isOverQuota?.(answer) ?? false)

const isTokenOver = (provider: ConsentProvider, answer: ProviderResponse): boolean =>
  answer.status === 401 || (provider.isTokenOver?.(answer) ?? false)

async function send(
  { outbound }: Services,
  url: URL,
  { method = 'GET', headers = {}, body, scheme }: ProviderRequestOptions,
  token: string,
): Promise<ProviderResponse> {
  try {
    return answerOf(
      await outbound.request(url, {
        method,
        headers: { accept: 'application/json', ...headers, authorization: `${scheme ?? 'Bearer'} ${token}` },
        ...(body === undefined ? {} : { body }),
        maxBytes,
        totalMs,
      }),
    )
  } catch (error) {
    if (error instanceof OutboundError) throw new ProviderFailed(`It did not answer: ${error.code}.`, { cause: error })
    throw error
  }
}
