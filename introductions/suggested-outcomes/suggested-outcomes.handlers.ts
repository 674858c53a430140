import { serve } from '@wellmet/platform/http/serve.ts'
import { confirmSuggestion, dismissSuggestion } from './confirm-suggestion.ts'
import { changeSettings, showSettings, showSuggestions } from './show-suggestions.ts'
import { suggestedOutcomes } from './suggested-outcomes.contract.ts'

export const suggestedOutcomesRoutes = serve(suggestedOutcomes)({
  list: (call) => showSuggestions(call),
  confirm: (call) => confirmSuggestion(call, call.params.id),
  async dismiss(call) {
    await dismissSuggestion(call, call.params.id)
  },
  showSettings: (call) => showSettings(call),
  saveSettings: (call) => changeSettings(call, call.body),
})
