import { Notifications, notifications } from '@mantine/notifications'
import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { EmptyState } from './empty-state.tsx'
import { FormAlert } from './form-alert.tsx'
import { Loaded } from './loaded.tsx'
import { Notice } from './notice.tsx'
import { PageHeader } from './page-header.tsx'
import { show } from './show-for-tests.tsx'
import { FormSkeleton, RowSkeletons } from './skeletons.tsx'

type Query = { data: string[] | undefined; isPending: boolean; error: unknown; refetch: () => unknown }
const load = (change: Partial<Query>) => {
  const query: Query = { data: undefined, isPending: false, error: null, refetch: () => undefined, ...change }
  return show(
    <Loaded query={query} what="Your lists" skeleton={<RowSkeletons rows={2} />}>
      {(lists) => <p>{lists.join(', ')}</p>}
    </Loaded>,
  )
}
const problem = { title: 'Too busy', status: 503, code: 'overloaded', detail: 'Try again at noon.', requestId: 'r-17' }

test('what loads is busy and says so', () => {
  const { container } = load({ isPending: true })
  expect(container.querySelector('[aria-busy="true"]')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Loading')
})

test('a form that loads is busy and says so', () => {
  const { container } = show(<FormSkeleton fields={2} />)
  expect(container.querySelector('[aria-busy="true"]')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Loading')
})

test('what failed is announced with the reason, the request, and a way to try again', async () => {
  const refetch = vi.fn<() => void>()
  const { user } = load({ error: problem, refetch })
  const { textContent } = screen.getByRole('alert')
  for (const part of ['Your lists couldn’t be loaded.', 'Nothing was changed.', 'Try again at noon.', 'r-17'])
    expect(textContent).toContain(part)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('an address that is wrong stays wrong: there is no button to try again', () => {
  load({ error: { ...problem, status: 400, code: 'invalid_request' } })
  expect(screen.getByRole('alert').textContent).toContain('incomplete or misspelled')
  expect(screen.queryByRole('button')).toBeNull()
})

test('what was loaded stays on the screen when asking again fails', () => {
  load({ data: ['Investors', 'Advisors'], error: problem })
  expect(screen.getByText('Investors, Advisors')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an empty screen has a heading and the one step that fills it', () => {
  show(
    <EmptyState title="No lists yet" next={<a href="/search">Search people</a>}>
      Save people to a list.
    </EmptyState>,
  )
  expect(screen.getByRole('heading', { name: 'No lists yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Search people' })).toBeTruthy()
})

test('what no field owns is announced above the button, and nothing is there before', () => {
  const { rerender } = show(<FormAlert trouble={null} />)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<FormAlert trouble={{ text: 'Too busy. Try again at noon.', requestId: 'r-17' }} />)
  expect(screen.getByRole('alert').textContent).toContain('Too busy. Try again at noon.')
  expect(screen.getByText('r-17').tagName).toBe('CODE')
})

test('a notice is a note with its next step and action', () => {
  const notice = { code: 'few_contacts', message: 'Few contacts yet.', next: 'Import some.' }
  show(<Notice notice={notice} action={<button type="button">Import</button>} />)
  expect(screen.getByRole('note').textContent).toContain('Few contacts yet. Import some.')
  expect(screen.getByRole('button', { name: 'Import' })).toBeTruthy()
})

test('a page has one first heading, which names the tab', () => {
  show(<PageHeader title="Saved lists">People and companies kept for later.</PageHeader>)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(document.title).toBe('Saved lists · Wellmet')
})

test('a toast is announced and can be closed by a button with a name', async () => {
  onTestFinished(() => act(() => notifications.clean()))
  const { user } = show(<Notifications />)
  act(() => void notifications.show({ message: 'List renamed.', autoClose: false }))
  expect(screen.getByRole('alert').textContent).toContain('List renamed.')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await vi.waitFor(() => expect(screen.queryByText('List renamed.')).toBeNull())
})
