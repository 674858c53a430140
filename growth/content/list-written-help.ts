import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { pagesUrlOf } from '../sites/pages-url.ts'
import { listInstructions } from './content.store.ts'
import { docs, guides } from './kinds.ts'
import { listOwnPages } from './own-help.ts'

/** What says how something is done: a page of the product’s help, or a published document of the workspace. */
export interface Instruction {
  kind: 'help' | 'docs' | 'guides'
  /** Of the workspace’s document; null for the help of the product. */
  id: string | null
  title: string
  language: string
  /** Markdown. */
  text: string
  url: string | null
  /** Null: comes with the release that runs here. */
  publishedAt: Date | null
  writtenAt: Date | null
  /** The workspace has written a newer version and not published it. */
  hasNewerDraft: boolean
}

/** The help of the product, then what this workspace has published, newest first, at most so many. */
export async function listInstructionTexts(
  tx: Tx,
  services: Services,
  { workspaceId, most }: { workspaceId: string; most: number },
): Promise<Instruction[]> {
  const pagesUrl = pagesUrlOf(services)
  const rows = await listInstructions(tx, { workspaceId, kinds: [docs.name, guides.name], limit: most })
  const own = (await listOwnPages(services)).map((page): Instruction => ({
    kind: 'help',
    id: null,
    title: page.title,
    language: 'en',
    text: `${page.summary}\n\n${page.body}`,
    url: page.url,
    publishedAt: null,
    writtenAt: null,
    hasNewerDraft: false,
  }))
  return [
    ...own,
    ...rows.map(({ id, kind, slug, fields, publishedAt, writtenAt, hasNewerDraft }): Instruction => ({
      kind: kind === guides.name ? 'guides' : 'docs',
      id,
      title: fields['title'] ?? '',
      language: fields['language'] ?? 'en',
      text: `${fields['summary'] ?? ''}\n\n${fields['body'] ?? ''}`,
      url: pagesUrl === null || slug === null ? null : `${pagesUrl}/p/${slug}`,
      publishedAt,
      writtenAt,
      hasNewerDraft,
    })),
  ]
}
