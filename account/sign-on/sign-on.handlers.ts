import { serve } from '@wellmet/platform/http/serve.ts'
import { demandSignOn, removeSignOn, saveSaml, saveSignOn, showSignOn } from './change-sign-on.ts'
import { finishSignOn } from './finish-sign-on.ts'
import { showLinks, unlinkMember, unlinkMine } from './link-account.ts'
import { signOn, signOnSettings } from './sign-on.contract.ts'
import { showMetadata, takeResponse } from './take-response.ts'
import { startConfirming, startEntering, startLinking, startSignIn, startTest } from './start-sign-on.ts'

export const signOnRoutes = serve(signOn)({
  start: (call) => startSignIn(call, call.body),
  finish: (call) => finishSignOn(call, call.body),
  takeResponse: (call) => takeResponse(call, call.params.workspaceId, call.body),
  metadata: (call) => showMetadata(call, call.params.workspaceId),
  enter: (call) => startEntering(call, call.body),
  confirm: (call) => startConfirming(call),
  links: (call) => showLinks(call),
  link: (call) => startLinking(call, call.body),
  unlink: (call) => unlinkMine(call, call.params.workspaceId),
})

export const signOnSettingsRoutes = serve(signOnSettings)({
  show: (call) => showSignOn(call),
  save: (call) => saveSignOn(call, call.body),
  saveSaml: (call) => saveSaml(call, call.body),
  test: (call) => startTest(call),
  demand: (call) => demandSignOn(call, call.body),
  remove: (call) => removeSignOn(call),
  unlinkMember: (call) => unlinkMember(call, call.params.userId),
})
