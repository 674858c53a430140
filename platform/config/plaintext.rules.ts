interface Connections {
  DATABASE_URL: string
  DATABASE_DIRECT_URL?: string | undefined
  REDIS_URL?: string | undefined
  SMTP_URL: string
  PUBLIC_URL: string
  PLAINTEXT_HOSTS: readonly string[]
}

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127(?:\.\d+){3}$/.test(host)

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').toLowerCase()

/** Only to this machine, and to hosts that the operator names because the network to them is private. */
export const mayGoPlain = (url: string, plaintextHosts: readonly string[]): boolean => {
  const host = hostOf(new URL(url))
  return isLoopback(host) || plaintextHosts.includes(host)
}

/** The hosts of a list that is separated by commas. */
export const hostsIn = (list: string): string[] => list.split(',').map((host) => host.trim().toLowerCase())

const unless = (isSafe: boolean, url: string, plaintextHosts: readonly string[], line: string): string[] =>
  isSafe || mayGoPlain(url, plaintextHosts)
    ? []
    : [`${line}, or name ${hostOf(new URL(url))} in PLAINTEXT_HOSTS if the network to it is private`]

/** What is wrong with the address of a database that would be reached without TLS over a network; empty if nothing is. */
export const databasePlaintextIn = (setting: string, url: string, plaintextHosts: readonly string[]): string[] =>
  unless(
    isDatabaseSafe(new URL(url)),
    url,
    plaintextHosts,
    `${setting} needs TLS: add ?sslmode=verify-full (and &sslrootcert=<file> for a certificate authority of your own)`,
  )

/** One line for each setting that would send secrets unencrypted over a network, with what to write instead. */
export function plaintextIn({ PLAINTEXT_HOSTS: hosts, ...settings }: Connections): string[] {
  const { DATABASE_URL, DATABASE_DIRECT_URL, REDIS_URL, SMTP_URL, PUBLIC_URL } = settings
  return [
    ...databasePlaintextIn('DATABASE_URL', DATABASE_URL, hosts),
    ...(DATABASE_DIRECT_URL === undefined
      ? []
      : databasePlaintextIn('DATABASE_DIRECT_URL', DATABASE_DIRECT_URL, hosts)),
    ...(REDIS_URL === undefined
      ? []
      : unless(REDIS_URL.startsWith('rediss:'), REDIS_URL, hosts, 'REDIS_URL needs TLS: write rediss://')),
    ...unless(
      isMailSafe(new URL(SMTP_URL)),
      SMTP_URL,
      hosts,
      'SMTP_URL turns TLS off: leave out ignoreTLS and requireTLS',
    ),
    ...unless(
      PUBLIC_URL.startsWith('https:'),
      PUBLIC_URL,
      hosts,
      'PUBLIC_URL needs https: a proxy in front terminates TLS',
    ),
  ]
}

/** A socket on this machine needs no TLS. */
const isDatabaseSafe = (url: URL): boolean =>
  /^%2f/i.test(url.hostname) ||
  (url.searchParams.get('host') ?? '').startsWith('/') ||
  url.searchParams.get('sslmode') === 'verify-full'

/** STARTTLS is demanded (platform/mail/transport.ts) unless the address says otherwise. */
export const isMailSafe = ({ protocol, searchParams }: URL): boolean =>
  protocol === 'smtps:' || !(searchParams.has('ignoreTLS') || searchParams.has('requireTLS'))
