import { useQuery } from '@tanstack/react-query'
import type { DraftFacts } from '@wellmet/introductions/drafts/drafts.rules.ts'
import { dependsOn } from '../../api/depends-on.ts'

const claimsQuery = (personId: string) =>
  dependsOn('contacts', 'missions', 'requests').queryOptions('post', '/api/ai/hallucination/context', {
    body: { personId },
  })

const idOf = (evidence: string | undefined): string => evidence?.split(':')[1] ?? ''

/** What the asker wants of somebody, by the claims about them: their newest mission. Undefined until it is known. */
export const useGoal = (personId: string): DraftFacts['goal'] | undefined => {
  const { data, isPending } = useQuery({ ...claimsQuery(personId), retry: false })
  if (isPending) return undefined
  const goal = data?.claims.find(({ kind }) => kind === 'goal')
  return goal?.values.text === undefined ? null : { id: idOf(goal.evidenceIds[0]), title: goal.values.text }
}
