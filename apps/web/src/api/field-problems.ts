import { problemText, type Problem } from './problem.ts'

export type FieldProblems = { fields: Record<string, string>; rest: string | null }

const sentence = (text: string): string => {
  const capital = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/u.test(capital) ? capital : `${capital}.`
}

/**
 * Splits a problem into what a form can show at its fields and what it must say above them.
 * `owners` names the field for codes that are about one field but come without `errors`.
 */
export const fieldProblems = (
  problem: Problem,
  names: readonly string[],
  owners: Partial<Record<string, string>> = {},
): FieldProblems => {
  const fields: Record<string, string> = {}
  for (const { field, message } of problem.errors ?? []) {
    if (names.includes(field)) fields[field] ??= sentence(message)
  }
  const owner = owners[problem.code]
  if (owner) fields[owner] ??= problemText(problem)
  const named = Object.keys(fields).length > 0
  return { fields, rest: named ? null : problemText(problem) }
}
