import { useState } from 'react'
import { fieldProblems } from './field-problems.ts'
import { toProblem } from './problem.ts'

/** What went wrong and belongs to no single field. */
export type FormTrouble = { text: string; requestId?: string }

type Form = { getValues: () => object; setErrors: (errors: Record<string, string>) => void }

/** Shows a failed request on its form: at the fields the problem names, or in one sentence above the button. */
export const useFormTrouble = (form: Form, owners: Partial<Record<string, string>> = {}) => {
  const [trouble, setTrouble] = useState<FormTrouble | null>(null)
  const show = (error: unknown): void => {
    const problem = toProblem(error)
    const { fields, rest } = fieldProblems(problem, Object.keys(form.getValues()), owners)
    form.setErrors(fields)
    const worthAnId = problem.status >= 500 && problem.requestId
    setTrouble(rest === null ? null : { text: rest, ...(worthAnId ? { requestId: worthAnId } : {}) })
  }
  return { trouble, show, clear: () => setTrouble(null) }
}
