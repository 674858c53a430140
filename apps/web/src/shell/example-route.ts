import type { Person, Route } from '../kit/route-shapes.ts'

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

/** Invented people. It stands where there is no real route yet: beside the sign-in form and on an empty home. */
export const exampleRoute = (you: Person = { id: 'you', name: 'You' }): Route => ({
  you,
  status: 'verified',
  confidence: null,
  hops: [
    {
      person: { id: 'ana-r', name: 'Ana Ribeiro', role: 'Partner', company: 'Northgate' },
      edge: {
        strength: 82,
        warmth: 'fresh',
        basis: 'verified',
        evidence: [
          { label: '14 mails', at: daysAgo(6), source: 'mail' },
          { label: '3 meetings', at: daysAgo(19), source: 'calendar' },
        ],
      },
    },
    {
      person: { id: 'tomasz-n', name: 'Tomasz Nowak', role: 'VP Engineering', company: 'Heliograph' },
      edge: {
        strength: 57,
        warmth: 'warm',
        basis: 'inferred',
        evidence: [{ label: 'both at Acme 2019–21, 60 people', source: 'work' }],
      },
    },
  ],
})
