import { type ContactExport, exportName } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { nothing, useOwnMutation } from '../../api/changes.ts'
import { http } from '../../api/client.ts'
import { type Exact, unwrap } from '../../api/query.ts'
import { saveFile } from '../../kit/save-file.ts'

/** Downloads the chosen contacts as CSV. */
export const useExport = () =>
  useOwnMutation({
    changes: nothing('It only reads.'),
    mutationFn: async (asked: ContactExport) => {
      const body = asked as Exact<ContactExport>
      const file = await unwrap(http.POST('/api/network/contacts/export', { body, parseAs: 'blob' }))
      saveFile(file, exportName)
    },
  })
