import { serve } from '@wellmet/platform/http/serve.ts'
import { answerLetter, changeLetterRules } from './answer-letter.ts'
import { answerQuestion } from './answer-question.ts'
import { letters, replies } from './letters.contract.ts'
import { showLetter, showQuestion } from './show-letter.ts'

export const lettersServed = serve(letters)({
  show: (call) => showLetter(call, call.params.token),
  answer: (call) => answerLetter(call, call.params.token, call.body),
  changeRules: (call) => changeLetterRules(call, call.params.token, call.body),
})

export const repliesServed = serve(replies)({
  show: (call) => showQuestion(call, call.params.token),
  answer: (call) => answerQuestion(call, call.params.token, call.body.answer),
})
