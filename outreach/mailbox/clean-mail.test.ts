import { expect, test } from 'vitest'
import { cleanMail, cleanText } from './clean-mail.ts'
import { hostileHtml, tracker } from './hostile-mails-for-tests.ts'

const runs =
  /<(?:script|style|svg|math|iframe|frame|object|embed|applet|form|input|button|meta|base|link|video|audio|source|picture|img|template|noscript)\b|\son\w+\s*=|(?:javascript|vbscript|data):|style\s*=|url\(|srcset|background/i

test.each(Object.entries(hostileHtml))('nothing is left that runs or loads: %s', (_name, html) => {
  const { html: clean } = cleanMail(html)
  expect(clean).not.toMatch(runs)
  // A link may lead there, if somebody clicks it; nothing may be loaded from there.
  expect(clean.replace(/href="[^"]*"/g, '')).not.toContain(tracker)
  expect(clean).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
})

test('text, lists, tables and links stay, and links say nothing about where they were clicked', () => {
  const { html } = cleanMail(
    '<p>Hello <b>Ana</b></p><ul><li>One</li></ul><a href="https://acme.example/deck">Deck</a><table><tr><td colspan="2">1</td></tr></table>',
  )
  expect(html).toContain('<p>Hello <b>Ana</b></p><ul><li>One</li></ul>')
  expect(html).toContain('href="https://acme.example/deck"')
  expect(html).toContain('rel="noopener noreferrer nofollow"')
  expect(html).toContain('<td colspan="2">')
})

test('pictures that were left out are counted', () => {
  expect(cleanMail('<img src="https://a.example/1.png"><p>Hi</p><img src="cid:2">').picturesLeftOut).toBe(2)
})

test('text without HTML stays what was typed', () => {
  expect(cleanText('a < b & "c"\n<script>1</script>').html).toBe(
    '<pre>a &lt; b &amp; &quot;c&quot;\n&lt;script&gt;1&lt;/script&gt;</pre>',
  )
})

test('a quarter of a megabyte of tags keeps the server for less than four seconds', () => {
  const before = performance.now()
  cleanMail('<div><p>'.repeat(32_000))
  cleanMail(`<a href="${'x'.repeat(250_000)}">${'&amp;'.repeat(40_000)}`)
  expect(performance.now() - before).toBeLessThan(4_000)
  expect(cleanMail('<div><p>'.repeat(32_000)).isCut).toBe(true)
  expect(cleanMail('<p>Short</p>').isCut).toBe(false)
})
