import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/services/temporary-folder.ts'
import { buildHelp, readPages } from './build-help.ts'
import { readPage } from './read-page.ts'

test('a page is read as title, summary and sections that can be linked to', () => {
  const page = readPage(
    'made-up',
    '# Back up & restore\n\nHow to *keep* what you have.\n\n## A `wellmet` command\n\nSee [install](install.md#first-start) & <more>.\n\n| a | b |\n| - | - |\n| 1 | 2 |\n',
  )
  expect(page).toMatchObject({ title: 'Back up & restore', summary: 'How to keep what you have.' })
  expect(page.sections).toEqual([
    { id: '', heading: 'Back up & restore', depth: 1, text: 'How to keep what you have.' },
    { id: 'a-wellmet-command', heading: 'A wellmet command', depth: 2, text: expect.stringContaining('a b 1 2') },
  ])
  expect(page.html).toContain('<a href="install.html#first-start">install</a>')
  expect(page.html).toContain('<div data-part="wide"')
})

test('a page without a summary is refused', () => {
  expect(() => readPage('made-up', '# Title\n\n- a list\n')).toThrow('must begin with a heading and a paragraph')
})

test('every link of the help leads somewhere', async () => {
  const pages = await readPages()
  const places = new Set(
    pages.flatMap(({ name, sections }) => [`${name}.html`, ...sections.map(({ id }) => `${name}.html#${id}`)]),
  )
  const broken = pages.flatMap(({ name, html }) =>
    [...html.matchAll(/ href="([^"]+)"/g)]
      .map(([, href]) => (href!.startsWith('#') ? `${name}.html${href}` : href!))
      .filter((href) => !places.has(href) && !/^(?:https:\/\/|\/docs$|\/openapi\.json$|\.\/$)/.test(href))
      .map((href) => `${name}: ${href}`),
  )
  expect(broken).toEqual([])
})

test('the site is built into any folder, and its pages name only what is in it', async () => {
  const folder = temporaryFolder()
  await buildHelp(folder)
  for (const { name } of await readPages()) {
    const html = readFileSync(join(folder, `${name}.html`), 'utf8')
    const named = [...html.matchAll(/<(?:link|script)[^>]* (?:href|src)="([^"]+)"/g)].map(([, address]) => address!)
    expect(named.length).toBeGreaterThan(4)
    expect(named.filter((address) => !existsSync(join(folder, address)))).toEqual([])
    // The content security policy of the product allows no script inside a page.
    expect(html).not.toMatch(/<script(?! [^>]*src=)/)
  }
  expect(existsSync(join(folder, 'search.json.br'))).toBe(true)
}, 60_000)
