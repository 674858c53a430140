import { isIP } from 'node:net'
import { z } from 'zod'
import { settings } from '@wellmet/platform/config/settings.ts'

/** `192.0.2.1`, `192.0.2.1:5353`, `2001:db8::1`, `[2001:db8::1]:5353`, as node:dns takes them. */
const isServer = (server: string): boolean =>
  isIP(server) !== 0 || isIP(server.replace(/:\d{1,5}$/, '').replace(/^\[(.*)\]$/, '$1')) !== 0

export const domainsSettings = settings({
  DNS_SERVERS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((server) => server.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().refine(isServer, { message: 'has something that is no address of a DNS server' })))
    .describe(
      'DNS servers that are asked whether a workspace has proven a domain, separated by commas; without it those of the system',
    ),
})
