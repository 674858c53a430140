import ipaddr from 'ipaddr.js'
import { z } from 'zod'

/** Whether this address is a proxy whose X-Forwarded-For is believed. `hop` counts from 0, the one that connects to us. */
export type IsProxy = (address: string, hop: number) => boolean

const howTo =
  'needs the number of proxies in front of the API, such as 1, or their networks, such as 10.0.0.0/8,fd00::/8; 0 means none'

/** Not a plain "true": whoever believes the whole header believes the address that the client itself wrote into it. */
export const Proxies = z.string().transform((given, context): IsProxy => {
  if (/^\d{1,2}$/.test(given)) {
    const hops = Number(given)
    return (_address, hop) => hop < hops
  }
  const networks = given.split(',').map((one) => one.trim())
  if (!networks.every((one) => ipaddr.isValidCIDR(one))) {
    context.addIssue({ code: 'custom', message: howTo })
    return z.NEVER
  }
  const ranges = networks.map((one) => ipaddr.parseCIDR(one))
  return (text) => {
    if (!ipaddr.isValid(text)) return false
    const address = ipaddr.process(text)
    return ranges.some((range) => address.kind() === range[0].kind() && address.match(range))
  }
})

/** The server itself speaks no TLS, so with an https address there is a proxy in front of it. */
export const proxiesMissing = ({ PUBLIC_URL, TRUST_PROXY }: { PUBLIC_URL: string; TRUST_PROXY?: unknown }): string[] =>
  PUBLIC_URL.startsWith('https:') && TRUST_PROXY === undefined
    ? [`TRUST_PROXY ${howTo}. PUBLIC_URL is https, and without it all users would count as one address`]
    : []
