import { fail, type Problem } from '../contract/problem.ts'
import { secondsPerHour } from '../values/days.rules.ts'
import { httpMessages } from '../http/http.messages.ts'
import type { MailRefusal } from './mail-gate.ts'
import { mailMessages } from './mail.messages.ts'

const problems: Record<Exclude<MailRefusal, 'never'>, () => Problem> = {
  not_verified: () => fail('email_not_verified', httpMessages.emailNotVerified()),
  leaving: () => fail('forbidden', mailMessages.accountLeaves()),
  too_many: () => fail('rate_limited', mailMessages.tooManyMails(), { retryAfterSeconds: secondsPerHour }),
}

/** The answer to whoever wanted to cause a mail. Which of the caps is reached stays untold: one of them counts others too. */
export const mailProblem = (refusal: Exclude<MailRefusal, 'never'>): Problem => problems[refusal]()
