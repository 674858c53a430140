import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { webhook } from '@wellmet/platform/contract/webhook.plug-in.ts'

export const linear = contract('integrations', {
  webhook: {
    route: 'POST /api/integrations/linear/webhook',
    access: 'anyone',
    summary:
      'Takes what Linear tells of its issues, signed with the secret of its webhook. When an issue that links to an introduction request is completed, whoever made the request is asked what became of it. Nothing else is stored',
    plugIns: [webhook('linear-signature', 'linear-delivery')],
    reply: z.object({ isReceived: z.literal(true) }),
    rate: { points: 600, seconds: 60 },
  },
})
