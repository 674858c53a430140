import { z } from 'zod'
import { contract, type Contract, type Endpoint } from '@wellmet/platform/contract/endpoint.ts'
import { Nothing, Page, Text, Timestamp, secret } from '@wellmet/platform/contract/shapes.ts'
import { SiteKey } from '../sites/sites.contract.ts'
import {
  ContentDocument,
  DocumentVersion,
  PublicDocument,
  PublicItem,
  PublishOrder,
  Slug,
  VersionNumber,
} from './content.contract.ts'
import { shapeOfAll } from './fields.rules.ts'
import type { Kind } from './kind.ts'
import { kinds, landing } from './kinds.ts'
import { htmlPage, plainForm, previewPage, xmlPage } from './page.plug-in.ts'
import { styleHash } from './page-style.ts'
import { reportReasons } from './report-reasons.rules.ts'

/** Fields of one kind; a text for the team has no address. */
const writtenShape = ({ place, fields }: Kind) =>
  z.strictObject({ ...(place === 'page' ? { slug: Slug.optional() } : {}), fields: shapeOfAll(fields) })

interface AnyChange {
  kind: string
  slug?: string | undefined
  fields?: Record<string, string> | undefined
}
type AnyWritten = AnyChange & { fields: Record<string, string> }

/** Told apart by `kind`, so that the reference has the fields of each. */
const anyOf = (list: readonly Kind[]): z.ZodType<AnyWritten, AnyWritten> =>
  z.discriminatedUnion('kind', list.map((one) => writtenShape(one).extend({ kind: z.literal(one.name) })) as never)

const anyChangeOf = (list: readonly Kind[]): z.ZodType<AnyChange, AnyChange> =>
  z.discriminatedUnion(
    'kind',
    list.map((one) =>
      writtenShape(one)
        .partial()
        .extend({ kind: z.literal(one.name) }),
    ) as never,
  )

/** Where the page before ended: no id of a row that is asked for. */
const cursor = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
  .optional()
const Version = z.strictObject({ version: VersionNumber })

const makeDocuments = (list: readonly Kind[]) =>
  contract('documents', {
    list: {
      route: 'GET /api/cms/documents',
      access: 'viewer',
      summary: 'What the workspace has written, newest first',
      query: z.strictObject({ kind: z.enum(list.map(({ name }) => name)).optional(), cursor }),
      reply: Page(ContentDocument),
    },
    create: {
      route: 'POST /api/cms/documents',
      access: 'member',
      summary: 'Write a draft of any kind',
      body: anyOf(list),
      reply: ContentDocument,
      status: 201,
    },
    show: {
      route: 'GET /api/cms/documents/:id',
      access: 'viewer',
      summary: 'One document, as its newest version has it',
      reply: ContentDocument,
    },
    change: {
      route: 'PATCH /api/cms/documents/:id',
      access: 'member',
      summary:
        'Change a document: a new version, while the published one stays. If-Match refuses what changed meanwhile',
      body: anyChangeOf(list),
      reply: ContentDocument,
    },
    remove: {
      route: 'DELETE /api/cms/documents/:id',
      access: 'member',
      summary: 'Delete a document that is not published, with its history and its addresses',
      reply: Nothing,
      status: 204,
    },
    versions: {
      route: 'GET /api/cms/documents/:id/versions',
      access: 'viewer',
      summary: 'The newest 50 versions of a document',
      reply: z.object({ items: z.array(DocumentVersion) }),
    },
    publish: {
      route: 'POST /api/cms/documents/:id/publish',
      access: 'admin',
      summary: 'Publish a version now or at a time: pages at PAGES_URL, other texts within the workspace',
      body: PublishOrder,
      reply: ContentDocument,
    },
    unpublish: {
      route: 'POST /api/cms/documents/:id/unpublish',
      access: 'admin',
      summary: 'Take a document offline, with what is scheduled. Its addresses stay its own',
      reply: ContentDocument,
    },
    unschedule: {
      route: 'POST /api/cms/documents/:id/unschedule',
      access: 'admin',
      summary: 'Cancel what is scheduled; what is published stays',
      reply: ContentDocument,
    },
    restore: {
      route: 'POST /api/cms/documents/:id/restore',
      access: 'member',
      summary: 'Write an old version again, as a new one',
      body: Version,
      reply: ContentDocument,
    },
    previewLink: {
      route: 'POST /api/cms/documents/:id/preview-link',
      access: 'member',
      summary: 'A signed link to the newest version of a page, for a week; search engines leave it out',
      reply: z.object({ url: z.string(), until: Timestamp }),
    },
    preview: {
      route: 'POST /api/cms/preview',
      access: 'viewer',
      summary: 'The page that a draft would be, without saving it',
      body: anyOf(list),
      reply: z.object({ html: z.string(), faults: z.array(z.string()) }),
    },
  })

const LandingFields = shapeOfAll(landing.fields)

