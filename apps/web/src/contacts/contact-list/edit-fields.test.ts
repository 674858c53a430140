import { expect, test } from 'vitest'
import { optionalFields } from '@wellmet/contacts/contact-fields/contact-fields.contract.ts'
import type { Contact } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { editOf, fieldsOf } from './edit-fields.ts'

const noFields = Object.fromEntries(optionalFields.map((field) => [field, '']))
const contact = { name: 'Joost de Wit', title: 'Founder', company: 'Kade', location: null } as Contact

test('only what was changed is sent, an emptied field as unknown, and nothing if nothing was changed', () => {
  expect(fieldsOf(contact)).toEqual({ ...noFields, name: 'Joost de Wit', title: 'Founder', company: 'Kade' })
  expect(editOf(contact, { ...fieldsOf(contact), title: ' CEO ', company: ' ' })).toEqual({
    title: 'CEO',
    company: null,
  })
  expect(editOf(contact, { ...fieldsOf(contact), name: 'Joost de Wit ' })).toBeNull()
})
