import { expect, test } from 'vitest'
import { pathSentence, pathText } from './path-text.ts'
import type { DrawnPath } from './path-shapes.ts'
import { kitMessages } from './kit.messages.ts'

const now = new Date('2026-11-15T12:00:00Z')
const path: DrawnPath = {
  you: { id: 'u', name: 'Mara Lind' },
  status: 'probable',
  confidence: 61,
  hops: [
    {
      person: { id: 'a', name: 'Ana Ribeiro', role: 'Partner', company: 'Northgate' },
      edge: {
        strength: 82,
        warmth: 'fresh',
        basis: 'verified',
        evidence: [{ label: '14 mails', at: '2026-11-09T08:00:00Z' }, { label: '3 meetings' }],
      },
    },
    {
      person: { id: 't', name: 'Tomasz Nowak' },
      edge: { strength: null, warmth: 'unknown', basis: 'unknown', evidence: [] },
    },
  ],
}

test('the mail text names everyone, every fact and every date', () => {
  expect(pathText(path, now)).toBe(
    [
      'You > Ana Ribeiro (Partner, Northgate) > Tomasz Nowak',
      '',
      'You and Ana Ribeiro: strength 82, fresh, verified',
      '  - 14 mails (Nov 9)',
      '  - 3 meetings',
      '',
      'Ana Ribeiro and Tomasz Nowak: strength unknown, last contact unknown',
    ].join('\n'),
  )
})

test('unknown strength is said as unknown, never as 0', () => {
  expect(pathSentence(path)).toContain('Tomasz Nowak (strength unknown')
  expect(pathSentence(path)).not.toContain('strength 0')
})

test('no path is said plainly', () => {
  expect(pathText({ ...path, status: 'none', hops: [] }, now)).toBe(kitMessages.noPath())
})
