import type { z } from 'zod'
import { formatList } from '../messages/formats.ts'
import { fieldMessages } from './field.messages.ts'

/** What is wrong with a field, in the current locale. A schema that has its own error does not come here. */
export const fieldError: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? fieldMessages.missing() : fieldMessages.wrongType({ type: issue.expected })
    case 'invalid_value':
      return fieldMessages.notChoice({ choices: formatList(issue.values.map(String), 'disjunction') })
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'invalid_format':
      return wrongFormat(issue.format)
    case 'not_multiple_of':
      return fieldMessages.notMultiple({ divisor: issue.divisor })
    default:
      return fieldMessages.notValid()
  }
}

function tooSmall(origin: string, minimum: number): string {
  if (origin === 'string') return fieldMessages.tooShort({ minimum })
  return isCounted(origin) ? fieldMessages.tooFewItems({ minimum }) : fieldMessages.tooLow({ minimum })
}

function tooBig(origin: string, maximum: number): string {
  if (origin === 'string') return fieldMessages.tooLong({ maximum })
  return isCounted(origin) ? fieldMessages.tooManyItems({ maximum }) : fieldMessages.tooHigh({ maximum })
}

function wrongFormat(format: string): string {
  if (format === 'email') return fieldMessages.notEmail()
  return format === 'url' ? fieldMessages.notLink() : fieldMessages.wrongFormat()
}

const isCounted = (origin: string): boolean => origin === 'array' || origin === 'set' || origin === 'map'
