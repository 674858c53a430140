import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { compressFile } from '../../apps/web/build-plugins.ts'
import { createIndex } from '../../apps/web/src/help/help-search.ts'
import { repository } from '../repository.ts'
import { groups } from './pages.ts'
import { readPage, type HelpPage } from './read-page.ts'
import { renderPage, type Assets } from './render-page.ts'

const source = join(repository, 'docs/help')
const web = join(repository, 'apps/web')

/** Where the API finds it. */
export const helpFolder = join(web, 'dist/help')

/** Makes the whole site: a page for each Markdown file, one script, one sheet and the index of the search. */
export async function buildHelp(folder = helpFolder): Promise<void> {
  const assets = await buildAssets(folder)
  const pages = await readPages()
  const titleOf = (name: string): string => pages.find((page) => page.name === name)!.title
  const texts = [
    ...pages.map((page) => ({ name: `${page.name}.html`, content: renderPage(page, titleOf, assets) })),
    { name: 'search.json', content: JSON.stringify(indexOf(pages)) },
  ]
  for (const { name, content } of texts) await writeFile(join(folder, name), content)
  const copied = ['color-scheme.js', 'layers.css', 'favicon.svg']
  for (const name of copied) await cp(join(web, 'public', name), join(folder, name))
  for (const name of [...texts.map(({ name }) => name), ...copied]) await compressFile(join(folder, name))
}

/** Fails if a page is listed and not there, or there and not listed. */
export async function readPages(): Promise<HelpPage[]> {
  const listed = groups.flatMap(({ pages }) => pages)
  const found = (await readdir(source)).map((file) => file.replace(/\.md$/, ''))
  const unlisted = found.filter((name) => !listed.includes(name))
  if (unlisted.length > 0) throw new Error(`Not in tools/help/pages.ts: ${unlisted.join(', ')}`)
  return Promise.all(listed.map(async (name) => readPage(name, await readFile(join(source, `${name}.md`), 'utf8'))))
}

async function buildAssets(folder: string): Promise<Assets> {
  await mkdir(folder, { recursive: true })
  const built = await build({
    configFile: false,
    root: web,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(web, 'src/help/help.ts') },
    },
  })
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const named = (pattern: RegExp): string => files.find(({ fileName }) => pattern.test(fileName))!.fileName
  const assets = { script: named(/\.js$/), sheet: named(/\.css$/) }
  for (const name of Object.values(assets)) await compressFile(join(folder, name))
  return assets
}

const indexOf = (pages: readonly HelpPage[]) =>
  createIndex(
    pages.flatMap(({ name, title, sections }) =>
      sections.map(({ id, depth, heading, text }) => ({
        address: `${name === 'index' ? './' : `${name}.html`}${id ? `#${id}` : ''}`,
        title,
        heading: depth === 1 ? '' : heading,
        text,
      })),
    ),
  )
