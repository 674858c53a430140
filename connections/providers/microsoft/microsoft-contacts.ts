import { z } from 'zod'
import { contactOf } from '@wellmet/platform/files/contacts/contact-fields.ts'
import { nameOf } from '@wellmet/platform/files/person-handle.ts'
import type { Source, SourcePage, SourceRecord } from '../../engine/provider.ts'
import { getDeltaPage, isStateLost } from './delta.ts'

const fields =
  'displayName,givenName,middleName,surname,nickName,generation,emailAddresses,mobilePhone,businessPhones,companyName,jobTitle,department,businessHomePage'
const Text = z.string().nullish()
const Contact = z.object({
  id: z.string(),
  displayName: Text,
  givenName: Text,
  middleName: Text,
  surname: Text,
  nickName: Text,
  generation: Text,
  emailAddresses: z.array(z.object({ address: Text })).nullish(),
  mobilePhone: Text,
  businessPhones: z.array(z.string()).nullish(),
  companyName: Text,
  jobTitle: Text,
  department: Text,
  businessHomePage: Text,
})

export const microsoftContacts = {
  name: 'contacts',
  scope: 'Contacts.Read',
  async read(request, { cursor, page }): Promise<SourcePage> {
    const { rows, removed, next, delta } = await getDeltaPage(
      request,
      page ?? cursor ?? `/v1.0/me/contacts/delta?$select=${fields}`,
    )
    const records = rows.flatMap((row) => recordOf(Contact.parse(row)))
    return {
      records,
      gone: removed,
      skipped: records.length < rows.length ? { empty_row: rows.length - records.length } : {},
      next,
      ...(delta === null ? {} : { cursor: delta }),
    }
  },
  isCursorExpired: isStateLost,
} satisfies Source

function recordOf({ id, ...contact }: z.infer<typeof Contact>): SourceRecord[] {
  const said = (text: string | null | undefined): string | undefined => text ?? undefined
  const record = contactOf(
    {
      line: 0,
      name: nameOf({
        full: said(contact.displayName),
        given: said(contact.givenName),
        middle: said(contact.middleName),
        family: said(contact.surname),
        nickname: said(contact.nickName),
        suffix: said(contact.generation),
      }),
      emails: (contact.emailAddresses ?? []).flatMap(({ address }) => address ?? []),
      phones: [...(contact.mobilePhone ? [contact.mobilePhone] : []), ...(contact.businessPhones ?? [])],
      urls: contact.businessHomePage ? [contact.businessHomePage] : [],
      company: said(contact.companyName),
      title: said(contact.jobTitle),
      department: said(contact.department),
    },
    {},
  )
  return record ? [{ ref: id, at: null, record }] : []
}
