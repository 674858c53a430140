import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { PublicDocument, PublicItem } from './content.contract.ts'
import { renderMarkdown } from './render-body.ts'

const folder = join(import.meta.dirname, '../../docs/help')

/** What one does step by step; the other pages of the help are documents. */
const guideNames = new Set([
  'first-day',
  'install',
  'connect',
  'upgrade',
  'backup',
  'growth',
  'playbooks',
  'assistants',
  'client',
])

interface OwnPage {
  name: string
  title: string
  summary: string
  body: string
}

let read: Promise<OwnPage[]> | undefined

const readAll = async (): Promise<OwnPage[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted()
  return Promise.all(names.map(async (name) => readOne(name, await readFile(join(folder, name), 'utf8'))))
}

/** Each begins with its title and a paragraph that sums it up, which `npm run build:help` demands. */
function readOne(file: string, markdown: string): OwnPage {
  const [heading = '', summary = '', ...rest] = markdown.split(/\n{2,}/)
  return {
    name: basename(file, '.md'),
    title: heading.replace(/^#\s+/, ''),
    summary: summary.replace(/\[([^\]]+)\]\([^)]*\)|[*_`]/g, '$1').replaceAll('\n', ' '),
    body: rest.join('\n\n'),
  }
}

const pagesOf = async (kind: string): Promise<OwnPage[]> => {
  read ??= readAll().catch((error: unknown) => {
    // A failing read is tried again by whoever comes next.
    read = undefined
    throw error
  })
  const pages = await read
  if (kind === 'guides') return pages.filter(({ name }) => guideNames.has(name))
  return kind === 'docs' ? pages.filter(({ name }) => !guideNames.has(name)) : []
}

const helpUrl = ({ config }: Services, name: string): string =>
  new URL(name === 'index' ? '/help/' : `/help/${name}.html`, config.PUBLIC_URL).href

const toItem = (services: Services, { name, title, summary }: OwnPage): PublicItem => ({
  slug: name,
  title,
  summary,
  language: 'en',
  publishedAt: null,
  changedAt: null,
  url: helpUrl(services, name),
})

/** Every page of the help but its table of contents, with its address. */
export const listOwnPages = async (services: Services): Promise<(OwnPage & { url: string })[]> =>
  (await (read ??= readAll()))
    .filter(({ name }) => name !== 'index')
    .map((page) => ({ ...page, url: helpUrl(services, page.name) }))

/** Of the release that runs here. Of other kinds than documents and guides the product has none. */
export const listOwnHelp = async (services: Services, kind: string): Promise<PublicItem[]> =>
  (await pagesOf(kind)).map((page) => toItem(services, page))

export async function readOwnHelp(services: Services, kind: string, slug: string): Promise<PublicDocument> {
  const page = (await pagesOf(kind)).find(({ name }) => name === slug)
  if (!page) throw notFound('document')
  const { title, summary, body } = page
  // Pages link to the Markdown beside them.
  const linked = body.replace(
    /\]\(([\w-]+)\.md(#[^)]*)?\)/g,
    (_, name: string, hash = '') => `](${helpUrl(services, name)}${hash})`,
  )
  return {
    ...toItem(services, page),
    fields: { title, summary, body, language: 'en' },
    html: renderMarkdown(linked),
  }
}
