import { nothing, useOwnMutation } from '../../api/changes.ts'
import { http } from '../../api/client.ts'
import { unwrap } from '../../api/query.ts'
import { saveFile } from '../../kit/save-file.ts'

/** Downloads all leads as CSV. */
export const useExportLeads = () =>
  useOwnMutation({
    changes: nothing('It only reads.'),
    mutationFn: async () => saveFile(await unwrap(http.GET('/api/leads/export', { parseAs: 'blob' })), 'leads.csv'),
  })
