import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconSun } from '@tabler/icons-react'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useFormTrouble } from '../api/use-form-trouble.ts'
import { ChoiceList } from './choice-list.tsx'
import { FormAlert } from './form-alert.tsx'
import { Segmented } from './segmented.tsx'
import { show } from './show-for-tests.tsx'

/** As the forms of the product are: the kit's alert, Mantine's fields and the problems of the API. */
const Form = ({ refusal }: { refusal: unknown }) => {
  const form = useForm({ initialValues: { email: '' } })
  const { trouble, show: showTrouble, clear } = useFormTrouble(form, { email_taken: 'email' })
  const submit = form.onSubmit(() => {
    clear()
    showTrouble(refusal)
  })
  return (
    <form onSubmit={submit} noValidate>
      <TextInput label="Email" description="At work" {...form.getInputProps('email')} />
      <FormAlert trouble={trouble} />
      <Button type="submit">Invite</Button>
    </form>
  )
}
const problem = { title: 'Too busy', status: 503, code: 'overloaded', detail: 'Try again.', requestId: 'r-17' }
const taken = { title: 'That address has an account', status: 409, code: 'email_taken', detail: 'Sign in instead.' }
const describedBy = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

test('a field has its label and its hint, and is not wrong before anybody typed', () => {
  show(<Form refusal={problem} />)
  const field = screen.getByRole('textbox', { name: 'Email' })
  expect([describedBy(field), field.getAttribute('aria-invalid')]).toEqual(['At work', null])
})

test('a refusal about a field is said at that field, and only there', async () => {
  const { user } = show(<Form refusal={taken} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
  await user.type(field, 'ana@example.org')
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(field)).toContain('That address has an account. Sign in instead.')
  expect(field.value).toBe('ana@example.org')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a failure of the server is announced with its request, and the fields stay right', async () => {
  const { user } = show(<Form refusal={problem} />)
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  expect(screen.getByRole('alert').textContent).toContain('Too busy. Try again.')
  expect(screen.getByText('r-17')).toBeTruthy()
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull()
})

const modes = [
  { value: 'all', label: 'Everything', about: 'All of your contacts.' },
  { value: 'none', label: 'Nothing' },
] as const
const Choice = ({ disabled = false }: { disabled?: boolean }) => {
  const [value, setValue] = useState<'all' | 'none' | null>(null)
  return <ChoiceList legend="What you share" choices={modes} value={value} onChange={setValue} disabled={disabled} />
}

test('a list of choices is a named group, chosen with a click on the whole row', async () => {
  const { user } = show(<Choice />)
  const group = within(screen.getByRole('group', { name: 'What you share' }))
  const chosen = () => group.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)
  expect(chosen()).toEqual([false, false])
  await user.click(screen.getByText('All of your contacts.'))
  expect(chosen()).toEqual([true, false])
})

test('a list of choices that may not be used cannot be', async () => {
  const { user } = show(<Choice disabled />)
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  await user.click(screen.getByText('Nothing'))
  expect(radios.map(({ checked }) => checked)).toEqual([false, false])
})

const schemes = [
  { value: 'light', label: 'Light', icon: IconSun },
  { value: 'dark', label: 'Dark', icon: IconSun },
] as const
const Scheme = () => {
  const [value, setValue] = useState<'light' | 'dark'>('light')
  return <Segmented legend="Color scheme" choices={schemes} value={value} onChange={setValue} />
}

test('segments are one stop for Tab, and arrows choose', async () => {
  const { user } = show(<Scheme />)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Light' }))
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true)
  expect(screen.getByRole('group', { name: 'Color scheme' })).toBeTruthy()
})