/** The same documents by the path of the interface. */
export const dripPages = contract('drip-pages', {
  list: {
    route: 'GET /api/drip-pages',
    access: 'viewer',
    summary: 'The landing pages of the workspace, newest first',
    query: z.strictObject({ cursor }),
    reply: Page(ContentDocument),
  },
  show: {
    route: 'GET /api/drip-pages/:id',
    access: 'viewer',
    summary: 'One landing page, as its newest version has it',
    reply: ContentDocument,
  },
  create: {
    route: 'POST /api/drip-pages',
    access: 'member',
    summary: 'Write a draft of a landing page',
    body: z.strictObject({ slug: Slug.optional(), fields: LandingFields }),
    reply: ContentDocument,
    status: 201,
  },
  change: {
    route: 'PATCH /api/drip-pages/:id',
    access: 'member',
    summary: 'Change a landing page: a new version, while the published one stays',
    body: z.strictObject({ slug: Slug, fields: LandingFields }).partial(),
    reply: ContentDocument,
  },
  remove: {
    route: 'DELETE /api/drip-pages/:id',
    access: 'member',
    summary: 'Delete a landing page that is not published, with its history and its addresses',
    reply: Nothing,
    status: 204,
  },
})

const SlugParam = z.strictObject({ slug: z.string().regex(/^[a-z0-9-]{1,80}$/) })
const reading = { points: 600, seconds: 60 }

export const pages = contract('pages', {
  show: {
    route: 'GET /p/:slug',
    access: 'anyone',
    summary: 'A published page; an address that it had before leads to the current one',
    params: SlugParam,
    reply: z.string().optional(),
    status: [200, 301],
    plugIns: [htmlPage(styleHash)],
    rate: reading,
  },
  preview: {
    route: 'GET /p/preview/:token',
    access: 'anyone',
    summary: 'A draft, by a signed link',
    params: z.strictObject({ token: secret(z.string().regex(/^[\w-]{32}\.[\w-]{43}$/)) }),
    reply: z.string().optional(),
    status: [200, 301],
    plugIns: [previewPage(styleHash)],
    rate: reading,
  },
  feed: {
    route: 'GET /p/feed.xml',
    access: 'anyone',
    summary: 'What a site has published lately, as an Atom feed',
    query: z.strictObject({ site: SiteKey, kind: Text(40).optional() }),
    reply: z.string(),
    plugIns: [xmlPage('application/atom+xml')],
    rate: reading,
  },
  sitemap: {
    route: 'GET /p/sitemap.xml',
    access: 'anyone',
    summary: 'The pages of this server that search engines may list',
    reply: z.string(),
    plugIns: [xmlPage('application/xml')],
    rate: { points: 10, seconds: 60 },
  },
  report: {
    route: 'POST /p/:slug/report',
    access: 'anyone',
    summary: 'Tell the operator of the server that a page should not be there',
    params: SlugParam,
    body: z.strictObject({ reason: z.enum(reportReasons), said: Text(1000).optional() }),
    reply: Nothing,
    status: 303,
    plugIns: [plainForm],
    rate: { points: 10, seconds: 3600 },
  },
})

const site = SiteKey.optional().meta({ description: 'The public key of a site. Without it the help of the product' })

const listEndpoint = ({ name }: Kind) =>
  ({
    route: `GET /api/public/content/${name}`,
    access: 'anyone',
    summary: `What a site has published under ${name}, newest first`,
    query: z.strictObject({ site, cursor: Text(80).optional() }),
    reply: Page(PublicItem),
    rate: reading,
  }) as const satisfies Endpoint

const showEndpoint = ({ name }: Kind) =>
  ({
    route: `GET /api/public/content/${name}/:slug`,
    access: 'anyone',
    summary: `One published document under ${name}, as written and rendered`,
    params: SlugParam,
    query: z.strictObject({ site }),
    reply: PublicDocument,
    rate: reading,
  }) as const satisfies Endpoint

/** The kinds that come with the product by name, so that calling them is checked. */
type PublicEndpoints = Record<'blogList' | 'docsList' | 'guidesList', ReturnType<typeof listEndpoint>> &
  Record<'blogShow' | 'docsShow' | 'guidesShow', ReturnType<typeof showEndpoint>>

/** Two endpoints of every kind that is listed. */
const makePublic = (list: readonly Kind[]): Contract<PublicEndpoints> =>
  contract(
    'public-content',
    Object.fromEntries(
      list
        .filter(({ isListed }) => isListed)
        .flatMap((kind): [string, Endpoint][] => [
          [`${kind.name}List`, listEndpoint(kind)],
          [`${kind.name}Show`, showEndpoint(kind)],
        ]),
    ),
  ) as unknown as Contract<PublicEndpoints>

/** What is served of these kinds. */
export const contractsOfKinds = (list: readonly Kind[]) => ({
  documents: makeDocuments(list),
  publicContent: makePublic(list),
})

export const ofProduct = contractsOfKinds(kinds)
export const { documents, publicContent } = ofProduct
