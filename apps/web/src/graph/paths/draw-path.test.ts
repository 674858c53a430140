import { expect, test } from 'vitest'
import { edgeStyle } from '../../kit/edge-style.ts'
import { pathsMessages as m } from '@wellmet/graph/paths/paths.messages.ts'
import { edgeOf } from './draw-path.ts'

const step = { strength: 23, freshness: 'cooling', basis: 'verified' } as const

test('a step is drawn by its own basis, whatever the whole path is called', () => {
  const inInferredPath = [edgeOf(step), edgeOf({ ...step, basis: 'inferred' })]
  expect(inInferredPath.map((edge) => edgeStyle(edge, 'compact').dash)).toEqual([undefined, '6 4'])
})

test('a step without evidence of its own, as in lists, has none to show', () => {
  expect(edgeOf(step)).toEqual({ strength: 23, warmth: 'cooling', basis: 'verified', evidence: [] })
})

test('what colleagues rest on says whether the public directory or one’s own contacts say it, and own mail does not', () => {
  const fact = (message: { code: string; params: object; text: string }, source: 'mail' | 'work' | 'contacts') => ({
    ...message,
    params: { ...message.params },
    source,
    lastAt: null,
  })
  const evidence = [fact(m.factMessages.message({ count: 3 }), 'mail'), fact(m.factColleagues.message(), 'work')]
  const stripe = m.factEmployer.message({ company: 'Stripe', period: 'now', since: '', until: '', people: 0 })
  expect(edgeOf({ ...step, evidence: [...evidence, fact(stripe, 'contacts')] }).evidence).toEqual([
    { label: '3 messages', source: 'mail' },
    { label: 'Worked at the same company', source: 'work', by: 'by the public directory' },
    { label: 'Both at Stripe', source: 'contacts', by: 'by your network' },
  ])
})
