import { expect, test } from 'vitest'
import '../sites/sites.messages.de.ts'
import './content.messages.de.ts'
import { hostilePayloads } from './hostile-payloads-for-tests.ts'
import { kinds } from './kinds.ts'
import { renderMarkdown } from './render-body.ts'
import { renderPage } from './render-page.ts'

const publicUrl = 'http://wellmet.test'
const around = { workspace: 'Acme', siteKey: 'a'.repeat(20), publicUrl, pagesUrl: 'http://pages.test', slug: 'a' }
const shown = { publishedAt: new Date(0), isIndexed: true, isPreview: false }
const pageKinds = kinds.filter(({ place }) => place === 'page')

/** The tags of a page with their attributes, as a browser reads them: a quoted attribute may hold any sign but its quote. */
const tagsOf = (html: string): string[] =>
  html.replace(/<style>[\s\S]*?<\/style>/, '').match(/<\/?[a-z][^\s>"]*(?:[^>"]|"[^"]*")*>/gi) ?? []

const harmfulTag =
  /^<\/?(?:script|iframe|object|embed|img|svg|math|video|audio|base|template|noscript)\b|\s(?:on\w+|style|src|srcset|srcdoc|formaction|background|data-hostile)(?:[\s=>/]|$)/i
const harmfulAddress = /\s(?:href|action)="\s*(?!https?:\/\/|mailto:|data:,")/i
const isHarmful = (tag: string): boolean => harmfulTag.test(tag.replace(/"[^"]*"/g, '""')) || harmfulAddress.test(tag)

test('there are 40 payloads, each another', () => {
  expect(new Set(hostilePayloads).size).toBe(40)
})

test('no payload in any field of any kind becomes a tag or an attribute that runs or loads something', () => {
  let rendered = 0
  for (const kind of pageKinds)
    for (const payload of hostilePayloads)
      for (const name of Object.keys(kind.fields)) {
        const plain = Object.fromEntries(Object.keys(kind.fields).map((key) => [key, 'plain']))
        const html = renderPage({
          kind,
          fields: { ...plain, [name]: payload },
          ...around,
          workspace: payload,
          ...shown,
        })
        const found = tagsOf(html).filter(isHarmful)
        expect([kind.name, name, payload, found]).toEqual([kind.name, name, payload, []])
        rendered += 1
      }
  expect(rendered).toBe(hostilePayloads.length * pageKinds.flatMap(({ fields }) => Object.keys(fields)).length)
})

test('links lead nowhere but to the web and to mail, and say that we do not vouch for them', () => {
  expect(
    renderMarkdown('[a](https://a.example/?q="x") [b](mailto:b@a.example) [c](javascript:x) [d](//a.example)'),
  ).toBe(
    '<p><a href="https://a.example/?q=%22x%22" rel="nofollow noreferrer ugc">a</a> <a href="mailto:b@a.example" rel="nofollow noreferrer ugc">b</a> [c](javascript:x) <a>d</a></p>\n',
  )
})

test('a German page speaks German around its text', () => {
  const kind = pageKinds[0]!
  const fields = { title: 'Guten Tag', summary: 'Kurz.', body: '::: form demo\n:::', language: 'de' }
  const html = renderPage({ kind, fields, ...around, ...shown })
  for (const part of ['<html lang="de">', 'Veröffentlicht von Acme', 'Diese Seite melden', 'Demo'])
    expect(html).toContain(part)
})
