import { secondFactorsMessages } from '@wellmet/account/second-factors/second-factors.messages.ts'

/** People type a code in two groups of three, as their app shows it. */
export const typedCode = (typed: string): string => typed.replaceAll(/\s/gu, '')

export const codeRule = (typed: string): string | null =>
  /^\d{6}$/u.test(typedCode(typed)) ? null : secondFactorsMessages.codeFormat()

export const recoveryCodeRule = (typed: string): string | null =>
  /^[0-9a-z]{5}-?[0-9a-z]{5}$/iu.test(typedCode(typed)) ? null : secondFactorsMessages.recoveryCodeFormat()
