import type { LeadKind, LeadState } from '@wellmet/growth/leads/leads.contract.ts'
import type { Teammate } from './demo-happenings.ts'

export const demoSite = 'https://www.halyard.example'

export interface DemoLead {
  kind: Exclude<LeadKind, 'gtm'>
  daysAgo: number
  email: string
  name?: string
  company?: string
  message?: string
  source?: string
  /** What they answered to the email that asks whether the address is theirs. */
  answer?: 'confirm' | 'withdraw'
  state?: LeadState
  owner?: Teammate
}

/** Free mail, whose domain says nothing about a company, and that can be nobody's. */
const free = (name: string): string => `${name}@mailbox.example`

/** Who came by a form: some whom the team knows, some whose company it can reach, some whom nobody knows. */
export const demoLeads: readonly DemoLead[] = [
  {
    kind: 'demo',
    daysAgo: 96,
    email: 'luisa.pacheco@ferrywell.example',
    name: 'Luísa Pacheco',
    message: 'We lose a day at every port change. Show me how you settle fees.',
    source: 'Ports conference',
    state: 'won',
    owner: 'Kofi',
  },
  { kind: 'newsletter', daysAgo: 84, email: 'vikram.nair@atlanticrow.example', answer: 'confirm' },
  { kind: 'newsletter', daysAgo: 71, email: 'sanne.hoekstra@packhorse.example', answer: 'confirm' },
  { kind: 'newsletter', daysAgo: 66, email: free('tomas.reisz'), answer: 'withdraw' },
  { kind: 'newsletter', daysAgo: 52, email: 'beth.fairbairn@farviewcapital.example', answer: 'confirm' },
  {
    kind: 'contact',
    daysAgo: 47,
    email: free('student.of.logistics'),
    name: 'Ida Brandt',
    message: 'May I use your chart of port fees in my thesis?',
    state: 'closed',
    owner: 'Jonas',
  },
  { kind: 'waitlist', daysAgo: 33, email: 'ops@carbonfold.example', name: 'Signe Dahl', answer: 'confirm' },
  { kind: 'newsletter', daysAgo: 24, email: 'wanjiru@tallybird.example' },
  {
    kind: 'pitch',
    daysAgo: 19,
    email: 'maya.kowalski-reed@thirdcoast.example',
    name: 'Maya Kowalski-Reed',
    state: 'talking',
    owner: 'Ana',
  },
  {
    kind: 'demo',
    daysAgo: 13,
    email: 'h.albers@packhorse.example',
    name: 'Henrike Albers',
    message: 'We compare three tools for terminal fees this month.',
    source: 'Pricing page',
    state: 'talking',
    owner: 'Kofi',
  },
  { kind: 'waitlist', daysAgo: 8, email: 'maren@inkstone.example', name: 'Maren Oduya' },
  {
    kind: 'contact',
    daysAgo: 6,
    email: 'ximena.navarro@greywatch.example',
    name: 'Ximena Navarro',
    message: 'Our auditors ask how you keep the keys. Who can answer that?',
  },
  {
    kind: 'demo',
    daysAgo: 5,
    email: free('raj.pillai'),
    name: 'Raj Pillai',
    company: 'Portolan',
    message: 'We run eleven terminals.',
    source: 'Newsletter of October',
  },
  { kind: 'demo', daysAgo: 3, email: 'fleet@packhorse.example', name: 'Bo Lindqvist', source: 'Pricing page' },
  { kind: 'waitlist', daysAgo: 2, email: 'deniz@ferrywell.example', name: 'Deniz Arslan', answer: 'confirm' },
  { kind: 'contact', daysAgo: 1, email: free('curious.reader'), message: 'Do you hire in Lisbon?' },
]

/** What a program of the workspace told of, from the shop where founding customers pay. */
export const demoTriggers = [
  {
    daysAgo: 9,
    by: 'Ana',
    what: 'demo',
    who: { email: 'j.okello@curalis.example', name: 'Joyce Okello', message: 'Asked in the booth.' },
  },
  {
    daysAgo: 4,
    by: 'Kofi',
    what: 'founding100-interest',
    who: { email: 'mads@carbonfold.example', name: 'Mads Holm' },
  },
  {
    daysAgo: 1,
    by: 'Kofi',
    what: 'founding100-purchase',
    who: { email: 'mads@carbonfold.example', name: 'Mads Holm', reference: 'ORDER-1042' },
  },
] as const

export const demoPitch = {
  daysAgo: 21,
  title: 'Halyard: one account for every port',
  sections: [
    {
      key: 'problem',
      title: 'The problem',
      text: 'A ship that calls at nine ports pays nine authorities in nine ways. Lines lose a day at each of them.',
    },
    {
      key: 'traction',
      title: 'Traction',
      text: 'Twelve ports rely on us. Fees settled through Halyard doubled in each of the last three quarters.',
    },
    {
      key: 'team',
      title: 'Team',
      text: 'Ana Lima built payments at Alderpay. Kofi Mensah ran partnerships at Portolan. Mei-Lin Zhao led engineering at Brambleworks.',
    },
    {
      key: 'financials',
      title: 'Financials',
      text: 'We raise for eighteen months: two more regions, and the security audit that large lines ask for.',
    },
  ],
  /** By reader: what was opened, how many days ago, and whether they said that it is them. */
  readers: [
    {
      reader: 'Lighthouse Seed',
      reads: [
        { daysAgo: 15, sections: ['problem', 'traction'], isMe: true },
        { daysAgo: 3, sections: ['financials', 'team'], isMe: true },
      ],
    },
    {
      reader: 'Baobab Partners',
      reads: [
        { daysAgo: 11, sections: ['problem', 'traction', 'team'], isMe: false },
        { daysAgo: 2, sections: ['financials'], isMe: false },
      ],
    },
    { reader: 'Sakura Street Capital', reads: [] },
  ],
} as const
