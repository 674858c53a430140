import { addDays } from '@wellmet/platform/values/days.rules.ts'
import type { Person, DrawnPath } from '../kit/path-shapes.ts'

const daysAgo = (days: number): string => addDays(new Date(), -days).toISOString()

const you: Person = { id: 'you', name: 'Mara Lind' }
const ana: Person = { id: 'ana-r', name: 'Ana Ribeiro', role: 'Partner', company: 'Northgate' }
const tomasz: Person = { id: 'tomasz-n', name: 'Tomasz Nowak', role: 'VP Engineering', company: 'Heliograph' }
const priya: Person = { id: 'priya', name: 'Priya Raman', role: 'Head of Platform', company: 'Heliograph' }
const joost: Person = { id: 'joost', name: 'Joost de Wit', role: 'Founder', company: 'Kade Systems' }
const ingrid: Person = { id: 'ingrid', name: 'Ingrid Solheim', role: 'Chief Financial Officer', company: 'Fjordline' }

export const verified: DrawnPath = {
  you,
  status: 'verified',
  confidence: 84,
  hops: [
    {
      person: ana,
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
      person: tomasz,
      edge: {
        strength: 57,
        warmth: 'warm',
        basis: 'verified',
        evidence: [
          { label: '6 mails, both ways', at: daysAgo(24), source: 'mail' },
          { label: 'both at Acme 2019–21, 60 people', source: 'work' },
        ],
      },
    },
  ],
}

export const inferred: DrawnPath = {
  you,
  status: 'inferred',
  confidence: 38,
  hops: [
    {
      person: joost,
      edge: {
        strength: 44,
        warmth: 'cooling',
        basis: 'verified',
        evidence: [{ label: '5 mails', at: daysAgo(61), source: 'mail' }],
      },
    },
    {
      person: priya,
      edge: {
        strength: 31,
        warmth: 'dormant',
        basis: 'inferred',
        evidence: [{ label: 'both at Kade Systems 2017–18, 40 people', source: 'work' }],
      },
    },
  ],
}

export const unknownLeg: DrawnPath = {
  you,
  status: 'probable',
  confidence: null,
  hops: [
    {
      person: ana,
      edge: {
        strength: 82,
        warmth: 'fresh',
        basis: 'verified',
        evidence: [{ label: '14 mails', at: daysAgo(6), source: 'mail' }],
      },
    },
    {
      person: ingrid,
      edge: {
        strength: null,
        warmth: 'unknown',
        basis: 'unknown',
        evidence: [{ label: 'connected on LinkedIn', at: '2022-03-02T00:00:00Z', source: 'linkedin' }],
      },
    },
  ],
}

export const direct: DrawnPath = {
  you,
  status: 'verified',
  confidence: 71,
  hops: [
    {
      person: ana,
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
  ],
}

export const long: DrawnPath = {
  you,
  status: 'probable',
  confidence: 29,
  hops: [
    {
      person: joost,
      edge: {
        strength: 44,
        warmth: 'cooling',
        basis: 'verified',
        evidence: [{ label: '5 mails', at: daysAgo(61), source: 'mail' }],
      },
    },
    {
      person: ana,
      edge: {
        strength: 18,
        warmth: 'dormant',
        basis: 'probable',
        evidence: [{ label: 'one meeting of 4', at: daysAgo(210), source: 'calendar' }],
      },
    },
    {
      person: tomasz,
      edge: {
        strength: 57,
        warmth: 'warm',
        basis: 'verified',
        evidence: [{ label: '6 mails, both ways', at: daysAgo(24), source: 'mail' }],
      },
    },
  ],
}

export const none: DrawnPath = { you, status: 'none', confidence: null, hops: [] }
export const results = [verified, unknownLeg, inferred, long, none] as const
