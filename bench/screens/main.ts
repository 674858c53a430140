import type { BrowserContextOptions } from 'playwright-core'
import { demoPassword, demoTeam } from '../../database/seed/demo-team.ts'
import { openChromium } from '../../tests/browser/chromium.ts'
import { describeMachine } from '../ground/machine.ts'
import { exceeded, limits } from './limits.ts'
import { measureScreen, type ScreenFigures } from './measure-screen.ts'

/** What each screen of a running demo costs: requests, transfer, layout shift and row height, with an empty cache. */
const address = process.argv[2] ?? 'http://localhost:4000'
const [ana] = demoTeam
const paths = [
  '/',
  '/?locale=de',
  '/search/people',
  '/search/people?q=sales',
  '/people',
  '/people/search?q=VP+Sales+in+Berlin',
  '/people/search?q=Berlin',
  '/search/companies',
  '/network',
  '/contacts',
  '/all-contacts',
  '/introductions?tab=all',
  '/collections',
  '/missions',
  '/relationship-intelligence',
  '/notifications',
  '/access',
  '/settings/profile',
  '/settings/workspace',
  '/docs',
]

const kB = (bytes: number): string => (bytes / 1000).toFixed(0)
const columns: Record<string, (figures: ScreenFigures) => string> = {
  requests: ({ requests }) => String(requests),
  'script kB': ({ bytes }) => kB(bytes.script),
  'style kB': ({ bytes }) => kB(bytes.style),
  'font kB': ({ bytes }) => kB(bytes.font),
  'API kB': ({ bytes }) => kB(bytes.api),
  'all kB': ({ bytes }) => kB(bytes.all),
  CLS: ({ layoutShift }) => layoutShift.toFixed(3),
  'CLS at 390': ({ layoutShiftOnPhone }) => layoutShiftOnPhone.toFixed(3),
  'first paint ms': ({ firstPaintMs }) => firstPaintMs.toFixed(0),
  'row px': ({ rowHeight }) => rowHeight?.toFixed(0) ?? '',
  'row px at 1920': ({ rowHeightWhenWide }) => rowHeightWhenWide?.toFixed(0) ?? '',
  'row px at 390': ({ rowHeightOnPhone }) => rowHeightOnPhone?.toFixed(0) ?? '',
}

console.log(`npm run measure:screens -- ${address}\n${describeMachine()}\n`)
const browser = await openChromium()
try {
  console.log(['screen', ...Object.keys(columns)].join(' | '))
  console.log(['---', ...Object.keys(columns).map(() => '---:')].join(' | '))
  const figures: ScreenFigures[] = []
  const measure = async (path: string, storageState?: BrowserContextOptions['storageState']) => {
    const one = await measureScreen(browser, address, path, storageState)
    figures.push(one)
    console.log([path, ...Object.values(columns).map((figure) => figure(one))].join(' | '))
  }
  await measure('/about')
  await measure('/sign-in')
  const signIn = await browser.newContext()
  const answer = await signIn.request.post(`${address}/api/account/sign-in`, {
    data: { email: ana.email, password: demoPassword },
  })
  if (!answer.ok()) throw new Error(`Signing in at ${address} was answered ${answer.status()}. Is the demo running?`)
  const storageState = await signIn.storageState()
  const get = async <T>(path: string): Promise<T[]> =>
    ((await (await signIn.request.get(`${address}${path}`)).json()) as { items: T[] }).items
  const companies = await get<{ id: string; peopleCount: number }>('/api/dashboard/companies?limit=50')
  const savedLists = await get<{ id: string; people: number }>('/api/network/lists')
  await signIn.close()
  const company = companies.toSorted((one, other) => other.peopleCount - one.peopleCount)[0]
  const savedList = savedLists.toSorted((one, other) => other.people - one.people)[0]
  const ownPaths = [
    ...(company ? [`/companies/${company.id}`] : []),
    ...(savedList ? [`/collections/${savedList.id}`] : []),
  ]
  for (const path of [...paths, ...ownPaths]) await measure(path, storageState)
  const missed = figures.flatMap(exceeded)
  console.log(missed.length === 0 ? `\nAll within ${JSON.stringify(limits)}` : `\nMissed:\n${missed.join('\n')}`)
  process.exitCode = missed.length === 0 ? 0 : 1
} finally {
  await browser.close()
}
