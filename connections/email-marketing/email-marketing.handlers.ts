import { serve } from '@wellmet/platform/http/serve.ts'
import { consentHandlers } from '../engine/consent-handlers.ts'
import { emailMarketing } from './email-marketing.contract.ts'
import { mailchimp } from './mailchimp.ts'
import { checkWebhook, receiveWebhook } from './receive-webhook.ts'
import { readDepartures, showNewsletter, syncContacts, trackLead } from './show-newsletter.ts'

const consent = consentHandlers(() => mailchimp)

export const emailMarketingRoutes = serve(emailMarketing)({
  status: showNewsletter,
  connect: consent.start,
  callback: consent.callback,
  disconnect: consent.disconnect,
  track: (call) => trackLead(call, call.body.leadId),
  syncContacts,
  sync: readDepartures,
  webhook: (call) => receiveWebhook(call, call.params),
  checkWebhook: async (call) => checkWebhook(call, call.params),
})
