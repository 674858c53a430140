import { expect, test } from 'vitest'
import { groupTickets } from './group-tickets.ts'

const ticket = (id: string, company: string | null, openedAt: string) => ({
  id,
  company,
  openedAt,
  changedAt: openedAt,
  status: 'open' as const,
  requester: { name: null, email: null },
})

test('companies come by who waits longest, and what is of no company last', () => {
  const groups = groupTickets([
    ticket('3', 'Kade', '2026-05-01'),
    ticket('2', null, '2026-01-01'),
    ticket('1', 'Acme', '2026-04-01'),
    ticket('4', 'Kade', '2026-03-01'),
  ])
  expect(groups.map(({ company, tickets }) => [company, tickets.map(({ id }) => id)])).toEqual([
    ['Kade', ['4', '3']],
    ['Acme', ['1']],
    [null, ['2']],
  ])
})
