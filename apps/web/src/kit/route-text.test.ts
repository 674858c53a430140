import { expect, test } from 'vitest'
import { routeSentence, routeText } from './route-text.ts'
import type { Route } from './route-shapes.ts'
import { kitMessages } from './kit.messages.ts'

const now = new Date('2026-11-15T12:00:00Z')
const route: Route = {
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
  expect(routeText(route, now)).toBe(
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
  expect(routeSentence(route)).toContain('Tomasz Nowak (strength unknown')
  expect(routeSentence(route)).not.toContain('strength 0')
})

test('no route is said plainly', () => {
  expect(routeText({ ...route, status: 'none', hops: [] }, now)).toBe(kitMessages.noPath())
})
