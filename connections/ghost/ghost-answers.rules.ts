import { z } from 'zod'
import { cleanText } from '@wellmet/platform/files/text/clean-text.rules.ts'
import { emailOf } from '@wellmet/platform/files/text/email-address.rules.ts'
import { ghostPostStates, type GhostPost, type GhostPostSummary } from './ghost.contract.ts'

const longestName = 200

const At = z.iso.datetime({ offset: true })
const Pagination = z.object({
  pagination: z.object({ next: z.int().nullish(), total: z.int().default(0) }),
})

const Site = z.object({ site: z.object({ title: z.string(), url: z.url() }) })

const Summary = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(ghostPostStates),
  url: z.string().nullish(),
  updated_at: At,
  published_at: At.nullish(),
})
const Post = Summary.extend({
  custom_excerpt: z.string().nullish(),
  html: z.string().nullish(),
  lexical: z.string().nullish(),
  mobiledoc: z.string().nullish(),
})
type Post = z.infer<typeof Post>

const Posts = z.object({ posts: z.array(Summary), meta: Pagination })
const OnePost = z.object({ posts: z.array(Post).min(1) })

const Member = z.object({
  id: z.string(),
  email: z.string().nullish(),
  name: z.string().nullish(),
  /** Gone from some versions, where the list of newsletters says it. */
  subscribed: z.boolean().optional(),
  newsletters: z.array(z.object({ name: z.string().optional() })).optional(),
  email_suppression: z.object({ suppressed: z.boolean() }).nullish(),
  created_at: At,
  updated_at: At.nullish(),
  last_seen_at: At.nullish(),
})
const Members = z.object({ members: z.array(Member), meta: Pagination })

const iso = (at: string): string => new Date(at).toISOString()
const webAddress = (url: string | null | undefined): string | null =>
  url && /^https?:/i.test(url) && URL.canParse(url) ? url : null

export function readSite(json: unknown): { title: string; url: string } {
  const { title, url } = Site.parse(json).site
  // Whatever looks like an address of mail would count as one of the member's own.
  return { title: cleanText(title.replaceAll('@', ' at '), longestName) ?? new URL(url).hostname, url }
}

const toSummary = (post: z.infer<typeof Summary>): GhostPostSummary => ({
  id: post.id,
  title: post.title,
  state: post.status,
  url: webAddress(post.url),
  updatedAt: iso(post.updated_at),
  publishedAt: post.published_at ? iso(post.published_at) : null,
})

export function readPosts(json: unknown): { items: GhostPostSummary[]; next: string | null; total: number } {
  const { posts, meta } = Posts.parse(json)
  const { next, total } = meta.pagination
  return { items: posts.map(toSummary), next: next ? String(next) : null, total }
}

export function readPost(json: unknown): GhostPost {
  const post = OnePost.parse(json).posts[0]!
  return {
    ...toSummary(post),
    excerpt: post.custom_excerpt ?? null,
    html: post.html ?? '',
    hasCards: hasCards(post),
  }
}

/** What HTML says as well. Everything else in a post is a card, which writing its text as HTML would change or lose. */
const plainNodes: ReadonlySet<string> = new Set([
  'root',
  'paragraph',
  'heading',
  'extended-heading',
  'list',
  'listitem',
  'quote',
  'extended-quote',
  'aside',
  'link',
  'autolink',
  'text',
  'extended-text',
  'linebreak',
  'horizontalrule',
  'tab',
])

interface LexicalNode {
  type?: unknown
  children?: unknown
}

function hasCards({ lexical, mobiledoc }: Post): boolean {
  if (lexical) {
    try {
      return isCard((JSON.parse(lexical) as { root?: LexicalNode }).root ?? {})
    } catch {
      return true
    }
  }
  // The older format: its cards are a list.
  return mobiledoc ? !/"cards":\s*\[\s*\]/.test(mobiledoc) : false
}

const isCard = ({ type, children }: LexicalNode): boolean =>
  !plainNodes.has(String(type)) || (Array.isArray(children) && (children as LexicalNode[]).some(isCard))

/** A member of the site, and whether a newsletter goes to them. */
export interface ListedMember {
  email: string
  name: string | null
  isSubscribed: boolean
  /** They signed in or opened a mail, so the address is theirs. */
  wasSeen: boolean
  since: Date
}

export function readMembers(json: unknown): { items: ListedMember[]; left: number; next: number | null } {
  const { members, meta } = Members.parse(json)
  const items = members.flatMap((member): ListedMember[] => {
    const email = emailOf(member.email ?? '')
    if (email === undefined) return []
    const isSubscribed = member.newsletters ? member.newsletters.length > 0 : member.subscribed === true
    return [
      {
        email: email.toLowerCase(),
        name: cleanText(member.name ?? '', longestName) ?? null,
        isSubscribed: isSubscribed && member.subscribed !== false && member.email_suppression?.suppressed !== true,
        wasSeen: Boolean(member.last_seen_at),
        since: new Date(member.created_at),
      },
    ]
  })
  return { items, left: members.length - items.length, next: meta.pagination.next ?? null }
}
