import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './address.rules.ts'
import { forbiddenAddressCode } from './outbound-error.ts'

export type Resolve = (host: string) => Promise<LookupAddress[]>

/**
 * Checks the very addresses the socket is about to use. A check before connecting would be worth nothing: a hostile
 * name server answers the check with one address and the connection with another.
 */
export function guardLookup(resolve: Resolve = resolveBySystem): LookupFunction {
  return (host, options, callback) => {
    const fail = (error: NodeJS.ErrnoException) => callback(error, [])
    const use = (addresses: LookupAddress[]) => {
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return fail(forbidden(host))
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    }
    resolve(host).then(use, fail)
  }
}

const forbidden = (host: string) =>
  Object.assign(new Error(`${host} leads to an address that is not public.`), { code: forbiddenAddressCode })

function resolveBySystem(host: string): Promise<LookupAddress[]> {
  return new Promise((resolve, reject) => {
    systemLookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)))
  })
}
