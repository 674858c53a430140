import type { Token } from './tokens.rules.ts'

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? ''
const isWork = (token: Token | undefined): boolean =>
  token?.is === 'sense' && (token.sense === 'works' || token.sense === 'worked' || token.sense === 'connected')

/** Whether a place is said to be where somebody is: “in Lisbon” or “based: Lisbon”, and not “from Lisbon” or “called Lisbon”. */
export const isIn = (tokens: readonly Token[], isBased: boolean): boolean =>
  tokens.every((token, at) => {
    if (token.is !== 'place') return true
    const before = tokens[at - 1]
    if (/^(?:from|aus|nach|to|towards|near|nahe|for|about|via)$/.test(wordAt(tokens, at - 1))) return false
    return isBased || before === undefined || before.is === 'mark' || before.word === 'in'
  })

const isOf = (word: string): boolean => /^(?:of|von)$/.test(word)
const isEmployee = (word: string): boolean =>
  /^(?:employee|employees|mitarbeiter|mitarbeiterin|angestellte|angestellter)$/.test(word)

/** “Have Acme in common”, “in their past” */
const shares = /^(?:in|cv|resume|past|lebenslauf|vergangenheit|background|gemeinsam)$/

/** “Worked for Meera”, “works with Acme”, “had Acme” and “an ex of Meera” say more than where somebody worked. */
export const saysMoreThanWork = (tokens: readonly Token[], isEnded: boolean): boolean =>
  tokens.some((token, at) => {
    const last = tokens[at - 1]
    const before = wordAt(tokens, at - 1)
    // “Has a company, Acme”
    if (
      /^(?:company|firm|business|firma|unternehmen)$/.test(token.word) &&
      /^(?:a|an|eine|ein|own|eigene)$/.test(before)
    )
      return tokens[at - 2]?.is === 'sense' && (tokens[at - 2] as { sense?: string }).sense === 'has'
    if (token.is === 'party')
      return (
        /^(?:for|fur|unter|under|ex)$/.test(before) ||
        isEmployee(wordAt(tokens, at + 1)) ||
        (isOf(before) && isEmployee(wordAt(tokens, at - 2)))
      )
    if (token.is === 'company')
      return (
        (/^(?:with|mit|to|zu)$/.test(before) && isWork(tokens[at - 2])) ||
        (last?.is === 'sense' && last.sense === 'has' && !isEnded && !tokens.some(({ word }) => shares.test(word)))
      )
    if (/^(?:employs|beschaftigte|beschaftigten)$/.test(token.word)) return last?.is === 'party'
    return token.word === 'ex' && isOf(wordAt(tokens, at + 1))
  })
