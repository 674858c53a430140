import { updateAllOutcomeStatisticsJob } from '@wellmet/introductions/outcomes/outcomes.jobs.ts'
import { syncAllGraphsJob } from '@wellmet/contacts/relationships/relationships.jobs.ts'
import type { DirectoryRecord } from '@wellmet/contacts/directory/directory.records.ts'
import type { Teammate } from '../../database/seed/demo-happenings.ts'
import { momentsBefore, type Moments } from '../../database/seed/demo-moments.ts'
import { demoFiles, type DemoFile } from '../../database/seed/demo-network.ts'
import { filesAsOf } from '../../database/seed/demo-past.ts'
import type { DemoTeammate } from '../../database/seed/demo-team.ts'
import { demoDirectory } from '../../database/seed/directory-demo.ts'
import { liveThrough, type DemoEvent } from './demo-events.ts'
import { upload } from './demo-imports.ts'
import type { DemoSession } from './demo-session.ts'
import type { DemoAccounts } from './demo-accounts.ts'
import { foundedDaysAgo, foundTeam, foundWorkspace } from './found-team.ts'
import { everydayEvents } from './live-everyday.ts'
import { growthEvents } from './live-growth.ts'
import { pageEvents } from './live-pages.ts'
import { introductionEvents } from './live-introductions.ts'
import { livingTeam } from './living-team.ts'
import { openPastProduct, type PastProduct } from './past-product.ts'

interface Year {
  /** What the API and the worker will be started with. */
  environment: Record<string, string>
  today: Date
  loadDirectory: (records: Iterable<DirectoryRecord>) => Promise<void>
  accounts: Pick<DemoAccounts, 'connect'>
  tell?: (line: string) => void
}

/**
 * The year before today, in an empty database, before the API and the worker are started. Everything is done by the
 * product itself: signing up, bringing files in, asking, answering, and what its jobs make of that.
 */
export async function liveYear({ environment, today, loadDirectory, accounts, tell = () => {} }: Year): Promise<void> {
  const moments = momentsBefore(today)
  const past = await openPastProduct(environment, moments.at(foundedDaysAgo, 'Ana signs up'))
  try {
    const sessions = await foundTeam(past, today, moments)
    tell('four teammates have joined, a year ago')
    const team = livingTeam(past, sessions)
    await liveThrough(past, [
      ...introductionEvents(team, today, moments),
      ...everydayEvents(team, today, moments),
      ...growthEvents({ team, past, publicUrl: environment['PUBLIC_URL']!, moments }),
      ...pageEvents(team, moments),
      ...importEvents(past, sessions, today, moments),
      ...months.map((daysAgo) => month(past, daysAgo, moments)),
    ])
    tell('they have asked, answered and met for a year')
    await loadDirectory(demoDirectory(today))
    await past.goTo(today)
    await accounts.connect(past, team.session('Ana'))
    tell('events, tickets and the newsletter are connected')
    await past.settle([syncAllGraphsJob, updateAllOutcomeStatisticsJob])
    await Promise.all([...sessions.values()].map((session) => session.ask('POST', '/api/account/sign-out')))
  } finally {
    await past.close()
  }
}

/** An account to sign in with, made now, and nothing else. */
export async function startEmpty({ environment, today }: Pick<Year, 'environment' | 'today'>): Promise<void> {
  const past = await openPastProduct(environment, today)
  try {
    const ana = await foundWorkspace(past)
    await ana.ask('POST', '/api/account/sign-out')
  } finally {
    await past.close()
  }
}

const months = Array.from({ length: 11 }, (_, i) => 330 - i * 30)

const month = (past: PastProduct, daysAgo: number, { day }: Moments): DemoEvent => ({
  name: `the jobs of a month, ${daysAgo} days ago`,
  at: day(daysAgo),
  run: () => past.count([updateAllOutcomeStatisticsJob]),
})

const secondExportDaysAgo = 150

/** LinkedIn again after half a year, and everything as it is now on the evening of yesterday. */
function importEvents(
  past: PastProduct,
  sessions: ReadonlyMap<Teammate, DemoSession>,
  today: Date,
  { at, day }: Moments,
): DemoEvent[] {
  const bring = async (files: ReadonlyMap<DemoTeammate, readonly DemoFile[]>) => {
    for (const [{ given }, own] of files) await upload(sessions.get(given as Teammate)!, own)
    await past.settle()
  }
  return [
    {
      name: 'everybody brings in LinkedIn again',
      at: at(secondExportDaysAgo, 'second export'),
      run: () =>
        bring(new Map([...filesAsOf(secondExportDaysAgo, today)].map(([mate, { linkedin }]) => [mate, [linkedin]]))),
    },
    {
      name: 'everybody brings in what they have now',
      at: new Date(day(1).getTime() + 19 * 3_600_000),
      run: async () => {
        await bring(demoFiles(today))
        await Promise.all([...sessions.values()].map(readImportSummaries))
      },
    },
  ]
}

/** Whoever brought a file in waited for it to be read. */
async function readImportSummaries(session: DemoSession): Promise<void> {
  const { items } = await session.ask<{ items: { id: string; kind: string }[] }>(
    'GET',
    '/api/notifications?unread=true',
  )
  for (const { id } of items.filter(({ kind }) => kind === 'import.done'))
    await session.ask('PATCH', `/api/notifications/${id}/read`)
}
