import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import type { Services } from '@wellmet/platform/services.ts'
import { requestAddress, type Credentials } from '../../engine/request-address.ts'
import type { ProviderResponse } from '../../engine/provider.ts'
import { ProviderFailed } from '../../engine/provider-errors.ts'

const several = new Set(['response', 'propstat', 'href', 'comp'])
const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  // Line ends of calendars come as `&#13;`.
  htmlEntities: true,
  isArray: (name) => several.has(name),
})

const Hrefs = z.object({ href: z.array(z.string()).default([]) }).catch({ href: [] })
const Props = z.object({
  'current-user-principal': Hrefs.optional(),
  'calendar-home-set': Hrefs.optional(),
  'calendar-user-address-set': Hrefs.optional(),
  resourcetype: z.record(z.string(), z.unknown()).catch({}).optional(),
  'supported-calendar-component-set': z
    .object({ comp: z.array(z.object({ '@name': z.string().optional() })) })
    .optional()
    .catch(undefined),
  getctag: z.string().optional(),
  displayname: z.string().optional().catch(undefined),
  'sync-token': z.string().optional(),
  'calendar-data': z.string().optional(),
})
export type Props = z.infer<typeof Props>
const Multistatus = z.object({
  multistatus: z.object({
    response: z
      .array(
        z.object({
          href: z.array(z.string()).min(1),
          status: z.string().optional(),
          propstat: z.array(z.object({ prop: z.unknown(), status: z.string().default('200') })).default([]),
        }),
      )
      .default([]),
    'sync-token': z.string().optional(),
  }),
})

export interface DavResource {
  /** The full URL, on the server that the answer names. */
  href: string
  /** The status of this resource, if the answer says that it is gone or that there is more. */
  status: number | null
  props: Props
}

export interface DavAnswer {
  resources: DavResource[]
  syncToken: string | null
}

export interface DavRequest {
  method: 'PROPFIND' | 'REPORT'
  depth: '0' | '1'
  body: string
}

export const askDav = (
  services: Services,
  url: string,
  credentials: Credentials,
  { method, depth, body }: DavRequest,
): Promise<ProviderResponse> =>
  requestAddress(services, url, {
    method,
    credentials,
    headers: { depth, 'content-type': 'application/xml; charset=utf-8', accept: 'application/xml, text/xml' },
    body: `<?xml version="1.0" encoding="utf-8"?>${body}`,
  })

/** Throws if the answer is not a multistatus. Entities that the document defines are not expanded. */
export function davAnswer(answer: ProviderResponse, url: string): DavAnswer {
  const read = Multistatus.safeParse(parseXml(answer.text()))
  if (!read.success) throw notDav()
  const { response, 'sync-token': syncToken } = read.data.multistatus
  return {
    resources: response
      .filter(({ href: [path = ''] }) => URL.canParse(path, url))
      .map(({ href: [path = ''], status, propstat }) => ({
        href: new URL(path, url).href,
        status: status === undefined ? null : statusIn(status),
        props: Object.assign({}, ...propstat.filter((one) => statusIn(one.status) === 200).map(propsIn)) as Props,
      })),
    syncToken: syncToken ?? null,
  }
}

const propsIn = ({ prop }: { prop: unknown }): Props => Props.catch({}).parse(prop)

function parseXml(text: string): unknown {
  if (/<!DOCTYPE/i.test(text)) throw notDav()
  try {
    return parser.parse(text, true)
  } catch (error) {
    throw notDav(error)
  }
}

/** `HTTP/1.1 404 Not Found` */
const statusIn = (line: string): number => Number(/\b(\d{3})\b/.exec(line)?.[1] ?? 0)

const notDav = (cause?: unknown): ProviderFailed =>
  new ProviderFailed('The answer is none of CalDAV.', { cause, problem: { code: 'not_a_calendar', field: 'url' } })

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
