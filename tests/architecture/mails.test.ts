import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { readRepositoryFile, repositoryFiles } from '../../tools/check/files.ts'
import { repository } from '../../tools/repository.ts'
import { mailSamples, publicUrl, usual, type Typed } from '../mails/mail-samples.ts'
import { contrast, declarationsIn, linksIn, linksInText, tagsIn, wordsInHtml, wordsInText } from '../mails/read-mail.ts'
import { writeSamples } from '../mails/written-mails.ts'

const sources = repositoryFiles().filter(
  (path) => path.endsWith('.ts') && !/\.test\.ts$|^(?:tests|tools|bench)\//.test(path),
)
const [english, german] = [writeSamples('en', usual), writeSamples('de', usual)]
const all = [...english, ...german]

test('every function that writes a mail has a sample here, and only files of mails write any', async () => {
  const files = sources.filter((path) => path.endsWith('.mails.ts'))
  const exported = await Promise.all(
    files.map(async (path) => Object.entries(await import(pathToFileURL(`${repository}/${path}`).href))),
  )
  const writers = exported.flat().filter(([name, value]) => typeof value === 'function' && name.endsWith('Mail'))
  expect(Object.keys(mailSamples(usual)).toSorted()).toEqual(writers.map(([name]) => name).toSorted())
  const mayWriteBlocks = new Set([
    'introductions/asks/ask-email.rules.ts',
    'introductions/briefs/brief-mail.rules.ts',
    'platform/mail/mail-blocks.rules.ts',
    // Slack calls the parts of its messages so.
    'connections/providers/slack/slack-chat.ts',
  ])
  const others = sources.filter((path) => !path.endsWith('.mails.ts') && !mayWriteBlocks.has(path))
  expect(others.filter((path) => /\bblocks: \[/.test(readRepositoryFile(path)))).toEqual([])
})

test('every kind of mail has a sample', () => {
  const kinds = sources
    .filter((path) => path.endsWith('.mails.ts'))
    .flatMap((path) => [
      ...readRepositoryFile(path).matchAll(/kind: '([a-z]+\.[a-z-]+)'|MailKind = '([a-z]+\.[a-z-]+)'/g),
    ])
    .map(([, kind, named]) => kind ?? named)
  const sampled = new Set(english.flatMap(({ mail }) => mail?.kind ?? []))
  expect(new Set(kinds)).toEqual(sampled)
  expect(sampled.size).toBeGreaterThan(20)
})

test.each(all)(
  '$name has the same words and the same links in both parts, and all lead to this server',
  ({ text, html }) => {
    expect(wordsInHtml(html)).toEqual(wordsInText(text))
    expect(linksIn(html)).toEqual(linksInText(text))
    for (const link of linksIn(html)) expect(new URL(link).origin).toBe(publicUrl)
  },
)

test.each(all)('$name loads nothing, runs nothing and is not cut off', ({ text, html }) => {
  expect(html).not.toMatch(/<(?:script|img|link|iframe|form|svg|object|video)\b|url\(|@import|@font-face|\son\w+=/i)
  // Gmail shows the first 102 kB.
  expect(Buffer.byteLength(html)).toBeLessThan(40_000)
  expect(text.trim()).not.toBe('')
})

/** What the Word engine of classic Outlook for Windows reads otherwise, or not at all. */
const unknownToWord = new Set([
  'display:flex',
  'display:grid',
  'position',
  'float',
  'gap',
  'background-image',
  'transform',
])

test.each(all)('$name keeps to what Outlook for Windows can draw', ({ html }) => {
  for (const { tag, properties } of tagsIn(html)) {
    expect(properties.filter((property) => unknownToWord.has(property))).toEqual([])
    // They have no size there: use a table or a paragraph.
    expect(['div', 'span', 'ul']).not.toContain(tag)
  }
  // Padding of a link is unknown there, so the cell of a button has its own; a background is one of the cell.
  for (const cell of html.match(/<td[^>]*class="(?:main|other)"[^>]*>/g) ?? [])
    expect(cell).toMatch(/ bgcolor="#[\da-f]{6}".*mso-padding-alt/)
  for (const table of html.match(/<table[^>]*>/g) ?? [])
    expect(table).toMatch(/role="presentation".*cellpadding="0" cellspacing="0" border="0"/)
})

test.each(all)('$name is readable where the style element is taken out, and in the dark', ({ html }) => {
  const stripped = html.replace(/<style>.*?<\/style>/s, '').replaceAll(/ class="[^"]*"/g, '')
  const texts = tagsIn(stripped).filter(({ tag }) => tag === 'p' || tag === 'a')
  for (const { tag, style } of texts) {
    const { color = '#000000', background = '#ffffff' } = style
    // White is what the main button has on it, whose color is that of its cell.
    const on = tag === 'a' && color === '#ffffff' ? '#2557d6' : background
    expect(contrast(color, on)).toBeGreaterThanOrEqual(4.5)
  }
  const paragraphs = texts.filter(({ tag }) => tag === 'p')
  expect(paragraphs.filter(({ style }) => !style['font-size']?.endsWith('px'))).toEqual([])
  const dark = declarationsIn(html)
  for (const kind of ['ink', 'quiet', 'link'] as const)
    expect(contrast(dark[`.${kind}`]!['color']!, dark['.page']!['background']!)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(dark['.other a']!['color']!, dark['.other']!['background']!)).toBeGreaterThanOrEqual(4.5)
  expect(contrast('#ffffff', dark['.main']!['background']!)).toBeGreaterThanOrEqual(4.5)
})

test('a person’s words come before ours, and the legal lines come last', () => {
  const own = all.filter(({ mail }) => mail && !mail.isToForward)
  const kindsOf = ({ mail }: (typeof all)[number]) => mail!.blocks.map(({ is }) => is)
  // The small print stands at the end.
  const smallAmongOthers = own.filter((one) =>
    /small,(?!small)/.test(
      kindsOf(one)
        .join(',')
        .replace(/small$/, 'small,small'),
    ),
  )
  expect(smallAmongOthers.map(({ name }) => name)).toEqual([])
  const lastLines = /\n-- \n(?:Stop emails.*\n)?Never email me again: \S+\nYour data, and how to delete it: \S+\n$/
  const outside = english.filter(({ mail }) => mail?.sender && !mail.isToForward)
  expect(outside.filter(({ text }) => !lastLines.test(text))).toEqual([])
  // Whoever is asked to confirm an address that anybody may have typed can end all email at once.
  const others = english.filter((one) => !outside.includes(one) && !one.name.startsWith('confirmationMail'))
  expect(others.filter(({ text, html }) => `${text}${html}`.includes('/never-email/'))).toEqual([])
})

test('a mail in German has no English sentence in it', () => {
  const sentences = (written: typeof all, at: number): string[] =>
    (written[at]?.mail?.blocks ?? []).flatMap((block) => {
      if (block.is === 'says' || block.is === 'small') return [block.text]
      if (block.is === 'words') return block.by ?? []
      return block.is === 'buttons' ? block.links.map(({ label }) => label) : []
    })
  for (const [at, { name, mail, html, subject }] of german.entries()) {
    const known = new Set(sentences(english, at))
    // A name alone signs in every language.
    const same = sentences(german, at).filter(
      (one) => known.has(one) && one.includes(' ') && !one.startsWith('Ana Lima'),
    )
    expect({ name, same }).toEqual({ name, same: [] })
    expect(html.includes('<html lang="de">') || mail === null).toBe(true)
    // What a person typed stays as it is.
    expect(subject !== english[at]!.subject || name === 'forwardMail' || mail === null).toBe(true)
  }
})

const hostile = `<script>alert(1)</script><img src=x onerror=alert(1)>"'\`&<!--</p></td>\u202e--> https://evil.example/x`
const hostileTyped: Typed = {
  name: (name) => `${name} ${hostile}`,
  text: (text) => `${text}\n\n${hostile}\n<a href="https://evil.example">click</a>\n.\nBcc: eve@evil.example`,
}

test.each(writeSamples('en', hostileTyped))(
  'hostile names and texts in $name stay text in both parts',
  ({ text, html, name }) => {
    const known = new Set(english.flatMap((written) => tagsIn(written.html).map(({ tag }) => tag)))
    for (const { tag } of tagsIn(html)) expect(known, `${name}: ${tag}`).toContain(tag)
    expect(linksIn(html).every((link) => link.startsWith(`${publicUrl}/`))).toBe(true)
    expect(html).not.toContain('\u202e')
    expect(wordsInHtml(html)).toEqual(wordsInText(text))
  },
)

test('what a person typed keeps its lines', () => {
  const { html, text } = english.find(({ name }) => name === 'askMail-1')!
  expect(html).toContain('how Kade plans its berths.<br>\nI have something they may like.')
  expect(text).toContain('how Kade plans its berths.\nI have something they may like.')
})
