import { useMutation } from '@tanstack/react-query'
import { type ContactExport, contacts } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { http } from '../../api/client.ts'
import { type Exact, unwrap } from '../../api/query.ts'
import { saveFile } from './save-file.ts'

/** Downloads the chosen contacts as CSV. */
export const useExport = () =>
  useMutation({
    mutationFn: async (asked: ContactExport) => {
      const body = asked as Exact<ContactExport>
      const file = await unwrap(http.POST('/api/network/contacts/export', { body, parseAs: 'blob' }))
      saveFile(file, contacts.endpoints.export.file.name)
    },
  })
