import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'

export const accountContacts = contract('connections', {
  previewDisconnect: {
    route: 'GET /api/connections/accounts/:id/brought-in',
    access: 'viewer',
    summary: 'Which contacts disconnecting an account would delete',
    reply: z.object({
      contacts: z.int().meta({ description: 'Contacts that only this account knows' }),
      staying: z.int().meta({ description: 'Those whom an import knows too, or whom I wrote on by hand' }),
    }),
  },
})
