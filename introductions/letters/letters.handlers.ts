import { serve } from '@wellmet/platform/http/serve.ts'
import { asks } from '../requests/asks.contract.ts'
import { showAsks } from '../requests/show-asks.ts'
import { answerAsk } from './answer-ask.ts'
import { answerLetter, changeLetterRules } from './answer-letter.ts'
import { answerQuestion } from './answer-question.ts'
import { letters, replies } from './letters.contract.ts'
import { showLetter, showQuestion } from './show-letter.ts'

/** The same answers as those by a link, of members. */
export const asksRoutes = serve(asks)({
  list: (call) => showAsks(call),
  answer: (call) => answerAsk(call, call.params.id, call.body),
})

export const lettersRoutes = serve(letters)({
  show: (call) => showLetter(call, call.params.token),
  answer: (call) => answerLetter(call, call.params.token, call.body),
  changeRules: (call) => changeLetterRules(call, call.params.token, call.body),
})

export const repliesRoutes = serve(replies)({
  show: (call) => showQuestion(call, call.params.token),
  answer: (call) => answerQuestion(call, call.params.token, call.body.answer),
})
