import { serve } from '@wellmet/platform/http/serve.ts'
import { guestAsks, guestConsents } from './guest-pages.contract.ts'
import { changeGuestRules, replyAsGuest } from './reply-as-guest.ts'
import { saveConsent } from './save-consent.ts'
import { showAskPage, showConsentPage } from './show-guest-pages.ts'

export const guestAsksRoutes = serve(guestAsks)({
  show: (call) => showAskPage(call, call.params.token),
  reply: (call) => replyAsGuest(call, call.params.token, call.body),
  changeRules: (call) => changeGuestRules(call, call.params.token, call.body),
})

export const guestConsentsRoutes = serve(guestConsents)({
  show: (call) => showConsentPage(call, call.params.token),
  save: (call) => saveConsent(call, call.params.token, call.body.consent),
})
