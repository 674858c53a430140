import { z } from 'zod'
import type { Config } from '@wellmet/platform/config/config.ts'
import { ok, warning, type Finding } from './finding.ts'

const Status = z.object({
  connection: z.object({
    address: z.string(),
    forwardedAddresses: z.number(),
    forwardedProtocol: z.string().nullable(),
  }),
})
type Connection = z.infer<typeof Status>['connection']

/** Asks the running product at its public address what it sees of the request. */
export async function checkProxy(
  { PUBLIC_URL, METRICS_TOKEN }: Pick<Config, 'PUBLIC_URL' | 'METRICS_TOKEN'>,
  trusted: string | undefined,
): Promise<Finding[]> {
  if (METRICS_TOKEN === undefined)
    return [warning('proxy', 'not checked: set METRICS_TOKEN, then the API tells how requests arrive')]
  try {
    const answer = await fetch(new URL('/health/status', PUBLIC_URL), {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
      signal: AbortSignal.timeout(5_000),
    })
    return judgeConnection(Status.parse(await answer.json()).connection, PUBLIC_URL, trusted)
  } catch (error) {
    const { cause, message } = error as Error
    const reason = cause instanceof Error ? cause.message : message
    if (isOnThisMachine(PUBLIC_URL))
      return [ok('proxy', `none to check: ${PUBLIC_URL} is for this machine alone, and a container does not reach it`)]
    return [warning('proxy', `not checked: ${PUBLIC_URL} does not answer as the API of this version (${reason})`)]
  }
}

/** Nobody else can reach it, so there is no proxy whose word would count. */
const isOnThisMachine = (url: string): boolean =>
  /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)

/** This request named no address in X-Forwarded-For, so each one in it was written by a proxy. */
export function judgeConnection(
  { forwardedAddresses, forwardedProtocol, address }: Connection,
  publicUrl: string,
  trusted = '0',
): Finding[] {
  const findings: Finding[] = []
  const hops = `${forwardedAddresses} ${forwardedAddresses === 1 ? 'proxy' : 'proxies'}`
  if (publicUrl.startsWith('https:') && forwardedAddresses === 0)
    findings.push(
      warning(
        'proxy',
        `the proxy sends no X-Forwarded-For, so all users count as one address (${address}): let it send it`,
      ),
    )
  else if (/^\d+$/.test(trusted) && Number(trusted) !== forwardedAddresses) {
    const danger =
      Number(trusted) < forwardedAddresses
        ? `users are counted by the address of a proxy (${address})`
        : 'clients can write their own address'
    const text = `requests come through ${hops} and TRUST_PROXY is ${trusted}: ${danger}. Write TRUST_PROXY=${forwardedAddresses}`
    findings.push(warning('proxy', text))
  }
  if (forwardedProtocol !== null && !publicUrl.startsWith(`${forwardedProtocol}:`))
    findings.push(
      warning('proxy', `people arrive by ${forwardedProtocol}, and PUBLIC_URL says ${publicUrl}: write what they type`),
    )
  return findings.length > 0 ? findings : [ok('proxy', `${hops} in front, as TRUST_PROXY says`)]
}
