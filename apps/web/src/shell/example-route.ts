import { addDays } from '@wellmet/platform/values/days.rules.ts'
import type { DrawnPath } from '../kit/path-shapes.ts'
import { shellMessages } from './shell.messages.ts'

const daysAgo = (days: number): string => addDays(new Date(), -days).toISOString()

/** Invented people. It stands where there is no real route yet: beside the sign-in form and on an empty home. */
export const exampleRoute = (): DrawnPath => ({
  you: { id: 'you', name: shellMessages.you() },
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
          { label: shellMessages.exampleEmails({ count: 14 }), at: daysAgo(6), source: 'mail' },
          { label: shellMessages.exampleMeetings({ count: 3 }), at: daysAgo(19), source: 'calendar' },
        ],
      },
    },
    {
      person: { id: 'tomasz-n', name: 'Tomasz Nowak', role: 'VP Engineering', company: 'Heliograph' },
      edge: {
        strength: 57,
        warmth: 'warm',
        basis: 'inferred',
        evidence: [
          {
            label: shellMessages.exampleSharedEmployer({ company: 'Acme', years: '2019–21', people: 60 }),
            source: 'work',
          },
        ],
      },
    },
  ],
})
