import { neverLeft, OutboundError } from '@wellmet/platform/outbound/outbound-error.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { ProviderAnswer, ReceivedAnswer } from './enrichment.contract.ts'
import type { EnrichmentProvider, KeyCheck, EnrichmentRequest } from './enrichment-provider.ts'

/** What to send to a provider, and how to read what comes back. */
export interface ProviderCall<Found> {
  key: string
  request: EnrichmentRequest
  read: (received: ReceivedAnswer, now: Date) => ProviderAnswer<Found>
}

export async function requestEnrichment<Found>(
  services: Services,
  provider: EnrichmentProvider,
  { key, request, read }: ProviderCall<Found>,
): Promise<ProviderAnswer<Found>> {
  const { log, now } = services
  try {
    const received = await send(services, provider, key, request)
    const answer = read(received, now())
    if (answer.kind !== 'found' && answer.kind !== 'no_match')
      log.warn({ provider: provider.name, status: received.status, kind: answer.kind }, 'a provider did not help')
    return answer
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    log.warn({ err: error, provider: provider.name }, 'a provider did not answer')
    return { kind: 'failed', mayBeBilled: !neverLeft(error) }
  }
}

export async function checkKey(services: Services, provider: EnrichmentProvider, key: string): Promise<KeyCheck> {
  try {
    return provider.readCheck(await send(services, provider, key, provider.check))
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    return { verdict: 'unknown' }
  }
}

/** One call, never repeated: the second of two would be billed like the first. */
async function send(
  { config, outbound }: Services,
  provider: EnrichmentProvider,
  key: string,
  { method, path, query = {}, body }: EnrichmentRequest,
): Promise<ReceivedAnswer> {
  const url = new URL(`${provider.baseUrl(config).replace(/\/$/, '')}${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const answer = await outbound.request(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...provider.headers(key),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    maxTries: 1,
    totalMs: provider.timeoutMs(config),
  })
  return { status: answer.status, headers: answer.headers, body: answer.text() }
}
