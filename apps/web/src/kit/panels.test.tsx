import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { Disclosure } from './disclosure.tsx'
import { show } from './show-for-tests.tsx'
import { SidePanel } from './side-panel.tsx'

const Page = ({ kind, startsAt = 'title' }: { kind: 'dialog' | 'panel'; startsAt?: 'title' | 'field' }) => {
  const [opened, setOpened] = useState(false)
  const fields = (
    <>
      <input aria-label="Name" data-autofocus={startsAt === 'field' || undefined} />
      <button type="button">Save</button>
    </>
  )
  const props = { opened, onClose: () => setOpened(false), title: 'Rename the list' }
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Rename
      </button>
      {kind === 'dialog' ? (
        <Dialog {...props}>{fields}</Dialog>
      ) : (
        <SidePanel {...props} startsAt={startsAt}>
          {fields}
        </SidePanel>
      )}
    </>
  )
}

const open = async (page: Parameters<typeof Page>[0]) => {
  const { user } = show(<Page {...page} />)
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  const dialog = await screen.findByRole('dialog', { name: 'Rename the list' })
  await vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return { user, dialog }
}

test.each(['dialog', 'panel'] as const)('a %s has the name of its title and keeps Tab inside', async (kind) => {
  const { user, dialog } = await open({ kind })
  for (let press = 0; press < 6; press += 1) {
    await user.tab()
    expect(dialog.contains(document.activeElement)).toBe(true)
  }
  await user.tab({ shift: true })
  expect(dialog.contains(document.activeElement)).toBe(true)
})

test.each(['dialog', 'panel'] as const)('Escape closes a %s and puts the focus back where it was', async (kind) => {
  const { user } = await open({ kind })
  await user.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename' })))
})

test.each(['dialog', 'panel'] as const)('the button that closes a %s has a name', async (kind) => {
  const { user, dialog } = await open({ kind })
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a panel starts at its title, where reading starts, or at its field', async () => {
  await open({ kind: 'panel' })
  expect(document.activeElement?.textContent).toBe('Rename the list')
})

test('a panel for one field starts there', async () => {
  await open({ kind: 'panel', startsAt: 'field' })
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Name')
})

test('a disclosure says whether it is open', async () => {
  const heard = vi.fn<(isOpen: boolean) => void>()
  const { user } = show(
    <Disclosure summary="Why this score?" onToggle={heard}>
      Because of 12 emails.
    </Disclosure>,
  )
  await user.click(screen.getByText('Why this score?'))
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(true))
})
