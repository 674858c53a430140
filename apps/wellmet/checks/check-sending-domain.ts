import { isIP } from 'node:net'
import { dmarc } from 'mailauth/lib/dmarc/index.js'
import { spf } from 'mailauth/lib/spf/index.js'
import { isLoopback } from '@wellmet/platform/config/plaintext.rules.ts'
import { fault, ok, warning, type Finding } from './finding.ts'

/** As `node:dns/promises` has it. */
export type Resolver = (name: string, type: string) => Promise<string[] | string[][]>

export interface SendingDomain {
  /** Of MAIL_FROM. */
  address: string
  /** Of SMTP_URL. */
  mailServer: string
  /** From where mail leaves, where the operator says so. */
  ip?: string | undefined
}

/** What DNS says about the domain that mail comes from, and what to change. A key for DKIM is found by a mail only. */
export async function checkSendingDomain(sending: SendingDomain, resolver: Resolver): Promise<Finding[]> {
  const domain = domainOf(sending.address)
  return [
    ...(await checkSpf(sending, domain, resolver)),
    await checkDmarc(domain, resolver),
    warning(
      'dkim',
      'a key is found by its selector, which stands in a mail: run wellmet mails test <your address>, save that mail as a file, and run wellmet mails domain <file>',
    ),
  ]
}

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

async function checkSpf(
  { address, mailServer, ip }: SendingDomain,
  domain: string,
  resolver: Resolver,
): Promise<Finding[]> {
  const ips = ip === undefined ? await addressesOf(mailServer, resolver) : [ip]
  if (ips.length === 0)
    return [
      warning(
        'spf',
        `${mailServer} says nothing about the address that mail leaves from: run wellmet mails domain <public IP address of the mail server>`,
      ),
    ]
  return await Promise.all(ips.map((one) => checkSpfOf({ address, ip: one, domain, resolver })))
}

interface OneAddress {
  address: string
  ip: string
  domain: string
  resolver: Resolver
}

async function checkSpfOf({ address, ip, domain, resolver }: OneAddress): Promise<Finding> {
  const { status, rr } = await spf({ sender: address, ip, helo: domain, mta: domain, resolver })
  const term = `${isIP(ip) === 6 ? 'ip6' : 'ip4'}:${ip}`
  const relay = 'If it hands mail to a relay, the relay says what to include instead.'
  switch (status.result) {
    case 'pass':
      return /\s\+?all(?:\s|$)/i.test(rr ?? '')
        ? fault(
            'spf',
            `${domain} lets everybody send in its name: end its TXT record with -all or ~all instead of +all`,
          )
        : ok('spf', `${domain} lets ${ip} send`)
    case 'none':
      return fault(
        'spf',
        `${domain} has no SPF record. Add the TXT record "v=spf1 ${term} -all" to ${domain}. ${relay}`,
      )
    case 'fail':
    case 'softfail':
    case 'neutral':
      return fault('spf', `${domain} does not let ${ip} send. Add ${term} to its SPF record. ${relay}`)
    case 'temperror':
      return warning('spf', `the DNS of ${domain} did not answer. Try again later`)
    default:
      return fault(
        'spf',
        `the SPF record of ${domain} cannot be read: ${status.comment ?? status.result}. There must be one TXT record with v=spf1, with at most ten lookups`,
      )
  }
}

/** A server on this machine or by a private address sends from another one, which DNS does not know here. */
async function addressesOf(host: string, resolver: Resolver): Promise<string[]> {
  if (isLoopback(host) || !host.includes('.')) return []
  if (isIP(host) !== 0) return isPrivate(host) ? [] : [host]
  const found: string[] = []
  for (const type of ['A', 'AAAA']) found.push(...((await resolver(host, type).catch(() => [])) as string[]))
  return found.filter((ip) => !isPrivate(ip) && !isLoopback(ip))
}

const isPrivate = (ip: string): boolean => /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd])/i.test(ip)

async function checkDmarc(domain: string, resolver: Resolver): Promise<Finding> {
  const found = await dmarc({ headerFrom: [domain], spfDomains: [], dkimDomains: [], resolver })
  if (found === false || found.status.result === 'none')
    return fault(
      'dmarc',
      `${domain} has no DMARC record. Add the TXT record "v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}" to _dmarc.${domain}`,
    )
  if (found.status.result === 'temperror') return warning('dmarc', `the DNS of _dmarc.${domain} did not answer`)
  if (found.status.result === 'permerror')
    return fault(
      'dmarc',
      `the DMARC record of ${domain} cannot be read. There must be one, and it begins with v=DMARC1; p=`,
    )
  const policy = found.policy ?? 'none'
  const at = found.domain === undefined || found.domain === domain ? domain : `${domain}, by ${found.domain},`
  return policy === 'none'
    ? warning('dmarc', `${at} only watches (p=none). Once its reports are clean, write p=quarantine, and then p=reject`)
    : ok('dmarc', `${at} asks for p=${policy}`)
}
