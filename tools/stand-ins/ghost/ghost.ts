import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Answer, AskedOfStandIn, Refusals, Route } from '../stand-in-protocol.ts'
import { startStandIn, type StandIn } from '../stand-in-server.ts'

export interface MadeUpMember {
  email: string
  name: string | null
  newsletters: string[]
  isSuppressed: boolean
  seenAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export interface MadeUpPost {
  id: string
  title: string
  slug: string
  status: 'draft' | 'scheduled' | 'published' | 'sent'
  html: string
  /** Types of cards in it, such as `gallery`. */
  cards: string[]
  excerpt: string | null
  updatedAt: Date
  publishedAt: Date | null
}

export interface Ghost extends StandIn {
  adminKey: string
  posts: MadeUpPost[]
  members: MadeUpMember[]
  title: string
  addPost(post: Partial<MadeUpPost>): MadeUpPost
  /** What happens once after a post was read, before it is saved. */
  afterLook: (() => void) | null
  /** What its clock shows; tokens are checked against it. */
  now: () => Date
}

const complaint = (status: number, type: string, message: string): Answer => ({
  status,
  body: { errors: [{ message, context: null, type, details: null, property: null, help: null, code: null }] },
})

const refusals: Refusals = {
  unauthorized: () => complaint(401, 'UnauthorizedError', 'Invalid token'),
  expiredCursor: () => complaint(400, 'BadRequestError', 'Bad page'),
  tooManyRequests: () => complaint(429, 'TooManyRequestsError', 'Too many requests'),
  serverError: (status) => complaint(status, 'InternalServerError', 'Something went wrong'),
  notFound: () => complaint(404, 'NotFoundError', 'Resource not found'),
}

const longestTokenSeconds = 5 * 60
const largestPage = 100

/** The Admin API of one site: posts with collision detection, and its members. */
export async function startGhost({ adminKey = `${'a1'.repeat(12)}:${'b2'.repeat(32)}` } = {}): Promise<Ghost> {
  const withToken = (route: Omit<Route, 'isOpen'>): Route => ({
    ...route,
    isOpen: true,
    answer(asked, grant, groups) {
      if (!asked.headers['accept-version'])
        return complaint(400, 'BadRequestError', 'The Accept-Version header is missing')
      // What a site says of itself is open to everybody.
      if (route.operation !== 'ghost.site' && !isGood(ghost, asked.headers['authorization']))
        return refusals.unauthorized(asked)
      return route.answer(asked, grant, groups)
    },
  })
  const at = (path: string): RegExp => new RegExp(`^/ghost/api/admin/${path}$`)

  const routes: Omit<Route, 'isOpen'>[] = [
    {
      operation: 'ghost.site',
      method: 'GET',
      path: at('site/'),
      answer: () => ({ status: 200, body: { site: { title: ghost.title, url: `${ghost.url}/`, version: '5.87' } } }),
    },
    {
      operation: 'ghost.posts',
      method: 'GET',
      path: at('posts/'),
      answer(asked) {
        const state = /^status:(\w+)$/.exec(asked.query.get('filter') ?? '')?.[1]
        const found = ghost.posts
          .filter(({ status }) => state === undefined || status === state)
          .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
        return page(asked, 'posts', found, (post) => writePost(ghost, post, ''))
      },
    },
    {
      operation: 'ghost.post.by-slug',
      method: 'GET',
      path: at('posts/slug/(?<slug>[\\w-]+)/'),
      answer(asked, _grant, { slug }) {
        const post = ghost.posts.find((one) => one.slug === slug)
        return post ? onePost(200, ghost, post, asked) : refusals.notFound(asked)
      },
    },
    {
      operation: 'ghost.post',
      method: 'GET',
      path: at('posts/(?<id>[0-9a-f]{24})/'),
      answer(asked, _grant, { id }) {
        const post = ghost.posts.find((one) => one.id === id)
        if (!post) return refusals.notFound(asked)
        const answer = onePost(200, ghost, post, asked)
        ghost.afterLook?.()
        ghost.afterLook = null
        return answer
      },
    },
    {
      operation: 'ghost.post.create',
      method: 'POST',
      path: at('posts/'),
      answer(asked) {
        const sent = sentPost(asked)
        if (!sent.title) return complaint(422, 'ValidationError', 'Title is required')
        const post = ghost.addPost({ title: sent.title, ...(sent.slug ? { slug: sent.slug } : {}) })
        write(ghost, post, sent, asked)
        return onePost(201, ghost, post, asked)
      },
    },
    {
      operation: 'ghost.post.change',
      method: 'PUT',
      path: at('posts/(?<id>[0-9a-f]{24})/'),
      answer(asked, _grant, { id }) {
        const post = ghost.posts.find((one) => one.id === id)
        if (!post) return refusals.notFound(asked)
        const sent = sentPost(asked)
        if (sent.updated_at === undefined) return complaint(422, 'ValidationError', 'Validation error: updated_at')
        if (Date.parse(sent.updated_at) !== inSeconds(post.updatedAt))
          return complaint(409, 'UpdateCollisionError', 'Saving failed! Someone else is editing this post.')
        write(ghost, post, sent, asked)
        return onePost(200, ghost, post, asked)
      },
    },
    {
      operation: 'ghost.members',
      method: 'GET',
      path: at('members/'),
      answer(asked) {
        const after = /^updated_at:>'(.+)'$/.exec(asked.query.get('filter') ?? '')?.[1]
        const found = ghost.members
          .filter(({ updatedAt }) => after === undefined || updatedAt.getTime() > Date.parse(after))
          .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
        return page(asked, 'members', found, writeMember)
      },
    },
  ]
  const server = await startStandIn({ refusals, grant: { account: '', scopes: [] }, routes: routes.map(withToken) })
  const ghost: Ghost = Object.assign(server, {
    adminKey,
    posts: [],
    members: [],
    title: 'Halyard Notes',
    afterLook: null,
    now: () => new Date(),
    addPost(made: Partial<MadeUpPost>): MadeUpPost {
      const id = randomBytes(12).toString('hex')
      const title = made.title ?? 'A post'
      const taken = made.slug ?? title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
      const post: MadeUpPost = {
        id,
        title,
        status: 'draft',
        html: '<p>Hello.</p>',
        cards: [],
        excerpt: null,
        updatedAt: ghost.now(),
        publishedAt: null,
        ...made,
        // A slug that is taken gets a number.
        slug: ghost.posts.some(({ slug }) => slug === taken) ? `${taken}-2` : taken,
      }
      ghost.posts.push(post)
      return post
    },
  })
  return ghost
}

/** Times are told without their milliseconds. */
const inSeconds = (at: Date): number => Math.floor(at.getTime() / 1000) * 1000
const stamp = (at: Date): string => new Date(inSeconds(at)).toISOString()

function isGood({ adminKey, now }: Ghost, header: string | string[] | undefined): boolean {
  const [, token = ''] = /^Ghost (.+)$/.exec(String(header ?? '')) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const [id, secret = ''] = adminKey.split(':')
  const expected = createHmac('sha256', Buffer.from(secret, 'hex')).update(`${head}.${claims}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  const { kid, alg } = read(head)
  const { aud, iat, exp } = read(claims)
  const seconds = now().getTime() / 1000
  const isTimely =
    Number(exp) > seconds && Number(iat) <= seconds + 5 && Number(exp) - Number(iat) <= longestTokenSeconds
  return kid === id && alg === 'HS256' && aud === '/admin/' && isTimely
}

const read = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>

interface SentPost {
  title?: string
  slug?: string
  html?: string
  lexical?: string
  status?: MadeUpPost['status']
  custom_excerpt?: string | null
  updated_at?: string
}

const sentPost = ({ body }: AskedOfStandIn): SentPost => (JSON.parse(body) as { posts: [SentPost] }).posts[0]

/** HTML is dropped without a word unless the request says that it is the source, and turns cards into nothing. */
function write(ghost: Ghost, post: MadeUpPost, sent: SentPost, { query }: AskedOfStandIn): void {
  if (sent.title !== undefined) post.title = sent.title
  if (sent.html !== undefined && query.get('source') === 'html') Object.assign(post, { html: sent.html, cards: [] })
  if (sent.custom_excerpt !== undefined) post.excerpt = sent.custom_excerpt
  if (sent.status !== undefined) post.status = sent.status
  if (post.status === 'published') post.publishedAt ??= ghost.now()
  // A change within the second of the one before would not be told apart.
  post.updatedAt = new Date(Math.max(ghost.now().getTime(), inSeconds(post.updatedAt) + 1000))
}

const onePost = (status: number, ghost: Ghost, post: MadeUpPost, { query }: AskedOfStandIn): Answer => ({
  status,
  body: { posts: [writePost(ghost, post, query.get('formats') ?? 'lexical')] },
})

/** Text is given only in the formats that are asked for. */
const writePost = ({ url }: Ghost, post: MadeUpPost, formats: string): object => ({
  id: post.id,
  uuid: post.id,
  title: post.title,
  slug: post.slug,
  status: post.status,
  visibility: 'public',
  custom_excerpt: post.excerpt,
  url: `${url}/${post.status === 'published' ? '' : 'p/'}${post.slug}/`,
  updated_at: stamp(post.updatedAt),
  published_at: post.publishedAt && stamp(post.publishedAt),
  ...(formats.includes('html') ? { html: post.html } : {}),
  ...(formats.includes('lexical') ? { lexical: writeLexical(post) } : {}),
})

const writeLexical = ({ cards }: MadeUpPost): string =>
  JSON.stringify({
    root: {
      type: 'root',
      children: [
        { type: 'paragraph', children: [{ type: 'extended-text', text: 'Hello.' }] },
        ...cards.map((type) => ({ type })),
      ],
    },
  })

const writeMember = (member: MadeUpMember): object => ({
  id: createHmac('sha1', 'member').update(member.email).digest('hex').slice(0, 24),
  email: member.email,
  name: member.name,
  note: 'A private note',
  subscribed: member.newsletters.length > 0,
  newsletters: member.newsletters.map((name) => ({ id: name, name, status: 'active' })),
  email_suppression: { suppressed: member.isSuppressed, info: null },
  status: 'free',
  labels: [],
  last_seen_at: member.seenAt && stamp(member.seenAt),
  created_at: stamp(member.createdAt),
  updated_at: stamp(member.updatedAt),
})

function page<Item>(
  { query }: AskedOfStandIn,
  name: string,
  items: readonly Item[],
  writeItem: (item: Item) => object,
): Answer {
  const limit = Math.min(largestPage, Number(query.get('limit') ?? 15))
  const number = Number(query.get('page') ?? 1)
  const pages = Math.max(1, Math.ceil(items.length / limit))
  const from = (number - 1) * limit
  const pagination = {
    page: number,
    limit,
    pages,
    total: items.length,
    next: number < pages ? number + 1 : null,
    prev: number > 1 ? number - 1 : null,
  }
  return {
    status: 200,
    items: name,
    body: { [name]: items.slice(from, from + limit).map(writeItem), meta: { pagination } },
  }
}
