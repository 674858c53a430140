import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Nothing, Page, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { domainsMessages } from './domains.messages.ts'

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * The one way to write a domain: ASCII, lower case, no dot at the end. Null for what is no domain, or an address with more
 * than one. `Bücher.example.` is `xn--bcher-kva.example`.
 */
export function plainDomain(written: string): string | null {
  const typed = written.trim().replace(/\.$/, '')
  if (typed === '' || /[\s/@:?#\\%[\]]/.test(typed) || !URL.canParse(`http://${typed}`)) return null
  const host = new URL(`http://${typed}`).hostname
  const labels = host.split('.')
  const isName = host.length <= 240 && labels.length > 1 && labels.every((one) => label.test(one))
  return isName && !/^\d+$/.test(labels.at(-1) ?? '') ? host : null
}

/** As people write it: `Acme.com`, `bücher.de.` */
const Domain = z.stringFormat('domain', (written: string) => plainDomain(written) !== null, {
  error: () => domainsMessages.notDomain(),
})

/** More belong to a registrar, not to a company. */
export const mostDomains = 20

export const WorkspaceDomain = z
  .object({
    id: Id,
    domain: z.string(),
    record: z.object({
      name: z.string().meta({ description: 'Of the TXT record to publish' }),
      value: z.string().meta({ description: 'What the record has to say' }),
    }),
    provenAt: Timestamp.nullable().meta({ description: 'Since when it counts; null while it does not' }),
    checkedAt: Timestamp.nullable(),
    missingSince: Timestamp.nullable().meta({
      description: 'When the record of a proven domain was last there, if it is not there now',
    }),
    unprovenFrom: Timestamp.nullable().meta({ description: 'When the domain stops to count if the record stays away' }),
  })
  .meta({ id: 'WorkspaceDomain' })
export type WorkspaceDomain = z.infer<typeof WorkspaceDomain>

export const CheckedDomain = z
  .object({
    domain: WorkspaceDomain,
    found: z.enum(['there', 'missing', 'alias', 'silent']).meta({
      description: 'What DNS says: the record, no such record, an alias to another name, or nothing at all',
    }),
  })
  .meta({ id: 'CheckedDomain' })
export type CheckedDomain = z.infer<typeof CheckedDomain>

export const domains = contract('account', {
  list: {
    route: 'GET /api/workspaces/current/domains',
    access: 'owner',
    keys: 'never',
    summary: 'Domains of this workspace, and which of them are proven',
    reply: Page(WorkspaceDomain),
  },
  add: {
    route: 'POST /api/workspaces/current/domains',
    access: 'owner',
    keys: 'never',
    verifiedEmail: true,
    grants: 'power',
    summary: 'Add a domain; it counts once its TXT record is published and checked',
    body: z.strictObject({ domain: Domain }),
    reply: WorkspaceDomain,
    status: 201,
    rate: { points: 60, seconds: 3600 },
  },
  check: {
    route: 'POST /api/workspaces/current/domains/:id/check',
    access: 'owner',
    keys: 'never',
    grants: 'power',
    summary: 'Look up the TXT record of a domain now; the domain is proven if it is there',
    reply: CheckedDomain,
    rate: { points: 60, seconds: 3600 },
  },
  remove: {
    route: 'DELETE /api/workspaces/current/domains/:id',
    access: 'owner',
    keys: 'never',
    grants: 'power',
    summary: 'Delete a domain; it counts no more, at once',
    reply: Nothing,
    status: 204,
  },
})
