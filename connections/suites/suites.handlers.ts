import { serve } from '@wellmet/platform/http/serve.ts'
import { consentHandlers } from '../engine/consent-handlers.ts'
import { google } from '../providers/google/google.ts'
import { microsoft } from '../providers/microsoft/microsoft.ts'
import { suites } from './suites.contract.ts'

const atGoogle = consentHandlers(() => google)
const atMicrosoft = consentHandlers(() => microsoft)

export const suitesRoutes = serve(suites)({
  googleStatus: atGoogle.status,
  googleStart: atGoogle.start,
  googleCallback: atGoogle.callback,
  googleSync: atGoogle.sync,
  googleDisconnect: atGoogle.disconnect,
  microsoftStatus: atMicrosoft.status,
  microsoftStart: atMicrosoft.start,
  microsoftCallback: atMicrosoft.callback,
  microsoftSync: atMicrosoft.sync,
  microsoftDisconnect: atMicrosoft.disconnect,
})
