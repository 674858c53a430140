import type { NextStep, TableConnection } from './data.contract.ts'

type Seen = Pick<TableConnection, 'state' | 'problem' | 'lastSuccessAt'>

/** What most needs the member comes first. What is being deleted counts as gone. */
export function nextStepOf(isAvailable: boolean, tables: readonly Seen[]): NextStep {
  const here = tables.filter(({ state }) => state !== 'revoked')
  if (here.length === 0) return isAvailable ? 'connect' : 'ask_operator'
  if (here.some(({ state }) => state === 'expired')) return 'connect_again'
  if (here.some(({ state, problem }) => state === 'failed' || problem !== null)) return 'check'
  return here.some(({ lastSuccessAt }) => lastSuccessAt === null) ? 'wait' : 'none'
}

/** The id in the link of a spreadsheet. */
export const spreadsheetIn = (url: string): string => /\/d\/([\w-]+)/.exec(url)?.[1] ?? ''
