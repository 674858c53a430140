import { serve } from '@wellmet/platform/http/serve.ts'
import { answerAsTeammate, answerQuestion, showQuestion } from './answer-card.ts'
import { askForCard, removeCard } from './ask-for-card.ts'
import { showThankYous } from './show-thank-yous.ts'
import { thankYouQuestions, thankYous } from './thank-yous.contract.ts'

export const thankYousRoutes = serve(thankYous)({
  list: (call) => showThankYous(call),
  ask: (call) => askForCard(call, call.body.requestId),
  answer: (call) => answerAsTeammate(call, call.params.id, call.body.answer),
  remove: (call) => removeCard(call, call.params.id),
})

export const thankYouQuestionsRoutes = serve(thankYouQuestions)({
  show: (call) => showQuestion(call, call.params.token),
  answer: (call) => answerQuestion(call, { token: call.params.token, answer: call.body.answer }),
})
