import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BreakdownNumber } from './breakdown-number.tsx'
import { ErrorState } from './error-state.tsx'
import { EvidenceChip } from './evidence-chip.tsx'
import { FreshnessLabel } from './freshness-label.tsx'
import { PathFull } from './path-full.tsx'
import { PathMini } from './path-mini.tsx'
import type { DrawnPath } from './path-shapes.ts'
import { PathStatusLabel } from './path-status.tsx'
import { PopoverButton } from './popover-button.tsx'
import { show } from './show-for-tests.tsx'
import { SourceLabel } from './source-label.tsx'

const path: DrawnPath = {
  you: { id: '1', name: 'Mara Lind' },
  status: 'probable',
  confidence: 58,
  hops: [
    {
      person: { id: '2', name: 'Ana Ribeiro', role: 'Partner', company: 'Northgate' },
      edge: { strength: 71, warmth: 'warm', basis: 'verified', evidence: [{ label: '14 emails', source: 'mail' }] },
    },
    {
      person: { id: '3', name: 'Tomasz Nowak', role: 'CTO', company: 'Acme' },
      edge: { strength: 40, warmth: 'cooling', basis: 'probable', evidence: [{ label: 'Both worked at Acme' }] },
    },
  ],
}

test('a path names everybody on it and shows the evidence of each step', () => {
  show(<PathFull path={path} />)
  for (const text of ['Ana Ribeiro', 'Tomasz Nowak', '14 emails', 'Both worked at Acme'])
    expect(screen.getAllByText(text, { exact: false }).length).toBeGreaterThan(0)
})

test('a path on one line names the connector, and says when there is none', () => {
  const { rerender } = show(<PathMini path={path} />)
  expect(screen.getByText(/^via Ana/i)).toBeTruthy()
  rerender(<PathMini path={{ ...path, hops: [], status: 'none', confidence: null }} />)
  expect(screen.getByText('No path yet')).toBeTruthy()
  expect(screen.queryByText(/Ana/)).toBeNull()
})

test.each(['verified', 'probable', 'inferred', 'none'] as const)(
  'the status %s has a word and an explanation',
  (status) => {
    const { container } = show(<PathStatusLabel status={status} />)
    const label = container.querySelector('[data-status]')!
    expect(label.textContent).toMatch(/\w+/)
    expect(label.getAttribute('title')).toMatch(/\w+/)
  },
)

test.each(['graph', 'database', 'pdl'] as const)('the source %s has a word and an explanation', (source) => {
  const { container } = show(<SourceLabel source={source} />)
  const label = container.querySelector('[title]')!
  expect(label.textContent).toMatch(/\w+/)
  expect(label.getAttribute('title')).not.toBe(label.textContent)
})

test('freshness is a word and a date that machines can read', () => {
  const { container } = show(<FreshnessLabel label="dormant" at="2026-03-01T09:00:00Z" />)
  expect(screen.getByText('dormant')).toBeTruthy()
  expect(container.querySelector('time')?.dateTime).toBe('2026-03-01T09:00:00Z')
})

test('evidence says what, when and who says so', () => {
  const { container } = show(<EvidenceChip label="3 meetings" at="2026-03-01" by="Kofi Mensah" source="calendar" />)
  expect(screen.getByText(/3 meetings/)).toBeTruthy()
  expect(screen.getByText('Kofi Mensah')).toBeTruthy()
  expect(container.querySelector('time')?.dateTime).toBe('2026-03-01')
})

test('a number that opens its breakdown says so to a screen reader', async () => {
  const onOpen = vi.fn<() => void>()
  const { user } = show(
    <BreakdownNumber label="strength" onOpen={onOpen}>
      71
    </BreakdownNumber>,
  )
  const button = screen.getByRole('button', { name: /strength/ })
  expect(button.textContent).toBe('71')
  await user.click(button)
  expect(onOpen).toHaveBeenCalledOnce()
})

test('a popover opens at its button, and Escape closes it', async () => {
  const { user } = show(<PopoverButton label="Filter">{() => <button type="button">Apply</button>}</PopoverButton>)
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  expect(await screen.findByRole('button', { name: 'Apply' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull())
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' })))
})

test('an error is announced, offers another try and shows the id of the request', async () => {
  const onRetry = vi.fn<() => void>()
  const warn = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => warn.mockRestore())
  const { user } = show(<ErrorState happened="Nothing was saved" requestId="req-1" onRetry={onRetry} />)
  expect(screen.getByRole('alert').textContent).toContain('Nothing was saved')
  expect(screen.getByText('req-1')).toBeTruthy()
  expect(warn.mock.calls, 'React has nothing to complain about').toEqual([])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
