import './kit.messages.de.ts'
import { screen, within } from '@testing-library/react'
import { type Locale, setLocaleResolver } from '@wellmet/platform/messages/locale.ts'
import { expect, onTestFinished, test } from 'vitest'
import { DataTable } from './data-table.tsx'
import { formatAgo, formatDay, formatDaysAgo } from './dates.ts'
import type { Intake } from './intake.ts'
import { Probability } from './probability.tsx'
import { ProgressSummary } from './progress-summary.tsx'
import { Rows } from './rows.tsx'
import { show } from './show-for-tests.tsx'
import { StrengthBar } from './strength-bar.tsx'

const read = (locale: Locale): void => {
  setLocaleResolver(() => locale)
  onTestFinished(() => setLocaleResolver(() => 'en'))
}
const now = new Date('2026-11-18T12:00:00Z')

test.each([
  ['en', ['Nov 9', 'Nov 9, 2021', '6 days ago', 'yesterday', 'just now']],
  ['de', ['9. Nov.', '9. Nov. 2021', 'vor 6 Tagen', 'gestern', 'gerade eben']],
] as const)('days are written as readers of %s write them', (locale, words) => {
  read(locale)
  expect([
    formatDay('2026-11-09', now),
    formatDay('2021-11-09', now),
    formatAgo('2026-11-12T12:00:00Z', now),
    formatDaysAgo('2026-11-17', now),
    formatAgo('2026-11-18T11:59:50Z', now),
  ]).toEqual(words)
})

const intake = {
  title: 'contacts.csv',
  state: 'done',
  rowsIn: 12_345,
  rowsExpected: 12_345,
  created: 12_000,
  matched: 300,
  merged: 0,
  skipped: [{ reason: 'No name', count: 40 }],
} satisfies Intake

test.each([
  ['en', 'Done: 12,345 rows', '12,000', '5 rows are not accounted for.'],
  ['de', 'Fertig: 12.345 Zeilen', '12.000', '5 Zeilen sind nicht erklärt.'],
] as const)('an import accounts for every row, with the numbers of %s', (locale, done, created, lost) => {
  read(locale)
  show(<ProgressSummary intake={intake} />)
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'contacts.csv' }).value).toBe(12_345)
  for (const words of [done, created, lost]) expect(screen.getByText(words)).toBeTruthy()
  expect(within(screen.getAllByRole('list')[0]!).getByText('No name')).toBeTruthy()
})

test('an unknown strength is not a strength of 0, for eyes and for ears', () => {
  const { rerender, container } = show(<StrengthBar strength={null} />)
  expect(screen.getByText('Strength: unknown')).toBeTruthy()
  expect(container.querySelector('[data-unknown="true"]')).toBeTruthy()
  rerender(<StrengthBar strength={0} />)
  expect(screen.getByText('Strength: 0')).toBeTruthy()
  expect(container.querySelector('[data-unknown="true"]')).toBeNull()
})

test('a chance never stands without what it rests on', () => {
  const { rerender } = show(<Probability chance={{ share: null, n: 0 }} />)
  expect(screen.getByText('no history yet')).toBeTruthy()
  expect(screen.queryByText(/\d%$/u)).toBeNull()
  rerender(<Probability chance={{ share: 0.27, n: 12, low: 0.2, high: 0.4 }} />)
  expect(screen.getByText('27%')).toBeTruthy()
  expect(screen.getByText('based on 12 past cases, 20% to 40%')).toBeTruthy()
})

type Row = { id: string; name: string; role: string }
const people: Row[] = [{ id: 'a', name: 'Ana', role: 'Owner' }]

test('a table has a name, its columns have theirs, and on a phone values keep them', () => {
  show(
    <DataTable
      caption="Members"
      rows={people}
      keyOf={({ id }) => id}
      columns={[
        { key: 'name', header: 'Name', cell: ({ name }) => name },
        { key: 'role', header: 'Role', cell: ({ role }) => role, about: 'What they may do' },
        { key: 'act', header: 'Actions', cell: () => <button type="button">Remove</button>, hideHeader: true },
      ]}
    />,
  )
  const table = within(screen.getByRole('table', { name: 'Members' }))
  const headers = table.getAllByRole('columnheader')
  expect(headers.map(({ textContent }) => textContent)).toEqual(['Name', 'Role', 'Actions'])
  expect(headers.map((header) => header.getAttribute('scope'))).toEqual(['col', 'col', 'col'])
  expect(headers[1]?.title).toBe('What they may do')
  expect(table.getAllByRole('cell').map(({ dataset }) => dataset['label'])).toEqual(['Name', 'Role', undefined])
})

test('rows are a named list', () => {
  show(
    <Rows label="Your lists" items={people} keyOf={({ id }) => id}>
      {({ name }) => <a href="/">{name}</a>}
    </Rows>,
  )
  expect(within(screen.getByRole('list', { name: 'Your lists' })).getAllByRole('listitem')).toHaveLength(1)
})
