export type AdvisorSearch = { q?: string }

const longest = 500

export const readAdvisorSearch = ({ q }: Record<string, unknown>): AdvisorSearch => {
  const question = typeof q === 'string' ? q.trim().slice(0, longest) : ''
  return question === '' ? {} : { q: question }
}
