import { serve } from '@wellmet/platform/http/serve.ts'
import { advisor } from './advisor.contract.ts'
import { answerQuestion } from './answer-question.ts'
import { showLibrary } from './show-library.ts'

export const advisorRoutes = serve(advisor)({
  ask: (call) => answerQuestion(call, call.body.question),
  status: (call) => showLibrary(call),
})
