import type { Teammate } from './demo-happenings.ts'

export interface DemoList {
  owner: Teammate
  name: string
  kind: 'people' | 'companies' | 'targets'
  daysAgo: number
  people: Readonly<Record<string, string | null>>
  companies: readonly string[]
}

/** What each of the team saved, people with a note or without. */
export const demoLists: readonly DemoList[] = [
  {
    owner: 'Ana',
    name: 'Seed round',
    kind: 'people',
    daysAgo: 345,
    people: {
      'Quang Bùi': 'Led the round. Send the monthly numbers.',
      'Freja Sørensen': 'Passed: too early for them. Ask again after the first audit.',
      'Oliver Ashdown': 'No answer since Shira introduced us.',
      'Desmond Kowalski-Reed': null,
      'Grace Whitaker': 'Helped us hire twice.',
    },
    companies: [],
  },
  {
    owner: 'Ana',
    name: 'Security design partners',
    kind: 'targets',
    daysAgo: 58,
    people: {
      'Andrés Echeverría': 'Signed for the pilot.',
      'Haruka Ishikawa': 'Meeting is set. Prepare the partner sheet.',
      'Anastasia Papadakis': 'Asked Mei-Lin.',
      'Daichi Tanabe': 'Answered. Propose two dates.',
      'Tunde Nwosu': 'Not asked yet. Kofi or Mei-Lin?',
    },
    companies: ['Greywatch', 'Sentrywell', 'Locksmith Labs'],
  },
  {
    owner: 'Ana',
    name: 'Carriers for next year',
    kind: 'companies',
    daysAgo: 26,
    people: {},
    companies: ['Packhorse', 'Northlane Freight', 'Ferrywell', 'Kargo Mbele'],
  },
  {
    owner: 'Kofi',
    name: 'Terminals and lines',
    kind: 'targets',
    daysAgo: 290,
    people: { 'Wanjiru Mutua': 'Signed in spring.', 'Emre Şahin': 'Next: Zeynep knows him.', 'Zeynep Korkmaz': null },
    companies: ['Ferrywell', 'Harrow Robotics', 'Portolan'],
  },
  {
    owner: 'Mei-Lin',
    name: 'Engineers to talk to',
    kind: 'people',
    daysAgo: 150,
    people: { 'Eitan Rosenthal': 'Answers every question.', 'Thảo Bùi': null, 'Chiara Ferraro': null },
    companies: [],
  },
  {
    owner: 'Jonas',
    name: 'Interviews',
    kind: 'people',
    daysAgo: 200,
    people: { 'Yuting Guo': 'Two dispatchers, recorded.', 'Kavya Qureshi': 'No answer so far.' },
    companies: [],
  },
]

export interface DemoMission {
  owner: Teammate
  title: string
  daysAgo: number
  dueInDays: number
  people: readonly string[]
  companies: readonly string[]
  roles: readonly string[]
  /** The list of the same owner that it works through. */
  list?: string
  doneDaysAgo?: number
}

export const demoMissions: readonly DemoMission[] = [
  {
    owner: 'Ana',
    title: 'Raise the seed round',
    daysAgo: 344,
    dueInDays: -240,
    people: ['Quang Bùi', 'Freja Sørensen'],
    companies: [],
    roles: ['General Partner'],
    list: 'Seed round',
    doneDaysAgo: 270,
  },
  {
    owner: 'Ana',
    title: 'Two design partners in security',
    daysAgo: 57,
    dueInDays: 45,
    people: ['Andrés Echeverría', 'Anastasia Papadakis'],
    companies: ['Greywatch', 'Sentrywell', 'Locksmith Labs'],
    roles: ['Chief Information Security Officer', 'Security Architect'],
    list: 'Security design partners',
  },
  {
    owner: 'Kofi',
    title: 'Three ferry and freight lines',
    daysAgo: 120,
    dueInDays: 30,
    people: ['Emre Şahin'],
    companies: ['Ferrywell', 'Kargo Mbele', 'Northlane Freight'],
    roles: ['Chief Operating Officer'],
    list: 'Terminals and lines',
  },
]
