import { serve } from '@wellmet/platform/http/serve.ts'
import { serveTracked } from '../tracking/tracking-routes.ts'
import { addLink, changePitch, endLink } from './change-pitch.ts'
import { investorEvents, investorTrackables } from './investors.trackables.ts'
import { pitches } from './pitches.contract.ts'
import { readPitch, showPitch } from './show-pitch.ts'

export const investorsRoutes = serveTracked(investorEvents, investorTrackables)

export const pitchesRoutes = serve(pitches)({
  show: (call) => showPitch(call),
  save: (call) => changePitch(call, call.body),
  addLink: (call) => addLink(call, call.body),
  revokeLink: (call) => endLink(call, call.params.id),
  read: (call) => readPitch(call, call.params.token),
})
