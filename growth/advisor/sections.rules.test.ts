import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sectionsOf } from './sections.rules.ts'

test('a document becomes sections of plain sentences', () => {
  const text = [
    'An **opening** with `SOME_KEY`. It says z.B. this.',
    '## How *it* works',
    '- First. Second!',
    '- [Third](other.md) one',
    '| word | means |\n| ---- | ----- |\n| path | a way |',
    '```\ncode is left out\n```',
  ].join('\n\n')
  expect(sectionsOf('Title', text)).toEqual([
    { heading: 'Title', anchor: null, sentences: ['An opening with SOME_KEY.', 'It says z.B. this.'] },
    {
      heading: 'How it works',
      anchor: 'how-it-works',
      sentences: ['First.', 'Second!', 'Third one', 'word – means', 'path – a way'],
    },
  ])
})

test('every sentence of the help stands there as it is quoted, but for marks', () => {
  const folder = join(import.meta.dirname, '../../docs/help')
  const bare = (text: string) => text.replace(/\]\([^)]*\)/g, '').replace(/[^\p{L}\p{N}_]+/gu, ' ')
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.md'))) {
    const written = readFileSync(join(folder, name), 'utf8')
    const whole = bare(written)
    const sentences = sectionsOf(name, written).flatMap((section) => section.sentences)
    expect(sentences.length).toBeGreaterThan(5)
    for (const sentence of sentences) expect(whole).toContain(bare(sentence).trim())
  }
})
