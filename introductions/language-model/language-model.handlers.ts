import { serve } from '@wellmet/platform/http/serve.ts'
import { showStarted, watchDraft } from './arrange-draft.ts'
import { changeMine, changeModel, connectModel, disconnectModel } from './change-model.ts'
import { languageModel } from './language-model.contract.ts'
import { searchByModel } from './search-by-model.ts'
import { showCalls, showMine, showSettings } from './show-model.ts'

export const languageModelRoutes = serve(languageModel)({
  mine: (call) => showMine(call),
  optOut: (call) => changeMine(call, call.body),
  show: (call) => showSettings(call),
  connect: (call) => connectModel(call, call.body),
  change: (call) => changeModel(call, call.body),
  disconnect: (call) => disconnectModel(call),
  calls: (call) => showCalls(call, call.query),
  draft: (call) => showStarted(call, call.body),
  progress: (call) => watchDraft(call, call.params.id, call.query),
  search: (call) => searchByModel(call, call.body),
})
