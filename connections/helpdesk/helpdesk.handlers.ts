import { serve } from '@wellmet/platform/http/serve.ts'
import { consentHandlers } from '../engine/consent-handlers.ts'
import { zendesk } from '../providers/zendesk/zendesk.ts'
import { createTicket } from './create-ticket.ts'
import { helpdesk } from './helpdesk.contract.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { connectHelpdesk, disconnectHelpdesk, showHelpdesk } from './show-helpdesk.ts'
import { showTicket, showTickets } from './show-tickets.ts'

const { callback } = consentHandlers(() => zendesk)

export const helpdeskRoutes = serve(helpdesk)({
  status: showHelpdesk,
  connect: connectHelpdesk,
  callback,
  disconnect: disconnectHelpdesk,
  tickets: (call) => showTickets(call, call.query),
  ticket: (call) => showTicket(call, call.params.ticketId),
  create: (call) => createTicket(call, call.body),
  webhook: (call) => receiveWebhook(call, call.webhook),
})
