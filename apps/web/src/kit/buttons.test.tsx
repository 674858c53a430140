import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ConfirmButton } from './confirm-button.tsx'
import { CopyText } from './copy-text.tsx'
import { show } from './show-for-tests.tsx'
import { type Pages, ShowMore } from './show-more.tsx'

const button = (name: string) => screen.getByRole('button', { name })

const showConfirm = (props: { disabled?: boolean; why?: string } = {}) => {
  const onConfirm = vi.fn<() => void>()
  const words = {
    label: 'Delete',
    spoken: 'Delete the list Investors',
    question: 'Delete Investors?',
    verb: 'Delete it',
  }
  return { onConfirm, ...show(<ConfirmButton {...words} {...props} onConfirm={onConfirm} />) }
}

test('a harmful button asks first, and acts once after the yes', async () => {
  const { user, onConfirm } = showConfirm()
  await user.click(button('Delete the list Investors'))
  expect(screen.getByText('Delete Investors?')).toBeTruthy()
  expect(onConfirm).not.toHaveBeenCalled()
  await user.click(button('Delete it'))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(screen.queryByText('Delete Investors?')).toBeNull()
})

test('Escape says no and puts the focus back on the button', async () => {
  const { user, onConfirm } = showConfirm()
  button('Delete the list Investors').focus()
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'))
  await user.keyboard('{Escape}')
  expect(screen.queryByText('Delete Investors?')).toBeNull()
  await vi.waitFor(() => expect(document.activeElement).toBe(button('Delete the list Investors')))
  expect(onConfirm).not.toHaveBeenCalled()
})

test('Cancel says no as well, and puts the focus back', async () => {
  const { user, onConfirm } = showConfirm()
  await user.click(button('Delete the list Investors'))
  await user.click(button('Cancel'))
  expect(screen.queryByText('Delete Investors?')).toBeNull()
  await vi.waitFor(() => expect(document.activeElement).toBe(button('Delete the list Investors')))
  expect(onConfirm).not.toHaveBeenCalled()
})

test('while it asks, Tab stays between its two answers', async () => {
  const { user } = showConfirm()
  await user.click(button('Delete the list Investors'))
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'))
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Delete it')
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Cancel')
})

test('a button that may not be used says why, and asks nothing', async () => {
  const { user } = showConfirm({ disabled: true, why: 'Only an owner can delete it.' })
  const refused = screen.getByTitle<HTMLButtonElement>('Only an owner can delete it.')
  expect(refused.disabled).toBe(true)
  await user.click(refused)
  expect(screen.queryByText('Delete Investors?')).toBeNull()
})

test('copying is announced', async () => {
  const { user } = show(<CopyText value="secret" verb="Copy" />)
  await user.click(button('Copy'))
  expect(await navigator.clipboard.readText()).toBe('secret')
  const said = await screen.findByText('Copied')
  expect(said.getAttribute('aria-live')).toBe('polite')
})

const pages = (change: Partial<Pages>): Pages => ({
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => undefined,
  ...change,
})
const List = ({ names, ...change }: { names: readonly string[] } & Partial<Pages>) => (
  <div>
    <ul>
      {names.map((name) => (
        <li key={name}>
          <a href={`/${name}`}>{name}</a>
        </li>
      ))}
    </ul>
    <ShowMore pages={pages(change)}>{`${names.length} of 3`}</ShowMore>
  </div>
)

test('by keyboard the focus goes on to the first row that came, even if the button is gone', async () => {
  const fetchNextPage = vi.fn<() => void>()
  const { user, rerender } = show(<List names={['Ana', 'Bo']} fetchNextPage={fetchNextPage} />)
  button('Show more').focus()
  await user.keyboard('{Enter}')
  expect(fetchNextPage).toHaveBeenCalledOnce()
  rerender(<List names={['Ana', 'Bo', 'Cem']} hasNextPage={false} />)
  expect(document.activeElement?.textContent).toBe('Cem')
  expect(screen.getByRole('status').textContent).toBe('3 of 3')
})

test('a button that works on it cannot be pressed again', async () => {
  const fetchNextPage = vi.fn<() => void>()
  const { user } = show(<List names={['Ana']} isFetchingNextPage fetchNextPage={fetchNextPage} />)
  const waiting = screen.getByRole<HTMLButtonElement>('button')
  expect([waiting.disabled, waiting.dataset['loading']]).toEqual([true, 'true'])
  await user.click(waiting)
  expect(fetchNextPage).not.toHaveBeenCalled()
})

test('a page that failed is announced and can be asked for again', () => {
  show(<List names={['Ana']} isFetchNextPageError />)
  expect(screen.getByRole('alert').textContent).toBe('The rest couldn’t be loaded.')
  expect(button('Try again')).toBeTruthy()
})
