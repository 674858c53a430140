import type { DemoCity } from './demo-cities.ts'
import type { Industry } from './demo-titles.ts'
import type { RelationshipKind } from './demo-rhythms.ts'

export interface DemoTeammate {
  given: string
  family: string
  name: string
  email: string
  slug: string
  headline: string
  city: DemoCity
  /** The newest first. */
  positions: readonly {
    company: string
    title: string
    city: DemoCity
    startedYearsAgo: number
    endedYearsAgo: number
  }[]
  /** `ana` stands for sharing with Ana alone. */
  sharing: 'private' | 'workspace' | 'ana'
  /** Where their people are to be found. */
  industries: readonly Industry[]
  cities: readonly DemoCity[]
  /** How many people they know, and how well. */
  knows: Readonly<Record<RelationshipKind, number>>
}

export const demoPassword = 'warm introductions'
export const demoWorkspace = 'Halyard'

/** The one to sign in as comes first. Few of her ties are strong, so that the ways through the others matter to her. */
export const demoTeam: readonly [DemoTeammate, ...DemoTeammate[]] = [
  {
    given: 'Ana',
    family: 'Lima',
    name: 'Ana Lima',
    email: 'ana@demo.wellmet.example',
    slug: 'ana-lima-halyard',
    headline: 'Founder, Halyard',
    city: 'Lisbon',
    positions: [
      { company: 'Halyard', title: 'Founder', city: 'Lisbon', startedYearsAgo: 2, endedYearsAgo: 0 },
      { company: 'Alderpay', title: 'Product Manager', city: 'Lisbon', startedYearsAgo: 6, endedYearsAgo: 2 },
      { company: 'Tandem Advisory', title: 'Consultant', city: 'Zürich', startedYearsAgo: 9, endedYearsAgo: 6 },
    ],
    sharing: 'private',
    industries: ['finance', 'investing', 'advising'],
    cities: ['Lisbon', 'Porto', 'Zürich', 'London'],
    knows: knows([4, 4, 4, 3, 15, 16, 5, 5, 9, 108, 6]),
  },
  {
    given: 'Kofi',
    family: 'Mensah',
    name: 'Kofi Mensah',
    email: 'kofi@demo.wellmet.example',
    slug: 'kofi-mensah-partnerships',
    headline: 'Partnerships at Halyard',
    city: 'London',
    positions: [
      { company: 'Halyard', title: 'Head of Partnerships', city: 'London', startedYearsAgo: 1, endedYearsAgo: 0 },
      { company: 'Portolan', title: 'Commercial Director', city: 'London', startedYearsAgo: 7, endedYearsAgo: 1 },
    ],
    sharing: 'workspace',
    industries: ['logistics', 'energy', 'manufacturing', 'investing'],
    cities: ['London', 'Accra', 'Hamburg', 'Lagos'],
    knows: knows([9, 10, 12, 4, 24, 22, 6, 7, 12, 88, 6]),
  },
  {
    given: 'Mei-Lin',
    family: 'Zhao',
    name: 'Mei-Lin Zhao',
    email: 'meilin@demo.wellmet.example',
    slug: 'meilin-zhao',
    headline: 'Engineering at Halyard',
    city: 'Berlin',
    positions: [
      { company: 'Halyard', title: 'Head of Engineering', city: 'Berlin', startedYearsAgo: 2, endedYearsAgo: 0 },
      { company: 'Brambleworks', title: 'Engineering Manager', city: 'Berlin', startedYearsAgo: 6, endedYearsAgo: 2 },
      { company: 'Inkstone', title: 'Engineer', city: 'San Francisco', startedYearsAgo: 10, endedYearsAgo: 6 },
    ],
    sharing: 'ana',
    industries: ['software', 'security', 'health'],
    cities: ['Berlin', 'San Francisco', 'Singapore', 'Munich'],
    knows: knows([7, 8, 10, 3, 18, 18, 5, 5, 10, 74, 5]),
  },
  {
    given: 'Jonas',
    family: 'Weber',
    name: 'Jonas Weber',
    email: 'jonas@demo.wellmet.example',
    slug: 'jonas-weber-design',
    headline: 'Design at Halyard',
    city: 'Vienna',
    positions: [
      { company: 'Halyard', title: 'Product Designer', city: 'Vienna', startedYearsAgo: 1, endedYearsAgo: 0 },
      { company: 'Pinecone & Daughters', title: 'Designer', city: 'Stockholm', startedYearsAgo: 5, endedYearsAgo: 1 },
    ],
    sharing: 'private',
    industries: ['retail', 'media', 'food'],
    cities: ['Vienna', 'Stockholm', 'New York'],
    knows: knows([5, 5, 6, 2, 12, 12, 4, 4, 6, 50, 4]),
  },
]

type Counts = [number, number, number, number, number, number, number, number, number, number, number]

/** In the order of the kinds of ties, from the closest down. */
function knows(counts: Counts): Record<RelationshipKind, number> {
  const [close, regular, occasional, recent, fading, dormant, unanswered, unreturned, chatting, connected, listed] =
    counts
  return { close, regular, occasional, recent, fading, dormant, unanswered, unreturned, chatting, connected, listed }
}
