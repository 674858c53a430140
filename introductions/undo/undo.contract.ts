import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { WholeIntroduction } from '../requests/introductions.contract.ts'

export const undo = contract('dashboard', {
  create: {
    route: 'POST /api/dashboard/intro-requests/:id/undo',
    access: 'member',
    summary: 'Take back what I recorded last; an email about it that has not left is not sent',
    reply: WholeIntroduction,
  },
})
